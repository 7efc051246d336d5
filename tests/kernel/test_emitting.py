"""Events and questions of a step are checked at once: declared, and for seats of this table."""

import msgspec
import pytest

from afallon.kernel import ALL, CHANCE, Event, GameEnded, Number, OneOf, Question, StepError, all_of, any_of
from tests.kernel import tiny_words as words
from tests.kernel.tiny import deal, give

ROUND = (0, 1), (2, 3), (1, 0), (2, (0, 1)), (1, "left")
HANDS = OneOf(("left", "right"))


class Undeclared(Event):
    hand: str


class UndeclaredQuestion(Question):
    """A question missing from the vocabulary."""


class Grabbed(Event):
    """Another class with the name of a declared event."""

    seat: int
    hand: str


def everything(table):
    return (
        msgspec.json.encode(table.snapshot()),
        list(table.open.items()),
        [table.events_for(seat) for seat in (0, 1, 2, None)],
        table.all_events(),
        table.record(),
    )


def after_four(emit):
    """Return a table that waits for a grab; its rules then call `emit` before anything else."""
    table = deal(rounds=2)
    give(table, *ROUND[:4])
    ask, resolve = table.program.bound["grab"]

    def emit_first(turn, answers):
        emit(turn)
        resolve(turn, answers)

    table.program.bound["grab"] = (ask, emit_first)
    return table


def after_asking(question):
    """Return a table that waits for the last bid; after it the game asks this question."""
    table = deal(rounds=2)
    give(table, *ROUND[:2])
    table.program.bound["favour"] = (None, lambda turn, answers, seat: None)
    table.program.tracks["round"] = tuple(
        tuple((name, (lambda position: question) if name == "grab" else ask, *rest) for name, ask, *rest in slots)
        for slots in table.program.tracks["round"]
    )
    return table


def check_refused(table, answer, step, reason):
    before = everything(table)
    with pytest.raises(StepError, match=reason) as failed:
        give(table, answer)
    assert failed.value.step == step
    assert everything(table) == before


@pytest.mark.parametrize(
    "event",
    [
        pytest.param("grabbed", id="a bare string"),
        pytest.param(None, id="nothing"),
        pytest.param(Undeclared("left"), id="an undeclared event"),
        pytest.param(Grabbed(1, "left"), id="another event of a declared name"),
        pytest.param(words.Grab(), id="a question"),
        pytest.param(words.Grabbed, id="a class"),
        pytest.param(GameEnded(None, "over", (0,), (), None), id="an end without an outcome"),
    ],
)
def test_only_declared_events_are_emitted(event):
    table = after_four(lambda turn: turn.emit(event, to=ALL))
    check_refused(table, ROUND[4], "grab", "is no event of this game")


@pytest.mark.parametrize(
    "audience",
    ["everybody", "", None, 1, [0, 1], {0, 1}, (99,), (0, 3), (CHANCE,), (0, "1"), ("all",), (None,), (0, (1,)), ([],)],
    ids=repr,
)
def test_only_seats_of_the_table_are_an_audience(audience):
    table = after_four(lambda turn: turn.emit(words.GrabCounted(1), to=audience))
    check_refused(table, ROUND[4], "grab", "an audience is ALL or a tuple of seats from 0 to 2")


@pytest.mark.parametrize("audience", [ALL, "".join(("a", "ll")), (), (2,), (0, 1, 2), (1, 1)], ids=repr)
def test_all_or_any_seats_are_an_audience(audience):
    table = after_four(lambda turn: turn.emit(words.GrabCounted(7), to=audience))
    give(table, ROUND[4])
    told = [seat for seat in (0, 1, 2, None) if words.GrabCounted(7) in table.events_for(seat)]
    assert told == ([0, 1, 2, None] if audience == ALL else sorted({*audience}))
    table.snapshot()


def test_a_refused_event_reaches_no_listener():
    table = after_four(lambda turn: turn.emit(words.Grabbed(0, "left"), to=(99,)))
    with pytest.raises(StepError):
        give(table, ROUND[4])
    assert table.state.grabs == {}


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        pytest.param(all_of("grab", {0: HANDS}, rule="TINY-4"), "is no question of this game", id="a bare string"),
        pytest.param(all_of(UndeclaredQuestion(), {0: HANDS}), "is no question of this game", id="undeclared"),
        pytest.param(all_of(words.Grabbed(0, "left"), {0: HANDS}, rule="R"), "no question of this game", id="an event"),
        pytest.param(all_of(words.Grab(), {3: HANDS}), "no seats of this table", id="another seat"),
        pytest.param(all_of(words.Grab(), {0: HANDS, None: HANDS}), "no seats of this table", id="a spectator"),
        pytest.param(all_of(words.Grab(), {"0": HANDS}), "no seats of this table", id="a word"),
        pytest.param(all_of(words.Grab(), {CHANCE: Number(1, 6), 0: HANDS}), "chance is asked alone", id="chance"),
        pytest.param(
            any_of(words.Grab(), {0: HANDS}, optional=(1,)), "no seats that are asked", id="optional for another"
        ),
    ],
)
def test_only_declared_questions_for_seats_of_the_table_are_asked(question, reason):
    check_refused(after_asking(question), ROUND[2], "grab", reason)
