"""The coach of finished games."""

from random import Random

import msgspec
import pytest

import afallon
from afallon.players.avalon.coach import Coaching, StillPlaying, coach
from tests.players.tables import go, play_out

DEAL = ["merlin", "assassin", "percival", "morgana", "servant"]


def streams(table):
    return {seat: table.events_for(seat) for seat in (None, *table.seats)}


@pytest.fixture(scope="module")
def table():
    table = afallon.new("avalon", seats=5, deal=DEAL, first_leader=0)
    return play_out(table, "careful", "careful", Random(3))


@pytest.fixture(scope="module")
def coached(table):
    return coach(streams(table))


def test_a_running_game_is_not_coached():
    table = afallon.new("avalon", seats=5, deal=DEAL, first_leader=4)
    go(table, 0, 4)
    with pytest.raises(StillPlaying):
        coach(streams(table))


def test_evil_is_sure_of_all_sides_from_the_night_on_and_a_servant_is_not(coached):
    for seat in (1, 3):
        assert all(known.since.after == "night_ended" for known in coached.seats[seat].could_know)
    known_to_servant = coached.seats[4].could_know
    assert all(known.since is None or known.since.round > 0 for known in known_to_servant)
    assert [known.evil for known in known_to_servant] == [False, True, False, True]


def test_moves_are_sorted_by_how_much_they_reveal(coached):
    ratios = [max(move.if_good / move.if_evil, move.if_evil / move.if_good) for move in coached.moves]
    assert ratios == sorted(ratios, reverse=True)
    assert ratios[0] > 1
    for move in coached.moves:
        assert move.vote is None or (0 < move.if_good < 1 and 0 < move.if_evil < 1)


def test_every_act_of_merlin_has_an_exposure(table, coached):
    teams = [event for event in table.events_for(None) if event.kind == "team_proposed"]
    assert len(coached.exposure) == len(teams)  # he votes on each, or has proposed it
    assert coached.exposure[0].before == pytest.approx(1 / 3)
    assert all(0 < one.after < 1 for one in coached.exposure)


def test_no_proposed_team_is_sounder_than_the_best(table, coached):
    teams = [event.team for event in table.events_for(None) if event.kind == "team_proposed"]
    assert [choice.team for choice in coached.choices] == teams
    assert all(choice.best_sound >= choice.sound for choice in coached.choices)
    assert all(len(choice.best) == len(choice.team) for choice in coached.choices)


def test_a_coaching_is_plain_data(coached):
    assert msgspec.json.decode(msgspec.json.encode(coached), type=Coaching) == coached
