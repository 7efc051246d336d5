"""Retelling: the same game in a second world that the reader cannot tell from the first, by the oracle's tables."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, NamedTuple

from afallon import CHANCE
from tests.properties.knowledge import (
    BETWEEN_TWO,
    COUNTED,
    FOLLOWING,
    PUBLIC,
    SEEING_A_CARD,
    Deal,
    cards_of,
    exchanged,
    loyalties_of,
    sees,
    unplayed,
)
from tests.properties.worlds import Move, World, resolved_groups, standing

SWAPS, ENOUGH_SWAPS = 60, 8
"""The number of attempts to swap the characters of two or three seats, and the number of swaps that suffice."""


@dataclass
class Quest:
    """A quest whose cards have been played: their places in the moves, later changes, and the reader's knowledge."""

    places: dict[int, int]
    """The place of each seat's card."""

    played: dict[int, str]
    """Cards that the reader knows as they were played."""

    lying: dict[int, str] = field(default_factory=dict)
    """Cards that the reader knows as they were after Excalibur."""

    changed: int | None = None
    by_choice: bool = False
    """Whether the changed card was chosen (AV-EXC-06); the second world has the same choice."""

    instead: str | None = None
    """The card that was chosen."""

    trapped: int | None = None
    shown: Counter[str] | None = None
    """The public cards, after they were shown."""

    def lay(self, seat: int, card: str) -> str:
        if seat != self.changed:
            return card
        return (self.instead or card) if self.by_choice else exchanged(card)

    def may_be_played(self, seat: int, card: str, hand: tuple[str, ...]) -> bool:
        """Return whether the chosen change is possible after this card."""
        if seat != self.changed or self.instead is None:
            return True
        return self.instead in unplayed(card, hand)

    def fits(self, cards: Mapping[int, str]) -> bool:
        """Return whether the reader and all others would have seen the same of these cards."""
        lying = {seat: self.lay(seat, card) for seat, card in cards.items()}
        left = Counter(card for seat, card in lying.items() if seat != self.trapped)
        return (
            all(cards[seat] == card for seat, card in self.played.items())
            and all(lying[seat] == card for seat, card in self.lying.items())
            and (self.shown is None or left == self.shown)
        )


class Course(NamedTuple):
    """The facts of the first game that restrict its retelling."""

    moves: Sequence[Move]
    quests: Sequence[Quest]
    public: set[int]
    """The places of all moves in groups that have answered."""

    reader: int | None


def quests_in(world: World, moves: Sequence[Move], reader: int | None) -> list[Quest]:
    """Return the quests whose cards were all played, as this reader knows them. None of them is undone later."""
    quests = []
    for group in resolved_groups(moves):
        if moves[group[0]].kind not in COUNTED:
            continue
        cards = {moves[place].seat: moves[place].value for place in group}
        known = (reader, *moves[group[-1]].moment.found)
        quest = Quest({moves[place].seat: place for place in group}, {s: c for s, c in cards.items() if s in known})
        quest.by_choice = bool(world.setup.get("excalibur_choice"))
        after = group[-1]
        while not moves[after].shows and after + 1 < len(moves):
            after += 1
            _see(quest, cards, moves[after], reader)
        if moves[after].shows:
            quest.shown = Counter(quest.lay(seat, card) for seat, card in cards.items() if seat != quest.trapped)
        quests.append(quest)
    return quests


def _see(quest: Quest, cards: Mapping[int, str], move: Move, reader: int | None) -> None:
    """Record a later change of the cards, and the knowledge that the reader gains from it."""
    if move.kind in FOLLOWING and quest.by_choice:
        quest.instead = move.value
    if move.kind not in SEEING_A_CARD or move.value is None:
        return
    if move.kind == "use_excalibur":
        quest.changed = move.value
    elif move.kind == "trap_card":
        quest.trapped = move.value
    if move.seat == reader and move.kind == "use_excalibur":  # AV-EXC-03: the card that is taken back
        quest.played[move.value] = cards[move.value]
    elif move.seat == reader:
        quest.lying[move.value] = quest.lay(move.value, cards[move.value])


