"""Avalon, TARGET: quest selection, where the leader chooses the quest together with the team."""

from itertools import pairwise

import pytest

from afallon.avalon.families.lancelots import KnownLancelots
from tests.avalon.driver import BASIC
from tests.avalon.setups import EDITIONS, refusals, warnings
from tests.rules.avalon_game import Game

SELECTION = {"modules": ["quest_selection"]}
SIZES = {5: (2, 3, 2, 3, 3), 6: (2, 3, 4, 3, 4), 7: (2, 3, 3, 4, 4)} | dict.fromkeys((8, 9, 10), (3, 4, 4, 5, 5))


def choose(game, quest):
    game.until("choose_quest")
    game.answer("choose_quest", game.leader, quest)
    return game


def played(order, results, deal=BASIC[7], **options):
    """Return a game in which these quests have been played in this order with these results."""
    game = Game(deal, **({"edition": "ua"} | SELECTION | options))
    for quest, result in zip(order, results, strict=True):
        choose(game, quest).quests(result)
    return game


@pytest.mark.rule("AV-TARGET-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_books_offer_it(edition):
    if edition == "ru":
        assert refusals(7, edition=edition, **SELECTION) == ["module_not_in_edition"]
    else:
        assert warnings(7, edition=edition, **SELECTION) == []


@pytest.mark.rule("AV-TARGET-01")
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("quest", [1, 2, 3, 4])
def test_the_leader_chooses_the_quest_and_then_a_team_of_its_size(seats, quest):
    game = Game(BASIC[seats], first_leader=1, **SELECTION)
    assert game.open == {1: "choose_quest"}
    game.answer("choose_quest", 1, quest)
    for reader in game.readers:
        assert game.events("quest_chosen", reader) == [{"leader": 1, "quest": quest}]
        assert game.table.view(reader).quest == quest
    assert game.open == {1: "choose_team"}
    size = SIZES[seats][quest - 1]
    assert game.table.open[1].options.size == size
    game.propose(*range(size))
    assert game.last("team_proposed")["quest"] == quest


@pytest.mark.rule("AV-TARGET-02")
def test_a_quest_is_played_once():
    game = Game(BASIC[7], edition="pl", **SELECTION)
    offers = ([1, 2, 3, 4], [1, 2, 4], [2, 4, 5], [2, 4], [2])
    for quest, result, offer in zip((3, 1, 5, 4, 2), "+-+-+", offers, strict=True):
        assert game.options(game.leader) == offer
        for closed in {1, 2, 3, 4, 5} - set(offer):
            was_played = game.table.view(None).results[closed - 1] is not None
            rule = "AV-TARGET-02" if was_played else "AV-TARGET-04"
            assert game.refusal("choose_quest", game.leader, closed) == rule
        for nowhere in (0, 6):
            assert game.refusal("choose_quest", game.leader, nowhere) == "AV-TARGET-01"
        choose(game, quest).quests(result)
    assert game.table.view(None).results == [False, True, True, False, True]
    assert game.open == {1: "assassinate"}


@pytest.mark.rule("AV-TARGET-03")
@pytest.mark.parametrize("edition", ["ua", "custom"])
@pytest.mark.parametrize(
    ("results", "is_open"), [("", False), ("+", False), ("+-", False), ("--", False), ("++", True), ("+-+", True)]
)
def test_quest_five_waits_for_two_successes(edition, results, is_open):
    game = played(range(1, len(results) + 1), results, edition=edition)
    assert (5 in game.options(game.leader)) is is_open
    if not is_open:
        assert game.refusal("choose_quest", game.leader, 5) == "AV-TARGET-03"


@pytest.mark.rule("AV-TARGET-04")
@pytest.mark.parametrize(
    ("results", "is_open"), [("", False), ("+", False), ("-", False), ("+-", True), ("--", True), ("++", True)]
)
def test_in_the_polish_edition_two_played_quests_open_quest_five(results, is_open):
    game = played(range(1, len(results) + 1), results, edition="pl")
    assert (5 in game.options(game.leader)) is is_open
    if not is_open:
        assert game.refusal("choose_quest", game.leader, 5) == "AV-TARGET-04"


@pytest.mark.rule("AV-TARGET-03", "AV-TARGET-04")
def test_the_condition_of_quest_five_is_also_an_option():
    pl_style = played((1, 2), "--", edition="ua", fifth_quest="two_quests")
    assert 5 in pl_style.options(pl_style.leader)
    ua_style = played((1, 2), "--", edition="pl", fifth_quest="two_successes")
    assert 5 not in ua_style.options(ua_style.leader)
    assert ua_style.last("game_started")["options"]["fifth_quest"] == "two_successes"


@pytest.mark.rule("AV-TARGET-03")
def test_the_last_quest_left_may_always_be_chosen():
    game = played((1, 2, 3, 4), "+-+-")
    assert game.options(game.leader) == [5]


@pytest.mark.rule("AV-TARGET-05")
@pytest.mark.parametrize(("seats", "succeeds"), [(5, False), (6, False), (7, True), (8, True), (9, True), (10, True)])
def test_quest_four_keeps_its_two_fails(seats, succeeds):
    game = Game(BASIC[seats], **SELECTION)
    choose(game, 4).team(*range(SIZES[seats][3])).lay({1: "fail"})
    assert game.results() == [succeeds]
    # Another quest played fourth has no such protection.
    game = played((4, 1, 2), "+-+", deal=BASIC[seats])
    choose(game, 3).team(*range(SIZES[seats][2])).lay({1: "fail"})
    assert game.results()[3] is False


@pytest.mark.rule("AV-TARGET-06")
def test_the_lady_counts_quests_played():
    game = played((3, 1), "+-", modules=["quest_selection", "lady_of_the_lake"])
    assert game.open == {6: "inspect"}
    early = played((2,), "+", modules=["quest_selection", "lady_of_the_lake"])
    assert early.open == {early.leader: "choose_quest"}


@pytest.mark.rule("AV-TARGET-06")
def test_lancelots_first_variant_counts_quests_played():
    deal = ("merlin", "assassin", "good_lancelot", "evil_lancelot", "servant", "minion", "servant")
    options = {"modules": ["quest_selection", "lancelot_variant_1"], "edition": "ua"}
    game = Game(deal, draws=["switch"], **options)
    choose(game, 3).send(0, 4, 6)
    assert game.events("allegiance_drawn") == []
    choose(game, 2).send(0, 4, 6)
    assert game.events("allegiance_drawn") == [{"quest": 3, "card": "switch"}]  # at the start of the third round


LANCELOTS = ("merlin", "assassin", "good_lancelot", "evil_lancelot", "servant", "minion", "servant")
BY_NUMBER = {
    "modules": ["quest_selection", "lancelot_variant_1"],
    "allegiance_deck": "five",
    "allegiance_by_number": True,
}


@pytest.mark.rule("AV-LANC-12")
@pytest.mark.parametrize("edition", ["ua", "pl", "custom"])
def test_with_the_option_lancelots_first_variant_goes_by_quest_number(edition):
    game = Game(LANCELOTS, draws=["switch", "no_change", "switch"], edition=edition, **BY_NUMBER)
    choose(game, 3).propose(0, 4, 6)
    assert game.events("allegiance_drawn") == []
    game.vote("-------")
    assert game.events("allegiance_drawn") == []  # the card is drawn only for an approved team
    choose(game, 3).team(0, 2, 3)
    assert game.events("allegiance_drawn") == [{"quest": 3, "card": "switch"}]
    assert (game.options(2), game.options(3)) == (["success", "fail"], ["success"])  # before any card is played
    game.lay()
    for reader in game.readers:
        assert KnownLancelots.of(game.table.view(reader)).cards == {3: "switch"}
    for quest, team in ((2, (0, 1, 5)), (1, (1, 5))):
        choose(game, quest).send(*team, cards={1: "fail"})
        assert len(game.events("allegiance_drawn")) == 1
    choose(game, 4).send(0, 3, 4, 6)
    assert game.last("allegiance_drawn") == {"quest": 4, "card": "no_change"}
    choose(game, 5).team(0, 2, 3, 4)
    assert game.last("allegiance_drawn") == {"quest": 5, "card": "switch"}
    assert (game.options(2), game.options(3)) == (["success"], ["success", "fail"])


@pytest.mark.rule("AV-LANC-12")
def test_allegiance_by_number_needs_quest_selection_and_five_cards():
    assert warnings(7, characters=LANCELOTS[:4], **BY_NUMBER) == []
    idle = [
        {"modules": ["lancelot_variant_1"]},
        {"modules": ["quest_selection"]},
        {"modules": ["quest_selection", "lancelot_variant_2"]},
        {"allegiance_deck": "six"},
    ]
    for options in idle:
        told = warnings(7, characters=LANCELOTS[:4], **(BY_NUMBER | {"allegiance_deck": None} | options))
        assert told == ["option_has_no_effect"]
    game = Game(LANCELOTS, draws=["switch"], **(BY_NUMBER | {"allegiance_deck": "six"}))
    assert game.events("allegiance_drawn") == [{"quest": 1, "card": "switch"}]  # drawn for every quest as usual


@pytest.mark.rule("AV-TARGET-06")
def test_plot_cards_are_drawn_for_every_quest_played():
    game = Game(BASIC[5], modules=["quest_selection", "plot_cards"])
    for number, quest in enumerate((4, 2), start=1):
        assert len(game.events("plot_card_drawn")) == number
        choose(game, quest).quests("+").until("choose_quest")


@pytest.mark.rule("AV-TARGET-06")
def test_the_messengers_last_quest_is_the_one_played_fifth():
    deal = ("merlin", "assassin", "senior_messenger", "junior_messenger", "evil_messenger", "minion", "servant")
    game = Game(deal, **SELECTION)
    choose(game, 2).send(2, 3, 0, cards={2: "good_message", 3: "good_message"})
    choose(game, 3).send(2, 3, 5, cards={2: "good_message", 5: "fail"})
    choose(game, 4).send(2, 3, 0, 6)
    choose(game, 5).send(0, 6, 2, 5, cards={5: "fail"})
    assert game.events("reinforced") == []  # quest 5, but played fourth
    choose(game, 1).send(0, 5, cards={5: "fail"})
    assert game.events("reinforced") == [{"side": "good", "card": "fail"}]
    assert game.results() == [True, False, True, False, True]


@pytest.mark.rule("AV-TARGET-07")
def test_every_proposal_chooses_its_quest_and_rejections_count_for_the_round():
    game = played((2,), "+")
    for quest in (1, 3, 4, 1):
        choose(game, quest).reject_teams(1)
        assert game.options(game.leader) == [1, 3, 4]
    assert [event["rejections"] for event in game.events("team_rejected")] == [1, 2, 3, 4]
    assert [event["attempt"] for event in game.events("team_proposed")][-4:] == [1, 2, 3, 4]
    leaders = [event["leader"] for event in game.events("quest_chosen")][-4:]
    assert all((one + 1) % 7 == next_one for one, next_one in pairwise(leaders))
    choose(game, 3).reject_teams(1)
    assert game.outcome.reason == "five_rejections"


@pytest.mark.rule("AV-TARGET-08")
@pytest.mark.parametrize("edition", ["ua", "pl"])
@pytest.mark.parametrize("result", [True, False])
def test_the_books_example_of_quest_selection(edition, result):
    # Eight players; the leader begins with quest 3, which needs four.
    game = Game(BASIC[8], edition=edition, **SELECTION)
    game.answer("choose_quest", 0, 3)
    assert game.table.view(None).quest == 3  # where the round marker lies
    assert game.table.open[0].options.size == 4
    game.propose(0, 1, 2, 4)
    game.approve()
    game.lay({} if result else {1: "fail"})
    # The result is marked at quest 3, which cannot be chosen again.
    for reader in game.readers:
        assert game.table.view(reader).results == [None, None, result, None, None]
    assert game.open == {1: "choose_quest"}
    assert game.options(1) == [1, 2, 4]
    assert game.refusal("choose_quest", 1, 3) == "AV-TARGET-02"
