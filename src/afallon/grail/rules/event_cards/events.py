"""Events of event cards and quests."""

from afallon.grail.rules.fields import DeckCards, DeckName, EventId, QuestId
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, Revelation
from afallon.kernel import Seat


class EventRevealed(Revelation):
    """An event is read. Another event says where the card goes."""

    event: EventId


class EventBegan(Change):
    """An event applies until the end of this day's dusk (GR-DAWN-21, 23)."""

    event: EventId

    def change(self, state: State) -> None:
        state.events.append(self.event)


class EventEnded(Change):
    """An event no longer applies. Another event says where the card goes."""

    event: EventId

    def change(self, state: State) -> None:
        state.events.remove(self.event)


class EventDiscarded(Change):
    """A story event goes to the discard pile (GR-DISCARD-04)."""

    event: EventId

    def change(self, state: State) -> None:
        state.discarded_events.append(self.event)


class EventAdded(Change):
    """A story event is put on top of the event deck or at its bottom."""

    event: EventId
    place: str

    def change(self, state: State) -> None:
        if self.event in state.discarded_events:
            state.discarded_events.remove(self.event)
        deck = state.decks["events"]
        put = deck.put_on_top if self.place == "top" else deck.put_at_bottom
        put(self.event)


class EventTakenOut(Change):
    """A story event leaves the event deck and the game (GR-DISCARD-05)."""

    event: EventId

    def change(self, state: State) -> None:
        state.decks["events"].remove(self.event)


class DeckSeen(Revelation):
    """The top cards of a deck are shown to all. Another event says how they are put back."""

    deck: DeckName
    cards: DeckCards


class QuestBegan(Change):
    """A quest card is put into the quest stack (GR-EVENT-06)."""

    quest: QuestId

    def change(self, state: State) -> None:
        state.quests.append(self.quest)


class QuestAchieved(Revelation):
    """A character meets the quest's condition, and the success section is read (GR-EVENT-07)."""

    quest: QuestId
    seat: Seat

    def change(self, state: State) -> None:
        state.achieved.append(self.quest)
        state.ever_achieved.append(self.quest)


class QuestEnded(Change):
    """A rule removes a quest (GR-EVENT-08)."""

    quest: QuestId

    def change(self, state: State) -> None:
        state.quests.remove(self.quest)
        if self.quest in state.achieved:
            state.achieved.remove(self.quest)
