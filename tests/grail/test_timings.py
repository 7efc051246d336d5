"""Timings of abilities: around an action, on arrival, in rounds of a day and an encounter, and at its end."""

import pytest

from tests.grail.arena import HIT, ability, fight, parley
from tests.grail.world import ENEMIES, MEET, act, gain, kinds, lose, next_day, travel, value, world

TERROR = gain("terror", who="owner")
FOOD = gain("food", who="owner")
JOURNAL = {"explore": "a", "verses": [{"id": "a", "effects": [FOOD | {"who": "each"}], "complete": True}]}


def flawed(*abilities):
    """Return a character with these abilities as its flaw."""
    return {"flaw": list(abilities), "resources": {"magic": 3}}


def fired(play):
    """Return the paths of the abilities that have fired."""
    return [data["path"] for data in play.happened("ability_fired")]


# Around an action


@pytest.mark.rule("GR-COMP-30")
def test_abilities_fire_before_and_after_an_action_of_the_day(tmp_path):
    speaks = flawed(ability("before_action", TERROR), ability("after_action", FOOD))
    play = world(tmp_path, heroes=[speaks], places={1: JOURNAL})
    act(play, "explore")
    assert kinds(play, "ability_fired", "verse_read") == ["ability_fired", "verse_read", "ability_fired"]
    assert (value(play, "terror"), value(play, "food")) == (2, 2)  # one food comes from the journal


@pytest.mark.rule("GR-COMP-30")
def test_passing_is_not_an_action(tmp_path):
    play = world(tmp_path, heroes=[flawed(ability("before_action", TERROR), ability("after_action", TERROR))])
    next_day(play)
    assert fired(play) == []


@pytest.mark.rule("GR-COMP-30")
def test_no_ability_fires_for_an_action_that_never_began(tmp_path):
    """The character that joins cannot pay and drops out, so it has not acted."""
    heroes = [flawed(), flawed(ability("after_action", TERROR))]
    play = world(tmp_path, seats=2, heroes=heroes)
    play.set(1, energy=0)
    travel(play, 2, 0, 1)
    assert fired(play) == []


