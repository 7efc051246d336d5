"""Menhirs: range, loss without them, and lighting (GR-MENHIR)."""

import pytest

from afallon.grail.rules.map.events import CharactersMoved, DialSet, GuardianPlaced, LocationLaid, MenhirLit
from afallon.grail.rules.map.grid import is_in_range
from afallon.grail.rules.map.guardians import guardians_at
from afallon.grail.rules.quantities import is_in_state
from afallon.grail.rules.telling import tell
from tests.grail.arena import ENEMY
from tests.grail.world import act, cost, everywhere, gain, kinds, next_day, pass_all, travel, value, world

RECORD = {"cost": cost(magic=1), "dial": [8, 7, 6, 5]}

LONG_ROAD = {
    4: {"keys": {"north": 1, "south": 6}},
    6: {"keys": {"north": 4, "south": 7}, "seals": ["menhir"], "menhir": {"dial": [9, 9, 9, 9]}},
    7: {"keys": {"north": 6}},
}
"""The locations south of 1: 4, 6 and 7."""


def road(folder, *, dial=1, seats=1, places=None, **more):
    """Return a game whose starting menhir loses its dial at the first dawn and is removed on day 2."""
    laid = {number: {**place, **(places or {}).get(number, {})} for number, place in LONG_ROAD.items()}
    return world(folder, seats=seats, places={**(places or {}), **laid}, card={"starting_dial": [dial] * 4}, **more)


def lay(play, number, row, column, *, dial=None):
    """Put a location on the map directly."""
    tell(play.table, LocationLaid(number=number, row=row, column=column))
    if dial is not None:
        tell(play.table, MenhirLit(number=number, dial=dial))


def stand(play, *locations):
    for seat, location in enumerate(locations):
        tell(play.table, CharactersMoved(seats=(seat,), location=location))


def rite(folder, *, seats=2, heroes=(), record=None, places=None, **more):
    """Return a game with all characters at the start, whose menhir has this record."""
    return world(
        folder,
        seats=seats,
        heroes=heroes,
        places={1: {"menhir": {**RECORD, **(record or {})}}, **(places or {})},
        **more,
    )


# Range and loss


@pytest.mark.rule("GR-MENHIR-01", "GR-DAWN-07")
def test_a_menhir_protects_its_own_cell_and_the_eight_around(tmp_path):
    play = world(tmp_path)
    cells = [(row, column) for row in range(-2, 3) for column in range(-2, 3) if is_in_range(play.state, (row, column))]
    assert cells == [(row, column) for row in (-1, 0, 1) for column in (-1, 0, 1)]


@pytest.mark.rule("GR-MENHIR-02", "GR-MENHIR-03", "GR-MENHIR-04", "GR-MENHIR-06", "GR-DAWN-06")
def test_a_location_that_no_menhir_protects_is_lost_and_harms_characters_there(tmp_path):
    play = road(tmp_path, seats=2)
    lay(play, 6, 2, 0, dial=9)
    stand(play, 2, 4)
    next_day(play)
    assert sorted(play.state.places) == [4, 6]
    assert sorted(play.state.available) == [1, 2, 3, 5, 7]
    assert everywhere(play) == [4, 4]
    assert (value(play, "health"), value(play, "terror")) == (5, 3)
    assert value(play, "energy") == 5  # lowered by the limiter; no travel was paid
    assert (value(play, "health", 1), value(play, "terror", 1)) == (7, 1)


@pytest.mark.rule("GR-MENHIR-04", "GR-MENHIR-05")
def test_characters_move_to_the_nearest_location_or_the_lowest_number_among_several(tmp_path):
    play = road(tmp_path)
    lay(play, 6, 2, 0, dial=9)
    lay(play, 7, 1, 1)
    stand(play, 3)  # (0, 1): one card from 4 at (1, 0), and one from 7 at (1, 1)
    next_day(play)
    assert everywhere(play) == [4]
    play = road(tmp_path)
    lay(play, 6, 2, 0, dial=9)
    lay(play, 7, 1, 1)
    stand(play, 5)  # (0, -1): one from 4, two from 7
    next_day(play)
    assert everywhere(play) == [4]


@pytest.mark.rule("GR-MENHIR-07")
def test_the_move_from_a_lost_location_is_an_arrival(tmp_path):
    play = road(tmp_path, places={4: {"immediate": [gain("food")]}})
    lay(play, 6, 2, 0, dial=9)
    next_day(play)
    assert (everywhere(play), value(play, "food")) == ([4], 1)


