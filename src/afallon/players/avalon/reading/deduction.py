"""Deduction: every assignment of sides and distinctive characters that one stream of events allows.

Most characters of a side are interchangeable here: they play the same cards, and the stream excludes them from the same
seats. Distinctive characters are placed one by one, up to `MOST_WORLDS`; all others stay together with their side.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import comb

import msgspec

from afallon.avalon.character import EVIL, GOOD
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.imagine.cards import QuestTold
from afallon.avalon.imagine.clues import Clues
from afallon.avalon.imagine.deals import Deals
from afallon.avalon.night import sights, tags_of
from afallon.avalon.plan import Setup
from afallon.avalon.state import AvalonPosition, setup_of
from afallon.avalon.tags import APART_FROM_EVIL, HIDDEN_FROM_MERLIN, HUNTED, SEEMS_MERLIN, SWITCHES_SIDES
from afallon.players.avalon.evidence import mask
from afallon.players.avalon.reading.cards import Stakes, explanation
from afallon.players.avalon.reading.habits import Habits

MOST_WORLDS = 2600
"""Maximum number of distinct worlds; beyond it, fewer characters are placed one by one."""


class Cast(msgspec.Struct, frozen=True):
    """The characters whose knowledge shapes behaviour, by name; `None` where the set-up has no such character.

    A role stays `None` if two evil characters would fill it, and a character that would fill two roles fills none.
    """

    merlin: str | None
    percival: str | None
    mordred: str | None
    morgana: str | None
    oberon: str | None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name in msgspec.structs.astuple(self) if name is not None)


@cache
def cast_of(setup: Setup) -> Cast:
    """Return the cast: who sees evil, who sees Merlin, and which evil characters are hidden from others."""
    deck = list(dict.fromkeys(setup.deck))
    tags = {name: tags_of(setup, name) for name in deck}
    veils = (HIDDEN_FROM_MERLIN, SEEMS_MERLIN, APART_FROM_EVIL)
    veiled = {name: [veil for veil in veils if veil in tags[name]] for name in deck if EVIL in tags[name]}

    def only(names: Sequence[str]) -> str | None:
        return names[0] if len(names) == 1 else None

    hidden, seeming, apart = (only([name for name, has in veiled.items() if has == [veil]]) for veil in veils)
    lookers = [sight.watchers for sight in sights(setup) if sight.learns == SEEMS_MERLIN]
    return Cast(
        merlin=only([name for name in deck if HUNTED in tags[name]]),
        percival=only([name for name in deck if any(who.matches(tags[name]) for who in lookers)]),
        mordred=hidden,
        morgana=seeming,
        oberon=apart,
    )


class World(msgspec.Struct, frozen=True, gc=False):
    """One assignment of sides and placed characters, with the log-likelihood of the cards."""

    evil: int
    """The seats that were dealt an evil character, as a mask."""

    placed: tuple[tuple[int, str], ...]
    """Seats with the characters that are placed there."""

    cards: float


class Deduction:
    """All worlds that fit a stream."""

    def __init__(
        self, position: AvalonPosition, clues: Clues, *, stakes: Stakes, habits: Habits, reader: int | None
    ) -> None:
        deals = Deals(position, clues)
        self.setup, self.clues, self.rules = setup_of(position), clues, deals.rules
        self.cast = cast_of(self.setup)
        self.deck = Counter(self.setup.deck)
        self.allowed = _used_up(deals.allowed, self.deck)
        """By seat: the characters that it may hold."""

        self.placed = self._choose_placed()
        self.rest = [name for name in self.deck if name not in self.placed and name not in self.cast.names]
        """The characters that stay together with their side."""

        self._quests = [
            (
                sorted({member for quest in telling for member in quest.places}),
                cache(explanation(telling, stakes, habits, reader, self._hand)),
            )
            for telling in clues.quests
        ]
        self.worlds = list(self._possible())

    def may_hold(self, name: str | None) -> int:
        """Return the seats where the stream allows this character, as a mask."""
        return mask(seat for seat, names in enumerate(self.allowed) if name in names)

    def may_be_any(self, side: str) -> int:
        """Return the seats where the stream allows an unplaced character of this side, as a mask."""
        names = {name for name in self.rest if CHARACTERS[name].side == side}
        return mask(seat for seat, allowed in enumerate(self.allowed) if names & allowed)

    def _profile(self, name: str) -> tuple[object, ...]:
        """Return the traits that distinguish a character in its side: possible seats, hands per quest, and tags."""
        hands = [
            self.rules.hand(name, quest.round, quest.switches, watched)
            for telling in self.clues.quests
            for quest in telling[:1]
            for watched in (False, True)
        ]
        tags = tags_of(self.setup, name) & {HIDDEN_FROM_MERLIN, APART_FROM_EVIL, SWITCHES_SIDES}
        return self.may_hold(name), tuple(hands), tags

    def _choose_placed(self) -> list[str]:
        """Return the characters that differ from most of their side, those with the fewest possible seats first."""
        unlike: list[str] = []
        for side in {character.side for character in CHARACTERS.values()}:
            profiles = {
                name: self._profile(name)
                for name in self.deck
                if CHARACTERS[name].side == side and name not in self.cast.names
            }
            common = Counter(
                {
                    profile: sum(self.deck[n] for n in profiles if profiles[n] == profile)
                    for profile in profiles.values()
                }
            )
            for profile, _ in common.most_common()[1:]:
                unlike += [name for name in profiles if profiles[name] == profile]
        unlike.sort(key=lambda name: (self.may_hold(name).bit_count(), CHARACTERS[name].side != EVIL, name))
        placed, worlds = [], comb(self.setup.seats, self.setup.sides.count(EVIL))
        for name in unlike:
            worlds *= comb(min(self.may_hold(name).bit_count(), self._side_size(name)), self.deck[name]) or 1
            if worlds > MOST_WORLDS:
                break
            placed.append(name)
        return placed

    def _side_size(self, name: str) -> int:
        return self.setup.sides.count(CHARACTERS[name].side)

    def _possible(self) -> Iterator[World]:
        seats = self.setup.seats
        sides = [{CHARACTERS[name].side for name in names} for names in self.allowed]
        for evil in map(mask, combinations(range(seats), self.setup.sides.count(EVIL))):
            if all((EVIL if evil >> seat & 1 else GOOD) in sides[seat] for seat in range(seats)):
                for placed in self._placings(evil, {}, self.placed):
                    if (cards := self._explain_cards(evil, placed)) is not None:
                        yield World(evil, tuple(sorted(placed.items())), cards)

    def _placings(self, evil: int, placed: Mapping[int, str], names: Sequence[str]) -> Iterator[dict[int, str]]:
        """Yield every way to place these characters on seats of their side that allow them."""
        if not names:
            yield dict(placed)
            return
        name, *others = names
        own = evil if CHARACTERS[name].side == EVIL else ~evil
        free = [
            seat
            for seat, allowed in enumerate(self.allowed)
            if name in allowed and own >> seat & 1 and seat not in placed
        ]
        for seats in combinations(free, self.deck[name]):
            yield from self._placings(evil, {**placed, **dict.fromkeys(seats, name)}, others)

    def _explain_cards(self, evil: int, placed: Mapping[int, str]) -> float | None:
        """Return the log-likelihood of the cards that were played; `None` if they are impossible."""
        total = 0.0
        for members, explain in self._quests:
            told = explain(tuple((seat, placed.get(seat, EVIL if evil >> seat & 1 else GOOD)) for seat in members))
            if told is None:
                return None
            total += told
        return total

    def _hand(self, quest: QuestTold, seat: int, kind: str) -> frozenset[str]:
        """Return the cards that a member may have played: of its placed character, or of any unplaced of its side."""
        names = (
            [kind]
            if kind in self.deck
            else [n for n in self.allowed[seat] if n not in self.placed and CHARACTERS[n].side == kind]
        )
        watched = seat == quest.watched
        return frozenset().union(*(self.rules.hand(n, quest.round, quest.switches, watched) for n in names))


def _used_up(allowed: Sequence[frozenset[str]], deck: Mapping[str, int]) -> list[frozenset[str]]:
    """Remove characters from the other seats once every copy has a certain seat, and repeat until nothing changes."""
    certain = Counter(name for names in allowed if len(names) == 1 for name in names)
    gone = {name for name, copies in certain.items() if copies == deck[name]}
    left = [names if len(names) == 1 else names - gone for names in allowed]
    return left if left == list(allowed) else _used_up(left, deck)
