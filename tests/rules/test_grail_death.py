"""Death: dying, inheritance, replacement characters and defeat (GR-DEATH)."""

import pytest

import afallon
from afallon.grail.rules.death.questions import LeaveTo, TakeCharacter
from afallon.grail.rules.state import Held, Learnt
from tests.grail.arena import ENEMY, HURT, activate, carry, fight
from tests.grail.driver import Play
from tests.grail.world import MEET, act, cost, gain, kinds, mark, next_day, pass_all, travel, value, world

DIE = {"do": "die", "who": "each"}
ONCE = {
    "do": "when",
    "requires": [{"has": "not", "of": [{"has": "status", "status": "haunted"}]}],
    "then": [mark("haunted"), DIE],
}
"""Kills the first character to arrive."""

DEADLY = {"do": "damage", "amount": 9, "who": "each"}
CHOOSE = {"do": "choose", "who": "party", "choices": [{"id": "stay"}, {"id": "go"}]}
ITEMS = [{"id": "axe"}, {"id": "bow"}, {"id": "cap", "keyword": "armour"}, {"id": "helm", "keyword": "armour"}]
SECRETS = [{"number": 6}, {"number": 7}, {"number": 8, "personal": True}, {"number": 9, "keyword": "relic"}]
SKILL = {
    "number": 3,
    "attribute": "courage",
    "sides": [{"id": "bold", "abilities": []}, {"id": "rash", "abilities": []}],
}
STATUSES = [{"id": "haunted", "boxes": 1}, {"id": "saved", "boxes": 3}]


def band(folder, *effects, seats=2, spare=1, places=None, more=None, **options):
    """Return a game where the first character at location 2 dies, or these effects happen there."""
    here = {2: {"immediate": list(effects) or [ONCE]}} | (places or {})
    things = {"items": ITEMS, "secrets": SECRETS, "skills": [SKILL], "statuses": STATUSES} | (more or {})
    return world(folder, seats=seats, heroes=[{} for _ in range(seats + spare)], places=here, more=things, **options)


def bury(play, answer="stay_out"):
    """Let hero 0 die alone at location 2; its player gives this answer."""
    travel(play, 2)
    play.give("take_replacement", answer, 0)


def own(play, seat, *secrets):
    for secret in secrets:
        play.state.secrets.remove(secret)
        play.state.characters[seat].secrets.append(Held(secret))


def secrets(play, seat):
    return [held.card for held in play.state.characters[seat].secrets]


@pytest.mark.rule("GR-DEATH-01")
def test_the_dying_card_determines_when_a_character_dies(tmp_path):
    dying = {"id": "dying", "at_zero_again": [{"do": "die", "who": "owner"}]}
    play = band(tmp_path, DEADLY, CHOOSE, {**DEADLY, "amount": 1}, more={"afflictions": [dying]})
    travel(play, 2)
    assert play.asked == {0: "choose_effect"}
    assert play.state.characters[0].alive  # dying is not dead
    play.give("choose_effect", "go", 0)
    assert play.asked == {0: "take_replacement"}
    assert play.happened("character_died") == [{"seat": 0, "tile": "hero0", "location": 2}]


@pytest.mark.rule("GR-DEATH-01")
def test_any_other_rule_may_kill_a_character(tmp_path):
    play = band(tmp_path)
    travel(play, 2)
    assert not play.state.characters[0].alive


@pytest.mark.rule("GR-DEATH-02")
def test_a_solo_players_death_is_defeat_despite_spare_characters(tmp_path):
    play = band(tmp_path, seats=1, spare=2)
    travel(play, 2)
    assert play.table.outcome == afallon.Outcome(side="defeat", reason="died_alone", winners=())


@pytest.mark.rule("GR-DEATH-03", "GR-DEATH-07")
def test_a_player_without_a_replacement_is_out_and_the_others_continue(tmp_path):
    play = band(tmp_path)
    bury(play)
    assert play.happened("stayed_out") == [{"seat": 0}]
    assert play.table.outcome is None
    next_day(play)
    next_day(play)
    assert play.asked == {1: "act"}