def second_world(
    world: World, moves: Sequence[Move], reader: int | None, rng: Random
) -> tuple[World, list[Move]] | None:
    """Return the same game with another deal that agrees with the reader's knowledge, or `None`."""
    quests = quests_in(world, moves, reader)
    public = {place for group in resolved_groups(moves) for place in group}
    known = sees(world.setup, world.deal, reader)

    def retold(deal: Deal) -> list[Move] | None:
        if sees(world.setup, deal, reader) != known or not _fits_the_night_and_the_end(world.deal, deal, moves, reader):
            return None
        return _retell(replace(world, deal=tuple(deal)), Course(moves, quests, public, reader), rng)

    deal, found, swaps = list(world.deal), None, 0
    strangers = [seat for seat in range(len(deal)) if seat != reader]
    for _ in range(SWAPS):
        seats = rng.sample(strangers, rng.choice((2, 2, 3)))
        candidate = list(deal)
        for seat, source in zip(seats, seats[1:] + seats[:1], strict=True):
            candidate[seat] = deal[source]
        if candidate != deal and (told := retold(candidate)) is not None:
            deal, swaps = candidate, swaps + 1
            found = found if tuple(deal) == world.deal else (replace(world, deal=tuple(deal)), told)
        if found is not None and swaps >= ENOUGH_SWAPS:
            break
    return found


def _fits_the_night_and_the_end(deal: Deal, other: Deal, moves: Sequence[Move], reader: int | None) -> bool:
    """Return whether the reader sees the same loyalties, and all see the same result of a recruitment."""
    for place, move in enumerate(moves):
        if move.kind in BETWEEN_TWO and _inspector(deal, moves, place) == reader != move.seat:
            same = move.value in loyalties_of(other[move.seat], move.moment.switches)
        elif move.kind == "recruit" and move.value is not None:
            names = {deal[move.value], other[move.value]}
            same = "untrustworthy_servant" not in names or len(names) == 1
        else:
            same = True
        if not same:
            return False
    return True


def _inspector(deal: Deal, moves: Sequence[Move], place: int) -> int:
    """Return the seat that sees the loyalty card of this move."""
    if not moves[place].moment.round:  # AV-REVEAL-02
        return deal.index("cleric")
    asking = moves[standing(moves[:place])[-1]]
    return asking.value if asking.kind in ("show_your_strength", "show_your_nature") else asking.seat


def _retell(world: World, course: Course, rng: Random) -> list[Move] | None:
    """Return the moves in this world with equal answers of the reader and equal public facts, or `None`."""
    moves, quests, public, reader = course
    told, sent = list(moves), Counter[int]()
    by_end = {max(quest.places.values()): quest for quest in quests}
    changing: Quest | None = None

    def hand(move: Move) -> tuple[str, ...]:
        watched = move.seat == move.moment.watched
        return cards_of(world.setup, world.deal[move.seat], move.moment, watched=watched, sent=sent[move.seat])

    for place, move in enumerate(moves):
        if move.seat in (reader, CHANCE):
            pass
        elif move.kind in COUNTED:
            told[place] = move._replace(value=rng.choice(hand(move)))
        elif move.kind in BETWEEN_TWO:
            if _inspector(world.deal, moves, place) != reader:
                told[place] = move._replace(value=rng.choice(loyalties_of(world.deal[move.seat], move.moment.switches)))
        elif move.kind in FOLLOWING:
            assert changing is not None
            if not changing.by_choice:
                told[place] = move._replace(value=exchanged(told[changing.places[move.seat]].value))
        else:
            assert move.kind in PUBLIC, f"say in knowledge.py who learns the answer to {move.kind}"
            if move.kind == "vote" and place not in public:
                told[place] = move._replace(value=rng.choice(("approve", "reject")))
        if place in by_end:
            quest = changing = by_end[place]
            hands = {seat: hand(moves[at]) for seat, at in quest.places.items()}
            cards = _deal_cards(quest, hands, rng)
            if cards is None:
                return None
            for seat, card in cards.items():
                told[quest.places[seat]] = moves[quest.places[seat]]._replace(value=card)
                sent[seat] += quest.lay(seat, card) == "good_message"  # AV-INTER-06, 07
    return told


def _deal_cards(quest: Quest, hands: Mapping[int, tuple[str, ...]], rng: Random) -> dict[int, str] | None:
    """Return a card for each seat that shows no difference to any reader, or `None`."""
    seats = sorted(hands, key=lambda seat: len(hands[seat]))

    def choose(cards: dict[int, str]) -> dict[int, str] | None:
        if quest.shown is not None:
            lying = Counter(quest.lay(seat, card) for seat, card in cards.items() if seat != quest.trapped)
            if not lying <= quest.shown:
                return None
        if len(cards) == len(seats):
            return cards if quest.fits(cards) else None
        seat = seats[len(cards)]
        options: list[Any] = [quest.played[seat]] if seat in quest.played else list(hands[seat])
        fitting = [card for card in options if quest.may_be_played(seat, card, hands[seat])]
        for card in rng.sample(fitting, len(fitting)):
            if card in hands[seat] and (found := choose({**cards, seat: card})) is not None:
                return found
        return None

    return choose({})
