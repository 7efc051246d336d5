"""Avalon, PLOT: kept cards, the moments when they may be used, and their order."""

import pytest

from afallon.avalon.modules.plot_cards.known import KnownPlotCards
from tests.rules.avalon_game import differ
from tests.rules.avalon_plot import give, held

KING, AMBUSH, LEADING, FOUND, OPEN_VOTE = (
    *("the_king_returns", "ambush", "leading_to_victory", "we_found_you", "have_at_you"),
)


# The order of holders


@pytest.mark.rule("AV-PLOT-05")
@pytest.mark.parametrize(
    ("first_leader", "rejections", "order"),
    [(0, 0, [2, 5, 8]), (4, 0, [5, 8, 2]), (6, 0, [8, 2, 5]), (4, 1, [5, 8, 2]), (1, 1, [2, 5, 8]), (7, 1, [8, 2, 5])],
)
def test_the_order_is_from_the_leader_clockwise_and_each_has_one_chance(first_leader, rejections, order):
    game = held((KING, 2), (KING, 5), (KING, 8), seats=9, first_leader=first_leader)
    game.reject_teams(rejections)
    game.team(0, 1, 2)
    for seat in order:
        assert game.open == {seat: KING}
        game.answer(KING, seat, "pass")
    assert set(game.open.values()) == {"play_card"}  # holders who passed are not asked again for this team


@pytest.mark.rule("AV-PLOT-05")
def test_a_second_copy_may_be_used_but_a_pass_is_final():
    game = held((AMBUSH, 4), (AMBUSH, 4)).team(0, 1).lay()
    assert game.open == {4: AMBUSH}
    game.answer(AMBUSH, 4, 0)
    assert game.open == {4: AMBUSH}
    game.answer(AMBUSH, 4, 1)
    assert KnownPlotCards.of(game.table.view(None)).hands == {4: []}
    passing = held((AMBUSH, 4), (AMBUSH, 4)).team(0, 1).lay()
    passing.answer(AMBUSH, 4, None)
    assert AMBUSH not in passing.open.values()
    assert len(passing.results()) == 1


@pytest.mark.rule("AV-PLOT-05")
def test_a_later_holder_may_use_the_card_after_an_earlier_one_passed():
    game = held((KING, 3), (KING, 5)).team(0, 1)
    game.answer(KING, 3, "pass")
    game.answer(KING, 5, "use")
    assert game.last("team_rejected") == {"team": (0, 1), "rejections": 1}
    assert KnownPlotCards.of(game.table.view(None)).hands == {3: [KING], 5: []}


@pytest.mark.rule("AV-PLOT-05")
@pytest.mark.parametrize("card", [KING, AMBUSH, LEADING])
def test_only_the_holder_is_asked(card):
    game = held((card, 3), seats=5)
    game.propose(0, 1)
    game.reject()
    game.team(0, 1).lay()
    asked = [event["seat"] for event in game.events("asked") if event["kind"] == card]
    assert set(asked) == {3}


# Have at You


@pytest.mark.rule("AV-PLOT-07")
def test_have_at_you_votes_openly_before_all_others_choose():
    game = held((OPEN_VOTE, 2), seats=5)
    game.propose(0, 1)
    assert game.open == {2: "vote"}
    game.answer("vote", 2, "reject")
    for reader in game.readers:
        assert game.events("open_vote_shown", reader) == [{"seat": 2, "vote": "reject"}]
        assert game.table.view(reader).proposals[0].open_votes == {2: "reject"}
    assert game.asking("vote") == [0, 1, 3, 4]  # he votes once
    for seat in (0, 1, 3, 4):
        game.answer("vote", seat, "approve")
    votes = ("approve", "approve", "reject", "approve", "approve")
    assert game.last("votes_shown") == {"votes": votes}
    assert len(game.events("team_approved")) == 1


