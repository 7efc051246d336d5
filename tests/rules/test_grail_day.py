"""The day: rounds, the six actions, and their costs (GR-DAY)."""

import pytest

from afallon.grail.rules.day.action import ACTIONS
from afallon.grail.rules.day.questions import CardAction
from afallon.grail.rules.map.events import GuardianPlaced
from afallon.grail.rules.telling import tell
from tests.grail.arena import ENEMY
from tests.grail.driver import divided
from tests.grail.world import (
    ENEMIES,
    MEET,
    act,
    cost,
    everywhere,
    gain,
    kinds,
    lose,
    next_day,
    pass_all,
    travel,
    value,
    world,
)


def offers(action, **more):
    """Return places where the start location offers this action."""
    return {1: {"action": {"effects": [gain("food", 1, "party")], **action}, **more}}


# Rounds


@pytest.mark.rule("GR-DAY-01", "GR-DAY-02", "GR-DAY-07", "GR-DAY-09")
def test_in_a_round_everybody_acts_once_in_any_order(tmp_path):
    play = world(tmp_path, seats=3)
    assert play.asked == {0: "act", 1: "act", 2: "act"}
    act(play, "inspect_menhir", 2)
    assert set(play.asked) == {0, 1}
    travel(play, 2, 0, 1)  # joining uses a turn as well
    assert (play.state.round, set(play.asked)) == (2, {0, 1, 2})
    play.give("act", "pass", 1)
    act(play, "inspect_menhir", 2)
    travel(play, 1, 0)
    assert (play.state.round, set(play.asked)) == (3, {0, 2})  # a character that has passed takes no action


@pytest.mark.rule("GR-DAY-03")
def test_questions_are_in_the_order_of_character_numbers(tmp_path):
    """The first to answer acts; groups that disagree can follow this order."""
    play = world(tmp_path, seats=3, heroes=[{"number": 7}, {"number": 9}, {"number": 2}])
    assert list(play.asked) == [2, 0, 1]
    act(play, "inspect_menhir", next(iter(play.asked)))
    assert list(play.asked) == [0, 1]


@pytest.mark.rule("GR-DAY-04", "GR-DAY-05")
@pytest.mark.parametrize(
    ("what", "before", "after"),
    [("energy", 6, 4), ("health", 7, 5), ("terror", 1, 3), ("food", 3, 1), ("wealth", 3, 1), ("magic", 3, 1)],
)
def test_an_action_charges_its_printed_cost(tmp_path, what, before, after):
    places = offers({"cost": cost(**{what: 2}), "effects": [gain("experience")]})
    play = world(tmp_path, heroes=[{"resources": {"food": 3, "wealth": 3, "magic": 3}}], places=places)
    assert value(play, what) == before
    act(play, "location")
    assert (value(play, what), value(play, "experience")) == (after, 1)


@pytest.mark.rule("GR-DAY-06")
def test_unaffordable_actions_are_not_offered(tmp_path):
    places = offers({"cost": cost(wealth=2)})
    for mine, theirs, offered in ((1, 0, False), (2, 0, True), (1, 1, True)):
        play = world(
            tmp_path,
            seats=2,
            heroes=[{"resources": {"wealth": mine}}, {"resources": {"wealth": theirs}}],
            places=places,
        )
        assert ("location" in play.options(0)) is offered


@pytest.mark.rule("GR-DAY-06")
def test_an_action_is_not_begun_without_the_helpers_it_needs(tmp_path):
    play = world(tmp_path, seats=2, heroes=[{"resources": {"wealth": 1}}] * 2, places=offers({"cost": cost(wealth=2)}))
    act(play, "location", 0)  # nobody joins
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [1, 1]
    assert "travel" in play.options(0)  # no turn is used


@pytest.mark.rule("GR-DAY-08")
def test_a_character_that_has_acted_may_still_join(tmp_path):
    play = world(tmp_path, seats=2)
    act(play, "inspect_menhir", 1)
    travel(play, 2, 0, 1)
    assert everywhere(play) == [2, 2]


