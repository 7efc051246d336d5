"""Phases within phases: entered, run out, broken off."""

import pytest

from afallon.kernel import ALL, Module, OneOf, Outcome, Program, Step, StepError, Table, all_of
from tests.kernel.tiny import Tiny, deal, give

PHASES = {"opening": ("begin", "close"), "fight": ("strike", "rest"), "flight": ("run",)}


class Say(Step):
    """Tells its name, and does something."""

    def __init__(self, name, act=lambda table: None):
        self.name = name
        self.act = act

    def resolve(self, table, answers):
        table.emit("said", to=ALL, what=self.name)
        self.act(table)


class Run(Step):
    """Asks seat 0 how far to go back."""

    name = "run"

    def ask(self, table):
        return all_of("run", {0: OneOf(("on", "flight", "fight", "opening", "dance"))}, rule="TINY-9")

    def resolve(self, table, answers):
        table.emit("said", to=ALL, what="run")
        if answers[0] != "on":
            table.leave(answers[0])


def begin(table):
    table.push("afterwards")
    table.enter("fight")


MODULE = Module(
    name="nested",
    moments={
        "begin": (Say("begin", begin),),
        "close": (Say("close", lambda table: table.end(Outcome(None, "over", ()))),),
        "strike": (Say("strike", lambda table: (table.push("shout"), table.enter("flight"))),),
        "rest": (Say("rest"),),
        "run": (Run(),),
    },
    steps=(Say("shout"), Say("afterwards")),
)


@pytest.fixture
def table(monkeypatch):
    monkeypatch.setattr(Tiny, "compile", lambda self, setup: Program(PHASES, [MODULE]))
    return deal()


def said(table):
    return [event.data["what"] for event in table.events_for(None) if event.kind == "said"]


def test_a_phase_that_was_entered_leads_back_when_it_runs_out(table):
    assert said(table) == ["begin", "strike"]
    give(table, (0, "on"))
    assert said(table) == ["begin", "strike", "run", "shout", "rest", "afterwards", "close"]


def test_leaving_a_phase_drops_its_rest_and_all_within_it(table):
    give(table, (0, "fight"))
    assert said(table) == ["begin", "strike", "run", "afterwards", "close"]


def test_leaving_the_innermost_phase_drops_nothing_around_it(table):
    give(table, (0, "flight"))
    assert said(table) == ["begin", "strike", "run", "shout", "rest", "afterwards", "close"]


def test_a_phase_that_is_not_under_way_cannot_be_left(table):
    with pytest.raises(StepError, match="phase dance is not under way"):
        give(table, (0, "dance"))


def test_nested_phases_are_saved(table):
    twin = Table.restore(table.snapshot())
    give(table, (0, "fight"))
    give(twin, (0, "fight"))
    assert said(twin) == said(table)[-len(said(twin)) :] != []
    assert twin.outcome == table.outcome
