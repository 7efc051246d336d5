"""Dusk: effects, rest and recovery of energy (GR-DUSK)."""

import pytest

from afallon.grail.rules.characters.questions import GiveResource
from afallon.grail.rules.effects.questions import DueAbility
from afallon.grail.rules.moments import PHASES
from tests.grail.world import gain, kinds, lose, pass_all, travel, value, world

FED = {"resources": {"food": 3}}


def at_dusk(*effects):
    return {"timing": "dusk", "effects": list(effects)}


def evening(folder, *, seats=1, **more):
    """Let everybody pass."""
    play = world(folder, seats=seats, **more)
    pass_all(play)
    return play


@pytest.mark.rule("GR-DUSK-01")
def test_the_order_of_the_six_steps(tmp_path):
    assert PHASES["dusk"] == (
        "dusk_begins",
        "dusk_effects",
        "rest",
        "recover_energy",
        "advancement",
        "rebuild_decks",
        "dreams",
        "events_end",
        "dusk_ends",
    )
    play = world(tmp_path, heroes=[{**FED, "flaw": [at_dusk(lose("health", 2, "owner"))]}])
    play.set(0, energy=2)
    pass_all(play)
    play.give("eat", "yes", 0)
    told = kinds(play)[kinds(play).index("dusk_fell") :]
    assert [kind for kind in told if kind in ("ability_fired", "ate")] == ["ability_fired", "ate"]
    assert play.happened("track_changed")[-1] == {"seat": 0, "track": "energy", "value": 6}


@pytest.mark.rule("GR-DUSK-02")
def test_all_finish_a_step_before_the_next_begins(tmp_path):
    play = world(tmp_path, seats=2, heroes=[FED, FED])
    play.set(0, energy=2)
    pass_all(play)
    assert set(play.asked) == {0, 1}
    play.give("eat", "yes", 0)
    assert value(play, "energy") == 2  # the step waits for the other player
    play.give("eat", "no", 1)
    assert value(play, "energy") == 6


@pytest.mark.rule("GR-DUSK-03")
def test_the_players_choose_the_order_of_effects_at_dusk(tmp_path):
    flaw = [at_dusk(gain("magic", 1, "owner")), at_dusk({"do": "set", "what": "magic", "value": 5, "who": "owner"})]
    play = evening(tmp_path, heroes=[{"flaw": flaw}])
    play.give("next_effect", DueAbility("characters/hero0/flaw/1/effects", 0, None), 0)
    assert value(play, "magic") == 6


@pytest.mark.rule("GR-DUSK-04", "GR-DUSK-05")
def test_a_character_may_eat_exactly_1_food_for_health_and_less_terror(tmp_path):
    play = evening(tmp_path, heroes=[FED])
    assert play.options(0) == ["yes", "no"]
    play.give("eat", "yes", 0)
    assert (value(play, "food"), value(play, "health"), value(play, "terror")) == (2, 8, 0)
    assert play.state.day == 2  # asked only once


@pytest.mark.rule("GR-DUSK-06", "GR-DUSK-07")
@pytest.mark.parametrize("heroes", [[FED], [{}]])
def test_not_eating_has_no_penalty(tmp_path, heroes):
    play = evening(tmp_path, heroes=heroes)
    play.go_on("act", eat="no")
    assert (value(play, "health"), value(play, "terror"), value(play, "energy")) == (7, 1, 6)
    assert value(play, "food") == heroes[0].get("resources", {}).get("food", 0)


@pytest.mark.rule("GR-DUSK-08", "GR-CHAR-42")
def test_food_may_be_given_before_eating(tmp_path):
    play = evening(tmp_path, seats=2, heroes=[FED])
    assert play.options(1) == ["no", "give"]
    play.give("eat", "give", 0)
    play.give("eat", "no", 1)
    play.give("give_what", GiveResource("food"), 0)
    play.give("give_what", "done", 0)
    play.give("accept_gift", "yes", 1)
    assert play.options(1) == ["yes", "no", "give"]  # asked again
    play.give("eat", "yes", 1)
    play.give("eat", "yes", 0)
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 0]
    assert [value(play, "health", seat) for seat in (0, 1)] == [8, 8]


@pytest.mark.rule("GR-DUSK-08")
def test_food_is_given_at_the_same_location_only(tmp_path):
    play = world(tmp_path, seats=2, heroes=[FED])
    travel(play, 2, 1)
    pass_all(play)
    assert {seat: play.options(seat) for seat in play.asked} == {0: ["yes", "no"]}


@pytest.mark.rule("GR-DUSK-09", "GR-DUSK-10", "GR-DUSK-12")
def test_energy_returns_to_its_start_as_far_as_health_allows(tmp_path):
    for health, eats, energy in ((7, "no", 6), (5, "no", 5), (5, "yes", 6), (3, "yes", 4)):
        play = world(tmp_path, heroes=[FED])
        play.set(0, health=health, energy=3)
        pass_all(play)
        play.go_on("act", eat=eats)
        assert value(play, "energy") == energy


@pytest.mark.rule("GR-DUSK-10", "GR-DUSK-22", "GR-CHAR-18")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (4, 4), (5, 5)])
def test_energy_returns_to_the_marked_cell_and_is_never_lost(tmp_path, before, after):
    play = world(tmp_path, board={"energy_start": 4})
    play.set(0, energy=before)
    pass_all(play)
    assert (play.state.day, value(play, "energy")) == (2, after)


@pytest.mark.rule("GR-DUSK-11", "GR-DUSK-12", "GR-DUSK-13")
def test_exhausted_characters_regain_only_4(tmp_path):
    for health, before, after in ((7, 2, 6), (7, 1, 5), (7, 0, 4), (3, 0, 3), (3, 1, 3)):
        play = world(tmp_path)
        play.set(0, health=health, energy=before)
        pass_all(play)
        assert (play.state.day, value(play, "energy")) == (2, after)


@pytest.mark.rule("GR-DUSK-13")
def test_exhaustion_is_read_at_the_start_of_the_step(tmp_path):
    play = world(tmp_path, heroes=[{"flaw": [at_dusk(lose("energy", 1, "owner"))]}])
    play.set(0, energy=2)
    pass_all(play)
    assert value(play, "energy") == 5  # 1 and 4: the effect at dusk came before


@pytest.mark.rule("GR-DUSK-10")
def test_cards_may_change_the_recovered_energy_and_the_price_of_a_meal(tmp_path):
    always = [
        {"timing": "always", "effects": [{"do": "modify", "what": "energy_at_dusk", "amount": -1, "who": "owner"}]},
        {"timing": "always", "effects": [{"do": "modify", "what": "food_at_rest", "amount": 1, "who": "owner"}]},
    ]
    play = world(tmp_path, heroes=[{**FED, "flaw": always}])
    play.set(0, energy=3)
    pass_all(play)
    play.give("eat", "yes", 0)
    assert (value(play, "energy"), value(play, "food")) == (5, 1)
