"""Avalon, MSG: messages, reinforcement on the fifth quest, and the Messengers as the Assassin's aim."""

import pytest

from afallon.avalon.families.messengers import KnownMessages
from tests.avalon.setups import refusals, warnings
from tests.rules.avalon_game import Game, differ

MESSENGERS = ["senior_messenger", "junior_messenger", "evil_messenger"]
SEVEN = ("merlin", "assassin", "senior_messenger", "junior_messenger", "evil_messenger", "minion", "servant")
MERLIN, ASSASSIN, SENIOR, JUNIOR, EVIL_MESSENGER, MINION, SERVANT = range(7)
WITHOUT_MERLIN = ("servant", *SEVEN[1:])
GOOD, BAD = "good_message", "bad_message"


def before_the_last(good=0, bad=0, deal=SEVEN):
    """Return a game before its fifth quest, with two successes, two fails and these numbers of messages sent."""
    game = Game(deal)
    left = {GOOD: good, BAD: bad}

    def sends(seat, kind):
        left[kind] -= 1
        return {seat: kind} if left[kind] >= 0 else {}

    game.send(SENIOR, JUNIOR, cards=sends(SENIOR, GOOD) | sends(JUNIOR, GOOD))
    game.send(EVIL_MESSENGER, MINION, SERVANT, cards={MINION: "fail"} | sends(EVIL_MESSENGER, BAD))
    game.send(SENIOR, JUNIOR, SERVANT, cards=sends(SENIOR, GOOD) | sends(JUNIOR, GOOD))
    game.send(
        EVIL_MESSENGER, MINION, ASSASSIN, 0, cards={MINION: "fail", ASSASSIN: "fail"} | sends(EVIL_MESSENGER, BAD)
    )
    assert game.results() == [True, False, True, False]
    return game


def before_the_guess(deal=SEVEN, **options):
    """Return a game after three successes."""
    game = Game(deal, **options).quests("+++")
    assert len(game.open) == 1
    return game


@pytest.mark.rule("AV-MSG-01")
@pytest.mark.parametrize("edition", ["ru", "custom"])
def test_all_three_messengers_play_or_none(edition):
    for missing in MESSENGERS:
        two = [name for name in MESSENGERS if name != missing]
        refused = refusals(7, edition=edition, characters=["merlin", "assassin", *two])
        assert set(refused) == {"character_needs_character"}
    for seats in range(5, 11):
        told = warnings(seats, edition=edition, characters=["merlin", "assassin", *MESSENGERS])
        assert told == (["advised_for_more_players"] if seats < 7 else [])
    game = Game(SEVEN)
    sides = [game.last("dealt", seat)["side"] for seat in (SENIOR, JUNIOR, EVIL_MESSENGER)]
    assert sides == ["good", "good", "evil"]


@pytest.mark.rule("AV-MSG-02")
def test_each_messenger_may_play_his_own_cards():
    hands = {}
    for team in ((SENIOR, JUNIOR, EVIL_MESSENGER), (MERLIN, ASSASSIN, MINION), (SERVANT, MERLIN, MINION)):
        game = Game(SEVEN).quests("+").team(*team)
        hands |= {seat: game.options(seat) for seat in team}
        for seat in team:
            for card in {"success", "fail", GOOD, BAD} - set(hands[seat]):
                rule = "AV-MSG-02" if (seat in (SENIOR, JUNIOR) and card == "fail") else "AV-QUEST-02"
                assert game.refusal("play_card", seat, card) == rule
    assert hands == {
        SENIOR: ["success", GOOD],
        JUNIOR: ["success", GOOD],
        EVIL_MESSENGER: ["success", "fail", BAD],
        MERLIN: ["success"],
        SERVANT: ["success"],
        ASSASSIN: ["success", "fail"],
        MINION: ["success", "fail"],
    }


