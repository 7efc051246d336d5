"""The two Lancelots: how they meet, and how their variants switch their sides (LANC)."""

from collections.abc import Callable, Iterator

from afallon.avalon.character import EVIL, GOOD, Sight, advised_from, needs, who
from afallon.avalon.plan import Plan, Setup
from afallon.avalon.state import AvalonTable
from afallon.kernel import ALL, Problem

VARIANTS = ("lancelot_variant_1", "lancelot_variant_2")
LANCELOTS = ("good_lancelot", "evil_lancelot")
NO_CHANGE, SWITCH = "no_change", "switch"

MEETING = Sight(  # AV-REVEAL-11
    name="lancelots",
    watchers=who("meets_lancelot"),
    shown=who("meets_lancelot"),
    learns="lancelot",
    together=True,
)
AMONG_EVIL = Sight(  # AV-REVEAL-04
    name="lancelot_among_evil",
    moment="evil",
    watchers=who(EVIL, lacks=("apart_from_evil",)),
    shown=who("thumb_among_evil"),
    learns="evil_lancelot",
)


def has_variant(setup: Setup) -> bool:
    return any(name in setup.modules for name in VARIANTS)


def check(name: str, other: str) -> Callable[[Plan], Iterator[Problem]]:
    """Always both; the advice is given once (AV-ROLE-18)."""
    together = needs(name, other, rule="AV-ROLE-18")
    advised = advised_from(7, name, "AV-ROLE-18")

    def check_both(plan: Plan) -> Iterator[Problem]:
        yield from together(plan)
        if name == LANCELOTS[0]:
            yield from advised(plan)

    return check_both


def check_variant(name: str) -> Callable[[Plan], Iterator[Problem]]:
    """A variant needs the Lancelots, and is one of two."""

    def check_this(plan: Plan) -> Iterator[Problem]:
        for lancelot in LANCELOTS:
            if lancelot not in plan.deck:
                details = {"module": name, "needed": lancelot}
                yield Problem("module_needs_character", "AV-ROLE-18", details=details)
        if name == VARIANTS[0] and VARIANTS[1] in plan.modules:
            details = {"module": name, "other": VARIANTS[1]}
            yield Problem("modules_exclude_each_other", "AV-LANC-04", details=details)

    return check_this


def switch_sides(table: AvalonTable) -> None:
    """Both change allegiance, for every purpose (AV-LANC-03)."""
    sides = table.state.sides
    for name in LANCELOTS:
        seat = table.state.holder(name)
        sides[seat] = GOOD if sides[seat] == EVIL else EVIL
    table.emit("lancelots_switched", to=ALL)