@pytest.mark.rule("GR-COMP-30")
def test_an_ability_fires_only_for_the_action_of_its_owner(tmp_path):
    heroes = [flawed(), flawed(ability("before_action", gain("terror", who="each")))]
    play = world(tmp_path, seats=2, heroes=heroes)
    travel(play, 2, 0)
    assert [value(play, "terror", seat) for seat in (0, 1)] == [1, 1]  # the owner has not acted
    travel(play, 2, 1)
    assert [value(play, "terror", seat) for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("GR-COMP-30")
@pytest.mark.parametrize(("timing", "action"), [("on_travel", "travel"), ("on_explore", "explore")])
def test_travelling_and_exploring_have_separate_timings(tmp_path, timing, action):
    play = world(tmp_path, heroes=[flawed(ability(timing, TERROR))], places={1: JOURNAL, 2: JOURNAL})
    act(play, "explore")
    assert value(play, "terror") == 1 + (action == "explore")
    travel(play, 2)
    assert value(play, "terror") == 2


@pytest.mark.rule("GR-COMP-30", "GR-LOC-18")
def test_abilities_fire_on_an_arrival_by_any_movement(tmp_path):
    away = {"immediate": [{"do": "move", "to": 3, "who": "each"}]}
    play = world(tmp_path, heroes=[flawed(ability("on_arrival", TERROR))], places={2: away})
    travel(play, 2)
    assert play.state.characters[0].location == 3
    assert value(play, "terror") == 3


@pytest.mark.rule("GR-COMP-30")
def test_a_character_moved_away_on_arrival_takes_no_part_in_it(tmp_path):
    """The rest of the party completes the arrival without it."""
    turned_back = ability(
        "on_arrival", {"do": "move", "to": 1, "who": "owner"}, requires=[{"has": "location", "number": 2}]
    )
    heroes = [flawed(turned_back), flawed()]
    play = world(tmp_path, seats=2, heroes=heroes, places={2: {"immediate": [gain("food")]}})
    travel(play, 2, 0, 1)
    assert [character.location for character in play.state.characters] == [1, 2]
    assert [value(play, "food", seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("GR-COMP-30")
def test_an_optional_ability_asks_first_and_has_a_cost(tmp_path):
    costly = ability("on_travel", FOOD, optional=True, cost=[{"what": "magic", "amount": 2}])
    play = world(tmp_path, heroes=[flawed(costly)])
    play.give("act", "travel", 0)
    play.give("choose_target", 2, 0)
    assert play.asked == {0: "use_ability"}
    play.give("use_ability", "yes")
    assert (value(play, "food"), value(play, "magic")) == (1, 1)
    travel(play, 1)  # 1 magic is not enough, so there is no question
    assert play.asked == {0: "act"}


@pytest.mark.rule("GR-COMP-30")
def test_helpers_do_not_perform_the_action_of_a_dead_character(tmp_path):
    own = {"action": {"cost": [{"what": "energy", "amount": 2}], "effects": [gain("food", who="each")]}}
    heroes = [flawed(ability("before_action", {"do": "die", "who": "owner"})) | own, flawed() | own, {}]
    play = world(tmp_path, seats=2, heroes=heroes)
    play.give("act", "character", 0)
    play.go_on("take_replacement", join="yes")
    play.give("take_replacement", "stay_out")
    play.go_on("act")
    assert value(play, "food", 1) == 0


@pytest.mark.rule("GR-COMP-30")
def test_an_action_ends_when_its_only_character_dies(tmp_path):
    heroes = [flawed(ability("on_explore", {"do": "die", "who": "owner"})), flawed(), {}]
    play = world(tmp_path, seats=2, heroes=heroes, places={1: JOURNAL})
    play.give("act", "explore", 0)
    play.give("join", "no", 1)
    play.give("take_replacement", "stay_out")
    assert play.happened("verse_read") == []
    assert play.state.parties == []
    assert set(play.asked) == {1}


@pytest.mark.rule("GR-COMP-30")
@pytest.mark.parametrize(
    "happening",
    [{"do": "discard_location", "number": 2}, {"do": "move", "to": 3, "who": "owner"}],
    ids=["where to is gone", "it is elsewhere"],
)
def test_travel_is_dropped_when_an_ability_has_made_it_impossible(tmp_path, happening):
    play = world(tmp_path, heroes=[flawed(ability("on_travel", happening))], places={2: {"immediate": [gain("food")]}})
    travel(play, 2)
    assert play.state.characters[0].location != 2
    assert (value(play, "food"), value(play, "energy")) == (0, 5)  # the cost is not returned
    assert play.state.parties == []


@pytest.mark.rule("GR-COMP-30")
def test_the_party_acts_without_a_member_that_was_moved_away(tmp_path):
    taken = flawed(ability("on_explore", {"do": "move", "to": 3, "who": "owner"}))
    play = world(tmp_path, seats=2, heroes=[taken, flawed()], places={1: JOURNAL})
    act(play, "explore", 0, 1)
    assert [value(play, "food", seat) for seat in (0, 1)] == [0, 1]


# Rounds


@pytest.mark.rule("GR-COMP-30")
def test_abilities_fire_at_the_start_of_each_round_of_a_day(tmp_path):
    play = world(tmp_path, heroes=[flawed(ability("start_of_round", TERROR))])
    assert value(play, "terror") == 2
    travel(play, 2)
    assert value(play, "terror") == 3


def test_abilities_fire_at_the_start_of_encounter_rounds_and_activations(tmp_path):
    heroes = [flawed(ability("start_of_encounter_round", FOOD)), flawed(ability("start_of_activation", FOOD))]
    play = fight(tmp_path, seats=2, characters=heroes, until="choose_active")
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 0]
    play.give("choose_active", 0)
    play.go_on("play")
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 0]
    play.give("play", "stop")
    play.go_on("play")
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]
    play.give("play", "stop")
    play.go_on("choose_active")
    assert [value(play, "food", seat) for seat in (0, 1)] == [2, 1]


def test_a_character_that_falls_when_activated_leaves_the_encounter(tmp_path):
    heroes = [flawed(ability("start_of_activation", {"do": "damage", "amount": 9, "who": "owner"})), flawed()]
    play = fight(tmp_path, seats=2, characters=heroes, until="choose_active")
    play.give("choose_active", 0)
    play.go_on("play")
    assert play.state.encounter.participants == [1]
    assert play.state.encounter.active == 1


