"""Checks of tables: group answers, copies, snapshots, undo, and rollback after a failing rule."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import msgspec

from afallon.kernel import (
    CHANCE,
    Answer,
    Answered,
    AnswerError,
    BadAnswer,
    Program,
    Rewound,
    Snapshot,
    StepError,
    Table,
)
from afallon.testing.compare import as_text, as_told, everything, position, readers, same, standing
from afallon.testing.play import answer_to, next_answer, play
from afallon.testing.streams import check_folds
from afallon.testing.terms import Terms

FURTHER: Final = 4
"""The number of answers during which two tables are compared."""


def check_together(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that answers in one call have the same effect as one by one. With `any_of`, the first one counts."""
    answers = _group(terms, table, rng)
    if not answers:
        return
    together, one_by_one, before = table.copy(), table.copy(), everything(table)
    wrong = Answer(answers[-1].decision, answers[-1].seat, {"no": "option"})
    try:
        together.submit(*answers[:-1], wrong)
    except AnswerError:
        same("table after several answers, one of them wrong", everything(together), before)
    else:
        raise AssertionError(f"a wrong answer was taken among others: {wrong}")
    together.submit_all({})
    same("table after an answer of nobody", everything(together), before)
    by_seat = together.copy()
    together.submit(*answers)
    by_seat.submit_all({answer.seat: answer.value for answer in answers})
    same("answers together and by seat", everything(by_seat), everything(together))
    for answer in answers:
        if (decision := one_by_one.open.get(answer.seat)) and decision.id == answer.decision:
            one_by_one.submit(answer)
    same("answers together and one by one", everything(together), everything(one_by_one))


