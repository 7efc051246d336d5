"""Guardians: the die at dawn, their moves and encounters (GR-GUARD)."""

import pytest

from afallon.grail.rules.dawn.guardians import FACES
from afallon.grail.rules.dawn.questions import GuardianAt
from afallon.grail.rules.map.events import CharactersMoved, GuardianPlaced, MenhirLit
from afallon.grail.rules.map.guardians import guardians_at
from afallon.grail.rules.telling import tell
from tests.grail.arena import ENEMY
from tests.grail.world import act, everywhere, gain, kinds, pass_all, travel, value, world

BEAST = {**ENEMY, "id": "beast", "traits": ["guardian"]}
WEAK = {**BEAST, "price": 0, "attacks": []}
SECOND = {**BEAST, "id": "second"}


def wild(folder, *guardians, beasts=(BEAST, SECOND), **more):
    """Return a world with these guardians, each at its location."""
    play = world(folder, more={"combat_encounters": list(beasts), **more.pop("more", {})}, **more)
    for card, location in guardians:
        tell(play.table, GuardianPlaced(location=location, card=card))
    return play


def dawn(play, *faces, until="act"):
    """Play until the next dawn, where the die shows these faces."""
    play.draws += faces
    pass_all(play)
    play.go_on(until, play="retreat")


def where(play):
    return [(guardian.card, guardian.location) for guardian in play.state.guardians]


@pytest.mark.rule("GR-GUARD-01", "GR-GUARD-02", "GR-GUARD-03")
def test_a_guardian_that_is_not_beaten_stays_at_its_location(tmp_path):
    meet = [{"do": "meet", "encounter": "beast"}]
    play = wild(tmp_path, places={2: {"immediate": meet}})
    travel(play, 2)
    play.go_on("act", play="retreat")
    assert where(play) == [("beast", 2)]
    for _ in range(3):
        dawn(play, "blank")
        assert where(play) == [("beast", 2)]


@pytest.mark.rule("GR-GUARD-03")
def test_a_guardian_stays_when_all_are_dying(tmp_path):
    bite = {"do": "damage", "amount": 9, "who": "active"}
    deadly = {**BEAST, "attacks": [{"least": 0, "most": 8, "effects": [bite]}]}
    play = wild(tmp_path, beasts=[deadly], places={2: {"immediate": [{"do": "meet", "encounter": "beast"}]}})
    travel(play, 2)
    play.go_on("act")
    assert value(play, "health") == 0
    assert play.happened("guardian_placed") == [{"location": 2, "card": "beast"}]


@pytest.mark.rule("GR-GUARD-05", "GR-DAWN-16")
def test_the_die_has_six_faces_and_is_rolled_once_for_each_guardian(tmp_path):
    assert FACES == ("north", "east", "south", "west", "blank", "banish")
    play = wild(tmp_path, ("beast", 2), ("second", 3))
    dawn(play, "blank", "blank")
    assert [roll["card"] for roll in play.happened("guardian_rolled")] == ["beast", "second"]


@pytest.mark.rule("GR-GUARD-06", "GR-GUARD-07", "GR-GUARD-21")
def test_a_direction_moves_a_guardian_one_location(tmp_path):
    """Location 2 is at the top of the map; a guardian reveals no location beyond it."""
    for face, start, end in (("north", 1, 2), ("east", 1, 3), ("south", 1, 4), ("west", 1, 5), ("south", 2, 1)):
        places = {2: {"keys": {"south": 1, "north": 6}}, 6: {"keys": {"south": 2}}}
        play = wild(tmp_path, ("beast", start), places=places, seats=1)
        tell(play.table, CharactersMoved(seats=(0,), location=4 if 4 not in (start, end) else 5))
        laid = len(play.happened("location_laid"))
        dawn(play, face)
        assert where(play) == [("beast", end)]
        assert len(play.happened("location_laid")) == laid


@pytest.mark.rule("GR-GUARD-08")
def test_blank_does_not_move_a_guardian(tmp_path):
    play = wild(tmp_path, ("beast", 2))
    dawn(play, "blank")
    assert where(play) == [("beast", 2)]
    assert not play.happened("guardian_moved", "encounter_began")


@pytest.mark.rule("GR-GUARD-09", "GR-GUARD-01")
def test_a_banished_guardian_goes_under_its_deck(tmp_path):
    play = wild(tmp_path, ("beast", 1))
    dawn(play, "banish")
    assert where(play) == []
    assert play.state.decks["encounters/grey"].bottom == ["beast"]
    assert not play.happened("encounter_began")


