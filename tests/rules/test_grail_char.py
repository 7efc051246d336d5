"""Characters: setup, tracks, attributes, resources, gifts and votes (GR-CHAR)."""

import pytest

import afallon
from afallon.grail.content.glossary import ATTRIBUTES, PAIRS, RESOURCES
from afallon.grail.rules.characters.questions import GiveResource, WantResource
from afallon.grail.rules.characters.tracks import change_quantity, set_quantity
from afallon.grail.rules.effects.events import Chosen
from afallon.grail.rules.effects.voting import voted
from afallon.grail.rules.joint_choices import agreed, decider
from afallon.grail.rules.quantities import is_exhausted, is_panicking, terror_is_red, value_of
from afallon.grail.rules.state import Learnt
from afallon.sentences.grail.words import GrailSentences
from tests.grail.arena import HIT, activate, fight, pass_round, row
from tests.grail.driver import Play
from tests.grail.world import act, choose, cost, gain, kinds, lose, pay, travel, value, world

CARDS = ("combat_cards", "diplomacy_cards")


def basic(name, copies, **more):
    return {"id": name, "colour": "green", "copies": copies, "right": [{"key": "free"}], **more}


FULL_SET = [
    basic("starting", 15, banner=True),
    basic("plain", 10),
    {"id": "named", "character": "hero0", "copies": 15, "right": [{"key": "free"}]},
]
"""25 basic cards (15 starting, 10 plain) and 15 named ones."""


# Setting up


@pytest.mark.rule("GR-CHAR-01", "GR-CHAR-14")
def test_characters_are_set_up_in_order_before_the_world(tmp_path):
    play = world(tmp_path, seats=2, heroes=[{"number": 4}, {"number": 2}])
    told = kinds(play, "character_entered", "deck_built", "location_laid")
    for_each = ["character_entered", *["deck_built"] * 4]
    assert told[:10] == for_each * 2
    assert told[10] == "location_laid"
    assert [character.number for character in play.state.characters] == [4, 2]


@pytest.mark.rule("GR-CHAR-02")
def test_a_group_has_one_mode(tmp_path):
    for mode in ("story", "normal", "challenge"):
        assert world(tmp_path, mode=mode).table.view(0).state.mode == mode
    assert world(tmp_path).table.view(0).state.mode == "normal"
    with pytest.raises(afallon.SetupError):
        world(tmp_path, mode="easy")


@pytest.mark.rule("GR-CHAR-03")
def test_no_two_players_have_the_same_character(tmp_path):
    heroes = [{}, {}, {"colour": "grey"}]
    boards = [{"colour": "grey", "energy_max": 4, "health_max": 5, "health_start": 5, "terror_max": 6}]
    play = world(tmp_path, seats=2, heroes=heroes, more={"boards": boards}, characters=["hero2", "hero0"])
    assert [character.tile for character in play.state.characters] == ["hero2", "hero0"]
    assert [character.board for character in play.state.characters] == ["grey", "green"]
    with pytest.raises(afallon.SetupError) as refused:
        Play(tmp_path, seats=2, characters=["hero0", "hero0"])
    assert [problem.rule for problem in refused.value.problems] == ["GR-CHAR-03"]


@pytest.mark.rule("GR-CHAR-04", "GR-CHAR-05", "GR-CHAR-06", "GR-CHAR-07", "GR-CHAR-16", "GR-CHAR-18")
def test_tracks_attributes_and_resources_start_as_on_board_and_tile(tmp_path):
    board = {"energy_max": 5, "health_max": 8, "health_start": 6, "terror_max": 7, "terror_start": 2}
    hero = {"attributes": {"courage": 2, "caution": 1}, "resources": {"food": 3, "magic": 1}}
    character = world(tmp_path, board=board, heroes=[hero]).state.characters[0]
    assert (character.energy, character.health, character.terror) == (5, 6, 2)
    assert (character.energy_max, character.health_max, character.terror_max) == (5, 8, 7)
    assert {name for name in ATTRIBUTES if character.attributes[name]} == {"courage", "caution"}
    assert (character.attributes["courage"], character.attributes["caution"]) == (2, 1)
    assert {name: amount for name, amount in character.resources.items() if amount} == {"food": 3, "magic": 1}


@pytest.mark.rule("GR-CHAR-04", "GR-CHAR-18", "GR-CHAR-25")
@pytest.mark.parametrize(("start", "health", "energy"), [(3, 6, 3), (0, 6, 0), (None, 6, 5), (5, 4, 4)])
def test_energy_starts_in_the_marked_cell_of_the_board(tmp_path, start, health, energy):
    board = {"energy_max": 5, "energy_start": start, "health_start": health}
    assert world(tmp_path, board=board).state.characters[0].energy == energy


