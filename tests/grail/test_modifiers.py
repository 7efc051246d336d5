"""Cards that change a number of the rules."""

from typing import get_args

import pytest

from afallon.grail.content.effects import Modify
from afallon.grail.content.glossary import ATTRIBUTES
from afallon.grail.rules.advancement.questions import BuyCard, RaiseAttribute
from afallon.grail.rules.characters.events import TrackChanged
from afallon.grail.rules.effects.abilities import abilities_of
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.parties.events import PartyFormed
from afallon.grail.rules.state import Held
from afallon.grail.rules.telling import tell
from afallon.grail.scene import table_scene
from tests.grail.arena import FOLLOW, HIT, HURT, ability, card, edge, fight, hand, parley, row
from tests.grail.tables import begin
from tests.grail.world import act, gain, travel, value, world


def test_an_item_in_use_changes_a_number_for_its_owner():
    table = begin()
    table.state.characters[0].items.append(Held("boots"))
    assert modified(table, "travel_cost", 1, 0) == 0
    assert modified(table, "travel_cost", 1, 1) == 1
    table.state.characters[0].items[0].face_up = False
    assert modified(table, "travel_cost", 1, 0) == 1


def test_a_global_secret_works_for_everybody():
    table = begin()
    table.state.characters[1].secrets.append(Held(7))
    assert [modified(table, "hand_limit", 3, seat) for seat in (0, 1)] == [2, 2]


def test_a_flaw_applies_only_under_its_condition():
    table = begin()
    assert modified(table, "explore_cost", 1, 1) == 1
    tell(table, PartyFormed(members=(1,), leader=1, action="explore", location=1))
    tell(table, TrackChanged(seat=1, track="energy", value=1))
    assert modified(table, "explore_cost", 1, 1) == 2
    ((_, scene),) = abilities_of(table, 1, "always")
    assert scene.path == "characters/smith/flaw/0/effects"


# Every number that a card may change is read by the rule that uses it


def flaw(what, amount):
    return {"flaw": [ability("always", {"do": "modify", "what": what, "amount": amount, "who": "owner"})]}


def hand_after_a_round(folder, hero):
    play = fight(folder, characters=[hero])
    play.give("play", "stop")
    play.go_on("play")
    return len(hand(play))


def pool_after_a_hit(folder, hero, *right):
    enemy = {"right": edge(*(right or (("aggression", 2), None, None)))}
    play = fight(folder, enemy, [HIT], decks=[["hit"]], characters=[hero])
    play.give("play", "hit")
    return play.state.encounter.pool


def affinity_after_a_word(folder, hero):
    word = card("word", [None, None, {"affinity": 1}], [])
    play = parley(folder, cards=[word], decks=[["word"]], characters=[hero])
    play.give("play", "word")
    return play.state.encounter.affinity


def cards_against_an_agile_enemy(folder, hero):
    play = fight(folder, {"traits": ["agile"]}, [FOLLOW], decks=[["follow"] * 3], characters=[hero])
    while "follow" in play.options(0):
        play.give("play", "follow")
    return len(play.state.encounter.sequence)


def energy_after(folder, hero, action, **target):
    journal = {"explore": "a", "verses": [{"id": "a", "complete": True}]}
    play = world(folder, heroes=[hero], places={1: journal})
    act(play, action, **target)
    return value(play, "energy")


def items_that_stay(folder, hero):
    rules = {"mode": "challenge", "rules": ["challenge_item_limit"]}
    loot = [{"do": "gain_item", "amount": 8, "who": "active"}]
    play = world(
        folder, heroes=[hero], places={2: {"immediate": loot}}, more={"items": [{"id": "dice", "copies": 9}]}, **rules
    )
    travel(play, 2)
    play.go_on("act")
    return len(play.state.characters[0].items)


def after_dusk(folder, hero, what):
    play = world(folder, heroes=[hero | {"resources": {"food": 9}}])
    play.set(0, energy=0)
    play.go_on("eat")
    play.give("eat", "yes")
    play.go_on("act")
    return value(play, what)


def menhir(folder, hero, what):
    play = world(folder, heroes=[hero | {"resources": {"magic": 5}}])
    play.give("act", "inspect_menhir", 0)
    offered = dict(play.table.open[0].about.price)
    play.give("activate", "yes")
    assert value(play, "magic") == 5 - offered["magic"]
    return offered["magic"] if what == "menhir_cost" else play.state.places[1].dial


def price_of(folder, hero, ware):
    play = world(folder, heroes=[hero | {"resources": {"experience": 9}}])
    play.give("act", "pass", 0)
    play.go_on("advance")
    play.give("advance", ware)
    play.go_on("act")
    return value(play, "experience")


def harm(folder, hero, effect, track):
    play = world(folder, heroes=[hero], places={2: {"immediate": [effect]}})
    travel(play, 2)
    return value(play, track)


def price_of_avoiding(folder, hero):
    price = {"avoidance": {"price": [{"what": "magic", "amount": 1}]}}
    play = parley(folder, price, until="avoid", characters=[hero | {"resources": {"magic": 5}}])
    play.give("avoid", "yes")
    return value(play, "magic")