@pytest.mark.rule("AV-MSG-03", "AV-MSG-05")
def test_messages_count_as_success_or_fail_and_leave_tokens():
    game = Game(SEVEN).send(SENIOR, JUNIOR, cards={SENIOR: GOOD, JUNIOR: GOOD})
    for reader in game.readers:
        assert game.last("cards_shown", reader) == {"quest": 1, "cards": {GOOD: 2}}
        assert game.last("tokens_laid", reader) == {"quest": 1, "token": GOOD, "number": 2}
        assert game.last("quest_succeeded", reader) == {"quest": 1, "fails": 0}
    game.send(SENIOR, EVIL_MESSENGER, SERVANT, cards={SENIOR: GOOD, EVIL_MESSENGER: BAD})
    for reader in game.readers:
        assert game.last("cards_shown", reader) == {"quest": 2, "cards": {"success": 1, GOOD: 1, BAD: 1}}
        assert game.last("quest_failed", reader) == {"quest": 2, "fails": 1}
        laid = [(event["quest"], event["token"], event["number"]) for event in game.events("tokens_laid", reader)]
        assert laid == [(1, GOOD, 2), (2, GOOD, 1), (2, BAD, 1)]
        assert KnownMessages.of(game.table.view(reader)).tokens == {GOOD: [1, 1, 2], BAD: [2]}


@pytest.mark.rule("AV-MSG-03")
@pytest.mark.parametrize(("second", "succeeds"), [("success", True), ("fail", False)])
def test_a_bad_message_is_one_of_the_two_fails_of_quest_four(second, succeeds):
    game = Game(SEVEN).quests("+-+")
    game.send(EVIL_MESSENGER, MINION, SERVANT, MERLIN, cards={EVIL_MESSENGER: BAD, MINION: second})
    assert game.results()[3] is succeeds


@pytest.mark.rule("AV-MSG-04")
@pytest.mark.parametrize("messenger", [SENIOR, JUNIOR])
def test_a_good_messenger_sends_twice_in_a_game_at_most(messenger):
    game = Game(SEVEN).send(messenger, SERVANT, cards={messenger: GOOD})
    game.send(messenger, MINION, SERVANT, cards={messenger: GOOD, MINION: "fail"})
    game.team(SENIOR, JUNIOR, SERVANT)
    assert game.options(messenger) == ["success"]
    assert game.refusal("play_card", messenger, GOOD) == "AV-MSG-04"
    other = SENIOR + JUNIOR - messenger
    assert game.options(other) == ["success", GOOD]  # each good Messenger has two of his own


@pytest.mark.rule("AV-MSG-05")
def test_the_sender_of_a_message_stays_secret():
    games = [Game(SEVEN).send(SENIOR, JUNIOR, cards={sender: GOOD}) for sender in (SENIOR, JUNIOR)]
    assert differ(*games) == [SENIOR, JUNIOR]


@pytest.mark.rule("AV-MSG-06", "AV-MSG-07")
@pytest.mark.parametrize(
    ("good", "bad", "fails", "succeeds", "helped"),
    [
        (3, 0, 1, True, "good"),
        (4, 0, 1, True, "good"),
        (3, 0, 2, False, "good"),
        (3, 1, 1, True, "good"),
        (2, 0, 1, False, None),
        (0, 2, 0, False, "evil"),
        (2, 2, 0, False, "evil"),
        (0, 2, 1, False, "evil"),
        (0, 1, 0, True, None),
        (3, 2, 0, True, None),
        (3, 2, 1, False, None),
        (0, 0, 1, False, None),
        (3, 0, 0, True, None),  # no fail to take out
    ],
)
def test_three_good_tokens_take_a_fail_out_and_two_bad_ones_add_one(good, bad, fails, succeeds, helped):
    game = before_the_last(good, bad)
    game.team(ASSASSIN, MINION, SERVANT, MERLIN).lay(dict.fromkeys((ASSASSIN, MINION)[:fails], "fail"))
    assert game.results()[4] is succeeds
    expected = [] if helped is None else [{"side": helped, "card": "fail"}]
    counted = fails + {"good": -1, "evil": 1, None: 0}[helped]
    for reader in game.readers:
        assert game.events("reinforced", reader) == expected
        assert game.last("quest_succeeded" if succeeds else "quest_failed", reader) == {"quest": 5, "fails": counted}
        assert KnownMessages.of(game.table.view(reader)).reinforced == helped


