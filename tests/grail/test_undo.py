"""Undo: only answers that have revealed nothing can be undone."""

from random import Random

import pytest

import afallon
from afallon.grail.rules.telling import Revelation
from afallon.players.grail import wander
from tests.grail.tables import begin


def moment(table):
    """Return the state and the open questions, without the ids of the questions."""
    asked = {seat: (decision.kind, decision.options) for seat, decision in table.open.items()}
    return table.state.copy(), asked


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_undo_restores_the_exact_state_if_nothing_was_revealed(seats):
    rng, table = Random(seats), begin("fixture", seats=seats, seed=3)
    taken_back = refused = 0
    for _ in range(130):
        before, told = moment(table), len(table.all_events())
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
        is_news = any(isinstance(event, Revelation) for event in table.all_events()[told:])
        assert table.view(None).undoable != is_news
        if table.view(None).undoable and taken_back < 25:
            table.undo()
            assert moment(table) == before
            assert table.view(None).state == table.state
            taken_back += 1
        else:
            refused += not table.view(None).undoable
    assert taken_back
    assert refused


def test_undo_is_refused_at_the_beginning():
    table = begin("fixture", seats=2)
    assert not table.view(None).undoable
    with pytest.raises(afallon.BadAnswer):
        table.undo()


def test_undo_goes_back_to_the_last_answer_that_revealed_something():
    table = begin("fixture", seats=1, seed=2)

    def give(value):
        decision = table.open[0]
        table.submit(afallon.Answer(decision.id, 0, value))

    give("explore")  # reveals a verse
    assert not table.view(0).undoable
    story = moment(table)
    give("rest_by_the_stone")
    give("character")
    give("toll_for_the_dead")
    steps = 0
    while table.view(0).undoable:
        table.undo()
        steps += 1
    assert steps == 3
    assert moment(table) == story