@pytest.mark.rule("GR-DAY-10", "GR-DAY-11")
def test_the_day_ends_after_a_round_when_all_have_passed_or_have_no_energy(tmp_path):
    play = world(tmp_path, seats=2)
    play.set(0, energy=1)
    travel(play, 2, 0)
    assert (play.state.stage, value(play, "energy")) == ("day", 0)  # the round is under way
    travel(play, 3, 1)
    assert (play.state.stage, play.state.round) == ("day", 2)  # seat 1 has energy
    assert "pass" in play.options(0)
    play.give("act", "pass", 1)
    assert play.state.stage == "day"
    play.give("act", "pass", 0)
    assert play.state.day == 2


@pytest.mark.rule("GR-DAY-11")
def test_with_no_energy_free_actions_and_actions_paid_by_others_are_possible(tmp_path):
    play = world(tmp_path, seats=2, places=offers({}))
    play.set(0, energy=0)
    act(play, "inspect_menhir", 1)
    assert {"travel", "location", "inspect_menhir"} <= set(play.options(0))
    play.give("act", "travel", 0)
    play.give("choose_target", 2, 0)
    play.give("join", "yes", 1)
    play.give("accept", "yes", 0)
    assert play.asked == {1: "pay_for"}
    play.give("pay_for", 0, 1)
    play.go_on("act", "eat")
    assert everywhere(play) == [2, 2]
    assert [value(play, "energy", seat) for seat in (0, 1)] == [0, 4]


@pytest.mark.rule("GR-DAY-12")
def test_there_are_six_main_actions(tmp_path):
    assert {"explore", "travel", "location", "character", "inspect_menhir", "pass"} <= set(ACTIONS)


CAMP = {"timing": "action", "effects": [gain("food", 1, "owner")], "cost": cost(energy=1)}


@pytest.mark.rule("GR-DAY-13")
def test_cards_in_play_may_offer_actions_that_use_the_turn(tmp_path):
    once = {**CAMP, "once_per_day": True, "cost": []}
    play = world(tmp_path, seats=2, heroes=[{"flaw": [CAMP, once]}])
    assert "card" not in play.options(1)
    act(play, "card", target=CardAction("characters/hero0/flaw/0/effects"))
    assert (value(play, "food"), value(play, "energy")) == (1, 5)
    assert play.state.characters[0].acted
    act(play, "inspect_menhir", 1)
    act(play, "card", target=CardAction("characters/hero0/flaw/1/effects"))
    act(play, "inspect_menhir", 1)
    play.give("act", "card", 0)
    assert play.options(0) == [CardAction("characters/hero0/flaw/0/effects")]  # the other is once a day
    play.give("choose_target", CardAction("characters/hero0/flaw/0/effects"), 0)
    play.give("join", "no", 1)
    next_day(play)
    play.give("act", "card", 0)
    assert len(play.options(0)) == 2


@pytest.mark.rule("GR-DAY-14", "GR-DAY-15")
def test_an_action_ends_before_the_next_begins(tmp_path):
    places = {2: {"immediate": [{"do": "choose", "who": "party", "choices": [{"id": "a"}, {"id": "b"}]}]}}
    play = world(tmp_path, seats=2, places=places)
    travel(play, 2)
    assert play.asked == {0: "choose_effect"}
    play.give("choose_effect", "a", 0)
    assert set(play.asked.values()) == {"act"}


# Travel


@pytest.mark.rule("GR-DAY-25", "GR-DAY-26", "GR-DAY-27", "GR-DAY-28")
def test_travel_costs_1_energy_and_goes_to_a_connected_location(tmp_path):
    places = {2: {"keys": {"south": 1, "east": 6}}, 6: {"keys": {"west": 2}}}
    play = world(tmp_path, places=places)
    travel(play, 2)
    assert (everywhere(play), value(play, "energy")) == ([2], 5)
    play.give("act", "travel", 0)
    assert play.options(0) == [6, 1]  # 6 is above 3 without a connection, and diagonal to 1
    play.give("choose_target", 6, 0)
    play.give("act", "travel", 0)
    assert play.options(0) == [2]


