"""Avalon, SERV: the Untrustworthy Servant, whom the Assassin may recruit at the end."""

import pytest

from tests.avalon.setups import refusals, warnings
from tests.rules.avalon_game import Game, differ

SEVEN = ("merlin", "assassin", "untrustworthy_servant", "oberon", "servant", "minion", "servant")
MERLIN, ASSASSIN, SERVANT, OBERON, LOYAL, MINION, OTHER_LOYAL = range(7)


def after_three_successes(deal=SEVEN, results="+++", **options):
    return Game(deal, **options).quests(results)


@pytest.mark.rule("AV-SERV-01")
def test_the_servant_is_good_knows_the_assassin_and_looks_evil_to_merlin():
    game = Game(SEVEN)
    assert game.last("dealt", SERVANT)["side"] == "good"
    known = {"seat": SERVANT, "step": "untrustworthy_servant", "seats": (ASSASSIN,), "learns": "assassin"}
    assert game.events("seen", SERVANT) == [known]
    (seen,) = game.events("seen", MERLIN)
    assert (seen["seats"], seen["learns"]) == ((ASSASSIN, SERVANT, OBERON, MINION), "seems_evil")
    # The evil players do not know him, and the Assassin does not learn who saw him.
    assert [event["seats"] for event in game.events("seen", ASSASSIN)] == [(MINION,)]
    assert [event["seats"] for event in game.events("seen", MINION)] == [(ASSASSIN,)]


@pytest.mark.rule("AV-SERV-01")
def test_the_servant_may_never_play_a_fail():
    game = Game(SEVEN).team(SERVANT, MINION)
    assert game.options(SERVANT) == ["success"]
    assert game.refusal("play_card", SERVANT, "fail") == "AV-QUEST-02"


@pytest.mark.rule("AV-SERV-01")
def test_the_servant_needs_an_assassin_and_a_target():
    assert refusals(7, characters=["assassin", "untrustworthy_servant"]) == ["servant_needs_a_target"]
    assert "servant_needs_an_assassin" in refusals(7, characters=["merlin", "untrustworthy_servant"])
    assert warnings(7, characters=["merlin", "assassin", "untrustworthy_servant"]) == []


@pytest.mark.rule("AV-SERV-02")
@pytest.mark.parametrize("results", ["+++", "+-+-+"])
def test_the_recruitment_comes_before_the_assassination(results):
    game = after_three_successes(results=results)
    assert game.open == {ASSASSIN: "recruit"}
    game.answer("recruit", ASSASSIN, LOYAL)
    assert game.open == {ASSASSIN: "assassinate"}  # only one guess at the Servant


@pytest.mark.rule("AV-SERV-02")
def test_there_is_no_recruitment_when_evil_wins():
    game = after_three_successes(results="---")
    assert game.outcome.reason == "three_fails"
    assert game.events("recruitment_tried") == []


@pytest.mark.rule("AV-SERV-03")
@pytest.mark.parametrize(
    ("named", "side", "reason"), [(MERLIN, "evil", "merlin_named"), (LOYAL, "good", "merlin_safe")]
)
def test_a_recruited_servant_makes_the_assassination_for_evil(named, side, reason):
    game = after_three_successes()
    game.answer("recruit", ASSASSIN, SERVANT)
    for reader in game.readers:
        assert game.last("recruitment_tried", reader) == {"assassin": ASSASSIN, "named": SERVANT}
        assert game.last("servant_recruited", reader) == {"seat": SERVANT}  # he confirms it publicly
        view = game.table.view(reader)
        assert (view.characters[SERVANT], view.sides[SERVANT]) == ("untrustworthy_servant", "evil")
    assert game.open == {SERVANT: "assassinate"}
    game.name(named)
    assert game.last("merlin_guessed") == {"assassin": SERVANT, "named": named}
    assert (game.outcome.side, game.outcome.reason) == (side, reason)
    evil, good = (ASSASSIN, SERVANT, OBERON, MINION), (MERLIN, LOYAL, OTHER_LOYAL)
    assert game.outcome.winners == (evil if side == "evil" else good)
    assert game.last("characters_shown")["sides"][SERVANT] == "evil"


