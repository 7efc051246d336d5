"""Two worlds: secrets make no difference to the stream of a reader that cannot know them.

A second table is made that may differ in everything that the reader cannot know. The reader's stream must be the same
byte for byte, also while both games continue with the same answers, until the game itself reveals the difference.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from afallon.kernel import CHANCE, Answer, AnswerError, Event, Moment, Scenes, Table
from afallon.testing.compare import Reader, as_text, as_told, asked, readers, same
from afallon.testing.hostile import VALUES
from afallon.testing.play import answer_to
from afallon.testing.streams import BEGINNING, Past, stream_of
from afallon.testing.terms import Terms

FURTHER: Final = 30
"""The number of answers during which two worlds are compared."""

READERS: Final = 3
"""The number of readers for which another world is made at one moment."""

TRIES: Final = tuple(value for value in VALUES if isinstance(value, str | int | float | list | None))[:30]


class Told(NamedTuple):
    """An observation of a reader, as text: an event, a view, a question or a refusal."""

    kind: str
    text: str


def probe(table: Table[Any], reader: Reader, tries: Iterable[Any]) -> Iterator[Told]:
    """Yield everything that a reader can find out now: view, question, and reactions to these answers."""
    yield Told("view", as_text(table.view(reader)))
    if reader is None:
        return
    if reader in table.open:
        yield Told("question", as_text((table.open[reader].id, asked(table.open[reader]))))
    own = table.open[reader].id if reader in table.open else 1
    for decision in (own, own + 1):
        for value in tries:
            try:
                table.copy().submit(Answer(decision, reader, value))
            except AnswerError as error:
                yield Told("refusal", f"{type(error).__name__} {error.code} {error}")
            else:
                yield Told("refusal", "none")


def check_imagined(terms: Terms, table: Table[Any], rng: Random, past: Past = BEGINNING) -> None:
    """Check that an imagined table has the same stream for its reader as the real one, for any reader."""
    if CHANCE in table.open or not terms.imagines:
        return  # imagining is for players, who are asked next
    for reader in readers(table):
        events = stream_of(reader, table, past)
        imagined = terms.imagine(events, reader, rng)
        same(f"stream of {reader} at an imagined table", as_told(imagined.events_for(reader)), as_told(events))
        same(f"view of {reader} at an imagined table", as_text(imagined.view(reader)), as_text(table.view(reader)))
        same("outcome of an imagined table", imagined.outcome, table.outcome)
        terms.check(imagined)


def check_two_worlds(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that secrets make no difference to a reader, now or later, until the game reveals them."""
    if CHANCE in table.open:
        return
    for reader in rng.sample(readers(table), min(READERS, len(table.seats))):
        other = terms.other_world(table, reader, rng)
        if other is not None:
            _follow(terms, table.copy(), other, reader, rng)


def _follow(terms: Terms, one: Table[Any], other: Table[Any], reader: Reader, rng: Random) -> None:
    """Play both worlds with the same answers as long as possible, and compare the reader's observations."""
    player, heard = terms.player(rng), 0
    scenes = Scenes(one, from_the_start=True), Scenes(other, from_the_start=True)
    one.chance = other.chance = None  # chance draws the same in both, like the players
    for number in range(FURTHER):
        mine, theirs = one.events_for(reader)[heard:], other.events_for(reader)[heard:]
        for event, counterpart in zip(mine, theirs, strict=False):
            if as_told([event]) != as_told([counterpart]):
                if terms.may_reveal(event, counterpart):
                    return
                raise AssertionError(f"reader {reader} can tell two worlds apart: {event!r} or {counterpart!r}")
        assert len(mine) == len(theirs), f"reader {reader} is told more in one world: {[*mine, *theirs][-1]!r}"
        seen, there = ([_changes(told) for told in both.moments(reader, after=heard)] for both in scenes)
        same(f"what reader {reader} sees", seen, there)
        heard += len(mine)
        if number % 5 == 0:
            same(f"what {reader} can find out", [*probe(one, reader, TRIES)], [*probe(other, reader, TRIES)])
        if one.outcome is not None or not _answer_alike(one, other, player, rng):
            return


def _changes(moment: Moment) -> str:
    """Return the patches of an event as text."""
    return as_text((moment.table, moment.mine))


def _answer_alike(one: Table[Any], other: Table[Any], player: Any, rng: Random) -> bool:
    """Give one random answer in both worlds; return whether that was possible."""
    decisions = list(one.open.values())
    rng.shuffle(decisions)
    for decision in decisions:
        answer = answer_to(decision, one, player, rng)
        there = other.open.get(answer.seat)
        if there is not None and there.kind == decision.kind and answer.value in there.options:
            one.submit(answer)
            other.submit(Answer(there.id, answer.seat, answer.value))
            return True
    return False


