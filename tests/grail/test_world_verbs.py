"""Verbs on the world: menhirs, locations, guardians, afflictions, decks, the day, and the scope of encounters."""

import pytest

from afallon.grail.rules.event_cards.events import DeckSeen
from afallon.grail.rules.map.events import GuardianPlaced, MenhirLit
from afallon.grail.rules.telling import tell
from afallon.terminal.grail.words import GrailWords, at_table
from afallon.text import LANGUAGES
from tests.grail.arena import ENEMY, HIT, card, carry, fight, row
from tests.grail.world import (
    ENEMIES,
    MEET,
    act,
    everywhere,
    gain,
    happen_at,
    kinds,
    mark,
    next_day,
    travel,
    value,
    world,
)

WATCHER = {**ENEMY, "id": "watcher", "traits": ["guardian"], "price": 2}
FIEND = {**ENEMY, "id": "fiend"}
FOES = {"combat_encounters": [ENEMY, WATCHER, FIEND]}
RECIPE = {"number": 1, "add": [{"colour": "grey", "level": 1, "cards": [9, 9, 9, 9]}]}


# Menhirs


def test_a_menhir_is_put_out(tmp_path):
    play = happen_at(tmp_path, {"do": "put_out_menhir", "location": 1})
    assert (play.state.places[1].menhir, play.state.places[1].dial) == (False, None)
    assert kinds(play, "menhir_removed") == ["menhir_removed"]
    next_day(play)
    assert value(play, "terror") == 3  # without a lit menhir every character gains 2 terror (GR-MENHIR-10)


def test_verbs_on_a_menhir_that_is_not_lit_do_nothing(tmp_path):
    play = happen_at(tmp_path, {"do": "put_out_menhir"}, {"do": "change_menhir", "amount": 3})
    assert kinds(play, "menhir_removed") == []
    assert [place.number for place in play.state.places.values() if place.menhir] == [1]
    assert play.state.places[2].dial is None


@pytest.mark.parametrize(("amount", "dial"), [(2, 9), (-3, 4), (-7, None), (-20, None)])
def test_the_dial_of_a_menhir_changes(tmp_path, amount, dial):
    play = happen_at(tmp_path, {"do": "change_menhir", "amount": amount, "location": 1})
    assert play.state.places[1].dial == dial
    assert play.state.places[1].menhir  # it stays lit until the next dawn (GR-DAWN-10)


def test_a_menhir_without_a_dial_can_get_one_again(tmp_path):
    play = happen_at(
        tmp_path,
        {"do": "change_menhir", "amount": -9, "location": 1},
        {"do": "change_menhir", "amount": 2, "location": 1},
    )
    assert play.state.places[1].dial == 2


def test_the_dials_of_all_menhirs_can_be_changed_at_once(tmp_path):
    play = world(
        tmp_path,
        places={2: {"seals": ["menhir"]}, 3: {"immediate": [{"do": "change_menhir", "amount": -1, "location": "all"}]}},
    )
    tell(play.table, MenhirLit(number=2, dial=4))
    travel(play, 3)
    assert [play.state.places[number].dial for number in (1, 2, 3)] == [6, 3, None]


# Locations


def test_a_location_is_discarded_and_can_be_revealed_again(tmp_path):
    play = happen_at(tmp_path, {"do": "discard_location", "number": 3})
    assert 3 not in play.state.places
    assert 3 in play.state.available
    assert value(play, "health") == 7  # no loss of health
    travel(play, 1)
    assert 3 in play.state.places


def test_a_location_can_be_removed_from_the_game(tmp_path):
    play = happen_at(tmp_path, {"do": "discard_location", "number": 3, "from_game": True})
    travel(play, 1)
    assert 3 not in (*play.state.places, *play.state.available)


def test_characters_on_a_discarded_location_arrive_at_the_nearest_one(tmp_path):
    gone = {"immediate": [{"do": "discard_location"}, gain("food")]}
    play = world(tmp_path, seats=2, places={2: gone, 1: {"immediate": [gain("wealth")]}})
    travel(play, 2, 0, 1)
    assert everywhere(play) == [1, 1]
    assert [value(play, what, 1) for what in ("wealth", "food")] == [1, 1]  # the list of effects continues
    assert kinds(play, "party_arrived") == ["party_arrived"] * 2


