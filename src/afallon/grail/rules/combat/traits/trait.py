"""The interface of enemy traits. Traits have no state of their own."""

from typing import ClassVar

from afallon.grail.rules.state import GrailTurn


class EnemyTrait:
    """A trait of enemies: numbers that it changes, and moments when it acts."""

    name: ClassVar[str]
    extra_cards: ClassVar[int] = 0
    """Extra cards for each participant, in the opening hand and at the end of a round."""

    cards_at_most: ClassVar[int | None] = None
    """The limit of cards in one activation."""

    fewest_cards: ClassVar[int] = 1
    """The fewest cards played in step 2 that prevent an opportunity attack."""

    markers_withheld: ClassVar[int] = 0
    """Markers withheld from the first card of each activation."""

    attacks_twice: ClassVar[bool] = False
    damage_is_unavoidable: ClassVar[bool] = False
    """Whether damage in step 3 is unavoidable."""

    stays_on_the_map: ClassVar[bool] = False
    """Whether an enemy that was not beaten stays on the map."""

    def on_first_activation(self, turn: GrailTurn, seat: int) -> None:
        """Act right after the first activation of the combat, before step 1 (GR-TRAIT-29)."""

    def before_attack(self, turn: GrailTurn, seat: int) -> None:
        """Act at the start of each enemy attack."""

    def watch(self, turn: GrailTurn) -> None:
        """React after every effect, and before a character with health 0 leaves."""

    def at_end(self, turn: GrailTurn) -> None:
        """Act at the end of the encounter, with any ending."""
