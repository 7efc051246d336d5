"""The random machine: all operations on a table in random order, with every promise checked in between."""

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from afallon.kernel import CHANCE, BadAnswer, Record, SeededChance, Snapshot, Table
from afallon.testing.compare import as_told, everything, knows_everything, position, same
from afallon.testing.hostile import check_seats_and_ids, check_stale_ids, check_values
from afallon.testing.play import next_answer
from afallon.testing.questions import check_asking_changes_nothing, check_goes_on, check_options, check_words
from afallon.testing.records import check_record
from afallon.testing.scenes import check_one_table, check_story
from afallon.testing.streams import BEGINNING, Growth, check_streams, check_views, whole_past
from afallon.testing.tables import check_copy, check_failing, check_repetition, check_snapshot, check_together
from afallon.testing.terms import Check, Terms
from afallon.testing.worlds import check_imagined

STEPS: Final = 14
"""The number of operations on one table."""

LOOKS: Final[tuple[Check, ...]] = (check_together, check_repetition, check_copy, check_snapshot, check_failing)
"""Checks that can run at any moment and leave the table unchanged."""


class Machine:
    """One table, with random operations on it."""

    def __init__(self, terms: Terms, seed: int) -> None:
        self.terms, self.rng = terms, Random(f"{terms.game} {seed}")
        self.setup = terms.any_setup(self.rng)
        self.chance = SeededChance(seed) if self.rng.random() < 0.5 else None
        self.player = terms.player(self.rng)
        self.table = terms.begin(self.setup, chance=self.chance)
        self.growth = Growth()
        self.before: list[tuple[bool, dict[str, str]]] = []
        """For each standing answer: whether a player gave it, and the position before it."""

        self.past = BEGINNING
        self.has_undone = False

        self.done: list[str] = []

    def run(self) -> None:
        """Run random operations, and check the table after each."""
        self._look()
        operations: tuple[Callable[[], None], ...] = (
            *(self.play_on,) * 4,
            *(self.undo, self.note, self.go_on_with_a_copy, self.go_on_from_a_snapshot, self.go_on_with_the_replay),
            *(self.try_something,) * 2,
            *(self.be_hostile, self.imagine),
        )
        for _ in range(STEPS):
            operation = self.rng.choice(operations)
            self.done.append(operation.__name__)
            operation()
            self._look()
            self.growth.check(self.table, self.past)

    def play_on(self) -> None:
        """Submit several answers in a row."""
        for _ in range(self.rng.randint(1, max(2, self.terms.most_answers // 6))):
            if self.table.outcome is not None:
                return
            answer = next_answer(self.table, self.player, self.rng)
            self.before.append((answer.seat != CHANCE, position(self.table)))
            self.table.submit(answer)
            self._look_at_questions()

    def undo(self) -> None:
        """Undo several answers, at most back to the first answer of a player."""
        for _ in range(self.rng.randint(1, 6)):
            if not any(by_a_person for by_a_person, _ in self.before):
                try:
                    self.table.undo()
                except BadAnswer:
                    return
                raise AssertionError("an answer was undone that nobody had given")
            self.table.undo()
            by_a_person, earlier = self.before.pop()
            while not by_a_person:
                by_a_person, earlier = self.before.pop()
            same("position after an undo", position(self.table), earlier)
            self.has_undone = True
            self._look_at_questions()

    def note(self) -> None:
        """Write a note; only the record changes."""
        before, events = position(self.table), as_told(self.table.all_events())
        self.table.note("said", seat=0, text=chr(self.rng.randrange(32, 0x2100)))
        same("position after a note", position(self.table), before)
        same("events after a note", as_told(self.table.all_events()), events)

    def go_on_with_a_copy(self) -> None:
        """Continue with a copy; the original stays unchanged."""
        original, self.table = self.table, self.table.copy()
        before = everything(original)
        self.play_on()
        same("table whose copy was played on", everything(original), before)

    def go_on_from_a_snapshot(self) -> None:
        """Continue from a snapshot. It starts a new record, so earlier answers can no longer be undone."""
        self.past = whole_past(self.table, self.past)
        text, before = msgspec.json.encode(self.table.snapshot()), position(self.table)
        self.table = Table.restore(msgspec.json.decode(text, type=Snapshot), chance=self.chance)
        same("position of a restored table", position(self.table), before)
        self.before = []

    def go_on_with_the_replay(self) -> None:
        """Continue with a replay of the record."""
        before = everything(self.table)
        self.table = Table.replay(Record.parse(str(self.table.record())), chance=self.chance)
        same("table that was played again", everything(self.table), before)

    def try_something(self) -> None:
        """Run a random check that leaves the table unchanged."""
        looks = LOOKS if CHANCE in self.table.open else (*LOOKS, check_record)
        check = self.rng.choice(looks)
        self.done[-1] = check.__name__
        check(self.terms, self.table, self.rng)

    def be_hostile(self) -> None:
        for check in (check_values, check_seats_and_ids, check_stale_ids):
            if knows_everything(self.table) or check is not check_seats_and_ids:
                check(self.terms, self.table, self.rng)

    def imagine(self) -> None:
        if self.terms.imagines_undone or not self.has_undone:
            check_imagined(self.terms, self.table, self.rng, self.past)

    def _look(self) -> None:
        """Run the checks that follow every operation."""
        self._look_at_questions()
        check_words(self.terms, self.table, self.rng)
        check_streams(self.terms, self.table, self.rng, self.past)
        check_views(self.terms, self.table, self.rng, self.past)
        check_one_table(self.terms, self.table, self.rng)
        check_story(self.terms, self.table, self.rng)

    def _look_at_questions(self) -> None:
        """Run the checks that follow every answer."""
        for check in (check_goes_on, check_options, check_asking_changes_nothing):
            check(self.terms, self.table, self.rng)


def run_machine(terms: Terms, seed: int) -> None:
    """Run the random machine on one table; a failure lists the operations so far."""
    machine = Machine(terms, seed)
    try:
        machine.run()
    except BaseException as error:
        error.add_note(f"{terms.game} {dict(machine.setup)}, seed {seed}, after {', '.join(machine.done) or 'nothing'}")
        raise