def test_the_party_of_an_event_moves_off_a_discarded_location(tmp_path):
    """Its leader is moved, and later effects on the current location apply to the new one."""
    effects = [{"do": "discard_location", "number": 2}, {"do": "change_tokens", "token": "quest", "amount": 1}]
    more = {"story_events": [{"id": "storm", "chapter": 1, "part": 1, "effects": effects}],
            "chapters": [{"number": 1, "events": [{"part": 1}]}]}  # fmt: skip
    reveal = {"immediate": [{"do": "reveal_event"}]}
    play = world(tmp_path, seats=2, places={2: reveal}, more={**more, "story_events": [
        {"id": "calm", "chapter": 1, "part": 1}, *more["story_events"]]}, draws=["calm"])  # fmt: skip
    travel(play, 2)
    play.go_on("act")
    assert everywhere(play) == [1, 1]
    assert play.state.places[1].quest_tokens == 1


def test_an_arrival_at_a_discarded_location_is_dropped(tmp_path):
    """The immediate rule of the discarded location is dropped, and that of the next one applies once."""
    gone = {
        "timing": "on_arrival",
        "effects": [{"do": "discard_location"}],
        "requires": [{"has": "location", "number": 2}],
    }
    places = {1: {"immediate": [gain("wealth")]}, 2: {"immediate": [gain("food")]}}
    play = world(tmp_path, seats=2, heroes=[{"flaw": [gone]}], places=places)
    travel(play, 2, 0, 1)
    assert everywhere(play) == [1, 1]
    assert [value(play, "food", seat) for seat in (0, 1)] == [0, 0]
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [1, 1]


def test_a_guardian_on_a_discarded_location_goes_under_its_deck(tmp_path):
    play = happen_at(tmp_path, {"do": "discard_location", "number": 3}, before=lambda play: wait(play, 3), more=FOES)
    assert play.state.guardians == []
    assert "watcher" in play.state.decks["encounters/grey"]


def test_the_last_location_is_not_discarded(tmp_path):
    play = world(tmp_path, without=(2, 3, 4, 5), places={1: {"keys": {}, "explore": "a", "verses": [
        {"id": "a", "effects": [{"do": "discard_location"}], "complete": True}]}})  # fmt: skip
    act(play, "explore")
    assert list(play.state.places) == [1]


def test_a_location_is_discarded_only_after_the_encounter(tmp_path):
    enemy = {"attacks": [row(0, {"do": "discard_location"}, most=8)], "opportunity": []}
    play = fight(tmp_path, enemy)
    play.give("play", "stop")
    play.go_on("play")
    assert 2 in play.state.places
    play.go_on("act", play="retreat", breathing_space="retreat")
    assert everywhere(play) == [1]
    assert play.happened("location_discarded") == [{"number": 2}]


# Guardians


def wait(play, location):
    """Place the watcher at a location."""
    play.state.encounters.remove("watcher")
    tell(play.table, GuardianPlaced(location=location, card="watcher"))


def test_a_guardian_is_placed_and_waits(tmp_path):
    play = happen_at(tmp_path, {"do": "place_guardian", "guardian": "watcher", "location": 3}, more=FOES)
    assert [(one.card, one.location) for one in play.state.guardians] == [("watcher", 3)]
    assert "watcher" not in play.state.encounters
    assert play.state.encounter is None
    travel(play, 1)
    travel(play, 3)
    assert play.state.encounter.card == "watcher"


def test_a_guardian_with_one_card_is_placed_only_once(tmp_path):
    place = {"do": "place_guardian", "guardian": "watcher"}
    play = happen_at(tmp_path, place | {"location": 3}, place, more=FOES)
    assert [one.location for one in play.state.guardians] == [3]


def test_a_guardian_is_moved_without_an_encounter(tmp_path):
    call = {"do": "move_guardian", "guardian": "watcher"}
    play = happen_at(tmp_path, call, before=lambda play: wait(play, 3), more=FOES)
    assert [one.location for one in play.state.guardians] == [2]
    assert play.happened("guardian_moved") == [{"card": "watcher", "start": 3, "location": 2}]
    assert play.state.encounter is None


def test_a_guardian_is_removed_and_its_card_goes_under_the_deck(tmp_path):
    gone = {"do": "remove_guardian", "guardian": "watcher"}
    play = happen_at(tmp_path, gone, gone, before=lambda play: wait(play, 3), more=FOES)
    assert play.state.guardians == []
    assert play.state.decks["encounters/grey"].bottom == ["watcher"]


