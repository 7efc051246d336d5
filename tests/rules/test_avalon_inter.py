"""Avalon, INTERACTION: the order of a round, and effects of modules on each other's cards."""

from collections import Counter

import pytest

from afallon.avalon.families.rogues import KnownRogues
from tests.avalon.driver import BASIC
from tests.rules.avalon_game import Game
from tests.rules.avalon_plot import give, held
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

LANCELOTS = ("merlin", "assassin", "good_lancelot", "evil_lancelot", "servant", "minion", "servant")
AMBUSH, FOUND, KING = "ambush", "we_found_you", "the_king_returns"


def excalibur_changes(game, seat, holder=MERLIN):
    """Let the holder order this member to change his card; return the new card."""
    game.until("use_excalibur")
    game.answer("use_excalibur", holder, seat)
    (card,) = game.options(seat)
    game.answer("change_card", seat, card)
    return card


def with_excalibur(team, cards, deal=TEN, watch=None, holder=MERLIN, **options):
    """Return a game in which this team has played these cards on quest 1 and the holder has Excalibur."""
    game = Game(deal, first_leader=9, **({"modules": ["excalibur"]} | options)).until("choose_team")
    game.propose(*team)
    game.answer("give_excalibur", 9, holder)
    game.approve()
    if watch is not None:
        game.answer("give_watch", 9, watch)
    return game.lay(cards)


# The order (AV-INTER-01)

ORDER = (
    *("leading_to_victory?", "plot_card_drawn", "plot_card_given", "quest_chosen", "team_proposed", "excalibur_given"),
    *("open_vote_shown", "votes_shown", "the_king_returns?", "team_approved", "lancelots_switched", "watch_given"),
    *("we_found_you?", "play_card?", "card_turned", "excalibur_used", "ambushed", "card_trapped", "cards_shown"),
    *("rogue_marked", "tokens_laid", "quest_succeeded", "inspected"),
)


@pytest.mark.rule("AV-INTER-01")
def test_the_order_within_a_round():
    deal = (
        *("merlin", "assassin", "good_rogue", "evil_rogue", "senior_messenger", "junior_messenger"),
        *("evil_messenger", "good_lancelot", "evil_lancelot", "servant"),
    )
    modules = ["excalibur", "lady_of_the_lake", "lancelot_variant_2", "plot_cards", "quest_selection", "trapper"]
    row = ("no_change", "switch", "no_change", "no_change", "no_change")
    plots = ("leading_to_victory", AMBUSH, FOUND, KING, "have_at_you", "leading_to_victory")
    game = Game(deal, modules=modules, draws=[*row, *plots])
    for card in plots[:3]:
        give(game, card, 9)
    game.send(0, 4, 5, 9)
    # Round 2: the chosen quest has a switch, and every card comes to its moment.
    game.answer("leading_to_victory", 9, "pass")
    for card in plots[3:]:
        give(game, card, 9)
    game.until("choose_quest").answer("choose_quest", 1, 2)
    game.team(0, 2, 4, 5, 9)
    game.answer(KING, 9, "pass")
    game.answer("give_watch", 1, 0)
    game.answer(FOUND, 9, 5)
    game.lay({2: "rogue_success", 4: "good_message"})
    game.answer("use_excalibur", game.asked("use_excalibur"), None)
    game.answer(AMBUSH, 9, 0)
    game.answer("trap_card", 1, 0)
    assert game.open == {9: "inspect"}
    game.answer("inspect", 9, 0)
    assert game.latest(*ORDER) == list(ORDER)


@pytest.mark.rule("AV-INTER-01")
def test_an_allegiance_card_comes_before_leading_to_victory():
    game = Game(
        LANCELOTS, modules=["lancelot_variant_1", "plot_cards"], draws=["no_change", "leading_to_victory", KING]
    )
    give(game, "leading_to_victory", 4)
    game.send(0, 4)
    assert game.open == {4: "leading_to_victory"}
    order = ("allegiance_drawn", "leading_to_victory?")
    assert game.latest(*order) == list(order)


