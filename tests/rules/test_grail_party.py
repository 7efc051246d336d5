"""Parties: joining, paying for others, and leaving (GR-PARTY)."""

import pytest

from afallon.grail.rules.day.questions import CardAction
from afallon.grail.setup import READING
from tests.grail.arena import ENEMY
from tests.grail.driver import DEFAULTS, Play, divided
from tests.grail.world import MEET, act, choose, cost, everywhere, gain, lose, pay, travel, value, world


def gather(play, to, *others, leader=0):
    """Let these seats join a journey, up to the first question of payment."""
    play.give("act", "travel", leader)
    play.give("choose_target", to, leader)
    for seat in list(play.asked):
        play.give("join", "yes" if seat in others else "no", seat)
    if play.asked.get(leader) in ("accept", "take_along"):
        play.give(play.asked[leader], DEFAULTS[play.asked[leader]], leader)


@pytest.mark.rule("GR-PARTY-01", "GR-PARTY-02", "GR-PARTY-03", "GR-PARTY-04", "GR-PARTY-08")
def test_others_at_the_same_location_may_join_if_both_sides_agree(tmp_path):
    play = world(tmp_path, seats=4)
    travel(play, 3, 3)
    play.give("act", "travel", 0)
    play.give("choose_target", 2, 0)
    assert play.asked == {1: "join", 2: "join"}  # seat 3 is elsewhere
    play.give("join", "yes", 1)
    play.give("join", "yes", 2)
    assert play.asked == {0: "take_along"}
    play.give("take_along", "each_apart", 0)
    assert play.asked == {0: "accept"}
    play.give("accept", "yes", 0)
    play.give("accept", "no", 0)
    play.go_on("act")
    assert everywhere(play) == [2, 2, 1, 3]
    assert not play.state.characters[2].acted  # the rejected character keeps its turn


@pytest.mark.rule("GR-PARTY-08")
def test_a_character_that_declines_stays_behind(tmp_path):
    play = world(tmp_path, seats=2)
    gather(play, 2)
    assert everywhere(play) == [2, 1]


@pytest.mark.rule("GR-PARTY-05", "GR-PARTY-06")
def test_nobody_joins_or_leaves_an_action_that_has_begun(tmp_path):
    play = world(tmp_path, seats=3, places={2: {"immediate": [choose(("stay", []), ("go", []))]}})
    travel(play, 2, 0, 1)
    assert play.asked == {0: "choose_effect", 1: "choose_effect"}
    assert all(play.options(seat) == ["stay", "go"] for seat in (0, 1))
    assert play.state.party.members == [0, 1]
    play.give("choose_effect", "go")
    assert [event["seat"] for event in play.happened("member_joined")] == [1]


@pytest.mark.rule("GR-PARTY-06", "GR-PARTY-07")
def test_an_arrival_may_still_be_joined(tmp_path):
    play = world(tmp_path, seats=2, places={2: {"immediate": [gain("food")]}})
    travel(play, 2, 1)
    travel(play, 2, 0)
    assert play.state.party.action == "travel"
    play.give("join_arrival", "yes", 1)
    play.give("accept_arrival", "yes", 0)
    assert [event["seat"] for event in play.happened("member_joined")] == [1]


@pytest.mark.rule("GR-PARTY-09", "GR-PARTY-19")
def test_after_the_action_everybody_is_free_again(tmp_path):
    play = world(tmp_path, seats=2)
    travel(play, 2, 0, 1)
    assert play.state.parties == []
    gather(play, 1)  # alone this time
    assert everywhere(play) == [1, 2]


@pytest.mark.rule("GR-PARTY-10")
def test_members_exchange_between_actions_and_not_during_one(tmp_path):
    heroes = [{"resources": {"food": 2}}] * 2
    play = world(tmp_path, seats=2, heroes=heroes, places={2: {"immediate": [choose(("stay", []), ("go", []))]}})
    assert "give" in play.options(0)
    travel(play, 2, 0, 1)
    assert "give" not in play.options(0)
    play.give("choose_effect", "go")
    assert "give" in play.options(0)


# Paying


