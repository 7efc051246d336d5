"""How the state moves: by events, and by nothing else.

An event of Grail carries its change. `tell` carries it out and emits the event, and a view carries out the same when it
reads the event. So state and view cannot differ. Changes do what the event says and decide nothing; they keep no part
of it that could be changed later.
"""

from typing import ClassVar, TypeVar

from afallon.grail.rules.state import GrailTurn, State
from afallon.kernel import ALL, Event


class Change(Event):
    """Something that has happened in a campaign, and what it does to the state."""

    reveals: ClassVar[bool] = False
    """Whether it tells players what they could not know before: no answer before such an event is taken back."""

    leaves_cards: ClassVar[bool] = False
    """Whether the cards that apply to somebody stay the same, as does the map: what was worked out of them holds."""

    def change(self, state: State) -> None:
        """Move the state; nothing happens here if all that follows has events of its own."""


class Revelation(Change):
    """A change that follows from chance or tells a story: undo does not go back past it."""

    reveals: ClassVar[bool] = True


AnyChange = TypeVar("AnyChange", bound=type[Change])


def leaves_cards(change: AnyChange) -> AnyChange:
    """Declare that a change moves no card that applies to somebody, and nothing on the map."""
    change.leaves_cards = True
    return change


def tell(turn: GrailTurn, event: Change) -> None:
    """Change the state as the event says, and tell everybody."""
    event.change(turn.state)
    if turn.known and not event.leaves_cards:
        turn.known.clear()
    turn.emit(event, to=ALL)