@pytest.mark.rule("AV-INTER-01")
@pytest.mark.parametrize("rogue", ["good_rogue", "evil_rogue"])
def test_rogue_marks_come_before_message_tokens(rogue):
    deal = [name if "rogue" not in name or name == rogue else "minion" for name in TEN]
    deal[GOOD_ROGUE] = rogue if rogue == "good_rogue" else "servant"
    seat, card = {"good_rogue": (GOOD_ROGUE, "rogue_success"), "evil_rogue": (EVIL_ROGUE, "rogue_fail")}[rogue]
    game = Game(deal).team(MERLIN, seat, SENIOR)
    game.answer("give_watch", 0, MERLIN)
    game.lay({seat: card, SENIOR: "good_message"})
    order = ["cards_shown", "rogue_marked", "tokens_laid"]
    assert [kind for kind in game.story() if kind in order] == order


@pytest.mark.rule("AV-INTER-01")
def test_the_revealer_shows_herself_before_the_lady_acts():
    deal = ("merlin", "assassin", "servant", "revealer", "servant", "minion", "servant")
    game = Game(deal, modules=["lady_of_the_lake"]).quests("--")
    assert game.open == {6: "inspect"}
    order = ("quest_failed", "character_shown", "inspect?")
    assert game.latest(*order) == list(order)


@pytest.mark.rule("AV-INTER-01")
def test_after_a_rejection_come_leading_to_victory_and_the_proposal():
    game = held(("leading_to_victory", 4), (KING, 5), modules=["quest_selection", "excalibur"])
    game.until("choose_team").propose(0, 1)
    game.until("vote").reject()
    assert game.open == {4: "leading_to_victory"}
    game.answer("leading_to_victory", 4, "pass")
    for kind in ("choose_quest", "choose_team", "give_excalibur"):
        assert game.open == {1: kind}
        game.answer(kind, 1, game.options(1)[0])
    assert set(game.open.values()) == {"vote"}


# Excalibur and other cards


@pytest.mark.rule("AV-EXC-06")
@pytest.mark.parametrize(
    ("seat", "card", "choices"),
    [
        (SERVANT, "success", ["fail"]),
        (ASSASSIN, "fail", ["success"]),
        (GOOD_ROGUE, "success", ["fail", "rogue_success"]),
        (GOOD_ROGUE, "rogue_success", ["success", "fail"]),
        (EVIL_ROGUE, "rogue_fail", ["success", "fail"]),
        (GOOD_SORCERER, "success", ["fail", "magic"]),
        (EVIL_SORCERER, "magic", ["success", "fail"]),
        (SENIOR, "success", ["fail", "good_message"]),
        (SENIOR, "good_message", ["success", "fail"]),
        (EVIL_MESSENGER, "success", ["fail", "bad_message"]),
    ],
)
def test_with_the_option_the_ordered_member_chooses_an_unplayed_card(seat, card, choices):
    third = JUNIOR if seat != JUNIOR else SENIOR
    for chosen in choices:
        game = with_excalibur((MERLIN, seat, third), {seat: card}, watch=third, excalibur_choice=True)
        game.until("use_excalibur").answer("use_excalibur", MERLIN, seat)
        assert game.options(seat) == choices
        for wrong in {card, "rogue_fail", "magic", "bad_message"} - {*choices}:
            assert game.refusal("change_card", seat, wrong) == "AV-EXC-02"
        game.answer("change_card", seat, chosen)
        expected = Counter(["success", "success", chosen])
        for reader in game.readers:
            assert game.last("cards_shown", reader)["cards"] == expected
        # The holder sees the card that was taken back, not the chosen one.
        assert game.last("card_taken_back", MERLIN)["card"] == card
        assert game.table.view(seat).cards_given[1][seat] == chosen
        assert seat not in game.table.view(MERLIN).cards_given[1]


@pytest.mark.rule("AV-EXC-06", "AV-ROGUE-04")
def test_a_watched_rogue_may_not_choose_a_rogue_card_as_replacement():
    game = with_excalibur((MERLIN, GOOD_ROGUE, SERVANT), {}, watch=GOOD_ROGUE, excalibur_choice=True)
    game.until("use_excalibur").answer("use_excalibur", MERLIN, GOOD_ROGUE)
    assert game.options(GOOD_ROGUE) == ["fail"]