def test_a_guardian_that_has_yet_to_roll_can_be_moved(tmp_path):
    """Abilities at dawn fire before guardians roll."""
    flaw = {"flaw": [{"timing": "dawn", "effects": [{"do": "move_guardian", "guardian": "watcher", "location": 4}]}]}
    play = world(tmp_path, heroes=[flaw], more=FOES, draws=["blank"])
    wait(play, 3)
    play.state.guardians[0].rolls = True
    next_day(play)
    assert [one.location for one in play.state.guardians] == [4]


# Afflictions


def test_an_affliction_is_lifted(tmp_path):
    effects = (gain("terror", 7), {"do": "lift_affliction", "affliction": "going_mad", "who": "each"})
    play = happen_at(tmp_path, *effects)
    assert play.state.characters[0].afflictions == []
    assert kinds(play, "affliction_attached", "affliction_removed") == ["affliction_attached", "affliction_removed"]


def test_lifting_dying_also_removes_the_solo_card(tmp_path):
    effects = (
        {"do": "damage", "amount": 9, "who": "each"},
        {"do": "lift_affliction", "affliction": "dying", "who": "each"},
    )
    play = happen_at(tmp_path, *effects)
    assert play.happened("affliction_removed") == [{"seat": 0, "affliction": "dying_solo"}]


# Encounters and events of the decks


@pytest.mark.parametrize(("place", "where"), [("shuffled", "pool"), ("top", "top"), ("bottom", "bottom")])
def test_an_encounter_is_added_to_its_deck(tmp_path, place, where):
    play = happen_at(
        tmp_path,
        {"do": "add_encounter", "encounter": "fiend", "amount": 3, "place": place},
        more={**FOES, "chapters": [{"number": 1}]},
    )
    assert "fiend" in getattr(play.state.decks["encounters/grey"], where)
    assert play.state.decks["encounters/grey"].count("fiend") == 1  # it has only one copy
    assert "fiend" not in play.state.encounters


@pytest.mark.parametrize(("amount", "left"), [({}, 0), ({"amount": 1}, 1)])
def test_an_encounter_is_removed_from_its_deck(tmp_path, amount, left):
    twins = {"combat_encounters": [ENEMY, {**FIEND, "copies": 2}], "chapters": [RECIPE]}
    play = happen_at(tmp_path, {"do": "remove_encounter", "encounter": "fiend", **amount}, more=twins)
    assert play.state.decks["encounters/grey"].count("fiend") == left
    assert play.state.encounters.count("fiend") == 2 - left
    assert "enemy" in play.state.decks["encounters/grey"]


DAYS = {
    "story_events": [{"id": name, "chapter": 1, "part": part} for name, part in (("one", 1), ("two", 2), ("later", 3))],
    "chapters": [{"number": 1, "events": [{"part": 1}, {"part": 2}]}],
}


@pytest.mark.parametrize(("place", "order"), [("top", ["later", "two"]), ("bottom", ["two", "later"])])
def test_an_event_is_added_to_the_deck(tmp_path, place, order):
    play = happen_at(tmp_path, {"do": "add_event", "event": "later", "place": place}, more=DAYS)
    assert play.state.events == ["one"]
    seen = []
    for _ in order:
        next_day(play)
        seen += play.state.events
    assert seen == order


def test_an_event_is_added_from_the_discard_pile_but_never_twice(tmp_path):
    play = happen_at(tmp_path, *({"do": "add_event", "event": name} for name in ("one", "two")), more=DAYS)
    assert play.happened("event_added") == []  # `one` is in play, `two` in the deck
    next_day(play)
    assert play.state.discarded_events == ["one"]
    travel(play, 1)
    travel(play, 2)
    assert play.state.discarded_events == []
    next_day(play)
    assert play.state.events == ["one"]


def test_an_event_is_removed_from_the_deck_and_the_game(tmp_path):
    play = happen_at(
        tmp_path, {"do": "remove_event", "event": "two"}, {"do": "remove_event", "event": "one"}, more=DAYS
    )
    assert play.happened("event_taken_out") == [{"event": "two"}]
    next_day(play)
    assert play.state.events == []


# Looking at decks


GOODS = {"items": [{"id": name} for name in ("axe", "bell", "coin", "dice")]}
LOOK = {"do": "look_at_deck", "deck": "items", "amount": 3, "who": "party"}


def test_looking_at_a_deck_shows_it_to_everybody_and_keeps_its_order(tmp_path):
    draws = ["coin", "axe", "dice"]
    play = happen_at(tmp_path, LOOK, {"do": "gain_item", "who": "active"}, more=GOODS, draws=draws)
    assert play.happened("deck_seen") == [{"deck": "items", "cards": ("coin", "axe", "dice")}]
    assert [held.card for held in play.state.characters[0].items] == ["coin"]
    assert play.state.decks["items"].top == ["axe", "dice"]
    assert not play.table.view(0).undoable


