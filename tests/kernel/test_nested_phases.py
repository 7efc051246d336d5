"""Nested phases: entered, completed, and left early."""

import pytest

from afallon.kernel import (
    ALL,
    Event,
    Module,
    OneOf,
    Outcome,
    Program,
    Question,
    Step,
    StepError,
    Table,
    Vocabulary,
    all_of,
)
from tests.kernel.tiny import Tiny, deal, give


class Said(Event):
    what: str


class HowFar(Question):
    """Which phase does seat 0 leave?"""


PHASES = {"opening": ("begin", "close"), "fight": ("strike", "rest"), "flight": ("run",)}


class Say(Step):
    """Emits its name, and then acts."""

    def __init__(self, name, act=lambda turn: None):
        self.name = name
        self.act = act

    def resolve(self, turn, answers):
        turn.emit(Said(self.name), to=ALL)
        self.act(turn)


class Run(Step):
    """Asks seat 0 which phase to leave."""

    name = "run"

    def ask(self, turn):
        return all_of(HowFar(), {0: OneOf(("on", "flight", "fight", "opening", "dance"))}, rule="TINY-9")

    def resolve(self, turn, answers):
        turn.emit(Said("run"), to=ALL)
        if answers[0] != "on":
            turn.leave(answers[0])


def begin(turn):
    turn.push("afterwards")
    turn.enter("fight")


MODULE = Module(
    name="nested",
    moments={
        "begin": (Say("begin", begin),),
        "close": (Say("close", lambda turn: turn.end(Outcome(None, "over", ()))),),
        "strike": (Say("strike", lambda turn: (turn.push("shout"), turn.enter("flight"))),),
        "rest": (Say("rest"),),
        "run": (Run(),),
    },
    steps=(Say("shout"), Say("afterwards")),
)


@pytest.fixture
def table(monkeypatch):
    monkeypatch.setattr(Tiny, "compile", lambda self, setup: Program(PHASES, [MODULE]))
    monkeypatch.setattr(Tiny, "vocabulary", Vocabulary(Said, HowFar))
    return deal()


def said(table):
    return [event.data["what"] for event in table.events_for(None) if event.kind == "said"]


def test_an_entered_phase_returns_when_it_runs_out(table):
    assert said(table) == ["begin", "strike"]
    give(table, (0, "on"))
    assert said(table) == ["begin", "strike", "run", "shout", "rest", "afterwards", "close"]


def test_leaving_a_phase_drops_its_rest_and_everything_within_it(table):
    give(table, (0, "fight"))
    assert said(table) == ["begin", "strike", "run", "afterwards", "close"]


def test_leaving_the_innermost_phase_keeps_the_phases_around_it(table):
    give(table, (0, "flight"))
    assert said(table) == ["begin", "strike", "run", "shout", "rest", "afterwards", "close"]


def test_only_a_phase_on_the_stack_can_be_left(table):
    with pytest.raises(StepError, match="phase dance is not under way"):
        give(table, (0, "dance"))


def test_nested_phases_are_saved(table):
    twin = Table.restore(table.snapshot())
    give(table, (0, "fight"))
    give(twin, (0, "fight"))
    assert said(twin) == said(table)[-len(said(twin)) :] != []
    assert twin.outcome == table.outcome
