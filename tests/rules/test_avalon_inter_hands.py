"""Avalon, INTERACTION: joint hands of Rogues, Sorcerers and Messengers, and the last quest's reinforcement."""

from random import Random

import pytest

from afallon.avalon.families.messengers import KnownMessages
from afallon.avalon.families.rogues import KnownRogues
from tests.rules.avalon_game import Game, differ
from tests.rules.avalon_ten import (
    ASSASSIN,
    EVIL_MESSENGER,
    EVIL_ROGUE,
    EVIL_SORCERER,
    GOOD_ROGUE,
    GOOD_SORCERER,
    JUNIOR,
    MERLIN,
    SENIOR,
    SERVANT,
    TEN,
)

BARRED = {
    **{(sorcerer, "fail"): "AV-SORC-03" for sorcerer in (GOOD_SORCERER, EVIL_SORCERER)},
    **{(messenger, "fail"): "AV-MSG-02" for messenger in (SENIOR, JUNIOR)},
}
"""By seat and card: the character's own rule that bars the card; other cards belong to other characters."""


@pytest.mark.rule("AV-INTER-19")
def test_each_member_may_play_only_his_characters_cards_of_the_joint_hand():
    hands = {}
    for team in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 0, 1)):
        game = Game(TEN, first_leader=9).team(*team)
        game.answer("give_watch", 9, team[2] if 2 not in team else 0)
        hands |= {seat: game.options(seat) for seat in team}
        for seat in team:
            every = {"success", "fail", "rogue_success", "rogue_fail", "magic", "good_message", "bad_message"}
            for card in every - set(hands[seat]):
                assert game.refusal("play_card", seat, card) == BARRED.get((seat, card), "AV-QUEST-02")
    assert hands == {
        MERLIN: ["success"],
        ASSASSIN: ["success", "fail"],
        GOOD_ROGUE: ["success", "rogue_success"],
        EVIL_ROGUE: ["success", "fail", "rogue_fail"],
        GOOD_SORCERER: ["success", "magic"],
        EVIL_SORCERER: ["success", "magic"],
        SENIOR: ["success", "good_message"],
        JUNIOR: ["success", "good_message"],
        EVIL_MESSENGER: ["success", "fail", "bad_message"],
        SERVANT: ["success"],
    }


@pytest.mark.slow
@pytest.mark.rule("AV-INTER-19")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (GOOD_ROGUE, SERVANT),
        (GOOD_SORCERER, SERVANT),
        (SENIOR, SERVANT),
        (JUNIOR, GOOD_ROGUE),
        (EVIL_MESSENGER, ASSASSIN),
        (EVIL_ROGUE, EVIL_SORCERER),
    ],
)
def test_two_characters_that_play_the_same_cards_look_alike_to_others(one, other):
    # Random games in which all play successes, and the same with two characters exchanged that look alike at night.
    exchanged = list(TEN)
    exchanged[one], exchanged[other] = TEN[other], TEN[one]
    modules = ["excalibur", "lady_of_the_lake", "plot_cards", "quest_selection", "trapper"]
    options = {"modules": modules, "characters": TEN, "hidden_sorcerer": True}
    for seed in range(5):
        rng = Random(seed)
        games = [Game(deal, **options) for deal in (TEN, exchanged)]
        while games[0].outcome is None and not {"assassinate", "declare_aim"} & set(games[0].open.values()):
            told = differ(*games)
            seat, kind = rng.choice(list(games[0].open.items()))
            value = "success" if kind == "play_card" else rng.choice(games[0].options(seat))
            for game in games:
                game.answer(kind, seat, value)
        assert told == sorted((one, other))


@pytest.mark.rule("AV-INTER-19")
def test_all_kinds_of_cards_are_shown_and_counted_together():
    game = Game(TEN).quests("+-+").team(GOOD_ROGUE, EVIL_ROGUE, GOOD_SORCERER, SENIOR, EVIL_MESSENGER)
    game.answer("give_watch", game.leader, GOOD_SORCERER)
    cards = {GOOD_ROGUE: "rogue_success", EVIL_ROGUE: "rogue_fail", GOOD_SORCERER: "magic", SENIOR: "good_message"}
    game.lay(cards | {EVIL_MESSENGER: "bad_message"})
    shown = ("rogue_success", "rogue_fail", "magic", "good_message", "bad_message")
    assert game.last("cards_shown")["cards"] == dict.fromkeys(shown, 1)
    assert game.last("quest_succeeded") == {"quest": 4, "fails": 2}  # two fails, turned by magic


