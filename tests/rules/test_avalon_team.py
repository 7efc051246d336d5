"""Avalon, TEAM: the leader proposes a team."""

from itertools import combinations

import pytest

import afallon
from tests.avalon.driver import BASIC, Play
from tests.avalon.examples import EXAMPLES


@pytest.mark.rule("AV-TEAM-01", "AV-TEAM-02")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("leader", [0, 4])
def test_only_the_leader_chooses_a_team_of_the_quests_size(seats, leader):
    play = Play(BASIC[seats], first_leader=leader)
    size = 2 if seats < 8 else 3
    assert play.open == {leader: "choose_team"}
    assert play.options(leader) == list(combinations(range(seats), size))


@pytest.mark.rule("AV-TEAM-01")
@pytest.mark.parametrize("team", [(0, 3), (3, 0), (2, 4), (1, 3)], ids=str)
def test_the_leader_may_choose_himself_and_the_proposal_is_public(team):
    play = Play()
    play.propose(*team)
    for seat in (None, *play.seats):
        proposal = play.last("team_proposed", seat)
        assert (proposal["leader"], proposal["team"]) == (0, tuple(sorted(team)))


@pytest.mark.rule("AV-TEAM-01")
@pytest.mark.parametrize("team", [[], [0], [0, 1, 2], [0, 5], [-1, 0]], ids=str)
def test_a_team_of_another_size_or_with_an_unknown_seat_is_refused(team):
    assert Play().refusal("choose_team", 0, team) == "AV-TEAM-01"


@pytest.mark.rule("AV-TEAM-01")
def test_nobody_but_the_leader_may_propose():
    play = Play(first_leader=2)
    for seat in (0, 1, 3, 4):
        with pytest.raises(afallon.BadAnswer):
            play.table.submit(afallon.Answer(1, seat, [0, 1]))
    assert play.events("team_proposed") == []


@pytest.mark.rule("AV-TEAM-02")
@pytest.mark.parametrize("team", [[0, 0], [3, 3]], ids=str)
def test_no_player_is_chosen_twice_for_a_team(team):
    assert Play().refusal("choose_team", 0, team) == "AV-TEAM-01"


@pytest.mark.rule("AV-TEAM-01")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.edition)
def test_the_books_example_of_a_proposal(example):
    play = example.play()
    # With five players the first quest needs two: the leader gives tokens to himself and to his companion.
    leader, companion = example.seat(example.leader), example.seat(example.companion)
    play.propose(leader, companion)
    assert play.last("team_proposed") == {
        "leader": leader,
        "quest": 1,
        "attempt": 1,
        "team": tuple(sorted((leader, companion))),
    }
    # Then he calls for the vote.
    assert play.open == dict.fromkeys(range(5), "vote")
