"""Quest cards that a stream does not tell, found from all that it does tell of them."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from afallon.avalon import events
from afallon.avalon.cards import exchanged
from afallon.avalon.questions import PlayCard
from afallon.kernel import Answered, Event, Rng


class QuestTold(msgspec.Struct, frozen=True):
    """One quest as far as it went: when it was, where in the stream its cards were played, and all told of them."""

    round: int
    switches: int
    """How often the Lancelots had changed sides."""

    watched: int | None
    places: dict[int, int] = {}
    """By seat: the place of the answer that played the card."""

    played: dict[int, str] = {}
    """Cards known as they were played."""

    changed: int | None = None
    """Whose card Excalibur changed."""

    lying: dict[int, str] = {}
    """Cards known as they lay after Excalibur."""

    trapped: int | None = None
    shown: dict[str, int] | None = None

    def tell(self, place: int, event: Event) -> "QuestTold":
        """The quest after this event."""
        change: dict[str, Any] = {}
        match event:
            case Answered(about=PlayCard(), seat=seat):
                change["places"] = {**self.places, seat: place}
                if event.given:
                    change["played"] = {**self.played, seat: event.value}
            case events.CardTurned(seat=seat, card=card) | events.CardTakenBack(seat=seat, card=card):
                change["played"] = {**self.played, seat: card}
            case events.ExcaliburUsed():
                change["changed"] = event.seat
            case events.AmbushedCardSeen(member=seat, card=card) | events.TrappedCardSeen(seat=seat, card=card):
                change["lying"] = {**self.lying, seat: card}
            case events.CardTrapped():
                change["trapped"] = event.seat
            case events.CardsShown():
                change["shown"] = event.cards
        return msgspec.structs.replace(self, **change) if change else self

    def lay(self, seat: int, card: str) -> str:
        """The card that lies there in the end if this one was played."""
        return exchanged(card) if seat == self.changed else card

    def allows(self, seat: int, card: str) -> bool:
        """Whether this seat may have played this card."""
        return self.played.get(seat, card) == card and self.lying.get(seat, lain := self.lay(seat, card)) == lain


Telling = list[QuestTold]
"""One quest in all the ways it went: where an undo has brought back some of its cards, they must fit several."""


def gather(tellings: list[Telling], quest: QuestTold) -> None:
    """Add what is told of a quest to the rest that is told of it."""
    if not quest.places:
        return
    places = set(quest.places.values())
    for telling in tellings:
        if any(places & set(other.places.values()) for other in telling):
            if quest not in telling:
                telling.append(quest)
            return
    tellings.append([quest])


def choose(telling: Telling, hands: Mapping[int, Iterable[str]], rng: Rng | None = None) -> dict[int, str] | None:
    """By place in the stream: a card out of each hand, so that all could have gone as told; nothing if none fit.

    With a generator any of the ways may come up, without one it is always the same.
    """
    chosen: dict[int, str] = {}
    left = [None if quest.shown is None else dict(quest.shown) for quest in telling]
    ways = sorted(range(len(telling)), key=lambda way: left[way] is None)
    fitting = [
        {seat: [card for card in hands[seat] if quest.allows(seat, card)] for seat in quest.places} for quest in telling
    ]
    turns = [(way, seat) for way in ways for seat in sorted(fitting[way], key=lambda seat: len(fitting[way][seat]))]

    def choose_from(turn: int) -> bool:
        if turn == len(turns):
            return True
        way, seat = turns[turn]
        quest, counts, cards = telling[way], left[way], fitting[way][seat]
        place = quest.places[seat]
        if (before := chosen.get(place)) is not None:
            cards = [before] if before in cards else []
        elif rng is not None:
            cards = sorted(cards, key=lambda card: rng.random())
        for card in cards:
            lain = quest.lay(seat, card) if counts is not None and seat != quest.trapped else None
            if counts is not None and lain is not None:
                if not counts.get(lain):
                    continue
                counts[lain] -= 1
            chosen[place] = card
            if choose_from(turn + 1):
                return True
            if counts is not None and lain is not None:
                counts[lain] += 1
            if before is None:
                del chosen[place]
        return False

    return chosen if choose_from(0) else None
