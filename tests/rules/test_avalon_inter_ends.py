"""Avalon, INTERACTION: effects of modules on each other's limits, on knowledge and on the end of the game."""

import pytest

from tests.rules.avalon_game import Game
from tests.rules.avalon_plot import drawn, give
from tests.rules.avalon_ten import TEN

LANCELOTS = ("merlin", "assassin", "good_lancelot", "evil_lancelot", "servant", "minion", "servant")
MERLIN, ASSASSIN, GOOD_LANCELOT, EVIL_LANCELOT, SERVANT, MINION, OTHER_SERVANT = range(7)
ROGUES = ("merlin", "assassin", "good_rogue", "evil_rogue", "servant", "minion", "untrustworthy_servant")
GOOD_ROGUE, EVIL_ROGUE, UNTRUSTWORTHY = 2, 3, 6


def quest(game, *team, watch, cards=None):
    """Send a team, watch one member and play these cards."""
    game.team(*team).until("give_watch")
    game.answer("give_watch", game.leader, watch)
    return game.lay(cards)


# Limits that count quests


@pytest.mark.rule("AV-INTER-08")
def test_the_brute_counts_quests_played():
    deal = ("merlin", "assassin", "servant", "brute", "servant", "minion", "servant")
    game = Game(deal, modules=["quest_selection"])
    for number, chosen in enumerate((4, 3, 2, 1), start=1):
        game.answer("choose_quest", game.leader, chosen)
        size = game.table.open[game.leader].options.size
        game.team(*(3, 0, 2, 4)[:size])
        # Quest 4 comes first and quest 1 comes fourth.
        assert game.options(3) == (["success", "fail"] if number <= 3 else ["success"])
        game.lay({3: "fail"} if number in (2, 3) else {})


@pytest.mark.rule("AV-INTER-08")
@pytest.mark.parametrize("order", [(4, 3, 2, 1), (1, 2, 3, 4), (3, 4, 1, 2)])
def test_the_watch_token_of_few_players_counts_quests_played(order):
    game = Game(("merlin", "evil_rogue", "good_rogue", "assassin", "servant"), modules=["quest_selection"])
    for number, chosen in enumerate(order, start=1):
        game.answer("choose_quest", game.leader, chosen)
        size = game.table.open[game.leader].options.size
        game.team(*(0, 1, 2)[:size])
        assert ("give_watch" in game.open.values()) is (number > 2)
        game.lay({1: "fail"} if number % 2 else {})


# Knowledge


@pytest.mark.rule("AV-INTER-09")
def test_a_revealer_who_has_shown_herself_is_known_as_evil_to_all():
    deal = ("merlin", "assassin", "servant", "revealer", "servant", "minion", "servant")
    game = Game(deal, modules=["lady_of_the_lake"]).quests("--")
    for reader in game.readers:
        assert game.last("character_shown", reader) == {"seat": 3, "character": "revealer"}
        view = game.table.view(reader)
        assert (view.characters[3], view.sides[3]) == ("revealer", "evil")
    # She may still be inspected, and hands over the evil card.
    game.answer("inspect", 6, 3)
    assert game.options(3) == ["evil"]
    game.answer("show_loyalty", 3, "evil")
    # At the assassination she confers and cannot be named.
    game.quests("+").until("choose_team")
    game.quests("+").until("choose_team")
    game.quests("+")
    assert game.last("evil_shown") == {"seats": (1, 3, 5)}
    assert game.options(1) == [0, 2, 4, 6]


@pytest.mark.rule("AV-INTER-10")
@pytest.mark.parametrize("variant", ["lancelot_variant_1", "lancelot_variant_2"])
def test_a_switch_exchanges_two_sides_and_leaves_night_knowledge_unchanged(variant):
    row = ["switch", "no_change", "no_change", "no_change", "no_change"]
    game = Game(LANCELOTS, modules=[variant], draws=row, edition="ru")
    night = {reader: game.events("seen", reader) for reader in game.readers}
    assert game.events("lancelots_switched") == [{}]
    game.send(MERLIN, SERVANT)
    assert {reader: game.events("seen", reader) for reader in game.readers} == night
    assert GOOD_LANCELOT not in night[MERLIN][0]["seats"]
    assert EVIL_LANCELOT in night[MERLIN][0]["seats"]  # although he is good now
    game.reject_teams(5)
    sides = game.last("characters_shown")["sides"]
    assert (sides.count("good"), sides.count("evil")) == (4, 3)
    assert (sides[GOOD_LANCELOT], sides[EVIL_LANCELOT]) == ("evil", "good")
    assert game.outcome.winners == (ASSASSIN, GOOD_LANCELOT, MINION)