@pytest.mark.rule("AV-PLOT-07")
@pytest.mark.parametrize(("vote", "approved"), [("approve", True), ("reject", False)])
def test_an_open_vote_counts_like_any_other(vote, approved):
    game = held((OPEN_VOTE, 2), seats=5)
    game.propose(0, 1)
    game.answer("vote", 2, vote)
    for seat, other in {0: "approve", 1: "approve", 3: "reject", 4: "reject"}.items():
        game.answer("vote", seat, other)
    assert bool(game.events("team_approved")) is approved


@pytest.mark.rule("AV-PLOT-07")
def test_have_at_you_is_kept_for_every_vote_of_the_game():
    game = held((OPEN_VOTE, 2), seats=5, later=(AMBUSH,))
    for _ in range(2):
        game.propose(0, 1)
        assert game.open == {2: "vote"}
        game.answer("vote", 2, "reject")
        for seat in (0, 1, 3, 4):
            game.answer("vote", seat, "reject")
    game.quests("+").until("choose_team").propose(0, 1, 4)
    assert game.open == {2: "vote"}
    assert KnownPlotCards.of(game.table.view(None)).hands[2] == [OPEN_VOTE]
    assert game.events("plot_card_used") == []


@pytest.mark.rule("AV-PLOT-07")
def test_two_holders_of_have_at_you_show_their_votes_at_the_same_time():
    game = held((OPEN_VOTE, 2), (OPEN_VOTE, 5))
    game.propose(0, 1)
    assert game.open == {2: "vote", 5: "vote"}
    other = held((OPEN_VOTE, 2), (OPEN_VOTE, 5))
    other.propose(0, 1)
    game.answer("vote", 5, "reject")
    other.answer("vote", 5, "approve")
    assert game.events("open_vote_shown") == []
    assert differ(game, other) == [5]
    game.answer("vote", 2, "approve")
    shown = [{"seat": 2, "vote": "approve"}, {"seat": 5, "vote": "reject"}]
    for reader in game.readers:
        assert game.events("open_vote_shown", reader) == shown
    assert game.asking("vote") == [0, 1, 3, 4, 6]


@pytest.mark.rule("AV-PLOT-07", "AV-VOTE-07")
def test_a_fifth_team_that_goes_without_a_vote_has_no_open_vote_either():
    game = held((OPEN_VOTE, 2), seats=5, fifth_team="goes")
    for _ in range(4):
        game.propose(0, 1)
        game.answer("vote", 2, "reject")
        for seat in (0, 1, 3, 4):
            game.answer("vote", seat, "reject")
    game.propose(0, 1)
    assert game.open == {0: "play_card", 1: "play_card"}
    game.lay().until("choose_team").propose(0, 1, 4)
    assert game.open == {2: "vote"}


# The King Returns


@pytest.mark.rule("AV-PLOT-10")
@pytest.mark.parametrize("holder", [1, 3])
def test_the_king_returns_turns_an_approved_team_into_a_rejected_one(holder):
    game = held((KING, holder), seats=5)
    game.team(0, 1)
    assert game.open == {holder: KING}
    assert game.options(holder) == ["use", "pass"]
    assert game.events("team_approved") == []
    game.answer(KING, holder, "use")
    for reader in game.readers:
        assert game.last("plot_card_used", reader) == {"seat": holder, "card": KING}
        assert game.last("team_rejected", reader) == {"team": (0, 1), "rejections": 1}
        assert game.events("team_approved", reader) == []
        assert game.table.view(reader).rejections == 1
    assert game.open == {1: "choose_team"}  # the leader has passed
    game.propose(0, 1)
    assert game.last("team_proposed")["attempt"] == 2


@pytest.mark.rule("AV-PLOT-10")
def test_a_holder_who_passes_keeps_the_card_and_the_team_goes():
    game = held((KING, 3), seats=5).team(0, 1)
    game.answer(KING, 3, "pass")
    assert game.last("team_approved") == {"team": (0, 1)}
    assert set(game.open.values()) == {"play_card"}
    assert KnownPlotCards.of(game.table.view(None)).hands == {3: [KING]}


