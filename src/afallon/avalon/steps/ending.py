"""The end: every character is shown, and a side has won."""

from afallon.avalon.state import AvalonTable
from afallon.kernel import ALL, Outcome


def finish(table: AvalonTable, side: str, reason: str) -> None:
    """Show every character (AV-END-05) and end the game for this side."""
    state = table.state
    table.emit("characters_shown", to=ALL, characters=tuple(state.characters), sides=tuple(state.sides))
    table.end(Outcome(side=side, reason=reason, winners=state.seats_of(side)))
