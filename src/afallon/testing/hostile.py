"""Hostile input: values that a broken or malicious client may send, and checks that a table refuses them."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec

from afallon.kernel import (
    CHANCE,
    Answer,
    Answered,
    AnswerError,
    BadAnswer,
    Choice,
    IllegalAnswer,
    Number,
    OneOf,
    Options,
    Problem,
    SetupError,
    Subset,
    Table,
    set_up,
)
from afallon.testing.compare import everything, same, standing
from afallon.testing.terms import Terms


class EqualToAll(str):
    """A string that equals everything and hashes like one of the options."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        return True


class Explosive:
    """An object that raises on every use."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("compared")

    def __hash__(self) -> int:
        raise RuntimeError("hashed")

    def __repr__(self) -> str:
        raise RuntimeError("shown")

    def __iter__(self) -> Any:
        raise RuntimeError("walked through")


class Whole(int):
    """A subclass of `int`, which is not exactly an `int`."""


class Row(list[Any]):
    """A subclass of `list`, which is not exactly a `list`."""


class Unknown(Choice, frozen=True):
    """A choice that no question offers."""

    value: int = 0


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


HUGE: Final = 10**5000

VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, 0.0, 1.0, 1.5, float("nan"), float("inf"), -1, 0, 1, 7, 99, HUGE, -HUGE),
    *("", "1", "yes", "no such option", "../../etc", "\x00", "x" * 100_000, "\ud800", b"yes"),
    *([], [1], [1, 1], [1, 2, 1], list(range(20)), [0, 99], [-1, 0], [HUGE, HUGE + 1], ["0", "1"], [0.0, 1.0]),
    *([False, True], [[0, 1]], nested(100_000), (0, 1), {0, 1}, range(2), iter((0, 1))),
    *({}, {0: 1}, {"value": 1}, {"choice": "no such choice"}, {"choice": None}, {"choice": {}}, Unknown()),
    *(Answer(1, 0, 1), Answer, str, object(), EqualToAll("nonsense"), Explosive(), [Explosive(), Explosive()]),
    *(Whole(1), [Whole(0), Whole(1)], Row([0, 1])),
)
"""Values that are no legal answer in any game, or only by chance."""

FIELDS: Final[tuple[Any, ...]] = (
    *("0", "1", 1.0, True, None, HUGE, -HUGE, 99, -5, [1], (1,), {}, Whole(1), EqualToAll("1"), Explosive()),
)
"""Values in place of the seat or the decision's id of an answer."""

NOT_ANSWERS: Final[tuple[Any, ...]] = (
    *(None, 1, "yes", (1, 0, "yes"), {"decision": 1, "seat": 0, "value": "yes"}, Answer, Explosive()),
)
"""Values in place of an `Answer`."""

NO_READERS: Final[tuple[Any, ...]] = (-1, -2, 99, HUGE, True, 0.0, "0", "truth", [0], (0,), Whole(0))
"""Values in place of a seat, for methods that read a stream or a view."""


def bad_values(options: Options, rng: Random) -> Iterator[Any]:
    """Yield illegal answers that resemble legal ones."""
    match options:
        case OneOf():
            values = rng.sample(options.values, min(3, len(options.values)))
            yield from (barred.value for barred in options.barred)
            for value in values:
                yield from _nearly(value)
        case Subset():
            sample = list(options.sample(rng))
            yield from (sample[1:], [*sample, *sample[:1]], [*sample[1:], *sample[:1] * 2][: options.size], [sample])
            yield from ([*sample[1:], 99], [*sample[1:], -1], [*map(str, sample)], [*map(float, sample)], set(sample))
            yield from (list(options.of) * 2, (*sample, HUGE), {str(number): number for number in sample})
        case Number():
            yield from (options.least - 1, options.most + 1, str(options.least), float(options.least), [options.least])


