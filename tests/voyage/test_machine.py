"""Any legal voyage, played, undone, copied, saved and replayed in any order, keeps every promise of the kernel.

Set `AFALLON_THOROUGHNESS` to a number to try so many times as many games.
"""

import os
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import afallon
from afallon import CHANCE, Answer, BadAnswer, Event, Record, SeededChance, Snapshot, Table, find_game
from tests.properties.invariants import everything, position, readers
from tests.voyage.invariants import check_moment, check_streams, check_views_are_equal
from tests.voyage.play import Mood, next_answer
from tests.voyage.setups import legal_setups

THOROUGHNESS = int(os.environ.get("AFALLON_THOROUGHNESS", "1"))

seeds = st.integers(min_value=0, max_value=2**32)


class AnyVoyage(RuleBasedStateMachine):
    """One voyage, and everything that people and programs do with a table."""

    table: Table[Any]

    @initialize(setup=legal_setups(), seed=seeds, driven=st.booleans())
    def begin(self, setup: dict[str, Any], seed: int, driven: bool) -> None:
        self.driver = SeededChance(seed) if driven else None
        self.mood = Mood(Random(seed))
        self.table = afallon.new("voyage", chance="open", **setup)
        self.before: list[tuple[bool, dict[str, Any]]] = []
        """For each standing answer whether a person gave it, and where the game stood before."""
        self.told: dict[int | None, list[Event]] = {}
        self.has_undone = False
        if self.driver is not None:
            self.table = Table.replay(self.table.record(), chance=self.driver)
        check_moment(self.table)

    def answer(self, answer: Answer) -> None:
        self.before.append((answer.seat != CHANCE, position(self.table)))
        self.table.submit(answer)
        check_moment(self.table)

    def next_answer(self, rng: Random) -> Answer:
        return next_answer(self.table, self.mood, rng)

    @rule(seed=seeds, answers=st.integers(min_value=1, max_value=40))
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

    @rule(times=st.integers(min_value=1, max_value=6))
    def undo(self, times: int) -> None:
        """Undo brings back the position before the last person's answer; ids go on, and all are told."""
        for _ in range(times):
            if not any(by_a_person for by_a_person, _ in self.before):
                with pytest.raises(BadAnswer):
                    self.table.undo()
                return
            self.table.undo()
            self.has_undone = True
            by_a_person, earlier = self.before.pop()
            while not by_a_person:
                by_a_person, earlier = self.before.pop()
            assert position(self.table) == earlier
            check_moment(self.table)

    @rule(seed=seeds)
    def copy(self, seed: int) -> None:
        """A copy is equal, and what happens to it does not touch the other."""
        twin = self.table.copy()
        before = everything(self.table)
        assert everything(twin) == before
        if twin.outcome is None:
            twin.submit(next_answer(twin, self.mood, Random(seed)))
            assert everything(self.table) == before
            assert everything(twin) != before

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
        for reader, before in told.items():
            assert restored.events_for(reader) == self.table.events_for(reader, after=before)
        check_views_are_equal(restored, self.table)
        assert position(restored) == position(self.table)

    @rule()
    def record_and_replay(self) -> None:
        """The record is the game: through text and back it gives the same events to the byte."""
        text = str(self.table.record())
        assert str(Record.parse(text)) == text
        replayed = Table.replay(Record.parse(text), chance=self.driver)
        assert everything(replayed) == everything(self.table)

    @precondition(lambda self: CHANCE not in self.table.open and not self.has_undone)
    @rule(seed=seeds, spectator=st.booleans())
    def imagine(self, seed: int, spectator: bool) -> None:
        """An imagined table is one that this reader's stream does not tell from the real one."""
        rng = Random(seed)
        seat = None if spectator else rng.choice(self.table.seats)
        events = self.table.events_for(seat)
        imagined = find_game("voyage").imagine(events, seat, rng)
        assert imagined.events_for(seat) == events
        check_moment(imagined)

    @invariant()
    def streams_only_grow_and_are_in_order(self) -> None:
        for reader in readers(self.table):
            events = self.table.events_for(reader)
            earlier = self.told.get(reader, [])
            assert events[: len(earlier)] == earlier
            self.told[reader] = events
        check_streams(self.table)


TestAnyVoyage = pytest.mark.slow(AnyVoyage.TestCase)
TestAnyVoyage.settings = settings(
    max_examples=100 * THOROUGHNESS,
    report_multiple_bugs=False,
    phases=(Phase.explicit, Phase.generate),
    stateful_step_count=12,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
