"""Events of chapters."""

import msgspec

from afallon.grail.rules.fields import ChapterNumber, DeckCards, DeckName, EndingId, EpilogueName
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, Revelation


class ChapterBegan(Change):
    """A chapter of the campaign has begun."""

    chapter: ChapterNumber

    def change(self, state: State) -> None:
        state.chapter = self.chapter
        state.used_up.pop("chapter", None)


class EncountersAdded(Change):
    """Encounters of the supply are added to a deck, which is shuffled (GR-WORLD-18)."""

    deck: DeckName
    cards: DeckCards

    def change(self, state: State) -> None:
        pile = state.decks[self.deck]
        for card in self.cards:
            state.encounters.remove(card)
            pile.put_at_bottom(card)
        pile.shuffle()


class EncountersRemoved(Change):
    """Encounters are removed from a deck to the supply, and the deck is shuffled (GR-WORLD-18, 20)."""

    deck: DeckName
    cards: DeckCards

    def change(self, state: State) -> None:
        pile = state.decks[self.deck]
        pile.shuffle()
        for card in self.cards:
            pile.take(card)
            state.encounters.append(card)


class ChapterStartKept(Change):
    """The state without its parties is saved, so that Mercy can return to it (GR-DEATH-17)."""

    chapter: int

    def change(self, state: State) -> None:
        state.chapter_start, state.kept_chapter = None, self.chapter
        start = state.copy()
        start.parties = []
        state.chapter_start = msgspec.json.encode(start).decode()


class EndingReached(Change):
    """The story has reached this ending."""

    ending: EndingId

    def change(self, state: State) -> None:
        state.ending = self.ending


class EpilogueRead(Revelation):
    """The epilogue is read, which tells the fate of all."""

    epilogue: EpilogueName