def _nearly(value: Any) -> Iterator[Any]:
    """Yield small changes of this value, each no longer equal to it."""
    if isinstance(value, str):
        yield from (value.upper(), value.title(), value + " ", value[:-1], value.encode(), [value], {"choice": value})
    elif isinstance(value, int):
        yield from (str(value), float(value), [value], Whole(value), bool(value) if value in (0, 1) else value + 0.5)
    elif isinstance(value, Choice):
        plain = msgspec.to_builtins(value)
        yield from (value.kind, [plain], [*plain.values()], {**plain, "choice": value.kind + "s"}, {**plain, "more": 1})
        yield {name: one for name, one in plain.items() if name != "choice"}
        for name, one in plain.items():
            yield {other: kept for other, kept in plain.items() if other != name}
            for wrong in (None, "no such option", [one], Explosive(), float(one) if type(one) is int else 0.5):
                yield {**plain, name: wrong}


def may_be_answered(options: Options, value: Any) -> bool:
    """Return whether the value is an option in its exact form, apart from the order of a list."""
    if isinstance(options, Subset) and type(value) in (list, tuple) and all(type(item) is int for item in value):
        value = tuple(sorted(value))
    if isinstance(options, Number):
        return type(value) is int and options.least <= value <= options.most
    for option in options.enumerate():
        if isinstance(option, Choice) and type(value) is dict:
            if _is_exactly(msgspec.to_builtins(option), value):
                return True
        elif type(option) is type(value) and option == value:
            return True
    return False


def _is_exactly(one: Any, other: Any) -> bool:
    """Return whether both are equal including types."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_is_exactly(one[name], other[name]) for name in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(_is_exactly, one, other))
    return bool(one == other)


def refused(terms: Terms, table: Table[Any], answer: Any) -> AnswerError:
    """Submit an answer, assert that it is refused with a short and precise error, and return that error."""
    try:
        table.submit(answer)
    except AnswerError as error:
        assert isinstance(error, BadAnswer | IllegalAnswer), f"a refusal of another kind: {error!r}"
        assert 0 < len(str(error)) < 1000, f"a refusal of {len(str(error))} letters"
        if isinstance(error, IllegalAnswer):
            assert terms.is_rule(error.rule), f"a refusal names the rule {error.rule!r}, which there is not"
        return error
    except Exception as error:
        raise AssertionError(f"{_show(answer)} was not refused, but broke something: {error!r}") from error
    raise AssertionError(f"{_show(answer)} was taken")


def check_values(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that hostile values are refused without effect, and barred values with their own rule."""
    before = everything(table)
    for seat, decision in list(table.open.items())[:2]:
        words = [*_values_of_others(table, seat), *bad_values(decision.options, rng)]
        for value in (*VALUES, *words, *(_anything(words, rng) for _ in range(20))):
            if not may_be_answered(decision.options, value):
                refused(terms, table, Answer(decision.id, seat, value))
        if isinstance(decision.options, OneOf):
            for barred in decision.options.barred:
                error = refused(terms, table, Answer(decision.id, seat, barred.value))
                assert isinstance(error, IllegalAnswer), f"what is barred is refused as if it were nonsense: {error!r}"
                assert error.rule == barred.rule, f"{barred} is refused by {error.rule}"
    same("table after hostile answers", everything(table), before)


def _values_of_others(table: Table[Any], seat: int) -> Iterator[Any]:
    """Yield answers that other seats could give now, and answers that were given before."""
    yield from (decision.options.decode(0) for other, decision in table.open.items() if other != seat)
    yield from [event.given[0] for event in table.all_events() if isinstance(event, Answered)][-20:]


def _anything(words: Sequence[Any], rng: Random, depth: int = 3) -> Any:
    """Return a random plain value: numbers, strings, words of this game, and lists and objects of them."""
    sort = rng.randrange(6 if depth else 4)
    match sort:
        case 0:
            return rng.choice((None, True, False, rng.random(), -rng.random() * 1e300))
        case 1:
            return rng.randint(-3, 12)
        case 2:
            return "".join(
                chr(rng.choice((rng.randrange(128), rng.randrange(0x2000)))) for _ in range(rng.randrange(5))
            )
        case 3:
            return rng.choice(words) if words else "word"
        case 4:
            return [_anything(words, rng, depth - 1) for _ in range(rng.randrange(6))]
        case _:
            return {f"{_anything((), rng, 0)}": _anything(words, rng, depth - 1) for _ in range(rng.randrange(4))}