@pytest.mark.rule("AV-MSG-06")
def test_the_fifth_quests_own_tokens_count():
    good = before_the_last(good=2)
    good.team(JUNIOR, SENIOR, MINION, SERVANT).lay({SENIOR: GOOD, MINION: "fail"})
    assert good.events("reinforced") == [{"side": "good", "card": "fail"}]
    assert good.results()[4] is True
    evil = before_the_last(bad=1)
    evil.team(EVIL_MESSENGER, MERLIN, SERVANT, JUNIOR).lay({EVIL_MESSENGER: BAD})
    assert evil.events("reinforced") == [{"side": "evil", "card": "fail"}]
    assert evil.last("quest_failed") == {"quest": 5, "fails": 2}


@pytest.mark.rule("AV-MSG-06")
def test_tokens_bring_no_reinforcement_before_the_fifth_quest():
    game = Game(SEVEN).send(SENIOR, JUNIOR, cards={SENIOR: GOOD, JUNIOR: GOOD})
    game.send(SENIOR, JUNIOR, MINION, cards={SENIOR: GOOD, JUNIOR: GOOD, MINION: "fail"})
    game.send(MINION, SERVANT, MERLIN, cards={MINION: "fail"})
    assert game.results() == [True, False, False]
    assert game.events("reinforced") == []


@pytest.mark.rule("AV-MSG-06")
def test_reinforcement_comes_after_cards_and_tokens_and_before_the_result():
    game = before_the_last(good=2)
    game.team(JUNIOR, SENIOR, MINION, SERVANT).lay({SENIOR: GOOD, MINION: "fail"})
    order = ("cards_shown", "tokens_laid", "reinforced", "quest_succeeded")
    assert game.latest(*order) == list(order)


@pytest.mark.rule("AV-MSG-07")
def test_reinforcement_asks_nobody_and_may_take_out_a_bad_message():
    game = before_the_last(good=3)
    game.team(EVIL_MESSENGER, MERLIN, SERVANT, JUNIOR).lay({EVIL_MESSENGER: BAD})
    assert game.events("reinforced") == [{"side": "good", "card": BAD}]
    assert game.last("quest_succeeded") == {"quest": 5, "fails": 0}
    assert KnownMessages.of(game.table.view(None)).tokens[BAD] == [5]
    assert game.open == {ASSASSIN: "declare_aim"}


@pytest.mark.rule("AV-MSG-08")
def test_the_assassin_first_declares_his_aim_in_public():
    game = before_the_guess()
    assert game.open == {ASSASSIN: "declare_aim"}
    assert game.options(ASSASSIN) == ["merlin", "messengers"]
    assert game.last("evil_shown") == {"seats": (ASSASSIN, EVIL_MESSENGER, MINION)}
    game.answer("declare_aim", ASSASSIN, "messengers")
    for reader in game.readers:
        assert game.last("aim_declared", reader) == {"assassin": ASSASSIN, "aim": "messengers"}
        assert KnownMessages.of(game.table.view(reader)).aim == "messengers"
    assert game.open == {ASSASSIN: "assassinate"}


@pytest.mark.rule("AV-MSG-08")
@pytest.mark.parametrize(
    ("named", "side", "reason"), [(MERLIN, "evil", "merlin_named"), (SENIOR, "good", "merlin_safe")]
)
def test_with_merlin_as_aim_the_assassin_names_one_player(named, side, reason):
    game = before_the_guess()
    game.answer("declare_aim", ASSASSIN, "merlin")
    assert game.options(ASSASSIN) == [MERLIN, SENIOR, JUNIOR, SERVANT]
    game.name(named)
    assert (game.outcome.side, game.outcome.reason) == (side, reason)


@pytest.mark.rule("AV-MSG-08", "AV-MSG-12")
@pytest.mark.parametrize(
    ("named", "side"),
    [
        ((SENIOR, JUNIOR), "evil"),
        ((SENIOR, SERVANT), "good"),
        ((MERLIN, JUNIOR), "good"),
        ((MERLIN, SERVANT), "good"),
    ],
)
def test_with_the_messengers_as_aim_both_must_be_named(named, side):
    game = before_the_guess()
    game.answer("declare_aim", ASSASSIN, "messengers")
    game.answer("assassinate", ASSASSIN, list(named))
    assert game.outcome.side == side
    assert game.outcome.reason == ("messengers_named" if side == "evil" else "three_successes")
    evil = (ASSASSIN, EVIL_MESSENGER, MINION)
    assert game.outcome.winners == (evil if side == "evil" else (MERLIN, SENIOR, JUNIOR, SERVANT))
    for reader in game.readers:
        assert game.last("messengers_guessed", reader) == {"assassin": ASSASSIN, "named": named}