@pytest.mark.rule("GR-CHAR-08", "GR-CHAR-09", "GR-CHAR-11")
def test_banner_cards_are_the_deck_and_the_others_the_upgrade_set(tmp_path):
    more = {kind: [*FULL_SET, basic("other_board", 25, colour="grey")] for kind in CARDS}
    more["boards"] = [{"colour": "grey", "energy_max": 4, "health_max": 5, "health_start": 5, "terror_max": 6}]
    listed = {"starting_combat": [], "starting_diplomacy": []}
    decks = world(tmp_path, heroes=[listed], more=more).state.decks
    for kind in ("combat", "diplomacy"):
        assert decks[f"{kind}/0"].pool == {"starting": 15}  # no order yet: the deck is shuffled
        assert decks[f"{kind}_upgrades/0"].pool == {"named": 15, "plain": 10}


@pytest.mark.rule("GR-CHAR-10")
def test_a_guest_has_the_starting_cards_of_its_tile(tmp_path):
    guest = {"starting_combat": ["plain"] * 10 + ["named"] * 5}
    decks = world(tmp_path, heroes=[guest], more={"combat_cards": FULL_SET}).state.decks
    assert decks["combat/0"].pool == {"named": 5, "plain": 10}
    assert decks["combat_upgrades/0"].pool == {"starting": 15, "upgrade": 10}


@pytest.mark.rule("GR-CHAR-12", "GR-CHAR-13")
def test_a_tile_has_an_action_and_a_permanent_flaw(tmp_path):
    flaw = {"timing": "always", "effects": [{"do": "modify", "what": "travel_cost", "amount": 1, "who": "owner"}]}
    hero = {"action": {"cost": cost(energy=1), "effects": [gain("food")]}, "flaw": [flaw]}
    play = world(tmp_path, seats=2, heroes=[hero])
    assert "character" in play.options(0)
    assert "character" not in play.options(1)
    play.give("act", "pass", 1)
    for energy_after, to in ((4, 2), (2, 1)):
        travel(play, to)
        assert value(play, "energy") == energy_after


# Tracks


@pytest.mark.rule("GR-CHAR-17", "GR-CHAR-20", "GR-CHAR-21", "GR-CHAR-23")
def test_tracks_stop_at_both_ends(tmp_path):
    table = world(tmp_path).table
    character = table.state.characters[0]
    for what, most in (("terror", 9), ("health", 9), ("energy", 6)):
        assert set_quantity(table, 0, what, 2) is not None
        assert change_quantity(table, 0, what, 50) == most - 2
        assert value_of(character, what) == most
        if what != "health":
            assert change_quantity(table, 0, what, -50) == -most
            assert value_of(character, what) == 0


@pytest.mark.rule("GR-CHAR-19")
def test_energy_is_red_at_0_and_1(tmp_path):
    play = world(tmp_path)
    red = []
    for energy in range(7):
        play.set(0, energy=energy)
        if is_exhausted(play.state.characters[0]):
            red.append(energy)
    assert red == [0, 1]


@pytest.mark.rule("GR-CHAR-21")
def test_the_two_highest_cells_of_terror_are_red(tmp_path):
    play = world(tmp_path)
    red = []
    for terror in range(10):
        play.set(0, terror=terror)
        if terror_is_red(play.state.characters[0]):
            red.append(terror)
    assert red == [8, 9]


@pytest.mark.rule("GR-CHAR-25", "GR-CHAR-28")
def test_energy_is_never_higher_than_health(tmp_path):
    play = world(tmp_path)
    play.set(0, energy=1, health=4)
    assert change_quantity(play.table, 0, "energy", 5) == 3
    assert value(play, "energy") == 4
    assert world(tmp_path, board={"health_start": 3}).state.characters[0].energy == 3  # also at the start


@pytest.mark.rule("GR-CHAR-26")
def test_energy_falls_with_health(tmp_path):
    play = world(tmp_path)
    change_quantity(play.table, 0, "health", -4)
    assert (value(play, "health"), value(play, "energy")) == (3, 3)
    change_quantity(play.table, 0, "health", 4)
    assert value(play, "energy") == 3  # and does not rise with it


