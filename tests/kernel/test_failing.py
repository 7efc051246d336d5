"""Rollback: a failing rule leaves the table exactly as it was before the answer."""

import msgspec
import pytest

import afallon
from afallon.kernel import CHANCE, Answer, StepError, Table
from afallon.kernel.checkpoints import EVERY
from afallon.testing.compare import without_id
from tests.kernel.tiny import Always, Favour, Grab, Pay, Roll, deal, give

ROUND = (0, 1), (2, 3), (1, 0), (2, (0, 1)), (1, "left")


def everything(table):
    """Return everything about a table, comparable byte for byte."""
    return (
        msgspec.json.encode(table.snapshot()),
        list(table.open.items()),
        [table.events_for(seat) for seat in (0, 1, 2, None)],
        table.record(),
        table.answers,
    )


def break_once(table, step):
    """Make a step fail once, after its work. Tiny compiles a program for each table."""
    ask, resolve = table.program.bound[step]

    def fail(turn, answers, *arguments):
        table.program.bound[step] = (ask, resolve)
        resolve(turn, answers, *arguments)
        raise IndexError("nothing there")

    table.program.bound[step] = (ask, fail)


@pytest.mark.parametrize(("step", "answers"), [(Favour, 4), (Pay, 4), (Grab, 5)])
@pytest.mark.parametrize("rounds", [0, 1, 90])
def test_a_failing_step_undoes_everything_since_the_answer(step, answers, rounds):
    table = deal(rounds=rounds + 2)
    give(table, *ROUND * rounds, *ROUND[: answers - 1])
    before = everything(table)
    seat, value = ROUND[answers - 1]
    decision = table.open[seat]
    break_once(table, step.name)
    with pytest.raises(StepError) as failed:
        give(table, (seat, value))
    assert str(failed.value) == (
        f"step {step.name} failed on the answer of seat {seat} to question {decision.id} ({decision.kind}):"
        " IndexError: nothing there"
    )
    assert (failed.value.step, failed.value.decision) == (step.name, decision)
    assert type(failed.value.__cause__) is IndexError
    assert everything(table) == before
    give(table, (seat, value))
    again = deal(rounds=rounds + 2)
    give(again, *ROUND * rounds, *ROUND[:answers])
    assert everything(table) == everything(again)


def test_a_failure_after_chance_undoes_the_answer_that_led_to_it():
    table = deal(rounds=3)
    give(table, *ROUND[:4])
    before = everything(table)
    break_once(table, "roll")
    with pytest.raises(StepError, match=r"^step roll failed on the answer of seat 1 to question 2 \(grab\)"):
        give(table, (1, "left"))
    assert everything(table) == before
    assert list(table.open) == [0, 1, 2]


def test_a_failure_on_open_chance_leaves_chance_asked():
    table = deal(die=None, rounds=2)
    before = everything(table)
    break_once(table, "roll")
    with pytest.raises(StepError):
        give(table, (CHANCE, 3))
    assert everything(table) == before
    give(table, (CHANCE, 3))
    assert table.state.die == 3


def test_a_failure_after_an_undo_returns_to_the_position_after_the_undo():
    table = deal(rounds=3)
    give(table, *ROUND[:4])
    table.undo()
    before = everything(table)
    break_once(table, "favour")
    with pytest.raises(StepError):
        give(table, (2, (0, 1)))
    assert everything(table) == before


def test_a_failure_after_a_snapshot_returns_to_the_snapshot():
    table = deal(rounds=3)
    give(table, *ROUND[:3])
    table = Table.restore(table.snapshot(), chance=Always(5))
    before = everything(table)
    break_once(table, "favour")
    with pytest.raises(StepError):
        give(table, (2, (0, 1)))
    assert everything(table) == before


def test_a_failure_on_open_chance_of_a_snapshot_leaves_its_id():
    table = Table.restore(deal(die=None, rounds=2).snapshot())
    before = everything(table)
    break_once(table, "roll")
    with pytest.raises(StepError):
        give(table, (CHANCE, 3))
    assert everything(table) == before
    assert table.open[CHANCE].id == 1


def test_rules_that_loop_for_ever_are_stopped():
    table = deal(rounds=2)
    give(table, *ROUND[:4])
    before = everything(table)
    ask, _ = table.program.bound["grab"]
    table.program.bound["grab"] = (ask, lambda turn, answers: turn.push("round_and_round"))
    table.program.bound["round_and_round"] = (None, lambda turn, answers: turn.push("round_and_round"))
    with pytest.raises(StepError, match="go round for ever"):
        give(table, (1, "left"))
    assert everything(table) == before


def test_a_game_that_fails_at_its_start_raises_an_error(monkeypatch):
    monkeypatch.setattr(Roll, "resolve", lambda self, turn, answers: 1 / 0)
    with pytest.raises(StepError, match=r"^step roll failed as the game began: ZeroDivisionError"):
        afallon.new("tiny", seats=3, seed=1)


def test_several_answers_are_all_taken_or_none():
    table, one_by_one = deal(), deal()
    give(one_by_one, (0, 1), (1, 0), (2, 3))
    before = everything(table)
    bids = {0: 1, 1: 0, 2: 3}
    with pytest.raises(afallon.IllegalAnswer):
        table.submit(*(Answer(1, seat, 9 if seat == 2 else bid) for seat, bid in bids.items()))
    assert everything(table) == before
    table.submit(*(Answer(1, seat, bid) for seat, bid in bids.items()))
    assert everything(table) == everything(one_by_one)


def test_of_several_answers_to_an_any_group_the_first_counts():
    table = deal(rounds=2)
    give(table, *ROUND[:4])
    table.submit(*(Answer(decision.id, seat, "left") for seat, decision in table.open.items()))
    assert [event.data["seat"] for event in table.all_events() if event.kind == "grabbed"] == [0]


def test_rollback_is_quick_in_a_long_game():
    table = deal(rounds=100)
    give(table, *ROUND * 99)
    accepted = []
    take_some = Table._take_some

    def counted(self, taken):
        accepted.append(taken)
        take_some(self, taken)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "_take_some", counted)
        for _ in range(30):
            del accepted[:]
            table.undo()
            assert len(accepted) < 2 * EVERY
    again = deal(rounds=100)
    give(again, *(ROUND * 99)[: 5 * 99 - 30])
    assert (table.state, table.view(None)) == (again.state, again.view(None))
    assert without_id(table.view(0)) == without_id(again.view(0))
