"""What a trait may have to say. Traits know no state of their own."""

from typing import ClassVar

from afallon.grail.rules.state import GrailTurn


class EnemyTrait:
    """One trait of enemies: numbers that it changes, and moments at which it does something."""

    name: ClassVar[str]
    extra_cards: ClassVar[int] = 0
    """For each participant, in the opening hand and at the end of a round."""

    cards_at_most: ClassVar[int | None] = None
    """In one activation."""

    fewest_cards: ClassVar[int] = 1
    """Whoever plays fewer in step 2 suffers an opportunity attack."""

    markers_withheld: ClassVar[int] = 0
    """From the first card of each activation."""

    attacks_twice: ClassVar[bool] = False
    damage_is_unavoidable: ClassVar[bool] = False
    """In step 3."""

    stays_on_the_map: ClassVar[bool] = False
    """When it is not beaten."""

    def on_first_activation(self, turn: GrailTurn, seat: int) -> None:
        """Right after the first activation of the combat, before step 1 (GR-TRAIT-29)."""

    def before_attack(self, turn: GrailTurn, seat: int) -> None:
        """At the start of each enemy attack."""

    def watch(self, turn: GrailTurn) -> None:
        """After every effect, and before somebody with no health leaves."""

    def at_end(self, turn: GrailTurn) -> None:
        """However the encounter ended."""
