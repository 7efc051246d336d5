"""The beginning of a campaign (GR-WORLD), and destinations of discarded cards (GR-DISCARD)."""

import pytest

import afallon
from afallon.grail.content.pack_check import check_pack
from afallon.grail.rules.map.events import LocationDiscarded, MenhirLit
from afallon.grail.rules.telling import tell
from tests.grail.arena import ENEMY, fight
from tests.grail.world import everywhere, gain, kinds, next_day, travel, value, world


def enemy(name, colour, level, **more):
    return {**ENEMY, "id": name, "colour": colour, "level": level, **more}


ENEMIES = [
    enemy("wolf", "green", 1, copies=3),
    enemy("bear", "green", 2),
    enemy("thief", "grey", 1, copies=2),
    enemy("first", "grey", None),
]
CHAPTER = {
    "number": 1,
    "add": [
        {"colour": "green", "level": 1, "cards": [1, 2, 3, 3]},
        {"colour": "green", "level": 2, "cards": [0, 1, 1, 1]},
        {"colour": "grey", "level": 1, "cards": [2, 2, 2, 2]},
    ],
}


def chapter(folder, seats=1, **more):
    return world(folder, seats=seats, more={"combat_encounters": ENEMIES, "chapters": [CHAPTER]}, **more)


@pytest.mark.rule("GR-WORLD-01", "GR-WORLD-21")
def test_characters_come_first_then_the_world_then_a_complete_dawn(tmp_path):
    play = chapter(tmp_path, 2)
    told = kinds(
        play, "character_entered", "location_laid", "encounters_added", "dawn_broke", "menhir_dial_changed", "day_began"
    )
    assert list(dict.fromkeys(told)) == [
        "character_entered",
        "location_laid",
        "encounters_added",
        "dawn_broke",
        "menhir_dial_changed",
        "day_began",
    ]
    assert play.state.places[1].dial == 6  # 7 for two, lowered at the first dawn


@pytest.mark.rule("GR-WORLD-02", "GR-WORLD-03", "GR-WORLD-06", "GR-WORLD-08")
def test_the_start_is_in_the_middle_with_its_four_neighbours(tmp_path):
    places = {2: {"keys": {"south": 1, "east": 6}, "immediate": [gain("food")]}, 6: {"keys": {"west": 2}}}
    play = world(tmp_path, seats=2, places=places)
    cells = {place.number: (place.row, place.column) for place in play.state.places.values()}
    assert cells == {1: (0, 0), 2: (-1, 0), 3: (0, 1), 4: (1, 0), 5: (0, -1)}
    assert everywhere(play) == [1, 1]
    assert value(play, "food") == 0  # laying them is no arrival
    assert 6 in play.state.available


@pytest.mark.rule("GR-COMP-01")
def test_one_to_four_play(tmp_path):
    for seats in (1, 2, 3, 4):
        assert len(world(tmp_path, seats=seats).state.characters) == seats
    for seats in (0, 5):
        with pytest.raises(afallon.SetupError) as refused:
            world(tmp_path, seats=seats)
        assert [problem.rule for problem in refused.value.problems] == ["GR-COMP-01"]


@pytest.mark.rule("GR-COMP-22")
def test_components_are_unlimited(tmp_path):
    """The printed box has 3 menhirs, 10 dials and 8 time tokens."""
    lit = [{"do": "light_menhir", "location": number} for number in (2, 3, 4, 5)]
    dials = [{"do": "set_dial", "dial": f"dial{number}", "token": "quest", "value": 1} for number in range(12)]
    tokens = [{"do": "change_tokens", "token": "time", "amount": 20}]
    places = {number: {"seals": ["menhir"]} for number in (3, 4, 5)}
    play = world(tmp_path, places={2: {"seals": ["menhir"], "immediate": [*lit, *dials, *tokens]}, **places})
    travel(play, 2)
    assert sum(place.menhir for place in play.state.places.values()) == 5
    assert len(play.state.dials) == 12
    assert play.state.places[2].time_tokens == 20


@pytest.mark.rule("GR-WORLD-07")
def test_a_start_without_a_neighbour_on_each_side_is_a_mistake(tmp_path):
    world(tmp_path)
    assert "start_without_a_way" not in {problem.code for problem in check_pack(tmp_path)[1]}
    world(tmp_path, places={1: {"keys": {"north": 2, "east": 3, "south": 4}}}, without=[5])
    assert [problem.code for problem in check_pack(tmp_path)[1]].count("start_without_a_way") == 1


