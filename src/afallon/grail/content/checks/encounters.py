"""Encounters: the attack table covers every pool, stages are numbered in sequence, and there are keys or a text."""

from collections import Counter
from collections.abc import Iterator

from afallon.grail.content.encounters import CombatEncounter, DiplomacyEncounter
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import LEVELS
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections


def check_encounters(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report wrong levels, attack tables and stages; an encounter without keys needs only a text (GR-ENC-08)."""
    for section in ("combat_encounters", "diplomacy_encounters"):
        for encounter in getattr(sections, section):
            if encounter.level is not None and encounter.level not in LEVELS:
                yield origins.problem(section, encounter, ("level",), "no_such_level", level=encounter.level)
    for fight in sections.combat_encounters:
        if _has_keys(fight):
            yield from _check_attacks(fight, origins)
        elif not fight.text:
            yield origins.problem("combat_encounters", fight, (), "encounter_without_keys", encounter=fight.id)
    for talk in sections.diplomacy_encounters:
        if _has_keys(talk):
            yield from _check_stages(talk, origins)
        elif not talk.text:
            yield origins.problem("diplomacy_encounters", talk, (), "encounter_without_keys", encounter=talk.id)


def check_introductions(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report a second introductory encounter of a colour; it is the only one without a level (GR-COMP-12, 13)."""
    known: set[str] = set()
    for section in ("combat_encounters", "diplomacy_encounters"):
        for encounter in getattr(sections, section):
            if encounter.level is None:
                if encounter.colour in known or encounter.copies > 1:
                    yield origins.problem(section, encounter, (), "second_introduction", colour=encounter.colour)
                known.add(encounter.colour)


def _has_keys(encounter: CombatEncounter | DiplomacyEncounter) -> bool:
    return any(half is not None for half in encounter.right)


def _check_attacks(fight: CombatEncounter, origins: Origins) -> Iterator[PackProblem]:
    """Report pools below the price that do not have exactly one row (GR-COMBAT-102)."""
    rows: Counter[int] = Counter()
    for place, row in enumerate(fight.attacks):
        last = row.least if row.most is None else row.most
        if last < row.least:
            yield origins.problem("combat_encounters", fight, ("attacks", place), "attack_row_reversed")
        covered = range(row.least, last + 1)
        doubled = [pool for pool in covered if rows[pool]]
        if doubled:
            path = ("attacks", place)
            yield origins.problem("combat_encounters", fight, path, "attack_rows_overlap", pool=doubled[0])
        rows.update(covered)
    for pool in range(fight.price):
        if not rows[pool]:
            yield origins.problem("combat_encounters", fight, ("attacks",), "no_attack_for_this_pool", pool=pool)


def _check_stages(talk: DiplomacyEncounter, origins: Origins) -> Iterator[PackProblem]:
    numbers = {stage.number for stage in talk.stages}
    if numbers != set(range(1, len(numbers) + 1)) or not numbers:
        yield origins.problem("diplomacy_encounters", talk, ("stages",), "no_stages", encounter=talk.id)
    if not talk.lowest < 0 < talk.highest:
        yield origins.problem("diplomacy_encounters", talk, ("lowest",), "affinity_track", encounter=talk.id)
