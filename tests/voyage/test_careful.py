"""The careful navigator: legal at every moment, by its own seat's view alone, and no fool."""

from random import Random

import pytest

import afallon
from afallon.players.random import RandomPlayer
from afallon.players.voyage import answer
from afallon.players.voyage.belief import believe
from afallon.players.voyage.lookahead import chart_of, prospects
from tests.voyage.driver import ROLES, Play


def sail(table, rng, is_careful):
    """Play to the end; every answer of a careful seat must be one that may be given."""
    while table.outcome is None:
        decision = next(iter(table.open.values()))
        view = table.view(decision.seat)
        if is_careful(decision.seat):
            value = answer(decision, view, rng)
            assert value in decision.options
        else:
            value = RandomPlayer().answer(decision, view, rng)
        table.submit(afallon.Answer(decision.id, decision.seat, value))
    return table.outcome


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("options", [{}, {"layout": "random"}, {"lasting_captain": True}], ids=str)
def test_whole_voyages_are_sailed(seats, options):
    table = afallon.new("voyage", seats=seats, seed=seats, **options)
    assert sail(table, Random(1), lambda seat: seat != 1).winners


def test_the_same_view_gives_the_same_answer_to_a_newcomer():
    table = afallon.new("voyage", seats=4, seed=3)
    rng = Random(2)
    while table.outcome is None:
        decision = next(iter(table.open.values()))
        value = answer(decision, table.view(decision.seat), rng)
        copied = table.copy()
        assert value == answer(copied.open[decision.seat], copied.view(decision.seat), Random(9))
        table.submit(afallon.Answer(decision.id, decision.seat, value))


def test_only_the_traitor_likes_to_lose_the_route():
    view = Play().view
    ahead = prospects(chart_of(view, 0))
    assert set(ahead) == {"north", "east", "south", "west"}
    for role in ("cabin_boy", "merchant", "explorer", "sailor"):
        assert ahead["north"][role] < min(ahead[way][role] for way in ("east", "south", "west"))
    assert ahead["north"]["traitor"] == 5


def test_an_uncharted_sea_is_looked_at_without_knowing_it():
    hidden, other = Play(charted=False).view, Play(charted=False, layout="balanced").view
    assert chart_of(hidden, 0) == chart_of(other, 0)
    assert "cross_island" not in chart_of(hidden, 0).tiles


def test_whoever_loses_the_route_on_purpose_looks_like_a_traitor():
    play = Play(ROLES[:5])
    for captain in range(3):
        play.answer("choose_preferred", captain, "north" if captain == 0 else "south")
        play.answer("choose_alternative", captain, play.options(captain)[-1])
        play.vote("wbbbb" if captain == 0 else "bwwww")
    belief = believe(play.table.view(4), 4)
    assert max(belief[0], key=belief[0].__getitem__) == "traitor"
    assert belief[0]["traitor"] > 2 * max(belief[seat]["traitor"] for seat in (1, 2, 3))
    assert belief[4] == {role: float(role == "explorer") for role in belief[4]}
    for seat in range(5):
        assert sum(belief[seat].values()) == pytest.approx(1)


def test_a_sailor_never_votes_for_a_lost_route_that_is_shown():
    play = Play(("traitor", "sailor", "merchant"))
    play.offer("n", "w")
    assert answer(play.table.open[1], play.table.view(1), Random(1)) == "black"
    assert answer(play.table.open[2], play.table.view(2), Random(1)) == "black"


@pytest.mark.parametrize(("role", "gain"), [("cabin_boy", 0.4), ("sailor", 1.5)])
def test_a_careful_player_earns_more_than_a_random_one_in_its_place(role, gain):
    """About half of the gain that `benchmarks/voyage.py` measures, with other seeds than it has."""
    games, points = 40, {True: 0, False: 0}
    for seed in range(1000, 1000 + games):
        others = [other for other in ROLES[:6] if other != role]
        roles = [role, *Random(seed).sample(others, 3)]
        for careful in points:
            table = afallon.new("voyage", seats=4, seed=seed, roles=roles)
            outcome = sail(table, Random(seed), lambda seat, careful=careful: careful and seat == 0)
            points[careful] += outcome.scores[0]
    assert points[True] - points[False] >= gain * games, points
