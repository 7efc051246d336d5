"""Avalon, QUEST: the team plays its cards in secret, and the number of fails decides."""

from collections import Counter

import pytest

from tests.avalon.driver import BASIC, EVIL, Play
from tests.avalon.examples import EXAMPLES
from tests.avalon.setups import DECKS, label

BEFORE = {1: "", 2: "+", 3: "+-", 4: "+-+", 5: "+-+-"}
"""By quest: earlier results that do not end the game."""


def on_quest(deal=BASIC[5], team=(0, 1), **options):
    """Return a game in which this team is on the first quest."""
    play = Play(deal, **options)
    play.propose(*team)
    play.approve()
    return play


@pytest.mark.rule("AV-QUEST-01")
def test_only_members_play_cards_and_each_plays_one():
    play = on_quest(BASIC[8], (1, 4, 6))
    assert play.open == {1: "play_card", 4: "play_card", 6: "play_card"}
    play.cards(fails=[1])
    assert play.open == {1: "choose_team"}
    answered = [event["seat"] for event in play.events("answered") if event["kind"] == "play_card"]
    assert answered == [1, 4, 6]


@pytest.mark.rule("AV-QUEST-01")
def test_a_card_is_secret_while_others_choose():
    play, other = on_quest(team=(1, 3)), on_quest(team=(1, 3))
    play.answer("play_card", 3, "fail")
    other.answer("play_card", 3, "success")
    for reader in (None, 0, 1, 2, 4):
        assert play.table.events_for(reader) == other.table.events_for(reader)
    assert play.events("cards_shown") == []


@pytest.mark.rule("AV-QUEST-02")
@pytest.mark.parametrize("deal", DECKS, ids=label)
def test_good_must_play_success_and_evil_may_play_either(deal):
    size = 2 if len(deal) < 8 else 3
    for start in range(0, len(deal), size):
        team = [seat % len(deal) for seat in range(start, start + size)]
        play = on_quest(deal, team)
        for seat in team:
            if deal[seat] in EVIL:
                assert play.options(seat) == ["success", "fail"]
            else:
                assert play.options(seat) == ["success"]
                assert play.refusal("play_card", seat, "fail") == "AV-QUEST-02"


@pytest.mark.rule("AV-QUEST-03")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_cards_are_shown_but_their_players_stay_secret(leader):
    deal = ("servant", "minion", "merlin", "assassin", "servant", "minion", "servant", "servant")
    play = on_quest(deal, (1, 2, 3), first_leader=leader)
    other = on_quest(deal, (1, 2, 3), first_leader=leader)
    play.cards(fails=[1])
    other.cards(fails=[3])
    for reader in (None, 0, 2, 4, 5, 6, 7):  # all but the two members, who know their own cards
        assert play.last("cards_shown", reader) == {"quest": 1, "cards": {"success": 2, "fail": 1}}
        assert play.table.events_for(reader) == other.table.events_for(reader)
    for reader in (1, 3):
        assert all("value" not in event for event in play.events("answered", reader) if event["seat"] != reader)


@pytest.mark.rule("AV-QUEST-04", "AV-QUEST-05")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("quest", BEFORE)
def test_the_number_of_fails_that_sink_a_quest(seats, quest):
    evil = [seat for seat in range(seats) if BASIC[seats][seat] in EVIL]
    good = [seat for seat in range(seats) if seat not in evil]
    sinks = 2 if quest == 4 and seats >= 7 else 1
    for fails in range(len(evil) + 1):
        play = Play(BASIC[seats])
        play.quests(BEFORE[quest])
        size = play.table.open[play.leader].options.size
        if fails > size:
            continue
        play.quest(*(evil[:fails] + good)[:size], fails=evil[:fails])
        assert play.table.view(None).results[quest - 1] is (fails < sinks)
        assert play.last("quest_succeeded" if fails < sinks else "quest_failed") == {"quest": quest, "fails": fails}


@pytest.mark.rule("AV-QUEST-05")
@pytest.mark.parametrize("seats", range(5, 11))
def test_the_number_of_fails_per_quest_is_announced_to_all(seats):
    assert Play(BASIC[seats]).last("game_started")["fails_to_sink"] == (1, 1, 1, 2 if seats >= 7 else 1, 1)


@pytest.mark.rule("AV-QUEST-06")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("result", ["+", "-"])
def test_the_result_is_marked_and_the_next_round_has_the_next_leader(seats, result):
    play = Play(BASIC[seats], first_leader=seats - 1)
    play.quests(result)
    view = play.table.view(None)
    assert view.results == [result == "+", None, None, None, None]
    assert play.last("leader_passed") == {"seat": 0}
    assert play.last("round_started") == {"round": 2, "leader": 0}
    assert play.open == {0: "choose_team"}
    play.quests("+")
    assert play.table.view(None).results[1] is True
    assert [event["quest"] for event in play.events("team_proposed")] == [1, 2]
    assert play.last("round_started") == {"round": 3, "leader": 1}


@pytest.mark.rule("AV-QUEST-07")
@pytest.mark.parametrize("seats", range(5, 11))
def test_cards_not_played_are_never_shown(seats):
    play = Play(BASIC[seats])
    before = {seat: play.private(seat) for seat in play.seats}
    play.quests("+-+-+")
    for proposal, shown in zip(play.events("team_proposed"), play.events("cards_shown"), strict=True):
        assert sum(shown["cards"].values()) == len(proposal["team"])
    for seat in play.seats:
        assert play.private(seat) == before[seat]
        for event in play.events("asked", seat):  # nor are another seat's options visible
            assert ("options" in event) == (event["seat"] == seat)


@pytest.mark.rule("AV-QUEST-08")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.edition)
def test_the_books_example_of_a_quest(example):
    play = example.play()
    leader, companion = example.seat(example.leader), example.seat(example.companion)
    # The leader has chosen himself and his companion, and four of five approve.
    play.propose(leader, companion)
    play.vote("".join("-" if name == example.doubter else "+" for name in example.names))
    # The leader plays a success, his companion a fail.
    play.answer("play_card", leader, "success")
    play.answer("play_card", companion, "fail")
    # The cards are shuffled and shown: the quest has failed.
    assert play.last("cards_shown") == {"quest": 1, "cards": {"success": 1, "fail": 1}}
    assert play.last("quest_failed") == {"quest": 1, "fails": 1}
    # A red marker lies on the first quest, the second is next, and the leader passes clockwise.
    assert play.table.view(None).results == [False, None, None, None, None]
    assert play.last("round_started") == {"round": 2, "leader": (leader + 1) % 5}
    assert play.open == {(leader + 1) % 5: "choose_team"}
    assert play.table.open[play.leader].options.size == 3


@pytest.mark.rule("AV-QUEST-09")
def test_a_member_without_a_choice_is_asked_in_the_same_way():
    play = on_quest(("servant", "minion", "merlin", "assassin", "servant"), (0, 1))
    other = on_quest(("minion", "servant", "merlin", "assassin", "servant"), (0, 1))
    for game in (play, other):
        assert game.open == {0: "play_card", 1: "play_card"}
        game.cards()
    for reader in (None, 4):
        assert play.table.events_for(reader) == other.table.events_for(reader)
    asked = Counter(event["seat"] for event in play.events("asked") if event["kind"] == "play_card")
    assert asked == {0: 1, 1: 1}
