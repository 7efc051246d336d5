"""What can happen to events and quests."""

from afallon.grail.rules.fields import DeckCards, DeckName, EventId, QuestId
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, Revelation
from afallon.kernel import Seat


class EventRevealed(Revelation):
    """It is read; where the card goes is told separately."""

    event: EventId


class EventBegan(Change):
    """It applies until the dusk of this day ends (GR-DAWN-21, 23)."""

    event: EventId

    def change(self, state: State) -> None:
        state.events.append(self.event)


class EventEnded(Change):
    """It no longer applies; where the card goes is told separately."""

    event: EventId

    def change(self, state: State) -> None:
        state.events.remove(self.event)


class EventDiscarded(Change):
    """A story event, to the discard pile (GR-DISCARD-04)."""

    event: EventId

    def change(self, state: State) -> None:
        state.discarded_events.append(self.event)


class EventAdded(Change):
    """A story event lies on top of the event deck, or at its bottom."""

    event: EventId
    place: str

    def change(self, state: State) -> None:
        if self.event in state.discarded_events:
            state.discarded_events.remove(self.event)
        deck = state.decks["events"]
        put = deck.put_on_top if self.place == "top" else deck.put_at_bottom
        put(self.event)


class EventTakenOut(Change):
    """A story event is out of the event deck, and out of the game (GR-DISCARD-05)."""

    event: EventId

    def change(self, state: State) -> None:
        state.decks["events"].remove(self.event)


class DeckSeen(Revelation):
    """The top cards of a deck are shown to everybody; how they are put back is told separately."""

    deck: DeckName
    cards: DeckCards


class QuestBegan(Change):
    """Its card lies in the quest stack (GR-EVENT-06)."""

    quest: QuestId

    def change(self, state: State) -> None:
        state.quests.append(self.quest)


class QuestAchieved(Revelation):
    """This character meets its condition: the success section is read (GR-EVENT-07)."""

    quest: QuestId
    seat: Seat

    def change(self, state: State) -> None:
        state.achieved.append(self.quest)
        state.ever_achieved.append(self.quest)


class QuestEnded(Change):
    """A rule has removed it (GR-EVENT-08)."""

    quest: QuestId

    def change(self, state: State) -> None:
        state.quests.remove(self.quest)
        if self.quest in state.achieved:
            state.achieved.remove(self.quest)
