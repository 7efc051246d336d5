"""What can happen to events and quests."""

from afallon.grail.rules.changes import change, revealing
from afallon.grail.rules.state import State


@revealing
def event_revealed(state: State, *, event: str) -> None:
    """It is read; where the card goes is told apart."""


@change
def event_began(state: State, *, event: str) -> None:
    """It applies until the dusk of this day ends (GR-DAWN-21, 23)."""
    state.events.append(event)


@change
def event_ended(state: State, *, event: str) -> None:
    """It applies no more; where the card goes is told apart."""
    state.events.remove(event)


@change
def event_discarded(state: State, *, event: str) -> None:
    """A story event, to the discard pile (GR-DISCARD-04)."""
    state.discarded_events.append(event)


@change
def quest_began(state: State, *, quest: str) -> None:
    """Its card lies in the quest stack (GR-EVENT-06)."""
    state.quests.append(quest)


@revealing
def quest_achieved(state: State, *, quest: str, seat: int) -> None:
    """This character meets its condition: the success section is read (GR-EVENT-07)."""
    state.achieved.append(quest)


@change
def quest_ended(state: State, *, quest: str) -> None:
    """A rule has removed it (GR-EVENT-08)."""
    state.quests.remove(quest)
    if quest in state.achieved:
        state.achieved.remove(quest)
