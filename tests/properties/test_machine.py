"""Any legal game, played, undone, copied, saved and replayed in any order, keeps every promise of the kernel.

Set `AFALLON_THOROUGHNESS` to a number to try so many times as many games, and to have a failing one made small,
which may take minutes.
"""

import os
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import afallon
from afallon import CHANCE, Answer, BadAnswer, Event, Record, SeededChance, Snapshot, Table, find_game
from afallon.kernel import Rewound
from afallon.kernel.stream import Stream
from tests.properties.invariants import (
    check_moment,
    check_streams,
    check_views_are_equal,
    everything,
    position,
    readers,
)
from tests.properties.play import Mood, next_answer, play
from tests.properties.setups import legal_setups

THOROUGHNESS = int(os.environ.get("AFALLON_THOROUGHNESS", "1"))

seeds = st.integers(min_value=0, max_value=2**32)


def plain(snapshot: Snapshot) -> Any:
    """As it is stored, whatever the order of its keys."""
    return msgspec.json.decode(msgspec.json.encode(snapshot))


class AnyGame(RuleBasedStateMachine):
    """One game of Avalon, and everything that people and programs do with a table."""

    table: Table[Any]

    @initialize(setup=legal_setups(), seed=seeds, driven=st.booleans())
    def begin(self, setup: dict[str, Any], seed: int, driven: bool) -> None:
        self.driver = SeededChance(seed) if driven else None
        self.mood = Mood(Random(seed))
        self.table = afallon.new("avalon", chance="open", **setup)
        self.before: list[tuple[bool, dict[str, Any]]] = []
        """For each standing answer whether a person gave it, and where the game stood before."""
        self.told: dict[int | None, list[Event]] = {}
        self.past: dict[int | str | None, list[Event]] = {}
        """By reader: what was told before the snapshot from which the table goes on."""
        if self.driver is not None:
            self.table = Table.replay(self.table.record(), chance=self.driver)
        self.check_moment()

    def answer(self, answer: Answer) -> None:
        self.before.append((answer.seat != CHANCE, position(self.table)))
        self.table.submit(answer)
        self.check_moment()

    def check_moment(self) -> None:
        check_moment(self.table, self.past.get(Stream.TRUTH, ()))

    def events_for(self, reader: int | None) -> list[Event]:
        """Everything that this reader was told since the game began."""
        return [*self.past.get(reader, ()), *self.table.events_for(reader)]

    def next_answer(self, rng: Random) -> Answer:
        return next_answer(self.table, self.mood, rng)

    @rule(seed=seeds, answers=st.integers(min_value=1, max_value=80))
    def play_on(self, seed: int, answers: int) -> None:
        rng = Random(seed)
        while self.table.outcome is None and answers:
            self.answer(self.next_answer(rng))
            answers -= 1

    @precondition(lambda self: self.table.outcome is None)
    @rule(seed=seeds)
    def answer_twice(self, seed: int) -> None:
        """A repeated answer is acknowledged, and changes nothing."""
        answer = self.next_answer(Random(seed))
        self.answer(answer)
        before = everything(self.table)
        self.table.submit(answer)
        assert everything(self.table) == before

    @rule(times=st.integers(min_value=1, max_value=8))
    def undo(self, times: int) -> None:
        """Undo brings back the position before the last person's answer; ids and numbers go on, and all are told."""
        for _ in range(times):
            if not any(by_a_person for by_a_person, _ in self.before):
                with pytest.raises(BadAnswer):
                    self.table.undo()
                return
            ids = {seat: decision.id for seat, decision in self.table.open.items()}
            told = {reader: self.table.told(reader) for reader in readers(self.table)}
            self.table.undo()
            by_a_person, earlier = self.before.pop()
            while not by_a_person:
                by_a_person, earlier = self.before.pop()
            assert position(self.table) == earlier
            assert all(decision.id > ids.get(seat, 0) for seat, decision in self.table.open.items())
            for reader, before in told.items():
                assert isinstance(self.table.events_for(reader, after=before)[0], Rewound)
            self.check_moment()

    @rule(seed=seeds, answers=st.integers(min_value=1, max_value=30), go_on_with_the_copy=st.booleans())
    def copy(self, seed: int, answers: int, go_on_with_the_copy: bool) -> None:
        """A copy is equal, and what happens to one of the two does not touch the other."""
        twin = self.table.copy()
        before = everything(self.table)
        assert everything(twin) == before
        if twin.outcome is None:
            play(twin, Random(seed), answers=answers)
            assert everything(self.table) == before
            assert everything(twin) != before
        if go_on_with_the_copy:
            self.table, other = self.table.copy(), self.table
            self.play_on(seed, 3)
            assert everything(other) == before

    @rule(seed=seeds, answers=st.integers(min_value=0, max_value=12))
    def save_and_restore(self, seed: int, answers: int) -> None:
        """A restored table goes on exactly as the one that was saved."""
        told = {reader: self.table.told(reader) for reader in readers(self.table)}
        text = msgspec.json.encode(self.table.snapshot())
        restored = Table.restore(msgspec.json.decode(text, type=Snapshot), chance=self.driver)
        assert msgspec.json.encode(restored.snapshot()) == text
        check_views_are_equal(restored, self.table)
        rng = Random(seed)
        while self.table.outcome is None and answers:
            answer = self.next_answer(rng)
            self.answer(answer)
            restored.submit(answer)
            answers -= 1
        assert plain(restored.snapshot()) == plain(self.table.snapshot())
        for reader, before in told.items():
            assert restored.events_for(reader) == self.table.events_for(reader, after=before)
        check_views_are_equal(restored, self.table)
        assert position(restored) == position(self.table)

    @rule()
    def go_on_from_a_snapshot(self) -> None:
        """What follows a snapshot is a new record, which begins with it; earlier answers cannot be undone there."""
        truth = [*self.past.get(Stream.TRUTH, ()), *self.table.all_events()]
        self.past = {Stream.TRUTH: truth, **{reader: self.events_for(reader) for reader in readers(self.table)}}
        snapshot = msgspec.json.decode(msgspec.json.encode(self.table.snapshot()), type=Snapshot)
        self.table = Table.restore(snapshot, chance=self.driver)
        self.before = []
        self.check_moment()

    @rule(go_on_with_the_replay=st.booleans())
    def record_and_replay(self, go_on_with_the_replay: bool) -> None:
        """The record is the game: through text and back it gives the same events to the byte."""
        text = str(self.table.record())
        assert str(Record.parse(text)) == text
        replayed = Table.replay(Record.parse(text), chance=self.driver)
        assert everything(replayed) == everything(self.table)
        if go_on_with_the_replay:
            self.table = replayed

    @rule(text=st.text(max_size=8))
    def note(self, text: str) -> None:
        """A note changes nothing but the record."""
        before, events = position(self.table), self.table.all_events()
        self.table.note("said", seat=0, text=text)
        assert position(self.table) == before
        assert self.table.all_events() == events

    @precondition(lambda self: CHANCE not in self.table.open)
    @rule(seed=seeds, spectator=st.booleans())
    def imagine(self, seed: int, spectator: bool) -> None:
        """An imagined table is one that this reader's stream does not tell from the real one."""
        rng = Random(seed)
        seat = None if spectator else rng.choice(self.table.seats)
        events = self.events_for(seat)
        imagined = find_game("avalon").imagine(events, seat, rng)
        assert imagined.events_for(seat) == events
        check_moment(imagined)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            event(
                "game ended by" if self.table.outcome else "game not ended", getattr(self.table.outcome, "reason", "")
            )

    @invariant()
    def streams_only_grow(self) -> None:
        for reader in readers(self.table):
            events = self.events_for(reader)
            earlier = self.told.get(reader, [])
            assert events[: len(earlier)] == earlier
            self.told[reader] = events

    @invariant()
    def streams_are_in_order(self) -> None:
        check_streams(self.table, self.past)


TestAnyGame = pytest.mark.slow(AnyGame.TestCase)
TestAnyGame.settings = settings(
    max_examples=200 * THOROUGHNESS,
    report_multiple_bugs=False,
    phases=tuple(Phase) if THOROUGHNESS > 1 else (Phase.explicit, Phase.reuse, Phase.generate),
    stateful_step_count=15,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