@pytest.mark.rule("AV-PLOT-10")
def test_the_king_is_not_offered_after_a_rejection():
    game = held((KING, 3), seats=5)
    game.propose(0, 1)
    game.reject()
    assert game.open == {1: "choose_team"}


@pytest.mark.rule("AV-PLOT-10", "AV-VOTE-05")
def test_the_kings_rejection_may_be_the_fifth():
    game = held((KING, 3), seats=5)
    game.reject_teams(4)
    game.team(0, 1)  # approved, but the count is not reset before the card has been offered
    game.answer(KING, 3, "use")
    assert game.last("team_rejected") == {"team": (0, 1), "rejections": 5}
    assert (game.outcome.side, game.outcome.reason) == ("evil", "five_rejections")


@pytest.mark.rule("AV-VOTE-05")
def test_only_an_approval_that_the_king_does_not_stop_resets_the_count():
    game = held((KING, 3), seats=5, later=(AMBUSH,))
    game.reject_teams(2)
    game.team(0, 1)
    game.answer(KING, 3, "use")
    game.reject_teams(1)
    assert [event["rejections"] for event in game.events("team_rejected")] == [1, 2, 3, 4]
    game.quests("+").until("choose_team")
    assert game.table.view(None).rejections == 0
    game.reject_teams(1)
    assert game.last("team_rejected")["rejections"] == 1


@pytest.mark.rule("AV-VOTE-07", "AV-PLOT-10")
def test_the_king_cannot_stop_a_fifth_team_that_goes_without_a_vote():
    game = held((KING, 3), seats=5, fifth_team="goes")
    game.reject_teams(3)
    game.team(0, 1)
    assert game.open == {3: KING}  # the fourth team was voted on
    game.answer(KING, 3, "pass")
    game = held((KING, 3), seats=5, fifth_team="goes")
    game.reject_teams(4)
    game.propose(0, 1)
    assert game.open == {0: "play_card", 1: "play_card"}
    assert KnownPlotCards.of(game.table.view(None)).hands == {3: [KING]}


# Ambush


@pytest.mark.rule("AV-PLOT-11")
@pytest.mark.parametrize(("holder", "others"), [(3, [0, 1]), (1, [0])])
def test_ambush_looks_at_one_other_members_played_card(holder, others):
    game = held((AMBUSH, holder), seats=5).team(0, 1)
    assert AMBUSH not in game.open.values()  # not offered before the cards are played
    game.lay({1: "fail"})
    assert game.open == {holder: AMBUSH}
    assert game.options(holder) == [None, *others]
    for wrong in {*game.seats} - {*others}:
        assert game.refusal(AMBUSH, holder, wrong) == "AV-PLOT-11"
    looked_at = others[-1]
    game.answer(AMBUSH, holder, looked_at)
    for reader in game.readers:
        assert game.events("ambushed", reader) == [{"seat": holder, "member": looked_at}]
        assert KnownPlotCards.of(game.table.view(reader)).ambushed[1] == {looked_at: holder}
        assert game.last("cards_shown", reader)["cards"] == {"success": 1, "fail": 1}  # the card is unchanged
    assert game.who_knows("ambushed_card_seen") == sorted((holder, looked_at))
    card = "fail" if looked_at == 1 else "success"
    assert game.last("ambushed_card_seen", holder) == {"seat": holder, "member": looked_at, "card": card}
    assert game.table.view(holder).cards_given[1][looked_at] == card


@pytest.mark.rule("AV-PLOT-11")
def test_others_do_not_learn_the_card_seen_by_an_ambush():
    games = []
    for failing in (1, 3):
        game = held((AMBUSH, 4), seats=5, first_leader=0).team(1, 3).lay({failing: "fail"})
        game.answer(AMBUSH, 4, 1)
        games.append(game)
    assert differ(*games) == [1, 3, 4]


