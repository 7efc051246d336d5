"""Avalon, PLOT: the deck, drawing and giving cards, and cards that act at once."""

from collections import Counter

import pytest

import afallon
from afallon.avalon.modules.plot_cards.known import KnownPlotCards
from tests.avalon.driver import BASIC, Play
from tests.avalon.setups import EDITIONS, warnings
from tests.rules.avalon_game import Game, differ
from tests.rules.avalon_plot import drawn, give, held

PLOT = {"modules": ["plot_cards"]}
FEW = {"leading_to_victory": 2, "ambush": 2, "the_king_returns": 1, "restore_your_honour": 1, "have_at_you": 1}
MORE = {"the_king_returns": 2, "have_at_you": 1, "show_your_nature": 1, "are_you_the_one": 2, "we_found_you": 1}
MORE |= {"show_your_strength": 1}


def whole_deck(seats):
    """Return the possible first draws with the number of copies."""
    options = Play(BASIC[seats], draws=[], **PLOT).table.open[afallon.CHANCE].options
    return dict(zip(options.values, options.weights, strict=True))


@pytest.mark.rule("AV-PLOT-01")
@pytest.mark.parametrize("seats", [5, 6])
def test_seven_cards_for_five_or_six_players(seats):
    assert whole_deck(seats) == FEW
    assert sum(FEW.values()) == 7


@pytest.mark.rule("AV-PLOT-02")
@pytest.mark.parametrize("seats", [7, 8, 9, 10])
def test_fifteen_cards_for_seven_or_more(seats):
    assert whole_deck(seats) == Counter(FEW) + Counter(MORE)
    assert sum(whole_deck(seats).values()) == 15


@pytest.mark.rule("AV-PLOT-03")
@pytest.mark.parametrize(("seats", "number"), [(5, 1), (6, 1), (7, 2), (8, 2), (9, 3), (10, 3)])
def test_the_leader_draws_openly_and_gives_each_card_to_another_player(seats, number):
    cards = ("ambush", "the_king_returns", "leading_to_victory")[:number]
    game = drawn(*cards, seats=seats, first_leader=2)
    for reader in game.readers:
        assert game.events("plot_card_drawn", reader) == [{"leader": 2, "card": card} for card in cards]
        assert KnownPlotCards.of(game.table.view(reader)).drawn == list(cards)
    others = [seat for seat in game.seats if seat != 2]
    for card in cards:
        if "choose_plot_card" in game.open.values():
            game.answer("choose_plot_card", 2, card)
        assert game.open == {2: "give_plot_card"}
        assert game.options(2) == others
        assert game.refusal("give_plot_card", 2, 2) == "AV-PLOT-03"
        game.answer("give_plot_card", 2, 0)  # one player may get several
    for reader in game.readers:
        assert KnownPlotCards.of(game.table.view(reader)).hands == {0: list(cards)}
        assert KnownPlotCards.of(game.table.view(reader)).drawn == []
    assert game.open == {2: "choose_team"}


@pytest.mark.rule("AV-PLOT-03")
def test_the_leader_chooses_the_order_of_giving():
    game = drawn("ambush", "the_king_returns", "leading_to_victory", seats=9)
    assert game.open == {0: "choose_plot_card"}
    assert game.options(0) == ["ambush", "the_king_returns", "leading_to_victory"]
    give(game, "leading_to_victory", 4)
    assert game.options(0) == ["ambush", "the_king_returns"]
    assert game.refusal("choose_plot_card", 0, "leading_to_victory") == "AV-PLOT-03"
    give(game, "the_king_returns", 5)
    give(game, "ambush", 6)
    assert [event["card"] for event in game.events("plot_card_given")] == [
        *("leading_to_victory", "the_king_returns", "ambush")
    ]


@pytest.mark.rule("AV-PLOT-03")
@pytest.mark.parametrize(("seats", "number"), [(5, 1), (6, 1), (7, 2), (8, 2), (9, 3), (10, 3)])
def test_each_of_five_quests_draws_and_the_deck_lasts(seats, number):
    game = Game(BASIC[seats], **PLOT).quests("+-+-+")
    cards = [event["card"] for event in game.events("plot_card_drawn")]
    assert len(cards) == 5 * number
    assert not Counter(cards) - Counter(whole_deck(seats))  # no card more often than it has copies
    assert game.open == {1: "assassinate"}


@pytest.mark.rule("AV-PLOT-03", "AV-PLOT-20")
def test_plot_cards_are_drawn_once_a_round_not_for_every_proposal():
    game = drawn("ambush", seats=5)
    give(game, "ambush", 3)
    game.reject_teams(4)
    assert len(game.events("plot_card_drawn")) == 1
    game.quests("+").until("give_plot_card")
    assert game.leader == 0
    assert [event["leader"] for event in game.events("plot_card_drawn")] == [0, 0]


@pytest.mark.rule("AV-PLOT-04")
@pytest.mark.parametrize("card", ["are_you_the_one", "show_your_strength", "show_your_nature", "restore_your_honour"])
def test_some_cards_act_at_once_and_are_discarded(card):
    game = drawn(card, "ambush")
    game.until("choose_plot_card")
    give(game, card, 3)
    for reader in game.readers:
        assert KnownPlotCards.of(game.table.view(reader)).hands == {}