@pytest.mark.rule("AV-EXC-06", "AV-MSG-04", "AV-MSG-05")
def test_a_message_chosen_as_replacement_is_played_like_any_other():
    game = with_excalibur((MERLIN, SENIOR, SERVANT), {SENIOR: "good_message"}, watch=MERLIN, excalibur_choice=True)
    game.until("use_excalibur").answer("use_excalibur", MERLIN, SENIOR)
    game.answer("change_card", SENIOR, "success")  # not sent, so it does not count
    assert game.events("tokens_laid") == []
    for number in (1, 2):
        game.until("choose_team").propose(MERLIN, SENIOR, SERVANT, JUNIOR)
        game.answer("give_excalibur", game.leader, MERLIN if game.leader != MERLIN else SERVANT)
        game.approve()
        game.until("play_card").lay()
        holder = game.asked("use_excalibur")
        game.answer("use_excalibur", holder, SENIOR)
        game.answer("change_card", SENIOR, "good_message")
        assert game.events("tokens_laid")[-1] == {"quest": number + 1, "token": "good_message", "number": 1}
        assert len(game.events("tokens_laid")) == number
    assert game.results() == [True, True, True]


@pytest.mark.rule("AV-EXC-06")
def test_with_basic_hands_there_is_only_one_replacement():
    game = Game(BASIC[7], modules=["excalibur"], excalibur_choice=True).until("choose_team")
    game.propose(0, 1)
    game.answer("give_excalibur", 0, 1)
    game.approve()
    game.lay()
    game.answer("use_excalibur", 1, 0)
    assert game.options(0) == ["fail"]


@pytest.mark.rule("AV-INTER-02")
@pytest.mark.parametrize(
    ("seat", "card", "becomes"),
    [
        (SERVANT, "success", "fail"),
        (GOOD_ROGUE, "rogue_success", "fail"),
        (SENIOR, "good_message", "fail"),
        (GOOD_SORCERER, "success", "fail"),
        (EVIL_SORCERER, "success", "fail"),
        (ASSASSIN, "fail", "success"),
        (EVIL_ROGUE, "rogue_fail", "success"),
        (EVIL_MESSENGER, "bad_message", "success"),
        (GOOD_SORCERER, "magic", "success"),
        (EVIL_SORCERER, "magic", "success"),
    ],
)
def test_excalibur_replaces_each_card_with_the_opposite_basic_card(seat, card, becomes):
    third = JUNIOR if seat != JUNIOR else SENIOR
    game = with_excalibur((MERLIN, seat, third), {seat: card}, watch=third)
    assert excalibur_changes(game, seat) == becomes
    shown = {"success": 3} if becomes == "success" else {"success": 2, "fail": 1}
    assert game.last("cards_shown")["cards"] == shown
    assert game.results() == [becomes == "success"]


@pytest.mark.rule("AV-INTER-03")
def test_a_lunatic_a_forced_lancelot_and_a_watched_rogue_obey_excalibur():
    lunatic = ("merlin", "assassin", "servant", "lunatic", "servant", "minion", "servant", "servant", "servant")
    game = with_excalibur((0, 2, 3), {3: "fail"}, (*lunatic, "minion"))
    assert excalibur_changes(game, 3) == "success"
    assert game.results() == [True]

    lancelots = (*LANCELOTS, "servant", "servant", "minion")
    modules = ["excalibur", "lancelot_variant_2"]
    for lancelot, owed, changed in ((3, "fail", "success"), (2, "success", "fail")):
        game = with_excalibur((0, 4, lancelot), {lancelot: owed}, lancelots, modules=modules, draws=["no_change"] * 5)
        assert excalibur_changes(game, lancelot) == changed

    game = with_excalibur((MERLIN, GOOD_ROGUE, SENIOR), {}, watch=GOOD_ROGUE)
    assert excalibur_changes(game, GOOD_ROGUE) == "fail"


# The Trapper


