"""The modes: story, normal and challenge, each of their rules on its own, and free mode (GR-MODE)."""

import msgspec
import pytest

import afallon
from afallon.grail.content.glossary import MODE_RULES
from afallon.grail.rules.advancement.prices import price_of_point
from afallon.grail.rules.advancement.questions import BuyCard, KeepCard, RaiseAttribute
from afallon.grail.rules.beginning.questions import SwitchRule
from afallon.grail.rules.characters.questions import GiveItem, WantItem
from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.effects.abilities import abilities_of
from afallon.grail.rules.items.questions import HandItem, LetGo
from afallon.grail.rules.map.questions import Without
from afallon.grail.rules.quantities import energy_cap, is_panicking
from afallon.grail.rules.state import Held
from tests.grail.arena import ENEMY, HURT, ability, carry, edge, fight
from tests.grail.driver import Play
from tests.grail.world import act, cost, next_day, pass_all, travel, value, world

DISTRUST = {
    "number": 42,
    "abilities": [ability("always", {"do": "modify", "what": "threshold", "amount": 1, "who": "owner"})],
}
ITEMS = [{"id": name, "crafted": name == "bow"} for name in ("axe", "bow", "cap", "dice", "egg", "fan", "gem")]


def refused(folder, **options):
    """Return the rules that refuse a campaign with these options."""
    world(folder)  # writes the pack
    with pytest.raises(afallon.SetupError) as error:
        Play(folder, characters=["hero0"], **options)
    return [problem.rule for problem in error.value.problems]


# Choosing


@pytest.mark.rule("GR-MODE-01", "GR-MODE-02", "GR-MODE-04")
def test_a_mode_turns_on_all_its_rules_and_normal_has_none(tmp_path):
    secret = {"secrets": [DISTRUST]}
    for mode in ("story", "normal", "challenge"):
        state = world(tmp_path, mode=mode, more=secret).state
        assert (state.mode, tuple(state.rules)) == (mode, MODE_RULES[mode])
    assert MODE_RULES["normal"] == ()
    assert refused(tmp_path, mode="easy") == ["GR-CHAR-02"]


@pytest.mark.rule("GR-MODE-03")
@pytest.mark.parametrize("mode", ["story", "challenge"])
def test_each_rule_of_a_mode_may_be_used_alone(tmp_path, mode):
    for rule in MODE_RULES[mode]:
        play = world(tmp_path, mode=mode, rules=[rule], more={"secrets": [DISTRUST]})
        assert play.state.rules == [rule]
    assert world(tmp_path, mode=mode, rules=[]).state.rules == []


@pytest.mark.rule("GR-MODE-05")
def test_rules_of_two_modes_need_a_free_choice(tmp_path):
    both = ["story_no_limiter", "challenge_old_rest"]
    assert refused(tmp_path, mode="challenge", rules=both) == ["GR-MODE-05"]
    assert refused(tmp_path, mode="normal", rules=["story_no_limiter"]) == ["GR-MODE-05"]
    play = world(tmp_path, mode="challenge", rules=both, free_choice=True)
    assert play.state.rules == both
    assert afallon.Table.replay(play.table.record()).state.rules == both


@pytest.mark.rule("GR-MODE-06")
def test_the_mode_changes_only_before_a_chapter(tmp_path):
    """No question of a day offers it; the first step of a new chapter does."""
    play = world(tmp_path, seats=2, mode="story", heroes=[{"resources": {"food": 1}}])
    travel(play, 2)
    next_day(play)
    assert play.state.mode == "story"
    saved = msgspec.to_builtins(play.state, str_keys=True)
    with pytest.raises(afallon.SetupError) as error:
        Play(tmp_path, characters=["hero0"], saved=saved, mode="challenge")
    assert [problem.rule for problem in error.value.problems] == ["GR-MODE-06"]
    assert Play(tmp_path, characters=["hero0"], saved=saved).state.rules == list(MODE_RULES["story"])
    choose_mode(play, "challenge", SwitchRule("challenge_old_rest"), "done")
    assert play.state.mode == "challenge"
    assert "challenge_old_rest" not in play.state.rules
    assert "challenge_item_limit" in play.state.rules
    assert play.table.view(0).state == play.state