@pytest.mark.rule("GR-DAY-28", "GR-EX-39")
def test_a_diagonal_neighbour_takes_two_journeys_and_its_rule_applies_on_arrival(tmp_path):
    places = {2: {"keys": {"south": 1, "east": 6}}, 6: {"keys": {"west": 2}, "immediate": [gain("wealth")]}}
    play = world(tmp_path, places=places)
    travel(play, 2)
    travel(play, 6)
    assert (everywhere(play), value(play, "energy"), value(play, "wealth")) == ([6], 4, 1)


@pytest.mark.rule("GR-DAY-31")
def test_a_journey_costs_each_member_1_energy(tmp_path):
    play = world(tmp_path, seats=3)
    travel(play, 2, 0, 2)
    assert [value(play, "energy", seat) for seat in range(3)] == [5, 6, 5]
    assert everywhere(play) == [2, 1, 2]


@pytest.mark.rule("GR-DAY-33", "GR-DAY-34", "GR-DAY-56", "GR-DAY-58")
def test_characters_present_may_join_an_arrival_at_no_cost(tmp_path):
    play = world(tmp_path, seats=3, places={2: {"immediate": [gain("food", 2, "party")]}})
    travel(play, 2, 1)
    play.go_on("act")
    travel(play, 2, 0)
    assert play.asked == {1: "join_arrival"}
    play.give("join_arrival", "yes", 1)
    assert play.asked == {0: "accept_arrival"}
    play.give("accept_arrival", "yes", 0)
    assert set(play.asked) == {0, 1}  # they share their gain
    play.give("share_out", divided(food=(0, 2)))
    assert [value(play, "food", seat) for seat in range(3)] == [0, 4, 0]
    assert value(play, "energy", 1) == 5  # only its own journey


@pytest.mark.rule("GR-DAY-58")
def test_joining_an_arrival_uses_no_turn(tmp_path):
    play = world(tmp_path, seats=3, places={2: {"immediate": [gain("food")]}})
    travel(play, 2, 1)
    play.give("act", "inspect_menhir", 2)
    play.give("act", "pass", 0)
    assert play.state.round == 2
    travel(play, 2, 2)
    play.give("join_arrival", "yes", 1)
    play.give("accept_arrival", "yes", 2)
    assert "travel" in play.options(1)


@pytest.mark.rule("GR-DAY-56", "GR-DAY-59")
@pytest.mark.parametrize("refuses", ["joiner", "arriving", "passed"])
def test_a_character_that_does_not_join_takes_no_part(tmp_path, refuses):
    play = world(tmp_path, seats=2, places={2: {"immediate": [gain("food")]}})
    travel(play, 2, 1)
    if refuses == "passed":
        travel(play, 3, 0)
        travel(play, 1, 0)
        play.give("act", "pass", 1)
    travel(play, 2, 0)
    if refuses == "joiner":
        play.give("join_arrival", "no", 1)
    elif refuses == "arriving":
        play.give("join_arrival", "yes", 1)
        play.give("accept_arrival", "no", 0)
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]  # seat 1 has its own from before


@pytest.mark.rule("GR-DAY-57")
def test_joining_is_offered_before_the_guardian_and_again_before_the_rule(tmp_path):
    play = world(tmp_path, seats=2, places={2: {"immediate": [gain("food")]}}, more=ENEMIES)
    travel(play, 2, 1)
    tell(play.table, GuardianPlaced(location=2, card="enemy"))
    travel(play, 2, 0)
    play.give("join_arrival", "no", 1)
    assert play.state.encounter.participants == [0]
    play.go_on("join_arrival", play="retreat")
    assert play.state.encounter is None
    play.give("join_arrival", "yes", 1)
    play.give("accept_arrival", "yes", 0)
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("GR-DAY-57")
def test_joining_is_not_offered_without_a_guardian_or_rule(tmp_path):
    play = world(tmp_path, seats=2)
    travel(play, 2, 1)
    travel(play, 2, 0)
    assert not [event for event in play.happened("asked") if event["kind"] == "join_arrival"]


# Location and character actions