@pytest.mark.rule("GR-MENHIR-08", "GR-MENHIR-09", "GR-MENHIR-35", "GR-TOKEN-04", "GR-DISCARD-06")
def test_everything_on_a_lost_location_leaves_with_it(tmp_path):
    more = {"combat_encounters": [{**ENEMY, "traits": ["guardian"]}], "items": [{"id": "rope"}]}
    play = road(tmp_path, more=more)
    lay(play, 6, 2, 0, dial=9)
    stand(play, 4)
    play.state.encounters.remove("enemy")
    place = play.state.places[2]
    tell(play.table, GuardianPlaced(location=place.number, card="enemy"))
    place.items, place.quest_tokens, place.time_tokens = ["rope"], 1, 3
    play.state.decks["items"].take("rope")
    tell(play.table, DialSet(dial="storm", token="time", value=1, at=2))
    next_day(play)
    assert 2 in play.state.available
    assert play.state.decks["encounters/grey"].bottom == ["enemy"]
    assert play.state.decks["items"].bottom == ["rope"]
    assert "storm" not in play.state.dials
    lay(play, 2, -1, 0)
    assert (play.state.places[2].quest_tokens, guardians_at(play.state, 2)) == (0, ())


@pytest.mark.rule("GR-MENHIR-35", "GR-TOKEN-09")
@pytest.mark.parametrize("at", [2, None])
def test_a_dial_that_is_lost_with_its_location_triggers_nothing(tmp_path, at):
    waiting = {"timing": "on_empty_dial", "dial": "storm", "effects": [gain("food", 1, "owner")]}
    play = road(tmp_path, heroes=[{"flaw": [waiting]}])
    lay(play, 6, 2, 0, dial=9)
    stand(play, 4)
    tell(play.table, DialSet(dial="storm", token="time", value=1, at=at))
    next_day(play)
    assert "storm" not in play.state.dials
    assert value(play, "food") == (0 if at else 1)


@pytest.mark.rule("GR-MENHIR-10", "GR-MENHIR-11", "GR-DAWN-08")
def test_without_any_menhir_the_map_stays_and_everybody_is_harmed_every_dawn(tmp_path):
    play = road(tmp_path, seats=2)
    before = sorted(play.state.places)
    for day in (1, 2):
        next_day(play)
        assert sorted(play.state.places) == before
        assert [value(play, "health", seat) for seat in (0, 1)] == [7 - 2 * day] * 2
        assert [value(play, "terror", seat) for seat in (0, 1)] == [1 + 2 * day] * 2


@pytest.mark.rule("GR-MENHIR-12")
def test_without_any_menhir_nothing_is_revealed(tmp_path):
    play = road(tmp_path, places={2: {"keys": {"south": 1, "east": 8}}, 8: {"keys": {"west": 2}}})
    next_day(play)
    travel(play, 2)
    assert 8 in play.state.available


@pytest.mark.rule("GR-MENHIR-31")
def test_after_a_menhir_is_lit_again_the_next_dawn_discards_unprotected_locations(tmp_path):
    play = road(tmp_path)
    next_day(play)
    tell(play.table, MenhirLit(number=2, dial=5))
    next_day(play)
    assert sorted(play.state.places) == [1, 2, 3, 5]


