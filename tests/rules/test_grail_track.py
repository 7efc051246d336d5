"""Effects of the tracks on a character: exhaustion, panic, dying, going mad (GR-TRACK)."""

import pytest

from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.items.questions import LetGo
from afallon.grail.rules.quantities import is_in_state
from afallon.grail.rules.state import Held
from tests.grail.arena import HURT, activate, fight, row
from tests.grail.world import act, cost, gain, lose, next_day, travel, value, world


def damage(amount, who="each"):
    return {"do": "damage", "amount": amount, "who": who}


def afflicted(folder, *effects, seats=2, **affliction):
    """Return a world where arrival at location 2 runs these effects, with this card for dying characters."""
    card = {"id": "dying", "removed_when": [{"has": "at_least", "what": "health", "amount": 3, "who": "owner"}]}
    return world(
        folder, seats=seats, places={2: {"immediate": list(effects)}}, more={"afflictions": [{**card, **affliction}]}
    )


@pytest.mark.rule("GR-TRACK-01")
def test_a_character_is_exhausted_while_energy_is_in_a_red_cell(tmp_path):
    play = world(tmp_path)
    for energy, exhausted in ((2, False), (1, True), (0, True), (2, False)):
        play.set(0, energy=energy)
        assert is_in_state(play.state, play.state.characters[0], "exhausted") is exhausted


@pytest.mark.rule("GR-TRACK-02")
def test_exhaustion_matters_only_to_rules_that_test_for_it(tmp_path):
    when = {
        "do": "when",
        "requires": [{"has": "state", "state": "exhausted"}],
        "then": [gain("magic")],
        "otherwise": [gain("wealth")],
    }
    play = world(tmp_path, places={2: {"immediate": [when]}})
    travel(play, 2)
    assert value(play, "wealth") == 1
    travel(play, 1)
    play.set(0, energy=1)
    assert "travel" in play.options(0)
    travel(play, 2)
    assert (value(play, "magic"), value(play, "wealth")) == (1, 1)


@pytest.mark.rule("GR-TRACK-03", "GR-TRACK-04")
def test_a_character_panics_while_terror_is_above_health(tmp_path):
    play = world(tmp_path)
    play.set(0, health=5, terror=5)
    panics = []
    for what, by in (("terror", 1), ("health", 1), ("health", -1), ("terror", -1)):
        change_quantity(play.table, 0, what, by)
        panics.append(is_in_state(play.state, play.state.characters[0], "panicking"))
    assert panics == [True, False, True, False]


@pytest.mark.rule("GR-TRACK-05")
def test_panic_has_no_effect_outside_encounters(tmp_path):
    play = world(tmp_path, seats=2)
    play.set(0, health=2, terror=5, energy=2)
    play.give("act", "pass", 1)
    travel(play, 2)
    play.give("act", "travel", 0)
    assert play.options(0) == [1]


@pytest.mark.rule("GR-TRACK-06")
def test_damage_lowers_health(tmp_path):
    play = world(tmp_path, places={2: {"immediate": [damage(3)]}})
    travel(play, 2)
    assert value(play, "health") == 4


@pytest.mark.rule("GR-TRACK-07", "GR-TRACK-08")
@pytest.mark.parametrize(("seats", "card"), [(1, "dying_solo"), (2, "dying")])
def test_health_0_attaches_the_card_of_the_dying(tmp_path, seats, card):
    play = world(tmp_path, seats=seats, places={2: {"immediate": [damage(6), damage(1)]}})
    travel(play, 2)
    assert value(play, "health") == 0
    assert play.state.characters[0].afflictions == [card]
    assert len(play.happened("affliction_attached")) == 1


@pytest.mark.rule("GR-TRACK-07")
def test_a_character_may_start_dying_at_any_point_of_the_game(tmp_path):
    play = world(tmp_path, heroes=[{"action": {"cost": cost(health=7), "effects": [gain("food")]}}])
    act(play, "character")
    assert is_in_state(play.state, play.state.characters[0], "dying")
    assert value(play, "food") == 1


@pytest.mark.rule("GR-TRACK-09", "GR-TRACK-10")
def test_a_character_that_starts_dying_leaves_the_encounter_at_once_at_no_cost(tmp_path):
    attack = {"attacks": [row(0, {"do": "damage", "amount": 6, "who": "active"}, most=8)]}
    play = fight(tmp_path, attack, seats=2)
    activate(play, 0)
    play.give("play", "filler")
    play.go_on("play")
    play.give("play", "stop")
    play.go_on("play", "choose_active", "act")
    assert play.state.encounter.participants == [1]
    assert play.state.encounter.left == [0]
    assert value(play, "terror") == 0  # an opportunity attack would have given 2
    assert [event for event in play.happened("track_changed") if event["seat"] == 0 and event["track"] == "energy"] == [
        {"seat": 0, "track": "energy", "value": 5},  # the travel
        {"seat": 0, "track": "energy", "value": 0},  # the limiter
    ]