@pytest.mark.rule("GR-DEATH-04", "GR-DEATH-06")
def test_a_replacement_starts_fresh_and_does_not_arrive(tmp_path):
    play = band(tmp_path, places={1: {"immediate": [gain("wealth")]}})
    play.state.characters[0].resources["wealth"] = 5
    bury(play, TakeCharacter("hero2"))
    newcomer = play.state.characters[0]
    assert (newcomer.tile, newcomer.location, newcomer.alive) == ("hero2", 1, True)
    assert (newcomer.health, newcomer.energy, len(play.state.decks["combat/0"])) == (7, 6, 15)
    assert newcomer.resources["wealth"] == 0  # neither inherited nor from an arrival
    assert len(play.happened("party_arrived")) == 1
    assert play.table.view(1).state == play.state


@pytest.mark.rule("GR-DEATH-04")
def test_a_replacement_enters_at_the_lowest_number_of_the_map(tmp_path):
    """This need not be the starting location."""
    start = {7: {"seals": ["menhir"], "keys": {"north": 8}}, 8: {"keys": {"south": 7}, "immediate": [ONCE]}}
    play = band(tmp_path, places=start, card={"start": 7}, without=(1, 2, 3, 4, 5))
    assert sorted(play.state.places) == [7, 8]
    travel(play, 8, 0)
    play.give("take_replacement", TakeCharacter("hero2"), 0)
    assert play.state.characters[0].location == 7
    start[8]["keys"] = {"south": 9}
    start[9] = {**start.pop(7), "keys": {"north": 8}}
    other = band(tmp_path / "other", places=start, card={"start": 9}, without=(1, 2, 3, 4, 5))
    travel(other, 8, 0)
    other.give("take_replacement", TakeCharacter("hero2"), 0)
    assert other.state.characters[0].location == 8


@pytest.mark.rule("GR-DEATH-05")
def test_dead_characters_and_those_in_use_cannot_be_taken(tmp_path):
    play = band(tmp_path, DIE, spare=2)
    travel(play, 2)
    assert play.options(0) == [TakeCharacter("hero2"), TakeCharacter("hero3"), "stay_out"]
    play.give("take_replacement", TakeCharacter("hero2"), 0)
    travel(play, 2, 1)
    assert play.options(1) == [TakeCharacter("hero3"), "stay_out"]
    assert play.state.dead == ["hero0", "hero1"]


@pytest.mark.rule("GR-DEATH-05")
def test_a_saved_campaign_does_not_revive_the_dead(tmp_path):
    play = band(tmp_path)
    bury(play, TakeCharacter("hero2"))
    saved = play.table.snapshot().state
    with pytest.raises(afallon.SetupError) as error:
        Play(tmp_path, seats=2, characters=["hero0", "hero1"], saved=saved)
    assert [problem.rule for problem in error.value.problems] == ["GR-DEATH-05"]
    again = Play(tmp_path, seats=2, characters=["hero2", "hero1"], saved=saved)
    assert [one.tile for one in again.state.characters] == ["hero2", "hero1"]


@pytest.mark.rule("GR-DEATH-05")
def test_a_dead_character_is_not_away(tmp_path):
    play = band(tmp_path, spare=2)
    bury(play)
    saved = play.table.snapshot().state
    again = Play(tmp_path, seats=2, characters=["hero1", "hero3"], saved=saved)
    assert again.state.away == {}
    assert [one.tile for one in again.state.characters] == ["hero1", "hero3"]


@pytest.mark.rule("GR-DEATH-08", "GR-DEATH-09", "GR-DEATH-23")
def test_items_lie_where_their_owner_died_until_they_are_picked_up_for_free(tmp_path):
    play = band(tmp_path)
    carry(play, 0, "axe", "cap")
    carry(play, 1, "bow")
    bury(play)
    assert play.state.places[2].items == ["axe", "cap"]
    assert "pick_up" not in play.options(1)  # there are no items at its location
    travel(play, 2, 1)
    energy = value(play, "energy", 1)
    act(play, "pick_up", 1)
    assert [held.card for held in play.state.characters[1].items] == ["bow", "axe", "cap"]
    assert not any(held.traded for held in play.state.characters[1].items)  # gained, not traded
    assert play.state.places[2].items == []
    assert value(play, "energy", 1) == energy


@pytest.mark.rule("GR-DEATH-09", "GR-DEATH-23")
def test_characters_that_pick_up_together_divide_the_items(tmp_path):
    play = band(tmp_path, seats=3)
    carry(play, 0, "axe", "cap")
    carry(play, 1, "helm")
    bury(play)
    travel(play, 2, 1, 2)
    act(play, "pick_up", 1, 2)
    play.give("take_item", 2)
    play.give("take_item", 1)
    assert [held.card for held in play.state.characters[2].items] == ["axe"]
    assert play.asked == {1: "keep_face_up"}  # two of a keyword: one may stay face up (GR-ITEM-07)