def check_repetition(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that a repeated answer is accepted without effect, and that a different one is refused."""
    if table.outcome is not None:
        return
    twin, answer = table.copy(), next_answer(table, terms.player(rng), rng)
    options = table.open[answer.seat].options
    twin.submit(answer)
    before = everything(twin)
    twin.submit(answer)
    if isinstance(answer.value, tuple):
        twin.submit(Answer(answer.decision, answer.seat, list(reversed(answer.value))))
    same("table after an answer was repeated", everything(twin), before)
    other = options.sample(rng)
    if other != answer.value:
        try:
            twin.submit(Answer(answer.decision, answer.seat, other))
        except BadAnswer as error:
            assert error.code == "already_answered", f"another answer to the same question: {error}"
        else:
            raise AssertionError(f"{answer} was changed to {other!r}")
        same("table after an answer was to be changed", everything(twin), before)


def check_copy(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that a copy is equal, and that changes to one do not affect the other."""
    before = everything(table)
    twin = table.copy()
    same("copy", everything(twin), before)
    third = twin.copy()
    if play(twin, terms.player(rng), rng, answers=FURTHER):
        same("table whose copy was played on", everything(table), before)
        same("copy of a copy that was played on", everything(third), before)
        assert everything(twin) != before, "nothing has happened to the copy"


def check_snapshot(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that a table restored from text continues with the same views, questions and events as the original."""
    text = msgspec.json.encode(table.snapshot())
    restored = Table.restore(msgspec.json.decode(text, type=Snapshot), chance=table.chance)
    same("snapshot of a restored table", msgspec.json.encode(restored.snapshot()).decode(), text.decode())
    _check_same_moment(restored, table)
    twin = table.copy()
    before = {reader: twin.told(reader) for reader in readers(twin)}
    for answer in play(twin, terms.player(rng), rng, answers=FURTHER):
        restored.submit(answer)
    _check_same_moment(restored, twin)
    same("snapshot of a restored table that went on", as_text(restored.snapshot()), as_text(twin.snapshot()))
    for reader, number in before.items():
        since = twin.events_for(reader, after=number)
        same(f"what {reader} is told after it was saved", as_told(restored.events_for(reader)), as_told(since))


def _check_same_moment(restored: Table[Any], table: Table[Any]) -> None:
    same("state of a restored table", restored.state, table.state)
    same("questions of a restored table", restored.open, table.open)
    same("outcome of a restored table", restored.outcome, table.outcome)
    same("digest of a restored table", restored.digest(), table.digest())
    for reader in readers(table):
        same(f"view of {reader} at a restored table", restored.view(reader), table.view(reader))
        same(f"number of events of {reader} at a restored table", restored.told(reader), table.told(reader))
    same("fold of everything at a restored table", restored.all_seeing_view(), table.all_seeing_view())


def can_undo(table: Table[Any]) -> bool:
    """Return whether an answer of a player stands."""
    return any(isinstance(event, Answered) and event.seat != CHANCE for event in standing(table.all_events()))


def check_undo(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that undo goes back exactly, ids and numbers go on, and every reader receives `Rewound`."""
    twin, player, before = table.copy(), terms.player(rng), []
    for _ in range(FURTHER):
        if twin.outcome is None:
            answer = next_answer(twin, player, rng)
            if answer.seat != CHANCE:
                before.append(position(twin))
            twin.submit(answer)
    for earlier in reversed(before):
        ids = {seat: decision.id for seat, decision in twin.open.items()}
        streams = {reader: twin.events_for(reader) for reader in readers(twin)}
        twin.undo()
        same("position after an undo", position(twin), earlier)
        for seat, decision in twin.open.items():
            assert decision.id > ids.get(seat, 0), f"seat {seat} is asked again under the old id {decision.id}"
        for reader, events in streams.items():
            same(f"what {reader} had been told before an undo", twin.events_for(reader)[: len(events)], events)
            news = twin.events_for(reader, after=len(events))
            assert isinstance(news[0], Rewound), f"reader {reader} was not told of an undo: {news[0]!r}"
    check_folds(terms, twin, rng)
    if not can_undo(twin):
        _check_nothing_to_undo(twin)


def _check_nothing_to_undo(table: Table[Any]) -> None:
    before = everything(table)
    try:
        table.undo()
    except BadAnswer:
        same("table of which nothing could be undone", everything(table), before)
    else:
        raise AssertionError("an answer was undone that nobody had given")


class Fault(Exception):
    """Raised by a rule that was made to fail."""


def check_failing(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that a failing rule leaves the table unchanged, and that the same answer can be given again."""
    answers = _group(terms, table, rng)
    if not answers:
        return
    twin, unharmed = table.copy(), table.copy()
    before = everything(twin)
    decisions = [twin.open[answer.seat] for answer in answers]
    for steps in (rng.randint(1, 4), 1):
        _break(twin, after=steps)
        try:
            twin.submit(*answers)
        except StepError as error:
            assert isinstance(error.__cause__, Fault), f"the cause is not told: {error.__cause__!r}"
            assert error.step in twin.program.steps, f"no step is called {error.step}"
            assert error.decision in decisions, f"the question is not told: {error.decision}"
            break
        twin = table.copy()  # these answers led to fewer steps than that
    else:
        raise AssertionError("a rule failed and nobody heard of it")
    same("table after a rule has failed", everything(twin), before)
    twin.submit(*answers)
    unharmed.submit(*answers)
    same("table that goes on after a rule has failed", everything(twin), everything(unharmed))


def _break(table: Table[Any], *, after: int) -> None:
    """Make the step that is `after` steps ahead fail when it has done its work."""
    left = [after]
    program = Program.__new__(Program)
    for name in Program.__slots__:
        setattr(program, name, getattr(table.program, name))

    def failing(resolve: Any) -> Any:
        def resolve_and_fail(turn: Any, answers: Mapping[int, Any], *arguments: Any) -> None:
            resolve(turn, answers, *arguments)
            left[0] -= 1
            if left[0] == 0:
                raise Fault(f"rule {after} from here")

        return resolve_and_fail

    program.bound = {name: (ask, failing(resolve)) for name, (ask, resolve) in program.bound.items()}
    program.tracks = {
        phase: tuple(tuple((slot[0], *program.bound[slot[0]], slot[-1]) for slot in left) for left in track)
        for phase, track in program.tracks.items()
    }
    table.program = program


def _group(terms: Terms, table: Table[Any], rng: Random) -> list[Answer]:
    """Return an answer for every open question, in random order."""
    player, decisions = terms.player(rng), list(table.open.values())
    rng.shuffle(decisions)
    return [answer_to(decision, table, player, rng) for decision in decisions]
