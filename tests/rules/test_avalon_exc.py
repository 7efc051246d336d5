"""Avalon, EXC: Excalibur, whose holder may order another member to change his card."""

import pytest

from afallon.avalon.modules.excalibur import KnownExcalibur
from tests.avalon.driver import BASIC
from tests.avalon.setups import EDITIONS, refusals, warnings
from tests.rules.avalon_game import Game, differ

EXCALIBUR = {"modules": ["excalibur"]}


def played(team, holder, cards):
    """Return a game in which this team has played these cards on quest 2 and the holder may use Excalibur."""
    game = Game(BASIC[7], **EXCALIBUR).quests("+")
    game.until("choose_team").propose(*team)
    game.answer("give_excalibur", game.leader, holder)
    game.approve()
    return game.lay(cards)


@pytest.mark.rule("AV-EXC-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_books_offer_it(edition):
    if edition == "pl":
        assert refusals(7, edition=edition, **EXCALIBUR) == ["module_not_in_edition"]
    else:
        assert warnings(7, edition=edition, **EXCALIBUR) == []


@pytest.mark.rule("AV-EXC-01", "AV-EXC-05")
@pytest.mark.parametrize(("team", "others"), [((2, 4), [4]), ((0, 4), [0, 4]), ((2, 6), [6])])
def test_the_leader_gives_excalibur_to_another_member_with_the_proposal(team, others):
    game = Game(BASIC[7], first_leader=2, **EXCALIBUR).until("choose_team")
    game.propose(*team)
    assert game.open == {2: "give_excalibur"}  # he must give it before the vote
    assert game.options(2) == others
    for wrong in set(game.seats) - set(others):
        assert game.refusal("give_excalibur", 2, wrong) == "AV-EXC-01"
    game.answer("give_excalibur", 2, others[-1])
    for reader in game.readers:
        assert game.events("excalibur_given", reader) == [{"leader": 2, "seat": others[-1]}]
        assert game.table.view(reader).proposals[0].given == {"excalibur": others[-1]}
    assert game.asking("vote") == list(game.seats)


@pytest.mark.rule("AV-EXC-01")
def test_every_proposal_gives_excalibur_again():
    game = Game(BASIC[7], **EXCALIBUR).until("choose_team")
    game.propose(0, 1)
    game.answer("give_excalibur", 0, 1)
    game.reject()
    game.propose(0, 1)
    assert game.open == {1: "give_excalibur"}
    game.answer("give_excalibur", 1, 0)
    game.approve()
    game.lay()
    assert game.open == {0: "use_excalibur"}


@pytest.mark.rule("AV-EXC-02")
@pytest.mark.parametrize(
    ("cards", "changed", "shown", "succeeds"),
    [
        ({}, 4, {"success": 2, "fail": 1}, False),  # even against AV-QUEST-02: a good player's fail
        ({1: "fail"}, 1, {"success": 3}, True),
        ({1: "fail"}, 4, {"success": 1, "fail": 2}, False),
        ({1: "fail"}, None, {"success": 2, "fail": 1}, False),
        ({}, None, {"success": 3}, True),
    ],
)
def test_the_card_not_played_becomes_the_played_one(cards, changed, shown, succeeds):
    game = played((1, 2, 4), 2, cards)
    assert game.open == {2: "use_excalibur"}
    assert game.events("cards_shown")[1:] == []
    assert game.options(2) == [None, 1, 4]
    assert game.refusal("use_excalibur", 2, 2) == "AV-EXC-02"
    game.answer("use_excalibur", 2, changed)
    if changed is not None:
        assert game.open == {changed: "change_card"}
        (other,) = game.options(changed)
        assert other == ("success" if changed in cards else "fail")
        game.answer("change_card", changed, other)
    assert game.last("cards_shown")["cards"] == shown
    assert game.results()[-1] is succeeds


@pytest.mark.rule("AV-EXC-02")
def test_excalibur_is_used_after_all_cards_are_played():
    game = Game(BASIC[7], **EXCALIBUR).team(0, 1)
    holder = game.last("excalibur_given")["seat"]
    for seat in (0, 1):
        assert "use_excalibur" not in game.open.values()
        game.answer("play_card", seat, "success")
    assert game.open == {holder: "use_excalibur"}


@pytest.mark.rule("AV-EXC-03")
@pytest.mark.parametrize("card", ["success", "fail"])
def test_the_holder_sees_the_card_that_was_taken_back_and_nobody_else_does(card):
    game = played((1, 2, 4), 2, {1: card})
    game.answer("use_excalibur", 2, 1)
    assert game.who_knows("card_taken_back") == []  # he sees it after the change
    game.until("choose_team")
    for reader in game.readers:
        assert game.last("excalibur_used", reader) == {"holder": 2, "seat": 1}  # the order is public
        assert KnownExcalibur.of(game.table.view(reader)).changed[2] == 1
    assert game.who_knows("card_taken_back") == [1, 2]
    assert game.last("card_taken_back", 2) == {"holder": 2, "seat": 1, "card": card}
    now = {"success": "fail", "fail": "success"}[card]
    assert [game.table.view(seat).cards_given[2][1] for seat in (1, 2)] == [now, now]


@pytest.mark.rule("AV-EXC-03")
def test_others_cannot_tell_which_card_was_changed():
    # Two evil members play two successes or two fails; one card is changed, and one fail is shown in both games.
    games = []
    for card in ("success", "fail"):
        game = played((1, 3, 2), 2, {1: card, 3: card})
        game.answer("use_excalibur", 2, 1)
        games.append(game.until("choose_team"))
    assert [game.last("cards_shown")["cards"] for game in games] == [{"success": 2, "fail": 1}] * 2
    assert differ(*games) == [1, 2, 3]


@pytest.mark.rule("AV-EXC-04")
@pytest.mark.parametrize(
    ("edition", "leader_name", "holder_name", "other_name"),
    [("ua", "Василь", "Катерина", "Дмитро"), ("ru", "Роман", "Софья", "Пётр")],
)
def test_the_books_example_of_excalibur(edition, leader_name, holder_name, other_name):
    # The team has three members: quest 2 with seven players.
    seats = {leader_name: 1, holder_name: 2, other_name: 4}
    leader, holder, other = seats[leader_name], seats[holder_name], seats[other_name]
    game = Game(BASIC[7], edition=edition, **EXCALIBUR).quests("+")
    # The leader trusts her: he chooses her, himself and the other, and gives her Excalibur.
    assert game.leader == leader
    game.propose(leader, holder, other)
    game.answer("give_excalibur", leader, holder)
    game.approve()
    # All three lay down their cards; she orders the other to change his.
    game.lay()
    game.answer("use_excalibur", holder, other)
    game.answer("change_card", other, "fail")
    # She sees what he had played, a success, and knows that she has sunk the quest.
    assert game.last("card_taken_back", holder) == {"holder": holder, "seat": other, "card": "success"}
    # The leader shuffles and shows two successes and one fail.
    assert game.last("cards_shown") == {"quest": 2, "cards": {"success": 2, "fail": 1}}
    assert game.last("quest_failed") == {"quest": 2, "fails": 1}


@pytest.mark.rule("AV-EXC-05")
def test_declining_excalibur_is_public():
    game = played((1, 2, 4), 2, {1: "fail"})
    game.answer("use_excalibur", 2, None)
    for reader in game.readers:
        assert game.last("excalibur_used", reader) == {"holder": 2, "seat": None}
    assert game.who_knows("card_taken_back") == []
    assert "change_card?" not in list(game.story())[-12:]


@pytest.mark.rule("AV-EXC-05")
def test_a_holder_without_a_changeable_card_can_only_decline():
    # The only other member must play face up.
    game = Game(BASIC[7], modules=["excalibur", "plot_cards"], draws=["we_found_you", "ambush"]).until("give_plot_card")
    game.answer("give_plot_card", 0, 5)
    game.until("choose_team").propose(0, 1)
    game.until("vote").approve()
    assert game.asking("we_found_you") == [5]
    game.answer("we_found_you", 5, 0)
    game.lay()
    assert game.open == {1: "use_excalibur"}
    assert game.options(1) == [None]
    game.answer("use_excalibur", 1, None)
    assert game.last("excalibur_used") == {"holder": 1, "seat": None}