SEEN = {
    "hand_limit": hand_after_a_round,
    "opening_hand": lambda folder, hero: len(hand(fight(folder, characters=[hero]))),
    "item_limit": items_that_stay,
    "explore_cost": lambda folder, hero: energy_after(folder, hero, "explore"),
    "travel_cost": lambda folder, hero: energy_after(folder, hero, "travel", target=2),
    "price": lambda folder, hero: fight(folder, characters=[hero]).table.open[0].about.goal,
    "threshold": pool_after_a_hit,
    "affinity_gain": affinity_after_a_word,
    "cards_each_activation": cards_against_an_agile_enemy,
    "energy_at_dusk": lambda folder, hero: after_dusk(folder, hero, "energy"),
    "food_at_rest": lambda folder, hero: after_dusk(folder, hero, "food"),
    "menhir_cost": lambda folder, hero: menhir(folder, hero, "menhir_cost"),
    "menhir_dial": lambda folder, hero: menhir(folder, hero, "menhir_dial"),
    "card_price": lambda folder, hero: price_of(folder, hero, BuyCard("combat")),
    "attribute_price": lambda folder, hero: price_of(folder, hero, RaiseAttribute("courage")),
    "damage_taken": lambda folder, hero: harm(folder, hero, {"do": "damage", "amount": 2, "who": "each"}, "health"),
    "terror_taken": lambda folder, hero: harm(folder, hero, gain("terror"), "terror"),
    "affinity_goal": lambda folder, hero: parley(folder, characters=[hero]).table.open[0].about.goal,
    "avoidance_price": price_of_avoiding,
    **{
        name: lambda folder, hero, name=name: pool_after_a_hit(folder, hero | {"attributes": {}}, (name, 1), None, None)
        for name in ATTRIBUTES
    },
}
"""Maps a number of the rules to a function that returns its visible effect in play."""


def numbers():
    """Return all numbers that `modify` may change."""
    return [name for words in get_args(Modify.__annotations__["what"]) for name in get_args(words)]


@pytest.mark.rule("GR-COMP-28")
@pytest.mark.parametrize("what", numbers())
def test_every_number_that_a_card_may_change_has_an_effect(tmp_path, what):
    plain, changed = (SEEN[what](tmp_path / name, flaw(what, by)) for name, by in (("plain", 0), ("changed", 1)))
    assert abs(plain - changed) == 1


@pytest.mark.rule("GR-COMBAT-67")
def test_unavoidable_damage_is_not_modified(tmp_path):
    unavoidable = {"do": "damage", "amount": 2, "unavoidable": True, "who": "each"}
    assert harm(tmp_path, flaw("damage_taken", -2), unavoidable, "health") == 5


@pytest.mark.rule("GR-COMBAT-67", "GR-TRAIT-19")
def test_damage_of_a_treacherous_enemy_is_not_reduced(tmp_path):
    enemy = {"traits": ["treachery"], "attacks": [row(0, HURT, most=8)], "opportunity": [HURT]}
    play = fight(tmp_path, enemy, characters=[flaw("damage_taken", -1)])
    play.give("play", "stop")
    assert value(play, "health") == 6  # an opportunity attack can be lessened
    play.go_on("play")
    assert value(play, "health") == 5


def test_damage_of_zero_is_not_increased(tmp_path):
    assert harm(tmp_path, flaw("damage_taken", 3), {"do": "damage", "amount": 0, "who": "each"}, "health") == 7


def test_damage_is_modified_by_the_cards_of_each_character(tmp_path):
    hurt = {"immediate": [{"do": "damage", "amount": 2, "who": "each"}]}
    play = world(tmp_path, seats=2, heroes=[flaw("damage_taken", -1)], places={2: hurt})
    travel(play, 2, 0, 1)
    assert [value(play, "health", seat) for seat in (0, 1)] == [6, 5]


@pytest.mark.rule("GR-ADV-10")
def test_a_modifier_does_not_raise_the_price_of_the_next_point(tmp_path):
    prices = [price_of(tmp_path / str(by), flaw("courage", by), RaiseAttribute("courage")) for by in (0, 2)]
    assert prices[0] == prices[1]


def test_a_modified_attribute_counts_for_conditions_and_is_shown(tmp_path):
    brave = {"do": "when", "requires": [{"has": "at_least", "what": "courage", "amount": 2}], "then": [gain("food")]}
    play = world(tmp_path, heroes=[flaw("courage", 2)], places={2: {"immediate": [brave]}})
    travel(play, 2)
    assert value(play, "food") == 1
    assert table_scene(play.table.view(0)).characters[0].attributes["courage"] == 2
    assert play.state.characters[0].attributes["courage"] == 0


def test_outside_an_action_a_condition_concerns_the_owner_of_the_card(tmp_path):
    """At dusk there is no acting party, so the party of such a condition is this character alone."""
    at_home = flaw("energy_at_dusk", 1)
    at_home["flaw"][0]["requires"] = [
        {"has": "location", "number": 1},
        {"has": "at_least", "what": "food", "amount": 1},
    ]
    assert after_dusk(tmp_path, at_home, "energy") == 5