@pytest.mark.rule("AV-INTER-11")
def test_the_assassination_goes_by_the_sides_at_that_moment():
    row = ["no_change", "no_change", "switch"]
    game = Game(LANCELOTS, modules=["lancelot_variant_1"], draws=row, edition="ru")
    for team in ((MERLIN, SERVANT), (MERLIN, SERVANT, OTHER_SERVANT), (MERLIN, SERVANT, OTHER_SERVANT)):
        game.send(*team)
    for reader in game.readers:
        assert game.last("evil_shown", reader) == {"seats": (ASSASSIN, GOOD_LANCELOT, MINION)}
    assert game.options(ASSASSIN) == [MERLIN, EVIL_LANCELOT, SERVANT, OTHER_SERVANT]
    assert game.refusal("assassinate", ASSASSIN, GOOD_LANCELOT) == "AV-END-04"
    game.name(EVIL_LANCELOT)
    assert game.outcome.winners == (MERLIN, EVIL_LANCELOT, SERVANT, OTHER_SERVANT)


# The Rogues


@pytest.mark.rule("AV-INTER-12")
@pytest.mark.parametrize(("magic", "winner"), [(False, EVIL_ROGUE), (True, GOOD_ROGUE)])
def test_only_one_rogue_can_win_and_the_result_after_magic_counts(magic, winner):
    # Two successes and two fails, and both Rogues have marks. On the last quest both play their own cards.
    game = Game(TEN)
    sorcerer, servant = TEN.index("good_sorcerer"), TEN.index("servant")
    quest(game, MERLIN, GOOD_ROGUE, servant, watch=MERLIN, cards={GOOD_ROGUE: "rogue_success"})
    game.quests("+-")
    quest(
        game,
        *(MERLIN, ASSASSIN, EVIL_ROGUE, sorcerer, servant),
        watch=MERLIN,
        cards={ASSASSIN: "fail", EVIL_ROGUE: "rogue_fail"},
    )
    assert game.results() == [True, True, False, False]
    last = {GOOD_ROGUE: "rogue_success", EVIL_ROGUE: "rogue_fail", sorcerer: "magic" if magic else "success"}
    quest(game, MERLIN, *last, servant, watch=MERLIN, cards=last)
    assert game.results()[4] is magic
    assert (game.outcome.reason, game.outcome.winners) == ("rogue", (winner,))


@pytest.mark.rule("AV-INTER-13")
def test_a_rogues_victory_is_checked_before_recruitment_and_assassination():
    game = Game(ROGUES)
    for size in (2, 3):
        quest(game, *(GOOD_ROGUE, 0, 4)[:size], watch=0, cards={GOOD_ROGUE: "rogue_success"})
    twin = game.table.copy()
    quest(game, GOOD_ROGUE, 0, 4, watch=0, cards={GOOD_ROGUE: "rogue_success"})
    assert (game.outcome.reason, game.outcome.winners) == ("rogue", (GOOD_ROGUE,))
    assert "recruit?" not in game.story()
    game.table = twin
    quest(game, GOOD_ROGUE, 0, 4, watch=0)
    assert game.open == {ASSASSIN: "recruit"}


@pytest.mark.rule("AV-INTER-13")
def test_a_rogues_victory_is_checked_before_evils_at_the_third_fail():
    game = Game(ROGUES)
    for size in (2, 3, 3):
        quest(game, *(EVIL_ROGUE, 0, 4)[:size], watch=0, cards={EVIL_ROGUE: "rogue_fail"})
    assert (game.outcome.side, game.outcome.reason) == (None, "rogue")
    assert game.outcome.winners == (EVIL_ROGUE,)