@pytest.mark.rule("GR-DAY-35", "GR-DAY-36", "GR-DAY-37")
def test_a_location_action_is_for_characters_there_and_repeatable(tmp_path):
    play = world(tmp_path, seats=2, places=offers({"cost": cost(energy=1)}))
    travel(play, 2, 1)
    act(play, "location")
    assert "location" not in play.options(1)
    play.give("act", "pass", 1)
    act(play, "location")
    assert (value(play, "food"), value(play, "energy")) == (2, 4)


@pytest.mark.rule("GR-DAY-36")
def test_a_location_action_may_have_a_requirement(tmp_path):
    requires = [{"has": "at_least", "what": "courage", "amount": 1}]
    heroes = [{}, {"attributes": {"courage": 1}}]
    play = world(tmp_path, seats=2, heroes=heroes, places=offers({"requires": requires}))
    assert "location" in play.options(0)  # with the other character's courage
    act(play, "location", 0)
    assert value(play, "food") == 0  # the other did not come
    act(play, "location", 0, 1)
    play.give("share", 0)
    assert value(play, "food") == 1


@pytest.mark.rule("GR-DAY-38", "GR-DAY-39")
def test_once_a_day_is_once_for_all_until_the_next_dawn(tmp_path):
    play = world(tmp_path, seats=2, places=offers({"once_per_day": True}))
    act(play, "location", 0)
    assert "location" not in play.options(1)
    assert play.state.places[1].time_tokens == 0  # its reminder is no token
    next_day(play)
    assert "location" in play.options(1)


@pytest.mark.rule("GR-DAY-40", "GR-DAY-41", "GR-DAY-42", "GR-EX-42")
def test_two_characters_pay_a_location_action_once_gain_once_and_fight_together(tmp_path):
    places = offers({"cost": cost(energy=2), "effects": [gain("food", 1, "party"), MEET]})
    play = world(tmp_path, seats=2, places=places, more=ENEMIES)
    act(play, "location", 0, 1)
    assert play.asked == {0: "split_cost", 1: "split_cost"}
    play.give("split_cost", divided(energy=(1, 1)))
    assert [value(play, "energy", seat) for seat in (0, 1)] == [5, 5]
    play.give("share", 1)
    assert [value(play, "food", seat) for seat in (0, 1)] == [0, 1]
    assert play.state.encounter.participants == [0, 1]


@pytest.mark.rule("GR-DAY-43", "GR-DAY-45", "GR-DAY-46")
def test_only_the_owner_performs_its_action_but_others_may_pay_part(tmp_path):
    hero = {"action": {"cost": cost(energy=3), "effects": [gain("food")]}}
    play = world(tmp_path, seats=2, heroes=[hero])
    act(play, "character", 0, 1)
    play.give("split_cost", divided(energy=(0, 2)))
    assert [value(play, "energy", seat) for seat in (0, 1)] == [5, 4]  # at least one from the owner
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("GR-DAY-46", "GR-PARTY-13")
def test_an_owner_with_no_energy_cannot_let_others_pay_all_of_its_action(tmp_path):
    hero = {"action": {"cost": cost(energy=1), "effects": [gain("food")]}}
    play = world(tmp_path, seats=2, heroes=[hero])
    play.set(0, energy=0)
    act(play, "inspect_menhir", 1)
    assert "character" not in play.options(0)
    assert "travel" in play.options(0)


@pytest.mark.rule("GR-DAY-47")
def test_the_owner_needs_energy_only_for_an_energy_cost(tmp_path):
    hero = {"action": {"cost": cost(food=1), "effects": [gain("wealth")]}, "resources": {"food": 1}}
    play = world(tmp_path, seats=2, heroes=[hero])
    play.set(0, energy=0)
    act(play, "inspect_menhir", 1)
    act(play, "character", 0)
    assert (value(play, "wealth"), value(play, "food"), value(play, "energy")) == (1, 0, 0)


@pytest.mark.rule("GR-DAY-43")
def test_once_a_day_applies_to_character_actions_too(tmp_path):
    play = world(tmp_path, heroes=[{"action": {"effects": [gain("food")], "once_per_day": True}}])
    act(play, "character")
    assert "character" not in play.options(0)
    next_day(play)
    assert "character" in play.options(0)


