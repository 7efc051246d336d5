"""State changes: the state changes through events only.

An event of Grail carries its change. `tell` applies the change and emits the event; a view applies the same change when
it reads the event. So state and view cannot differ. A change makes no decisions, and keeps no reference to data that
could be modified later.
"""

from typing import ClassVar, TypeVar

from afallon.grail.rules.state import GrailTurn, State
from afallon.kernel import ALL, Event


class Change(Event):
    """An event that happened in a campaign, with its change of the state."""

    reveals: ClassVar[bool] = False
    """Whether the event reveals new information. Undo does not go back past it."""

    leaves_cards: ClassVar[bool] = False
    """Whether the event leaves the map and all applicable cards unchanged, so that cached abilities stay valid."""

    def change(self, state: State) -> None:
        """Apply the change to the state. Do nothing if other events carry the consequences."""


class Revelation(Change):
    """A change that comes from chance or tells a story. Undo does not go back past it."""

    reveals: ClassVar[bool] = True


AnyChange = TypeVar("AnyChange", bound=type[Change])


def leaves_cards(change: AnyChange) -> AnyChange:
    """Declare that a change affects neither the map nor the cards that apply to any seat."""
    change.leaves_cards = True
    return change


def tell(turn: GrailTurn, event: Change) -> None:
    """Apply the event's change to the state, then emit the event to all.

    The cache of applicable abilities (`turn.known`) is cleared unless the event leaves cards unchanged.
    """
    event.change(turn.state)
    if turn.known and not event.leaves_cards:
        turn.known.clear()
    turn.emit(event, to=ALL)
