"""The end: every character is shown, and a side has won."""

from afallon.avalon.state import AvalonTable
from afallon.kernel import ALL, Outcome


def finish(table: AvalonTable, side: str, reason: str) -> None:
    """Show every character, and end the game for this side."""
    show_characters(table)
    outcome = Outcome(side=side, reason=reason, winners=table.state.seats_of(side))
    table.end(table.fold("outcome", outcome))


def show_characters(table: AvalonTable) -> None:
    """Everybody turns the character over (AV-END-05)."""
    state = table.state
    table.emit("characters_shown", to=ALL, characters=tuple(state.characters), sides=tuple(state.sides))
