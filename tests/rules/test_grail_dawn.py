"""Dawn: its steps and their order (GR-DAWN)."""

import pytest

from afallon.grail.rules.effects.questions import DueAbility
from afallon.grail.rules.map.events import DialSet, GuardianPlaced, MenhirLit
from afallon.grail.rules.moments import PHASES
from afallon.grail.rules.telling import tell
from tests.grail.arena import ENEMY
from tests.grail.world import gain, kinds, next_day, pass_all, travel, value, world


def at_dawn(*effects, **more):
    return {"timing": "dawn", "effects": list(effects), **more}


@pytest.mark.rule("GR-DAWN-01")
def test_a_day_has_dawn_day_and_dusk(tmp_path):
    play = world(tmp_path)
    next_day(play)
    next_day(play)
    told = kinds(play, "dawn_broke", "day_began", "dusk_fell")
    assert told == ["dawn_broke", "day_began", "dusk_fell"] * 2 + ["dawn_broke", "day_began"]
    assert [event["day"] for event in play.happened("dawn_broke")] == [1, 2, 3]


@pytest.mark.rule("GR-DAWN-02")
def test_the_order_of_the_nine_steps(tmp_path):
    assert PHASES["dawn"] == (
        "dawn_begins",
        "dawn_effects",
        "dark_menhirs",
        "lost_locations",
        "menhir_dials",
        "time_dials",
        "dawn_guardians",
        "dawn_event",
        "planning",
        "equipment",
        "dawn_ends",
    )
    flaw = [at_dawn({"do": "change_tokens", "token": "time", "amount": 1, "location": 4})]
    dark = world(tmp_path, heroes=[{"flaw": flaw}], card={"starting_dial": [1] * 4}, places={4: {"seals": ["menhir"]}})
    tell(dark.table, MenhirLit(number=4, dial=5))
    next_day(dark)
    told = kinds(dark)[kinds(dark).index("dusk_fell") :]
    order = [
        "ability_fired",
        "menhir_removed",
        "location_discarded",
        "menhir_dial_changed",
        "tokens_changed",
        "day_began",
    ]
    seen = [kind for kind in dict.fromkeys(reversed(told)) if kind in order][::-1]
    assert seen == order


@pytest.mark.rule("GR-DAWN-03")
def test_the_players_choose_the_order_of_effects_at_dawn(tmp_path):
    first = at_dawn(gain("food", 1, "owner"))
    second = at_dawn({"do": "set", "what": "food", "value": 5, "who": "owner"})
    play = world(tmp_path, seats=2, heroes=[{"flaw": [first, second]}, {"flaw": [first]}])
    assert play.asked == {0: "next_effect", 1: "next_effect"}  # the first dawn is a dawn like any other
    assert play.options(1) == [
        DueAbility("characters/hero0/flaw/0/effects", 0, None),
        DueAbility("characters/hero0/flaw/1/effects", 0, None),
        DueAbility("characters/hero1/flaw/0/effects", 1, None),
    ]
    play.give("next_effect", DueAbility("characters/hero0/flaw/1/effects", 0, None))
    play.give("next_effect", DueAbility("characters/hero1/flaw/0/effects", 1, None))
    assert [value(play, "food", seat) for seat in (0, 1)] == [6, 1]


@pytest.mark.rule("GR-DAWN-03")
def test_an_effect_at_dawn_may_be_optional_have_a_cost_or_a_requirement(tmp_path):
    optional = at_dawn(gain("food", 1, "each"), optional=True, cost=[{"what": "magic", "amount": 1}])
    when_mad = at_dawn(gain("wealth", 1, "each"), requires=[{"has": "state", "state": "going_mad", "who": "owner"}])
    for answer, left in (("yes", (1, 0)), ("no", (0, 1))):
        heroes = [{"flaw": [optional, when_mad], "resources": {"magic": 1}}, {}]
        play = world(tmp_path, seats=2, heroes=heroes)
        assert play.asked == {0: "use_ability"}
        play.give("use_ability", answer, 0)
        assert (value(play, "food"), value(play, "magic")) == left
        assert value(play, "food", 1) == 0  # it concerns the card's owner
    play = world(tmp_path, seats=2, heroes=[{"flaw": [optional, when_mad]}])
    assert set(play.asked.values()) == {"act"}  # without magic its player is not asked


@pytest.mark.rule("GR-DAWN-04", "GR-DAWN-05", "GR-DAWN-10")
def test_a_menhir_without_dial_is_removed_and_a_standing_one_is_active(tmp_path):
    play = world(tmp_path, card={"starting_dial": [1] * 4}, places={4: {"seals": ["menhir"]}})
    tell(play.table, MenhirLit(number=4, dial=3))
    assert (play.state.places[1].menhir, play.state.places[1].dial) == (True, None)
    next_day(play)
    assert [place.number for place in play.state.places.values() if place.menhir] == [4]
    assert sorted(play.state.places) == [1, 3, 4, 5]  # 2 is out of its range, so it is active and 1 is not


@pytest.mark.rule("GR-DAWN-07")
def test_the_location_of_a_menhir_is_in_its_own_range(tmp_path):
    play = world(tmp_path, places={4: {"seals": ["menhir"]}})
    next_day(play)
    assert 1 in play.state.places