def choose_mode(play, *wishes):
    """Let all players choose these modes and rules, as at the beginning of a chapter."""
    play.table.push("choose_mode")
    while "choose_mode" not in play.asked.values():
        play.give("act", "pass", next(seat for seat in play.asked if "pass" in play.options(seat)))
    for wish in wishes:
        play.give("choose_mode", wish)


@pytest.mark.rule("GR-MODE-07")
def test_a_change_of_mode_does_not_repeat_the_setup(tmp_path):
    play = world(tmp_path, more={"secrets": [DISTRUST], "items": ITEMS})
    dial = play.state.places[1].dial
    choose_mode(play, "story", "done")
    assert play.state.characters[0].items == []
    play.go_on("act")
    choose_mode(play, "challenge", "done")
    assert play.state.characters[0].secrets == []
    assert play.state.places[1].dial == dial - 2  # two dawns have passed


@pytest.mark.rule("GR-MODE-16", "GR-MODE-17")
def test_limits_of_a_new_mode_apply_at_once(tmp_path):
    play = world(tmp_path, board={"health_start": 6}, mode="challenge", rules=[])
    assert value(play, "energy") == 6
    choose_mode(play, SwitchRule("challenge_inverted_limiter"), "done")
    assert play.happened("track_changed")[0] == {"seat": 0, "track": "energy", "value": 5}


# Story


RECIPE = {"colour": "grey", "level": 1, "cards": [1, 2, 3, 4]}