@pytest.mark.rule("GR-PARTY-11", "GR-PARTY-12")
def test_one_member_may_pay_for_all(tmp_path):
    play = world(tmp_path, seats=3)
    play.set(2, energy=0)
    gather(play, 2, 1, 2)
    assert play.asked == dict.fromkeys((0, 1), "pay_for")
    play.give("pay_for", "own", 0)
    play.give("pay_for", 0, 1)
    assert play.asked == {1: "pay_for"}  # it may pay for more
    assert play.options(1) == ["own", 2]
    play.give("pay_for", 2, 1)
    assert everywhere(play) == [2, 2, 2]
    assert [value(play, "energy", seat) for seat in range(3)] == [6, 3, 0]


@pytest.mark.rule("GR-PARTY-31")
@pytest.mark.parametrize(("reading", "asked"), [(3, {0: "pay_for", 1: "pay_for"}), (4, {0: "act", 1: "act"})])
def test_nobody_is_asked_to_pay_for_others_who_can_pay(tmp_path, reading, asked):
    """In older rules readings they are still asked."""
    play = world(tmp_path, seats=2, reading=reading)
    gather(play, 2, 1)
    assert play.asked == asked


@pytest.mark.rule("GR-PARTY-34", "GR-PARTY-11", "GR-PARTY-12")
@pytest.mark.parametrize("helper", [0, 1])
def test_a_member_who_offers_help_may_pay_for_others_who_could_pay(tmp_path, helper):
    """The offer of the leader or of a joining member is one answer, and adds no question for others."""
    play = world(tmp_path, seats=2)
    play.set(1 - helper, energy=2)
    play.give("act", "travel", 0)
    play.give("choose_target", 2, 0)
    assert play.options(1) == ["yes", "yes_helping", "no"]
    play.give("join", "yes_helping" if helper == 1 else "yes", 1)
    play.give("accept", "yes_helping" if helper == 0 else "yes", 0)
    assert [event["seat"] for event in play.happened("help_offered")] == [helper]
    assert play.asked == {helper: "pay_for"}
    play.give("pay_for", 1 - helper, helper)
    assert everywhere(play) == [2, 2]
    assert (value(play, "energy", helper), value(play, "energy", 1 - helper)) == (4, 2)


@pytest.mark.rule("GR-PARTY-34")
def test_a_leader_who_accepts_several_may_help_pay_for_them(tmp_path):
    play = world(tmp_path, seats=3)
    play.give("act", "travel", 0)
    play.give("choose_target", 2, 0)
    play.give("join", "yes")
    assert play.options(0) == ["all_of_them", "all_helping", "nobody", "each_apart"]
    play.give("take_along", "all_helping", 0)
    play.give("pay_for", 2, 0)
    play.give("pay_for", "own", 0)
    assert [value(play, "energy", seat) for seat in range(3)] == [4, 5, 6]


@pytest.mark.rule("GR-PARTY-34", "GR-PARTY-31")
def test_an_offer_of_help_applies_to_the_whole_action(tmp_path):
    """It includes magic due later in the action. In the next action everybody pays alone again."""
    heroes = [{"resources": {"magic": 2}}, {"resources": {"magic": 1}}]
    play = world(tmp_path, seats=2, heroes=heroes, places={2: {"immediate": [pay("magic"), gain("food")]}})
    play.give("act", "travel", 0)
    play.give("choose_target", 2, 0)
    play.give("join", "yes", 1)
    play.give("accept", "yes_helping", 0)
    play.give("pay_for", "own", 0)
    play.give("pay_for", 1, 0)
    assert [value(play, "magic", seat) for seat in (0, 1)] == [0, 1]
    gather(play, 1, 1)
    assert set(play.asked.values()) == {"act"}


@pytest.mark.rule("GR-PARTY-34")
def test_nobody_can_offer_help_with_nothing_to_spare(tmp_path):
    play = world(tmp_path, seats=2)
    play.set(0, energy=1)
    play.set(1, energy=1)
    play.give("act", "travel", 0)
    play.give("choose_target", 2, 0)
    assert play.options(1) == ["yes", "no"]
    play.give("join", "yes", 1)
    assert play.options(0) == ["yes", "no"]


@pytest.mark.rule("GR-PARTY-34")
def test_older_campaigns_offer_no_help(tmp_path):
    play = world(tmp_path, seats=2, reading=5)
    play.give("act", "travel", 0)
    play.give("choose_target", 2, 0)
    assert play.options(1) == ["yes", "no"]