def before_the_last(good=0, bad=0, *, last=5, marks=True):
    """Return a game for ten before the fifth quest, with these numbers of messages sent.

    With `last=4` quest 4 is played last; without `marks` no Rogue has played his card.
    """
    game = Game(TEN, modules=["quest_selection"] if last == 4 else [])
    messages = [{SENIOR: "good_message", JUNIOR: "good_message"}, {SENIOR: "good_message"}]
    game.send(MERLIN, SENIOR, JUNIOR, cards=messages[0] if good else {})
    game.send(EVIL_MESSENGER, ASSASSIN, MERLIN, SERVANT, cards={ASSASSIN: "fail"} | bad_message(bad >= 1))
    game.send(MERLIN, SENIOR, JUNIOR, SERVANT, cards=messages[1] if good else {})
    if last == 4:
        game.until("choose_quest").answer("choose_quest", game.leader, 5)
    game.team(EVIL_MESSENGER, ASSASSIN, EVIL_ROGUE, MERLIN, SERVANT)
    game.answer("give_watch", game.leader, MERLIN)
    game.lay({ASSASSIN: "fail", EVIL_ROGUE: "rogue_fail" if marks else "fail"} | bad_message(bad >= 2))
    assert game.results() == [True, False, True, False]
    return game


def bad_message(sent):
    return {EVIL_MESSENGER: "bad_message"} if sent else {}


def last_quest(game, *team):
    """Approve this team and watch Merlin."""
    game.team(*team)
    game.answer("give_watch", game.leader, MERLIN)
    return game


@pytest.mark.rule("AV-INTER-20")
@pytest.mark.parametrize(
    ("cards", "taken_out"),
    [
        ({ASSASSIN: "fail", EVIL_MESSENGER: "bad_message", EVIL_ROGUE: "rogue_fail"}, "fail"),
        ({EVIL_MESSENGER: "bad_message", EVIL_ROGUE: "rogue_fail"}, "bad_message"),
        ({EVIL_ROGUE: "rogue_fail"}, "rogue_fail"),
        ({ASSASSIN: "fail", EVIL_ROGUE: "rogue_fail"}, "fail"),
    ],
)
def test_reinforcement_takes_a_basic_fail_first_then_a_bad_message_then_a_rogue_fail(cards, taken_out):
    game = last_quest(before_the_last(good=3), MERLIN, ASSASSIN, EVIL_ROGUE, EVIL_MESSENGER, SERVANT).lay(cards)
    for reader in game.readers:
        assert game.events("reinforced", reader) == [{"side": "good", "card": taken_out}]
        marks = KnownRogues.of(game.table.view(reader)).marks["rogue_fail"]
        assert marks == [4, 5]  # marks stay
        tokens = KnownMessages.of(game.table.view(reader)).tokens
        assert ("bad_message" in tokens) is (EVIL_MESSENGER in cards)  # tokens stay too
    fails = len(cards) - 1
    assert game.last("quest_failed" if fails else "quest_succeeded") == {"quest": 5, "fails": fails}
    if fails:
        assert (game.outcome.reason, game.outcome.winners) == ("rogue", (EVIL_ROGUE,))


@pytest.mark.rule("AV-INTER-20", "AV-INTER-12")
def test_a_rogue_fail_that_was_taken_out_still_counts_for_the_rogue():
    # One fail does not sink quest 4, so magic turns a success into the third failed quest with or without that fail.
    game = before_the_last(good=3, last=4)
    last_quest(game, MERLIN, GOOD_SORCERER, EVIL_ROGUE, SENIOR, SERVANT)
    game.lay({EVIL_ROGUE: "rogue_fail", GOOD_SORCERER: "magic"})
    assert game.events("reinforced") == [{"side": "good", "card": "rogue_fail"}]
    assert game.last("quest_failed") == {"quest": 4, "fails": 0}
    assert (game.outcome.reason, game.outcome.winners) == ("rogue", (EVIL_ROGUE,))


