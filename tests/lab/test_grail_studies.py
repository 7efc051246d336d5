"""Studies of Grail: arenas and builds, fights and their costs, and accounts of days."""

from pathlib import Path

import pytest

from afallon.grail.content import load_pack
from afallon.grail.content.loader import read_files, read_sections
from afallon.lab.grail import balance
from afallon.lab.grail.accounts import accounts, progress
from afallon.lab.grail.arena import Arena, Change, characters_of, pack_of
from afallon.lab.grail.balance import REACTIONS, Study
from afallon.lab.grail.builds import EXPERIENCE, advanced
from afallon.lab.grail.campaigns import Campaign, Ledgered, play, table_of
from afallon.lab.grail.fights import Bout, Result, fight
from afallon.lab.runs import Runner
from tests.grail.tables import PACKS

FIXTURE, LANTERN = str(PACKS / "fixture"), str(PACKS / "lantern")
FIXTURE_HASH, LANTERN_HASH = (load_pack(folder).hash for folder in (FIXTURE, LANTERN))


@pytest.fixture
def runner(tmp_path):
    return Runner(tmp_path / "work", mark="test", progress=None)


def arena(encounter, **change):
    return Arena(FIXTURE, FIXTURE_HASH, encounter, change=Change(**change))


# Arenas and builds


def test_an_arena_changes_one_encounter_and_nothing_else():
    plain, changed = pack_of(arena("toll_men")), pack_of(arena("toll_men", price=5, trait="horde"))
    assert changed.encounters["toll_men"].price == plain.encounters["toll_men"].price + 5
    assert {*changed.encounters["toll_men"].traits} == {*plain.encounters["toll_men"].traits, "horde"}
    assert changed.encounters["grey_wolf"] == plain.encounters["grey_wolf"]
    assert changed.hash != plain.hash


def test_a_higher_price_leaves_no_gap_in_the_attacks():
    enemy = pack_of(arena("toll_men", price=5)).encounters["toll_men"]
    assert all(any(row.covers(pool) for row in enemy.attacks) for pool in range(enemy.price))


def test_a_trait_that_the_enemy_has_is_removed():
    assert "horde" not in pack_of(arena("reed_rats", trait="horde")).encounters["reed_rats"].traits


def test_a_colder_reaction_moves_affinity_further():
    stages = pack_of(arena("ferrywoman", reaction=-1)).encounters["ferrywoman"].stages
    assert [effect.amount for effect in stages[0].reaction] == [-2]


def test_characters_rotate_with_the_seed():
    pack = load_pack(FIXTURE)
    firsts = [characters_of(pack, 2, seed)[0] for seed in range(4)]
    assert sorted(firsts) == sorted(pack.characters)
    assert len(set(characters_of(pack, 4, 1))) == 4


@pytest.mark.parametrize("level", EXPERIENCE)
def test_a_build_has_spent_exactly_its_experience(level):
    sections = read_sections(read_files(Path(FIXTURE)))[0]
    for tile in sections.characters:
        built = advanced(tile, sections, level)
        assert all(built.attributes.get(name, 0) >= value for name, value in tile.attributes.items())
        assert max(built.attributes.values()) <= 2
        if level > 1:
            assert len(built.starting_combat) == 15 + EXPERIENCE[level] // 8
            assert sum(built.attributes.values()) > sum(tile.attributes.values())
        else:
            assert built == tile


# Fights


def test_a_fight_has_a_reproducible_result():
    result = fight(Bout(arena("drowned_knight"), "planner", 1, 3))
    assert result.won
    assert result.rounds >= 1
    assert result == fight(Bout(arena("drowned_knight"), "planner", 1, 3))


def test_harder_fights_are_won_less_often():
    def won(**change):
        return sum(fight(Bout(arena("toll_men", **change), "greedy", 1, seed)).won for seed in range(12))

    assert won(price=-2) > won(price=8) > won(price=8, trait="horde")


def test_hardness_is_measured_for_every_playable_encounter(runner):
    found = Study(runner, LANTERN, player="greedy", fights=4).hardness([1, 2])
    assert [(one.encounter, one.level, one.seats) for one in found] == [("wreckers", 1, 1), ("wreckers", 1, 2)]
    assert all(0 <= one.won.mean <= 1 and one.rounds.mean >= 1 for one in found)


def test_results_of_fights_are_cached(runner, monkeypatch):
    study = Study(runner, LANTERN, player="greedy", fights=3)
    first = study.hardness([1])
    monkeypatch.setattr(balance, "fight", None)
    assert study.hardness([1]) == first


def test_a_player_has_no_lead_over_itself(runner):
    for lead in Study(runner, LANTERN, player="greedy", fights=2).lead("greedy", [0]):
        assert lead.difference.mean == lead.difference.margin == 0


def made_up(items):
    """Return fights that are won less often at a higher price, where a horde counts as 6 points."""
    enemies = [(bout.arena.change.price + 6 * (bout.arena.change.trait == "horde"), bout.seed) for bout in items]
    return [Result("won" if price + seed <= 20 else "not_won") for price, seed in enemies]


def test_a_trait_is_worth_the_price_with_the_same_win_rate(runner, monkeypatch):
    monkeypatch.setattr(runner, "run", lambda title, task, items, result: made_up(items))
    found = {one.trait: one for one in Study(runner, LANTERN, player="greedy", fights=24).traits()}
    assert found["horde"].price == pytest.approx(6, abs=0.01)
    assert found["fury"].price == pytest.approx(0, abs=0.01)


def test_parleys_are_measured_at_every_reaction(runner, monkeypatch):
    monkeypatch.setattr(runner, "run", lambda title, task, items, result: made_up(items))
    found = Study(runner, FIXTURE, player="greedy", fights=2).reactions()
    assert [one.encounter for one in found] == ["ferrywoman", "toll_keeper", "weaver"]
    assert all(len(one.won) == len(REACTIONS) for one in found)


# Days


def test_gained_minus_spent_is_the_change_in_resources():
    campaign = Campaign(FIXTURE, FIXTURE_HASH, 2, 1, days=3, knows_pack=True)
    ledgered = table_of(campaign)
    before = Ledgered(table_of(Campaign(FIXTURE, FIXTURE_HASH, 2, 1, days=0)).table)
    days = list(ledgered.closed())
    assert [day.day for day in days][:3] == [1, 2, 3]
    for what in ("food", "wealth", "magic", "experience"):
        change = sum(day.gained[what] - day.spent[what] for day in days)
        held = sum(character.resources[what] for character in ledgered.table.state.characters)
        assert held - before._held[what] == change
    assert any(day.gained["food"] or day.gained["experience"] for day in days)


def test_accounts_have_each_day_and_the_chapter():
    played = [play(Campaign(LANTERN, LANTERN_HASH, 1, seed, days=3, knows_pack=True)) for seed in range(2)]
    found = accounts(1, played)
    assert {one.chapter for one in found} <= {1, 2}
    assert found[-1].day is None
    assert progress(1, played).chapters.mean == 2
