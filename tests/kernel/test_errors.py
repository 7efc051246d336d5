"""Errors survive the transfer between processes."""

import copy
import pickle

import pytest

from afallon.kernel import Answer, BadAnswer, IllegalAnswer, Problem, SetupError, StepError
from afallon.kernel.errors import ContentChanged
from tests.kernel.test_failing import break_once
from tests.kernel.tiny import Favour, deal, give

PROBLEMS = (Problem("too_few_seats", "TI-01", details={"seats": 1}), Problem("no_such_card", "TI-02"))


def step_error():
    table = deal()
    break_once(table, Favour.name)
    with pytest.raises(StepError) as failed:
        give(table, (0, 1), (2, 3), (1, 0), (2, (0, 1)))
    return failed.value


def bad_answer():
    with pytest.raises(BadAnswer) as refused:
        deal().submit(Answer(99, 0, "left"))
    return refused.value


ERRORS = {
    "set-up": lambda: SetupError(PROBLEMS),
    "content": lambda: ContentChanged(PROBLEMS),
    "bad answer": bad_answer,
    "illegal answer": lambda: IllegalAnswer("too_dear", rule="TI-03", price=4),
    "step": step_error,
}


@pytest.mark.parametrize("make", ERRORS.values(), ids=ERRORS)
@pytest.mark.parametrize("handed_on", [lambda error: pickle.loads(pickle.dumps(error)), copy.copy])
def test_an_error_survives_pickle_and_copy(make, handed_on):
    error = make()
    arrived = handed_on(error)
    assert type(arrived) is type(error)
    assert (str(arrived), vars(arrived)) == (str(error), vars(error))