@pytest.mark.rule("GR-DEATH-10")
def test_items_on_a_lost_location_go_under_the_deck(tmp_path):
    far = {2: {"keys": {"south": 1, "north": 6}, "seals": ["menhir"], "immediate": [{"do": "light_menhir", "dial": 1}]},
           6: {"keys": {"south": 2}, "immediate": [ONCE]}}  # fmt: skip
    play = band(tmp_path, places=far)
    carry(play, 0, "axe")
    travel(play, 2)
    play.give("act", "pass", 1)
    travel(play, 6)
    play.give("take_replacement", "stay_out", 0)
    assert play.state.places[6].items == ["axe"]
    for _ in range(3):
        next_day(play)
    assert 6 not in play.state.places
    assert play.state.decks["items"].bottom[-1] == "axe"


@pytest.mark.rule("GR-DEATH-11", "GR-DEATH-12")
def test_the_dead_characters_player_divides_its_secrets_and_personal_ones_leave_the_game(tmp_path):
    play = band(tmp_path, seats=3)
    own(play, 0, 6, 7, 8, 9)
    travel(play, 2)
    for heir in (2, 1, 2):
        assert play.asked == {0: "leave_secret"}
        assert play.options(0) == [LeaveTo(1), LeaveTo(2)]
        play.give("leave_secret", LeaveTo(heir), 0)
    assert (secrets(play, 0), secrets(play, 1), secrets(play, 2)) == ([], [7], [6, 9])
    assert 8 not in play.state.secrets  # not even in the supply
    assert [held.face_up for held in play.state.characters[2].secrets] == [True, False]


@pytest.mark.rule("GR-DEATH-11")
def test_a_single_heir_is_not_asked_about(tmp_path):
    play = band(tmp_path)
    own(play, 0, 7)
    bury(play)
    assert secrets(play, 1) == [7]


@pytest.mark.rule("GR-DEATH-13")
def test_resources_are_lost_skills_return_and_the_dead_characters_cards_leave_play(tmp_path):
    play = band(tmp_path)
    play.set(0, wealth=4, experience=9)
    play.state.characters[0].skills.append(Learnt(3, "courage", "bold"))
    play.state.skills.remove(3)
    bury(play)
    assert set(play.state.characters[0].resources.values()) == {0}
    assert (play.state.characters[0].skills, play.state.skills) == ([], [3])
    for deck in ("combat", "diplomacy", "combat_upgrades", "diplomacy_upgrades"):
        assert len(play.state.decks[f"{deck}/0"]) == 0


@pytest.mark.rule("GR-DEATH-14")
def test_without_characters_left_the_group_is_defeated_even_if_some_live(tmp_path):
    play = band(tmp_path, spare=0)
    travel(play, 2)
    assert play.table.outcome == afallon.Outcome(side="defeat", reason="no_character_left", winners=())
    assert play.state.characters[1].alive


@pytest.mark.rule("GR-DEATH-19")
def test_the_number_of_players_counts_the_living(tmp_path):
    menhir = {1: {"menhir": {"cost": cost(magic=1), "dial": [8, 7, 6, 5]}}}
    play = band(tmp_path, places=menhir)
    play.set(1, magic=9)
    bury(play)
    act(play, "inspect_menhir", 1)
    about = play.table.open[1].about
    assert (about.price, about.dial) == ((("magic", 1),), 8)


@pytest.mark.rule("GR-DEATH-20")
def test_the_group_is_defeated_when_nobody_lives_and_no_replacement_comes(tmp_path):
    play = band(tmp_path, DIE)
    bury(play)
    travel(play, 2, 1)
    play.give("take_replacement", "stay_out", 1)
    assert play.table.outcome == afallon.Outcome(side="defeat", reason="nobody_left", winners=())


@pytest.mark.rule("GR-DEATH-21")
@pytest.mark.parametrize("effect", [DIE, DEADLY])
def test_simultaneous_deaths_go_by_number_each_with_its_replacement(tmp_path, effect):
    """The deaths come from a rule that kills all, or from a loss of health."""
    dying = {"id": "dying", "on_attach": [{"do": "die", "who": "owner"}]}
    play = band(tmp_path, effect, seats=3, more={"afflictions": [dying]})
    own(play, 0, 7)
    travel(play, 2, 0, 1, 2)
    if play.asked == {0: "leave_secret"}:
        play.give("leave_secret", LeaveTo(2), 0)
    assert play.asked == {0: "take_replacement"}
    assert [data["seat"] for data in play.happened("character_died")] == [0]
    play.give("take_replacement", TakeCharacter("hero3"), 0)
    assert [data["seat"] for data in play.happened("character_died")] == [0, 1]
    assert play.table.outcome is not None  # the only spare character is already in use (GR-DEATH-14)