@pytest.mark.rule("GR-GUARD-10")
def test_without_a_connection_in_the_direction_it_goes_to_the_highest_number(tmp_path):
    """No connection leads from 1 to 2, although they are adjacent; nothing is revealed east of 3."""
    play = wild(tmp_path, ("beast", 1), places={2: {"keys": {}}, 1: {"keys": {"north": 2, "east": 3, "south": 4}}})
    tell(play.table, CharactersMoved(seats=(0,), location=3))
    dawn(play, "north")
    assert where(play) == [("beast", 4)]
    away = wild(tmp_path, ("beast", 3))
    tell(away.table, CharactersMoved(seats=(0,), location=5))
    dawn(away, "east")
    assert where(away) == [("beast", 1)]


@pytest.mark.rule("GR-GUARD-11")
def test_without_any_connection_a_guardian_stays(tmp_path):
    play = wild(tmp_path, ("beast", 2), places={2: {"keys": {}}, 1: {"keys": {"east": 3, "south": 4, "north": 2}}})
    dawn(play, "south")
    assert where(play) == [("beast", 2)]


@pytest.mark.rule("GR-GUARD-12", "GR-GUARD-13", "GR-GUARD-14")
def test_all_characters_where_a_guardian_ends_fight_together(tmp_path):
    for start, face in ((1, "blank"), (2, "south")):
        play = wild(tmp_path, ("beast", start), seats=3)
        tell(play.table, CharactersMoved(seats=(1,), location=4))
        dawn(play, face, until="mulligan")
        assert play.state.encounter.participants == [0, 2]
        assert play.state.stage == "dawn"


@pytest.mark.rule("GR-GUARD-15", "GR-GUARD-17")
def test_an_arriving_character_meets_a_guardian_before_the_immediate_rule(tmp_path):
    play = wild(tmp_path, ("beast", 2), places={2: {"immediate": [{"do": "mark_status", "status": "seen"}]}},
                more={"statuses": [{"id": "seen"}]})  # fmt: skip
    travel(play, 2)
    play.go_on("act", play="retreat")
    told = kinds(play, "party_arrived", "encounter_began", "encounter_ended", "status_marked")
    assert told == ["party_arrived", "encounter_began", "encounter_ended", "status_marked"]


@pytest.mark.rule("GR-GUARD-16")
def test_the_players_choose_which_of_several_guardians_comes_first(tmp_path):
    play = wild(tmp_path, ("beast", 2), ("second", 2))
    travel(play, 2)
    assert play.options(0) == ["beast", "second"]
    play.give("next_guardian", "second")
    assert play.state.encounter.card == "second"
    play.go_on("act", play="retreat")
    assert [met["card"] for met in play.happened("guardian_met")] == ["second", "beast"]


@pytest.mark.rule("GR-GUARD-16")
def test_a_guardian_that_is_gone_before_its_turn_is_not_met(tmp_path):
    """Beating the first guardian removes the second."""
    weak = {**WEAK, "reward": [{"do": "remove_guardian", "guardian": "second"}]}
    play = wild(tmp_path, ("beast", 2), ("second", 2), beasts=[weak, SECOND])
    travel(play, 2)
    play.give("next_guardian", "beast")
    play.go_on("act")
    assert [met["card"] for met in play.happened("guardian_met")] == ["beast"]
    assert where(play) == []


@pytest.mark.rule("GR-GUARD-18")
def test_the_players_choose_who_rolls_first(tmp_path):
    play = wild(tmp_path, ("second", 3), ("beast", 2), seats=2)
    play.draws += ["blank", "blank"]
    pass_all(play)
    play.go_on("next_roll")
    assert play.asked == {0: "next_roll", 1: "next_roll"}
    assert play.options(0) == [GuardianAt("second", 3), GuardianAt("beast", 2)]  # the order of placement
    play.give("next_roll", GuardianAt("beast", 2))
    assert [roll["card"] for roll in play.happened("guardian_rolled")] == ["beast", "second"]


@pytest.mark.rule("GR-GUARD-19")
def test_a_beaten_guardian_goes_under_its_deck(tmp_path):
    play = wild(tmp_path, ("beast", 2), beasts=[WEAK])
    travel(play, 2)
    play.go_on("act")
    assert play.happened("encounter_ended")[-1]["ended"] == "won"
    assert where(play) == []
    assert play.state.decks["encounters/grey"].bottom == ["beast"]