@pytest.mark.rule("GR-DAY-44")
def test_no_character_action_in_an_encounter(tmp_path):
    hero = {"action": {"effects": [gain("food")]}}
    play = world(tmp_path, seats=2, heroes=[hero, hero], places={2: {"immediate": [MEET]}}, more=ENEMIES)
    travel(play, 2)
    asked = set()
    while play.state.encounter is not None:
        asked |= {option for seat in play.asked for option in play.options(seat)}
        assert "act" not in play.asked.values()
        seat, kind = next(iter(play.asked.items()))
        play.give(kind, "retreat" if "retreat" in play.options(seat) else play.options(seat)[0], seat)
    assert "character" not in asked


# Menhirs, passing, costs


@pytest.mark.rule("GR-DAY-48", "GR-DAY-49", "GR-DAY-51")
def test_inspecting_a_menhir_is_free_reveals_its_text_and_uses_the_turn(tmp_path):
    play = world(tmp_path)
    act(play, "inspect_menhir")
    assert play.happened("menhir_inspected") == [{"location": 1}]
    assert not play.table.view(None).undoable
    assert value(play, "energy") == 6
    assert play.state.round == 2
    travel(play, 2)
    assert "inspect_menhir" not in play.options(0)


@pytest.mark.rule("GR-DAY-50")
@pytest.mark.parametrize(("magic", "asked"), [(0, "act"), (1, "activate")])
def test_an_inspected_menhir_may_be_lit_at_once_if_its_cost_is_at_hand(tmp_path, magic, asked):
    play = world(tmp_path, heroes=[{"resources": {"magic": magic}}])
    act(play, "inspect_menhir")
    assert play.asked == {0: asked}
    if asked == "activate":
        play.give("activate", "no", 0)
        assert value(play, "magic") == 1


@pytest.mark.rule("GR-DAY-52", "GR-DAY-53", "GR-DAY-54")
def test_a_character_that_passes_takes_no_further_action_that_day(tmp_path):
    play = world(tmp_path, seats=2)
    play.give("act", "pass", 0)
    assert value(play, "energy") == 6
    travel(play, 2, 1)
    assert set(play.asked) == {1}
    travel(play, 1, 1)
    play.give("act", "travel", 1)
    play.give("choose_target", 3, 1)
    assert everywhere(play) == [1, 3]  # seat 0 was not asked to join
    next_day(play)
    assert "travel" in play.options(0)


@pytest.mark.rule("GR-DAY-60")
def test_health_can_be_paid_down_to_0_but_not_below(tmp_path):
    for price, offered in ((8, False), (7, True)):
        play = world(tmp_path, places=offers({"cost": cost(health=price)}))
        assert ("location" in play.options(0)) is offered
    act(play, "location")
    assert value(play, "health") == 0


@pytest.mark.rule("GR-DAY-60")
def test_terror_can_always_be_paid(tmp_path):
    play = world(tmp_path, places=offers({"cost": cost(terror=3)}))
    play.set(0, terror=8)
    act(play, "location")
    assert (value(play, "terror"), value(play, "food")) == (9, 1)


@pytest.mark.rule("GR-DAY-10")
def test_a_day_without_possible_actions_ends(tmp_path):
    play = world(tmp_path, seats=2, places={2: {"immediate": [lose("energy", 9)]}})
    travel(play, 2, 0, 1)
    assert kinds(play, "round_began", "dusk_fell")[-2:] == ["dusk_fell", "round_began"]
    assert play.state.day == 2
    pass_all(play)


@pytest.mark.rule("GR-DAY-55")
def test_a_character_that_has_passed_still_dreams_and_meets_a_guardian(tmp_path):
    dream = {"seals": ["menhir", "dreams"], "dream": "dream", "verses": [
        {"id": "dream", "effects": [gain("food")], "complete": True}]}  # fmt: skip
    play = world(tmp_path, places={1: dream}, more={"combat_encounters": [{**ENEMY, "traits": ["guardian"]}]})
    tell(play.table, GuardianPlaced(location=1, card="enemy"))
    play.draws.append("blank")
    play.give("act", "pass")
    play.go_on("play")
    assert value(play, "food") == 1
    assert play.state.encounter.participants == [0]