@pytest.mark.rule("AV-PLOT-04")
def test_some_cards_are_kept_until_used_and_all_are_public():
    game = held(("ambush", 3), ("the_king_returns", 5))
    for reader in game.readers:
        assert KnownPlotCards.of(game.table.view(reader)).hands == {3: ["ambush"], 5: ["the_king_returns"]}
    game.team(0, 1)
    game.answer("the_king_returns", 5, "use")
    for reader in game.readers:
        assert game.events("plot_card_used", reader) == [{"seat": 5, "card": "the_king_returns"}]
        assert KnownPlotCards.of(game.table.view(reader)).hands == {3: ["ambush"], 5: []}
    # An unused card is kept for another quest.
    game.team(0, 1).lay()
    game.answer("ambush", 3, None)
    for reader in game.readers:
        assert KnownPlotCards.of(game.table.view(reader)).hands[3] == ["ambush"]


@pytest.mark.rule("AV-PLOT-06")
@pytest.mark.parametrize(("receiver", "neighbours"), [(1, [0, 2]), (3, [2, 4]), (6, [0, 5])])
def test_are_you_the_one_inspects_a_neighbour(receiver, neighbours):
    game = drawn("are_you_the_one", "ambush")
    give(game, "are_you_the_one", receiver)
    assert game.open == {receiver: "are_you_the_one"}
    assert game.options(receiver) == [None, *neighbours]
    for wrong in {*game.seats} - {*neighbours}:
        assert game.refusal("are_you_the_one", receiver, wrong) == "AV-PLOT-06"
    inspected = neighbours[1]
    game.answer("are_you_the_one", receiver, inspected)
    assert game.open == {inspected: "show_loyalty"}
    card = "evil" if game.is_evil(inspected) else "good"
    assert game.options(inspected) == [card]
    game.answer("show_loyalty", inspected, card)
    for reader in game.readers:
        assert game.events("inspected", reader) == [{"inspector": receiver, "inspected": inspected}]
    assert game.who_knows("loyalty_shown") == sorted((receiver, inspected))
    assert game.last("loyalty_shown", receiver)["card"] == card


@pytest.mark.rule("AV-PLOT-06")
def test_the_receiver_of_are_you_the_one_may_decline():
    game = drawn("are_you_the_one", "ambush")
    give(game, "are_you_the_one", 3)
    game.answer("are_you_the_one", 3, None)
    assert game.who_knows("inspected") == []
    assert game.open == {0: "give_plot_card"}


@pytest.mark.rule("AV-PLOT-08")
@pytest.mark.parametrize("receiver", [1, 4])
def test_show_your_strength_lets_a_chosen_player_inspect_the_leader(receiver):
    game = drawn("show_your_strength", "ambush", first_leader=3)
    give(game, "show_your_strength", receiver)
    assert game.open == {3: "show_your_strength"}
    assert game.options(3) == [0, 1, 2, 4, 5, 6]  # the receiver included; he cannot decline
    assert game.refusal("show_your_strength", 3, 3) == "AV-PLOT-08"
    game.answer("show_your_strength", 3, 6)
    assert game.open == {3: "show_loyalty"}
    game.answer("show_loyalty", 3, "evil")
    assert game.last("inspected") == {"inspector": 6, "inspected": 3}
    assert game.who_knows("loyalty_shown") == [3, 6]


@pytest.mark.rule("AV-PLOT-09")
@pytest.mark.parametrize("inspector", [0, 6])
def test_show_your_nature_lets_a_chosen_player_inspect_the_receiver(inspector):
    game = drawn("show_your_nature", "ambush")
    give(game, "show_your_nature", 2)
    assert game.open == {2: "show_your_nature"}
    assert game.options(2) == [0, 1, 3, 4, 5, 6]  # the leader included
    assert game.refusal("show_your_nature", 2, 2) == "AV-PLOT-09"
    game.answer("show_your_nature", 2, inspector)
    assert game.open == {2: "show_loyalty"}
    game.answer("show_loyalty", 2, "good")
    assert game.last("inspected") == {"inspector": inspector, "inspected": 2}
    assert game.who_knows("loyalty_shown") == [*sorted((2, inspector))]


@pytest.mark.rule("AV-PLOT-06", "AV-PLOT-09")
def test_others_do_not_learn_the_result_of_an_inspection():
    games = []
    for deal in (BASIC[7], ("merlin", "servant", "assassin", *BASIC[7][3:])):
        game = drawn("are_you_the_one", "ambush", deal=deal)
        give(game, "are_you_the_one", 6)
        game.answer("are_you_the_one", 6, 5)
        game.until("choose_team")
        games.append(game)
    # Seats 1 and 2 have exchanged characters: they know it, and the evil players and Merlin from the night.
    assert differ(*games) == [0, 1, 2, 3, 5]


