"""The careful bot: always legal, based on its own seat's view alone, and better than random play."""

from random import Random

import pytest

import afallon
from afallon.lab.match import Match
from afallon.lab.match import play as play_match
from afallon.lab.voyage.players import duel
from afallon.lab.voyage.voyages import sail as sail_match
from afallon.players.random import RandomPlayer
from afallon.players.voyage import answer
from afallon.players.voyage.belief import aimlessness, believe
from afallon.players.voyage.choices import WINNING
from afallon.players.voyage.lookahead import chart_of, prospects
from tests.voyage.driver import ROLES, Play


def sail(table, rng, is_careful):
    """Play to the end; every answer of a careful seat must be legal."""
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


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("options", [{}, {"layout": "random"}, {"lasting_captain": True}], ids=str)
def test_the_careful_bot_plays_whole_voyages(seats, options):
    table = afallon.new("voyage", seats=seats, seed=seats, **options)
    assert sail(table, Random(1), lambda seat: seat != 1).winners


def test_answers_depend_on_the_view_alone():
    table = afallon.new("voyage", seats=4, seed=3)
    rng = Random(2)
    while table.outcome is None:
        decision = next(iter(table.open.values()))
        value = answer(decision, table.view(decision.seat), rng)
        copied = table.copy()
        assert value == answer(copied.open[decision.seat], copied.view(decision.seat), Random(9))
        table.submit(afallon.Answer(decision.id, decision.seat, value))


def test_only_the_traitor_gains_by_a_lost_route():
    chart = chart_of(Play().view, 0)
    for role in ("cabin_boy", "merchant", "explorer", "sailor"):
        ahead = prospects(chart, role)
        assert set(ahead) == {"north", "east", "south", "west"}
        assert ahead["north"].points < min(ahead[way].points for way in ("east", "south", "west"))
    assert prospects(chart, "traitor")["north"].points == 5


def test_aimless_players_lower_the_prospects():
    chart = chart_of(Play().view, 0)
    assert prospects(chart, "sailor", 1.0)["south"].points < prospects(chart, "sailor")["south"].points / 1.5
    assert prospects(chart, "admiral", 1.0)["south"].points < prospects(chart, "admiral")["south"].points


def test_a_standing_compares_all_roles():
    lost = prospects(chart_of(Play().view, 0), "admiral")["north"]
    ((standing, chance),) = lost.standings  # only the admiral (3) and the traitor (5) have any points
    assert dict(zip(ROLES, standing, strict=False)) == {
        "admiral": 0.5, "cabin_boy": 1, "merchant": 1, "traitor": 0, "explorer": 1, "sailor": 1,
    }  # fmt: skip
    assert (lost.points, chance) == (3, 1)


def test_the_chart_of_an_uncharted_sea_has_no_hidden_tiles():
    hidden, other = Play(charted=False).view, Play(charted=False, layout="balanced").view
    assert chart_of(hidden, 0) == chart_of(other, 0)
    assert "cross_island" not in chart_of(hidden, 0).tiles


def test_a_captain_who_loses_the_route_on_purpose_looks_like_a_traitor():
    play = Play(ROLES[:5])
    for captain in range(3):
        play.answer("choose_preferred", captain, "north" if captain == 0 else "south")
        play.answer("choose_alternative", captain, play.options(captain)[-1])
        play.vote("wbbbb" if captain == 0 else "bwwww")
    belief = believe(play.table.view(4), 4)
    assert max(belief[0], key=belief[0].__getitem__) == "traitor"
    assert belief[0]["traitor"] > 2 * max(belief[seat]["traitor"] for seat in (1, 2, 3))
    assert belief[4] == {kind: float(kind == "explorer") for kind in belief[4]}
    for seat in range(5):
        assert sum(belief[seat].values()) == pytest.approx(1)


def test_a_sailor_never_votes_for_a_direction_that_loses_the_route():
    play = Play(("traitor", "sailor", "merchant"))
    play.offer("n", "w")
    assert answer(play.table.open[1], play.table.view(1), Random(1)) == "black"
    assert answer(play.table.open[2], play.table.view(2), Random(1)) == "black"


def test_random_players_look_more_aimless_than_careful_ones():
    looks = {}
    for kind in ("random", "careful"):
        views = [play_match(Match("voyage", (kind,) * 4, seed, {"roles": ROLES[:4]})).view(0) for seed in range(8)]
        looks[kind] = sum(aimlessness(believe(view, 0)) for view in views)
    assert looks["random"] > 1.5 * looks["careful"]


def gain(role, others, seed):
    """Return the gain of careful play in one duel, in points, plus the value of wins to the bot."""
    before, after = (sail_match(match) for match in duel(role, others, seed))
    return after.points[0] - before.points[0] + WINNING * (after.wins[0] - before.wins[0])


# Fixed seeds make these gains deterministic; `docs/voyage-players.md` has the gains of many games.


@pytest.mark.slow
@pytest.mark.parametrize("role", ROLES[:6])
def test_careful_beats_random_among_random_players(role):
    gains = [gain(role, "random", seed) for seed in range(5000, 5025)]
    assert sum(gains) >= 0.3 * len(gains), gains


@pytest.mark.slow
def test_careful_beats_random_among_careful_players():
    gains = [gain(role, "careful", seed) for role in ROLES[:6] for seed in range(5000, 5004)]
    assert sum(gains) >= 2.0 * len(gains), gains
