"""Avalon, END: three fails, three successes, and the assassination."""

from itertools import combinations, product

import pytest

from tests.avalon.driver import BASIC, Play
from tests.avalon.examples import EXAMPLES
from tests.avalon.setups import warnings

# Seats:   0         1           2          3          4         5         6          7          8          9
TEN = ("merlin", "assassin", "percival", "mordred", "servant", "oberon", "servant", "morgana", "servant", "servant")


def decided_by(last):
    """Return the ten orders of results in which the third of this kind comes last."""
    orders = ("".join(order) + last for length in (2, 3, 4) for order in product("+-", repeat=length))
    return [order for order in orders if order.count(last) == 3 and order.count("+-".replace(last, "")) < 3]


def seats_of(play, *, evil):
    return tuple(seat for seat in play.seats if play.is_evil(seat) == evil)


@pytest.mark.rule("AV-END-01")
@pytest.mark.parametrize("results", decided_by("-"))
@pytest.mark.parametrize("seats", range(5, 11))
def test_three_fails_win_for_evil_at_once(seats, results):
    play = Play(BASIC[seats])
    play.quests(results[:-1])
    assert play.outcome is None
    play.quests(results[-1])
    assert (play.outcome.side, play.outcome.reason) == ("evil", "three_fails")
    assert play.outcome.winners == seats_of(play, evil=True)
    assert play.open == {}
    assert play.events("evil_shown") == play.events("merlin_guessed") == []


@pytest.mark.rule("AV-END-02")
@pytest.mark.parametrize("results", decided_by("+"))
@pytest.mark.parametrize("seats", range(5, 11))
def test_three_successes_stop_the_quests_and_give_evil_a_last_chance(seats, results):
    play = Play(BASIC[seats])
    play.quests(results)
    assert play.outcome is None
    assert play.open == {1: "assassinate"}
    assert len(play.events("round_started")) == len(results)


@pytest.mark.rule("AV-END-03")
def test_all_evil_players_become_public_as_evil_before_the_guess():
    play = Play(TEN)
    play.quests("++")
    assert play.events("evil_shown") == []
    play.quests("+")
    for reader in (None, *play.seats):
        assert play.events("evil_shown", reader) == [{"seats": (1, 3, 5, 7)}]
    assert play.table.view(None).evil == (1, 3, 5, 7)
    assert play.table.view(None).characters == {}


@pytest.mark.rule("AV-END-03")
def test_evil_players_become_public_without_their_characters():
    exchanged = list(TEN)
    exchanged[3], exchanged[5], exchanged[7] = "oberon", "morgana", "mordred"
    play, other = Play(TEN), Play(exchanged)
    for game in (play, other):
        game.quests("+++")
    for reader in (None, 4):
        assert play.table.events_for(reader) == other.table.events_for(reader)


@pytest.mark.rule("AV-END-04")
@pytest.mark.parametrize("deal", [BASIC[5], BASIC[8], TEN], ids=["5", "8", "10"])
def test_the_assassin_names_one_good_player_and_merlin_named_is_evils_victory(deal):
    good = seats_of(Play(deal), evil=False)
    for named in good:
        play = Play(deal)
        play.quests("+++")
        assert play.options(1) == list(good)
        play.name(named)
        assert play.last("merlin_guessed") == {"assassin": 1, "named": named}
        found = deal[named] == "merlin"
        assert play.outcome.side == ("evil" if found else "good")
        assert play.outcome.reason == ("merlin_named" if found else "merlin_safe")
        assert play.outcome.winners == seats_of(play, evil=found)


@pytest.mark.rule("AV-END-04")
@pytest.mark.parametrize("named", [1, 3, 5, 7])
def test_no_evil_player_may_be_named(named):
    play = Play(TEN)
    play.quests("+++")
    assert play.refusal("assassinate", 1, named) == "AV-END-04"


ENDINGS = {
    "three_fails": lambda play: play.quests("---"),
    "five_rejections": lambda play: play.reject_teams(5),
    "merlin_named": lambda play: (play.quests("+++"), play.name(0)),
    "merlin_safe": lambda play: (play.quests("+++"), play.name(2)),
}


@pytest.mark.rule("AV-END-05")
@pytest.mark.parametrize(("reason", "finish"), ENDINGS.items(), ids=ENDINGS)
def test_at_the_end_every_character_is_shown_to_all(reason, finish):
    play = Play(TEN)
    assert play.events("characters_shown") == []
    finish(play)
    assert play.outcome.reason == reason
    for reader in (None, *play.seats):
        assert play.last("characters_shown", reader)["characters"] == TEN
        assert play.table.view(reader).characters == dict(enumerate(TEN))


