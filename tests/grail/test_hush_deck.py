"""Encounters, items and random events of The Hush: their numbers, texts and choices."""

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
    """Return the price or the winning cell for this number of characters."""
    printed = encounter.price if isinstance(encounter, CombatEncounter) else encounter.highest
    [amount] = [
        effect.amount for ability in encounter.abilities for effect in ability.effects if isinstance(effect, Modify)
    ]
    assert amount.per == "comers"
    return printed + min(amount.times * heads, amount.at_most or 99)


@pytest.mark.rule("GR-COMP-11", "GR-COMP-12")
@pytest.mark.parametrize("colour", ["green", "grey", "purple", "blue"])
def test_every_colour_has_the_number_of_cards_for_each_level(colour):
    copies = Counter()
    for encounter in PACK.encounters.values():
        copies[encounter.level] += encounter.copies * (encounter.colour == colour)
    assert [copies[level] for level in (None, 1, 2, 3)] == [1, 12, 9, 6]


def test_the_guardians_are_the_six_of_the_story():
    assert {enemy.id for enemy in MET if "guardian" in getattr(enemy, "traits", ())} == GUARDIANS


@pytest.mark.rule("GR-COMBAT-102")
def test_goals_of_encounters_grow_with_the_size_of_the_party():
    """The attack table covers every pool below the price for the largest party."""
    for encounter in MET:
        goals = [goal_of(encounter, heads) for heads in SEATS]
        assert sorted({*goals}) == goals, encounter.id
        if isinstance(encounter, CombatEncounter):
            for pool in range(goals[-1]):
                assert sum(row.covers(pool) for row in encounter.attacks) == 1, (encounter.id, pool)


def test_every_encounter_has_texts_for_its_opening_and_its_end():
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
def test_every_random_event_has_a_choice_without_cost_or_requirement():
    assert len(PACK.random_events) == 22
    for event in PACK.random_events.values():
        [choosing] = [part for _, part in parts_of(event) if isinstance(part, Choose)]
        assert len(choosing.choices) > 1, event.id
        assert any(not choice.cost and not choice.requires for choice in choosing.choices), event.id
