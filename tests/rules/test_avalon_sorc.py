"""Avalon, SORC: magic, which reverses the result of a quest."""

import pytest

from tests.avalon.setups import refusals, warnings
from tests.rules.avalon_game import Game, differ

SEVEN = ("merlin", "assassin", "good_sorcerer", "evil_sorcerer", "servant", "minion", "servant")
MERLIN, ASSASSIN, GOOD_SORCERER, EVIL_SORCERER, SERVANT, MINION, OTHER_SERVANT = range(7)
TURNED = {"S": "success", "F": "fail", "M": "magic"}


@pytest.mark.rule("AV-SORC-01")
@pytest.mark.parametrize("edition", ["ru", "custom"])
def test_both_sorcerers_play_or_neither(edition):
    basic = ["merlin", "assassin"]
    for one in ("good_sorcerer", "evil_sorcerer"):
        assert refusals(7, edition=edition, characters=[*basic, one]) == ["character_needs_character"]
    assert warnings(7, edition=edition, characters=[*basic, "good_sorcerer", "evil_sorcerer"]) == []
    game = Game(SEVEN)
    assert game.last("dealt", GOOD_SORCERER)["side"] == "good"
    assert game.last("dealt", EVIL_SORCERER)["side"] == "evil"


@pytest.mark.rule("AV-SORC-02", "AV-SORC-03")
def test_only_sorcerers_play_magic_and_no_sorcerer_plays_a_fail():
    hands = {}
    for team in ((GOOD_SORCERER, EVIL_SORCERER, MERLIN), (ASSASSIN, SERVANT, MINION), (OTHER_SERVANT, MERLIN, MINION)):
        game = Game(SEVEN).quests("+").team(*team)
        assert game.asking("play_card") == sorted(team)
        hands |= {seat: game.options(seat) for seat in team}
        for seat in team:
            for card in {"success", "fail", "magic"} - set(hands[seat]):
                rule = "AV-SORC-03" if seat in (GOOD_SORCERER, EVIL_SORCERER) else "AV-QUEST-02"
                assert game.refusal("play_card", seat, card) == rule
    assert hands.pop(GOOD_SORCERER) == hands.pop(EVIL_SORCERER) == ["success", "magic"]
    for seat, hand in hands.items():
        assert hand == (["success", "fail"] if seat in (ASSASSIN, MINION) else ["success"])


@pytest.mark.rule("AV-SORC-04")
@pytest.mark.parametrize(
    ("cards", "succeeds"),
    [("SSS", True), ("MSS", False), ("SMS", False), ("MMS", True), ("SSF", False), ("MSF", True), ("MMF", False)],
)
def test_an_odd_number_of_magic_cards_turns_the_result(cards, succeeds):
    game = Game(SEVEN).quests("+").team(GOOD_SORCERER, EVIL_SORCERER, MINION)
    played = dict(zip((GOOD_SORCERER, EVIL_SORCERER, MINION), map(TURNED.get, cards), strict=True))
    game.lay(played)
    counts = {TURNED[card]: cards.count(card) for card in "SFM" if card in cards}
    for reader in game.readers:
        assert game.last("cards_shown", reader) == {"quest": 2, "cards": counts}  # the number of magic is public
        kind = "quest_succeeded" if succeeds else "quest_failed"
        assert game.last(kind, reader) == {"quest": 2, "fails": cards.count("F")}
        assert game.table.view(reader).results[1] is succeeds


@pytest.mark.rule("AV-SORC-04")
def test_the_player_of_magic_stays_secret():
    games = [
        Game(SEVEN).team(GOOD_SORCERER, EVIL_SORCERER).lay({seat: "magic"}) for seat in (GOOD_SORCERER, EVIL_SORCERER)
    ]
    assert differ(*games) == [GOOD_SORCERER, EVIL_SORCERER]


@pytest.mark.rule("AV-SORC-05")
@pytest.mark.parametrize(
    ("fails", "magic", "succeeds"),
    [
        (0, 0, True),
        (1, 0, True),
        (2, 0, False),
        (0, 1, False),
        (1, 1, False),
        (2, 1, True),
        (1, 2, True),
        (2, 2, False),
    ],
)
def test_magic_turns_the_result_of_the_quests_own_number_of_fails(fails, magic, succeeds):
    # Quest 4 of seven players: four members, two fails sink it.
    game = Game(SEVEN).quests("+-+")
    game.team(ASSASSIN, GOOD_SORCERER, EVIL_SORCERER, MINION)
    failing = dict.fromkeys((ASSASSIN, MINION)[:fails], "fail")
    game.lay(failing | dict.fromkeys((GOOD_SORCERER, EVIL_SORCERER)[:magic], "magic"))
    assert game.results()[3] is succeeds