@pytest.mark.rule("AV-INTER-23")
def test_an_evil_rogue_may_be_the_named_assassin():
    deal = ("merlin", "minion", "servant", "evil_rogue", "servant", "minion", "servant")
    game = Game(deal, assassin="evil_rogue").quests("+-+-+")
    assert game.open == {3: "assassinate"}
    game.name(0)
    assert (game.outcome.side, game.outcome.reason) == ("evil", "merlin_named")
    assert (game.outcome.winners, game.outcome.partial) == ((1, 5), (3,))


@pytest.mark.rule("AV-INTER-23")
def test_an_evil_rogue_who_is_not_the_assassin_confers():
    game = Game(ROGUES).quests("+++")
    game.answer("recruit", ASSASSIN, None)
    assert game.last("evil_shown") == {"seats": (ASSASSIN, EVIL_ROGUE, MINION)}
    assert game.open == {ASSASSIN: "assassinate"}


# Messengers and the Servant


@pytest.mark.rule("AV-INTER-14")
@pytest.mark.parametrize("bad_messages", [2, 3])
def test_a_game_decided_before_the_fifth_quest_has_no_reinforcement(bad_messages):
    deal = ("merlin", "assassin", "senior_messenger", "junior_messenger", "evil_messenger", "minion", "servant")
    game = Game(deal)
    for number in range(1, 4):
        team = (4, 6, 0)[: 2 if number == 1 else 3]
        game.send(*team, cards={4: "bad_message" if number <= bad_messages else "fail"})
    assert game.outcome.reason == "three_fails"
    assert game.events("reinforced") == []


@pytest.mark.rule("AV-INTER-16")
@pytest.mark.parametrize(
    ("aim", "named", "side", "reason"),
    [
        ("merlin", 0, "evil", "merlin_named"),
        ("merlin", 7, "good", "merlin_safe"),
        ("messengers", [3, 4], "evil", "messengers_named"),
        ("messengers", [0, 4], "good", "three_successes"),
    ],
)
def test_a_recruited_servant_declares_the_aim_and_wins_by_either(aim, named, side, reason):
    deal = (
        *("merlin", "assassin", "untrustworthy_servant", "senior_messenger", "junior_messenger", "evil_messenger"),
        *("minion", "servant"),
    )
    game = Game(deal).quests("+++")
    assert game.open == {1: "recruit"}
    game.answer("recruit", 1, 2)
    assert game.open == {2: "declare_aim"}
    game.answer("declare_aim", 2, aim)
    assert game.open == {2: "assassinate"}
    assert all(2 not in ([option] if aim == "merlin" else option) for option in game.options(2))
    game.answer("assassinate", 2, named)
    assert (game.outcome.side, game.outcome.reason) == (side, reason)
    assert (2 in game.outcome.winners) is (side == "evil")


# The Cleric, and inspections by plot cards


@pytest.mark.rule("AV-INTER-15")
def test_the_cleric_inspects_the_first_leader_even_with_leading_to_victory():
    deal = ("merlin", "assassin", "cleric", "minion", "servant", "minion", "servant")
    game = Game(deal, modules=["plot_cards"], first_leader=1, draws=["leading_to_victory", "ambush"])
    assert game.open == {1: "show_loyalty"}
    game.answer("show_loyalty", 1, "evil")
    expected = [{"seat": 2, "leader": 1, "card": "evil"}]
    assert game.events("leader_seen", 2) == expected
    give(game, "leading_to_victory", 4)
    game.until("choose_team").reject_teams(1)
    game.answer("leading_to_victory", 4, "use")
    assert game.open == {4: "choose_team"}
    assert game.events("leader_seen", 2) == expected  # the new leader is not inspected
    assert game.who_knows("leader_seen") == [2]