@pytest.mark.rule("GR-WORLD-04", "GR-WORLD-05")
@pytest.mark.parametrize(("seats", "dial"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_the_first_menhir_is_lit(tmp_path, seats, dial):
    play = world(tmp_path, seats=seats)
    assert play.happened("menhir_lit") == [{"number": 1, "dial": dial}]
    assert play.state.places[1].menhir


@pytest.mark.rule("GR-WORLD-09", "GR-WORLD-16", "GR-WORLD-17", "GR-WORLD-18")
@pytest.mark.parametrize(
    ("seats", "green"), [(1, {"wolf": 1}), (2, {"wolf": 2, "bear": 1}), (3, {"wolf": 3, "bear": 1})]
)
def test_chapter_1_builds_the_encounter_decks(tmp_path, seats, green):
    state = chapter(tmp_path, seats).state
    assert state.chapter == 1
    assert state.decks["encounters/green"].pool == green  # shuffled
    assert state.decks["encounters/grey"].pool == {"thief": 2}
    assert len(state.decks["encounters/blue"]) == len(state.decks["encounters/purple"]) == 0


@pytest.mark.rule("GR-WORLD-17")
def test_chance_picks_when_there_are_more_cards_than_needed(tmp_path):
    encounters = [enemy("wolf", "green", 1), enemy("boar", "green", 1)]
    recipe = {"number": 1, "add": [{"colour": "green", "level": 1, "cards": [1, 1, 1, 1]}]}
    more = {"combat_encounters": encounters, "chapters": [recipe]}
    for drawn, left in (("wolf", "boar"), ("boar", "wolf")):
        play = world(tmp_path, more=more, draws=[drawn])
        assert play.state.decks["encounters/green"].pool == {drawn: 1}
        assert play.state.encounters == [left]


@pytest.mark.rule("GR-WORLD-10")
def test_an_introductory_encounter_is_in_no_deck(tmp_path):
    state = chapter(tmp_path, 4).state
    assert "first" in state.encounters
    assert all("first" not in deck.pool for deck in state.decks.values())


@pytest.mark.rule("GR-WORLD-11", "GR-WORLD-12", "GR-WORLD-13", "GR-WORLD-19")
def test_secrets_are_a_supply_decks_are_shuffled_and_the_sheet_is_empty(tmp_path):
    more = {
        "secrets": [{"number": 7}, {"number": 9}],
        "items": [{"id": "rope", "copies": 2}, {"id": "axe"}],
        "random_events": [{"id": "rain", "copies": 2}],
        "statuses": [{"id": "sworn"}],
    }
    rule = {2: {"immediate": [{"do": "mark_status", "status": "sworn"}]}}
    state = world(tmp_path, more=more, places=rule).state
    assert state.secrets == [7, 9]
    assert state.decks["items"].pool == {"axe": 1, "rope": 2}
    assert state.decks["random_events"].pool == {"rain": 2}
    assert "events" not in state.decks or not state.decks["events"].pool
    assert state.statuses == {}


@pytest.mark.rule("GR-WORLD-15")
def test_a_group_may_have_a_chronicler(tmp_path):
    assert world(tmp_path, seats=2).table.view(0).chronicler is None
    assert world(tmp_path, seats=2, chronicler=1).table.view(0).chronicler == 1
    with pytest.raises(afallon.SetupError):
        world(tmp_path, seats=1, chronicler=0)


@pytest.mark.rule("GR-WORLD-22")
def test_a_saved_campaign_is_not_set_up_again(tmp_path):
    play = chapter(tmp_path, 2)
    next_day(play)
    table = afallon.Table.restore(play.table.snapshot())
    assert table.state == play.state
    assert table.all_events() == []


@pytest.mark.rule("GR-DISCARD-01", "GR-DISCARD-06")
def test_a_discarded_location_can_be_revealed_again(tmp_path):
    places = {
        2: {"keys": {"south": 1, "east": 6}, "seals": ["menhir"]},
        6: {"keys": {"west": 2, "east": 7}},
        7: {"keys": {"west": 6}},
    }
    play = world(tmp_path, places=places)
    travel(play, 2)
    assert 6 in play.state.places
    tell(play.table, LocationDiscarded(number=6))
    assert 6 in play.state.available
    travel(play, 1)
    travel(play, 2)
    assert 6 in play.state.places


@pytest.mark.rule("GR-DISCARD-03")
def test_cards_of_an_encounter_return_to_their_deck(tmp_path):
    play = fight(tmp_path, seats=1)
    play.give("play", "filler")
    play.go_on("play")
    play.give("play", "retreat")
    play.go_on("act")
    assert play.state.decks["combat/0"].pool == {"filler": 15}
    assert play.state.characters[0].combat.discarded == []


@pytest.mark.rule("GR-DISCARD-07")
@pytest.mark.parametrize("first", ["axe", "rope"])
def test_cards_that_go_under_a_deck_together_go_in_random_order(tmp_path, first):
    play = world(
        tmp_path,
        more={"items": [{"id": "rope"}, {"id": "axe"}, {"id": "lamp"}]},
        card={"starting_dial": [1] * 4},
        places={4: {"seals": ["menhir"]}},
    )
    for item in ("rope", "axe"):
        play.state.decks["items"].take(item)
    play.state.places[2].items = ["rope", "axe"]
    tell(play.table, MenhirLit(number=4, dial=5))
    play.draws = [first]
    next_day(play)
    bottom = play.state.decks["items"].bottom
    assert bottom[0] == first
    assert sorted(bottom) == ["axe", "rope"]