@pytest.mark.rule("AV-SORC-08", "AV-SORC-05")
@pytest.mark.parametrize("option", [False, True])
@pytest.mark.parametrize(
    ("fails", "magic", "succeeds"),
    [
        (0, 0, (True, True)),
        (1, 0, (True, True)),  # without magic two fails are needed, with or without the option
        (2, 0, (False, False)),
        (0, 1, (False, False)),
        (1, 1, (False, True)),
        (2, 1, (True, True)),
        (0, 2, (True, True)),
        (1, 2, (True, False)),
        (2, 2, (False, False)),
    ],
)
def test_with_the_option_one_fail_next_to_magic_is_enough(option, fails, magic, succeeds):
    game = Game(SEVEN, magic_after_one_fail=option).quests("+-+")
    game.team(ASSASSIN, GOOD_SORCERER, EVIL_SORCERER, MINION)
    failing = dict.fromkeys((ASSASSIN, MINION)[:fails], "fail")
    game.lay(failing | dict.fromkeys((GOOD_SORCERER, EVIL_SORCERER)[:magic], "magic"))
    assert game.results()[3] is succeeds[option]
    kind = "quest_succeeded" if succeeds[option] else "quest_failed"
    for reader in game.readers:
        assert game.last(kind, reader) == {"quest": 4, "fails": fails}


@pytest.mark.rule("AV-SORC-08")
@pytest.mark.parametrize("edition", ["ru", "custom"])
def test_the_option_of_magic_is_announced_and_needs_the_sorcerers(edition):
    asked = {"edition": edition, "magic_after_one_fail": True}
    sorcerers = ["good_sorcerer", "evil_sorcerer"]
    assert warnings(7, characters=sorcerers, **asked) == []
    assert warnings(7, characters=["merlin", "assassin"], **asked) == ["option_has_no_effect"]
    assert Game(SEVEN, **asked).last("game_started")["options"]["magic_after_one_fail"] is True
    assert Game(SEVEN, edition=edition).last("game_started")["options"]["magic_after_one_fail"] is False


@pytest.mark.rule("AV-SORC-06")
@pytest.mark.parametrize("edition", ["ru", "custom"])
def test_the_books_examples_of_magic(edition):
    # Six players: the books' teams of four, three and four are quests 3, 4 and 5.
    deal = ("merlin", "assassin", "good_sorcerer", "evil_sorcerer", "servant", "servant")
    game = Game(deal, edition=edition)
    assassin, good, evil, servant, other = range(1, 6)
    game.send(servant, other)
    # A fail with two magic cards: the result is reversed twice, and the quest fails.
    game.send(assassin, good, evil, cards={assassin: "fail", good: "magic", evil: "magic"})
    # Success, success, fail, magic: the quest succeeds.
    game.send(assassin, good, servant, other, cards={assassin: "fail", good: "magic"})
    assert game.last("cards_shown") == {"quest": 3, "cards": {"success": 2, "fail": 1, "magic": 1}}
    # Success, success, magic: the next one fails.
    game.send(evil, servant, other, cards={evil: "magic"})
    assert game.last("cards_shown") == {"quest": 4, "cards": {"success": 2, "magic": 1}}
    # Success, success, magic, magic: the fifth succeeds.
    game.send(good, evil, servant, other, cards={good: "magic", evil: "magic"})
    assert game.last("cards_shown") == {"quest": 5, "cards": {"success": 2, "magic": 2}}
    assert game.results() == [True, False, True, False, True]
    assert game.open == {assassin: "assassinate"}


@pytest.mark.rule("AV-SORC-07")
def test_a_team_that_plays_only_magic_has_no_fail():
    game = Game(SEVEN).send(GOOD_SORCERER, EVIL_SORCERER, cards={GOOD_SORCERER: "magic", EVIL_SORCERER: "magic"})
    assert game.last("cards_shown")["cards"] == {"magic": 2}
    assert game.last("quest_succeeded") == {"quest": 1, "fails": 0}


@pytest.mark.rule("AV-SORC-07")
def test_a_quest_that_magic_alone_has_turned_fails_without_a_fail():
    game = Game(SEVEN).send(EVIL_SORCERER, SERVANT, cards={EVIL_SORCERER: "magic"})
    assert game.last("quest_failed") == {"quest": 1, "fails": 0}
