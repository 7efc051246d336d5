"""Avalon, ROGUE: two characters that may win alone, and the watch token against them."""

import pytest

from afallon.avalon.families.rogues import KnownRogues
from tests.avalon.setups import refusals, warnings
from tests.rules.avalon_game import Game, differ

BOTH = ("merlin", "assassin", "good_rogue", "evil_rogue", "servant", "minion", "servant")
MERLIN, ASSASSIN, GOOD_ROGUE, EVIL_ROGUE, SERVANT, MINION, OTHER_SERVANT = range(7)
FIVE = ("merlin", "evil_rogue", "good_rogue", "assassin", "servant")


def with_rogue(rogue, results, rogue_on, deal=BOTH, **options):
    """Return a game with this Rogue on every quest, unwatched; on the quests `rogue_on` he plays his own card."""
    game = Game(deal, **options)
    own_card = "rogue_success" if deal[rogue] == "good_rogue" else "rogue_fail"
    for number, result in enumerate(results, start=1):
        game.until("choose_team")
        size = game.table.open[game.leader].options.size
        others = [seat for seat in (SERVANT, OTHER_SERVANT, MERLIN) if result == "+" and seat != rogue]
        others += [MINION, ASSASSIN, SERVANT] if result == "-" else []
        team = (rogue, *others)[:size]
        game.team(*team).until("give_watch")
        game.answer("give_watch", game.leader, others[0])
        cards = {seat: "fail" for seat in team if result == "-" and seat in (MINION, ASSASSIN)}
        game.lay(cards | ({rogue: own_card} if number in rogue_on else {}))
        game.until("choose_team", "assassinate")
    return game


@pytest.mark.rule("AV-ROGUE-01")
@pytest.mark.parametrize("rogues", [["good_rogue"], ["evil_rogue"], ["good_rogue", "evil_rogue"]])
@pytest.mark.parametrize("edition", ["ru", "custom"])
def test_a_game_may_use_either_rogue_or_both(rogues, edition):
    assert warnings(7, edition=edition, characters=["merlin", "assassin", *rogues]) == []


@pytest.mark.rule("AV-ROGUE-01")
def test_one_rogue_is_good_and_one_is_evil():
    game = Game(BOTH)
    sides = {game.last("dealt", seat)["character"]: game.last("dealt", seat)["side"] for seat in game.seats}
    assert (sides["good_rogue"], sides["evil_rogue"]) == ("good", "evil")
    assert refusals(7, characters=["merlin", "assassin", "good_rogue", "good_rogue"]) == ["character_twice"]


@pytest.mark.rule("AV-ROGUE-02")
def test_each_rogue_alone_may_play_his_own_card():
    hands = {}
    for team in ((GOOD_ROGUE, EVIL_ROGUE, SERVANT), (MERLIN, ASSASSIN, OTHER_SERVANT), (MINION, SERVANT, MERLIN)):
        game = Game(BOTH).quests("+").team(*team).until("give_watch")
        game.answer("give_watch", game.leader, team[2])
        assert game.asking("play_card") == sorted(team)
        hands |= {seat: game.options(seat) for seat in team}
        for seat in team:
            for card in {"success", "fail", "rogue_success", "rogue_fail"} - set(hands[seat]):
                assert game.refusal("play_card", seat, card) == "AV-QUEST-02"
    assert hands.pop(GOOD_ROGUE) == ["success", "rogue_success"]
    assert hands.pop(EVIL_ROGUE) == ["success", "fail", "rogue_fail"]
    for seat, hand in hands.items():
        assert hand == (["success", "fail"] if seat in (ASSASSIN, MINION) else ["success"])


