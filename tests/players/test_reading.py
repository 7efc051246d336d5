"""Role inference: exact deduction, from one stream alone."""

from collections import Counter
from itertools import permutations
from math import exp
from operator import contains
from random import Random

import pytest

import afallon
from afallon.avalon.character import EVIL
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.game import GAME
from afallon.players import read
from afallon.players.avalon.evidence import mask
from afallon.players.avalon.reading import Reader, readings
from afallon.players.avalon.reading import habits as kinds
from afallon.players.avalon.reading.habits import CASES, KINDS, Habits, Weights, fitted
from afallon.players.avalon.reading.situation import Situation, team_features, vote_features
from tests.players.tables import go, play_out, propose, random_table, submit

CAST = ["percival", "merlin", "servant", "servant", "morgana", "mordred", "oberon"]
INDIFFERENT = Habits(
    made_by="",
    caution=1.0,
    votes={kind: Weights((0.0,), ((0.0,),) * CASES[kind]) for kind in KINDS},
    teams={kind: Weights((0.0,), ((0.0,),) * CASES[kind]) for kind in KINDS},
    fails={},
)
"""Habits that make votes and teams uninformative: only deduction and the table of fails remain."""


def reader_of(table, seat=None, habits=None):
    reader = Reader(seat, habits=habits)
    for event in table.events_for(seat):
        reader.feed(event)
    return reader


def test_before_the_first_team_all_seats_are_equally_likely_evil():
    table = afallon.new("avalon", seats=5, deal=["merlin", "assassin", "servant", "minion", "servant"], first_leader=0)
    reading = read(table.events_for(None))
    assert reading.evil == pytest.approx([2 / 5] * 5)
    held = {"merlin": 1 / 5, "servant": 2 / 5, "assassin": 1 / 5, "minion": 1 / 5}
    assert all(chances == pytest.approx(held) for chances in reading.characters)
    assert reading.sound((0, 1)) == pytest.approx(3 / 10)
    assert read([]).evil == ()


def test_the_reading_after_one_fail_of_three_cards_equals_a_hand_calculation():
    """Six sets have one evil member (70% fail on quest 2), three have two (43% each), one has none."""
    table = afallon.new("avalon", seats=5, deal=["merlin", "assassin", "servant", "minion", "servant"], first_leader=0)
    go(table, 0, 2)
    before = reader_of(table, habits=INDIFFERENT).reading
    go(table, 0, 1, 2, fails=(1,))
    after = reader_of(table, habits=INDIFFERENT).reading
    first = {0: 1.0, 1: 0.75, 2: 0.81**2}  # quest 1 had no fail: 25% fail alone, 19% of two
    second = {0: 0.0, 1: 0.70, 2: 2 * 0.43 * 0.57}
    sets = [{one, other} for one in range(5) for other in range(one)]
    weights = {frozenset(evil): first[len(evil & {0, 2})] for evil in sets}
    assert before.evil[0] == pytest.approx(sum(w for e, w in weights.items() if 0 in e) / sum(weights.values()))
    weights = {evil: weight * second[len(evil & {0, 1, 2})] for evil, weight in weights.items()}
    for seat in range(5):
        chance = sum(weight for evil, weight in weights.items() if seat in evil) / sum(weights.values())
        assert after.evil[seat] == pytest.approx(chance)


def test_two_fails_of_two_are_proof():
    table = afallon.new("avalon", seats=5, deal=["merlin", "assassin", "servant", "minion", "servant"], first_leader=0)
    go(table, 1, 3, fails=(1, 3))
    assert read(table.events_for(None)).evil == pytest.approx([0, 1, 0, 1, 0])


@pytest.mark.rule("AV-ROLE-07", "AV-REVEAL-10")
def test_the_night_shows_merlin_all_evil_but_mordred_and_percival_two_seats():
    table = afallon.new("avalon", seats=7, deal=CAST, assassin="mordred", first_leader=0)
    merlin, percival, servant = (read(table.events_for(seat), seat) for seat in (1, 0, 2))
    assert merlin.evil == pytest.approx([1 / 4, 0, 1 / 4, 1 / 4, 1, 1 / 4, 1])
    assert merlin.characters[5] == pytest.approx({"mordred": 1 / 4, "servant": 1 / 2, "percival": 1 / 4})
    assert percival.characters[1] == pytest.approx({"merlin": 1 / 2, "morgana": 1 / 2})
    assert percival.evil == pytest.approx([0, 1 / 2, 1 / 2, 1 / 2, 1 / 2, 1 / 2, 1 / 2])
    assert servant.evil == pytest.approx([1 / 2, 1 / 2, 0, *[1 / 2] * 4])


def test_a_sum_over_all_deals_gives_the_same_reading():
    """The sum by worlds equals the plain sum over every deal of the deck."""
    table = afallon.new("avalon", seats=7, deal=CAST, assassin="mordred", first_leader=0)
    propose(table, 0, 4, approve=(0, 1, 4))
    propose(table, 1, 2, approve=(0, 1, 2, 3))
    submit(table, 1, "success")
    submit(table, 2, "success")
    go(table, 1, 2, 5, fails=(5,))
    for seat in (None, 3, 0):
        reader = reader_of(table, seat)
        assert_equal_to_brute_force(reader, seat, table)