@pytest.mark.rule("GR-DEATH-22")
def test_a_replacement_enters_after_the_action_and_acts_in_the_next_round(tmp_path):
    """The rest of the party continues with the action first."""
    play = band(tmp_path, {"do": "die", "who": "active"}, CHOOSE)
    travel(play, 2, 0, 1)
    play.give("take_replacement", TakeCharacter("hero2"), 0)
    assert play.asked == {1: "choose_effect"}
    assert not play.state.characters[0].alive
    play.give("choose_effect", "go", 1)
    assert play.state.characters[0].alive
    assert (play.state.round, play.asked) == (2, {0: "act", 1: "act"})  # both had their turn


@pytest.mark.rule("GR-DEATH-22")
def test_a_replacement_has_no_turn_in_its_first_round(tmp_path):
    play = band(tmp_path)
    bury(play, TakeCharacter("hero2"))
    assert play.state.characters[0].alive
    assert play.asked == {1: "act"}
    travel(play, 3, 1)
    assert (play.state.round, set(play.asked)) == (2, {0, 1})


@pytest.mark.rule("GR-DEATH-22")
@pytest.mark.parametrize("timing", ["dawn", "dusk"])
def test_a_replacement_enters_after_a_step_of_dawn_or_dusk(tmp_path, timing):
    flaw = {"timing": timing, "requires": [{"has": "day", "at_least": 2 if timing == "dawn" else 1}],
            "effects": [{"do": "die", "who": "owner"}]}  # fmt: skip
    play = world(tmp_path, seats=2, heroes=[{"flaw": [flaw]}, {}, {}])
    pass_all(play)
    play.go_on("take_replacement")
    play.give("take_replacement", TakeCharacter("hero2"), 0)
    play.go_on("act")
    told = kinds(play, "character_died", "replacement_ready", "day_began")
    assert told[-3:] == ["character_died", "replacement_ready", "day_began"]
    assert set(play.asked) == {0, 1}


@pytest.mark.rule("GR-DEATH-24")
def test_a_character_that_dies_in_an_encounter_leaves_it_but_its_cards_stay(tmp_path):
    """The attack's second effect concerns nobody; the other continues with the cards already played."""
    attack = [{"least": 0, "most": 8, "effects": [{"do": "die", "who": "active"}, HURT]}]
    enemy = {**ENEMY, "attacks": attack, "price": 3}
    armed = {"starting_combat": ["hit"] + ["filler"] * 14, "attributes": {"aggression": 2}}
    play = world(tmp_path, seats=2, heroes=[armed, armed, {}], places={2: {"immediate": [MEET]}}, draws=["hit", "hit"],
                 more={"combat_encounters": [enemy]})  # fmt: skip
    travel(play, 2, 0, 1)
    play.go_on("choose_active")
    activate(play, 0)
    play.give("play", "hit")
    play.give("play", "stop")
    play.go_on("take_replacement")
    play.give("take_replacement", TakeCharacter("hero2"), 0)
    assert play.state.encounter.participants == [1]
    assert [played.owner for played in play.state.encounter.sequence] == [0]
    assert not play.state.characters[0].alive  # the replacement enters after the action
    play.go_on("play")
    play.give("play", "hit")
    play.go_on("act", play="stop")
    assert play.happened("encounter_ended")[-1]["ended"] == "won"
    assert play.state.characters[0].tile == "hero2"
    assert len(play.state.decks["combat/0"]) == len(play.state.decks["combat/1"]) == 15
    assert "hit" not in play.state.decks["combat/0"].pool


@pytest.mark.rule("GR-DEATH-24")
def test_a_solo_players_death_in_an_encounter_is_defeat(tmp_path):
    attack = [{"least": 0, "most": 8, "effects": [{"do": "die", "who": "active"}, HURT]}]
    play = fight(tmp_path, {"attacks": attack})
    play.give("play", "stop")
    play.give("breathing_space", "go_on")
    assert play.table.outcome.reason == "died_alone"


# Mercy


MERCY = [{"id": "500", "complete": True, "effects": [{"do": "set", "what": "food", "value": 3, "who": "each"}]}]