@pytest.mark.rule("AV-ROGUE-03")
@pytest.mark.parametrize(
    ("cards", "succeeds", "fails"),
    [
        ({GOOD_ROGUE: "rogue_success"}, True, 0),
        ({EVIL_ROGUE: "rogue_fail"}, False, 1),
        ({GOOD_ROGUE: "rogue_success", EVIL_ROGUE: "rogue_fail"}, False, 1),
    ],
)
def test_a_rogue_card_counts_as_a_basic_one_and_is_marked_at_the_quest(cards, succeeds, fails):
    game = Game(BOTH).quests("+").team(GOOD_ROGUE, EVIL_ROGUE, SERVANT).until("give_watch")
    game.answer("give_watch", game.leader, SERVANT)
    game.lay(cards)
    shown = {"success": 3 - len(cards)} | dict.fromkeys(cards.values(), 1)
    for reader in game.readers:
        assert game.last("cards_shown", reader) == {"quest": 2, "cards": shown}
        assert game.events("rogue_marked", reader) == [{"quest": 2, "card": card} for card in cards.values()]
        last = game.last("quest_succeeded" if succeeds else "quest_failed", reader)
        assert last == {"quest": 2, "fails": fails}
        assert KnownRogues.of(game.table.view(reader)).marks == {card: [2] for card in cards.values()}


@pytest.mark.rule("AV-ROGUE-03")
@pytest.mark.parametrize(("second", "succeeds"), [("success", True), ("fail", False)])
def test_a_rogue_fail_is_one_of_the_two_fails_of_quest_four(second, succeeds):
    game = Game(BOTH).quests("+-+").team(EVIL_ROGUE, MINION, SERVANT, MERLIN).until("give_watch")
    game.answer("give_watch", game.leader, SERVANT)
    game.lay({EVIL_ROGUE: "rogue_fail", MINION: second})
    assert game.results()[-1] == succeeds


@pytest.mark.rule("AV-ROGUE-03")
def test_basic_cards_leave_no_mark():
    game = Game(BOTH).quests("+-")
    assert game.events("rogue_marked") == []


@pytest.mark.rule("AV-ROGUE-04")
@pytest.mark.parametrize("seats", [7, 8, 9, 10])
@pytest.mark.parametrize("rogue", ["good_rogue", "evil_rogue"])
def test_after_the_approval_the_leader_gives_the_watch_token_to_a_member(seats, rogue):
    good, evil = {7: (4, 3), 8: (5, 3), 9: (6, 3), 10: (6, 4)}[seats]
    deal = ["merlin", "assassin", *["servant"] * (good - 1), *["minion"] * (evil - 1)]
    deal[deal.index("servant" if rogue == "good_rogue" else "minion")] = rogue
    game = Game(deal, first_leader=3).until("choose_team")
    team = (0, 3) if seats == 7 else (0, 3, 4)
    game.propose(*team)
    assert "give_watch?" not in list(game.story())
    game.approve()
    assert game.open == {3: "give_watch"}
    assert game.options(3) == list(team)  # the leader himself is allowed
    assert game.refusal("give_watch", 3, 1) == "AV-ROGUE-04"
    game.answer("give_watch", 3, 3)
    for reader in game.readers:
        assert game.events("watch_given", reader) == [{"leader": 3, "seat": 3}]
        assert KnownRogues.of(game.table.view(reader)).watched[1] == 3
    assert set(game.open.values()) == {"play_card"}


@pytest.mark.rule("AV-ROGUE-04")
def test_a_leader_outside_the_team_cannot_take_the_watch_token():
    game = Game(BOTH, first_leader=MERLIN).team(GOOD_ROGUE, SERVANT)
    assert game.options(MERLIN) == [GOOD_ROGUE, SERVANT]
    assert game.refusal("give_watch", MERLIN, MERLIN) == "AV-ROGUE-04"


@pytest.mark.rule("AV-ROGUE-04")
def test_a_rejected_team_gets_no_watch_token():
    game = Game(BOTH).until("choose_team")
    game.reject_teams(1)
    assert set(game.open.values()) == {"choose_team"}
    assert game.events("watch_given") == []


