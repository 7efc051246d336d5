"""The two Lancelots: their meeting at night, and the switch of sides in their variants (LANC)."""

from collections.abc import Callable, Iterator
from typing import ClassVar

from afallon.avalon.basic_view import BasicView
from afallon.avalon.character import EVIL, GOOD, Sight, advised_from, needs, who
from afallon.avalon.events import AllegianceDrawn, AllegianceLaid, CardsShown, LancelotsSwitched
from afallon.avalon.fields import AllegianceCard
from afallon.avalon.part import Known, Part
from afallon.avalon.plan import Plan, Setup
from afallon.avalon.scene import AvalonOwn, AvalonTable, Thing
from afallon.avalon.state import AvalonTurn
from afallon.avalon.tags import APART_FROM_EVIL, MEETS_LANCELOT, THUMB_AMONG_EVIL
from afallon.kernel import ALL, Problem

NAME = "lancelots"
VARIANT = "lancelot_variant"
"""The group of the two variants; at most one of them is chosen (`AvalonModule.one_of`)."""

VARIANTS = ("lancelot_variant_1", "lancelot_variant_2")
LANCELOTS = ("good_lancelot", "evil_lancelot")
NO_CHANGE, SWITCH = "no_change", "switch"
_CARDS = {card: Thing(card, f"avalon-allegiance-{card}") for card in (NO_CHANGE, SWITCH)}

MEETING = Sight(  # AV-REVEAL-11
    name="lancelots",
    watchers=who(MEETS_LANCELOT),
    shown=who(MEETS_LANCELOT),
    learns="lancelot",
    together=True,
)
AMONG_EVIL = Sight(  # AV-REVEAL-04
    name="lancelot_among_evil",
    moment="evil",
    watchers=who(EVIL, lacks=(APART_FROM_EVIL,)),
    shown=who(THUMB_AMONG_EVIL),
    learns="evil_lancelot",
)


def has_variant(setup: Setup) -> bool:
    return any(name in setup.modules for name in VARIANTS)


def check(name: str, other: str) -> Callable[[Plan], Iterator[Problem]]:
    """Return a check that refuses a single Lancelot; the warning for small tables is given once (AV-ROLE-18)."""
    together = needs(name, other, rule="AV-ROLE-18")
    advised = advised_from(7, name, "AV-ROLE-18")

    def check_both(plan: Plan) -> Iterator[Problem]:
        yield from together(plan)
        if name == LANCELOTS[0]:
            yield from advised(plan)

    return check_both


def check_variant(name: str) -> Callable[[Plan], Iterator[Problem]]:
    """Return a check that demands both Lancelots and refuses both variants together."""

    def check_this(plan: Plan) -> Iterator[Problem]:
        for lancelot in LANCELOTS:
            if lancelot not in plan.deck:
                details = {"module": name, "needed": lancelot}
                yield Problem("module_needs_character", "AV-ROLE-18", details=details)
        if name == VARIANTS[0] and VARIANTS[1] in plan.modules:
            details = {"module": name, "other": VARIANTS[1]}
            yield Problem("modules_exclude_each_other", "AV-LANC-04", details=details)

    return check_this


def switch_sides(turn: AvalonTurn) -> None:
    """Switch the sides of both Lancelots, for every purpose (AV-LANC-03)."""
    sides = turn.state.sides
    for name in LANCELOTS:
        seat = turn.state.holder(name)
        sides[seat] = _other(sides[seat])
    turn.emit(LancelotsSwitched(), to=ALL)


def _other(side: str) -> str:
    return GOOD if side == EVIL else EVIL


class KnownLancelots(Known):
    """The public knowledge about the Lancelots: allegiance cards and the number of switches."""

    part: ClassVar[str] = NAME
    cards: dict[int, AllegianceCard] = {}
    """By quest: the allegiance card as drawn or laid."""

    drawn: dict[int, AllegianceCard] = {}
    """By round: the drawn card. It belongs to the quest of that round, not to a quest number (AV-TARGET-06)."""

    switches: int = 0
    switches_by_quest: dict[int, int] = {}
    """By played quest: the number of switches until then."""

    def on_allegiance_laid(self, event: AllegianceLaid, view: BasicView) -> None:
        self.cards[event.quest] = event.card

    def on_allegiance_drawn(self, event: AllegianceDrawn, view: BasicView) -> None:
        self.cards[event.quest] = self.drawn[view.round] = event.card

    def on_lancelots_switched(self, event: LancelotsSwitched, view: BasicView) -> None:
        self.switches += 1
        for seat, character in view.characters.items():
            if character in LANCELOTS:
                view.sides[seat] = _other(view.sides[seat])

    def on_cards_shown(self, event: CardsShown, view: BasicView) -> None:
        self.switches_by_quest[event.quest] = self.switches

    def lay(self, view: BasicView, table: AvalonTable) -> None:
        rounds = {quest.round: quest.quest for quest in view.quests}
        if table.current_quest is not None:
            rounds[view.round] = table.current_quest
        lying = {rounds.get(round): card for round, card in self.drawn.items()} if self.drawn else self.cards
        for quest, card in lying.items():
            if quest is not None:
                table.quests[quest - 1].marks.append(_CARDS[card])

    def tell(self, view: BasicView, own: AvalonOwn) -> None:
        if own.character in LANCELOTS:
            own.side_changes = self.switches


PART = Part(name=NAME, known=KnownLancelots)