@pytest.mark.rule("GR-PARTY-32")
@pytest.mark.parametrize(("answer", "there"), [("all_of_them", [2, 2, 2]), ("nobody", [2, 1, 1])])
def test_several_volunteers_are_accepted_with_one_answer(tmp_path, answer, there):
    play = world(tmp_path, seats=3)
    play.give("act", "travel", 0)
    play.give("choose_target", 2, 0)
    play.give("join", "yes")
    assert play.options(0) == ["all_of_them", "all_helping", "nobody", "each_apart"]
    play.give("take_along", answer, 0)
    assert everywhere(play) == there


@pytest.mark.rule("GR-PARTY-32")
def test_in_older_campaigns_volunteers_are_accepted_one_by_one(tmp_path):
    play = world(tmp_path, seats=3, reading=3)
    play.give("act", "travel", 0)
    play.give("choose_target", 2, 0)
    play.give("join", "yes")
    assert play.asked == {0: "accept"}


@pytest.mark.rule("GR-PARTY-11")
def test_magic_can_be_paid_for_another_too(tmp_path):
    heroes = [{"resources": {"magic": 3}}, {}]
    play = world(tmp_path, seats=2, heroes=heroes, places={2: {"immediate": [pay("magic"), gain("food")]}})
    travel_to_rule(play, 2, 1)
    assert play.asked == {0: "pay_for"}  # after the energy, which all paid themselves
    play.give("pay_for", 1, 0)
    assert [value(play, "magic", seat) for seat in (0, 1)] == [1, 0]
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("GR-PARTY-15", "GR-EX-43")
def test_a_member_that_cannot_pay_and_gets_no_help_drops_out(tmp_path):
    heroes = [{"resources": {"magic": 2}}, {"resources": {"magic": 5}}, {"resources": {"magic": 1}}]
    play = world(tmp_path, seats=3, heroes=heroes, places={2: {"immediate": [pay("magic", 2), gain("food")]}})
    travel(play, 2, 0, 1, 2)
    assert [value(play, "magic", seat) for seat in range(3)] == [0, 3, 1]
    assert [value(play, "food", seat) for seat in range(3)] == [1, 1, 0]
    assert everywhere(play) == [2, 2, 2]


@pytest.mark.rule("GR-PARTY-15")
def test_a_character_that_cannot_pay_for_a_journey_stays_behind(tmp_path):
    play = world(tmp_path, seats=2)
    play.set(1, energy=0)
    travel(play, 2, 0, 1)
    assert everywhere(play) == [2, 1]
    assert [value(play, "energy", seat) for seat in (0, 1)] == [5, 0]


@pytest.mark.rule("GR-PARTY-28")
@pytest.mark.parametrize("poor", [0, 1])
def test_a_character_that_cannot_pay_for_a_journey_keeps_its_turn(tmp_path, poor):
    """This includes the leader: it stays behind, has not acted, and may take another action."""
    play = world(tmp_path, seats=2)
    play.set(poor, energy=0)
    travel(play, 2, 0, 1)
    assert everywhere(play)[poor] == 1
    assert [character.acted for character in play.state.characters] == [seat != poor for seat in (0, 1)]
    assert "pass" in play.options(poor)


@pytest.mark.rule("GR-PARTY-28")
def test_an_older_campaign_keeps_its_rules_reading(tmp_path):
    """A record without a reading has the first one, where a member that dropped out had used its turn."""
    new = world(tmp_path, seats=2)
    named = new.table.record().header.options
    assert named["reading"] == READING
    old = Play(tmp_path, seats=2, **{name: value for name, value in named.items() if name not in ("pack", "reading")})
    assert "reading" not in old.table.record().header.options
    old.set(1, energy=0)
    travel(old, 2, 0, 1)
    assert everywhere(old) == [2, 1]
    assert [event["seat"] for event in old.happened("turn_used")] == [0, 1]
    assert not old.happened("turn_kept")


@pytest.mark.rule("GR-PARTY-28")
def test_a_member_that_drops_out_during_the_action_has_used_its_turn(tmp_path):
    heroes = [{"resources": {"wealth": 1}}, {}]
    play = world(tmp_path, seats=3, heroes=heroes, places={2: {"immediate": [pay("wealth"), gain("food")]}})
    travel(play, 2, 0, 1)
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 0]
    assert [character.acted for character in play.state.characters] == [True, True, False]


