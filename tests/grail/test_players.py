"""Players in the encounters of the fixture pack."""

from random import Random

import pytest

import afallon
from afallon.grail.content import load_pack
from afallon.lab.grail.arena import Arena, Change, is_fought
from afallon.lab.grail.fights import Bout, arena_of, fight, win_rate
from afallon.players import PLAYERS
from afallon.players.grail.wandering import IDLE
from tests.grail.tables import PACKS, begin

FIXTURE = PACKS / "fixture"
FOUGHT = [name for name, encounter in load_pack(FIXTURE).encounters.items() if is_fought(encounter)]


@pytest.mark.slow
@pytest.mark.parametrize("encounter", FOUGHT)
def test_every_encounter_can_be_won_by_the_greedy_player(encounter):
    arena = arena_of(FIXTURE, encounter)
    greedy = win_rate(arena, "greedy", seats=2, fights=8)
    assert greedy > 0
    assert greedy >= win_rate(arena, "random", seats=2, fights=8) - 0.25


@pytest.mark.slow
@pytest.mark.parametrize(("encounter", "more"), [("antlered_shadow", 4), ("toll_men", 8)])
def test_the_planner_wins_more_hard_fights_than_the_greedy_player(encounter, more):
    """Both fight with the same chance against a high price."""
    arena = Arena(str(FIXTURE), load_pack(FIXTURE).hash, encounter, change=Change(price=more))
    assert win_rate(arena, "planner", seats=1, fights=12) >= win_rate(arena, "greedy", seats=1, fights=12) + 0.25


@pytest.mark.parametrize("player", ["random", "careful"])
@pytest.mark.parametrize("seats", [1, 4])
def test_players_give_legal_answers_and_make_progress(player, seats):
    table, rng, mind = begin("fixture", seats=seats, seed=5), Random(5), PLAYERS[player]()
    for _ in range(300):
        decision = next(iter(table.open.values()))
        view = table.view(decision.seat)
        value = mind.answer(decision, view, rng)
        assert value in decision.options
        assert view.state == table.state  # the player has not changed the view
        table.submit(afallon.Answer(decision.id, decision.seat, value))
    assert table.state.day > 1


def test_the_random_player_seldom_trades():
    table, rng, mind = begin("fixture", seats=4, seed=5), Random(5), PLAYERS["random"]()
    decision = next(decision for decision in table.open.values() if "give" in decision.options)
    answers = [mind.answer(decision, table.view(decision.seat), rng) for _ in range(400)]
    assert 0 < sum(answer in IDLE for answer in answers) < 60


def test_a_parley_of_two_planners_ends():
    """Regression: the active planner proposed a retreat again and again, and the other one refused."""
    assert fight(Bout(arena_of(FIXTURE, "toll_keeper"), "planner", seats=2, seed=3)).rounds < 30


@pytest.mark.parametrize("player", ["greedy", "planner"])
def test_a_fight_is_the_same_with_the_same_seed(player):
    bout = Bout(arena_of(FIXTURE, "bog_thing"), player, seats=1, seed=4)
    assert fight(bout) == fight(bout)
