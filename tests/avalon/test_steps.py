"""The steps of Avalon: the queries they fold, the rules they name, and the state they leave."""

import pytest

import afallon
from afallon.avalon import queries
from afallon.avalon.cards import Hand
from afallon.avalon.game import GAME
from afallon.avalon.module import AvalonModule
from afallon.avalon.modules import MODULES
from afallon.avalon.night import sights
from afallon.kernel import CHANCE, set_up
from tests.avalon.driver import BASIC, Play


@pytest.fixture
def with_query(monkeypatch):
    """Return a function that starts a game with a test module that handles one query."""

    def sit_down(query, answer, deal=BASIC[5], modules=()):
        name = f"answers_{query.name}"  # programs are cached by module names, so each query needs its own name
        monkeypatch.setitem(MODULES, name, AvalonModule(name=name, queries={query: answer}))
        return Play(deal, modules=[*modules, name])

    return sit_down


def test_a_module_may_change_the_hand_of_a_seat(with_query):
    play = with_query(queries.HAND, lambda table, hand, seat: Hand(("fail", "success")) if seat == 2 else hand)
    play.propose(1, 2)
    play.approve()
    assert play.options(1) == play.options(2) == ["success", "fail"]  # the order of cards is fixed


def test_a_module_may_turn_the_result_of_a_quest(with_query):
    play = with_query(queries.SUCCEEDS, lambda table, succeeds: not succeeds)
    play.quest(0, 2)
    play.quest(0, 1, 2, fails=[1])
    assert play.table.state.results == [False, True, None, None, None]
    assert play.last("quest_succeeded") == {"quest": 2, "fails": 1}


def test_a_module_may_change_the_size_of_a_team(with_query):
    play = with_query(queries.TEAM_SIZE, lambda table, size: size + 1)
    assert play.last("game_started")["sizes"] == (3, 4, 3, 4, 4)
    assert play.table.open[0].options.size == 3


def test_a_module_may_change_the_loyalty_cards_of_a_seat(with_query):
    play = with_query(
        queries.LOYALTY_CARDS,
        lambda table, hand, seat: Hand(("evil", *hand.cards)) if seat == 2 else hand,
        deal=BASIC[7],
        modules=["lady_of_the_lake"],
    )
    play.quests("++")
    play.answer("inspect", 6, 2)
    assert play.options(2) == ["evil", "good"]


def test_every_question_names_the_rule_that_governs_it():
    rules = {}
    play = Play(BASIC[7], modules=["lady_of_the_lake"])
    while play.outcome is None:
        for decision in play.table.open.values():
            rules[decision.kind] = decision.rule
        decision = next(iter(play.table.open.values()))
        value = play.options(decision.seat)[0]
        play.answer(decision.kind, decision.seat, value)
    assert rules == {
        "choose_team": "AV-TEAM-01",
        "vote": "AV-VOTE-01",
        "play_card": "AV-QUEST-02",
        "inspect": "AV-LADY-04",
        "show_loyalty": "AV-INSPECT-03",
        "assassinate": "AV-END-04",
    }


def test_every_question_to_chance_names_its_rule():
    table = afallon.new("avalon", seats=5, chance="open")
    rules = []
    while chance := table.open.get(CHANCE):
        rules.append((chance.kind, chance.rule))
        table.submit(afallon.Answer(chance.id, CHANCE, chance.options.decode(0)))
    assert rules == [("deal", "AV-SETUP-04")] * 5 + [("first_leader", "AV-SETUP-05")]


def test_the_state_marks_each_result_at_its_quest_and_clears_the_table_after_it():
    play = Play()
    play.quest(0, 2)
    assert play.table.state.results == [True, None, None, None, None]
    assert play.table.state.cards == {}
    play.quest(0, 1, 2, fails=[1])
    assert play.table.state.results == [True, False, None, None, None]
    assert play.table.state.cards == {}


def test_the_steps_of_a_game_follow_the_order_of_moments():
    characters = ["assassin", "percival", "merlin", "morgana"]
    setup = set_up(GAME, 7, {"characters": characters, "modules": ["lady_of_the_lake"]})
    assert sorted(sight.name for sight in sights(setup)) == ["evil", "merlin", "percival"]
    assert [step.name for step in GAME.compile(setup).phases["beginning"]] == [
        *("announce", "deal", "first_leader", "give_lady"),
        *("night_evil", "night_merlin", "night_percival", "dawn"),
    ]