@pytest.mark.rule("GR-PARTY-15", "GR-PARTY-11")
def test_part_of_the_cost_may_be_paid_by_another(tmp_path):
    heroes = [{"resources": {"magic": 2}}, {"resources": {"magic": 5}}, {"resources": {"magic": 1}}]
    play = world(tmp_path, seats=3, heroes=heroes, places={2: {"immediate": [pay("magic", 2), gain("food")]}})
    travel_to_rule(play, 2, 1, 2)
    assert play.options(1) == ["own", 0, 2]
    play.give("pay_for", 2, 1)
    play.give("pay_for", "own", 1)
    assert [value(play, "magic", seat) for seat in range(3)] == [0, 2, 0]
    assert [value(play, "food", seat) for seat in range(3)] == [1, 1, 1]


def travel_to_rule(play, to, *others):
    """Travel with enough energy for all, so that nobody is asked to pay it for another."""
    gather(play, to, *others)


@pytest.mark.rule("GR-PARTY-21")
def test_a_member_that_can_pay_must_pay_and_keeps_its_own_share(tmp_path):
    heroes = [{"resources": {"magic": 2}}, {"resources": {"magic": 1}}]
    play = world(tmp_path, seats=2, heroes=heroes, places={2: {"immediate": [pay("magic", 2), gain("food")]}})
    travel(play, 2, 0, 1)
    assert [value(play, "magic", seat) for seat in (0, 1)] == [0, 1]  # seat 0 had no choice, and nothing to spare
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("GR-PARTY-22")
def test_if_nobody_pays_the_action_ends_for_all(tmp_path):
    for who in ("each", "party"):
        play = world(tmp_path, seats=2, places={2: {"immediate": [gain("food"), pay("wealth", 1, who), gain("food")]}})
        travel(play, 2, 0, 1)
        assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]
        assert play.state.parties == []
        assert set(play.asked.values()) == {"act"}


