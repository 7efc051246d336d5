"""The careful player with optional characters and modules, in situations with one sensible answer."""

from random import Random

import pytest

import afallon
from afallon.players.avalon.belief import known_evil, own_belief
from afallon.players.avalon.hunt import possible_messengers
from tests.avalon.driver import Play
from tests.players.tables import ask, fold_alone, play_out

SEEDS = range(12)
SEVEN = ("merlin", "assassin", "servant", "minion", "servant", "minion", "servant")

FAMILIES = {
    "lancelots": (8, ["good_lancelot", "evil_lancelot"], []),
    "lancelots drawn": (8, ["good_lancelot", "evil_lancelot"], ["lancelot_variant_1"]),
    "lancelots laid": (8, ["good_lancelot", "evil_lancelot"], ["lancelot_variant_2"]),
    "characters": (10, ["cleric", "troublemaker", "lunatic", "brute", "revealer"], ["lady_of_the_lake"]),
    "trickster": (7, ["trickster", "cleric"], ["lady_of_the_lake"]),
    "rogues": (8, ["good_rogue", "evil_rogue"], []),
    "sorcerers": (8, ["good_sorcerer", "evil_sorcerer"], []),
    "messengers": (8, ["senior_messenger", "junior_messenger", "evil_messenger"], []),
    "servant": (7, ["untrustworthy_servant"], []),
    "excalibur": (7, [], ["excalibur"]),
    "trapper": (8, [], ["trapper"]),
    "quest selection": (7, [], ["quest_selection"]),
    "plot cards": (9, [], ["plot_cards"]),
}


def answers(play, seat):
    return {ask(play.table, seat, seed) for seed in SEEDS}


def until(play, kind):
    """Play at random until this question is asked, and return the asked seat."""
    rng = Random(1)
    while play.outcome is None:
        for seat, decision in play.table.open.items():
            if decision.kind == kind:
                return seat
        decision = next(iter(play.table.open.values()))
        play.table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
    raise AssertionError(f"nobody was asked to {kind}")


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_careful_players_finish_games_of_every_family(family):
    seats, characters, modules = FAMILIES[family]
    for seed in range(3):
        table = afallon.new(
            "avalon", seats=seats, seed=seed, characters=["merlin", "assassin", *characters], modules=modules
        )
        assert play_out(table, "careful", "careful", Random(seed)).outcome is not None


def test_merlin_knows_that_one_seat_he_saw_is_the_untrustworthy_servant():
    play = Play(("merlin", "assassin", "untrustworthy_servant", "minion", "servant", "minion", "servant"))
    view = fold_alone(play.table, 0)
    assert known_evil(view) == set(), "one of the four he saw is good"
    belief = own_belief(view)
    assert sum(belief.evil(seat) for seat in (1, 2, 3, 5)) == pytest.approx(3)


def test_after_a_switch_the_evil_lancelot_has_no_partners():
    deal = ("merlin", "assassin", "good_lancelot", "minion", "servant", "evil_lancelot", "servant")
    play = Play(deal, modules=["lancelot_variant_1"], draws=["switch"])
    assert known_evil(fold_alone(play.table, 1)) == {1, 3}
    assert known_evil(fold_alone(play.table, 2)) == {2}, "the good Lancelot is evil now, and knows it"
    calm = Play(deal, modules=["lancelot_variant_1"], draws=["no_change"])
    assert known_evil(fold_alone(calm.table, 1)) == {1, 3, 5}


def test_a_loyalty_card_is_doubted_if_a_character_may_lie():
    options = {"modules": ["lady_of_the_lake"]}
    sure = Play(SEVEN, **options)
    doubtful = Play(("merlin", "assassin", "servant", "trickster", "servant", "minion", "servant"), **options)
    for play in (sure, doubtful):
        holder = until(play, "inspect")
        play.table.submit(afallon.Answer(play.table.open[holder].id, holder, 3))
        shown = play.table.open[3]
        play.table.submit(afallon.Answer(shown.id, 3, "good" if play is doubtful else "evil"))
    assert own_belief(fold_alone(sure.table, 6)).evil(3) == pytest.approx(1)
    assert 0 < own_belief(fold_alone(doubtful.table, 6)).evil(3) < 1