def test_abilities_of_the_encounter_fire_at_the_start_of_its_rounds(tmp_path):
    drum = ability("start_of_encounter_round", gain("terror", who="each"))
    play = fight(tmp_path, {"abilities": [drum]}, seats=2, until="choose_active")
    assert [value(play, "terror", seat) for seat in (0, 1)] == [1, 1]


# Winning and losing


SPOILS = flawed(ability("on_win", FOOD), ability("on_loss", TERROR))


def test_abilities_fire_on_a_victory(tmp_path):
    play = fight(tmp_path, {"price": 2}, [HIT], decks=[["hit"]], characters=[SPOILS])
    play.give("play", "hit")
    play.go_on("act")
    assert (value(play, "food"), value(play, "terror")) == (1, 0)


def test_abilities_fire_on_a_defeat_for_all_who_took_part(tmp_path):
    """Both retreat one after the other: both have lost, although no participant was left at the end."""
    play = fight(tmp_path, {"opportunity": []}, seats=2, characters=[SPOILS, SPOILS])
    play.go_on("act", play="retreat", breathing_space="retreat")
    assert play.happened("encounter_ended")[-1]["ended"] == "not_won"
    assert [value(play, "terror", seat) for seat in (0, 1)] == [1, 1]
    assert [value(play, "food", seat) for seat in (0, 1)] == [0, 0]


def test_abilities_of_the_encounter_fire_once_on_its_defeat(tmp_path):
    sting = ability("on_loss", lose("food", who="party"))
    play = fight(tmp_path, {"opportunity": [], "abilities": [sting]}, seats=2, until="choose_active")
    for seat in (0, 1):
        play.set(seat, food=3)
    play.go_on("share", play="retreat", breathing_space="retreat")
    play.give("share", 1)
    assert [value(play, "food", seat) for seat in (0, 1)] == [3, 2]


def test_a_lost_parley_is_a_defeat_too(tmp_path):
    play = parley(tmp_path, {"lowest": -1, "stages": SLIPPING}, characters=[SPOILS])
    play.give("play", "stop")
    play.go_on("act")
    assert value(play, "terror") == 2  # one comes from the opponent


SLIPPING = [{"id": "first", "number": 1, "reaction": [{"do": "move_affinity", "amount": -1}]}]


# Examples of the book for the two afflictions


def afflicted(tmp_path, affliction, *abilities, places=None, draws=(), **more):
    """Return a solo campaign where the affliction has these abilities."""
    cards = {"afflictions": [{"id": affliction, "abilities": list(abilities)}], **ENEMIES}
    return world(tmp_path, places=places, more=cards, draws=draws, **more)


LAST = ability("before_action", {"do": "toss", "skull": [{"do": "die", "who": "owner"}]})


@pytest.mark.rule("GR-TRACK-08", "GR-COMP-30")
@pytest.mark.parametrize("face", ["skull", "grail"])
def test_every_action_of_the_dying_may_be_the_last(tmp_path, face):
    hurt = {"immediate": [{"do": "damage", "amount": 9, "who": "each"}, gain("health", 1)]}
    play = afflicted(tmp_path, "dying_solo", LAST, places={2: hurt}, draws=["grail", face])
    travel(play, 2)
    assert play.state.characters[0].afflictions == ["dying_solo"]
    assert play.table.outcome is None  # it was not yet dying when the action began
    play.set(0, energy=1)
    play.draws = [face]
    play.give("act", "travel", 0)
    play.give("choose_target", 1, 0)
    assert (play.table.outcome is not None) == (face == "skull")
    assert play.state.characters[0].location == (2 if face == "skull" else 1)


RISKS = (
    ability("always", {"do": "modify", "what": "travel_cost", "amount": 1, "who": "owner"}),
    ability("on_travel", {"do": "toss", "skull": [gain("terror", who="owner")]}),
    ability("on_explore", {"do": "toss", "skull": [MEET]}),
)