@pytest.mark.rule("GR-MODE-08", "GR-MODE-09")
@pytest.mark.parametrize(("seats", "cards"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_encounter_decks_are_built_for_one_player_fewer(tmp_path, seats, cards):
    more = {"combat_encounters": [{**ENEMY, "copies": 5}], "chapters": [{"number": 1, "add": [RECIPE]}]}
    play = world(tmp_path, seats=seats, more=more, mode="story", rules=["story_fewer_encounters"])
    assert len(play.state.decks["encounters/grey"]) == cards
    assert len(world(tmp_path, seats=seats, more=more).state.decks["encounters/grey"]) == seats


@pytest.mark.rule("GR-MODE-10")
def test_without_a_limiter_health_does_not_cap_energy_and_nobody_panics(tmp_path):
    play = world(tmp_path, board={"health_start": 3}, mode="story", rules=["story_no_limiter"])
    assert value(play, "energy") == 6
    change_quantity(play.table, 0, "health", -2)
    assert value(play, "energy") == 6
    play.set(0, terror=7)
    assert not is_panicking(play.state, play.state.characters[0])


@pytest.mark.rule("GR-MODE-10")
@pytest.mark.parametrize(("rules", "options"), [(["story_no_limiter"], False), ([], True)])
def test_without_a_limiter_terror_forces_no_card(tmp_path, rules, options):
    play = fight(tmp_path, until="", mode="story", rules=rules)
    play.set(0, terror=7)
    play.go_on("play")
    assert ("top" in play.options(0)) is options


def rite(folder, *seats, mode="story", rules=("story_cheap_menhirs",), **record):
    """Let hero 0 inspect a menhir at location 2 with the other hero present."""
    record = {"dial": [5, 5, 5, 5], **record}
    rich = {"resources": {"wealth": 9, "magic": 9}}
    play = world(folder, seats=2, heroes=[rich, rich], places={2: {"seals": ["menhir"], "menhir": record}},
                 mode=mode, rules=list(rules), more={"secrets": [{"number": 7}]})  # fmt: skip
    travel(play, 2, 0, 1)
    play.give("act", "inspect_menhir", 0)
    return play


@pytest.mark.rule("GR-MODE-11", "GR-MODE-14", "GR-EX-47")
@pytest.mark.parametrize(("left_out", "price"), [("energy", {"wealth": 4}), ("wealth", {"energy": 4})])
def test_one_kind_of_a_menhirs_cost_is_left_out(tmp_path, left_out, price):
    play = rite(tmp_path, cost=cost(energy=2, wealth=2))
    assert play.options(0) == [Without("energy"), Without("wealth")]
    play.give("leave_out", Without(left_out))
    assert play.table.open[0].about.price == tuple(price.items())
    play.give("activate", "yes", 0)
    while "contribute" in play.asked.values():
        (seat,) = play.asked
        play.give("contribute", 2, seat)
    assert play.state.places[2].menhir
    (kind,) = price
    assert [value(play, kind, seat) for seat in (0, 1)] == ([7, 7] if kind == "wealth" else [3, 3])
    assert value(play, left_out) == (5 if left_out == "energy" else 9)


@pytest.mark.rule("GR-MODE-12")
def test_a_menhir_with_one_kind_of_cost_is_free(tmp_path):
    play = rite(tmp_path, cost=cost(wealth=2))
    play.give("activate", "yes", 0)
    assert play.state.places[2].menhir
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [9, 9]


@pytest.mark.rule("GR-MODE-13")
def test_requirements_other_than_costs_still_apply(tmp_path):
    play = rite(tmp_path, cost=cost(wealth=2), requires=[{"has": "secret", "secret": 7, "who": "party"}])
    assert "activate" not in play.asked.values()
    play.state.secrets.remove(7)
    play.state.characters[1].secrets.append(Held(7))
    play.give("act", "inspect_menhir", 1)
    assert "activate" in play.asked.values()


@pytest.mark.rule("GR-MODE-13")
def test_all_must_still_be_present(tmp_path):
    record = {"dial": [5] * 4, "cost": cost(wealth=1), "everybody_present": True}
    places = {2: {"seals": ["menhir"], "menhir": record}}
    play = world(tmp_path, seats=2, mode="story", rules=["story_cheap_menhirs"], places=places)
    travel(play, 2, 0)
    play.give("act", "pass", 1)
    play.give("act", "inspect_menhir", 0)
    assert "activate" not in play.asked.values()


@pytest.mark.rule("GR-MODE-15")
def test_everybody_begins_with_a_crafted_item(tmp_path):
    items = [*ITEMS, {"id": "harp", "crafted": True}]
    play = world(tmp_path, seats=2, mode="story", rules=["story_starting_item"], draws=["harp"], more={"items": items})
    assert [[held.card for held in one.items] for one in play.state.characters] == [["harp"], ["bow"]]
    assert "harp" not in play.state.decks["items"].pool
    assert play.state.parties == []


# Challenge


@pytest.mark.rule("GR-MODE-16", "GR-MODE-17")
def test_the_inverted_limiter(tmp_path):
    play = world(tmp_path, board={"health_start": 4}, mode="challenge", rules=["challenge_inverted_limiter"])
    character = play.state.characters[0]
    assert (character.health, character.energy) == (4, 3)
    panics = []
    for terror in (3, 4, 5):
        play.set(0, terror=terror)
        panics.append(is_panicking(play.state, character))
    assert panics == [False, True, True]
    change_quantity(play.table, 0, "health", -4)
    assert (character.energy, energy_cap(play.state, character)) == (0, 0)


RULE_42 = ["challenge_secret_42"]


@pytest.mark.rule("GR-MODE-18", "GR-MODE-42")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_group_begins_with_secret_42_and_chooses_its_holder(tmp_path, holder):
    play = world(tmp_path, seats=2, mode="challenge", rules=RULE_42, more={"secrets": [DISTRUST]})
    play.give("learn_secret", holder)
    assert [held.card for held in play.state.characters[holder].secrets] == [42]
    assert play.state.parties == []
    for seat in (0, 1):  # it concerns everybody, independent of its holder
        assert [one.effects[0].what for one, _ in abilities_of(play.table, seat, "always")] == ["threshold"]


@pytest.mark.rule("GR-MODE-18")
def test_the_rule_of_secret_42_needs_a_pack_with_it(tmp_path):
    assert refused(tmp_path, mode="challenge", rules=RULE_42) == ["GR-MODE-18"]
    assert "challenge_secret_42" not in world(tmp_path, mode="challenge").state.rules


HARD = {"mode": "challenge", "rules": ["challenge_hard_retreat"]}


@pytest.mark.rule("GR-MODE-19", "GR-MODE-20", "GR-MODE-21", "GR-MODE-43")
def test_after_a_skull_the_activation_continues_without_a_second_attempt(tmp_path):
    play = fight(tmp_path, seats=1, **HARD)
    energy = value(play, "energy")
    play.draws = ["skull"]
    play.give("play", "retreat")
    assert (value(play, "energy"), value(play, "terror")) == (energy - 1, 2)
    assert play.state.encounter.participants == [0]
    assert play.asked == {0: "play"}
    assert "retreat" not in play.options(0)
    assert play.table.open[0].options.barred[-1].rule == "GR-MODE-19"
    play.give("play", "stop")
    assert play.asked == {0: "discard"}  # the end of the round: no retreat was offered again
    play.go_on("play")
    assert play.state.encounter.round == 2
    assert "retreat" in play.options(0)


@pytest.mark.rule("GR-MODE-22")
def test_after_a_grail_the_character_leaves(tmp_path):
    more = {
        "combat_encounters": [{**ENEMY, "id": "other"}],
        "chapters": [{"number": 1, "add": [{**RECIPE, "cards": [2] * 4}]}],
    }
    play = fight(tmp_path, more=more, **HARD)
    play.draws = ["grail"]
    play.give("play", "retreat")
    assert play.state.encounter is None
    assert play.state.decks["encounters/grey"].bottom[-1] == "enemy"
    assert len(play.state.decks["combat/0"]) == 15
    assert play.happened("encounter_ended")[-1]["ended"] == "not_won"


@pytest.mark.rule("GR-MODE-19", "GR-MODE-43")
def test_a_retreat_attempt_in_a_breathing_space(tmp_path):
    play = fight(tmp_path, **HARD)
    play.give("play", "stop")
    play.go_on("breathing_space")
    play.draws = ["skull"]
    play.give("breathing_space", "retreat")
    assert play.asked == {0: "discard"}  # the attack and the end of the round have followed
    assert len(play.happened("attack_began")) == 1
    assert play.state.encounter.participants == [0]


@pytest.mark.rule("GR-MODE-23")
def test_no_retreat_attempt_without_energy(tmp_path):
    play = fight(tmp_path, until="", **HARD)
    play.set(0, energy=0)
    play.go_on("play")
    assert "retreat" not in play.options(0)
    assert play.table.open[0].options.barred[-1].rule == "GR-MODE-23"


@pytest.mark.rule("GR-MODE-24")
def test_a_forced_retreat_needs_no_toss(tmp_path):
    greedy = {"id": "greedy", "left": edge(None, None, {"draw": 2}), "right": edge(None, None, "free")}
    play = fight(tmp_path, cards=[greedy], decks=[["greedy"]], deck_size=4, seats=1, **HARD)
    play.give("play", "greedy")
    assert play.happened("must_retreat") == [{"seat": 0}]
    assert play.state.encounter is None
    assert play.happened("tossed") == []


@pytest.mark.rule("GR-MODE-24")
def test_a_character_that_falls_in_the_attempt_tosses_no_dial(tmp_path):
    play = fight(tmp_path, {"opportunity": [{**HURT, "amount": 9}]}, seats=2, until="choose_active", **HARD)
    play.give("choose_active", 0)
    play.go_on("play")
    play.give("play", "retreat")
    assert play.state.encounter.participants == [1]
    assert play.happened("tossed") == []


SHORT = {"mode": "challenge", "rules": ["challenge_short_menhirs"]}


@pytest.mark.rule("GR-MODE-25", "GR-MODE-26")
def test_menhirs_last_a_day_less_but_never_less_than_one(tmp_path):
    lit = {
        2: {"seals": ["menhir"], "immediate": [{"do": "light_menhir", "dial": 4}]},
        3: {"seals": ["menhir"], "immediate": [{"do": "light_menhir", "dial": 1}]},
        4: {"seals": ["menhir"], "menhir": {"dial": [6, 5, 4, 3]}},
    }
    play = world(tmp_path, places=lit, board={"energy_max": 9, "health_start": 9}, **SHORT)
    for place in (2, 1, 3, 1, 4):
        travel(play, place)
    act(play, "inspect_menhir")
    assert play.table.open[0].about.dial == 5
    play.give("activate", "yes", 0)
    assert play.happened("menhir_lit") == [
        {"number": 1, "dial": 7},
        {"number": 2, "dial": 3},
        {"number": 3, "dial": 1},
        {"number": 4, "dial": 5},
    ]


@pytest.mark.rule("GR-MODE-27")
@pytest.mark.parametrize(("amount", "put"), [(1, 0), (3, 2)])
def test_one_random_event_fewer(tmp_path, amount, put):
    more = {"random_events": [{"id": "rain", "copies": 9}]}
    add = {2: {"immediate": [{"do": "add_random_events", "amount": amount}]}}
    play = world(tmp_path, places=add, more=more, mode="challenge", rules=["challenge_fewer_random_events"])
    travel(play, 2)
    assert len(play.state.decks["events"]) == put


OLD_REST = {"mode": "challenge", "rules": ["challenge_old_rest"]}
FED = {"resources": {"food": 1}}


@pytest.mark.rule("GR-MODE-28", "GR-DUSK-06")
def test_a_character_that_does_not_eat_loses_all_energy_or_health(tmp_path):
    play = world(tmp_path, seats=3, heroes=[FED, FED], **OLD_REST)
    play.set(2, energy=0)
    for seat in (0, 1, 2):
        if play.asked.get(seat) == "act":
            play.give("act", "pass", seat)
    play.give("eat", "yes", 0)
    play.give("eat", "no", 1)
    play.go_on("act", eat="no")
    assert play.happened("went_hungry") == [{"seat": 1}, {"seat": 2}]
    assert [value(play, "health", seat) for seat in (0, 1, 2)] == [8, 7, 6]
    assert [value(play, "energy", seat) for seat in (0, 1, 2)] == [6, 4, 4]  # exhausted characters regain 4


@pytest.mark.rule("GR-MODE-28")
def test_in_other_modes_not_eating_has_no_penalty(tmp_path):
    play = world(tmp_path)
    pass_all(play)
    play.go_on("act")
    assert (value(play, "energy"), value(play, "health"), play.happened("went_hungry")) == (6, 7, [])


LIMITED = {"mode": "challenge", "rules": ["challenge_item_limit"]}
FIND = {2: {"immediate": [{"do": "gain_item", "who": "active"}]}}


def laden(folder, seats=2, more_items=0, **more):
    """Return a game where hero 0 with five items arrives at a sixth; the others are present."""
    play = world(
        folder,
        seats=seats,
        places=FIND,
        more={"items": ITEMS, "secrets": [{"number": 7}]},
        draws=["gem"],
        heroes=[FED],
        **{**LIMITED, **more},
    )
    carry(play, 0, "axe", "cap", "dice", "egg", "fan")
    for item in ("axe", "cap", "dice", "egg", "fan"):
        play.state.decks["items"].take(item)
    for _ in range(more_items):
        carry(play, 1, "bow")
    travel(play, 2, *range(seats))
    return play


@pytest.mark.rule("GR-MODE-31")
def test_a_character_has_at_most_five_items_and_secrets_do_not_count(tmp_path):
    play = laden(tmp_path, seats=1)
    assert play.asked == {0: "lose_item"}
    play.give("lose_item", LetGo(0, "cap"))
    assert [held.card for held in play.state.characters[0].items] == ["axe", "dice", "egg", "fan", "gem"]
    play.state.characters[0].secrets.append(Held(7))
    play.set(0, energy=4)
    travel(play, 1)
    travel(play, 2)  # another item comes, and one must go despite the secret
    assert play.asked == {0: "lose_item"}
    assert play.table.open[0].about.amount == 1
    play.give("lose_item", LetGo(0, "axe"))
    assert len(play.state.characters[0].items) == 5


@pytest.mark.rule("GR-MODE-32", "GR-MODE-44")
def test_the_surplus_goes_to_a_character_with_room(tmp_path):
    play = laden(tmp_path)
    assert HandItem("gem", 1) in play.options(0)
    play.give("shed_item", HandItem("gem", 1), 0)
    play.give("accept_gift", "yes", 1)
    (gem,) = play.state.characters[1].items
    assert (gem.card, gem.face_up, gem.traded) == ("gem", False, True)
    assert "gem" not in [held.card for held in play.state.characters[0].items]


@pytest.mark.rule("GR-MODE-32")
def test_the_surplus_is_discarded_if_nobody_takes_it(tmp_path):
    play = laden(tmp_path)
    play.give("shed_item", HandItem("gem", 1), 0)
    play.give("accept_gift", "no", 1)
    play.give("lose_item", LetGo(0, "gem"), 0)
    assert play.state.characters[1].items == []
    assert play.state.decks["items"].bottom[-1] == "gem"


@pytest.mark.rule("GR-MODE-32")
def test_the_surplus_may_be_discarded_instead(tmp_path):
    play = laden(tmp_path)
    play.give("shed_item", LetGo(0, "axe"), 0)
    assert play.state.decks["items"].bottom[-1] == "axe"
    assert play.asked[0] == "act"


@pytest.mark.rule("GR-MODE-32")
def test_the_surplus_is_not_offered_to_characters_without_room(tmp_path):
    play = laden(tmp_path, more_items=5)
    assert play.asked == {0: "lose_item"}


@pytest.mark.rule("GR-MODE-31", "GR-CHAR-43")
def test_a_gift_beyond_the_limit_is_refused_but_an_exchange_counts_by_its_result(tmp_path):
    play = world(tmp_path, seats=2, heroes=[FED], more={"items": ITEMS}, **LIMITED)
    carry(play, 0, "axe", "cap", "dice", "egg", "fan")
    carry(play, 1, "gem")
    play.give("act", "give", 1)
    play.give("give_what", GiveItem("gem"), 1)
    assert "done" not in play.options(1)
    play.give("give_what", WantItem("axe"), 1)
    play.give("give_what", "done", 1)
    play.give("accept_gift", "yes", 0)
    assert len(play.state.characters[0].items) == 5


@pytest.mark.rule("GR-MODE-31")
def test_without_the_rule_there_is_no_limit(tmp_path):
    play = laden(tmp_path, mode="normal", rules=[])
    assert len(play.state.characters[0].items) == 6


# Free mode


BLUE = {"colour": "blue", "energy_max": 4, "health_max": 8, "health_start": 5, "terror_max": 7}
NAMED = {"id": "named", "character": "sage", "copies": 15, "right": edge("free")}
SAGE = {"id": "sage", "number": 9, "colour": "blue", "starting_combat": [], "starting_diplomacy": []}


def outfit(board="blue", combat="blue", diplomacy="blue"):
    return {"board": board, "combat": combat, "diplomacy": diplomacy}


def free(folder, *outfits, seats=1, **options):
    """Return a world with a second colour, whose cards have banners and names."""
    blue = {"id": "blue_start", "colour": "blue", "banner": True, "copies": 15, "right": edge("free")}
    late = {"id": "blue_late", "colour": "blue", "copies": 10, "right": edge("free")}
    cards = [blue, late, NAMED]
    heroes = [{"attributes": {"courage": 2}, "resources": {"wealth": 3}}] * seats + [SAGE]
    more = {"boards": [BLUE], "combat_cards": cards, "diplomacy_cards": cards}
    return world(folder, seats=seats, heroes=heroes, more=more, outfits=list(outfits), **options)


@pytest.mark.rule("GR-MODE-35", "GR-MODE-38")
def test_any_tile_on_any_board(tmp_path):
    play = free(tmp_path, outfit(combat="green", diplomacy="green"))
    character = play.state.characters[0]
    assert (character.tile, character.board) == ("hero0", "blue")
    assert (character.energy_max, character.health, character.terror_max) == (4, 5, 7)
    assert (character.attributes["courage"], character.resources["wealth"]) == (2, 3)


@pytest.mark.rule("GR-MODE-36", "GR-MODE-39")
def test_decks_of_any_colour_with_the_named_cards_of_that_colour(tmp_path):
    play = free(tmp_path, outfit(board="green", combat="blue", diplomacy="green"))
    decks = play.state.decks
    assert decks["combat/0"].pool == {"blue_start": 15}
    assert decks["combat_upgrades/0"].pool == {"blue_late": 10, "named": 15}
    assert decks["diplomacy/0"].pool == {"filler": 15}
    assert decks["diplomacy_upgrades/0"].pool == {"upgrade": 25}
    twin = afallon.Table.replay(play.table.record())
    assert twin.state == play.state


@pytest.mark.rule("GR-MODE-40")
@pytest.mark.parametrize("mode", ["story", "normal", "challenge"])
def test_free_mode_goes_with_every_mode(tmp_path, mode):
    play = free(tmp_path, outfit(), mode=mode)
    assert (play.state.mode, play.state.characters[0].board) == (mode, "blue")


@pytest.mark.rule("GR-MODE-41")
@pytest.mark.parametrize("part", ["board", "combat", "diplomacy"])
def test_no_two_players_have_the_same_tile_board_or_deck(tmp_path, part):
    green = outfit("green", "green", "green")
    free(tmp_path, green, outfit(), seats=2)
    with pytest.raises(afallon.SetupError) as error:
        free(tmp_path, green, {**outfit(), part: "green"}, seats=2)
    assert [problem.rule for problem in error.value.problems] == ["GR-MODE-41"]
    with pytest.raises(afallon.SetupError):
        free(tmp_path, green, outfit(), seats=2, characters=["hero0", "hero0"])


@pytest.mark.rule("GR-MODE-35")
def test_an_outfit_must_be_of_the_pack_and_one_for_each(tmp_path):
    for outfits in ([outfit("pink")], [outfit(), outfit("green", "green", "green")]):
        with pytest.raises(afallon.SetupError) as error:
            free(tmp_path, *outfits)
        assert [problem.rule for problem in error.value.problems] == ["GR-MODE-35"]


# Expensive advancement


DEAR = {"mode": "challenge", "rules": ["challenge_dear_advancement"]}


def buying(folder, experience, **attributes):
    """Return a game at dusk with one character of this experience and these attributes."""
    hero = {"resources": {"experience": experience}, "attributes": attributes}
    play = world(folder, heroes=[hero], more={"combat_cards": UPGRADES}, **DEAR)
    pass_all(play)
    return play


UPGRADES = [{"id": name, "colour": "green", "copies": 1, "right": edge("free")} for name in ("swift", "heavy", "sly")]


@pytest.mark.rule("GR-MODE-29")
def test_a_card_costs_five_and_is_one_of_two(tmp_path):
    play = buying(tmp_path, 9)
    play.draws = ["swift", "sly", "heavy"]
    play.give("advance", BuyCard("combat"), 0)
    assert play.options(0) == [KeepCard("swift"), KeepCard("sly")]
    play.give("keep_upgrade", KeepCard("sly"), 0)
    assert value(play, "experience") == 4
    assert "advance" not in play.asked.values()  # 4 points buy nothing


@pytest.mark.rule("GR-MODE-30")
@pytest.mark.parametrize(("courage", "price"), [(0, 5), (1, 10), (2, 15)])
def test_the_nth_point_of_a_pair_costs_five_times_n(tmp_path, courage, price):
    play = buying(tmp_path, 99, courage=courage)
    offer = play.table.open[0].options.offer(RaiseAttribute("caution"))
    assert offer.cost == {"experience": price}


@pytest.mark.rule("GR-MODE-30", "GR-EX-50")
def test_the_price_of_a_point_has_no_upper_limit(tmp_path):
    play = buying(tmp_path, 0, courage=2, caution=2)
    prices = []
    for _ in range(3):
        prices.append(price_of_point(play.table, 0, "courage"))
        play.state.characters[0].attributes["courage"] += 1
    assert prices == [25, 30, 35]
