"""The scene of a campaign: map and menhirs, characters, encounters and journal."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from afallon import Table
from afallon.grail.game import GAME
from afallon.grail.rules.combat.attacks import attack_paths
from afallon.grail.rules.encounter.sequence import right_edge
from afallon.grail.rules.map.events import LocationLaid, MenhirLit, StatusMarked
from afallon.grail.rules.map.grid import connected, is_in_range
from afallon.grail.rules.map.guardians import guardians_at
from afallon.grail.rules.moments import PHASES
from afallon.grail.rules.quantities import energy_cap, value_of
from afallon.grail.rules.telling import tell
from afallon.grail.scene import GrailRite, GrailTable, GrailWay
from afallon.grail.view import GrailView
from afallon.kernel.scene import plain
from afallon.players import PLAYERS
from afallon.testing.play import next_answer
from tests.grail.arena import HIT, fight, hand, parley
from tests.grail.driver import Play
from tests.grail.tables import begin
from tests.grail.world import cost, gain, mark, next_day, travel, world

OMENS = {"statuses": [{"id": "omens"}]}
OMINOUS = {"immediate": [mark("omens")]}


def table_of(table: Table[Any]) -> GrailTable:
    return GAME.table_scene(table.view(None))


def place_of(play: Play, number: int) -> Any:
    return next(place for place in table_of(play.table).places if place.number == number)


# Whole campaigns


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "seats"), [("crossroads", 2), ("fixture", 1), ("fixture", 4)])
def test_the_shared_scene_is_equal_for_all_readers_and_matches_the_state(pack: str, seats: int) -> None:
    table, rng, fights = begin(pack, seats=seats), Random(seats + 1), 0
    player = PLAYERS["random"]()
    for _ in range(250):
        if table.outcome is not None:
            break
        table.submit(next_answer(table, player, rng))
        shown = plain(table_of(table))
        assert all(plain(GAME.table_scene(table.view(seat))) == shown for seat in table.seats)
        assert plain(GAME.table_scene(table.all_seeing_view())) == shown
        check_map(table)
        check_characters(table)
        check_journal(table)
        fights += check_encounter(table)
    assert pack == "crossroads" or fights > 10


def check_map(table: Table[Any]) -> None:
    scene, state, pack = table_of(table), table.state, table.setup.pack
    assert [place.number for place in scene.places] == list(state.places)
    for place in scene.places:
        there = state.places[place.number]
        for field in ("row", "column", "menhir", "dial", "items", "time_tokens", "quest_tokens", "action_used"):
            assert getattr(place, field) == getattr(there, field)
        assert place.lit == is_in_range(state, (place.row, place.column))
        assert place.guardians == list(guardians_at(state, place.number))
        assert tuple(way.to for way in place.ways.values() if way.to) == connected(pack, state, place.number)
        for side, way in place.ways.items():
            assert (way.to is None) != (way.key is None)
            assert way.to is not None or way.key == getattr(pack.locations[place.number].keys, side)
    people = {seat: place.number for place in scene.places for seat in place.people}
    assert people == {seat: character.location for seat, character in enumerate(state.characters)}


def check_journal(table: Table[Any]) -> None:
    scene, state = table_of(table), table.state
    assert (scene.quests, scene.achieved) == (state.quests, state.achieved)
    assert (scene.tasks, scene.ending, scene.verses) == (state.tasks, state.ending, table.view(None).verses)
    for shown, character in zip(scene.characters, state.characters, strict=True):
        assert shown.reserve == {"combat": character.combat.reserve, "diplomacy": character.diplomacy.reserve}


def check_characters(table: Table[Any]) -> None:
    for seat, shown in enumerate(table_of(table).characters):
        character = table.state.characters[seat]
        assert shown.tile == character.tile
        assert {what: track.value for what, track in shown.tracks.items()} == {
            what: getattr(character, what) for what in ("energy", "health", "terror")
        }
        assert shown.tracks["energy"].limit == energy_cap(table.state, character)
        assert all(number == value_of(character, what) for what, number in shown.attributes.items())
        assert shown.resources == character.resources
        for kind in ("combat", "diplomacy"):
            deck = table.state.decks[f"{kind}/{seat}"]
            assert sum(shown.decks[kind].values()) == len(deck)
            assert all(deck.count(card) == copies for card, copies in shown.decks[kind].items())
        assert ("panicking" in shown.conditions) == (character.terror > character.health)


def check_encounter(table: Table[Any]) -> bool:
    scene, encounter = table_of(table), table.state.encounter
    if encounter is None:
        assert scene.encounter is None
        return False
    assert scene.encounter is not None
    assert (scene.encounter.card, scene.encounter.kind) == (encounter.card, encounter.kind)
    assert tuple(scene.encounter.edge) == right_edge(table, len(encounter.sequence))
    if encounter.kind == "combat":
        assert scene.encounter.threat == next(iter(attack_paths(table)), None)
        assert scene.encounter.score == encounter.pool
    for seat, cards in scene.encounter.hands.items():
        held = getattr(table.state.characters[seat], encounter.kind).hand
        assert [card.card for card in cards] == held
    return True


# Single moments


def test_the_scene_is_empty_before_the_campaign_begins() -> None:
    scene = GAME.table_scene(GrailView(None))
    assert (scene.places, scene.characters, scene.party, scene.encounter) == ([], [], None, None)


@pytest.mark.rule("GR-LOC-15", "GR-LOC-16")
def test_exits_show_the_neighbour_or_the_key_of_a_missing_location(tmp_path: Any) -> None:
    play = world(tmp_path, places={2: {"keys": {"south": 1, "north": 7}}, 7: {"keys": {"south": 2}}})
    sides = {"north": 2, "east": 3, "south": 4, "west": 5}
    assert place_of(play, 1).ways == {side: GrailWay(number, None) for side, number in sides.items()}
    assert place_of(play, 2).ways == {"south": GrailWay(1, None), "north": GrailWay(None, 7)}


@pytest.mark.rule("GR-DAWN-04", "GR-DAWN-06", "GR-DAWN-09", "GR-DAWN-10", "GR-MENHIR-10")
@pytest.mark.parametrize("dial", [1, 2])
def test_a_location_shows_the_number_of_dawns_until_it_is_lost(tmp_path: Any, dial: int) -> None:
    places = {
        4: {"keys": {"north": 1, "south": 6}},
        6: {"keys": {"north": 4}, "seals": ["menhir"], "menhir": {"dial": [9, 9, 9, 9]}},
    }
    play = world(tmp_path, places=places, card={"starting_dial": [dial] * 4})
    tell(play.table, LocationLaid(number=6, row=2, column=0))
    tell(play.table, MenhirLit(number=6, dial=9))
    foretold = {place.number: place.lost_in for place in table_of(play.table).places}
    assert foretold[4] is foretold[6] is None, "they last as long as the last menhir"
    assert place_of(play, 2).lit
    last = dict.fromkeys(foretold, 0)
    for dawn in range(1, 6):
        next_day(play)
        for number in play.state.places:
            last[number] = dawn
    assert {number: last[number] + 1 if last[number] < 5 else None for number in foretold} == foretold
    assert foretold[2] is not None


def test_energy_is_limited_by_health(tmp_path: Any) -> None:
    play = world(tmp_path)
    play.set(0, health=3, energy=2, terror=5)
    (hero,) = table_of(play.table).characters
    energy = hero.tracks["energy"]
    assert (energy.value, energy.limit, energy.most) == (2, 3, 6)
    assert hero.tracks["health"].limit == hero.tracks["health"].most == 9
    assert "panicking" in hero.conditions


@pytest.mark.rule("GR-COMBAT-03", "GR-COMBAT-17", "GR-COMBAT-22")
def test_a_fight_shows_score_goal_threat_and_the_keys_of_each_card(tmp_path: Any) -> None:
    play = fight(tmp_path, {"price": 5}, [HIT], decks=[["hit"]], characters=[{"attributes": {"aggression": 1}}])
    scene = table_of(play.table).encounter
    assert scene is not None
    assert (scene.card, scene.kind, scene.score, scene.goal, scene.active) == ("enemy", "combat", 0, 5, 0)
    assert scene.threat == "combat_encounters/enemy/attacks/0/effects"
    assert sorted(card.card for card in scene.hands[0]) == hand(play)
    hit = next(card for card in scene.hands[0] if card.card == "hit")
    assert [(key.row, key.connects, key.left.markers) for key in hit.keys] == [(0, False, 1), (2, True, 1)]
    assert len(scene.edge) == 3
    play.give("play", "hit")
    after = table_of(play.table).encounter
    assert after is not None
    assert [played.card for played in after.sequence] == ["hit"]
    assert after.score == 1


@pytest.mark.rule("GR-DIPLO-02", "GR-DIPLO-48")
def test_a_talk_shows_affinity_stage_and_the_next_reaction(tmp_path: Any) -> None:
    play = parley(tmp_path)
    scene = table_of(play.table).encounter
    assert scene is not None
    assert (scene.kind, scene.score, scene.lowest, scene.goal, scene.stage) == ("diplomacy", 0, -3, 4, "first")
    assert scene.threat == "diplomacy_encounters/opponent/stages/first/reaction"


def test_the_own_scene_has_the_question_and_whether_undo_is_possible(tmp_path: Any) -> None:
    play = world(tmp_path, seats=2)
    mine = [GAME.own_scene(play.table.view(seat)) for seat in (0, 1, None)]
    assert [one.question and one.question.kind for one in mine] == ["act", "act", None]
    assert not any(one.undoable for one in mine), "nobody has answered yet"
    play.give("act", "pass", 0)
    assert GAME.own_scene(play.table.view(1)).undoable


# Requirements of menhirs, exploration, and the steps of dawn


def test_a_menhir_shows_its_cost_for_all_players(tmp_path: Path) -> None:
    rite = {"seals": ["menhir"], "menhir": {"cost": cost(food=2, magic=1), "dial": [8, 7, 6, 5]}}
    play = world(tmp_path, seats=3, places={2: rite})
    assert place_of(play, 2).rite == GrailRite(
        cost={"food": 6, "magic": 3},
        given={},
        absent=[0, 1, 2],
        meets_conditions=True,
        leaves_one_out=False,
        is_ready=False,
        dial=6,
    )
    assert place_of(play, 3).rite is None
    tell(play.table, MenhirLit(number=2, dial=6))
    assert place_of(play, 2).rite is not None, "it may be lit again (GR-MENHIR-23)"


def test_a_menhir_shows_possible_contributions_and_unmet_requirements(tmp_path: Path) -> None:
    """Reputation is due from each character; food may be given by any of them."""
    asks = {
        "cost": cost(food=2, reputation=1),
        "dial": [8, 7, 6, 5],
        "requires": [{"has": "status", "status": "omens"}],
    }
    heroes = [{"resources": {"food": 3, "reputation": 5}}, {"resources": {"reputation": 1}}]
    play = world(
        tmp_path, seats=2, heroes=heroes, places={2: {"seals": ["menhir"], "menhir": asks}, 3: OMINOUS}, more=OMENS
    )
    travel(play, 2, 0)
    rite = place_of(play, 2).rite
    assert rite is not None
    assert (rite.cost, rite.given, rite.absent) == ({"food": 4, "reputation": 2}, {"food": 3, "reputation": 1}, [1])
    assert not rite.is_ready
    travel(play, 2, 1)
    play.set(1, food=1)
    rite = place_of(play, 2).rite
    assert rite is not None
    assert (rite.given, rite.absent) == (rite.cost, [])
    assert not rite.meets_conditions
    assert not rite.is_ready
    tell(play.table, StatusMarked(status="omens", box=1))
    rite = place_of(play, 2).rite
    assert rite is not None
    assert rite.is_ready


def test_a_menhir_is_ready_without_the_kind_that_the_mode_leaves_out(tmp_path: Path) -> None:
    asks = {"seals": ["menhir"], "menhir": {"cost": cost(food=2, magic=1), "dial": [8, 7, 6, 5]}}
    for mode, is_ready in (("story", True), ("normal", False)):
        play = world(tmp_path, seats=1, heroes=[{"resources": {"food": 2}}], places={2: asks}, mode=mode)
        travel(play, 2, 0)
        rite = place_of(play, 2).rite
        assert rite is not None
        assert (rite.leaves_one_out, rite.is_ready) == (is_ready, is_ready)


def test_a_location_shows_when_exploring_it_brings_nothing_new(tmp_path: Path) -> None:
    """Known verses whose available choices only end the exploration count as explored, until another choice opens."""
    verse = {
        "id": "shore",
        "choices": [
            {"id": "dig", "once": "campaign", "effects": [gain("food")], "complete": True},
            {"id": "omen", "requires": [{"has": "status", "status": "omens"}], "go": "hill"},
            {"id": "leave", "complete": True},
        ],
    }
    hill = {"id": "hill", "complete": True}
    play = world(tmp_path, seats=1, places={1: {"explore": "shore", "verses": [verse, hill]}, 3: OMINOUS}, more=OMENS)
    assert not place_of(play, 1).explored, "nobody has read it"
    for choice, explored in (("leave", False), ("dig", True)):
        play.give("act", "explore")
        assert not place_of(play, 1).explored, "somebody acts"
        play.give("choose_verse", choice)
        assert place_of(play, 1).explored == explored
    tell(play.table, StatusMarked(status="omens", box=1))
    assert not place_of(play, 1).explored


def test_the_steps_of_dawn_are_shown_in_order() -> None:
    table = Play("fixture", seats=2).table
    rng, player, seen = Random(4), PLAYERS["random"](), set()
    for _ in range(600):
        table.submit(next_answer(table, player, rng))
        steps = table_of(table).dawn
        order = [PHASES["dawn"].index(step) for step in steps]
        assert order == sorted(set(order))
        seen |= set(steps)
    assert {"menhir_dials", "equipment"} <= seen