@pytest.mark.rule("GR-TRACK-14", "GR-COMP-30")
def test_exploring_and_travelling_are_riskier_for_the_mad(tmp_path):
    fright = {"immediate": [gain("terror", 7)]}
    play = afflicted(tmp_path, "going_mad", *RISKS, places={1: JOURNAL, 2: fright})
    travel(play, 2)
    assert play.state.characters[0].afflictions == ["going_mad"]
    play.draws = ["skull"]
    energy, terror = value(play, "energy"), value(play, "terror")
    travel(play, 1)
    assert (value(play, "energy"), value(play, "terror")) == (energy - 2, terror + 1)
    play.draws = ["skull"]
    act(play, "explore")
    assert play.state.encounter.card == "enemy"
    play.go_on("act", play="retreat", breathing_space="retreat")
    assert play.happened("verse_read") == [{"verse": "1:a"}]  # the exploration follows the encounter


# Cards that apply to all characters


EVERYBODY = {"id": "bells", "chapter": 1, "part": 1}
CHAPTER = {"number": 1, "events": [{"part": 1}]}


def event(tmp_path, *abilities, seats=3, **more):
    """Return a campaign whose event of the day has these abilities."""
    cards = {
        "story_events": [EVERYBODY | {"abilities": list(abilities)}],
        "chapters": [CHAPTER],
        **more.pop("more", {}),
    }
    return world(tmp_path, seats=seats, more=cards, **more)


@pytest.mark.rule("GR-COMP-29")
def test_abilities_of_an_event_fire_once_for_all_characters(tmp_path):
    play = event(tmp_path, ability("start_of_round", gain("food", who="party"), gain("terror", who="each")))
    assert set(play.asked.values()) == {"share"}
    play.give("share", 1)
    assert [value(play, "food", seat) for seat in range(3)] == [0, 1, 0]
    assert [value(play, "terror", seat) for seat in range(3)] == [2, 2, 2]
    assert play.happened("ability_fired") == [
        {"path": "story_events/bells/abilities/0/effects", "owner": None, "place": None}
    ]


@pytest.mark.rule("GR-COMP-29")
def test_an_older_campaign_keeps_its_version_of_the_rules(tmp_path):
    play = event(tmp_path, ability("start_of_round", gain("food", who="party")), reading=2)
    play.go_on("act")
    assert sum(value(play, "food", seat) for seat in range(3)) == 3


@pytest.mark.rule("GR-COMP-29")
def test_an_event_about_an_action_concerns_the_acting_party(tmp_path):
    play = event(tmp_path, ability("before_action", gain("terror", who="each")))
    travel(play, 2, 1, 2)
    assert [value(play, "terror", seat) for seat in range(3)] == [1, 2, 2]
    assert len(fired(play)) == 1


@pytest.mark.rule("GR-COMP-29", "GR-SECRET-09")
def test_abilities_of_a_global_secret_fire_once(tmp_path):
    secret = {
        "number": 7,
        "global": True,
        "abilities": [ability("start_of_round", {"do": "mark_status", "status": "s"})],
    }
    giving = {"immediate": [{"do": "gain_secret", "secret": 7, "who": "active"}]}
    more = {"secrets": [secret], "statuses": [{"id": "s", "boxes": 9}]}
    play = world(tmp_path, seats=2, places={2: giving}, more=more)
    travel(play, 2, 0, 1)
    assert play.state.statuses == {"s": 1}


@pytest.mark.rule("GR-COMP-29")
def test_abilities_of_an_event_fire_once_for_all_participants(tmp_path):
    bells = EVERYBODY | {"abilities": [ability("start_of_encounter", {"do": "add_markers"})]}
    more = {"story_events": [bells], "chapters": [CHAPTER]}
    play = fight(tmp_path, seats=2, more=more)
    assert play.state.encounter.pool == 1


@pytest.mark.rule("GR-COMP-29")
def test_an_optional_ability_for_all_is_asked_of_the_chronicler(tmp_path):
    play = event(tmp_path, ability("start_of_round", gain("food", who="each"), optional=True), chronicler=1)
    assert play.asked == {1: "use_ability"}
    play.give("use_ability", "no")
    assert [value(play, "food", seat) for seat in range(3)] == [0, 0, 0]