def test_the_top_cards_are_put_back_in_the_chosen_order(tmp_path):
    draws = ["coin", "axe", "dice"]
    play = happen_at(tmp_path, LOOK | {"order": True}, seats=2, more=GOODS, draws=draws)
    assert set(play.asked.values()) == {"order_cards"}
    assert play.table.open[0].about.cards == ("coin", "axe", "dice")
    play.give("order_cards", "dice")
    play.give("order_cards", "axe", 0)
    play.give("order_cards", "coin", 1)  # they disagree: the lowest character number decides
    assert play.state.decks["items"].top == ["dice", "axe", "coin"]


def test_looking_at_a_small_deck_shows_all_of_it(tmp_path):
    play = happen_at(tmp_path, LOOK | {"amount": 9}, more=GOODS)
    assert len(play.happened("deck_seen")[0]["cards"]) == 4
    assert len(play.state.decks["items"]) == 4


def test_looking_at_an_empty_deck_shows_nothing(tmp_path):
    play = happen_at(tmp_path, LOOK, LOOK | {"deck": "own"}, LOOK | {"deck": "blue"})
    assert play.happened("deck_seen") == []


def test_a_random_event_in_the_deck_is_known_once_it_was_seen(tmp_path):
    look = LOOK | {"deck": "events", "amount": 2}
    random = {"random_events": [{"id": "rain"}, {"id": "wind"}], **DAYS}
    play = happen_at(tmp_path, {"do": "add_random_events"}, look, more=random, draws=["wind"])
    assert play.happened("deck_seen") == [{"deck": "events", "cards": ("wind", "two")}]
    assert "wind" not in play.state.decks["random_events"]
    next_day(play)
    assert play.state.events == ["wind"]
    next_day(play)
    assert "wind" in play.state.decks["random_events"]


def test_a_seen_random_event_returns_to_its_stack_when_the_chapter_changes(tmp_path):
    success = [{"do": "change_chapter", "chapter": 2}]
    secret = {"number": 7, "quest": {"id": "go", "requires": [{"has": "location", "number": 3}], "success": success}}
    more = {
        "random_events": [{"id": "rain"}],
        "secrets": [secret],
        **DAYS,
        "chapters": [*DAYS["chapters"], {"number": 2}],
    }
    look = LOOK | {"deck": "events"}
    play = happen_at(
        tmp_path, {"do": "add_random_events"}, look, {"do": "gain_secret", "secret": 7, "who": "active"}, more=more
    )
    travel(play, 1)
    travel(play, 3)
    play.go_on("act", choose_mode="done")
    assert play.state.chapter == 2
    assert "rain" in play.state.decks["random_events"]
    assert "rain" not in play.state.discarded_events


def test_in_an_encounter_characters_look_at_their_own_decks(tmp_path):
    own = {"do": "look_at_deck", "deck": "own", "amount": 2, "order": True, "who": "active"}
    other = card("other", [], [])
    play = fight(
        tmp_path,
        {"attacks": [row(0, own, most=8)], "opportunity": []},
        [HIT, other],
        decks=[["filler"] * 4 + ["hit", "other"]],
    )
    play.give("play", "stop")
    play.go_on("order_cards")
    play.give("order_cards", "other")
    assert play.state.decks["combat/0"].top[:2] == ["other", "hit"]


@pytest.mark.filterwarnings("error::afallon.text.MissingWords")
@pytest.mark.parametrize("language", LANGUAGES)
def test_looking_and_ordering_have_words(tmp_path, language):
    play = happen_at(tmp_path, LOOK | {"order": True}, more=GOODS)
    words = at_table(GrailWords(language, ("Ann",)), play.table.setup)
    assert words.prompt(play.table.open[0].about).endswith("?")
    assert all(name in words.event(DeckSeen(deck="items", cards=("axe", "bell"))) for name in ("axe", "bell"))


# The discard pile