@pytest.mark.rule("AV-END-06")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.edition)
def test_the_books_example_of_an_ending(example):
    play = example.play()
    # The fifth quest is the third that succeeds.
    play.quests("+--+")
    assert play.outcome is None
    play.quests("+")
    # The Assassin and the minion may name Merlin.
    evil = sorted(example.seat(name) for name in (example.assassin, example.companion))
    assert play.last("evil_shown") == {"seats": tuple(evil)}
    assert play.open == {example.seat(example.assassin): "assassinate"}
    # They agree on the wrong player, and the Assassin names her: good wins.
    play.name(example.seat(example.suspected))
    assert (play.outcome.side, play.outcome.reason) == ("good", "merlin_safe")
    friends = (example.leader, example.doubter, example.suspected)
    assert sorted(play.outcome.winners) == sorted(example.seat(name) for name in friends)


@pytest.mark.rule("AV-END-07")
@pytest.mark.parametrize(
    ("named", "reason"), [(0, "merlin_named"), (4, "merlin_safe"), (5, "merlin_safe"), (7, "merlin_safe")]
)
def test_by_an_option_the_guess_comes_before_evil_is_shown(named, reason):
    play = Play(TEN, hidden_guess=True)
    play.quests("+++")
    for reader in (None, *play.seats):
        assert play.events("evil_shown", reader) == []
        assert play.table.view(reader).evil == ()
    assert play.open == {1: "assassinate"}
    assert play.options(1) == [seat for seat in play.seats if seat != 1]  # he is not told who is good
    assert play.refusal("assassinate", 1, 1) == "AV-END-04"
    play.name(named)
    assert play.outcome.reason == reason
    assert play.events("evil_shown") == []
    assert play.last("characters_shown")["characters"] == TEN


@pytest.mark.rule("AV-END-07")
def test_with_a_hidden_guess_the_assassin_does_not_learn_oberon_first():
    exchanged = list(TEN)
    oberon, servant = TEN.index("oberon"), TEN.index("servant")
    exchanged[oberon], exchanged[servant] = "servant", "oberon"
    games = [Play(deal, hidden_guess=True) for deal in (TEN, exchanged)]
    for game in games:
        while game.outcome is None and "assassinate" not in game.open.values():
            size = game.table.open[game.leader].options.size
            game.quest(*[seat for seat in game.seats if seat not in (1, oberon, servant)][:size])
    assert games[0].table.events_for(1) == games[1].table.events_for(1)


@pytest.mark.rule("AV-END-07")
@pytest.mark.parametrize(("named", "reason"), [((2, 3), "messengers_named"), ((2, 4), "three_successes")])
def test_with_a_hidden_guess_the_assassin_names_any_two_others_as_messengers(named, reason):
    deal = ("merlin", "assassin", "senior_messenger", "junior_messenger", "evil_messenger", "minion", "servant")
    play = Play(deal, hidden_guess=True)
    for team in ((0, 6), (0, 2, 6), (0, 3, 6)):
        play.quest(*team)
    assert play.open == {1: "declare_aim"}
    play.answer("declare_aim", 1, "messengers")
    assert play.events("evil_shown") == []
    assert play.options(1) == list(combinations((0, 2, 3, 4, 5, 6), 2))
    play.answer("assassinate", 1, list(named))
    assert play.outcome.reason == reason


@pytest.mark.rule("AV-END-07", "AV-SERV-07")
def test_with_a_hidden_guess_a_recruited_servant_names_any_other_player():
    play = Play(("merlin", "assassin", "untrustworthy_servant", "minion", "servant"), hidden_guess=True)
    play.quests("+++")
    play.answer("recruit", 1, 2)
    assert play.options(2) == [0, 1, 3, 4]
    play.name(0)
    assert (play.outcome.reason, play.outcome.winners) == ("merlin_named", (1, 2, 3))


@pytest.mark.rule("AV-END-07")
def test_hidden_guess_is_open_to_all_editions_and_needs_a_target():
    for edition in ("ua", "pl", "ru", "custom"):
        assert warnings(7, edition=edition, hidden_guess=True) == []
    assert warnings(7, characters=[], hidden_guess=True) == ["option_has_no_effect"]
