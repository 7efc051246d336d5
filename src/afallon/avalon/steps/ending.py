"""The end of the game: every character is shown, and a side wins."""

from afallon.avalon.events import CharactersShown
from afallon.avalon.queries import OUTCOME
from afallon.avalon.state import AvalonTurn
from afallon.kernel import ALL, Outcome


def finish(turn: AvalonTurn, side: str, reason: str) -> None:
    """Show every character, and end the game for this side."""
    show_characters(turn)
    outcome = Outcome(side=side, reason=reason, winners=turn.state.seats_of(side))
    turn.end(turn.fold(OUTCOME, outcome))


def show_characters(turn: AvalonTurn) -> None:
    """Show all characters to all seats (AV-END-05)."""
    state = turn.state
    turn.emit(CharactersShown(characters=tuple(state.characters), sides=tuple(state.sides)), to=ALL)
