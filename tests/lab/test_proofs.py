"""The proof of a pack: claims shown by campaigns, and kept records that are never lost."""

import shutil
from pathlib import Path

import pytest

import afallon
from afallon.grail.content import load_pack
from afallon.lab.grail.campaigns import Campaign, party_sizes
from afallon.lab.grail.proof.bad_states import BAD_STATES, Ordeal, run_ordeal
from afallon.lab.grail.proof.chapters import Attempt, win, win_chapters
from afallon.lab.grail.proof.claims import chapter_won, claims_of, ending_reached, shown_by, verse_read
from afallon.lab.grail.proof.proofs import Proof, Proofs
from afallon.lab.grail.proof.searching import Start, search, table_at
from afallon.lab.runs import Runner
from tests.grail.tables import PACKS

LANTERN = str(PACKS / "lantern")
LANTERN_HASH = load_pack(LANTERN).hash
WICK, SHIP = chapter_won(1, "normal", 2), chapter_won(2, "normal", 2)


@pytest.fixture
def runner(tmp_path):
    return Runner(tmp_path / "work", mark="test", progress=None)


@pytest.fixture
def lantern(tmp_path):
    """A copy of the pack with its proofs."""
    return Path(shutil.copytree(LANTERN, tmp_path / "lantern"))


def campaign(seats=2, seed=0, **changed):
    return Campaign(LANTERN, LANTERN_HASH, seats, seed, days=20, knows_pack=True, **changed)


def files(folder):
    return {file.name: file.read_bytes() for file in sorted((folder / "proof").iterdir())}


# Claims


def test_claims_are_chapters_by_mode_and_size_endings_and_verses():
    claims = claims_of(load_pack(LANTERN), party_sizes(LANTERN))
    assert len([claim for claim in claims if claim.kind == "chapter"]) == 2 * 3 * 4
    assert ending_reached("ship_saved") in claims
    assert {verse_read(verse) for verse in load_pack(LANTERN).verses} <= {*claims}


def test_a_campaign_shows_won_chapters_its_ending_and_read_verses():
    proof = search(campaign(), None, {SHIP})
    assert {WICK, SHIP, ending_reached("ship_saved")} <= {*proof.shows}
    assert any(claim.kind == "verse" for claim in proof.shows)
    assert chapter_won(1, "normal", 3) not in proof.shows


def test_a_campaign_without_a_rule_of_its_mode_wins_no_chapter():
    table = table_at(campaign(seats=1, mode="story"), None)
    table.state.chapter = 2
    assert shown_by(table) == {chapter_won(1, "story", 1)}
    table.state.rules = table.state.rules[:-1]
    assert shown_by(table) == set()


def test_a_proof_ends_with_the_last_wanted_claim():
    both, first = search(campaign(), None, {WICK, SHIP}), search(campaign(), None, {WICK})
    assert first.answers < both.answers
    assert both.record.startswith(first.record)
    assert SHIP not in first.shows
    assert search(campaign(), None, {verse_read("9:never")}) is None


def test_a_search_starts_from_any_moment_of_a_record():
    record = search(campaign(), None, {SHIP}).record
    moments = (Start(record, day=1), Start(record, chapter=2), Start(record))
    morning, chapter, end = (table_at(campaign(), moment) for moment in moments)
    assert (morning.state.day, chapter.state.chapter, end.outcome.side) == (1, 2, "victory")
    assert morning.answers < chapter.answers < end.answers
    for table in (morning, chapter):
        assert record.splitlines()[1:].index(str(table.record()).splitlines()[-1]) == len(table.lines()) - 1


def test_the_proof_of_a_chapter_continues_one_of_the_chapter_before():
    (first,) = win(Attempt(LANTERN, LANTERN_HASH, 1, "normal", 1, 8, 20))
    (second,) = win(Attempt(LANTERN, LANTERN_HASH, 2, "normal", 1, 8, 40, (first.record,)))
    beginning = first.record.splitlines()[1:-1]
    assert second.record.splitlines()[1 : 1 + len(beginning)] == beginning
    assert second.day > first.day
    assert win(Attempt(LANTERN, LANTERN_HASH, 1, "normal", 1, 2, 0)) == ()


# Kept records


def proof(*claims, answers=10):
    shown = " ".join(claim.name for claim in claims)
    return Proof(f"{shown} in {answers}\n", tuple(sorted(claims)), answers, 1)


A, B, C = verse_read("1:a"), verse_read("1:b"), verse_read("1:c")


@pytest.mark.parametrize(
    ("other", "is_better"),
    [
        (proof(A, B), True),
        (proof(A, answers=9), True),
        (proof(A, B, answers=99), True),
        (proof(A), False),
        (proof(A, answers=11), False),
        (proof(B, answers=1), False),
    ],
)
def test_a_better_proof_shows_all_claims_and_more_or_sooner(other, is_better):
    assert other.is_better_than(proof(A)) is is_better


