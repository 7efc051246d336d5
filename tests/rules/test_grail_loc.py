"""Locations: the grid, connections, arrival, special movement, changed versions (GR-LOC)."""

import pytest

import afallon
from afallon.grail.content import load_pack
from afallon.grail.content.pack_check import check_pack
from afallon.grail.rules.map.events import GuardianPlaced
from afallon.grail.rules.map.grid import connected, is_in_range
from afallon.grail.rules.map.guardians import guardians_at
from afallon.grail.rules.telling import tell
from tests.grail.arena import ENEMY
from tests.grail.world import ENEMIES, MEET, everywhere, gain, kinds, next_day, travel, value, world


def move(to, who="each"):
    return {"do": "move", "to": to, "who": who}


def grid(play):
    """Return the cell of each location on the map."""
    return {place.number: (place.row, place.column) for place in play.state.places.values()}


def guarded(folder, *, seats=2, immediate=(), **more):
    """Place a guardian at location 2."""
    beast = {**ENEMY, "id": "beast", "traits": ["guardian"], "price": 1}
    heroes = [{"starting_combat": ["hit"] * 15}] * seats
    places = {2: {"immediate": list(immediate)}}
    play = world(folder, seats=seats, heroes=heroes, places=places, more={"combat_encounters": [beast]}, **more)
    tell(play.table, GuardianPlaced(location=2, card="beast"))
    return play


# Parts of a location


@pytest.mark.rule("GR-LOC-01", "GR-LOC-02", "GR-LOC-10", "GR-LOC-11")
def test_the_parts_of_a_location(tmp_path):
    place = {
        "seals": ["dreams", "hostile"],
        "keys": {"south": 1},
        "action": {"effects": [gain("food")]},
        "immediate": [gain("terror")],
        "explore": "gate",
        "dream": "gate",
        "nightmare": "gate",
        "verses": [{"id": "gate", "complete": True}],
    }
    world(tmp_path, places={2: place})
    location = load_pack(tmp_path).locations[2]
    assert (location.number, location.original, location.seals) == (2, None, ("dreams", "hostile"))
    assert (location.keys.south, location.keys.north) == (1, None)
    assert location.action is not None  # one at most, since the card has one field for it
    assert location.immediate
    assert "2:gate" in load_pack(tmp_path).verses  # its section of the journal has its number


def mistakes(folder, **places):
    """Return the problems that the check of a whole pack finds."""
    world(folder, places={int(number.strip("_")): place for number, place in places.items()})
    return {problem.code for problem in check_pack(folder)[1] if problem.code in MISTAKES}


MISTAKES = {"too_many_seals", "hostile_and_friendly", "one_sided_key"}


@pytest.mark.rule("GR-LOC-04", "GR-LOC-05")
def test_a_location_has_up_to_three_seals_and_is_friendly_or_hostile(tmp_path):
    dreams = {"dream": "night", "verses": [{"id": "night", "complete": True}]}
    assert mistakes(tmp_path, _2={"seals": ["menhir", "dreams", "hostile"], **dreams}) == set()
    assert mistakes(tmp_path, _2={"seals": ["friendly", "hostile"]}) == {"hostile_and_friendly"}
    four = ["menhir", "dreams", "friendly", "hostile"]
    assert mistakes(tmp_path, _2={"seals": four, **dreams}) == {"too_many_seals", "hostile_and_friendly"}
    with pytest.raises(afallon.SetupError):
        world(tmp_path, places={2: {"seals": ["lucky"]}})


@pytest.mark.rule("GR-LOC-16")
def test_a_key_without_a_matching_key_is_a_mistake(tmp_path):
    assert mistakes(tmp_path, _2={"keys": {"south": 1}}) == set()
    assert mistakes(tmp_path, _2={"keys": {}}) == {"one_sided_key"}
    play = world(tmp_path, places={2: {"keys": {}}})
    assert connected(play.table.setup.pack, play.state, 1) == (3, 4, 5)  # and no connection in play


