"""The studies of Voyage, at small sizes with random players for speed."""

import json
from pathlib import Path
from random import Random

import pytest

from afallon.lab import plots
from afallon.lab.__main__ import main
from afallon.lab.runs import Runner
from afallon.lab.voyage import balance, layouts, players
from afallon.lab.voyage.voyages import Voyage, earnings, fortunes, spread
from afallon.players import PLAYERS
from afallon.players.random import RandomPlayer
from afallon.voyage.layout import Layout
from afallon.voyage.library import default_shape, find_layout, shape_of
from afallon.voyage.roles import ROLES
from tests.voyage.driver import random_layout

FIGURES = Path(__file__).parents[2] / "docs" / "figures"
MIDDLE_ROW = 185 / 47
"""The mean row of the cells where islands may be placed."""


@pytest.fixture
def drawn(monkeypatch):
    """Use random players, and return the plots instead of writing them."""
    kept = {}
    monkeypatch.setitem(PLAYERS, "careful", RandomPlayer)
    monkeypatch.setattr(layouts, "ROUNDS", ((2, 20), (1, 20)))
    monkeypatch.setattr(plots, "save", lambda plot, path: kept.update({path.name: plot}))
    return kept


@pytest.fixture
def runner(tmp_path):
    return Runner(tmp_path / "runs", mark="test", progress=None)


def voyage(roles, points, wins):
    return Voyage(tuple(roles), tuple(points), tuple(wins), "lost", 1)


def test_a_fortune_of_one_is_the_fair_share_of_a_player():
    sailed = [
        voyage(["sailor", "sailor", "admiral"], [4, 4, 1], [0.5, 0.5, 0]),
        voyage(["admiral", "sailor", "merchant", "traitor"], [3, 0, 0, 0], [1, 0, 0, 0]),
    ]
    fortune = fortunes(sailed)
    assert fortune["sailor"].mean == pytest.approx((1.5 + 1.5 + 0) / 3)
    assert fortune["admiral"].mean == pytest.approx((0 + 4) / 2)
    assert earnings(sailed)["sailor"].mean == pytest.approx(8 / 3)
    assert "explorer" not in fortune


def test_the_spread_is_zero_for_fair_roles_and_positive_for_others():
    fair = [voyage(["sailor", "admiral"], [1, 1], [0.5, 0.5])] * 9
    unfair = [voyage(["sailor", "admiral"], [2, 1], [1, 0])] * 9
    assert spread(fortunes(fair)) == 0
    assert spread(fortunes(unfair)) == pytest.approx(1)


def test_few_games_do_not_look_less_fair_than_many():
    rng = Random(1)

    def coin(games):
        sides = [rng.randint(0, 1) for _ in range(games)]
        return spread(fortunes([voyage(["sailor", "admiral"], [1, 1], [side, 1 - side]) for side in sides]))

    few, many = ([coin(games) ** 2 for _ in range(200)] for games in (10, 100))
    assert sum(few) / 200 < 0.08
    assert sum(many) / 200 < 0.008


def test_both_matches_of_a_duel_differ_only_in_the_first_player():
    for seed in range(10):
        random, careful = players.duel("merchant", "random", seed)
        assert random.options == careful.options
        assert random.options["roles"][0] == "merchant"
        assert (random.players[0], careful.players[0]) == ("random", "careful")
        assert random.players[1:] == careful.players[1:]
        assert random.seed == careful.seed


def test_gains_count_the_first_seat():
    before = [voyage(["admiral", "sailor"], [1, 9], [0, 1])] * 2
    after = [voyage(["admiral", "sailor"], [3, 9], [0, 1]), voyage(["admiral", "sailor"], [9, 0], [1, 0])]
    points, wins = players.gains(before, after)
    assert (points.mean, wins.mean) == (5, 0.5)


def test_duels_of_equal_players_give_a_page_with_zero_gains(runner, drawn, tmp_path):
    players.study(runner, tmp_path, among_random=20, among_careful=10)
    page = (tmp_path / "voyage-players.md").read_text()
    for role in ROLES:
        assert page.count(f"| {role} |") == 2
    assert page.count("| +0.00 ± 0.00 | +0.0 ± 0.0 |") == 12
    assert "--among-random 20 --among-careful 10" in page


def test_the_balance_study_reports_every_value_and_number_of_players(runner, drawn, tmp_path):
    (tmp_path / "figures").mkdir()
    balance.study(runner, tmp_path, games=8)
    data = json.loads((tmp_path / "figures" / "voyage-balance.json").read_text())
    assert [one["sailor_points"] for one in data["balances"]] == list(balance.VALUES)
    written, *others = data["balances"]
    assert set(written["fortune"]) == set(ROLES)
    assert set(written["sailor_by_seats"]) == {"3", "4", "5", "6", "7"}
    assert all(other["points"]["sailor"]["mean"] < written["points"]["sailor"]["mean"] for other in others)
    assert all(other["points"]["admiral"] == written["points"]["admiral"] for other in others)  # the same voyages
    assert set(drawn) == {"voyage-sailor.svg", "voyage-roles.svg"}
    nearest = min(data["balances"], key=lambda one: one["sailor_error"])["sailor_points"]
    assert f"Nearest to fair: `{nearest}`" in (tmp_path / "figures" / "voyage-balance.md").read_text()


def test_leaning_layouts_are_legal_and_have_the_default_shape():
    found = {layouts.leaning_layout(seed) for seed in range(40)}
    assert len(found) == 40
    for text in found:
        assert shape_of(Layout.parse(text)) == default_shape()


def test_leaning_layouts_vary_more_than_uniform_ones():
    """Their islands are on average farther to one side than in uniformly drawn layouts."""

    def leaning(text):
        rows = [row for row, line in enumerate(text.splitlines()) for sign in line if sign in "+o"]
        return abs(sum(rows) / len(rows) - MIDDLE_ROW)

    even = [str(random_layout(seed)) for seed in range(40)]
    lean = [layouts.leaning_layout(seed) for seed in range(40)]
    assert sum(map(leaning, lean)) > 1.5 * sum(map(leaning, even))


def test_the_search_ends_with_one_of_the_maps_and_is_reproducible(runner, drawn):
    def search():
        return layouts.search(runner, games=20, sailor_points="1/2", rounds=((3, 20), (2, 40)))

    found = search()
    assert "\n".join(found.layout) in {layouts.leaning_layout(seed) for seed in range(3)}
    assert [(one.map, one.sailor_points) for one in found.measured] == [
        ("found", "2"), ("found", "1/2"), ("random", "2"), ("random", "1/2"),
    ]  # fmt: skip
    assert [len(spreads) for spreads in found.spreads] == [3, 2]
    assert search() == found


def test_the_fixed_map_is_the_result_of_the_search():
    found = json.loads((FIGURES / "voyage-layout.json").read_text())
    assert str(find_layout("balanced")).splitlines() == found["layout"]


def test_the_command_line_runs_a_study_and_can_be_interrupted(tmp_path, drawn, monkeypatch, capsys):
    common = ["--folder", str(tmp_path / "runs"), "--docs", str(tmp_path)]
    assert main(["voyage-layout", "--games", "20", *common]) == 0
    assert "--games 20 --sailor-points" in (tmp_path / "figures" / "voyage-layout.md").read_text()
    assert set(drawn) == {"voyage-layout.svg"}

    def interrupt(*args, **options):
        raise KeyboardInterrupt

    monkeypatch.setattr(balance, "study", interrupt)
    assert main(["voyage-balance", *common]) == 130
    assert "goes on" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["voyage-balance", "--processes", "0", *common])
