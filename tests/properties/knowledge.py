"""An oracle for knowledge: tables of the facts that the rules let a seat know, written from the rules.

Nothing here imports the engine. A character or module that gives knowledge to a seat adds a line here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tests.properties.setups import LANCELOTS, VARIANTS, side_of

Deal = Sequence[str]
Setup = Mapping[str, Any]

PUBLIC = frozenset(
    {
        *("choose_quest", "choose_team", "give_excalibur", "vote", "give_watch", "use_excalibur", "trap_card"),
        *("inspect", "recruit", "declare_aim", "assassinate", "choose_plot_card", "give_plot_card"),
        *("leading_to_victory", "the_king_returns", "we_found_you", "ambush", "are_you_the_one"),
        *("show_your_strength", "show_your_nature", "restore_your_honour", "take_plot_card"),
    }
)
"""Decisions whose answers become public as soon as the group has answered.

For instance AV-TEAM-01, AV-VOTE-01, AV-EXC-03, AV-TRAP-03, AV-INSPECT-06, AV-PLOT-04, END. A plot card is chosen when
it is given.
"""

COUNTED = frozenset({"play_card"})
"""Decisions whose answers become public as totals, without names (AV-QUEST-03)."""

BETWEEN_TWO = frozenset({"show_loyalty"})
"""Decisions whose answers only the inspector and the inspected player learn (AV-INSPECT-06, AV-REVEAL-02)."""

FOLLOWING = frozenset({"change_card"})
"""Decisions whose answer follows from a card that was played (AV-EXC-02), unless there is a choice (AV-EXC-06)."""

SEEING_A_CARD = frozenset({"use_excalibur", "ambush", "trap_card"})
"""Decisions that let a seat see the card of the seat it names (AV-EXC-03, AV-PLOT-11, AV-TRAP-02)."""

SHOWING_THE_ASSASSIN = frozenset({"recruit", "declare_aim", "assassinate"})
"""Questions that reveal who makes the guess (AV-END-03, AV-SERV-06)."""

FAILS = ("fail", "rogue_fail", "bad_message")


class Moment(NamedTuple):
    """The public facts of a moment that matter for cards and loyalties."""

    round: int = 0
    switches: int = 0
    watched: int | None = None
    found: tuple[int, ...] = ()
    """Seats that must play face up (AV-PLOT-13)."""


def side_then(character: str, switches: int) -> str:
    """Return the side of a character after this number of switches (AV-LANC-03)."""
    side = side_of(character)
    if character in LANCELOTS and switches % 2:
        return "good" if side == "evil" else "evil"
    return side


def evil_seats(deal: Deal, switches: int = 0) -> frozenset[int]:
    return frozenset(seat for seat, character in enumerate(deal) if side_then(character, switches) == "evil")


def assassin_of(setup: Setup, deal: Deal) -> int | None:
    """Return the seat that makes the guess at the end, or `None` (AV-NOMERLIN-02)."""
    name = setup.get("assassin") or "assassin"
    return deal.index(name) if name in deal else None


def sees(setup: Setup, deal: Deal, reader: int | None) -> dict[str, frozenset[int]]:
    """Return the seats that this reader is shown at each step of the night (REVEAL)."""
    if reader is None:
        return {}
    has_variant = any(name in setup.get("modules", ()) for name in VARIANTS)
    hidden = {"evil_sorcerer"} if setup.get("hidden_sorcerer") else set()  # AV-REVEAL-09
    apart = {"oberon", "evil_rogue", *hidden, *(LANCELOTS[1:] if has_variant else ())}  # AV-REVEAL-03 to 05
    own, steps = deal[reader], {}
    if side_of(own) == "evil" and own not in apart:
        steps["evil"] = {name for name in deal if side_of(name) == "evil"} - apart
        if has_variant:  # AV-REVEAL-04
            steps["lancelot among evil"] = {LANCELOTS[1]}
    if own == "merlin":  # AV-REVEAL-06 to 08, 17
        shown = {name for name in deal if side_of(name) == "evil"} - {"mordred", "evil_rogue"} - hidden
        steps["merlin"] = shown | {"untrustworthy_servant"}
    if own == "percival":  # AV-REVEAL-10
        steps["percival"] = {"merlin", "morgana"}
    if own in LANCELOTS and not has_variant:  # AV-REVEAL-11
        steps["lancelots"] = set(LANCELOTS)
    if own == "senior_messenger" and setup.get("senior_messenger"):  # AV-REVEAL-13
        steps["senior messenger"] = {"junior_messenger"}
    if own == "untrustworthy_servant":  # AV-REVEAL-14
        steps["untrustworthy servant"] = {setup.get("assassin") or "assassin"}
    return {
        step: frozenset(seat for seat, name in enumerate(deal) if name in names and seat != reader)
        for step, names in steps.items()
    }


def cards_of(setup: Setup, character: str, now: Moment, *, watched: bool, sent: int) -> tuple[str, ...]:
    """Return the cards that this character may play on a quest, after `sent` messages (AV-QUEST-02)."""
    side = side_then(character, now.switches)
    basic = ("success", "fail") if side == "evil" else ("success",)
    match character:
        case "lunatic":  # AV-ROLE-12
            return ("fail",)
        case "brute":  # AV-ROLE-13
            return basic if now.round <= 3 else ("success",)
        case "good_sorcerer" | "evil_sorcerer":  # AV-SORC-03
            return ("success", "magic")
        case "senior_messenger" | "junior_messenger":  # AV-MSG-02, 04
            return ("success", "good_message") if sent < 2 else ("success",)
        case "evil_messenger":
            return ("success", "fail", "bad_message")
        case "good_rogue" | "evil_rogue":  # AV-ROGUE-04, 11
            own = "rogue_success" if side == "good" else "rogue_fail"
            return basic if watched else (*basic, own)
        case "good_lancelot" | "evil_lancelot" if VARIANTS[1] in setup.get("modules", ()):  # AV-LANC-05
            return basic[-1:]
        case _:
            return basic


def exchanged(card: str) -> str:
    """Return the card that Excalibur puts in its place (AV-INTER-02)."""
    return "success" if card in FAILS or card == "magic" else "fail"


def unplayed(card: str, hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards that Excalibur lets its holder choose, by an option (AV-EXC-06)."""
    return tuple(other for other in ("success", "fail", *hand) if other != card)


def loyalties_of(character: str, switches: int) -> tuple[str, ...]:
    """Return the loyalty cards that this character may hand over (AV-INSPECT-03, AV-ROLE-16, 17)."""
    match character:
        case "trickster":
            return ("good", "evil")
        case "troublemaker":
            return ("evil",)
        case _:
            return (side_then(character, switches),)


def may_reveal(kind: str, setup: Setup, deal: Deal, other: Deal, switches: int) -> bool:
    """Return whether events of this kind let the game itself reveal the difference between these two deals."""
    match kind:
        case "evil_shown":  # AV-END-03
            return evil_seats(deal, switches) != evil_seats(other, switches)
        case "asked for the guess":  # AV-END-03: the Assassin shows himself
            return assassin_of(setup, deal) != assassin_of(setup, other)
        case "character_shown":  # AV-ROLE-14
            return deal.index("revealer") != other.index("revealer")
        case "characters_shown":  # AV-END-05
            return tuple(deal) != tuple(other)
        case _:
            return False