@pytest.mark.rule("AV-ROGUE-04")
@pytest.mark.parametrize(
    ("watched", "hand"),
    [(GOOD_ROGUE, ["success"]), (EVIL_ROGUE, ["success", "fail"]), (MINION, ["success", "fail"])],
)
def test_a_watched_rogue_may_not_play_a_rogue_card(watched, hand):
    game = Game(BOTH).quests("+").team(GOOD_ROGUE, EVIL_ROGUE, MINION)
    game.answer("give_watch", game.leader, watched)
    assert game.options(watched) == hand
    own = {GOOD_ROGUE: "rogue_success", EVIL_ROGUE: "rogue_fail"}.get(watched)
    for card in ("rogue_success", "rogue_fail"):
        rule = "AV-ROGUE-04" if card == own else "AV-QUEST-02"
        assert game.refusal("play_card", watched, card) == rule
    unwatched = {GOOD_ROGUE: "rogue_success", EVIL_ROGUE: "rogue_fail"}
    for seat in unwatched.keys() - {watched}:
        assert unwatched[seat] in game.options(seat)
    # On the next quest he may play any card again.
    game.lay()
    game.until("choose_team")
    game.team(GOOD_ROGUE, EVIL_ROGUE, SERVANT)
    game.answer("give_watch", game.leader, SERVANT)
    assert all(card in game.options(seat) for seat, card in unwatched.items())


@pytest.mark.rule("AV-ROGUE-04")
def test_the_watch_token_reveals_no_rogue():
    # The same game twice: either the watched player or one outside the team is the Rogue.
    games = []
    for deal in (BOTH, ("merlin", "assassin", "servant", "evil_rogue", "good_rogue", "minion", "servant")):
        game = Game(deal).team(GOOD_ROGUE, MERLIN)
        game.answer("give_watch", game.leader, GOOD_ROGUE)
        games.append(game.lay().until("choose_team"))
    assert differ(*games) == [GOOD_ROGUE, SERVANT]


@pytest.mark.rule("AV-ROGUE-05")
@pytest.mark.parametrize("seats", [5, 6])
def test_with_five_or_six_there_is_no_watch_on_the_first_two_quests(seats):
    game = Game((*FIVE, "servant")[:seats])
    game.team(0, 2)
    assert game.open == {0: "play_card", 2: "play_card"}
    assert game.options(2) == ["success", "rogue_success"]
    game.lay({2: "rogue_success"}).team(0, 1, 2)
    assert game.open == {0: "play_card", 1: "play_card", 2: "play_card"}
    game.lay({1: "rogue_fail", 2: "rogue_success"})
    game.team(*(0, 1, 2, 3)[: 2 if seats == 5 else 4])
    assert game.open == {game.leader: "give_watch"}
    game.answer("give_watch", game.leader, 1)
    assert game.options(1) == ["success", "fail"]
    game.lay().team(0, 2, 4)
    assert game.open == {game.leader: "give_watch"}


@pytest.mark.rule("AV-ROGUE-06")
@pytest.mark.parametrize(
    ("results", "rogue_on", "wins"),
    [
        ("+++", {1, 3}, True),
        ("+++", {2, 3}, True),
        ("+++", {1, 2, 3}, True),
        ("+++", {3}, False),
        ("+++", {1, 2}, False),
        ("+-+-+", {1, 5}, True),
        ("+-+-+", {2, 5}, True),  # AV-ROGUE-11: the earlier quest may have failed
        ("--+++", {3, 4}, False),
        ("+-+-+", {5}, False),
    ],
)
def test_the_good_rogue_wins_with_the_third_success(results, rogue_on, wins):
    game = with_rogue(GOOD_ROGUE, results, rogue_on)
    if wins:
        assert game.outcome.reason == "rogue"
        assert game.outcome.winners == (GOOD_ROGUE,)
    else:
        assert game.open == {ASSASSIN: "assassinate"}


@pytest.mark.rule("AV-ROGUE-06")
def test_two_rogue_successes_before_the_third_success_do_not_end_the_game():
    game = with_rogue(GOOD_ROGUE, "+-+", {1, 3})
    assert game.outcome is None
    assert set(game.open.values()) == {"choose_team"}