@pytest.mark.rule("AV-PLOT-11")
def test_each_card_may_be_looked_at_by_one_player_only():
    game = held((AMBUSH, 3), (AMBUSH, 5)).team(0, 1).lay()
    game.answer(AMBUSH, 3, 0)
    assert game.options(5) == [None, 1]
    assert game.refusal(AMBUSH, 5, 0) == "AV-PLOT-11"
    game.answer(AMBUSH, 5, 1)
    assert [(event["seat"], event["member"]) for event in game.events("ambushed")] == [(3, 0), (5, 1)]
    # On the next quest every card may be looked at.
    game = held((AMBUSH, 3), (AMBUSH, 5), later=(KING, KING)).team(0, 1).lay()
    game.answer(AMBUSH, 3, 0)
    game.answer(AMBUSH, 5, None)
    game.team(0, 2, 4).lay()
    assert game.options(5) == [None, 0, 2, 4]


@pytest.mark.rule("AV-PLOT-11")
def test_with_no_card_left_to_look_at_nobody_is_asked():
    game = held((AMBUSH, 3), (AMBUSH, 1)).team(0, 1).lay()
    # Seat 1 comes first and looks at the other card; seat 3 may look at the remaining one.
    assert game.open == {1: AMBUSH}
    game.answer(AMBUSH, 1, 0)
    assert game.options(3) == [None, 1]
    other = held((AMBUSH, 1), (AMBUSH, 1)).team(0, 1).lay()
    other.answer(AMBUSH, 1, 0)
    assert len(other.results()) == 1  # only his own card is left


# Leading to Victory


@pytest.mark.rule("AV-PLOT-12", "AV-PLOT-20")
def test_leading_to_victory_takes_the_leadership_before_the_leader_has_acted():
    game = held((LEADING, 3), seats=5, later=(AMBUSH,))
    assert game.open == {0: "choose_team"}  # the leader has drawn cards already
    game.reject_teams(1)
    assert game.open == {3: LEADING}
    assert game.options(3) == ["use", "pass"]
    game.answer(LEADING, 3, "use")
    for reader in game.readers:
        assert game.last("plot_card_used", reader) == {"seat": 3, "card": LEADING}
        assert game.last("leader_passed", reader) == {"seat": 3}
        assert game.table.view(reader).leader == 3
    assert game.open == {3: "choose_team"}
    game.reject_teams(1)
    assert game.leader == 4  # clockwise from the player who took the leadership


@pytest.mark.rule("AV-PLOT-12", "AV-PLOT-20")
def test_at_the_start_of_a_round_the_new_leader_draws_the_plot_cards():
    game = held((LEADING, 4), seats=5, later=(AMBUSH,)).team(0, 1).lay()
    assert game.open == {4: LEADING}
    assert len(game.events("plot_card_drawn")) == 1  # the leader of round 2 has not drawn
    game.answer(LEADING, 4, "use")
    assert game.last("plot_card_drawn") == {"leader": 4, "card": AMBUSH}
    assert game.open == {4: "give_plot_card"}
    give(game, AMBUSH, 0)
    game.quests("+")
    assert game.leader == 0


@pytest.mark.rule("AV-PLOT-12")
def test_a_holder_who_passes_is_asked_again_under_the_next_leader():
    game = held((LEADING, 4), seats=5)
    game.reject_teams(1)
    game.answer(LEADING, 4, "pass")
    assert game.open == {1: "choose_team"}
    game.reject_teams(1)
    assert game.open == {4: LEADING}


@pytest.mark.rule("AV-PLOT-12", "AV-PLOT-20")
def test_leading_to_victory_is_not_offered_to_the_leader():
    game = held((LEADING, 1), seats=5)
    game.reject_teams(1)
    assert game.leader == 1
    assert game.open == {1: "choose_team"}
    game.reject_teams(1)
    assert game.open == {1: LEADING}