def test_discarded_cards_are_taken_back_by_choice(tmp_path):
    lost = {"do": "discard_cards", "amount": 3, "who": "active"}
    back = {"do": "take_discarded", "amount": 2, "who": "active"}
    enemy = {"attacks": [row(0, lost, back, most=8)], "opportunity": []}
    play = fight(tmp_path, enemy, [HIT, card("other", [], [])], decks=[["hit", "other"]])
    play.give("play", "stop")
    play.go_on("take_back")
    play.give("take_back", "hit")
    play.give("take_back", "other")
    assert [data["card"] for data in play.happened("card_taken_back")] == ["hit", "other"]
    assert {"hit", "other"} <= set(play.state.characters[0].combat.hand)


def test_no_more_is_taken_back_than_was_discarded(tmp_path):
    back = {"do": "take_discarded", "amount": 5, "who": "active"}
    lost = {"do": "discard_cards", "amount": 1, "who": "active"}
    play = fight(tmp_path, {"attacks": [row(0, lost, back, most=8)], "opportunity": []})
    play.give("play", "stop")
    play.go_on("play", "act")
    assert len(play.happened("card_taken_back")) == 1


# The day


@pytest.mark.rule("GR-DAY-10", "GR-DAY-52")
def test_the_day_ends_after_the_action_under_way(tmp_path):
    play = happen_at(tmp_path, {"do": "end_day"}, gain("food"), seats=2)
    play.go_on("act")
    assert play.state.day == 2
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]
    assert play.happened("passed") == [{"seat": 0}, {"seat": 1}]


def test_a_day_may_end_at_its_dawn(tmp_path):
    """An event ends the day at dawn; ending it at dusk has no effect."""
    days = [{"id": name, "chapter": 1, "part": part, "effects": effects} for name, part, effects in (
        ("calm", 1, []), ("storm", 2, [{"do": "end_day"}]))]  # fmt: skip
    dusk = {"flaw": [{"timing": "dusk", "effects": [{"do": "end_day"}]}]}
    more = {"story_events": days, "chapters": [{"number": 1, "events": [{"part": 1}, {"part": 2}]}]}
    play = world(tmp_path, heroes=[dusk], more=more)
    next_day(play)
    assert play.state.day == 3
    assert len(play.happened("passed")) == 2  # once by choice, once by the storm


# Who meets an encounter


@pytest.mark.parametrize(
    ("who", "participants"),
    [("party", [0, 1]), ("active", [0]), ("here", [0, 1, 2])],
)
def test_the_scope_decides_who_meets_an_encounter(tmp_path, who, participants):
    play = world(tmp_path, seats=3, places={1: {"explore": "a", "verses": [
        {"id": "a", "effects": [MEET | {"who": who}, gain("food")], "complete": True}]}}, more=ENEMIES)  # fmt: skip
    act(play, "explore", 0, 1)
    assert play.state.encounter.participants == participants
    play.go_on("act", play="retreat", breathing_space="retreat")
    assert kinds(play, "encounter_began") == ["encounter_began"]


def test_a_party_of_one_meets_an_encounter_and_sees_its_ending(tmp_path):
    lost = {"do": "when", "requires": [{"has": "encounter", "ended": "not_won"}], "then": [gain("food")]}
    play = happen_at(tmp_path, MEET | {"who": "active"}, lost, more=ENEMIES)
    play.go_on("act", play="retreat", breathing_space="retreat")
    assert value(play, "food") == 1


def test_each_member_meets_an_encounter_alone(tmp_path):
    play = world(tmp_path, seats=2, places={2: {"immediate": [MEET | {"who": "each"}, mark("s")]}},
                 more={**ENEMIES, "statuses": [{"id": "s"}]})  # fmt: skip
    travel(play, 2, 0, 1)
    play.go_on("act", play="retreat", breathing_space="retreat")
    assert [data["participants"] for data in play.happened("encounter_began")] == [(0,), (1,)]
    assert play.state.statuses == {"s": 1}


def test_the_owner_of_a_card_meets_its_encounter(tmp_path):
    bait = {
        "id": "bait",
        "abilities": [
            {"timing": "end_of_encounter", "effects": [{"do": "meet", "encounter": "fiend", "who": "owner"}]}
        ],
    }
    more = {"items": [bait], "combat_encounters": [FIEND]}
    play = fight(tmp_path, {"price": 2}, [HIT], seats=2, decks=[["hit"]], more=more, until="choose_active")
    carry(play, 1, "bait")
    play.give("choose_active", 0)
    play.go_on("play")
    play.give("play", "hit")
    play.go_on("act", play="retreat", breathing_space="retreat")
    assert [(data["card"], data["participants"]) for data in play.happened("encounter_began")] == [
        ("enemy", (0, 1)),
        ("fiend", (1,)),
    ]