def test_a_proof_is_kept_if_it_shows_a_new_claim_or_is_better(tmp_path):
    proofs = Proofs(tmp_path)
    assert proofs.keep(proof(A))
    assert not proofs.keep(proof(A))
    assert not proofs.keep(proof(A, answers=11))
    assert proofs.keep(proof(A, answers=9))
    assert proofs.keep(proof(B))
    assert proofs.shown == {A, B}
    assert files(tmp_path) == {"verse-1-a.jsonl": b"1:a in 9\n", "verse-1-b.jsonl": b"1:b in 10\n"}


def test_a_better_proof_replaces_all_worse_ones(tmp_path):
    proofs = Proofs(tmp_path)
    for one in (proof(A), proof(B), proof(A, B, C)):
        assert proofs.keep(one)
    assert files(tmp_path) == {"verse-1-c.jsonl": b"1:a 1:b 1:c in 10\n"}
    assert [kept.shows for kept in proofs] == [(A, B, C)]


def test_a_taken_file_name_gets_a_number(lantern):
    for file in (lantern / "proof").glob("*-normal-[234].jsonl"):
        file.unlink()
    other = lantern / "proof" / "chapter-1-normal-2.jsonl"
    (lantern / "proof" / "chapter-2-normal-1.jsonl").rename(other)
    assert Proofs(lantern).keep(search(campaign(), None, {WICK}))
    assert other.with_name("chapter-1-normal-2-2.jsonl").exists()
    assert chapter_won(2, "normal", 1) in Proofs(lantern).shown


def test_an_interruption_loses_no_proof(tmp_path, monkeypatch):
    def interrupted(*arguments, **options):
        raise KeyboardInterrupt

    proofs = Proofs(tmp_path)
    proofs.keep(proof(A))
    for step in ("replace", "unlink"):
        with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
            patched.setattr(Path, step, interrupted)
            proofs.keep(proof(A, B))
        assert files(tmp_path)["verse-1-a.jsonl"] == b"1:a in 10\n"


def test_the_proof_of_a_pack_holds_in_any_folder(lantern):
    kept = {one.name: one for one in Proofs(lantern)}
    assert len(kept) == 3 * 4
    for name, one in kept.items():
        _, chapter, mode, seats = name.split("-")
        assert chapter_won(int(chapter), mode, int(seats)) in one.shows
        assert ending_reached("ship_saved") in one.shows
        assert LANTERN not in one.record


def test_shown_claims_are_not_searched(lantern, runner):
    before = files(lantern)
    win_chapters(runner, str(lantern), Proofs(lantern), seeds=1, days=20)
    assert files(lantern) == before
    assert not [*runner.folder.glob("chapters*")] or not runner.folder.joinpath("chapters-test.jsonl").read_bytes()


@pytest.mark.slow
def test_only_missing_claims_are_searched(lantern, runner):
    before = files(lantern)
    (lantern / "proof" / "chapter-2-normal-2.jsonl").unlink()
    win_chapters(runner, str(lantern), Proofs(lantern), seeds=8, days=20)
    found = files(lantern)
    assert {name for name in found if found[name] != before.get(name)} == {"chapter-2-normal-2.jsonl"}
    assert chapter_won(2, "normal", 2) in Proofs(lantern).shown


def test_a_broken_proof_shows_nothing_and_is_replaced(lantern, runner):
    torn = lantern / "proof" / "chapter-2-normal-1.jsonl"
    torn.write_text(torn.read_text("utf-8").replace('"travel"', '"explore"'), "utf-8")
    proofs = Proofs(lantern)
    assert [one.name for one in proofs if one.error] == [torn.stem]
    assert chapter_won(2, "normal", 1) not in proofs.shown
    win_chapters(runner, str(lantern), proofs, seeds=8, days=20)
    assert [one.error for one in Proofs(lantern)] == [None] * len(proofs)
    assert chapter_won(2, "normal", 1) in proofs.shown


# Bad states


@pytest.mark.parametrize("state", BAD_STATES)
def test_no_bad_state_is_a_dead_end(state):
    endured = run_ordeal(Ordeal(LANTERN, LANTERN_HASH, state, 2, 1, 6))
    assert endured.ended in ("won", "defeat", "endured")
    assert endured.error is None


def test_a_record_of_another_game_is_no_proof(lantern):
    (lantern / "proof" / "avalon.jsonl").write_text(str(afallon.new("avalon", seats=5, seed=1).record()), "utf-8")
    (broken,) = (one for one in Proofs(lantern) if one.error)
    assert (broken.name, broken.shows) == ("avalon", ())
