"""Infer hidden quest cards: constraints from a stream, and a search for cards that satisfy them."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from afallon.avalon import events
from afallon.avalon.cards import exchanged, unplayed
from afallon.avalon.questions import ChangeCard, PlayCard
from afallon.kernel import Answered, Event, Rng


class QuestTold(msgspec.Struct, frozen=True):
    """The information of a stream about one quest, as far as the quest went."""

    round: int
    switches: int
    """The number of Lancelot switches before the quest."""

    watched: int | None
    places: dict[int, int] = {}
    """By seat: the place in the stream of the answer that played the card."""

    played: dict[int, str] = {}
    """By seat: known cards as they were played."""

    by_choice: bool = False
    """Whether a member who must change a card chooses the new one (AV-EXC-06)."""

    changed: int | None = None
    """The seat whose card Excalibur changed."""

    changed_at: int | None = None
    """The place in the stream of the answer that changed it."""

    lying: dict[int, str] = {}
    """By seat: known cards as they lay after Excalibur."""

    trapped: int | None = None
    shown: dict[str, int] | None = None

    def tell(self, place: int, event: Event) -> "QuestTold":
        """Return the quest with the information of this event."""
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
            case Answered(about=ChangeCard(), seat=seat):
                change["changed_at"] = place
                if event.given:
                    change["lying"] = {**self.lying, seat: event.value}
            case events.AmbushedCardSeen(member=seat, card=card) | events.TrappedCardSeen(seat=seat, card=card):
                change["lying"] = {**self.lying, seat: card}
            case events.CardTrapped():
                change["trapped"] = event.seat
            case events.CardsShown():
                change["shown"] = event.cards
        return msgspec.structs.replace(self, **change) if change else self

    def ways(self, seat: int, hand: Collection[str]) -> list[tuple[str, str]]:
        """Return the possible pairs of played card and final card for a seat with this hand."""
        return [
            (card, lain)
            for card in hand
            for lain in self._lays(seat, card, hand)
            if self.played.get(seat, card) == card and self.lying.get(seat, lain) == lain
        ]

    def _lays(self, seat: int, card: str, hand: Collection[str]) -> tuple[str, ...]:
        if seat != self.changed:
            return (card,)
        return unplayed(card, hand) if self.by_choice else (exchanged(card),)


Telling = list[QuestTold]
"""All runs of one quest that share answers. After an undo, kept cards must be consistent with several runs."""


def gather(tellings: list[Telling], quest: QuestTold) -> None:
    """Add a run of a quest to the runs that share answers with it."""
    if not quest.places:
        return
    places = set(quest.places.values())
    for telling in tellings:
        if any(places & set(other.places.values()) for other in telling):
            if quest not in telling:
                telling.append(quest)
            return
    tellings.append([quest])


def choose(telling: Telling, hands: Mapping[int, Collection[str]], rng: Rng | None = None) -> dict[int, str] | None:
    """Return, by place in the stream, a card for each answer so that all runs are consistent; `None` if impossible.

    The backtracking search is randomised by `rng`; without one it is deterministic.
    """
    chosen: dict[int, str] = {}
    left = [None if quest.shown is None else dict(quest.shown) for quest in telling]
    ways = sorted(range(len(telling)), key=lambda way: left[way] is None)
    fitting = [{seat: quest.ways(seat, hands[seat]) for seat in quest.places} for quest in telling]
    turns = [(way, seat) for way in ways for seat in sorted(fitting[way], key=lambda seat: len(fitting[way][seat]))]

    def choose_from(turn: int) -> bool:
        if turn == len(turns):
            return True
        way, seat = turns[turn]
        quest, counts, cards = telling[way], left[way], fitting[way][seat]
        place = quest.places[seat]
        is_counted = counts is not None and seat != quest.trapped
        if (before := chosen.get(place)) is not None:
            cards = [fits for fits in cards if fits[0] == before]
        if rng is not None:
            cards = sorted(cards, key=lambda fits: rng.random())
        for card, lain in cards:
            if counts is not None and is_counted:
                if not counts.get(lain):
                    continue
                counts[lain] -= 1
            chosen[place] = card
            if seat == quest.changed and quest.changed_at is not None:
                chosen[quest.changed_at] = lain
            if choose_from(turn + 1):
                return True
            if counts is not None and is_counted:
                counts[lain] += 1
            if before is None:
                del chosen[place]
        return False

    return chosen if choose_from(0) else None