def test_the_trickster_lies():
    play = Play(("merlin", "assassin", "servant", "trickster", "servant", "minion", "cleric"), first_leader=3)
    assert answers(play, 3) == {"good"}


def test_the_good_rogue_plays_for_his_own_victory():
    play = Play(("merlin", "assassin", "good_rogue", "minion", "servant"))
    play.propose(0, 2)
    play.vote("+++++")
    assert answers(play, 2) == {"rogue_success"}


def test_possible_messengers_were_on_teams_that_sent_messages():
    deal = ("merlin", "assassin", "senior_messenger", "evil_messenger", "junior_messenger", "minion", "servant")
    play = Play(deal)
    play.propose(0, 2)
    play.vote("+++++++")
    play.answer("play_card", 0, "success")
    play.answer("play_card", 2, "good_message")
    view = fold_alone(play.table, 1)
    assert all(2 in pair or 0 in pair for pair in possible_messengers(view, view.evil))


def test_before_evil_is_shown_the_hunter_names_no_known_partner():
    deal = ("merlin", "assassin", "senior_messenger", "evil_messenger", "junior_messenger", "minion", "servant")
    for seed in range(5):
        for aim in ("merlin", "messengers"):
            play = Play(deal, hidden_guess=True)
            for team in ((0, 2), (0, 2, 6), (0, 4, 6)):
                play.quest(*team)
            play.answer("declare_aim", 1, aim)
            named = ask(play.table, 1, seed)
            assert not {1, 3, 5} & ({named} if aim == "merlin" else set(named))


def test_the_assassin_always_tries_to_recruit():
    play = Play(("merlin", "assassin", "untrustworthy_servant", "minion", "servant"))
    while play.table.open and next(iter(play.table.open.values())).kind != "recruit":
        for decision in list(play.table.open.values()):
            value = decision.options.sample(Random(0))
            if decision.kind in ("vote", "play_card"):
                value = {"vote": "approve", "play_card": "success"}[decision.kind]
            play.table.submit(afallon.Answer(decision.id, decision.seat, value))
    assert answers(play, 1) <= {0, 2, 4}


def test_evil_gives_excalibur_to_a_partner_and_waits_on_the_first_quest():
    play = Play(SEVEN, modules=["excalibur"], first_leader=1)
    play.answer("choose_team", 1, (1, 3))
    assert answers(play, 1) == {3}
    play = Play(SEVEN, modules=["excalibur"])
    play.answer("choose_team", 0, (0, 1))
    play.answer("give_excalibur", 0, 1)
    play.vote("+++++++")
    play.answer("play_card", 0, "success")
    play.answer("play_card", 1, "success")
    assert answers(play, 1) == {None}, "on the first quest evil waits"


def test_the_king_returns_wins_a_fifth_team_for_evil():
    play = Play(SEVEN, modules=["plot_cards"], draws=["the_king_returns", "ambush"])
    play.answer("choose_plot_card", 0, "the_king_returns")
    play.answer("give_plot_card", 0, 3)
    play.answer("give_plot_card", 0, 4)
    for leader in range(4):
        play.answer("choose_team", leader, (0, 2))
        play.vote("-------")
    play.answer("choose_team", 4, (3, 5))
    play.vote("+++++++")
    assert answers(play, 3) == {"use"}


def test_merlin_traps_the_card_of_an_evil_player_he_saw():
    play = Play(
        ("merlin", "assassin", "servant", "minion", "servant", "minion", "servant", "servant"), modules=["trapper"]
    )
    play.answer("choose_team", 0, (0, 1, 2, 3))
    play.vote("++++++++")
    for seat in range(4):
        play.answer("play_card", seat, "success")
    assert answers(play, 0) <= {1, 3}, "Merlin takes a card of one he saw"


def test_the_smallest_quest_is_chosen():
    play = Play(SEVEN, modules=["quest_selection"])
    assert answers(play, 0) == {1}