@pytest.mark.rule("GR-CHAR-27")
def test_a_fighter_panics_exactly_while_terror_is_higher_than_health(tmp_path):
    fright = row(0, {"do": "gain", "what": "terror", "amount": 3, "who": "active"}, most=8)
    play = fight(tmp_path, {"attacks": [fright]})
    assert value(play, "health") == 6
    for terror, panics in ((0, False), (3, False), (6, False), (9, True)):
        assert value(play, "terror") == terror
        assert ("top" in play.options(0)) is panics
        assert ("filler" in play.options(0)) is not panics
        play.give("play", "top" if panics else "filler")
        pass_round(play)
    play.set(0, health=9)
    play.give("play", "top")  # the activation began in panic
    pass_round(play)
    assert (value(play, "terror"), "top" in play.options(0)) == (9, False)


@pytest.mark.rule("GR-CHAR-24", "GR-CHAR-28")
def test_panic_compares_the_numbers_of_terror_and_health(tmp_path):
    play = world(tmp_path, board={"health_max": 5, "health_start": 5, "terror_max": 9})
    character = play.state.characters[0]
    for terror, panics in ((4, False), (5, False), (6, True)):
        play.set(0, terror=terror)
        assert is_panicking(play.state, character) is panics


# Attributes


@pytest.mark.rule("GR-CHAR-29")
def test_six_attributes_in_three_pairs():
    assert PAIRS == (("aggression", "empathy"), ("courage", "caution"), ("practicality", "spirituality"))
    assert [attribute for pair in PAIRS for attribute in pair] == list(ATTRIBUTES)


@pytest.mark.rule("GR-CHAR-31")
def test_attributes_unlock_choices(tmp_path):
    brave = {"id": "brave", "requires": [{"has": "at_least", "what": "courage", "amount": 2}]}
    rule = [{"do": "choose", "who": "party", "choices": [{"id": "wait"}, brave]}]
    for courage, choices in ((1, ["wait"]), (2, ["wait", "brave"])):
        play = world(tmp_path, heroes=[{"attributes": {"courage": courage}}], places={2: {"immediate": rule}})
        travel(play, 2)
        assert play.options(0) == choices


@pytest.mark.rule("GR-CHAR-31")
@pytest.mark.parametrize(("aggression", "markers"), [(1, 1), (2, 2)])
def test_attributes_connect_keys(tmp_path, aggression, markers):
    play = fight(tmp_path, cards=[HIT], decks=[["hit"]], characters=[{"attributes": {"aggression": aggression}}])
    activate(play, 0)
    play.give("play", "hit")
    play.go_on("play", "act")
    assert max(event["pool"] for event in play.happened("pool_changed")) == markers


@pytest.mark.rule("GR-CHAR-32", "GR-EX-36")
def test_skill_cards_count_as_points_of_their_attribute(tmp_path):
    character = world(tmp_path, heroes=[{"attributes": {"courage": 2}}]).state.characters[0]
    character.skills = [Learnt(1, "courage", "bold"), Learnt(2, "courage", "rash"), Learnt(3, "caution", "sly")]
    assert value_of(character, "courage") == 4
    assert value_of(character, "caution") == 1


# Resources


@pytest.mark.rule("GR-CHAR-33", "GR-CHAR-34")
def test_each_resource_but_experience_is_limited_to_twenty(tmp_path):
    play = world(tmp_path)
    assert RESOURCES == ("food", "wealth", "reputation", "magic", "experience")
    for what in RESOURCES:
        assert change_quantity(play.table, 0, what, 30) == (30 if what == "experience" else 20)


@pytest.mark.rule("GR-CHAR-37", "GR-CHAR-40")
def test_losses_take_at_most_the_available_amount(tmp_path):
    play = world(
        tmp_path, heroes=[{"resources": {"food": 2}}], places={2: {"immediate": [lose("food", 5), gain("magic")]}}
    )
    travel(play, 2)
    assert (value(play, "food"), value(play, "magic")) == (0, 1)


@pytest.mark.rule("GR-CHAR-40")
def test_payments_are_made_in_full_or_refused(tmp_path):
    rule = {2: {"immediate": [pay("food", 2), gain("magic")]}}
    for food, left in ((1, (1, 0)), (2, (0, 1))):
        play = world(tmp_path, heroes=[{"resources": {"food": food}}], places=rule)
        travel(play, 2)
        assert (value(play, "food"), value(play, "magic")) == left


# Surplus gains