@pytest.mark.rule("AV-ROGUE-07")
@pytest.mark.parametrize(
    ("results", "rogue_on", "wins"),
    [
        ("---", {1, 3}, True),
        ("---", {2, 3}, True),
        ("---", {3}, False),
        ("---", {1, 2}, False),
        ("-+-+-", {1, 5}, True),
        ("-+-+-", {3, 5}, True),
        ("-+-+-", {5}, False),
        ("-+-+-", {1, 3}, False),
    ],
)
def test_the_evil_rogue_wins_with_the_third_fail(results, rogue_on, wins):
    game = with_rogue(EVIL_ROGUE, results, rogue_on)
    if wins:
        assert game.outcome.reason == "rogue"
        assert game.outcome.winners == (EVIL_ROGUE,)
    else:
        assert game.outcome.reason == "three_fails"
        assert EVIL_ROGUE not in game.outcome.winners


@pytest.mark.rule("AV-ROGUE-08")
@pytest.mark.parametrize(("rogue", "results"), [(GOOD_ROGUE, "+++"), (EVIL_ROGUE, "---")])
def test_a_rogue_who_wins_wins_alone_and_nobody_is_named(rogue, results):
    game = with_rogue(rogue, results, {2, 3})
    assert (game.outcome.side, game.outcome.winners, game.outcome.partial) == (None, (rogue,), ())
    assert game.open == {}
    assert game.events("evil_shown") == game.events("merlin_guessed") == []
    for reader in game.readers:
        assert game.last("characters_shown", reader)["characters"] == BOTH
        assert game.last("game_ended", reader)["winners"] == (rogue,)


@pytest.mark.rule("AV-ROGUE-09", "AV-ROGUE-12")
def test_a_rogue_wins_partially_when_his_side_wins_after_the_fifth_quest():
    good = with_rogue(GOOD_ROGUE, "+-+-+", {1})
    good.name(SERVANT)
    assert (good.outcome.side, good.outcome.partial) == ("good", (GOOD_ROGUE,))
    assert good.outcome.winners == (MERLIN, SERVANT, OTHER_SERVANT)
    # The other Rogue has lost with his side.
    named = with_rogue(GOOD_ROGUE, "+-+-+", {1})
    named.name(MERLIN)
    assert (named.outcome.side, named.outcome.partial) == ("evil", (EVIL_ROGUE,))
    assert named.outcome.winners == (ASSASSIN, MINION)
    evil = with_rogue(EVIL_ROGUE, "+-+--", {5})
    assert (evil.outcome.side, evil.outcome.partial) == ("evil", (EVIL_ROGUE,))
    assert evil.outcome.winners == (ASSASSIN, MINION)
    for reader in evil.readers:
        assert evil.last("game_ended", reader)["partial"] == (EVIL_ROGUE,)


@pytest.mark.rule("AV-ROGUE-09")
@pytest.mark.parametrize("results", ["+++", "+-++"])
def test_a_side_that_wins_earlier_wins_without_its_rogue(results):
    game = with_rogue(GOOD_ROGUE, results, {1})
    game.name(SERVANT)
    assert (game.outcome.side, game.outcome.partial) == ("good", ())
    assert game.outcome.winners == (MERLIN, SERVANT, OTHER_SERVANT)
    evil = with_rogue(EVIL_ROGUE, results.translate(str.maketrans("+-", "-+")), {1})
    assert (evil.outcome.side, evil.outcome.winners, evil.outcome.partial) == ("evil", (ASSASSIN, MINION), ())


@pytest.mark.rule("AV-ROGUE-09")
def test_five_rejections_before_the_fifth_quest_give_a_rogue_no_win():
    game = with_rogue(EVIL_ROGUE, "+-+-", {2})
    game.reject_teams(5)
    assert game.outcome.reason == "five_rejections"
    assert (game.outcome.winners, game.outcome.partial) == ((ASSASSIN, MINION), ())


