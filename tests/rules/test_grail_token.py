"""Tokens and dials (GR-TOKEN)."""

import pytest

from afallon.grail.rules.map.events import CharactersMoved
from afallon.grail.rules.telling import tell
from tests.grail.arena import ability, card, fight
from tests.grail.world import gain, next_day, travel, value, world


def set_dial(dial, token, amount, **more):
    return {"do": "set_dial", "dial": dial, "token": token, "value": amount, **more}


def dials(play):
    return {name: (dial.token, dial.value) for name, dial in play.state.dials.items()}


@pytest.mark.rule("GR-TOKEN-01", "GR-TOKEN-02", "GR-TOKEN-03", "GR-TOKEN-06", "GR-TOKEN-11")
def test_a_token_lies_on_a_location_or_marks_a_dial(tmp_path):
    setting = [
        {"do": "change_tokens", "token": "time", "amount": 2},
        {"do": "change_tokens", "token": "quest", "amount": 1, "location": 3},
        set_dial("storm", "time", 3, here=True),
        set_dial("hunt", "quest", 2),
        set_dial("crew", "quest", {"per": "players", "times": 4}),
    ]
    play = world(tmp_path, places={2: {"immediate": setting}})
    travel(play, 2)
    assert (play.state.places[2].time_tokens, play.state.places[3].quest_tokens) == (2, 1)
    assert dials(play) == {"storm": ("time", 3), "hunt": ("quest", 2), "crew": ("quest", 4)}
    next_day(play)
    assert dials(play) == {"storm": ("time", 2), "hunt": ("quest", 2), "crew": ("quest", 4)}
    assert play.state.places[2].time_tokens == 1  # the token on the storm's dial does not count
    next_day(play)
    next_day(play)
    assert "storm" not in dials(play)
    assert play.state.places[2].time_tokens == 0


@pytest.mark.rule("GR-TOKEN-04")
def test_quest_tokens_are_removed_by_effects_only(tmp_path):
    places = {2: {"immediate": [{"do": "change_tokens", "token": "quest", "amount": -2, "location": 3}]}}
    play = world(tmp_path, places=places)
    play.state.places[3].quest_tokens = 3
    next_day(play)
    assert play.state.places[3].quest_tokens == 3
    travel(play, 2)
    assert play.state.places[3].quest_tokens == 1


@pytest.mark.rule("GR-TOKEN-05")
def test_a_menhir_dial_counts_down_once_a_dawn_and_is_no_time_dial(tmp_path):
    play = world(tmp_path)
    assert play.state.dials == {}
    next_day(play)
    assert play.state.places[1].dial == 6


@pytest.mark.rule("GR-TOKEN-06")
def test_dials_can_be_turned_and_read(tmp_path):
    seen = {"do": "when", "requires": [{"has": "dial", "dial": "hunt", "at_least": 3}], "then": [gain("food")]}
    turn = {"do": "change_dial", "dial": "hunt", "amount": 1}
    play = world(tmp_path, places={2: {"immediate": [turn, seen]}, 4: {"immediate": [set_dial("hunt", "quest", 1)]}})
    for to, shows, food in ((2, None, 0), (4, 1, 0), (2, 2, 0), (2, 3, 1)):
        next_day(play)
        tell(play.table, CharactersMoved(seats=(0,), location=1))
        travel(play, to)
        assert (dials(play).get("hunt", (0, None))[1], value(play, "food")) == (shows, food)


@pytest.mark.rule("GR-TOKEN-08")
def test_dawn_does_not_change_the_tokens_of_an_encounter(tmp_path):
    """No encounter lasts over a dawn; during an encounter only its own rules change its tokens."""
    waiting = card(
        "waiting", [None, None, {}], [None, None, "free"], ability("delayed", gain("food", 1, "active"), tokens=3)
    )
    play = fight(tmp_path, cards=[waiting], decks=[["waiting"]])
    play.give("play", "waiting")
    assert play.state.encounter.sequence[0].tokens == 3
    play.table.program.steps["time_dials"].resolve(play.table, {})
    assert play.state.encounter.sequence[0].tokens == 3


WAITING = {"timing": "on_empty_dial", "effects": [gain("food", 1, "owner")]}


@pytest.mark.rule("GR-TOKEN-09")
def test_an_ability_may_trigger_when_a_time_dial_runs_out(tmp_path):
    hero = {"flaw": [{**WAITING, "dial": "storm"}]}
    places = {2: {"immediate": [set_dial("storm", "time", 2), set_dial("other", "time", 1)]}}
    play = world(tmp_path, heroes=[hero], places=places)
    travel(play, 2)
    next_day(play)
    assert value(play, "food") == 0  # another dial does not trigger it
    next_day(play)
    assert value(play, "food") == 1


@pytest.mark.rule("GR-TOKEN-09")
def test_an_ability_may_trigger_when_a_location_loses_its_last_time_token(tmp_path):
    play = world(tmp_path, heroes=[{"flaw": [WAITING]}])
    play.state.places[3].time_tokens = 2
    next_day(play)
    assert value(play, "food") == 0
    next_day(play)
    assert value(play, "food") == 1


@pytest.mark.rule("GR-TOKEN-10")
def test_only_locations_lose_loose_time_tokens(tmp_path):
    """Nothing else has loose time tokens between encounters: a dawn changes locations and dials only."""
    play = world(tmp_path)
    play.state.places[3].time_tokens = 1
    next_day(play)
    told = [event for event in play.table.all_events() if event.kind in ("tokens_changed", "dial_set", "dial_removed")]
    assert [event.data for event in told] == [{"location": 3, "token": "time", "amount": 0}]