def plenty(folder, what, *, seats=3, other=18, **more):
    """Return a game where seat 0 has 19 units and gains 3 at location 2 beside seat 1, while seat 2 is at the start."""
    heroes = [{"resources": {what: 19}}, {"resources": {what: other}}, {}]
    play = world(folder, seats=seats, heroes=heroes, places={2: {"immediate": [gain(what, 3, "active")]}}, **more)
    travel(play, 2, 1)
    play.go_on("act", hand_over="discard")
    play.set(1, **{what: other})
    play.give("act", "travel", 0)
    play.give("choose_target", 2, 0)
    play.go_on("hand_over", "act", join="no", join_arrival="no")
    return play


@pytest.mark.rule("GR-CHAR-35", "GR-CHAR-41")
def test_a_surplus_goes_to_a_willing_character_there_with_room(tmp_path):
    play = plenty(tmp_path, "food")
    assert play.asked == {0: "hand_over"}
    assert play.options(0) == ["discard", 1]  # seat 2 is elsewhere
    assert play.state.parties  # during an action
    play.give("hand_over", 1)
    play.give("accept_gift", "yes", 1)
    assert (value(play, "food", 0), value(play, "food", 1)) == (20, 20)


@pytest.mark.rule("GR-CHAR-35", "GR-CHAR-41")
@pytest.mark.parametrize("refuses", ["giver", "receiver"])
def test_a_refused_surplus_is_lost(tmp_path, refuses):
    play = plenty(tmp_path, "wealth")
    if refuses == "giver":
        play.give("hand_over", "discard")
    else:
        play.give("hand_over", 1)
        play.give("accept_gift", "no", 1)
    assert set(play.asked.values()) == {"act"}
    assert (value(play, "wealth", 0), value(play, "wealth", 1)) == (20, 18)


@pytest.mark.rule("GR-CHAR-35")
def test_a_full_character_is_offered_no_surplus(tmp_path):
    assert set(plenty(tmp_path, "food", other=20).asked.values()) == {"act"}


@pytest.mark.rule("GR-CHAR-36")
@pytest.mark.parametrize("what", ["reputation", "magic"])
def test_surplus_reputation_or_magic_is_always_lost(tmp_path, what):
    play = plenty(tmp_path, what)
    assert set(play.asked.values()) == {"act"}
    assert (value(play, what, 0), value(play, what, 1)) == (20, 18)


# Gifts and trades

RICH = {"resources": dict.fromkeys(RESOURCES, 5)}


def offer(play, seat, *goods):
    play.give("act", "give", seat)
    for good in (*goods, "done"):
        play.give("give_what", good, seat)


@pytest.mark.rule("GR-CHAR-38", "GR-CHAR-42")
def test_food_and_wealth_are_given_at_one_location_without_using_a_turn(tmp_path):
    play = world(tmp_path, seats=2, heroes=[RICH])
    offer(play, 0, GiveResource("food"), GiveResource("food"), GiveResource("wealth"))
    assert play.asked == {1: "accept_gift"}
    play.give("accept_gift", "yes", 1)
    assert [value(play, what, seat) for seat in (0, 1) for what in ("food", "wealth")] == [3, 4, 2, 1]
    assert "travel" in play.options(0)  # it can still act
    travel(play, 2)
    assert "give" not in play.options(1)  # seat 0 is elsewhere


@pytest.mark.rule("GR-CHAR-38")
def test_a_gift_needs_the_receivers_consent(tmp_path):
    play = world(tmp_path, seats=3, heroes=[RICH])
    play.give("act", "give", 0)
    assert play.asked == {0: "give_to"}
    assert play.options(0) == [1, 2]
    play.give("give_to", 2, 0)
    play.give("give_what", GiveResource("food"), 0)
    play.give("give_what", "done", 0)
    play.give("accept_gift", "no", 2)
    assert [value(play, "food", seat) for seat in range(3)] == [5, 0, 0]


@pytest.mark.rule("GR-CHAR-39")
def test_reputation_experience_and_magic_are_never_given(tmp_path):
    play = world(tmp_path, seats=2, heroes=[RICH, RICH])
    play.give("act", "give", 0)
    own, theirs = ([sort(what) for what in ("food", "wealth")] for sort in (GiveResource, WantResource))
    assert play.options(0) == [*own, *theirs, "never_mind"]
    play.give("give_what", "never_mind", 0)
    assert "give" in play.options(0)


