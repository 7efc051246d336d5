"""Searches for one ending or verse: campaigns meet its requirements and avoid choices that bar it."""

import pytest

from afallon.grail.content import load_pack
from afallon.kernel import Table
from afallon.lab.grail.campaigns import Campaign, begun
from afallon.lab.grail.proof import story
from afallon.lab.grail.proof.claims import claims_of, ending_reached, verse_read
from afallon.lab.grail.proof.proofs import Proofs
from afallon.lab.grail.proof.searching import search
from afallon.lab.grail.proof.story import seek_story, why_unread
from afallon.lab.runs import Runner
from afallon.players.grail.planner.group import Knowledge, group_of
from afallon.players.grail.planner.wishes import nearness, wishes_of
from afallon.workshop.starting import start_pack
from tests.grail.tables import PACKS

UNDECIDED = "{has: not, of: [{has: any, of: [{has: status, status: sworn}, {has: status, status: free}]}]}"
PLACES = f"""
statuses: [{{id: sworn}}, {{id: free}}, {{id: notched, boxes: 2}}]
endings: [{{id: crowned, ended: victory}}, {{id: chased, ended: defeat}}]
locations:
  - number: 1
    keys: {{north: 3, east: 2, south: 4, west: 5}}
    seals: [menhir, dreams]
    menhir: {{cost: [{{what: magic, amount: 1}}], dial: [8, 7, 6, 5]}}
    explore: gate
    dream: geese
    nightmare: wolves
    verses:
      - id: gate
        choices:
          - id: swear  # which pays, and bars what is behind the desk
            requires: [{UNDECIDED}]
            effects: [{{do: mark_status, status: sworn}}, {{do: gain, what: experience, amount: 3, who: each}}]
            complete: true
          - {{id: refuse, requires: [{UNDECIDED}], effects: [{{do: mark_status, status: free}}], complete: true}}
          - {{id: leave, complete: true}}
      - {{id: geese, complete: true}}
      - {{id: wolves, complete: true}}
  - number: 2
    keys: {{west: 1}}
    explore: desk
    verses:
      - id: desk
        choices:
          - {{id: look_behind_it, requires: [{{has: status, status: free}}], go: ledger}}
          - {{id: leave, complete: true}}
      - id: ledger
        effects: [{{do: note_task, task: ask_upstairs}}, {{do: go, verse: margin}}]
        complete: true
      - {{id: margin, complete: true}}
  - number: 3
    keys: {{south: 1}}
    explore: stairs
    verses:
      - id: stairs
        choices:
          - {{id: ask, requires: [{{has: task, task: ask_upstairs}}, {{has: read, verse: "2:margin"}}], go: attic}}
          - {{id: leave, complete: true}}
      - id: attic
        choices:
          - {{id: bow, effects: [{{do: end_game, ending: crowned}}], complete: true}}
          - {{id: bolt, effects: [{{do: end_game, ending: chased}}], complete: true}}
          - {{id: leave, complete: true}}
  - number: 4
    keys: {{north: 1}}
    explore: sum
    verses:
      - {{id: sum, requires: [{{has: status, status: notched, at_least: 2}}], otherwise: blank, complete: true}}
      - {{id: blank, complete: true}}
  - number: 5
    keys: {{east: 1}}
    explore: tally
    verses:
      - id: tally
        choices:
          - id: carve
            requires: [{{has: not, of: [{{has: status, status: notched, at_least: 2}}]}}]
            once: day
            cost: [{{what: energy, amount: 2}}]
            effects: [{{do: mark_status, status: notched}}]
            complete: true
          - {{id: leave, complete: true}}
"""


@pytest.fixture
def forks(tmp_path):
    """Return the folder of a pack where one choice bars another."""
    folder = tmp_path / "forks"
    start_pack(folder)
    for file in (*folder.glob("locations/*"), *folder.glob("endings/*"), folder / "statuses.yaml"):
        file.unlink()
    (folder / "places.yaml").write_text(PLACES)
    return folder


@pytest.fixture
def runner(tmp_path):
    return Runner(tmp_path / "work", mark="test", progress=None)


