"""Avalon, LADY: the Lady of the Lake, a token whose holder inspects another player."""

import pytest

from tests.avalon.driver import BASIC, Play
from tests.avalon.setups import EDITIONS, warnings

LADY = {"modules": ["lady_of_the_lake"]}


@pytest.mark.rule("AV-LADY-01")
@pytest.mark.parametrize("seats", range(5, 11))
def test_the_player_to_the_right_of_the_first_leader_starts_with_the_token(seats):
    for leader in range(seats):
        play = Play(BASIC[seats], first_leader=leader, **LADY)
        for reader in (None, *play.seats):
            assert play.events("lady_passed", reader) == [{"seat": (leader - 1) % seats}]


@pytest.mark.rule("AV-LADY-02")
@pytest.mark.parametrize("seats", range(5, 11))
def test_the_holder_inspects_after_quests_two_three_and_four(seats):
    play = Play(BASIC[seats], **LADY)
    holder = seats - 1
    for quest, result in enumerate("+-+-", start=1):
        play.quests(result)
        if quest == 1:
            assert set(play.open.values()) == {"choose_team"}
            continue
        assert play.open == {holder: "inspect"}
        assert len(play.events("round_started")) == quest  # before the next round begins
        inspected = quest - 2
        play.inspect(inspected)
        holder = inspected
        assert play.open == {play.leader: "choose_team"}
    play.quests("+")
    assert play.open == {1: "assassinate"}
    assert [event["inspector"] for event in play.events("inspected")] == [seats - 1, 0, 1]


@pytest.mark.rule("AV-LADY-02")
@pytest.mark.parametrize("results", ["+-+--", "-+-+-", "--++-"])
def test_the_lady_inspects_at_most_three_times(results):
    play = Play(BASIC[7], **LADY)
    for quest, result in enumerate(results, start=1):
        play.quests(result)
        if quest in (2, 3, 4):
            play.inspect(quest)
    assert play.outcome.reason == "three_fails"
    assert len(play.events("inspected")) == 3


@pytest.mark.rule("AV-LADY-02")
def test_without_the_lady_nobody_inspects():
    play = Play(BASIC[7])
    play.quests("+-+-")
    assert play.events("lady_passed") == play.events("inspected") == []


@pytest.mark.rule("AV-LADY-03")
@pytest.mark.parametrize("inspected", range(6))
def test_the_inspected_player_receives_the_token(inspected):
    play = Play(BASIC[7], **LADY)
    play.quests("+-")
    play.inspect(inspected)
    for reader in (None, *play.seats):
        assert play.last("lady_passed", reader) == {"seat": inspected}
    play.quests("+")
    assert play.open == {inspected: "inspect"}


@pytest.mark.rule("AV-LADY-04")
@pytest.mark.parametrize("seats", range(5, 11))
def test_former_holders_cannot_be_inspected(seats):
    play = Play(BASIC[seats], first_leader=1, **LADY)
    holders = [0]
    for results, inspected in (("+-", 3), ("+", 2), ("-", 4)):
        play.quests(results)
        assert play.options(holders[-1]) == [seat for seat in play.seats if seat not in holders]
        for holder in holders:
            assert play.refusal("inspect", holders[-1], holder) == "AV-LADY-04"
        play.inspect(inspected)
        holders.append(inspected)


@pytest.mark.rule("AV-LADY-05")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("edition", EDITIONS)
def test_below_seven_players_the_lady_gives_a_warning(seats, edition):
    assert warnings(seats, edition=edition, **LADY) == (["lady_below_seven"] if seats < 7 else [])


@pytest.mark.rule("AV-LADY-06")
@pytest.mark.parametrize(("results", "reason"), [("---", "three_fails"), ("+---", "three_fails")])
def test_a_game_that_evil_has_won_ends_before_the_lady_acts(results, reason):
    play = Play(BASIC[7], **LADY)
    inspections = play_with_inspections(play, results)
    assert play.outcome.reason == reason
    assert play.open == {}
    assert len(play.events("inspected")) == inspections


@pytest.mark.rule("AV-LADY-06")
@pytest.mark.parametrize("results", ["+++", "-+++", "+-++"])
def test_the_assassination_comes_before_the_lady(results):
    play = Play(BASIC[7], **LADY)
    inspections = play_with_inspections(play, results)
    assert play.open == {1: "assassinate"}
    assert len(play.events("inspected")) == inspections
    play.name(0)
    assert play.outcome.reason == "merlin_named"


def play_with_inspections(play, results):
    """Play these quests with the inspections between them; return the number of inspections."""
    for quest, result in enumerate(results[:-1], start=1):
        play.quests(result)
        if quest >= 2:
            play.inspect(quest)
    play.quests(results[-1])
    return len(results) - 2


@pytest.mark.rule("AV-LADY-07")
@pytest.mark.parametrize(
    ("edition", "holder_name", "inspected_name"),
    [("ua", "Данило", "Марічка"), ("pl", "Leszek", "Ania"), ("ru", "Дмитрий", "Мария")],
)
def test_the_books_example_of_the_lady(edition, holder_name, inspected_name):
    # Seven players. He is evil and sits to the right of the leader; she is good.
    seats = {"leader": 0, inspected_name: 2, holder_name: 6}
    deal = ("merlin", "assassin", "servant", "minion", "servant", "servant", "minion")
    play = Play(deal, first_leader=seats["leader"], edition=edition, **LADY)
    him, her = seats[holder_name], seats[inspected_name]
    assert play.last("lady_passed") == {"seat": him}
    # The first quest succeeds, the second fails.
    play.quests("+-")
    assert play.table.view(None).results[:2] == [True, False]
    # He inspects her. She takes both cards and hands him the good one, which only he sees.
    play.answer("inspect", him, her)
    assert play.open == {her: "show_loyalty"}
    play.answer("show_loyalty", her, "good")
    assert play.last("loyalty_shown", him) == {"inspector": him, "inspected": her, "card": "good"}
    assert play.events("loyalty_shown") == []
    # He may call her evil: talk is free, and no event contradicts him. He hands her the token.
    assert play.last("lady_passed") == {"seat": her}
    # After the third quest she may inspect anybody but him.
    play.quests("+")
    assert play.open == {her: "inspect"}
    assert play.options(her) == [0, 1, 3, 4, 5]
    assert play.refusal("inspect", her, him) == "AV-LADY-04"