@pytest.mark.rule("AV-INTER-04")
@pytest.mark.parametrize(
    ("failing", "taken", "succeeds"), [((1, 3), 1, True), ((1, 3), 0, False), ((1, 3, 5), 5, False)]
)
def test_on_quest_four_two_fails_must_remain(failing, taken, succeeds):
    game = Game(BASIC[7], modules=["trapper"])
    for result in (True, False, True):
        game.until("choose_team")
        size = game.table.open[game.leader].options.size
        game.team(*(0, 1, 3, 5)[:size]).lay({} if result else {1: "fail", 3: "fail"})
        game.answer("trap_card", game.leader, 0)
    game.team(0, 1, 3, 5, 2).lay(dict.fromkeys(failing, "fail"))
    game.answer("trap_card", game.leader, taken)
    assert game.results()[3] is succeeds


@pytest.mark.rule("AV-INTER-04")
def test_the_trapper_may_take_a_card_that_lies_face_up_or_was_ambushed():
    game = held((FOUND, 5), (AMBUSH, 6), modules=["trapper"]).team(0, 1, 3)
    game.answer(FOUND, 5, 1)
    game.lay({1: "fail"})
    game.answer(AMBUSH, 6, 3)
    assert game.options(0) == [0, 1, 3]
    twin = game.table.copy()
    game.answer("trap_card", 0, 1)
    assert game.results() == [True]
    game.table = twin
    game.answer("trap_card", 0, 3)
    assert game.results() == [False]


@pytest.mark.rule("AV-INTER-05")
def test_excalibur_comes_before_the_trapper():
    game = with_excalibur((0, 2, 4, 6), {}, BASIC[10], modules=["excalibur", "trapper"])
    assert game.open == {0: "use_excalibur"}
    excalibur_changes(game, 4)
    assert game.open == {9: "trap_card"}
    game.answer("trap_card", 9, 4)
    assert game.last("trapped_card_seen", 9)["card"] == "fail"  # the changed card
    assert game.results() == [True]


@pytest.mark.rule("AV-INTER-06")
@pytest.mark.parametrize(
    ("seat", "card"),
    [
        (GOOD_ROGUE, "rogue_success"),
        (EVIL_ROGUE, "rogue_fail"),
        (GOOD_SORCERER, "magic"),
        (SENIOR, "good_message"),
        (EVIL_MESSENGER, "bad_message"),
    ],
)
def test_a_discarded_card_leaves_no_mark_and_does_not_count(seat, card):
    game = Game(TEN, modules=["trapper"], first_leader=9).team(MERLIN, ASSASSIN, JUNIOR, seat)
    game.answer("give_watch", 9, MERLIN)
    game.lay({seat: card})
    game.answer("trap_card", 9, seat)
    assert game.who_knows("rogue_marked") == game.who_knows("tokens_laid") == []
    assert game.last("cards_shown")["cards"] == {"success": 3}
    assert game.results() == [True]
    # Only the leader and its player know the card.
    assert game.who_knows("trapped_card_seen") == [seat, 9]
    for reader in game.readers:
        known = game.table.view(reader).cards_given.get(1, {}).get(seat)
        assert known == (card if reader in (seat, 9) else None)


@pytest.mark.rule("AV-INTER-06")
def test_a_discarded_good_message_was_played_and_counts_for_its_limit():
    game = Game(TEN, modules=["trapper"])
    for team in ((MERLIN, SENIOR, JUNIOR, SERVANT), (MERLIN, SENIOR, JUNIOR, SERVANT, GOOD_ROGUE)):
        game.team(*team).lay({SENIOR: "good_message"}).until("trap_card")
        game.answer("trap_card", game.leader, SENIOR)
    assert game.who_knows("tokens_laid") == []
    game.team(MERLIN, SENIOR, JUNIOR, SERVANT, GOOD_ROGUE).until("play_card")
    assert game.options(SENIOR) == ["success"]
    assert game.options(JUNIOR) == ["success", "good_message"]


@pytest.mark.rule("AV-INTER-06")
def test_a_discarded_rogue_card_does_not_help_the_rogue():
    game = Game(TEN, modules=["trapper"])
    sizes = {1: 4, 2: 5, 3: 5}
    team = (GOOD_ROGUE, MERLIN, SERVANT, SENIOR, JUNIOR)
    for quest, size in sizes.items():
        game.team(*team[:size])
        game.answer("give_watch", game.leader, MERLIN)
        game.lay({GOOD_ROGUE: "rogue_success"})
        game.answer("trap_card", game.leader, GOOD_ROGUE if quest == 3 else MERLIN)
    assert KnownRogues.of(game.table.view(None)).marks == {"rogue_success": [1, 2]}
    assert game.open == {ASSASSIN: "declare_aim"}