@pytest.mark.rule("GR-GUARD-20")
def test_a_guardian_is_met_again_only_at_dawn_or_on_another_arrival(tmp_path):
    play = wild(tmp_path, ("beast", 2))
    travel(play, 2)
    play.go_on("act", play="retreat")
    travel(play, 1)
    assert len(play.happened("guardian_met")) == 1
    travel(play, 2)
    play.go_on("act", play="retreat")
    assert len(play.happened("guardian_met")) == 2
    dawn(play, "blank")
    assert len(play.happened("guardian_met")) == 3
    assert everywhere(play) == [2]


@pytest.mark.rule("GR-GUARD-23")
def test_a_guardian_met_because_of_a_lost_location_still_rolls(tmp_path):
    """2 is lost, and its character moves to 1 and meets a guardian, which rolls afterwards."""
    play = wild(tmp_path, ("beast", 1), card={"starting_dial": [1] * 4}, places={4: {"seals": ["menhir"]}})
    tell(play.table, MenhirLit(number=4, dial=5))
    tell(play.table, CharactersMoved(seats=(0,), location=2))
    dawn(play, "blank")
    told = kinds(play, "location_discarded", "guardian_met", "guardian_rolled")
    assert told[:1] == ["location_discarded"]
    assert [kind for kind in told if kind != "location_discarded"][:2] == ["guardian_met", "guardian_rolled"]


@pytest.mark.rule("GR-GUARD-24")
def test_a_guardian_that_comes_into_play_in_step_6_does_not_roll(tmp_path):
    """Beating the first guardian brings the second, which is not beaten and stays."""
    bringer = {**WEAK, "reward": [{"do": "meet", "encounter": "second"}], "loot": []}
    play = wild(tmp_path, ("beast", 1), beasts=[bringer, SECOND])
    play.draws.append("blank")
    pass_all(play)
    play.go_on("play")
    play.give("play", "stop")
    play.go_on("act", play="retreat")
    assert guardians_at(play.state, 1) == ("second",)
    assert [roll["card"] for roll in play.happened("guardian_rolled")] == ["beast"]


def test_every_view_has_the_guardians_locations(tmp_path):
    play = wild(tmp_path, ("beast", 2), ("second", 3))
    dawn(play, "south", "banish")
    assert play.state.guardians
    assert all(play.table.view(reader).state == play.state for reader in (None, 0))


NAMED = {"do": "meet", "encounter": "beast"}


@pytest.mark.rule("GR-ENC-17")
def test_a_named_encounter_that_waits_here_is_that_guardian(tmp_path):
    """Its only card is on the map, so the effect meets the same guardian again and creates no second one."""
    play = wild(tmp_path, beasts=[BEAST], places={2: {"action": {"effects": [NAMED]}}})
    travel(play, 2)
    for _ in range(2):
        act(play, "location")
        play.go_on("act", play="retreat")
        assert where(play) == [("beast", 2)]
    assert play.happened("guardian_met") == [{"location": 2, "card": "beast"}]


@pytest.mark.rule("GR-ENC-17")
@pytest.mark.parametrize("beaten", [True, False])
def test_a_named_encounter_is_met_from_any_location_where_it_waits(tmp_path, beaten):
    """It leaves its location, is met here, and stays here or goes under its deck."""
    beast = WEAK if beaten else BEAST
    play = wild(tmp_path, ("beast", 4), beasts=[beast], places={2: {"action": {"effects": [NAMED]}}})
    play.state.encounters.remove("beast")  # its only card is on the map
    travel(play, 2)
    act(play, "location")
    play.go_on("act", play="filler" if beaten else "retreat")
    assert play.happened("guardian_met") == [{"location": 4, "card": "beast"}]
    assert where(play) == ([] if beaten else [("beast", 2)])
    assert play.state.decks["encounters/grey"].bottom == (["beast"] if beaten else [])


@pytest.mark.rule("GR-ENC-18")
def test_an_unavailable_named_encounter_does_not_happen(tmp_path):
    play = wild(tmp_path, beasts=[BEAST], places={2: {"action": {"effects": [NAMED, gain("food")]}}})
    play.state.encounters.remove("beast")
    travel(play, 2)
    act(play, "location")
    assert play.happened("encounter_began") == []
    assert value(play, "food") == 1  # and the remaining effects follow