@pytest.mark.rule("AV-PLOT-14")
def test_restore_your_honour_takes_one_plot_card_from_another_player():
    game = held(("ambush", 3), ("the_king_returns", 3), later=("restore_your_honour", "leading_to_victory"))
    game.quests("+").until("choose_plot_card")
    give(game, "restore_your_honour", 5)
    assert game.open == {5: "restore_your_honour"}  # he cannot decline
    assert game.options(5) == [3]
    for wrong in (0, 1, 5):
        assert game.refusal("restore_your_honour", 5, wrong) == "AV-PLOT-14"
    game.answer("restore_your_honour", 5, 3)
    assert game.open == {5: "take_plot_card"}
    assert game.options(5) == ["ambush", "the_king_returns"]
    game.answer("take_plot_card", 5, "the_king_returns")
    for reader in game.readers:
        assert game.last("plot_card_taken", reader) == {"seat": 5, "other": 3, "card": "the_king_returns"}
        assert KnownPlotCards.of(game.table.view(reader)).hands == {3: ["ambush"], 5: ["the_king_returns"]}
    assert game.open == {game.leader: "give_plot_card"}


@pytest.mark.rule("AV-PLOT-14")
def test_cards_may_be_taken_from_the_leader_but_not_from_oneself():
    game = held(("ambush", 1), ("the_king_returns", 5), later=("restore_your_honour", "leading_to_victory"))
    game.quests("+").until("choose_plot_card")
    assert game.leader == 1
    give(game, "restore_your_honour", 5)
    assert game.options(5) == [1]
    game.answer("restore_your_honour", 5, 1)  # only one card to take, so no question which one
    assert KnownPlotCards.of(game.table.view(None)).hands == {1: [], 5: ["the_king_returns", "ambush"]}


@pytest.mark.rule("AV-PLOT-14")
@pytest.mark.parametrize("own", [False, True])
def test_without_a_card_to_take_nothing_happens(own):
    game = drawn("ambush", "restore_your_honour")
    if own:
        give(game, "ambush", 4)
    give(game, "restore_your_honour", 4)
    assert set(game.open.values()) <= {"give_plot_card", "choose_team"}
    assert game.who_knows("plot_card_taken") == []


@pytest.mark.rule("AV-PLOT-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_offers_plot_cards_with_the_same_deck(edition):
    assert warnings(7, edition=edition, **PLOT) == []
    for seats in (6, 10):
        options = Play(BASIC[seats], draws=[], edition=edition, **PLOT).table.open[afallon.CHANCE].options
        assert dict(zip(options.values, options.weights, strict=True)) == whole_deck(seats)


@pytest.mark.rule("AV-PLOT-17")
def test_an_at_once_card_acts_before_the_next_card_is_handed_over():
    game = drawn("are_you_the_one", "show_your_nature", "ambush", seats=9)
    give(game, "show_your_nature", 4)
    assert game.open == {4: "show_your_nature"}
    game.answer("show_your_nature", 4, 5)
    game.answer("show_loyalty", 4, "good")
    assert game.open == {0: "choose_plot_card"}
    give(game, "are_you_the_one", 8)
    assert game.open == {8: "are_you_the_one"}
    game.answer("are_you_the_one", 8, 7)
    game.answer("show_loyalty", 7, "good")
    give(game, "ambush", 2)
    assert game.open == {0: "choose_team"}


@pytest.mark.rule("AV-PLOT-17")
@pytest.mark.parametrize(("first", "taken"), [("ambush", ["ambush"]), ("restore_your_honour", [])])
def test_the_order_of_giving_decides_which_cards_can_be_taken(first, taken):
    game = drawn("ambush", "restore_your_honour")
    second = "restore_your_honour" if first == "ambush" else "ambush"
    give(game, first, 2)
    give(game, second, 4)
    game.until("choose_team")
    assert [event["card"] for event in game.events("plot_card_taken")] == taken


@pytest.mark.rule("AV-PLOT-19")
@pytest.mark.parametrize("edition", ["ru", "custom"])
def test_the_books_example_of_plot_cards(edition):
    # Two cards are drawn, so there are seven or eight players. Polina sits to the left of Denis: next clockwise.
    leader, karl, denis, polina = 0, 2, 4, 5
    game = drawn("are_you_the_one", "leading_to_victory", edition=edition)
    assert game.leader == leader
    # Denis gets the first and uses it at once on Polina, who hands him a loyalty card.
    give(game, "are_you_the_one", denis)
    game.answer("are_you_the_one", denis, polina)
    game.answer("show_loyalty", polina, "evil")
    # He may call her anything, and no event contradicts him.
    assert game.who_knows("loyalty_shown") == [denis, polina]
    # Karl gets the other. The leader has already acted, so Karl is not asked now and keeps it.
    give(game, "leading_to_victory", karl)
    assert game.open == {leader: "choose_team"}
    assert KnownPlotCards.of(game.table.view(None)).hands == {karl: ["leading_to_victory"]}
    # He may use it when the leadership has passed.
    game.reject_teams(1)
    assert game.open == {karl: "leading_to_victory"}