@pytest.mark.rule("AV-INTER-06")
def test_a_discarded_card_that_lay_face_up_is_known_to_all():
    deal = ("merlin", "assassin", "good_rogue", "minion", "servant", "minion", "servant")
    game = held((FOUND, 5), (AMBUSH, 6), deal=deal, modules=["trapper"]).team(0, 1, 2)
    game.answer("give_watch", 0, 0)
    game.answer(FOUND, 5, 2)
    game.lay({2: "rogue_success"})
    game.until("trap_card").answer("trap_card", 0, 2)
    for reader in game.readers:
        assert game.last("card_turned", reader) == {"seat": 2, "card": "rogue_success"}
        assert game.events("rogue_marked", reader) == []


@pytest.mark.rule("AV-INTER-07")
@pytest.mark.parametrize(
    ("seat", "card"),
    [
        (GOOD_ROGUE, "rogue_success"),
        (EVIL_ROGUE, "rogue_fail"),
        (SENIOR, "good_message"),
        (EVIL_MESSENGER, "bad_message"),
    ],
)
def test_a_card_changed_by_excalibur_is_not_played(seat, card):
    game = with_excalibur((MERLIN, seat, JUNIOR), {seat: card}, watch=MERLIN)
    excalibur_changes(game, seat)
    assert game.who_knows("rogue_marked") == game.who_knows("tokens_laid") == []
    assert card not in game.last("cards_shown")["cards"]


@pytest.mark.rule("AV-INTER-07")
def test_a_changed_good_message_does_not_count_for_its_limit():
    game = with_excalibur((MERLIN, SENIOR, JUNIOR), {SENIOR: "good_message"}, watch=MERLIN)
    excalibur_changes(game, SENIOR)
    for _ in range(2):
        game.team(MERLIN, SENIOR, JUNIOR, SERVANT).until("play_card")
        assert game.options(SENIOR) == ["success", "good_message"]
        game.lay({SENIOR: "good_message"})
        game.until("choose_team")
    game.team(MERLIN, SENIOR, JUNIOR, SERVANT, GOOD_ROGUE).until("play_card")
    assert game.options(SENIOR) == ["success"]


@pytest.mark.rule("AV-INTER-22")
@pytest.mark.parametrize(
    ("seat", "card"),
    [(GOOD_ROGUE, "rogue_success"), (EVIL_SORCERER, "magic"), (EVIL_MESSENGER, "bad_message"), (SERVANT, "success")],
)
def test_ambush_excalibur_and_trapper_show_the_card_itself(seat, card):
    team = (MERLIN, ASSASSIN, JUNIOR, seat)

    def played(**options):
        game = Game(TEN, first_leader=SENIOR, **options).until("choose_plot_card", "choose_team", "give_plot_card")
        if "choose_team" not in game.open.values():
            for plot in (AMBUSH, KING, "have_at_you"):
                give(game, plot, MERLIN)
        game.propose(*team)
        game.until("vote").approve()
        game.until("give_watch").answer("give_watch", SENIOR, MERLIN)
        return game.lay({seat: card})

    ambush = played(modules=["plot_cards", "trapper"], draws=[AMBUSH, KING, "have_at_you"])
    ambush.answer(AMBUSH, MERLIN, seat)
    assert ambush.last("ambushed_card_seen", MERLIN)["card"] == card
    assert ambush.who_knows("ambushed_card_seen") == sorted((MERLIN, seat))
    ambush.answer("trap_card", SENIOR, seat)
    assert ambush.last("trapped_card_seen", SENIOR)["card"] == card
    excalibur = played(modules=["excalibur", "trapper"])
    holder = excalibur.asked("use_excalibur")
    excalibur_changes(excalibur, seat, holder)
    assert excalibur.last("card_taken_back", holder)["card"] == card