def assert_equal_to_brute_force(reader, seat, table):
    tallies, worlds = reader.tallies, {world.evil: world.cards for world in reader.deduction.worlds}
    allowed = reader.deduction.allowed
    evil_chances, merlin_chances, total = Counter(), Counter(), 0.0
    fits = {deal for deal in permutations(CAST) if all(map(contains, allowed, deal))}
    for deal in fits:
        where = {name: place for place, name in enumerate(deal)}
        evil = mask(place for place, name in enumerate(deal) if CHARACTERS[name].side == EVIL)
        if evil not in worlds:
            continue
        logarithm = worlds[evil]
        for place, name in enumerate(deal):
            known = {
                "merlin": (kinds.MERLIN, evil & ~(1 << where["mordred"])),
                "percival": (kinds.PERCIVAL, (where["merlin"], where["morgana"])),
                "oberon": (kinds.OBERON, evil),
                "servant": (kinds.SERVANT, evil),
            }.get(name, (kinds.EVIL, evil & ~(1 << where["oberon"])))
            logarithm += tallies.row(*known)[place]
        weight = exp(logarithm)
        total += weight
        merlin_chances[where["merlin"]] += weight
        for place in range(7):
            evil_chances[place] += weight * (evil >> place & 1)
    reading = reader.reading
    for place in range(7):
        assert reading.evil[place] == pytest.approx(evil_chances[place] / total, abs=1e-4)
        assert reading.characters[place].get("merlin", 0.0) == pytest.approx(merlin_chances[place] / total, abs=1e-4)


def test_equal_streams_give_equal_readings():
    """Two worlds with the same stream for a seat have the same reading after every event."""
    for seed, seat in ((1, 0), (2, None), (3, 4)):
        rng = Random(seed)
        table = afallon.new("avalon", seats=5, seed=seed, characters=["merlin", "percival", "assassin", "morgana"])
        for _ in range(40):
            decision = next(iter(table.open.values()))
            submit(table, decision.seat, decision.options.sample(rng))
        other = GAME.imagine(table.events_for(seat), seat, Random(seed))
        assert list(readings(table.events_for(seat), seat)) == list(readings(other.events_for(seat), seat))


def test_undone_acts_do_not_count():
    table = afallon.new("avalon", seats=5, seed=1)
    propose(table, 0, 1)
    before = read(table.events_for(None))
    for seat in table.seats:
        submit(table, seat, "reject" if seat else "approve")
    assert read(table.events_for(None)) != before
    table.undo()
    assert read(table.events_for(None)).evil == pytest.approx(before.evil)


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 6, 7, 8, 10, 120])
def test_no_module_excludes_the_true_deal(seed):
    rng = Random(seed)
    table = play_out(random_table(rng), "random", "random", rng)
    deal = [name for event in table.events_for(None) if event.kind == "characters_shown" for name in event.characters]
    for seat in (None, rng.randrange(len(deal))):
        stream = table.events_for(seat)
        reader = Reader(seat)
        for event in stream:
            reader.feed(event)
            if event.kind in ("night_ended", "quest_succeeded", "quest_failed", "loyalty_shown", "game_ended"):
                assert_sound(reader, deal)
        assert reader.reading.characters == tuple({name: pytest.approx(1.0)} for name in deal)


def assert_sound(reader, deal):
    evil = mask(seat for seat, name in enumerate(deal) if CHARACTERS[name].side == EVIL)
    worlds = reader.deduction.worlds
    assert any(world.evil == evil and all(deal[s] == name for s, name in world.placed) for world in worlds)
    reading = reader.reading
    assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in reading.evil)
    for chances in reading.characters:
        assert sum(chances.values()) == pytest.approx(1.0)
        assert all(0 < chance <= 1 + 1e-9 for chance in chances.values())


def test_fitted_habits_have_the_shape_of_the_features():
    table = afallon.new("avalon", seats=5, seed=1)
    propose(table, 0, 1)
    view = reader_of(table).view
    now = Situation(view, 0)
    plain, crossed = vote_features(now, view.proposals[0])
    of_team = team_features(now, 0, 1, 3, 1)
    known = fitted()
    assert 0 < known.caution <= 1
    assert {*known.votes} == {*known.teams} == {*KINDS}
    for kind in KINDS:
        for weights, numbers in ((known.votes[kind], (plain[0], crossed[0])), (known.teams[kind], of_team)):
            assert len(weights.plain) == len(numbers[0])
            assert [len(row) for row in weights.crossed] == [len(numbers[1])] * CASES[kind]
            assert all(abs(weight) < 10 for row in (weights.plain, *weights.crossed) for weight in row)
    for able in range(1, 4):
        chances = [exp(known.log_fails(3, False, 1, able, fails)) for fails in range(able + 1)]
        assert sum(chances) == pytest.approx(1.0)
        assert all(0 < chance < 1 for chance in chances)