@pytest.mark.rule("GR-MENHIR-28", "GR-MENHIR-29", "GR-EX-53")
def test_all_discards_come_before_losses_moves_and_joint_arrivals(tmp_path):
    play = road(tmp_path, seats=2, places={4: {"immediate": [gain("food", 1, "party")]}})
    lay(play, 6, 2, 0, dial=9)
    stand(play, 2, 3)  # both are nearest to 4
    pass_all(play)
    play.go_on("share")
    assert set(play.asked) == {0, 1}  # one party
    told = kinds(play, "location_discarded", "track_changed", "characters_moved", "party_arrived")
    told = told[told.index("location_discarded") :]
    assert list(dict.fromkeys(told)) == ["location_discarded", "track_changed", "characters_moved", "party_arrived"]
    assert told.count("location_discarded") == 4
    assert told[:4] == ["location_discarded"] * 4
    assert told[-1] == "party_arrived"
    assert told.count("characters_moved") == 1, "the evacuation is told once, and the arrival does not repeat it"
    assert "track_changed" not in told[told.index("characters_moved") :]
    assert [(value(play, "health", seat), value(play, "terror", seat)) for seat in (0, 1)] == [(5, 3), (5, 3)]
    play.give("share", 1)
    assert [value(play, "food", seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("GR-MENHIR-28", "GR-MENHIR-08", "GR-DISCARD-07")
def test_lost_cards_are_under_their_deck_before_anybody_arrives(tmp_path):
    """Guardians of two lost locations go under their empty deck at the same time; an arriving character draws one."""
    beasts = [{**ENEMY, "id": name, "traits": ["guardian"]} for name in ("bear", "wolf")]
    draw = {"do": "meet", "colour": "grey"}
    play = road(tmp_path, places={4: {"immediate": [draw]}}, more={"combat_encounters": beasts}, draws=["wolf"])
    lay(play, 6, 2, 0, dial=9)
    stand(play, 5)
    for card, location in (("bear", 2), ("wolf", 3)):
        play.state.encounters.remove(card)
        tell(play.table, GuardianPlaced(location=location, card=card))
    pass_all(play)
    play.go_on("play")
    assert [event["card"] for event in play.happened("card_put_at_bottom")] == ["wolf", "bear"]  # in random order
    assert play.state.encounter.card == "wolf"
    told = kinds(play, "location_discarded", "card_put_at_bottom", "party_arrived")
    assert told.index("card_put_at_bottom") < told.index("party_arrived")


@pytest.mark.rule("GR-EX-53", "GR-MENHIR-29")
def test_displaced_characters_meet_a_guardian_together_too(tmp_path):
    more = {"combat_encounters": [{**ENEMY, "traits": ["guardian"]}]}
    play = road(tmp_path, seats=2, more=more, places={4: {"immediate": [gain("food")]}})
    lay(play, 6, 2, 0, dial=9)
    stand(play, 2, 3)
    tell(play.table, GuardianPlaced(location=4, card="enemy"))
    pass_all(play)
    play.go_on("choose_active")
    assert play.state.encounter.participants == [0, 1]
    play.go_on("act", play="retreat")
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("GR-MENHIR-29")
def test_the_players_choose_which_of_two_arrivals_comes_first(tmp_path):
    play = road(tmp_path, seats=2, places={4: {"immediate": [gain("food")]}, 7: {"immediate": [gain("wealth")]}})
    lay(play, 6, 2, 0, dial=9)
    lay(play, 7, 1, 1)
    play.state.places[3].column = 2
    stand(play, 5, 3)  # 5 is nearest to 4, 3 to 7
    pass_all(play)
    play.go_on("next_arrival")
    assert play.options(0) == [4, 7]
    play.give("next_arrival", 7)
    told = [event["resource"] for event in play.happened("resource_changed")]
    assert told == ["wealth", "food"]


@pytest.mark.rule("GR-MENHIR-30")
def test_a_character_that_starts_dying_through_the_loss_is_moved_too(tmp_path):
    play = road(tmp_path, seats=2)
    lay(play, 6, 2, 0, dial=9)
    stand(play, 2, 4)
    play.set(0, health=1, energy=1)
    next_day(play)
    assert is_in_state(play.state, play.state.characters[0], "dying")
    assert everywhere(play) == [4, 4]


# Lighting


@pytest.mark.rule("GR-MENHIR-13", "GR-MENHIR-15", "GR-MENHIR-20", "GR-MENHIR-23", "GR-MENHIR-24", "GR-MENHIR-25")
def test_lighting_a_menhir_again_resets_the_dial(tmp_path):
    play = rite(tmp_path, seats=1, heroes=[{"resources": {"magic": 1}}], record={"effects": [gain("food")]})
    assert play.state.places[1].dial == 7
    act(play, "inspect_menhir")
    assert play.asked == {0: "activate"}
    play.give("activate", "yes", 0)
    assert (play.state.places[1].menhir, play.state.places[1].dial) == (True, 8)
    assert (value(play, "magic"), value(play, "food")) == (0, 1)
    assert sum(place.menhir for place in play.state.places.values()) == 1


@pytest.mark.rule("GR-MENHIR-16", "GR-MENHIR-18", "GR-MENHIR-32")
def test_the_cost_is_per_player_and_characters_present_may_give_any_part(tmp_path):
    heroes = [{"resources": {"magic": 1}}, {"resources": {"magic": 4}}, {}]
    play = rite(tmp_path, seats=3, heroes=heroes)
    act(play, "inspect_menhir")
    play.give("activate", "yes", 0)
    assert play.asked == {0: "contribute"}
    assert play.options(0) == [0, 1]
    play.give("contribute", 0, 0)
    assert play.options(1) == [0, 1, 2, 3]
    play.give("contribute", 3, 1)
    assert play.state.places[1].dial == 6
    assert [value(play, "magic", seat) for seat in range(3)] == [1, 1, 0]
    assert "travel" in play.options(1)  # its turn is not used
    assert play.state.characters[0].acted
    assert not play.state.characters[1].acted


@pytest.mark.rule("GR-MENHIR-18")
def test_each_character_pays_its_own_share_of_reputation(tmp_path):
    heroes = [{"resources": {"reputation": 9}}, {"resources": {"reputation": 1}}]
    play = rite(tmp_path, heroes=heroes, record={"cost": cost(reputation=2)})
    act(play, "inspect_menhir")
    assert set(play.asked.values()) == {"act"}  # seat 1 has too little
    heroes[1] = {"resources": {"reputation": 2}}
    play = rite(tmp_path, heroes=heroes, record={"cost": cost(reputation=2)})
    act(play, "inspect_menhir")
    play.give("activate", "yes", 0)
    assert play.options(0) == [0, 1, 2]
    play.give("contribute", 2, 0)
    play.give("contribute", 2, 1)
    assert [value(play, "reputation", seat) for seat in (0, 1)] == [7, 0]


@pytest.mark.rule("GR-MENHIR-17")
@pytest.mark.parametrize(("everybody", "asked"), [(True, "act"), (False, "activate")])
def test_all_must_be_present_unless_the_menhir_allows_absence(tmp_path, everybody, asked):
    heroes = [{"resources": {"magic": 5}}, {}]
    play = rite(tmp_path, heroes=heroes, record={"everybody_present": everybody})
    travel(play, 2, 1)
    act(play, "inspect_menhir")
    assert play.asked[0] == asked


@pytest.mark.rule("GR-MENHIR-19")
def test_conditions_do_not_grow_with_the_players(tmp_path):
    requires = [{"has": "at_least", "what": "courage", "amount": 2}]
    for courage, asked in ((1, "act"), (2, "activate")):
        heroes = [{"resources": {"magic": 9}}, {"attributes": {"courage": courage}}]  # one of those present is enough
        play = rite(tmp_path, heroes=heroes, record={"requires": requires})
        act(play, "inspect_menhir")
        assert asked in play.asked.values()


@pytest.mark.rule("GR-MENHIR-20", "GR-MENHIR-21", "GR-MENHIR-22", "GR-MENHIR-27")
def test_a_new_menhir_is_active_at_once_and_reveals_where_characters_are(tmp_path):
    places = {
        2: {
            "keys": {"south": 1, "north": 8},
            "seals": ["menhir"],
            "menhir": {"dial": [3, 3, 3, 3], "everybody_present": False},
        },
        8: {"keys": {"south": 2}, "immediate": [gain("food")]},
        3: {"keys": {"west": 1, "north": 9}},
        9: {"keys": {"south": 3}},
    }
    play = world(tmp_path, seats=2, places=places)
    travel(play, 2)
    play.state.places[1].dial = None
    stand(play, 2, 3)
    assert {8, 9} & set(play.state.places) == set()
    play.give("act", "pass", 1)
    act(play, "inspect_menhir")
    play.give("activate", "yes", 0)
    assert {8, 9} <= set(play.state.places)  # around 2 and around 3
    assert [place.number for place in play.state.places.values() if place.menhir] == [1, 2]
    assert (play.state.places[1].dial, play.state.places[2].dial) == (None, 3)
    assert value(play, "food") == 0
    assert len(play.happened("party_arrived")) == 1  # the travel


@pytest.mark.rule("GR-MENHIR-26")
def test_a_menhir_without_dial_can_be_lit_before_the_next_dawn(tmp_path):
    play = rite(tmp_path, seats=1, heroes=[{"resources": {"magic": 1}}], card={"starting_dial": [1, 1, 1, 1]})
    assert (play.state.places[1].menhir, play.state.places[1].dial) == (True, None)
    act(play, "inspect_menhir")
    play.give("activate", "yes", 0)
    assert play.state.places[1].dial == 8


@pytest.mark.rule("GR-MENHIR-33")
def test_characters_that_have_passed_give_resources_but_no_energy(tmp_path):
    heroes = [{"resources": {"magic": 1}}, {"resources": {"magic": 1}}]
    for what, asked in (("magic", "activate"), ("energy", "act")):
        play = rite(tmp_path, heroes=heroes, record={"cost": cost(**{what: 1 if what == "magic" else 4})})
        play.give("act", "pass", 1)
        act(play, "inspect_menhir")
        assert play.asked[0] == asked
    play = rite(tmp_path, heroes=heroes)
    play.give("act", "pass", 1)
    act(play, "inspect_menhir")
    play.give("activate", "yes", 0)
    play.give("contribute", 1, 0)
    play.give("contribute", 1, 1)
    assert play.state.places[1].dial == 7


@pytest.mark.rule("GR-MENHIR-34")
def test_nothing_is_paid_unless_the_cost_is_covered(tmp_path):
    heroes = [{"resources": {"magic": 1}}, {"resources": {"magic": 1}}]
    play = rite(tmp_path, heroes=heroes)
    act(play, "inspect_menhir")
    play.give("activate", "yes", 0)
    play.give("contribute", 1, 0)
    play.give("contribute", 0, 1)
    assert play.happened("menhir_refused") == [{"location": 1}]
    assert [value(play, "magic", seat) for seat in (0, 1)] == [1, 1]
    assert play.state.places[1].dial == 6
