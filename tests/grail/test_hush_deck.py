"""The encounters, items and random events of The Hush: as many as the rules count, each with its words and a choice."""

from collections import Counter

import msgspec
import pytest

from afallon.grail.content import load_pack
from afallon.grail.content.effects import Choose, Modify
from afallon.grail.content.encounters import CombatEncounter
from afallon.grail.content.messages import read_messages
from afallon.grail.content.parts import parts_of
from afallon.grail.content.shelf import USUAL_PACK, folder_of
from afallon.grail.content.texts import key_of
from afallon.grail.setup import SEATS

PACK = load_pack(folder_of(USUAL_PACK))
MET = [encounter for encounter in PACK.encounters.values() if encounter.level is not None]
GUARDIANS = {"washer_at_the_ford", "plough_team", "watchman", "procession", "bridge", "tide"}


def goal_of(encounter, heads):
    """The price or the winning cell when so many come to it."""
    printed = encounter.price if isinstance(encounter, CombatEncounter) else encounter.highest
    [amount] = [
        effect.amount for ability in encounter.abilities for effect in ability.effects if isinstance(effect, Modify)
    ]
    assert amount.per == "comers"
    return printed + min(amount.times * heads, amount.at_most or 99)


@pytest.mark.rule("GR-COMP-11", "GR-COMP-12")
@pytest.mark.parametrize("colour", ["green", "grey", "purple", "blue"])
def test_every_colour_has_as_many_cards_of_a_level_as_the_rules_count(colour):
    copies = Counter()
    for encounter in PACK.encounters.values():
        copies[encounter.level] += encounter.copies * (encounter.colour == colour)
    assert [copies[level] for level in (None, 1, 2, 3)] == [1, 12, 9, 6]


def test_the_guardians_are_those_who_keep_a_promise():
    assert {enemy.id for enemy in MET if "guardian" in getattr(enemy, "traits", ())} == GUARDIANS


@pytest.mark.rule("GR-COMBAT-102")
def test_whoever_comes_in_numbers_is_met_in_numbers():
    """By the head, and the attack table has a row for every pool below the price of the largest party."""
    for encounter in MET:
        goals = [goal_of(encounter, heads) for heads in SEATS]
        assert sorted({*goals}) == goals, encounter.id
        if isinstance(encounter, CombatEncounter):
            for pool in range(goals[-1]):
                assert sum(row.covers(pool) for row in encounter.attacks) == 1, (encounter.id, pool)


def test_every_encounter_has_words_for_when_it_comes_and_when_it_ends():
    english = read_messages(folder_of(USUAL_PACK), "en").by_key
    for name in PACK.encounters:
        key = key_of("encounter", name)
        assert {f"{key}.{moment}" for moment in ("opening", "won", "not-won")} <= english.keys()


@pytest.mark.rule("GR-COMP-16")
def test_there_are_sixty_five_items_and_no_two_do_the_same():
    assert sum(item.copies for item in PACK.items.values()) == 65
    does = Counter((item.keyword, msgspec.json.encode(item.abilities)) for item in PACK.items.values())
    assert [what for what, items in does.items() if items > 1] == []


@pytest.mark.rule("GR-COMP-14")
def test_every_random_event_leaves_a_choice_that_is_open_to_anybody():
    assert len(PACK.random_events) == 22
    for event in PACK.random_events.values():
        [choosing] = [part for _, part in parts_of(event) if isinstance(part, Choose)]
        assert len(choosing.choices) > 1, event.id
        assert any(not choice.cost and not choice.requires for choice in choosing.choices), event.id
