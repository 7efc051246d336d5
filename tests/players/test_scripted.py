"""The scripted player: follows its script where it can, and leaves the rest to another."""

import random

import afallon
from afallon.players.scripted import Cue, ScriptedPlayer


class Nobody:
    """Answers in a way that no script of these tests does."""

    def answer(self, decision, view, rng):
        return "left to another"


TABLE = afallon.new("avalon", seats=5, deal=["merlin", "servant", "minion", "servant", "assassin"], first_leader=2)
QUESTION = TABLE.open[2]


def answer(*script):
    return ScriptedPlayer(script, Nobody()).answer(QUESTION, TABLE.view(2), random.Random(1))


def test_it_says_its_line_as_the_options_read_it():
    assert answer(Cue("vote", {2: "approve"}), Cue("choose_team", {2: [2, 3]}, {"quest": 1})) == (2, 3)


def test_what_the_script_does_not_foresee_is_left_to_another():
    for other in (
        Cue("vote", {2: "approve"}),
        Cue("choose_team", {1: [2, 3]}),
        Cue("choose_team", {2: [2, 3]}, {"quest": 2}),
        Cue("choose_team", {2: [2, 3]}, {"weather": "fair"}),
    ):
        assert answer(other) == "left to another"


def test_what_the_rules_forbid_is_left_to_another():
    assert answer(Cue("choose_team", {2: [2, 3, 4]})) == "left to another"