def faithful(folder, seats=1, **more):
    """Return a campaign with Mercy: location 3 has a gain, location 2 is deadly."""
    places = {3: {"immediate": [gain("wealth", 2), mark("haunted")]}}
    more = {"places": places, "card": {"mercy_status": "saved"}} | more
    play = band(folder, DIE, seats=seats, spare=0, more={"book": MERCY}, **more)
    travel(play, 3)
    return play


def perish(play):
    """Let all characters die at location 2."""
    travel(play, 1)
    travel(play, 2)


@pytest.mark.rule("GR-DEATH-15", "GR-DEATH-16", "GR-DEATH-17")
def test_mercy_begins_the_chapter_again(tmp_path):
    play = faithful(tmp_path)
    perish(play)
    assert play.asked == {0: "beg_for_mercy"}
    play.give("beg_for_mercy", "yes", 0)
    play.go_on("act")
    character = play.state.characters[0]
    assert (play.state.day, play.state.chapter, character.alive, character.location) == (1, 0, True, 1)
    assert (character.resources["wealth"], character.resources["food"]) == (0, 3)
    assert play.state.statuses == {"saved": 1}
    assert play.table.view(0).verses == ["book:500"]
    assert play.state.dead == []
    assert play.table.view(0).state == play.state


@pytest.mark.rule("GR-DEATH-15")
def test_declining_mercy_is_defeat(tmp_path):
    play = faithful(tmp_path)
    perish(play)
    play.give("beg_for_mercy", "no", 0)
    assert play.table.outcome.reason == "died_alone"


@pytest.mark.rule("GR-DEATH-18")
def test_mercy_may_be_used_repeatedly_and_each_use_is_marked(tmp_path):
    play = faithful(tmp_path)
    for times in (1, 2, 3, 3):  # the status has three boxes
        perish(play)
        play.give("beg_for_mercy", "yes", 0)
        play.go_on("act")
        assert play.state.statuses["saved"] == times
        travel(play, 3)


@pytest.mark.rule("GR-DEATH-17")
def test_a_saved_campaign_keeps_the_start_of_its_chapter(tmp_path):
    play = faithful(tmp_path, seats=2)
    saved = play.table.snapshot().state
    again = Play(tmp_path, seats=1, characters=["hero1"], saved=saved)
    again.set(0, energy=6)
    travel(again, 2)
    again.give("beg_for_mercy", "yes", 0)
    again.go_on("act")
    assert [one.tile for one in again.state.characters] == ["hero1"]
    assert again.state.characters[0].location == 1


@pytest.mark.rule("GR-MODE-33", "GR-MODE-34")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_challenge_rule_removes_mercy(tmp_path, seats):
    play = faithful(tmp_path, seats=seats, mode="challenge", rules=["challenge_no_mercy"])
    if seats == 2:
        play.give("act", "pass", 1)
    perish(play)
    assert play.table.outcome.reason == ("died_alone" if seats == 1 else "no_character_left")


@pytest.mark.rule("GR-MODE-34")
def test_without_mercy_a_single_death_with_a_spare_character_ends_nothing(tmp_path):
    play = band(tmp_path, mode="challenge", rules=["challenge_no_mercy"])
    bury(play, TakeCharacter("hero2"))
    assert play.table.outcome is None


@pytest.mark.rule("GR-DEATH-21", "GR-DEATH-24")
@pytest.mark.parametrize("active", [0, 1])
def test_all_characters_killed_by_one_attack_die(tmp_path, active):
    """The active character dies last, since its death ends the attack."""
    attack = [{"least": 0, "most": 8, "effects": [DEADLY]}]
    dying = {"id": "dying", "on_attach": [{"do": "die", "who": "owner"}]}
    more = {"combat_encounters": [{**ENEMY, "attacks": attack}], "afflictions": [dying]}
    play = world(tmp_path, seats=2, heroes=[{}] * 4, places={2: {"immediate": [MEET]}}, more=more)
    travel(play, 2, 0, 1)
    activate(play, active)
    play.give("play", "stop")
    for seat, tile in ((1 - active, "hero2"), (active, "hero3")):
        play.go_on("take_replacement")
        assert play.asked == {seat: "take_replacement"}
        play.give("take_replacement", TakeCharacter(tile), seat)
    assert play.state.dead == [f"hero{1 - active}", f"hero{active}"]
    assert play.state.encounter is None
    assert [one.alive for one in play.state.characters] == [True, True]
