"""The planner: imagined tables, its knowledge of the pack, and its results."""

from random import Random

import pytest

from afallon.grail.imagine import imagine
from afallon.kernel import Answer
from afallon.players.grail import planner, wander
from afallon.players.grail.planner.group import Knowledge, group_of
from afallon.players.grail.planner.prices import UNKNOWN, Prices
from tests.grail.tables import begin

KNOWING = Knowledge(whole_pack=True)


def play_on(table, until, *, knowledge=planner.HONEST, most=3000, seed=1):
    rng = Random(seed)
    for _ in range(most):
        if table.outcome is not None or until(table):
            return
        decision = next(iter(table.open.values()))
        value = planner.answer(decision, table.view(decision.seat), rng, knowledge)
        table.submit(Answer(decision.id, decision.seat, value))
    raise AssertionError("that never came")


def asked(kind):
    return lambda table: any(decision.kind == kind for decision in table.open.values())


@pytest.mark.parametrize("kind", ["play", "pay_magic"])
def test_an_imagined_table_continues_like_the_real_one(kind):
    """After the same answer both tables have the same state, up to the next decision of chance."""
    looked = sum(compare_with_imagined(kind, seed) for seed in range(10))
    assert looked >= 8


def compare_with_imagined(kind, seed):
    table, rng, looked = begin("fixture", seats=2, seed=seed), Random(seed), 0
    for _ in range(200):
        decision = next((one for one in table.open.values() if one.kind == kind), None)
        imagined = None if decision is None else imagine(decision, table.view(decision.seat), 0)
        if imagined is not None:
            looked += 1
            assert imagined.state == table.state
            assert imagined.options == {decision.seat: decision.options}
            real = table.copy()
            real.chance = imagined.chance = None
            value = wander(decision, rng)
            real.submit(Answer(decision.id, decision.seat, value))
            imagined.submit_all({decision.seat: value})
            if real.state.encounter is not None:
                assert imagined.state == real.state
                assert imagined.options == real.options
        decision = next(iter(table.open.values()))
        table.submit(Answer(decision.id, decision.seat, wander(decision, rng)))
    return looked


def test_imagining_changes_nothing_and_fails_outside_encounters():
    table = begin("fixture", seats=1, seed=2)
    decision = next(iter(table.open.values()))
    assert imagine(decision, table.view(decision.seat), 0) is None
    play_on(table, asked("play"), knowledge=KNOWING)
    decision = next(iter(table.open.values()))
    before = table.state.copy()
    imagined = imagine(decision, table.view(decision.seat), 0)
    imagined.submit_all({decision.seat: next(iter(decision.options.enumerate()))})
    assert table.state == before != imagined.state


@pytest.mark.parametrize("seats", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_planner_that_knows_the_pack_wins_the_first_chapter(seats):
    """The secret with the quest has a price that must be earned elsewhere first."""
    table = begin("fixture", seats=seats, seed=3)
    play_on(table, lambda table: table.state.chapter == 2, knowledge=KNOWING)
    assert table.state.chapter == 2
    assert table.state.day <= 12


def test_an_honest_planner_knows_only_verses_that_were_read():
    table = begin("fixture", seats=1, seed=3)
    view = table.view(0)
    honest, knowing = (Prices(group_of(view, 0, known), {}, {}) for known in (planner.HONEST, KNOWING))
    verses = list(honest.group.pack.verses)
    assert all(honest.verse(name, 1) == UNKNOWN for name in verses)
    assert any(knowing.verse(name, 1) != UNKNOWN for name in verses)
    play_on(table, lambda table: table.view(0).verses)
    read = table.view(0).verses[0]
    assert group_of(table.view(0), 0, planner.HONEST).knows(read)


@pytest.mark.slow
def test_the_planner_keeps_a_menhir_lit():
    """After twenty days every campaign still has a lit menhir."""
    for seed in range(2):
        table = begin("fixture", seats=1, seed=seed)
        play_on(table, lambda table: table.state.day == 20, knowledge=KNOWING, seed=seed)
        assert any(place.menhir for place in table.state.places.values())


def test_the_planner_reads_a_sought_verse():
    table = begin("fixture", seats=1, seed=3)
    sought = Knowledge(whole_pack=True, sought=frozenset({"book:under_the_cairn"}))
    play_on(table, lambda table: "book:under_the_cairn" in table.view(0).verses, knowledge=sought)


def test_the_planner_plays_a_pack_without_quests():
    table = begin("crossroads", seats=2, seed=1)
    play_on(table, lambda table: table.state.day == 5)


def test_the_planner_puts_a_price_on_terror():
    prices = Prices(group_of(begin("fixture", seats=1, seed=3).view(0), 0, KNOWING), {}, {})
    assert prices.price("terror", 1) > 0
    assert prices.price("wealth", 2) > prices.price("wealth", 1) > 0