def campaign(folder, seed=0, **goal):
    return Campaign(str(folder), load_pack(folder).hash, 1, seed, days=6, knows_pack=True, **goal)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("verse", ["2:margin", "3:attic"])
def test_a_seeker_of_a_verse_first_meets_its_requirements(forks, verse, seed):
    proof = search(campaign(forks, seed, sought=(verse,)), None, {verse_read(verse)})
    assert proof is not None
    assert '"refuse"' in proof.record


@pytest.mark.parametrize("seed", range(3))
def test_a_choice_that_bars_only_its_repetition_is_repeated_as_needed(forks, seed):
    others = tuple(f"4:other{number}" for number in range(7))  # one of many verses has less weight
    proof = search(campaign(forks, seed, sought=("4:sum", *others)), None, {verse_read("4:sum")})
    assert proof is not None
    assert proof.record.count('"carve"') == 2


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("ending", ["crowned", "chased"])
def test_a_campaign_reaches_the_ending_that_it_plays_for(forks, ending, seed):
    proof = search(campaign(forks, seed, ending=ending), None, {ending_reached("crowned"), ending_reached("chased")})
    assert [claim for claim in proof.shows if claim.kind == "ending"] == [ending_reached(ending)]


def test_a_mad_character_sleeps_where_a_nightmare_is_sought(forks):
    table = begun(campaign(forks))
    knowledge = Knowledge(whole_pack=True, sought=frozenset({"1:wolves"}))
    wished = [wishes_of(group_of(view(table, terror), 0, knowledge)).get(("sleep", 1)) for terror in (0, 8)]
    assert wished[0] is None
    assert wished[1] > 0


def view(table: Table, terror: int):
    seen = table.view(0)
    character = seen.state.characters[0]
    character.terror = terror
    character.afflictions = ["going_mad"] if terror else []
    return seen


def test_the_search_finds_every_verse_and_ending(forks, runner):
    proofs = Proofs(forks)
    seek_story(runner, str(forks), proofs, campaigns=8, days=6)
    story_of = {claim for claim in claims_of(load_pack(forks), (1,)) if claim.kind != "chapter"}
    assert story_of - proofs.shown <= {verse_read("1:wolves")}  # few go mad
    assert Proofs(forks).shown == proofs.shown


def test_nearness_grows_with_each_prerequisite_met(forks):
    """From the gate: decide, go to the desk, then to the stairs."""
    attic, knowledge = verse_read("3:attic"), Knowledge(whole_pack=True, sought=frozenset({"3:attic"}))
    near = []
    for status, read in ((None, ()), ("free", ()), ("free", ("2:margin",)), ("sworn", ())):
        seen = begun(campaign(forks)).view(0)
        seen.state.statuses |= {} if status is None else {status: 1}
        seen.state.read |= dict.fromkeys(read, 1)
        seen.state.tasks += ["ask_upstairs"] * len(read)
        near.append(nearness(group_of(seen, 0, knowledge)))
    assert near[0] < near[1] < near[2] < 1
    assert near[3] == 0
    assert story._knowledge(attic) == knowledge


def test_a_search_starts_from_the_proof_nearest_to_its_goal(forks, monkeypatch):
    monkeypatch.setattr(story, "NEAREST", 1)
    far, near = (
        search(campaign(forks, sought=(verse,)), None, {verse_read(verse)}) for verse in ("1:geese", "2:margin")
    )
    planning = story._Planning(load_pack(forks), str(forks), [far, near], (verse_read("3:attic"),), 9)
    starts = [planning._start(verse_read("3:attic")) for _ in range(20)]
    assert {start.record for start in starts} == {near.record}
    assert {start.day for start in starts} >= {None, 1}


def test_reasons_for_unread_verses():
    pack = load_pack(PACKS / "fixture")
    assert why_unread(pack, "1:lamp_dream", ()) == "dream"
    assert why_unread(pack, "1:lamp_nightmare", ()) == "nightmare"
    assert why_unread(pack, "9:bitten", ()) == "what_leads_there_is_unread"
    assert why_unread(pack, "9:ford", ()) == "place_never_explored"
    assert why_unread(pack, "9:bitten", ("9:after_the_wolf",)) == "requirements"