@pytest.mark.rule("AV-INTER-18")
@pytest.mark.parametrize(
    ("character", "cards"), [("trickster", ["good", "evil"]), ("troublemaker", ["evil"]), ("servant", ["good"])]
)
def test_liars_lie_in_inspections_by_plot_cards_too(character, cards):
    side_of = {"trickster": "evil"}.get(character, "good")
    deal = ["merlin", "assassin", "servant", "servant", "servant", "minion", "minion"]
    seat = 6 if side_of == "evil" else 4
    deal[seat] = character

    # Inspected by a neighbour, by the receiver's choice, and as the leader.
    game = drawn("are_you_the_one", "show_your_nature", deal=deal)
    give(game, "are_you_the_one", seat - 1)
    game.answer("are_you_the_one", seat - 1, seat)
    assert game.options(seat) == cards
    game.answer("show_loyalty", seat, cards[0])
    assert game.last("loyalty_shown", seat - 1)["card"] == cards[0]
    give(game, "show_your_nature", seat)
    game.answer("show_your_nature", seat, 0)
    assert game.options(seat) == cards
    led = drawn("show_your_strength", "ambush", deal=deal, first_leader=seat)
    give(led, "show_your_strength", 0)
    led.answer("show_your_strength", seat, 1)
    assert led.options(seat) == cards


@pytest.mark.rule("AV-INTER-18")
def test_a_lancelot_shows_his_present_side_in_inspections_by_plot_cards():
    game = Game(
        LANCELOTS,
        modules=["lancelot_variant_1", "plot_cards"],
        draws=["switch", "are_you_the_one", "show_your_nature"],
        edition="ru",
    )
    give(game, "are_you_the_one", 1)
    game.answer("are_you_the_one", 1, GOOD_LANCELOT)
    assert game.options(GOOD_LANCELOT) == ["evil"]


# A Lancelot who has no choice


@pytest.mark.rule("AV-INTER-17")
def test_a_lancelot_who_must_fail_is_watched_trapped_and_ambushed_like_others():
    deal = ("merlin", "assassin", "good_lancelot", "evil_lancelot", "good_rogue", "minion", "servant")
    modules = ["lancelot_variant_2", "plot_cards", "trapper"]
    draws = [*["no_change"] * 5, "ambush", "we_found_you"]
    game = Game(deal, modules=modules, draws=draws)
    give(game, "ambush", 6)
    give(game, "we_found_you", 5)
    game.team(0, 3, 4)
    game.answer("give_watch", 0, 3)
    game.answer("we_found_you", 5, None)
    assert game.options(3) == ["fail"]
    assert game.refusal("play_card", 3, "success") == "AV-LANC-05"
    game.lay({3: "fail"})
    game.answer("ambush", 6, 3)
    assert game.last("ambushed_card_seen", 6)["card"] == "fail"
    game.answer("trap_card", 0, 3)
    assert game.last("trapped_card_seen", 0)["card"] == "fail"
    assert game.results() == [True]  # his fail was taken out


# A named character in the Assassin's place


@pytest.mark.rule("AV-INTER-24")
@pytest.mark.parametrize("name", ["revealer", "lunatic", "brute", "trickster"])
def test_a_named_assassin_keeps_the_rules_of_his_own_character(name):
    deal = ("merlin", name, "servant", "minion", "servant", "minion", "servant")
    game = Game(deal, assassin=name, modules=["lady_of_the_lake"])
    if name == "lunatic":
        game.team(0, 1)
        assert game.options(1) == ["fail"]
        game.lay({1: "fail"})
    else:
        game.quests("-")
    game.until("choose_team").quests("-")
    assert bool(game.events("character_shown")) is (name == "revealer")
    assert game.open == {6: "inspect"}
    game.answer("inspect", 6, 1)
    assert game.options(1) == (["good", "evil"] if name == "trickster" else ["evil"])
    game.answer("show_loyalty", 1, "evil")
    game.quests("+").until("choose_team")
    if name == "brute":
        game.team(0, 1, 2, 4)
        assert game.options(1) == ["success"]
        game.lay().until("choose_team")
    else:
        game.quests("+").until("choose_team")
    game.quests("+")
    assert game.open == {1: "assassinate"}
    game.name(0)
    assert game.outcome.reason == "merlin_named"
