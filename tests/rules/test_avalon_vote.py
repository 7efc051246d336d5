"""Avalon, VOTE: all vote in secret; the team is approved, or the leadership passes."""

from itertools import product

import pytest

from tests.avalon.driver import BASIC, Play
from tests.avalon.examples import EXAMPLES
from tests.avalon.setups import EDITIONS


def proposed(deal=BASIC[5], **options):
    """Return a game in which the first team has been proposed."""
    play = Play(deal, **options)
    play.propose(*range(play.table.open[play.leader].options.size))
    return play


@pytest.mark.rule("AV-VOTE-01")
@pytest.mark.parametrize("seats", range(5, 11))
def test_all_players_vote_including_the_leader(seats):
    play = proposed(BASIC[seats], first_leader=2)
    assert play.open == dict.fromkeys(range(seats), "vote")
    for seat in play.seats:
        assert play.options(seat) == ["approve", "reject"]


@pytest.mark.rule("AV-VOTE-01")
def test_votes_are_secret_until_the_last_is_given():
    play, other = proposed(), proposed()
    for seat in (3, 0, 4, 1):
        play.answer("vote", seat, "approve")
        other.answer("vote", seat, "reject")
    for waiting in (play, other):
        assert waiting.open == {2: "vote"}
        assert waiting.events("votes_shown") == []
    for reader in (None, 2):
        assert play.table.events_for(reader) == other.table.events_for(reader)
    assert [event["value"] for event in play.events("answered", 3) if event["seat"] == 3] == ["approve"]
    assert all("value" not in event for event in play.events("answered", 3) if event["seat"] != 3)


@pytest.mark.rule("AV-VOTE-01")
def test_all_votes_are_shown_to_all_at_once_with_names():
    play = proposed()
    play.vote("+-++-")
    for reader in (None, *play.seats):
        votes = ("approve", "reject", "approve", "approve", "reject")
        assert play.events("votes_shown", reader) == [{"votes": votes}]


@pytest.mark.rule("AV-VOTE-02")
@pytest.mark.parametrize(
    ("seats", "approving"), [(seats, number) for seats in range(5, 11) for number in range(seats + 1)]
)
def test_more_than_half_approve_and_a_tie_rejects(seats, approving):
    play = proposed(BASIC[seats])
    play.vote("+" * approving + "-" * (seats - approving))
    approved = approving > seats - approving
    assert len(play.events("team_approved")) == approved
    assert len(play.events("team_rejected")) == (not approved)
    assert set(play.open.values()) == ({"play_card"} if approved else {"choose_team"})


@pytest.mark.rule("AV-VOTE-02")
def test_every_vote_counts_the_same():
    for votes in product("+-", repeat=5):
        play = proposed(first_leader=3)
        play.vote("".join(votes))
        assert bool(play.events("team_approved")) == (votes.count("+") >= 3)


@pytest.mark.rule("AV-VOTE-02")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.edition)
def test_the_books_example_of_a_vote(example):
    play = example.play()
    leader, companion = example.seat(example.leader), example.seat(example.companion)
    play.propose(leader, companion)
    # All approve but one: the team is approved, and the quest comes next.
    play.vote("".join("-" if name == example.doubter else "+" for name in example.names))
    assert play.last("votes_shown")["votes"].count("approve") == 4
    assert play.last("votes_shown")["votes"][example.seat(example.doubter)] == "reject"
    assert play.last("team_approved") == {"team": tuple(sorted((leader, companion)))}
    assert play.open == {leader: "play_card", companion: "play_card"}


@pytest.mark.rule("AV-VOTE-03")
@pytest.mark.parametrize("seats", range(5, 11))
def test_after_a_rejection_the_next_player_clockwise_proposes(seats):
    play = proposed(BASIC[seats], first_leader=seats - 2)
    play.reject()
    assert play.last("leader_passed") == {"seat": seats - 1}
    assert play.last("team_rejected")["rejections"] == 1
    assert play.open == {seats - 1: "choose_team"}
    play.reject_teams(1)
    assert play.last("leader_passed") == {"seat": 0}
    assert play.last("team_rejected")["rejections"] == 2
    assert play.open == {0: "choose_team"}
    play.propose(*range(play.table.open[0].options.size))
    proposal = play.last("team_proposed")
    assert (proposal["leader"], proposal["quest"], proposal["attempt"]) == (0, 1, 3)
    assert play.table.view(None).rejections == 2


@pytest.mark.rule("AV-VOTE-04")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("before", ["", "+", "+-+-"])
def test_five_rejections_in_one_round_win_for_evil_at_once(seats, before):
    play = Play(BASIC[seats])
    play.quests(before)
    play.reject_teams(4)
    assert play.outcome is None
    play.reject_teams(1)
    assert (play.outcome.side, play.outcome.reason) == ("evil", "five_rejections")
    assert play.outcome.winners == tuple(seat for seat in play.seats if play.is_evil(seat))
    assert play.open == {}
    assert play.events("evil_shown") == play.events("merlin_guessed") == []


@pytest.mark.rule("AV-VOTE-04")
def test_ties_are_rejections_too():
    play = Play(BASIC[6])
    for _ in range(5):
        play.propose(0, 1)
        play.vote("+-+-+-")
    assert play.outcome.reason == "five_rejections"


@pytest.mark.rule("AV-VOTE-05")
def test_an_approval_resets_the_count_for_the_next_round():
    play = Play()
    for result in "+-+-":
        play.reject_teams(4)
        play.quests(result)
        assert play.table.view(None).rejections == 0
    play.reject_teams(4)
    assert play.outcome is None
    assert [proposal["attempt"] for proposal in play.events("team_proposed")] == [1, 2, 3, 4, 5] * 4 + [1, 2, 3, 4]


@pytest.mark.rule("AV-VOTE-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_fifth_team_is_voted_on_by_default(edition):
    play = Play(edition=edition)
    play.reject_teams(4)
    play.propose(0, 1)
    assert play.last("game_started")["options"]["fifth_team"] == "vote"
    assert play.open == dict.fromkeys(range(5), "vote")


@pytest.mark.rule("AV-VOTE-06", "AV-VOTE-07")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("before", ["", "+-"])
def test_the_house_rule_lets_the_fifth_team_go_without_a_vote(seats, before):
    play = Play(BASIC[seats], fifth_team="goes")
    assert play.last("game_started")["options"]["fifth_team"] == "goes"
    play.quests(before)
    play.reject_teams(4)
    votes = len(play.events("votes_shown"))
    size = play.table.open[play.leader].options.size
    play.propose(*range(size))
    assert play.open == dict.fromkeys(range(size), "play_card")
    assert len(play.events("votes_shown")) == votes
    assert play.last("team_approved") == {"team": tuple(range(size))}
    assert play.outcome is None


@pytest.mark.rule("AV-VOTE-07")
def test_with_the_house_rule_nobody_can_lose_by_five_rejections():
    play = Play(fifth_team="goes")
    for result in "+-+":
        play.reject_teams(4)
        size = play.table.open[play.leader].options.size
        team = [0, 2, 4][:size] if result == "+" else [1, 3, 0][:size]
        play.propose(*team)
        play.cards(fails=[1] if result == "-" else [])
    assert play.table.view(None).results[:3] == [True, False, True]
    assert play.events("team_rejected")[-1]["rejections"] == 4
    # The next round begins with a vote again.
    play.propose(0, 1, 2)
    assert play.open == dict.fromkeys(range(5), "vote")