@pytest.mark.rule("AV-PLOT-12")
@pytest.mark.parametrize("votes", ["+++++++", "-------"])
def test_leading_to_victory_may_be_used_again_only_after_a_vote(votes):
    game = held((LEADING, 4), (LEADING, 6), later=(AMBUSH, KING))
    game.until("choose_team").reject_teams(1)
    assert game.open == {4: LEADING}
    game.answer(LEADING, 4, "use")
    assert game.open == {4: "choose_team"}  # seat 6 is not asked
    game.propose(0, 1)
    game.vote(votes)
    game.until(LEADING, "choose_team")
    assert game.open == {6: LEADING}
    game.answer(LEADING, 6, "use")
    assert game.leader == 6


@pytest.mark.rule("AV-PLOT-12", "AV-VOTE-07")
def test_leading_to_victory_may_be_used_again_after_a_fifth_team_without_a_vote():
    game = held((LEADING, 4), (LEADING, 6), later=(AMBUSH, KING), fifth_team="goes").until("choose_team")
    for _ in range(4):
        game.until("choose_team").reject_teams(1)
    assert game.open == {6: LEADING}
    game.answer(LEADING, 6, "use")
    game.propose(0, 1)
    assert game.open == {0: "play_card", 1: "play_card"}  # nobody votes
    game.lay().until(LEADING, "choose_team")
    assert game.table.view(None).round == 2
    assert game.open == {4: LEADING}


@pytest.mark.rule("AV-PLOT-12")
def test_a_holder_of_both_copies_may_not_use_the_second_at_once():
    game = held((LEADING, 4), (LEADING, 4))
    game.reject_teams(1)
    game.answer(LEADING, 4, "use")
    assert game.open == {4: "choose_team"}
    assert KnownPlotCards.of(game.table.view(None)).hands == {4: [LEADING]}


@pytest.mark.rule("AV-PLOT-20")
def test_leading_to_victory_is_offered_after_a_rejection_by_the_king():
    game = held((LEADING, 4), (KING, 5)).team(0, 1)
    game.answer(KING, 5, "use")
    assert game.open == {4: LEADING}


# We Found You


@pytest.mark.rule("AV-PLOT-13", "AV-PLOT-21")
@pytest.mark.parametrize(("holder", "others"), [(5, [0, 1]), (1, [0])])
def test_we_found_you_makes_another_member_play_face_up(holder, others):
    game = held((FOUND, holder), (AMBUSH, 2)).team(0, 1)
    assert game.open == {holder: FOUND}  # before the cards are chosen
    assert game.options(holder) == [None, *others]
    for wrong in {*game.seats} - {*others}:
        assert game.refusal(FOUND, holder, wrong) == "AV-PLOT-13"
    game.answer(FOUND, holder, 0)
    for reader in game.readers:
        assert game.last("member_found", reader) == {"seat": holder, "member": 0}
        assert KnownPlotCards.of(game.table.view(reader)).found[1] == [0]
    # He chooses with the others, and his card is shown with his name when all have chosen.
    assert game.open == {0: "play_card", 1: "play_card"}
    game.answer("play_card", 0, "success")
    assert game.who_knows("card_turned") == []
    game.answer("play_card", 1, "fail")
    for reader in game.readers:
        assert game.events("card_turned", reader) == [{"seat": 0, "card": "success"}]
        assert KnownPlotCards.of(game.table.view(reader)).turned[1] == {0: "success"}
        assert game.table.view(reader).cards_given[1][0] == "success"
    game.until("choose_team")
    assert game.last("cards_shown")["cards"] == {"success": 1, "fail": 1}  # it counts with the others


@pytest.mark.rule("AV-PLOT-13")
def test_a_holder_of_we_found_you_may_pass_and_all_cards_stay_hidden():
    game = held((FOUND, 5), (AMBUSH, 2)).team(0, 1)
    game.answer(FOUND, 5, None)
    game.lay({1: "fail"})
    assert game.who_knows("card_turned") == []
    assert KnownPlotCards.of(game.table.view(None)).hands[5] == [FOUND]


