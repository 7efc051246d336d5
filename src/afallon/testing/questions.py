"""Checks of questions: asked seats, options, and declared types."""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

import msgspec

from afallon.kernel import (
    CHANCE,
    Answered,
    Asked,
    Choice,
    Decision,
    Event,
    GameEnded,
    OneOf,
    Question,
    Rewound,
    Table,
    Withdrawn,
)
from afallon.testing.compare import as_text, asked, same
from afallon.testing.terms import Terms

SMALL: Final = 300
"""Options up to this number are listed in full."""

TOLD_BY_EVERY_GAME: Final = (Asked, Answered, Withdrawn, Rewound, GameEnded)


def check_goes_on(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that questions are open until the outcome, each for its own seat, and that chance is asked alone."""
    assert bool(table.open) == (table.outcome is None), f"open: {list(table.open)}, outcome: {table.outcome}"
    assert set(table.open) == set(table.options), f"asked: {list(table.open)}, with options: {list(table.options)}"
    optional = [decision.optional for decision in table.open.values()]
    assert optional == sorted(optional), "questions that must be answered stand before optional ones"
    assert not all(optional) or table.outcome is not None, "no seat must answer"
    for seat, decision in table.open.items():
        assert decision.seat == seat, f"seat {seat} has the question of another: {decision}"
        assert decision.options == table.options[seat], f"seat {seat} has other options than its question: {decision}"
        assert seat in table.seats or set(table.open) == {CHANCE}, f"these are asked together: {list(table.open)}"
    if table.outcome is not None:
        named = {*table.outcome.winners, *table.outcome.partial}
        assert named <= set(table.seats), f"winners that have no seat: {table.outcome}"
    terms.check(table)


def check_options(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that every question has options, that these are consistent, and that every named rule exists."""
    for decision in table.open.values():
        _check_options(decision, rng)
        assert terms.is_rule(decision.rule), f"there is no rule {decision.rule!r}: {decision}"
        if isinstance(decision.options, OneOf):
            for barred in decision.options.barred:
                assert barred.value not in decision.options.values, f"barred, and an option: {barred}"
                assert terms.is_rule(barred.rule), f"there is no rule {barred.rule!r}: {barred}"


def _check_options(decision: Decision, rng: Random) -> None:
    options, count = decision.options, decision.options.count()
    assert count >= 1, f"there is nothing to answer: {decision}"
    for number in {0, count // 2, count - 1}:
        assert options.encode(options.decode(number)) == number, f"option {number} has another number: {decision}"
    for _ in range(3):
        sample = options.sample(rng)
        assert sample in options, f"{sample!r} was drawn, but is no option: {decision}"
        assert options.decode(options.encode(sample)) == sample, f"{sample!r} is numbered as another: {decision}"
    if count <= SMALL:
        listed = list(options.enumerate())
        assert len(listed) == count, f"{count} options are counted and {len(listed)} listed: {decision}"
        assert len({as_text(value) for value in listed}) == count, f"an option is listed twice: {decision}"
        assert all(value in options for value in listed), f"what is listed is no option: {decision}"
        numbers = [options.encode(value) for value in listed]
        assert numbers == list(range(count)), f"options are not numbered as they are listed: {decision}"
    if isinstance(options, OneOf):
        for parallel in (options.weights, options.offers):
            assert len(parallel) in (0, count), f"not one for each value: {parallel}"
        assert decision.seat == CHANCE or not options.weights, f"weights are for chance alone: {decision}"


def check_asking_changes_nothing(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that the asking step can ask again at any moment, with the same question and without effect."""
    if table._question is None:
        return
    step, arguments = table._asking
    twin = table.copy()
    before = (as_text(twin.state), as_text(table.state), len(twin.all_events()))
    for _ in range(2):
        question: Any = twin.program.bound[step][0](twin, *arguments)  # type: ignore[misc]
        after = (as_text(twin.state), as_text(table.state), len(twin.all_events()))
        same(f"state and log after step {step} has asked again", after, before)
        seats = {*table.open, *table._given}
        same(f"seats that step {step} asks again", set(question.options), seats)
        for seat, decision in table.open.items():
            again = Decision(
                decision.id, seat, question.about, question.options[seat], question.rule, question.own.get(seat)
            )
            same(
                f"question of step {step} to seat {seat}, asked again", as_text(asked(again)), as_text(asked(decision))
            )


def check_words(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that fields of events and questions have the declared types, and that choices and handlers are declared.

    The kernel itself refuses an event or a question that is not declared.
    """
    vocabulary = terms.rules.vocabulary
    for event in table.all_events():
        if isinstance(event, Asked | Answered):
            _check_fields(event.about)
        elif not isinstance(event, TOLD_BY_EVERY_GAME):
            _check_fields(event)
    for decision in table.open.values():
        _check_fields(decision.about)
        own = decision.own
        is_value = own is None or (isinstance(own, msgspec.Struct) and own.__struct_config__.frozen)
        assert is_value, f"what is a seat's own is a frozen struct, not {own!r}"
        for choice in _choices(decision):
            declared = vocabulary.choices.get(choice.kind)
            assert declared is type(choice), f"the vocabulary of {terms.game} does not have this choice: {choice!r}"
    known = {kind.kind for kind in TOLD_BY_EVERY_GAME} | set(vocabulary.events)
    unknown = set(type(table.view(None)).handlers) - known
    assert not unknown, f"the view of {terms.game} waits for events that are not declared: {sorted(unknown)}"


def _choices(decision: Decision) -> Iterable[Choice]:
    options = decision.options
    values = (*options.values, *(barred.value for barred in options.barred)) if isinstance(options, OneOf) else ()
    return [value for value in values if isinstance(value, Choice)]


def _check_fields(word: Event | Question) -> None:
    try:
        again = msgspec.convert(msgspec.to_builtins(word), type(word))
    except msgspec.ValidationError as error:
        raise AssertionError(f"{word.kind} has fields of other types than it declares: {error}: {word!r}") from error
    same(f"{word.kind}, read from its plain form", again, word)