@pytest.mark.rule("GR-DAWN-09", "GR-DAWN-10", "GR-DAWN-11")
def test_a_dial_of_n_set_on_day_d_is_gone_at_d_plus_n_and_its_menhir_one_later(tmp_path):
    play = world(tmp_path, places={2: {"seals": ["menhir"]}})
    next_day(play)
    tell(play.table, MenhirLit(number=2, dial=3))  # on day 2
    dials = {}
    for day in (3, 4, 5, 6):
        next_day(play)
        dials[day] = (play.state.places[2].menhir, play.state.places[2].dial)
    assert dials == {3: (True, 2), 4: (True, 1), 5: (True, None), 6: (False, None)}


@pytest.mark.rule("GR-EX-51", "GR-DAWN-11")
def test_the_first_menhir_of_a_single_player_leaves_at_the_dawn_of_day_9(tmp_path):
    play = world(tmp_path)
    shown = {play.state.day: (play.state.places[1].menhir, play.state.places[1].dial)}
    while play.state.day < 9:
        next_day(play)
        shown[play.state.day] = (play.state.places[1].menhir, play.state.places[1].dial)
    assert (shown[1], shown[7], shown[8], shown[9]) == ((True, 7), (True, 1), (True, None), (False, None))


@pytest.mark.rule("GR-DAWN-12", "GR-DAWN-13", "GR-DAWN-15")
def test_time_dials_count_down_and_quest_dials_do_not(tmp_path):
    play = world(tmp_path)
    for dial, token, number, at in (("storm", "time", 2, 2), ("fever", "time", 1, None), ("hunt", "quest", 1, 3)):
        tell(play.table, DialSet(dial=dial, token=token, value=number, at=at))
    next_day(play)
    assert {name: dial.value for name, dial in play.state.dials.items()} == {"storm": 1, "hunt": 1}
    next_day(play)
    assert {name: dial.value for name, dial in play.state.dials.items()} == {"hunt": 1}


@pytest.mark.rule("GR-DAWN-14", "GR-DAWN-15")
def test_each_location_loses_one_time_token_and_no_quest_token(tmp_path):
    play = world(tmp_path)
    for number, time, quest in ((2, 3, 1), (3, 1, 0), (4, 0, 2)):
        play.state.places[number].time_tokens = time
        play.state.places[number].quest_tokens = quest
    next_day(play)
    places = play.state.places
    assert [places[number].time_tokens for number in (2, 3, 4)] == [2, 0, 0]
    assert [places[number].quest_tokens for number in (2, 3, 4)] == [1, 0, 2]


@pytest.mark.rule("GR-DAWN-08")
def test_a_dawn_without_any_menhir_discards_nothing(tmp_path):
    play = world(tmp_path, card={"starting_dial": [1] * 4})
    travel(play, 2)
    pass_all(play)
    play.go_on("act")
    assert sorted(play.state.places) == [1, 2, 3, 4, 5]
    assert not play.happened("location_discarded")


RAIN = {"id": "rain", "abilities": [{"timing": "always", "effects": [
    {"do": "modify", "what": "travel_cost", "amount": 1, "who": "each"}]}]}  # fmt: skip


def with_events(folder, *stories, **more):
    sections = {
        "story_events": [{"chapter": 1, "part": 1, **event} for event in stories],
        "chapters": [{"number": 1, "events": [{"part": 1}]}],
        **more,
    }
    return world(folder, more=sections)


@pytest.mark.rule("GR-DAWN-16", "GR-DAWN-17", "GR-DAWN-18")
def test_guardians_move_and_are_met_before_the_event_is_revealed(tmp_path):
    beast = {**ENEMY, "traits": ["guardian"]}
    play = with_events(tmp_path, {"id": "first"}, {"id": "second"}, combat_encounters=[beast])
    tell(play.table, GuardianPlaced(location=2, card="enemy"))
    play.draws.append("south")
    pass_all(play)
    play.go_on("act", play="retreat")
    told = kinds(play, "guardian_rolled", "encounter_began", "encounter_cleared", "event_revealed")
    assert told == ["event_revealed", "guardian_rolled", "encounter_began", "encounter_cleared", "event_revealed"]


@pytest.mark.rule("GR-DAWN-19", "GR-DAWN-21", "GR-DAWN-23")
def test_the_event_of_the_day_is_resolved_and_ends_at_dusk(tmp_path):
    """It makes travel more expensive for this one day; at the next dawn it no longer applies."""
    play = with_events(tmp_path, {**RAIN, "effects": [gain("food")]})
    assert value(play, "food") == 1
    assert play.state.events == ["rain"]
    travel(play, 2)
    assert value(play, "energy") == 4
    next_day(play)
    assert play.state.events == []
    assert kinds(play, "dusk_fell", "event_ended", "dawn_broke")[-3:] == ["dusk_fell", "event_ended", "dawn_broke"]
    travel(play, 1)
    assert value(play, "energy") == 5


@pytest.mark.rule("GR-DAWN-20", "GR-DAWN-22")
def test_a_quest_event_goes_to_the_quest_stack_and_stays_active(tmp_path):
    quest = {"id": "wait", "requires": [{"has": "day", "at_least": 9}], "success": [gain("food")]}
    play = with_events(tmp_path, {**RAIN, "quest": quest})
    assert (play.state.events, play.state.quests) == ([], ["wait"])
    next_day(play)
    travel(play, 2)
    assert value(play, "energy") == 4  # it applies on the second day, too
