"""Effect lists, carried out step by step with choices in between."""

import pytest

import afallon
from tests.grail.driver import divided
from tests.grail.tables import asked, begin, give


def travel_together(table, destination):
    """Let both characters travel as a party led by seat 0."""
    give(table, 0, "travel")
    give(table, 0, destination)
    give(table, 1, "yes")
    give(table, 0, "yes")


def test_a_joint_choice_is_carried_out_and_the_list_continues():
    table = begin()
    travel_together(table, 3)
    assert asked(table) == {0: "choose_effect", 1: "choose_effect"}
    assert list(table.open[1].options.enumerate()) == ["share_bread", "hide"]  # boasting needs reputation
    give(table, 1, "hide")
    give(table, 0, "hide")
    shepherd, smith = table.state.characters
    assert (shepherd.terror, smith.terror) == (0, 0)
    assert (shepherd.resources["food"], smith.resources["food"]) == (1, 0)  # seat 0 leads
    assert (shepherd.resources["experience"], smith.resources["experience"]) == (1, 1)


@pytest.mark.parametrize(("options", "chosen"), [({}, "share_bread"), ({"chronicler": 1}, "hide")])
def test_when_they_disagree_the_decider_decides(options, chosen):
    table = begin(**options)
    travel_together(table, 3)
    give(table, 1, "hide")
    give(table, 0, "share_bread")
    told = [event.data["choice"] for event in table.events_for(None) if event.kind == "chosen"]
    assert told == [chosen]


def test_a_gain_of_the_party_is_shared():
    table = begin()
    travel_together(table, 3)
    give(table, 0, "share_bread")
    give(table, 1, "share_bread")
    assert asked(table) == {0: "share_out", 1: "share_out"}
    for seat in (0, 1):
        give(table, seat, divided(food=(1, 2)))
    assert [character.resources["food"] for character in table.state.characters] == [3, 2]


def test_amounts_use_counters_and_conditions_select_effects():
    table = begin()
    travel_together(table, 4)
    assert table.state.characters[0].resources["wealth"] == 3  # two for each of two members, at most three
    assert table.state.characters[1].resources["wealth"] == 1


def test_a_table_can_be_saved_during_a_choice_within_effects():
    table = begin()
    travel_together(table, 3)
    give(table, 1, "hide")
    twin = afallon.Table.restore(table.snapshot())
    give(table, 0, "hide")
    give(twin, 0, "hide")
    assert twin.state == table.state
    assert twin.open == table.open
