"""People's games: logs are replayed, habits are fitted and readings are measured. All games here are made up."""

import gzip
from random import Random

import msgspec
import numpy as np
import pytest

from afallon.lab.__main__ import main
from afallon.lab.avalon.habits import Observations, fit, logistic_regression
from afallon.lab.avalon.logs import BadLogs, Log, Unplayable, deal_of, read_logs, replay
from afallon.lab.avalon.readings import area, calibration_error, measure_game
from afallon.players.avalon.reading.habits import KINDS

ROLES = {"P0": "MERLIN", "P1": "EVIL MINION", "P2": "LOYAL FOLLOWER", "P3": "MORGANA", "P4": "PERCIVAL"}


def mission(leader, team, approve, *, rejected=()):
    """Return a quest with its approved team, after rejected proposals of the team by other leaders."""
    proposals = [{"proposer": who, "team": list(team), "votes": [], "state": "REJECTED"} for who in rejected]
    proposals.append({"proposer": leader, "team": list(team), "votes": list(approve), "state": "APPROVED"})
    return {"proposals": proposals, "team": list(team), "state": "SUCCESS", "teamSize": len(team)}


def game(**change):
    """Return a made-up game that good wins: P1, the assassin, names P2."""
    everybody = [f"P{seat}" for seat in range(5)]
    quests = [("P2", "P4"), ("P0", "P1", "P2"), ("P2", "P4"), ("P0", "P2", "P4")]
    missions = [mission("P3", quests[0], ["P2", "P3", "P4"])]
    missions += [mission("P1", quests[1], everybody, rejected=["P4", "P0"])]
    missions += [mission("P2", quests[2], ["P0", "P2", "P4"]), mission("P3", quests[3], everybody)]
    roles = [{"name": name, "role": role, "assassin": name == "P1"} for name, role in ROLES.items()]
    cards = [{name: not (number == 1 and name == "P1") for name in team} for number, team in enumerate(quests)]
    outcome = {"state": "GOOD_WIN", "roles": roles, "votes": cards, "assassinated": "P2"}
    log = {"players": [{"name": name} for name in everybody], "missions": missions, "outcome": outcome | change}
    return msgspec.convert(log, Log)


def game_with_oberon():
    roles = [
        {"name": name, "role": role, "assassin": name == "P3"} for name, role in (ROLES | {"P1": "OBERON"}).items()
    ]
    return game(roles=roles, assassinated=None)


def test_a_log_is_replayed():
    table = replay(game())
    assert (table.outcome.side, table.outcome.reason) == ("good", "merlin_safe")
    assert deal_of(game()) == (["merlin", "assassin", "servant", "morgana", "percival"], None)
    view = table.view(None)
    assert view.results[:4] == [True, False, True, True]
    assert view.proposals[1].votes == ("reject",) * 5


def test_a_mission_without_proposals_does_not_stop_the_replay():
    log = game()
    unbegun = msgspec.convert({"proposals": [], "team": []}, type(log.missions[0]))
    assert replay(msgspec.structs.replace(log, missions=(*log.missions, unbegun))).outcome is not None


def test_a_log_that_breaks_the_rules_is_unplayable():
    assert replay(game(assassinated="P3")).outcome is None  # an evil player: ignored like a missing guess
    roles = [{"name": name, "role": "LOYAL FOLLOWER"} for name in ROLES]
    with pytest.raises(Unplayable):
        replay(game(roles=roles))


def test_logs_are_read_compressed_or_not(tmp_path):
    line = msgspec.json.encode(game()) + b"\n"
    plain, packed = tmp_path / "games.jsonl", tmp_path / "games.jsonl.gz"
    plain.write_bytes(line * 2)
    packed.write_bytes(gzip.compress(line * 2))
    assert list(read_logs(plain)) == list(read_logs(packed)) == [game(), game()]


def test_logistic_regression_recovers_the_weights():
    rng = np.random.default_rng(1)
    rows = np.column_stack([np.ones(20000), rng.normal(size=(20000, 2))]).astype(np.float32)
    odds = rows @ np.array([0.5, 1.0, -2.0])
    done = (rng.random(20000) < 1 / (1 + np.exp(-odds))).astype(np.float32)
    assert logistic_regression(rows, done, 1.0) == pytest.approx([0.5, 1.0, -2.0], abs=0.1)


@pytest.mark.slow
def test_habits_are_fitted_to_the_acts_of_each_kind_of_player():
    observed = Observations()
    observed.watch(replay(game()).events_for(None), deal_of(game())[0], Random(1))
    votes = {kind: len(observed.votes[kind].done) for kind in KINDS}
    with pytest.raises(BadLogs, match="oberon"):
        fit([observed], "by a test")
    assert votes == {"servant": 5, "merlin": 5, "percival": 5, "evil": 9, "oberon": 0}
    assert sum(len(observed.teams[kind].done) for kind in KINDS) == 6 * 7
    assert observed.fails == {"first": {0: {0: 1}}, "second": {1: {1: 1}}, "later": {0: {0: 1}}, "brink": {0: {0: 1}}}
    other = game_with_oberon()
    observed.watch(replay(other).events_for(None), deal_of(other)[0], Random(1))
    habits = fit([observed], "by a test")
    assert habits.fails["second"] == ((0, 2),)
    measured = measure_game(game(), habits)
    assert [moment.quest for moment in measured.moments] == [2, 3, 4]
    assert measured.evil == (False, True, False, True, False)
    assert measured.guess is not None and measured.guess[1] is False


def test_area_and_calibration_by_hand():
    assert area([0.1, 0.4, 0.4, 0.8], [False, False, True, True]) == pytest.approx(3.5 / 4)
    assert calibration_error([0.25, 0.25, 0.95, 0.95], [True, False, True, True]) == pytest.approx(0.15)


@pytest.mark.slow
def test_the_study_writes_its_figures(tmp_path):
    games = [game(), game_with_oberon()] * 4
    logs = tmp_path / "games.jsonl"
    logs.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in games))
    assert main(["fit-habits", str(logs), "--folder", str(tmp_path / "lab"), "--docs", str(tmp_path)]) == 0
    page = (tmp_path / "figures" / "readings.md").read_text("utf-8")
    assert page.startswith("# How well people's games can be read\n\n8 games")
    assert "| 5, any set-up | 8 |" in page


def test_errors_in_logs_are_reported_with_their_place(tmp_path, capsys):
    logs = tmp_path / "games.jsonl"
    folders = ["--folder", str(tmp_path / "lab"), "--docs", str(tmp_path)]
    assert main(["fit-habits", str(logs), *folders]) == 1
    logs.write_bytes(msgspec.json.encode(game()) + b"\n{}\n")
    assert main(["fit-habits", str(logs), *folders]) == 1
    missing, wrong = capsys.readouterr().err.splitlines()
    assert "games.jsonl cannot be read" in missing
    assert "games.jsonl, line 2, is no game" in wrong