# For games with an oracle of their own, which translates a whole game into another world


UNDO: Final = "undo"
"""In place of a kind: the last answer of a player is undone."""


class Move(Protocol):
    """An answer of a recorded game, or an undo."""

    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def value(self) -> Any: ...


class World(Protocol):
    """The start of a game, secrets included."""

    def begin(self) -> Table[Any]: ...
    def answer_for_chance(self, table: Table[Any]) -> None:
        """Let chance draw the same in worlds that the reader cannot tell apart, for draws that are not moves."""


def transcript(
    world: World,
    moves: Sequence[Move],
    reader: Reader,
    *,
    probes: Collection[int],
    tries: Iterable[Any],
    label: Callable[[Event], str] = lambda event: event.kind,
) -> tuple[list[Told], Table[Any]]:
    """Return everything that a reader observes while these moves are made, and the table at the end.

    The moves stop at the first one that is not possible. Before each move with a number in `probes`, the reader probes
    the table with the answers in `tries`.
    """
    table = world.begin()
    told: list[Told] = []
    known = 0
    for place in range(len(moves) + 1):
        if place in probes:
            known = _listen(table, reader, told, known, label)
            told += probe(table, reader, tries)
        if place < len(moves):
            move = moves[place]
            decision = table.open.get(move.seat)
            if move.kind == UNDO:
                table.undo()
            elif decision is None or decision.kind != move.kind or move.value not in decision.options:
                break
            else:
                table.submit(Answer(decision.id, move.seat, move.value))
            world.answer_for_chance(table)
    _listen(table, reader, told, known, label)
    return told, table


def _listen(table: Table[Any], reader: Reader, told: list[Told], known: int, label: Callable[[Event], str]) -> int:
    events = table.events_for(reader)
    told += [Told(label(event), as_told([event])) for event in events[known:]]
    return len(events)


@dataclass
class Report:
    """The result of comparing pairs of worlds."""

    pairs: int = 0
    coupled: int = 0
    """The number of pairs that the reader could not tell apart until the end, or until the game revealed the
    difference."""

    revealed_by: Counter[str] = field(default_factory=Counter)
    differing: Counter[str] = field(default_factory=Counter)
    """For each secret, the number of coupled pairs in which it differed."""

    leaks: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        return self.coupled / max(1, self.pairs)

    def __str__(self) -> str:
        ends = ", ".join(f"{kind} {number}" for kind, number in self.revealed_by.most_common())
        other = ", ".join(f"{kind} {number}" for kind, number in self.differing.most_common())
        secrets = f"; other {other}" if other else ""
        return f"{self.pairs} pairs, {self.share:.1%} coupled to the end ({ends}){secrets}; {len(self.leaks)} leaks"

    def compare(
        self, name: str, mine: Sequence[Told], theirs: Sequence[Told], may_reveal: Callable[[str], bool]
    ) -> str | None:
        """Return the event kind that lawfully reveals the difference, or `None` for a leak.

        Equal worlds return `nothing yet`.
        """
        place = next((p for p, (one, two) in enumerate(zip(mine, theirs, strict=False)) if one != two), None)
        if place is None:
            if len(mine) == len(theirs):
                return "nothing yet"
            self.leaks.append(f"{name}: one world goes on and the other does not\n  {[*mine, *theirs][-1]}")
        elif mine[place].kind == theirs[place].kind and may_reveal(mine[place].kind):
            return mine[place].kind
        else:
            self.leaks.append(f"{name}\n  {mine[place]}\n  {theirs[place]}")
        return None

    def couple(self, revealed_by: str, differing: Iterable[str] = ()) -> None:
        """Count a pair without a leak."""
        self.coupled += 1
        self.revealed_by[revealed_by] += 1
        self.differing.update(differing)

    def __iadd__(self, more: "Report") -> "Report":
        self.pairs, self.coupled = self.pairs + more.pairs, self.coupled + more.coupled
        self.revealed_by += more.revealed_by
        self.differing += more.differing
        self.leaks += more.leaks
        return self


def look_for_leaks(compare_worlds: Callable[[range], Report]) -> None:
    """Run a command line that compares more pairs of worlds than tests have time for."""
    parser = argparse.ArgumentParser(description="Look for leaks.")
    parser.add_argument("--games", type=int, default=1000, help="how many games, each for every reader")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game; others follow")
    arguments = parser.parse_args()
    total, last = Report(), arguments.first + arguments.games
    for first in range(arguments.first, last, 100):
        total += compare_worlds(range(first, min(first + 100, last)))
        print(f"games {arguments.first} to {min(first + 99, last - 1)}: {total}", flush=True)
    print(*total.leaks[:10], sep="\n")
    sys.exit(bool(total.leaks))