@pytest.mark.rule("AV-MSG-07")
@pytest.mark.parametrize(
    ("good", "bad", "cards"),
    [
        (3, 0, {ASSASSIN: "fail", GOOD_SORCERER: "magic"}),  # without the fail magic would sink the quest
        (0, 2, {GOOD_SORCERER: "magic"}),  # with a fail magic would save the quest
    ],
)
def test_reinforcement_is_left_out_if_it_would_hurt_its_own_side(good, bad, cards):
    game = last_quest(before_the_last(good, bad), MERLIN, ASSASSIN, GOOD_SORCERER, JUNIOR, SERVANT).lay(cards)
    assert game.events("reinforced") == []
    fails = len(cards) - 1
    for reader in game.readers:
        assert game.last("quest_succeeded" if good else "quest_failed", reader) == {"quest": 5, "fails": fails}
        assert KnownMessages.of(game.table.view(reader)).reinforced is None


@pytest.mark.rule("AV-MSG-07")
@pytest.mark.parametrize(("marked_before", "helped"), [(True, []), (False, [{"side": "evil", "card": "fail"}])])
def test_evils_reinforcement_is_left_out_if_a_rogue_would_win_alone(marked_before, helped):
    game = before_the_last(bad=2, last=4, marks=marked_before)
    last_quest(game, MERLIN, GOOD_SORCERER, EVIL_ROGUE, SENIOR, SERVANT).lay({EVIL_ROGUE: "rogue_fail"})
    assert game.events("reinforced") == helped
    if marked_before:
        assert game.open == {ASSASSIN: "declare_aim"}
    else:
        assert game.outcome.reason == "three_fails"


@pytest.mark.rule("AV-MSG-07")
def test_evils_reinforcement_comes_if_a_rogue_wins_alone_anyway():
    game = before_the_last(bad=2)
    last_quest(game, MERLIN, GOOD_SORCERER, EVIL_ROGUE, SENIOR, SERVANT).lay({EVIL_ROGUE: "rogue_fail"})
    assert game.events("reinforced") == [{"side": "evil", "card": "fail"}]
    assert game.outcome.reason == "rogue"


@pytest.mark.rule("AV-INTER-20")
def test_the_fail_that_reinforcement_adds_is_a_basic_one():
    game = last_quest(before_the_last(bad=2), MERLIN, SERVANT, SENIOR, JUNIOR, GOOD_SORCERER).lay()
    assert game.events("reinforced") == [{"side": "evil", "card": "fail"}]
    assert game.last("quest_failed") == {"quest": 5, "fails": 1}
    assert KnownRogues.of(game.table.view(None)).marks == {"rogue_fail": [4]}


@pytest.mark.rule("AV-INTER-21")
@pytest.mark.parametrize(
    ("good", "bad", "cards", "succeeds"),
    [
        (3, 0, {GOOD_SORCERER: "magic"}, False),
        (3, 0, {ASSASSIN: "fail", GOOD_SORCERER: "magic", EVIL_SORCERER: "magic"}, True),
        (0, 2, {GOOD_SORCERER: "magic", EVIL_SORCERER: "magic"}, False),
        (0, 0, {ASSASSIN: "fail", GOOD_SORCERER: "magic"}, True),
        (3, 2, {ASSASSIN: "fail", GOOD_SORCERER: "magic"}, True),
    ],
)
def test_reinforcement_changes_the_fails_before_magic_turns_the_result(good, bad, cards, succeeds):
    game = last_quest(before_the_last(good, bad), MERLIN, ASSASSIN, GOOD_SORCERER, JUNIOR, SERVANT).lay(cards)
    assert game.results()[4] is succeeds


@pytest.mark.rule("AV-INTER-01")
def test_after_the_tokens_come_reinforcement_magic_the_result_and_the_end():
    game = last_quest(before_the_last(good=3, last=4), MERLIN, GOOD_SORCERER, EVIL_ROGUE, JUNIOR, SERVANT)
    game.lay({EVIL_ROGUE: "rogue_fail", GOOD_SORCERER: "magic", JUNIOR: "good_message"})
    # The only fail is taken out; magic turns the success into a fail; a Rogue's victory comes before evil's.
    order = ("cards_shown", "rogue_marked", "tokens_laid", "reinforced", "quest_failed", "game_ended")
    assert game.latest(*order) == list(order)
    assert game.outcome.reason == "rogue"