@pytest.mark.rule("GR-CHAR-42")
def test_characters_that_acted_or_passed_can_still_give(tmp_path):
    play = world(tmp_path, seats=3, heroes=[RICH, RICH])
    play.give("act", "pass", 0)
    act(play, "inspect_menhir", 1)
    play.give("activate", "no", 1)
    assert play.options(0) == play.options(1) == ["give"]
    play.give("act", "give", 0)
    play.give("give_to", 2, 0)
    play.give("give_what", GiveResource("food"), 0)
    play.give("give_what", "done", 0)
    play.give("accept_gift", "yes", 2)
    assert value(play, "food", 2) == 1
    play.give("act", "pass", 2)  # this ends the round: pending gifts do not delay it
    assert play.state.round == 2


@pytest.mark.rule("GR-CHAR-38")
def test_nobody_gives_during_an_action(tmp_path):
    play = world(tmp_path, seats=2, heroes=[RICH, RICH])
    play.give("act", "travel", 0)
    assert play.asked == {0: "choose_target"}
    play.give("choose_target", 2, 0)
    assert play.options(1) == ["yes", "yes_helping", "no"]


@pytest.mark.rule("GR-CHAR-43")
def test_a_gift_beyond_the_limit_is_refused_but_an_exchange_counts_by_its_result(tmp_path):
    heroes = [{"resources": {"food": 5, "wealth": 20}}, {"resources": {"food": 20, "wealth": 5}}]
    play = world(tmp_path, seats=2, heroes=heroes)
    play.give("act", "give", 0)
    play.give("give_what", GiveResource("food"), 0)
    assert "done" not in play.options(0)
    play.give("give_what", WantResource("food"), 0)
    assert "done" in play.options(0)
    play.give("give_what", WantResource("wealth"), 0)
    assert "done" not in play.options(0)  # now the giver would have too much
    play.give("give_what", GiveResource("wealth"), 0)
    play.give("give_what", "done", 0)
    play.give("accept_gift", "yes", 1)
    assert [value(play, what, seat) for seat in (0, 1) for what in ("food", "wealth")] == [5, 20, 20, 5]


# Deciders


@pytest.mark.rule("GR-CHAR-22")
def test_the_lowest_character_number_decides(tmp_path):
    table = world(tmp_path, seats=3, heroes=[{"number": 7}, {"number": 3}, {"number": 5}]).table
    assert decider(table, (0, 1, 2)) == 1
    assert decider(table, (0, 2)) == 2
    assert agreed(table, {0: "a", 1: "b", 2: "c"}) == "b"
    assert agreed(table, {0: "a", 2: "a"}) == "a"


@pytest.mark.rule("GR-CHAR-22")
@pytest.mark.parametrize("path", ["effect", "verse"])
def test_the_log_names_the_overruled_seats_of_a_joint_choice(tmp_path, path):
    heroes = [{"number": 7}, {"number": 3}, {"number": 5}]
    rule = {"immediate": [choose(("stay", []), ("go", []))]}
    leaving = [{"id": "stay", "complete": True}, {"id": "go", "complete": True}]
    verse = {"explore": "gate", "verses": [{"id": "gate", "choices": leaving}]}
    play = world(tmp_path, seats=3, heroes=heroes, places={2: rule, 1: verse})
    if path == "effect":
        travel(play, 2, 0, 1, 2)
        kind = "choose_effect"
    else:
        act(play, "explore", 0, 1, 2)
        play.go_on("choose_verse")
        kind = "choose_verse"
    play.give(kind, "stay", 0)
    play.give(kind, "go", 1)
    play.give(kind, "go", 2)
    (told,) = play.happened("chosen")
    assert (told["choice"], told["decider"], told["overruled"]) == ("go", 1, ((0, "stay"),))
    said = GrailSentences("en", ("Ann", "Bob", "Cat")).event(Chosen(**told))
    assert said == "Bob decides: go. Others wanted something else (Ann: stay)."


@pytest.mark.rule("GR-CHAR-45")
@pytest.mark.parametrize(
    ("votes", "decided"),
    [
        ({0: "a", 1: "b", 2: "a"}, "a"),  # the majority, against the lowest number
        ({0: "a", 1: "b"}, "b"),
        ({0: "a", 1: "c", 2: "b", 3: "b"}, "b"),
        ({0: "a", 1: "c", 2: "b", 3: "c"}, "c"),
        ({0: "a", 1: "d", 2: "b", 3: "b"}, "b"),
    ],
)
def test_most_votes_win_and_the_decider_breaks_a_tie(tmp_path, votes, decided):
    table = world(tmp_path, seats=4, heroes=[{"number": 7}, {"number": 3}, {"number": 5}, {"number": 6}]).table
    assert voted(table, votes) == decided