@pytest.mark.rule("GR-PARTY-25", "GR-PARTY-15")
def test_a_leader_that_cannot_pay_drops_out_too(tmp_path):
    heroes = [{}, {"resources": {"wealth": 2}}]
    play = world(
        tmp_path, seats=2, heroes=heroes, places={2: {"immediate": [pay("wealth", 2), gain("food", 1, "active")]}}
    )
    travel(play, 2, 0, 1)
    assert [value(play, "food", seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("GR-PARTY-26")
def test_each_member_pays_its_own_share_of_other_kinds(tmp_path):
    heroes = [{"resources": {"wealth": 9}}, {}]
    play = world(tmp_path, seats=2, heroes=heroes, places={2: {"immediate": [pay("wealth", 2), gain("food")]}})
    travel(play, 2, 0, 1)
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [7, 0]
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("GR-PARTY-26", "GR-PARTY-17")
def test_a_cost_due_once_may_be_split_in_any_kind(tmp_path):
    heroes = [{"resources": {"wealth": 2}}, {"resources": {"wealth": 1}}]
    play = world(tmp_path, seats=2, heroes=heroes, places={2: {"immediate": [pay("wealth", 2, "party"), gain("food")]}})
    travel(play, 2, 0, 1)
    assert play.asked == {0: "split_cost", 1: "split_cost"}
    assert play.options(0) == [divided(wealth=(1, 1)), divided(wealth=(2, 0))]  # nobody pays more than they have
    play.give("split_cost", divided(wealth=(1, 1)))
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [1, 0]


# Actions of cards

HORN = {
    "timing": "action",
    "cost": cost(energy=2, magic=1),
    "effects": [gain("food"), gain("wealth", 1, "owner"), gain("reputation", 1, "active")],
}
BLOW = CardAction("characters/hero0/flaw/0/effects")


def blow(folder, *others, horn=None, **more):
    """Let seat 0 use its card with these others, up to the first question of payment."""
    heroes = [{"flaw": [{**HORN, **(horn or {})}], "resources": {"magic": 1, "wealth": 1}}]
    heroes += [{"resources": {"magic": 1, "wealth": 1}}] * 2
    play = world(folder, seats=3, heroes=heroes, **more)
    play.give("act", "card", 0)
    play.give("choose_target", BLOW, 0)
    for seat in list(play.asked):
        play.give("join", "yes" if seat in others else "no", seat)
    if play.asked.get(0) in ("accept", "take_along"):
        play.give(play.asked[0], DEFAULTS[play.asked[0]], 0)
    return play


@pytest.mark.rule("GR-PARTY-29", "GR-PARTY-01")
def test_the_action_of_a_card_may_be_joined(tmp_path):
    """All members share in the effects on each; the effects on the owner concern the owner alone."""
    play = blow(tmp_path, 1)
    play.give("split_cost", divided(energy=(2, 0), magic=(1, 0)))
    assert [value(play, "food", seat) for seat in range(3)] == [1, 1, 0]
    assert [value(play, "wealth", seat) for seat in range(3)] == [2, 1, 1]
    assert [value(play, "reputation", seat) for seat in range(3)] == [1, 0, 0]
    assert [character.acted for character in play.state.characters] == [True, True, False]


@pytest.mark.rule("GR-PARTY-30", "GR-PARTY-11", "GR-PARTY-12")
def test_members_may_pay_the_whole_cost_in_energy_and_magic(tmp_path):
    play = blow(tmp_path, 1, 2)
    play.give("split_cost", divided(energy=(0, 1, 1), magic=(0, 1, 0)))
    assert [value(play, "energy", seat) for seat in range(3)] == [6, 5, 5]
    assert [value(play, "magic", seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("GR-PARTY-30", "GR-DAY-06")
@pytest.mark.parametrize("helped", [True, False])
def test_an_owner_without_means_needs_a_paying_member(tmp_path, helped):
    """The action may be begun since others could pay. If nobody does, it does not happen and uses no turn."""
    heroes = [{"flaw": [HORN]}, {"resources": {"magic": 1}}]
    play = world(tmp_path, seats=2, heroes=heroes)
    play.set(0, energy=0)
    act(play, "card", 0, *([1] if helped else []), target=BLOW)
    assert "split_cost" not in play.asked.values()  # only one seat could pay
    assert value(play, "food") == helped
    assert (value(play, "energy", 1), value(play, "magic", 1)) == ((4, 0) if helped else (6, 1))
    assert [event["seat"] for event in play.happened("turn_used")] == ([0, 1] if helped else [])


@pytest.mark.rule("GR-PARTY-30")
def test_only_the_owner_pays_kinds_other_than_energy_and_magic(tmp_path):
    play = blow(tmp_path, 1, horn={"cost": cost(wealth=1), "effects": [gain("food")]})
    assert [value(play, "wealth", seat) for seat in range(3)] == [0, 1, 1]
    assert [value(play, "food", seat) for seat in range(3)] == [1, 1, 0]
    poor = world(tmp_path, seats=2, heroes=[{"flaw": [{**HORN, "cost": cost(wealth=1)}]}, {"resources": {"wealth": 3}}])
    assert "card" not in poor.options(0)


@pytest.mark.rule("GR-PARTY-29")
def test_the_members_meet_the_cards_encounter_together(tmp_path):
    play = blow(tmp_path, 2, horn={"cost": [], "effects": [MEET]}, more={"combat_encounters": [ENEMY]})
    assert play.state.encounter.participants == [0, 2]


@pytest.mark.rule("GR-PARTY-29")
@pytest.mark.parametrize(("others", "done"), [((), False), ((1,), True)])
def test_the_requirements_of_a_card_are_checked_against_the_gathered_party(tmp_path, others, done):
    requires = [{"has": "at_least", "what": "wealth", "amount": 1, "who": "party"}]
    heroes = [{"flaw": [{**HORN, "cost": [], "requires": requires}]}, {"resources": {"wealth": 1}}]
    play = world(tmp_path, seats=2, heroes=heroes)
    act(play, "card", 0, *others, target=BLOW)
    assert (value(play, "food") == 1) is done


# Sharing and choosing


@pytest.mark.rule("GR-PARTY-17")
def test_a_party_chooses_who_gains_and_who_loses(tmp_path):
    heroes = [{"resources": {"wealth": 2}}, {"resources": {"wealth": 1}}]
    rule = [gain("food", 2, "party"), lose("wealth", 2, "party")]
    play = world(tmp_path, seats=2, heroes=heroes, places={2: {"immediate": rule}})
    travel(play, 2, 0, 1)
    play.give("share_out", divided(food=(1, 1)))
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]
    assert play.options(0) == [divided(wealth=(1, 1)), divided(wealth=(2, 0))]
    play.give("share_out", divided(wealth=(1, 1)))
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("GR-PARTY-33")
def test_with_too_many_divisions_units_are_divided_one_by_one(tmp_path):
    """Four seats have 56 ways to share five, and 35 to share four."""
    play = world(tmp_path, seats=4, places={2: {"immediate": [gain("food", 5, "party")]}})
    travel(play, 2, 0, 1, 2, 3)
    assert set(play.asked.values()) == {"share"}
    play.give("share", 3)
    assert set(play.asked.values()) == {"share_out"}
    assert len(play.options(0)) == 35
    assert play.options(0)[0] == divided(food=(1, 1, 1, 1))  # the most even first
    play.give("share_out", divided(food=(0, 0, 4, 0)))
    assert [value(play, "food", seat) for seat in range(4)] == [0, 0, 4, 1]


@pytest.mark.rule("GR-PARTY-33")
def test_a_loss_of_everything_is_not_asked_about(tmp_path):
    heroes = [{"resources": {"wealth": 2}}, {"resources": {"wealth": 1}}]
    play = world(tmp_path, seats=2, heroes=heroes, places={2: {"immediate": [lose("wealth", 9, "party")]}})
    travel(play, 2, 0, 1)
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("GR-PARTY-33", "GR-CHAR-22")
def test_the_lowest_number_decides_a_disagreement_about_a_division(tmp_path):
    play = world(tmp_path, seats=2, places={2: {"immediate": [gain("food", 2, "party")]}})
    travel(play, 2, 0, 1)
    play.give("share_out", divided(food=(0, 2)), 1)
    play.give("share_out", divided(food=(2, 0)), 0)
    assert [value(play, "food", seat) for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("GR-PARTY-33")
def test_older_campaigns_divide_unit_by_unit(tmp_path):
    heroes = [{"resources": {"wealth": 2}}, {"resources": {"wealth": 1}}]
    rule = [gain("food", 2, "party"), pay("wealth", 2, "party")]
    play = world(tmp_path, seats=2, heroes=heroes, places={2: {"immediate": rule}}, reading=4)
    travel(play, 2, 0, 1)
    play.give("share", 1)
    play.give("share", 0)
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]
    play.give("divide_cost", 1)
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [1, 0]  # only seat 0 had any left


@pytest.mark.rule("GR-PARTY-18")
@pytest.mark.parametrize(("who", "opens"), [("party", True), ("each", False), ("active", False)])
def test_one_member_is_enough_for_a_requirement(tmp_path, who, opens):
    requires = [{"has": "at_least", "what": "courage", "amount": 1, "who": who}]
    rule = [{"do": "when", "requires": requires, "then": [gain("food")]}]
    play = world(tmp_path, seats=2, heroes=[{}, {"attributes": {"courage": 1}}], places={2: {"immediate": rule}})
    travel(play, 2, 0, 1)
    assert (value(play, "food") == 1) is opens


@pytest.mark.rule("GR-PARTY-20")
def test_a_choice_of_the_party_is_made_once_and_one_of_each_by_each(tmp_path):
    options = (("eat", [gain("food", 1, "party")]), ("pray", [gain("magic", 1, "party")]))
    play = world(tmp_path, seats=2, places={2: {"immediate": [choose(*options)]}})
    travel(play, 2, 0, 1)
    play.give("choose_effect", "pray", 0)
    play.give("choose_effect", "eat", 1)
    play.give("share", 1)
    assert [value(play, "magic", seat) for seat in (0, 1)] == [0, 1]  # the lower number decided
    play = world(tmp_path, seats=2, places={2: {"immediate": [choose(*options, who="each")]}})
    travel(play, 2, 0, 1)
    assert play.asked == {0: "choose_effect"}
    play.give("choose_effect", "pray", 0)
    play.go_on("choose_effect")
    assert play.asked == {1: "choose_effect"}


@pytest.mark.rule("GR-PARTY-33")
@pytest.mark.parametrize(
    ("effect", "kind"), [(lose("wealth", 1, "party"), "share"), (pay("wealth", 1, "party"), "divide_cost")]
)
def test_a_single_unit_is_asked_about_only_if_several_could_give_it(tmp_path, effect, kind):
    play = world(tmp_path, seats=3, places={2: {"immediate": [effect]}})
    play.set(1, wealth=2)
    travel(play, 2, 0, 1, 2)
    assert set(play.asked.values()) == {"act"}
    assert value(play, "wealth", 1) == 1
    play = world(tmp_path, seats=3, places={2: {"immediate": [effect]}})
    play.set(1, wealth=2)
    play.set(2, wealth=2)
    travel(play, 2, 0, 1, 2)
    assert play.options(0) == [1, 2]
    play.give(kind, 2)
    assert set(play.asked.values()) == {"act"}
    assert [value(play, "wealth", seat) for seat in range(3)] == [0, 2, 1]


# Encounters during an action

LATER = {"do": "when", "requires": [{"has": "encounter", "ended": "not_won"}], "then": [gain("wealth")]}


def ambush(folder, *after, seats=2, **more):
    """Let a party meet an encounter at location 2, followed by these effects."""
    enemy = {**ENEMY, "price": 1, **more}
    heroes = [{"starting_combat": ["hit"] * 15}] * seats
    play = world(
        folder,
        seats=seats,
        heroes=heroes,
        places={2: {"immediate": [MEET, *after]}},
        more={"combat_encounters": [enemy]},
    )
    travel(play, 2, *range(seats))
    play.go_on("choose_active", "play")
    return play


@pytest.mark.rule("GR-PARTY-16")
@pytest.mark.parametrize("who", ["each", "party"])
def test_nobody_leaves_an_encounter_for_an_unpaid_cost(tmp_path, who):
    play = ambush(tmp_path, gain("food"), attacks=[{"least": 0, "effects": [pay("reputation", 2, who)]}])
    play.set(0, reputation=1)
    play.give("choose_active", 0)
    play.give("play", "stop", 0)
    play.go_on("play")
    assert not play.happened("member_left")
    assert value(play, "reputation") == 1
    assert (play.state.party.members, play.state.encounter.participants) == ([0, 1], [0, 1])
    play.go_on("act", play="hit")
    assert play.happened("encounter_ended")[-1]["ended"] == "won"
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("GR-PARTY-16")
def test_in_an_encounter_a_participant_that_cannot_pay_stays(tmp_path):
    play = ambush(tmp_path, attacks=[{"least": 0, "effects": [pay("reputation", 1)]}])
    play.set(0, reputation=1)
    play.give("choose_active", 0)
    play.give("play", "stop", 0)
    play.go_on("play")
    assert [value(play, "reputation", seat) for seat in (0, 1)] == [0, 0]
    assert (play.state.party.members, play.state.encounter.participants) == ([0, 1], [0, 1])


@pytest.mark.rule("GR-PARTY-16", "GR-PARTY-23")
def test_a_character_that_retreats_takes_no_further_part_in_the_action(tmp_path):
    play = ambush(tmp_path, gain("food"))
    play.give("choose_active", 0)
    play.give("play", "retreat", 0)
    play.go_on("act", play="hit")
    assert play.happened("encounter_ended")[-1]["ended"] == "won"
    assert [value(play, "food", seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("GR-PARTY-23", "GR-PARTY-25")
def test_a_dying_leader_takes_no_further_part_in_the_action(tmp_path):
    strike = [{"least": 0, "effects": [{"do": "damage", "amount": 9, "who": "active"}]}]
    play = ambush(tmp_path, gain("food"), attacks=strike)
    play.give("choose_active", 0)
    play.give("play", "stop", 0)
    play.go_on("act", play="hit")
    assert play.happened("encounter_ended")[-1]["ended"] == "won"
    assert [value(play, "food", seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("GR-PARTY-24")
def test_if_nobody_is_left_all_continue_with_the_effects_for_defeat(tmp_path):
    play = ambush(tmp_path, gain("food"), LATER)
    play.go_on("act", play="retreat")
    assert play.happened("encounter_ended")[-1]["ended"] == "not_won"
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [1, 1]
    assert [value(play, "food", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("GR-PARTY-24")
def test_dying_characters_get_no_effects_for_defeat(tmp_path):
    strike = [{"least": 0, "effects": [{"do": "damage", "amount": 9, "who": "active"}]}]
    play = ambush(tmp_path, LATER, attacks=strike)
    play.give("choose_active", 0)
    play.give("play", "stop", 0)
    play.go_on("act", play="retreat")
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("GR-PARTY-24")
def test_without_effects_for_defeat_the_action_ends(tmp_path):
    play = ambush(tmp_path, gain("food"), gain("wealth"), seats=1)
    play.go_on("act", play="retreat")
    assert (value(play, "food"), value(play, "wealth")) == (0, 0)
    assert play.state.parties == []
