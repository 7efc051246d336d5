"""The scripted player: follows its script where possible, and leaves other questions to another player."""

import random

import afallon
from afallon.players.scripted import Cue, ScriptedPlayer


class Nobody:
    """Gives an answer that no script of these tests contains."""

    def answer(self, decision, view, rng):
        return "left to another"


TABLE = afallon.new("avalon", seats=5, deal=["merlin", "servant", "minion", "servant", "assassin"], first_leader=2)
QUESTION = TABLE.open[2]


def answer(*script):
    return ScriptedPlayer(script, Nobody()).answer(QUESTION, TABLE.view(2), random.Random(1))


def test_the_scripted_answer_is_read_by_the_options():
    assert answer(Cue("vote", {2: "approve"}), Cue("choose_team", {2: [2, 3]}, {"quest": 1})) == (2, 3)


def test_a_question_outside_the_script_is_left_to_another():
    for other in (
        Cue("vote", {2: "approve"}),
        Cue("choose_team", {1: [2, 3]}),
        Cue("choose_team", {2: [2, 3]}, {"quest": 2}),
        Cue("choose_team", {2: [2, 3]}, {"weather": "fair"}),
    ):
        assert answer(other) == "left to another"


def test_a_forbidden_answer_is_left_to_another():
    assert answer(Cue("choose_team", {2: [2, 3, 4]})) == "left to another"