@pytest.mark.rule("AV-SERV-04")
@pytest.mark.parametrize("guess", [MERLIN, OBERON, LOYAL, MINION, OTHER_LOYAL])
def test_after_a_wrong_guess_the_servant_stays_good_and_hidden(guess):
    game = after_three_successes()
    game.answer("recruit", ASSASSIN, guess)
    assert game.who_knows("servant_recruited") == []
    for reader in game.readers:
        assert game.last("recruitment_tried", reader) == {"assassin": ASSASSIN, "named": guess}
        if reader != SERVANT:
            assert SERVANT not in game.table.view(reader).characters
    assert game.open == {ASSASSIN: "assassinate"}
    assert game.options(ASSASSIN) == [MERLIN, SERVANT, LOYAL, OTHER_LOYAL]
    game.name(LOYAL)
    assert game.outcome.winners == (MERLIN, SERVANT, LOYAL, OTHER_LOYAL)


@pytest.mark.rule("AV-SERV-04")
def test_a_wrong_guess_does_not_reveal_the_servant():
    games = []
    for deal in (SEVEN, ("merlin", "assassin", "servant", "oberon", "untrustworthy_servant", "minion", "servant")):
        game = after_three_successes(deal)
        game.answer("recruit", ASSASSIN, OTHER_LOYAL)
        games.append(game)
    assert differ(*games) == [MERLIN, SERVANT, LOYAL]  # Merlin has seen him as evil at night


@pytest.mark.rule("AV-SERV-05")
def test_the_assassin_may_pass_the_recruitment():
    game = after_three_successes()
    assert None in game.options(ASSASSIN)
    game.answer("recruit", ASSASSIN, None)
    for reader in game.readers:
        assert game.last("recruitment_tried", reader) == {"assassin": ASSASSIN, "named": None}
    assert game.open == {ASSASSIN: "assassinate"}


@pytest.mark.rule("AV-SERV-06")
def test_at_the_recruitment_only_the_assassin_becomes_public():
    game = after_three_successes()
    assert game.last("asked") == {"seat": ASSASSIN, "kind": "recruit", "id": game.table.open[ASSASSIN].id}
    assert game.who_knows("evil_shown") == []
    assert game.options(ASSASSIN) == [None, MERLIN, SERVANT, OBERON, LOYAL, MINION, OTHER_LOYAL]
    assert game.refusal("recruit", ASSASSIN, ASSASSIN) == "AV-SERV-02"


@pytest.mark.rule("AV-SERV-06")
@pytest.mark.parametrize(("guess", "evil"), [(None, (1, 3, 5)), (LOYAL, (1, 3, 5)), (SERVANT, (1, 2, 3, 5))])
def test_the_other_evil_players_become_public_at_the_assassination(guess, evil):
    game = after_three_successes()
    game.answer("recruit", ASSASSIN, guess)
    for reader in game.readers:
        assert game.last("evil_shown", reader) == {"seats": evil}


@pytest.mark.rule("AV-SERV-07")
def test_a_recruited_servant_names_good_players_but_never_himself():
    game = after_three_successes()
    game.answer("recruit", ASSASSIN, SERVANT)
    assert game.options(SERVANT) == [MERLIN, LOYAL, OTHER_LOYAL]
    for wrong in (SERVANT, ASSASSIN, MINION, OBERON):
        assert game.refusal("assassinate", SERVANT, wrong) == "AV-END-04"


@pytest.mark.rule("AV-SERV-02", "AV-SERV-03")
def test_a_named_character_recruits_in_the_assassins_place():
    deal = ("merlin", "mordred", "untrustworthy_servant", "oberon", "servant", "minion", "servant")
    game = after_three_successes(deal, assassin="mordred")
    assert [event["seats"] for event in game.events("seen", SERVANT)] == [(1,)]
    assert game.open == {1: "recruit"}
    game.answer("recruit", 1, SERVANT)
    assert game.open == {SERVANT: "assassinate"}


@pytest.mark.rule("AV-SERV-03", "AV-MSG-09", "AV-INTER-16")
@pytest.mark.parametrize(
    ("named", "side", "reason"), [([3, 4], "evil", "messengers_named"), ([3, 5], "good", "three_successes")]
)
def test_without_merlin_a_recruited_servant_hunts_the_messengers(named, side, reason):
    deal = ("untrustworthy_servant", "assassin", "evil_messenger", "senior_messenger", "junior_messenger", "servant")
    game = after_three_successes((*deal, "minion"), edition="ru")
    assert [event["seats"] for event in game.events("seen", 0)] == [(1,)]
    assert game.open == {1: "recruit"}
    game.answer("recruit", 1, 0)
    assert game.open == {0: "assassinate"}
    game.answer("assassinate", 0, named)
    assert (game.outcome.side, game.outcome.reason) == (side, reason)
    assert game.outcome.winners == ((0, 1, 2, 6) if side == "evil" else (3, 4, 5))