def check_seats_and_ids(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that no seat answers for another seat, for chance, out of turn, or to a question that is not open."""
    before, given = everything(table), _given(table)
    for answer in _misdirected(table, rng):
        if not _is_repetition(given, answer):
            error = refused(terms, table, answer)
            assert isinstance(error, BadAnswer), f"{_show(answer)} fits no question, but is refused by a rule: {error}"
    for nonsense in NOT_ANSWERS:
        error = refused(terms, table, nonsense)
        assert error.code == "not_an_answer", f"this is no answer, and the refusal says {error.code}"
    for nobody in NO_READERS:
        for read in (table.events_for, table.view, table.told):
            try:
                read(nobody)
            except ValueError:
                continue
            raise AssertionError(f"there is no reader {nobody!r}, but it was told something")
    same("table after answers that were not asked for", everything(table), before)


def _misdirected(table: Table[Any], rng: Random) -> Iterator[Answer]:
    """Yield answers with a wrong seat or a wrong id."""
    everybody = (CHANCE, *table.seats)
    for seat, decision in list(table.open.items())[:2]:
        value = decision.options.sample(rng)
        yield from (Answer(field, seat, value) for field in FIELDS if not _is_exactly(field, decision.id))
        yield from (Answer(decision.id, field, value) for field in FIELDS)
        yield from (Answer(wrong, seat, value) for wrong in (decision.id + 1, 0, -1, 10_000))
        yield from (Answer(decision.id, other, value) for other in everybody if other not in table.open)
    for seat in everybody:
        if seat not in table.open:
            yield from (Answer(number, seat, value) for number in (1, 10_000) for value in ("yes", 0, [0, 1], None))


def _given(table: Table[Any]) -> dict[tuple[int, int], Any]:
    """Return the standing answers by seat and id."""
    events = [event for event in standing(table.all_events()) if isinstance(event, Answered)]
    return {(event.seat, event.id): msgspec.to_builtins(event.given[0]) for event in events}


def _is_repetition(given: dict[tuple[int, int], Any], answer: Answer) -> bool:
    """Return whether this repeats a standing answer, and so must be accepted."""
    if type(answer.seat) is not int or type(answer.decision) is not int:
        return False
    plain = msgspec.to_builtins(answer.value)
    plain = tuple(sorted(plain)) if isinstance(plain, list) else plain
    return (answer.seat, answer.decision) in given and _is_exactly(given[answer.seat, answer.decision], plain)


def check_stale_ids(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that the id of an undone question is refused, and that the question can be answered under its new id."""
    if table.outcome is not None or CHANCE in table.open:
        return
    twin = table.copy()
    decision = rng.choice(list(twin.open.values()))
    answer = Answer(decision.id, decision.seat, decision.options.sample(rng))
    twin.submit(answer)
    twin.undo()
    before = everything(twin)
    assert refused(terms, twin, answer).code == "no_such_question", f"{answer} was undone, and is still known"
    same("table after an answer to a question that was undone", everything(twin), before)
    twin.submit(Answer(twin.open[decision.seat].id, decision.seat, answer.value))


def check_setups(terms: Terms, setup: Any) -> None:
    """Check that a set-up that cannot be played is refused with every reason, each with its rule."""
    options = {name: value for name, value in setup.items() if name != "seats"}
    wrong: list[tuple[int, dict[str, Any]]] = [(seats, options) for seats in (0, -1, -HUGE)]
    wrong += [(setup["seats"], {**options, name: 1}) for name in ("no such option", "Seats", "seed_")]
    for seats, more in wrong:
        try:
            set_up(terms.rules, seats, more)
        except SetupError as error:
            assert error.problems, f"a set-up is refused without a reason: {seats} seats, {more}"
            assert all(_is_reason(terms, problem) for problem in error.problems), error.problems
            assert 0 < len(str(error)) < 20_000, f"a refusal of {len(str(error))} letters"
        else:
            raise AssertionError(f"there is no game with {_show(seats)} seats and options {list(more)}")


def _is_reason(terms: Terms, problem: Problem) -> bool:
    return problem.refused and bool(problem.code) and terms.is_rule(problem.rule)


def _show(value: Any) -> str:
    try:
        return repr(value)[:200]
    except Exception:
        return f"<{type(value).__name__}>"