@pytest.mark.rule("GR-TRACK-11")
def test_rules_of_the_dying_card_apply_including_an_item_limit(tmp_path):
    slow = {"timing": "always", "effects": [{"do": "modify", "what": "travel_cost", "amount": 1, "who": "owner"}]}
    more = {
        "afflictions": [{"id": "dying", "item_limit": 1, "abilities": [slow]}],
        "items": [{"id": "rope"}, {"id": "lamp"}],
        "secrets": [{"number": 1}, {"number": 2}],
    }
    play = world(
        tmp_path, seats=2, places={2: {"immediate": [damage(7), gain("health", 3), gain("energy")]}}, more=more
    )
    character = play.state.characters[0]
    character.items, character.secrets = [Held("rope"), Held("lamp")], [Held(1), Held(2)]
    play.give("act", "pass", 1)
    travel(play, 2)
    play.go_on("act", lose_item=LetGo(0, "rope"))
    assert [held.card for held in character.items] == ["lamp"]
    assert len(character.secrets) == 2
    assert value(play, "energy") == 1
    assert play.options(0) == ["pass"]  # a journey costs 2 now


@pytest.mark.rule("GR-TRACK-12", "GR-TRACK-21")
def test_dying_characters_continue_their_action_and_can_recover(tmp_path):
    play = afflicted(tmp_path, damage(7, "active"), gain("food"), gain("health", 2), gain("energy"))
    play.give("act", "pass", 1)
    travel(play, 2, 0)
    character = play.state.characters[0]
    assert value(play, "food") == 1  # the action continued
    assert character.alive
    assert is_in_state(play.state, character, "dying")  # its card requires 3
    assert value(play, "health") == 2
    assert "pass" in play.options(0)
    change_quantity(play.table, 0, "health", 1)
    assert not is_in_state(play.state, character, "dying")
    assert [event["affliction"] for event in play.happened("affliction_removed")] == ["dying"]


@pytest.mark.rule("GR-TRACK-21")
def test_the_dying_card_may_have_other_effects(tmp_path):
    play = afflicted(
        tmp_path,
        damage(7, "active"),
        gain("food"),
        on_attach=[{"do": "set", "what": "magic", "value": 3, "who": "owner"}],
    )
    travel(play, 2, 0)
    assert (value(play, "magic", 0), value(play, "magic", 1)) == (3, 0)


@pytest.mark.rule("GR-TRACK-14", "GR-TRACK-15")
def test_red_terror_attaches_the_card_of_madness_while_it_is_red(tmp_path):
    play = world(tmp_path)
    character = play.state.characters[0]
    attached = []
    for terror in (7, 8, 9, 8, 7, 8):
        change_quantity(play.table, 0, "terror", terror - character.terror)
        attached.append("going_mad" in character.afflictions)
    assert attached == [False, True, True, True, False, True]
    assert len(play.happened("affliction_attached")) == 2


@pytest.mark.rule("GR-TRACK-14")
def test_the_card_of_madness_has_its_effects(tmp_path):
    mad = {"id": "going_mad", "on_attach": [lose("food", 2, "owner")]}
    rule = {2: {"immediate": [gain("terror", 8)]}}
    play = world(tmp_path, heroes=[{"resources": {"food": 3}}], places=rule, more={"afflictions": [mad]})
    travel(play, 2)
    assert value(play, "food") == 1


@pytest.mark.rule("GR-TRACK-15")
def test_the_card_of_madness_may_stay_longer(tmp_path):
    mad = {"id": "going_mad", "removed_when": [{"has": "at_most", "what": "terror", "amount": 5, "who": "owner"}]}
    play = world(tmp_path, more={"afflictions": [mad]})
    attached = []
    for terror in (8, 7, 6, 5):
        change_quantity(play.table, 0, "terror", terror - value(play, "terror"))
        attached.append("going_mad" in play.state.characters[0].afflictions)
    assert attached == [True, True, True, False]


@pytest.mark.rule("GR-TRACK-18")
def test_a_character_can_be_dying_and_going_mad(tmp_path):
    play = world(tmp_path, places={2: {"immediate": [damage(9), gain("terror", 9)]}})
    travel(play, 2)
    assert play.state.characters[0].afflictions == ["dying_solo", "going_mad"]


@pytest.mark.rule("GR-TRACK-19", "GR-TRACK-20")
def test_dying_characters_fight_as_usual_until_they_lose_health_again(tmp_path):
    again = [gain("terror", 3, "owner")]
    play = fight(
        tmp_path,
        {"attacks": [row(0, HURT, most=8)]},
        seats=2,
        until="",
        more={"afflictions": [{"id": "dying", "at_zero_again": again}]},
    )
    play.set(0, health=0, energy=0)
    play.state.characters[0].afflictions.append("dying")
    play.go_on("choose_active")
    assert play.state.encounter.participants == [0, 1]
    activate(play, 0)
    play.give("play", "filler")
    play.go_on("play")
    play.give("play", "stop")
    play.go_on("play", "choose_active", "act")
    assert play.state.encounter.participants == [1]
    assert value(play, "terror") == 3
    assert play.state.characters[0].afflictions == ["dying"]


@pytest.mark.rule("GR-TRACK-20")
def test_outside_encounters_the_dying_card_decides_the_effect_of_a_further_loss(tmp_path):
    play = afflicted(
        tmp_path, damage(7, "active"), lose("health", 1, "active"), at_zero_again=[gain("terror", 2, "owner")]
    )
    travel(play, 2, 0)
    assert value(play, "terror") == 3
    next_day(play)
    assert play.state.characters[0].alive