@pytest.mark.rule("AV-MSG-12")
def test_the_assassin_names_two_different_good_players_as_messengers():
    game = before_the_guess()
    game.answer("declare_aim", ASSASSIN, "messengers")
    good = (MERLIN, SENIOR, JUNIOR, SERVANT)
    pairs = [(one, other) for one in good for other in good if one < other]
    assert game.options(ASSASSIN) == pairs
    for wrong in ([SENIOR, SENIOR], [SENIOR], [SENIOR, MINION], [SENIOR, EVIL_MESSENGER], [MERLIN, SENIOR, JUNIOR]):
        assert game.refusal("assassinate", ASSASSIN, wrong) == "AV-MSG-12"


@pytest.mark.rule("AV-MSG-09")
def test_without_merlin_the_messengers_are_the_only_target():
    game = before_the_guess(WITHOUT_MERLIN)
    assert game.open == {ASSASSIN: "assassinate"}
    assert game.events("aim_declared") == []
    assert game.last("evil_shown") == {"seats": (ASSASSIN, EVIL_MESSENGER, MINION)}
    game.answer("assassinate", ASSASSIN, [SENIOR, JUNIOR])
    assert (game.outcome.side, game.outcome.reason) == ("evil", "messengers_named")


@pytest.mark.rule("AV-MSG-09")
def test_an_assassin_with_messengers_instead_of_merlin_gives_no_warning():
    assert warnings(7, characters=["assassin", *MESSENGERS]) == []
    assert warnings(7, characters=["trickster", "lunatic", *MESSENGERS], assassin="lunatic") == ["nothing_inspects"]
    assert warnings(7, characters=["assassin"]) == ["assassin_without_target"]


@pytest.mark.rule("AV-MSG-09")
def test_a_named_character_may_hunt_the_messengers_too():
    deal = ("servant", "morgana", *SEVEN[2:])
    game = before_the_guess(deal, assassin="morgana")
    assert game.open == {1: "assassinate"}
    game.answer("assassinate", 1, [JUNIOR, SERVANT])
    assert (game.outcome.side, game.outcome.reason) == ("good", "three_successes")


@pytest.mark.rule("AV-MSG-09")
def test_without_an_assassin_nobody_hunts_the_messengers():
    game = Game(("servant", "minion", *SEVEN[2:])).quests("+++")
    assert (game.outcome.side, game.outcome.reason) == ("good", "three_successes")
    assert game.events("evil_shown") == []


@pytest.mark.rule("AV-MSG-10")
@pytest.mark.parametrize("option", [False, True])
def test_the_option_lets_the_senior_know_the_junior(option):
    game = Game(SEVEN, senior_messenger=option)
    expected = [{"seat": SENIOR, "step": "senior_messenger", "seats": (JUNIOR,), "learns": "junior_messenger"}]
    assert game.events("seen", SENIOR) == (expected if option else [])
    assert game.events("seen", JUNIOR) == []
    others = [reader for reader in game.readers if reader not in (SENIOR, JUNIOR)]
    for reader in others:
        assert all(event["step"] != "senior_messenger" for event in game.events("seen", reader))


@pytest.mark.rule("AV-MSG-11")
def test_bad_messages_are_unlimited_but_only_two_leave_tokens():
    game = Game(SEVEN)
    for team in ((EVIL_MESSENGER, SERVANT), (EVIL_MESSENGER, SERVANT, MERLIN), (EVIL_MESSENGER, SERVANT, MERLIN)):
        game.team(*team)
        assert game.options(EVIL_MESSENGER) == ["success", "fail", BAD]
        game.lay({EVIL_MESSENGER: BAD})
        assert game.last("cards_shown")["cards"][BAD] == 1
    assert game.outcome.reason == "three_fails"
    assert [event["quest"] for event in game.events("tokens_laid")] == [1, 2]
    assert KnownMessages.of(game.table.view(None)).tokens == {BAD: [1, 2]}
