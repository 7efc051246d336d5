"""Effect lists run as steps, with choices in their midst."""

import pytest

import afallon
from tests.grail.driver import divided
from tests.grail.tables import asked, begin, give


def travel_together(table, destination):
    """Both characters go there as a party, led by seat 0."""
    give(table, 0, "travel")
    give(table, 0, destination)
    give(table, 1, "yes")
    give(table, 0, "yes")


def test_what_all_choose_is_done_and_then_the_list_goes_on():
    table = begin()
    travel_together(table, 3)
    assert asked(table) == {0: "choose_effect", 1: "choose_effect"}
    assert list(table.open[1].options.enumerate()) == ["share_bread", "hide"]  # nobody has the name to boast
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


def test_what_is_given_once_is_shared():
    table = begin()
    travel_together(table, 3)
    give(table, 0, "share_bread")
    give(table, 1, "share_bread")
    assert asked(table) == {0: "share_out", 1: "share_out"}
    for seat in (0, 1):
        give(table, seat, divided(food=(1, 2)))
    assert [character.resources["food"] for character in table.state.characters] == [3, 2]


def test_amounts_count_and_conditions_decide():
    table = begin()
    travel_together(table, 4)
    assert table.state.characters[0].resources["wealth"] == 3  # twice two members, at most three
    assert table.state.characters[1].resources["wealth"] == 1


def test_a_choice_in_mid_effect_is_saved():
    table = begin()
    travel_together(table, 3)
    give(table, 1, "hide")
    twin = afallon.Table.restore(table.snapshot())
    give(table, 0, "hide")
    give(twin, 0, "hide")
    assert twin.state == table.state
    assert twin.open == table.open
