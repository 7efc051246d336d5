"""What the rules let a seat know: the oracle's own tables, written from the rules and not from the engine.

Nothing here imports the engine. A character or module that tells somebody something adds a line here.
"""

from collections.abc import Sequence

from tests.properties.setups import side_of

Deal = Sequence[str]

PUBLIC = frozenset({"choose_team", "vote", "inspect", "assassinate"})
"""Decisions whose answer all learn as soon as the group has answered (AV-TEAM-01, AV-VOTE-01, AV-INSPECT-06, END)."""

COUNTED = frozenset({"play_card"})
"""Decisions of which all learn how often each answer was given, and nobody whose it was (AV-QUEST-03)."""

BETWEEN_TWO = frozenset({"show_loyalty"})
"""Decisions whose answer only the inspector and the inspected learn (AV-INSPECT-06)."""


def sees(deal: Deal, reader: int | None) -> frozenset[int]:
    """Whom this seat is shown at night; what as follows from its own character (REVEAL)."""
    if reader is None:
        return frozenset()
    match deal[reader]:
        case "merlin":  # AV-REVEAL-06
            shown = {seat for seat in evil_seats(deal) if deal[seat] != "mordred"}
        case "percival":  # AV-REVEAL-10
            shown = {seat for seat, character in enumerate(deal) if character in ("merlin", "morgana")}
        case "servant" | "oberon":
            shown = set()
        case _:  # AV-REVEAL-03
            shown = {seat for seat in evil_seats(deal) if deal[seat] != "oberon"}
    return frozenset(shown - {reader})


def evil_seats(deal: Deal) -> frozenset[int]:
    return frozenset(seat for seat, character in enumerate(deal) if side_of(character) == "evil")


def cards_of(deal: Deal, seat: int) -> tuple[str, ...]:
    """What this seat may play on a quest (AV-QUEST-02)."""
    return ("success", "fail") if side_of(deal[seat]) == "evil" else ("success",)


def may_reveal(kind: str, deal: Deal, other: Deal, assassin: str | None) -> bool:
    """Whether an event of this kind is one by which the game itself tells these two deals apart."""
    match kind:
        case "evil_shown":  # AV-END-03
            return evil_seats(deal) != evil_seats(other)
        case "asked assassinate":  # AV-END-03: the Assassin shows himself by his guess
            return assassin is not None and deal.index(assassin) != other.index(assassin)
        case "characters_shown":  # AV-END-05
            return tuple(deal) != tuple(other)
        case _:
            return False
