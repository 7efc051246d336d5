"""Random play in a world with verbs on the world at every location, and abilities at every timing."""

from random import Random

import pytest

import afallon
from afallon.players.grail import wander
from tests.grail.arena import ENEMY, ability
from tests.grail.invariants import check
from tests.grail.world import gain, lose, world

HIGH = [{"has": "at_least", "what": "terror", "amount": 5, "who": "owner"}]
MOMENTS = (
    *("dawn", "start_of_round", "before_action", "after_action", "on_travel", "on_explore", "on_arrival", "dusk"),
    *("start_of_encounter", "start_of_encounter_round", "start_of_activation", "on_win", "on_loss", "end_of_encounter"),
)
LOOK = {"do": "look_at_deck", "amount": 2, "order": True, "who": "party"}
TAKE_BACK = {"do": "take_discarded", "who": "owner"}
RESTLESS = {
    "attributes": {"aggression": 2},
    "starting_combat": ["hit", "filler"] * 7 + ["hit"],
    "resources": {"food": 3, "magic": 3},
    "flaw": [
        *(ability(moment, gain("terror", who="owner"), requires=[{"has": "not", "of": HIGH}]) for moment in MOMENTS),
        *(ability(moment, lose("terror", 4, who="owner"), requires=HIGH) for moment in MOMENTS),
        ability("on_travel", {"do": "toss", "skull": [{"do": "move", "to": "any_connected", "who": "owner"}]}),
        ability("on_arrival", {"do": "toss", "skull": [{"do": "meet", "colour": "grey", "who": "owner"}]}),
        ability("start_of_activation", {"do": "discard_cards", "amount": 2, "who": "owner"}, TAKE_BACK),
        ability("start_of_encounter_round", LOOK | {"deck": "own", "who": "owner"}),
        ability("before_action", gain("food", who="owner"), optional=True, cost=[{"what": "magic", "amount": 1}]),
        ability("always", {"do": "modify", "what": "courage", "amount": 1, "who": "owner"}),
        ability("always", {"do": "modify", "what": "damage_taken", "amount": -1, "who": "owner"}),
    ],
}  # fmt: skip
GUARD = {**ENEMY, "id": "guard", "traits": ["guardian"], "copies": 2}


def restless(folder, seats):
    places = {
        1: {"immediate": [{"do": "change_menhir", "amount": 1}, {"do": "remove_guardian", "guardian": "guard"}],
            "explore": "a", "verses": [{"id": "a", "complete": True, "effects": [
                {"do": "meet", "colour": "grey", "who": "each"}, LOOK | {"deck": "events"}]}]},
        2: {"immediate": [{"do": "place_guardian", "guardian": "guard"}, {"do": "discard_location", "number": 4}]},
        3: {"immediate": [{"do": "move_guardian", "guardian": "guard"}, {"do": "add_random_events"},
                          {"do": "meet", "encounter": "enemy", "who": "here"}]},
        4: {"immediate": [LOOK | {"deck": "items"}, {"do": "toss", "skull": [{"do": "end_day"}]},
                          {"do": "remove_event", "event": "bells"}, {"do": "add_event", "event": "bells"}]},
        5: {"immediate": [{"do": "discard_location"}, {"do": "remove_encounter", "encounter": "enemy"},
                          {"do": "add_encounter", "encounter": "enemy", "place": "top"}, LOOK | {"deck": "grey"}]},
    }  # fmt: skip
    bells = [
        ability(moment, gain("wealth", who="party")) for moment in ("start_of_round", "before_action", "on_arrival")
    ]
    more = {
        "combat_encounters": [ENEMY, GUARD, {**ENEMY, "id": "third", "copies": 6}],
        "items": [{"id": "dice", "copies": 3}, {"id": "axe"}],
        "random_events": [{"id": "rain", "copies": 2}, {"id": "wind"}],
        "story_events": [{"id": "bells", "chapter": 1, "part": 1, "abilities": bells}],
        "chapters": [{"number": 1, "events": [{"part": 1}],
                      "add": [{"colour": "grey", "level": 1, "cards": [8, 8, 8, 8]}]}],
    }  # fmt: skip
    return world(folder, seats=seats, heroes=[RESTLESS] * seats, places=places, more=more)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_invariants_hold_under_all_verbs_on_the_world(tmp_path, seats):
    """The invariants hold, readers know the state, and the record and a snapshot restore the same state."""
    folder = restless(tmp_path, seats).table.setup.folder
    table, rng = afallon.new("grail", seats=seats, seed=seats, pack=folder), Random(seats)
    asked = set()
    for _ in range(900):
        check(table)
        _, decision = rng.choice(sorted(table.open.items()))
        asked.add(decision.kind)
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
    assert {"order_cards", "use_ability", "take_back"} <= asked
    told = {event.kind for event in table.all_events()}
    assert {"deck_seen", "guardian_placed", "guardian_moved", "location_discarded"} <= told
    assert table.view(0).state == table.state
    assert afallon.Table.restore(table.snapshot()).state == table.state
    assert afallon.Table.replay(table.record()).state == table.state