@pytest.mark.rule("AV-PLOT-13")
def test_we_found_you_lasts_for_one_quest():
    game = held((FOUND, 5), (AMBUSH, 2), later=(KING, KING)).team(0, 1)
    game.answer(FOUND, 5, 0)
    game.lay()
    game.send(0, 1, 4)
    assert len(game.events("card_turned")) == 1


@pytest.mark.rule("AV-PLOT-21")
def test_ambush_cannot_be_used_on_a_card_that_lies_face_up():
    game = held((FOUND, 5), (AMBUSH, 2)).team(0, 1)
    game.answer(FOUND, 5, 0)
    game.lay()
    assert game.options(2) == [None, 1]
    assert game.refusal(AMBUSH, 2, 0) == "AV-PLOT-11"
    # A member without another hidden card to look at is not asked.
    game = held((FOUND, 5), (AMBUSH, 1)).team(0, 1)
    game.answer(FOUND, 5, 0)
    game.lay()
    assert len(game.results()) == 1


# With Excalibur, and from hand to hand


@pytest.mark.rule("AV-PLOT-15")
def test_excalibur_is_used_before_ambush():
    game = held((AMBUSH, 3), seats=5, modules=["excalibur"])
    game.propose(0, 1)
    game.answer("give_excalibur", 0, 1)
    game.approve()
    game.lay()
    assert game.open == {1: "use_excalibur"}
    game.answer("use_excalibur", 1, 0)
    game.answer("change_card", 0, "fail")
    assert game.open == {3: AMBUSH}
    game.answer(AMBUSH, 3, 0)
    assert game.last("ambushed_card_seen", 3)["card"] == "fail"  # the card as it lies now


@pytest.mark.rule("AV-PLOT-15", "AV-PLOT-21")
def test_excalibur_cannot_change_a_card_played_face_up():
    game = held((FOUND, 5), (AMBUSH, 2), later=(KING, KING), modules=["excalibur"]).send(0, 4)
    game.until("choose_team").propose(1, 2, 4)
    game.answer("give_excalibur", 1, 2)
    game.approve()
    game.until(FOUND)
    game.answer(FOUND, 5, 4)
    game.lay()
    assert game.last("card_turned") == {"seat": 4, "card": "success"}  # before Excalibur
    assert game.options(2) == [None, 1]
    assert game.refusal("use_excalibur", 2, 4) == "AV-EXC-02"


@pytest.mark.rule("AV-PLOT-22")
def test_the_effect_of_have_at_you_moves_with_the_card():
    game = held((OPEN_VOTE, 2), seats=5, later=("restore_your_honour",)).send(0, 2)
    assert game.last("open_vote_shown") == {"seat": 2, "vote": "approve"}
    assert game.open == {1: "give_plot_card"}
    game.answer("give_plot_card", 1, 4)
    game.answer("restore_your_honour", 4, 2)
    assert KnownPlotCards.of(game.table.view(None)).hands == {2: [], 4: [OPEN_VOTE]}
    game.propose(0, 1, 4)
    assert game.open == {4: "vote"}
    game.answer("vote", 4, "reject")
    assert game.asking("vote") == [0, 1, 2, 3]  # the former holder votes with the others again


@pytest.mark.rule("AV-PLOT-22")
@pytest.mark.parametrize("card", [KING, AMBUSH, LEADING, OPEN_VOTE])
def test_any_kept_card_may_be_taken(card):
    game = held((card, 2), seats=5, later=("restore_your_honour",)).quests("+").until("give_plot_card")
    game.answer("give_plot_card", 1, 3)
    game.answer("restore_your_honour", 3, 2)
    for reader in game.readers:
        assert game.last("plot_card_taken", reader) == {"seat": 3, "other": 2, "card": card}