@pytest.mark.rule("AV-ROGUE-13")
@pytest.mark.parametrize("results", ["+++", "+-++", "+-+-+"])
def test_with_the_option_a_rogue_wins_partially_whenever_his_side_wins(results):
    early = {"rogue_shares_early": True}
    game = with_rogue(GOOD_ROGUE, results, {1}, **early)
    game.name(SERVANT)
    assert (game.outcome.side, game.outcome.partial) == ("good", (GOOD_ROGUE,))
    assert game.outcome.winners == (MERLIN, SERVANT, OTHER_SERVANT)
    evil = with_rogue(EVIL_ROGUE, results.translate(str.maketrans("+-", "-+")), {1}, **early)
    assert (evil.outcome.winners, evil.outcome.partial) == ((ASSASSIN, MINION), (EVIL_ROGUE,))
    rejected = with_rogue(EVIL_ROGUE, "+-", {2}, **early)
    rejected.reject_teams(5)
    assert (rejected.outcome.reason, rejected.outcome.partial) == ("five_rejections", (EVIL_ROGUE,))


@pytest.mark.rule("AV-ROGUE-13", "AV-ROGUE-08")
def test_with_the_option_a_rogue_may_still_win_alone():
    game = with_rogue(GOOD_ROGUE, "+++", {1, 3}, rogue_shares_early=True)
    assert (game.outcome.reason, game.outcome.winners, game.outcome.partial) == ("rogue", (GOOD_ROGUE,), ())
    assert warnings(7, characters=["merlin", "assassin"], rogue_shares_early=True) == ["option_has_no_effect"]


@pytest.mark.rule("AV-ROGUE-10")
def test_the_evil_rogue_knows_nobody_and_nobody_knows_him():
    game = Game(BOTH)
    assert game.events("seen", EVIL_ROGUE) == []
    assert [event["seats"] for event in game.events("seen", MERLIN)] == [(ASSASSIN, MINION)]
    assert [event["seats"] for event in game.events("seen", ASSASSIN)] == [(MINION,)]
    assert [event["seats"] for event in game.events("seen", MINION)] == [(ASSASSIN,)]
    for seat in (GOOD_ROGUE, SERVANT, OTHER_SERVANT):
        assert game.events("seen", seat) == []


@pytest.mark.rule("AV-ROGUE-11")
def test_a_rogue_may_always_play_the_basic_cards_of_his_side():
    game = Game(BOTH).quests("+").team(GOOD_ROGUE, EVIL_ROGUE, SERVANT)
    game.answer("give_watch", game.leader, SERVANT)
    game.lay({GOOD_ROGUE: "success", EVIL_ROGUE: "fail"})
    assert game.last("cards_shown")["cards"] == {"success": 2, "fail": 1}
    game.team(GOOD_ROGUE, EVIL_ROGUE, SERVANT)
    game.answer("give_watch", game.leader, SERVANT)
    game.lay()
    assert game.last("cards_shown")["cards"] == {"success": 3}


@pytest.mark.rule("AV-ROGUE-11")
def test_a_rogue_fail_on_an_earlier_quest_counts_for_any_result():
    # The first rogue fail is on quest 4, where one fail is not enough: the quest succeeds.
    game = Game(BOTH).quests("-+-").team(EVIL_ROGUE, SERVANT, OTHER_SERVANT, MERLIN)
    game.answer("give_watch", game.leader, SERVANT)
    game.lay({EVIL_ROGUE: "rogue_fail"}).until("choose_team")
    assert game.results() == [False, True, False, True]
    game.team(EVIL_ROGUE, SERVANT, OTHER_SERVANT, MERLIN)
    game.answer("give_watch", game.leader, SERVANT)
    game.lay({EVIL_ROGUE: "rogue_fail"})
    assert (game.outcome.reason, game.outcome.winners) == ("rogue", (EVIL_ROGUE,))