@pytest.mark.rule("GR-LOC-07")
def test_characters_at_a_location_with_the_dreams_seal_dream(tmp_path):
    verse = {"id": "night", "effects": [gain("magic")], "complete": True}
    play = world(tmp_path, seats=2, places={2: {"seals": ["dreams"], "dream": "night", "verses": [verse]}})
    travel(play, 2)
    next_day(play)
    assert [value(play, "magic", seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("GR-LOC-12", "GR-LOC-13", "GR-LOC-14")
def test_locations_are_on_a_square_grid_with_north_at_the_top(tmp_path):
    play = world(tmp_path, places={2: {"keys": {"south": 1, "east": 6}}, 6: {"keys": {"west": 2}}})
    assert grid(play) == {1: (0, 0), 2: (-1, 0), 3: (0, 1), 4: (1, 0), 5: (0, -1)}
    travel(play, 2)
    assert grid(play)[6] == (-1, 1)  # diagonal to 1, so it is adjacent and in range
    assert is_in_range(play.state, (-1, 1))
    assert not is_in_range(play.state, (-2, 0))
    cells = list(grid(play).values())
    assert len(cells) == len(set(cells))


@pytest.mark.rule("GR-LOC-15", "GR-LOC-17")
def test_connected_locations_have_matching_keys_on_their_shared_side(tmp_path):
    places = {
        2: {"keys": {"south": 1, "east": 6}},
        3: {"keys": {"west": 1}},
        6: {"keys": {"west": 2}},  # above 3, with no key between them
    }
    play = world(tmp_path, places=places)
    travel(play, 2)
    pack = play.table.setup.pack
    assert connected(pack, play.state, 2) == (6, 1)
    assert connected(pack, play.state, 6) == (2,)
    assert connected(pack, play.state, 3) == (1,)


@pytest.mark.rule("GR-LOC-06", "GR-MENHIR-14")
def test_no_menhir_is_lit_without_the_seal(tmp_path):
    light = {2: {"immediate": [{"do": "light_menhir", "dial": 3}]}}
    play = world(tmp_path, places=light)
    travel(play, 2)
    assert not play.state.places[2].menhir
    assert "inspect_menhir" not in play.options(0)
    play = world(tmp_path, places={2: {**light[2], "seals": ["menhir"], "menhir": {"dial": [4, 4, 4, 4]}}})
    travel(play, 2)
    assert play.state.places[2].dial == 3
    assert "inspect_menhir" in play.options(0)


@pytest.mark.rule("GR-LOC-08", "GR-EX-40", "GR-DAY-30")
def test_entering_a_hostile_settlement_starts_its_encounter(tmp_path):
    recipe = {"colour": "grey", "level": 1, "cards": [1, 1, 1, 1]}
    more = {**ENEMIES, "chapters": [{"number": 1, "add": [recipe]}]}
    rule = [{"do": "meet", "colour": "grey"}]
    play = world(tmp_path, seats=2, places={2: {"seals": ["hostile"], "immediate": rule}}, more=more)
    travel(play, 2)
    assert play.state.encounter.card == "enemy"
    assert 1 not in play.asked  # nobody else acts before it is over
    play.go_on("act", play="retreat")
    assert play.state.encounter is None


@pytest.mark.rule("GR-LOC-09")
def test_a_friendly_settlement_does_nothing_by_itself(tmp_path):
    play = world(tmp_path, places={2: {"seals": ["friendly"]}})
    travel(play, 2)
    assert kinds(play)[-1] == "asked"
    assert play.asked == {0: "act"}
    assert not play.happened("encounter_began", "resource_changed")


# Laying the map


@pytest.mark.rule("GR-LOC-18", "GR-LOC-25", "GR-LOC-26", "GR-DAY-29")
def test_arrival_reveals_then_meets_guardians_then_runs_the_immediate_rule(tmp_path):
    play = guarded(tmp_path, seats=1, immediate=[gain("food")])
    travel(play, 2)
    assert play.state.encounter.card == "beast"
    assert value(play, "food") == 0
    play.go_on("act", play="hit")
    told = kinds(play, "party_arrived", "guardian_met", "encounter_began", "encounter_cleared", "arrival_ended")
    assert told == ["party_arrived", "guardian_met", "encounter_began", "encounter_cleared", "arrival_ended"]
    assert value(play, "food") == 1


@pytest.mark.rule("GR-LOC-18", "GR-LOC-19")
def test_the_reveal_comes_before_the_rule(tmp_path):
    places = {2: {"keys": {"south": 1, "east": 6}, "immediate": [gain("food")]}, 6: {"keys": {"west": 2}}}
    play = world(tmp_path, places=places)
    travel(play, 2)
    assert kinds(play, "party_arrived", "location_laid", "resource_changed")[-3:] == [
        "party_arrived",
        "location_laid",
        "resource_changed",
    ]


@pytest.mark.rule("GR-LOC-19", "GR-LOC-20", "GR-EX-41")
def test_only_locations_in_range_are_laid(tmp_path):
    keys = {"south": 1, "east": 6, "west": 7, "north": 8}
    places = {2: {"keys": keys}, 6: {"keys": {"west": 2}}, 7: {"keys": {"east": 2}}, 8: {"keys": {"south": 2}}}
    play = world(tmp_path, places=places)
    travel(play, 2)
    assert sorted(play.state.places) == [1, 2, 3, 4, 5, 6, 7]
    assert play.state.available == [8]


@pytest.mark.rule("GR-LOC-21")
def test_an_occupied_cell_reveals_nothing(tmp_path):
    places = {
        2: {"keys": {"south": 1, "east": 6}},
        6: {"keys": {"west": 2}},
        3: {"keys": {"west": 1, "north": 7}},
        7: {"keys": {"south": 3}},
    }
    play = world(tmp_path, places=places)
    travel(play, 2)
    travel(play, 1)
    travel(play, 3)  # the cell of 7 is occupied by 6
    assert grid(play)[6] == (-1, 1)
    assert 7 in play.state.available


@pytest.mark.rule("GR-LOC-03", "GR-LOC-22", "GR-LOC-23", "GR-EX-37")
def test_a_changed_version_is_laid_by_its_original_number_and_connects_by_it(tmp_path):
    places = {
        1: {"keys": {"north": 2, "east": 190, "south": 4, "west": 5}, "immediate": []},
        190: {"keys": {"west": 1}},
        195: {"original": 190, "keys": {"west": 1}},
        4: {"keys": {"north": 1}, "immediate": [{"do": "replace_location", "number": 190, "by": 195}]},
    }
    play = world(tmp_path, places=places, without=[3])
    assert 190 in play.state.places
    travel(play, 4)
    assert 195 in play.state.places
    assert 190 not in play.state.places
    travel(play, 1)
    travel(play, 195)
    assert everywhere(play) == [195]


@pytest.mark.rule("GR-LOC-22", "GR-EX-37")
def test_the_old_card_is_out_of_the_game_when_its_new_version_is_laid(tmp_path):
    places = {
        2: {"keys": {"south": 1, "east": 190}, "immediate": []},
        190: {"keys": {"west": 2}},
        195: {"original": 190, "keys": {"west": 2}},
        5: {"keys": {"east": 1}, "immediate": [{"do": "replace_location", "number": 190, "by": 195}]},
    }
    play = world(tmp_path, places=places)
    travel(play, 5)
    assert (190 in play.state.available, 195 in play.state.available) == (False, True)
    travel(play, 1)
    travel(play, 2)
    assert grid(play)[195] == (-1, 1)


@pytest.mark.rule("GR-LOC-24")
def test_unavailable_locations_are_not_laid(tmp_path):
    places = {2: {"keys": {"south": 1, "east": 3}}}
    play = world(tmp_path, places=places)
    travel(play, 2)  # 3 is on the map already
    assert sorted(play.state.places) == [1, 2, 3, 4, 5]


# Immediate rules


@pytest.mark.rule("GR-LOC-27", "GR-LOC-29", "GR-LOC-30")
def test_special_movement_is_free_and_a_complete_arrival(tmp_path):
    places = {
        4: {"immediate": [move(2), gain("wealth")]},
        2: {"keys": {"south": 1, "east": 6}, "immediate": [gain("food")]},
        6: {"keys": {"west": 2}},
    }
    play = world(tmp_path, places=places)
    travel(play, 4)
    assert everywhere(play) == [2]
    assert value(play, "energy") == 5  # only the travel costs energy
    assert 6 in play.state.places
    assert (value(play, "food"), value(play, "wealth")) == (1, 1)


@pytest.mark.rule("GR-LOC-28", "GR-LOC-38")
def test_the_rule_concerns_all_after_a_guardian_that_was_not_beaten(tmp_path):
    play = guarded(tmp_path, immediate=[gain("food")])
    travel(play, 2, 0, 1)
    play.go_on("choose_active")
    play.give("choose_active", 0)
    play.give("play", "retreat", 0)
    play.go_on("act", play="retreat")
    assert play.happened("encounter_ended")[-1]["ended"] == "not_won"
    assert guardians_at(play.state, 2) == ("beast",)
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("GR-LOC-38", "GR-DAY-32")
def test_a_member_who_left_the_guardian_early_takes_part_in_the_rule(tmp_path):
    play = guarded(tmp_path, immediate=[gain("food")])
    travel(play, 2, 0, 1)
    assert play.state.encounter.participants == [0, 1]  # they meet the guardian together
    play.go_on("choose_active")
    play.give("choose_active", 0)
    play.give("play", "retreat", 0)
    play.go_on("act", play="hit")
    assert play.happened("encounter_ended")[-1]["ended"] == "won"
    assert guardians_at(play.state, 2) == ()
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]


# Movement by effects


@pytest.mark.rule("GR-LOC-31")
@pytest.mark.parametrize(("to", "there"), [("lowest", 2), ("highest", 105)])
def test_lowest_and_highest_compare_the_numbers_on_the_map(tmp_path, to, there):
    places = {105: {"original": 1, "keys": {"north": 2, "east": 3, "south": 4, "west": 5}}}
    replace = {"do": "replace_location", "number": 1, "by": 105}
    play = world(tmp_path, places={**places, 4: {"immediate": [replace, move(to)]}})
    travel(play, 4)
    assert everywhere(play) == [there]


@pytest.mark.rule("GR-LOC-29")
def test_a_party_chooses_among_connected_locations(tmp_path):
    play = world(tmp_path, seats=2, places={2: {"immediate": [move(1), move("any_connected")]}})
    travel(play, 2, 0, 1)
    assert play.asked == {0: "choose_location", 1: "choose_location"}
    assert play.options(0) == [2, 3, 4, 5]
    play.give("choose_location", 5)
    assert everywhere(play) == [5, 5]


@pytest.mark.rule("GR-LOC-36")
def test_an_arrival_within_an_effect_comes_before_the_rest_of_the_effect(tmp_path):
    places = {4: {"immediate": [gain("food"), move(2), gain("food", 2)]}, 2: {"immediate": [gain("wealth")]}}
    play = world(tmp_path, places=places)
    travel(play, 4)
    told = [(event["resource"], event["value"]) for event in play.happened("resource_changed")]
    assert told == [("food", 1), ("wealth", 1), ("food", 3)]


@pytest.mark.rule("GR-LOC-36")
def test_an_overtaken_arrival_drops_its_remaining_steps(tmp_path):
    """A guardian's reward moves them elsewhere, so the rule of the first location is never read."""
    beast = {**ENEMY, "id": "beast", "traits": ["guardian"], "price": 1, "reward": [move(3)], "loot": []}
    places = {2: {"immediate": [gain("food")]}, 3: {"immediate": [gain("wealth")]}}
    heroes = [{"starting_combat": ["hit"] * 15}]
    play = world(tmp_path, places=places, heroes=heroes, more={"combat_encounters": [beast]})
    tell(play.table, GuardianPlaced(location=2, card="beast"))
    travel(play, 2)
    play.go_on("act", play="hit")
    assert everywhere(play) == [3]
    assert (value(play, "food"), value(play, "wealth")) == (0, 1)
    assert play.state.parties == []


@pytest.mark.rule("GR-LOC-37")
def test_a_move_caused_by_an_encounter_waits_for_its_end(tmp_path):
    enemy = {**ENEMY, "attacks": [{"least": 0, "most": 8, "effects": [move(3, "active"), gain("terror", 1, "active")]}]}
    places = {2: {"immediate": [MEET]}, 3: {"immediate": [gain("wealth")]}}
    play = world(tmp_path, places=places, more={"combat_encounters": [enemy]})
    travel(play, 2)
    play.go_on("play")
    play.give("play", "filler")
    play.go_on("play")
    play.give("play", "stop")
    play.go_on("play")
    assert (value(play, "terror"), everywhere(play)) == (2, [2])  # the rest of the attack was carried out
    play.give("play", "retreat")
    play.go_on("act")
    assert (everywhere(play), value(play, "wealth")) == ([3], 1)


@pytest.mark.rule("GR-LOC-39", "GR-DAY-33", "GR-DAY-56")
def test_characters_present_may_join_any_arrival(tmp_path):
    places = {4: {"immediate": [move(2)]}, 2: {"immediate": [gain("food")]}}
    play = world(tmp_path, seats=2, places=places)
    travel(play, 2, 1)
    travel(play, 4)  # and is moved to 2
    assert play.asked == {1: "join_arrival"}
    play.give("join_arrival", "yes", 1)
    assert play.asked == {0: "accept_arrival"}
    play.give("accept_arrival", "yes", 0)
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("GR-LOC-40")
def test_characters_moved_by_one_effect_arrive_together(tmp_path):
    shared = gain("food", 1, "party")
    play = world(tmp_path, seats=3, places={4: {"immediate": [move(2)]}, 2: {"immediate": [shared]}})
    travel(play, 4, 0, 2)
    assert play.asked == {0: "share", 2: "share"}
    play.give("share", 2)
    assert everywhere(play) == [2, 1, 2]
    assert [value(play, "food", seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("GR-LOC-40", "GR-LOC-36")
def test_a_member_moved_alone_arrives_alone_and_the_others_continue(tmp_path):
    places = {4: {"immediate": [move(2, "active"), gain("magic")]}, 2: {"immediate": [gain("food")]}}
    play = world(tmp_path, seats=2, places=places)
    travel(play, 4, 0, 1)
    assert everywhere(play) == [2, 4]
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 0]
    assert [value(play, "magic", seat) for seat in (0, 1)] == [1, 1]


# Changed versions


@pytest.mark.rule("GR-LOC-32", "GR-LOC-33", "GR-LOC-34", "GR-LOC-35")
def test_a_replaced_location_keeps_everything_on_it_and_is_no_arrival(tmp_path):
    setting = [
        {"do": "light_menhir", "dial": 4},
        {"do": "change_tokens", "token": "time", "amount": 2},
        {"do": "change_tokens", "token": "quest", "amount": 1},
        {"do": "set_dial", "dial": "storm", "token": "quest", "value": 3, "here": True},
        {"do": "replace_location", "by": 22},
    ]
    places = {
        2: {"seals": ["menhir"], "keys": {"south": 1}, "immediate": setting},
        22: {"original": 2, "keys": {"south": 1, "north": 8}, "immediate": [gain("food")]},
        8: {"keys": {"south": 2}},
    }
    play = world(tmp_path, seats=2, places=places)
    travel(play, 2)
    place = play.state.places[22]
    assert (place.menhir, place.dial, place.time_tokens, place.quest_tokens) == (True, 4, 2, 1)
    assert play.state.dials["storm"].at == 22
    assert everywhere(play) == [22, 1]
    assert value(play, "food") == 0
    assert 8 in play.state.available  # its new keys wait for the next arrival
    assert 2 not in play.state.available
    assert 2 not in play.state.places
    travel(play, 22, 1)
    assert 8 in play.state.places


@pytest.mark.rule("GR-LOC-35")
def test_only_the_current_version_of_a_location_is_in_play(tmp_path):
    replace = {"do": "replace_location", "number": 3, "by": 31}
    again = {"do": "replace_location", "number": 3, "by": 32}
    places = {
        2: {"immediate": [replace]},
        4: {"immediate": [again]},
        31: {"original": 3, "keys": {"west": 1}},
        32: {"original": 3, "keys": {"west": 1}},
    }
    play = world(tmp_path, places=places)
    versions = []
    for to in (2, 1, 4):
        travel(play, to)
        versions.append({3, 31, 32} & {*play.state.places, *play.state.available})
    assert versions == [{31}, {31}, {32}]


@pytest.mark.rule("GR-LOC-36")
def test_a_nested_arrival_can_be_saved(tmp_path):
    places = {4: {"immediate": [move("any_revealed"), gain("food")]}, 2: {"immediate": [gain("wealth")]}}
    play = world(tmp_path, places=places)
    travel(play, 4)
    play.table = type(play.table).restore(play.table.snapshot())
    play.give("choose_location", 2, 0)
    assert (value(play, "food"), value(play, "wealth"), everywhere(play)) == (1, 1, [2])
