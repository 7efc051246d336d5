"""Every kept record still replays to the same game, or has a migration."""

from shutil import copytree

import pytest

from afallon.kernel import Record, RecordError, Table, find_game
from afallon.kernel.record import Answered, Digest, Note, Undone
from tests.digests import without_digests
from tests.records import make as making
from tests.records.kept import FOLDER, KEPT, ROOT, path_of

RECORDS = {path.relative_to(FOLDER).with_suffix("").as_posix(): path for path in sorted(FOLDER.glob("*/*.jsonl"))}


@pytest.fixture(autouse=True)
def _in_the_project(monkeypatch):
    monkeypatch.chdir(ROOT)  # paths of packs are relative to it


def read(name):
    return Record.parse(RECORDS[name].read_bytes().decode())


def last_digest(record):
    """Return the digest after the last answer: in the line of the answer, or in a line of its own."""
    last = [line for line in record.lines if not isinstance(line, Note)][-1]
    return last.value if isinstance(last, Digest) else last.digest


def is_migrated(record):
    """Return whether the game has a migration for records of this version."""
    return record.header.version in find_game(record.header.game).migrations


@pytest.mark.slow
@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_to_the_same_game(name):
    record = read(name)
    assert str(record).encode() == RECORDS[name].read_bytes()
    table = Table.replay(record)  # checks the digests on the way
    if is_migrated(record):
        return
    again = table.record()
    assert last_digest(record) == table.digest()
    assert without_digests(again).lines == without_digests(record).lines
    # Later versions may have more options.
    assert {option: again.header.options[option] for option in record.header.options} == record.header.options


@pytest.mark.parametrize("name", ["avalon/05_basic", "voyage/4_random", "grail/1_alone"])
def test_a_changed_digest_is_noticed(name):
    text = str(read(name))
    assert last_digest(read(name)) in text
    with pytest.raises(RecordError, match="the game differs from its record"):
        Table.replay(Record.parse(text.replace(last_digest(read(name)), "0" * 32)))


def test_newer_records_have_a_digest_in_every_line():
    newer = {name for name in RECORDS if not any(isinstance(line, Digest) for line in read(name).lines)}
    assert newer == {name for name in RECORDS if name.endswith(("_pinned", "_cut_off"))}
    assert {name.partition("/")[0] for name in newer} == {"avalon", "voyage", "grail"}
    for name in newer:
        assert all(line.digest for line in read(name).lines if not isinstance(line, Note))


def test_records_and_entries_correspond():
    assert set(RECORDS) == set(KEPT)


def test_existing_records_are_never_written_again(monkeypatch):
    monkeypatch.setattr(making, "KEPT", dict.fromkeys(KEPT))
    assert list(making.make()) == []


def test_no_kept_file_has_changed():
    assert {name: making.hash_of(path) for name, path in making.kept_files().items()} == making.read_manifest()


def test_a_changed_or_missing_file_keeps_its_hash_in_the_manifest(monkeypatch, tmp_path):
    copytree(FOLDER / "voyage", tmp_path / "voyage")
    monkeypatch.setattr(making, "FOLDER", tmp_path)
    monkeypatch.setattr(making, "MANIFEST", tmp_path / "sha256sums")
    making.MANIFEST.write_text("")
    making.add_to_manifest()
    before = making.read_manifest()
    assert {f"voyage/{name}.jsonl" for name in ("3_fixed", "4_random")} <= set(before)
    changed, missing, added = (tmp_path / "voyage" / f"{name}.jsonl" for name in ("3_fixed", "4_random", "new"))
    changed.write_text(changed.read_text("utf-8").replace("white", "black", 1), "utf-8")
    missing.unlink()
    added.write_text("{}\n")
    making.add_to_manifest()
    assert making.read_manifest() == {**before, "voyage/new.jsonl": making.hash_of(added)}
    assert making.hash_of(changed) != before["voyage/3_fixed.jsonl"]


def test_a_missing_record_is_written(monkeypatch, tmp_path):
    name = "voyage/3_fixed"
    monkeypatch.setattr(making, "KEPT", {name: KEPT[name]})
    monkeypatch.setattr(making, "path_of", lambda name: tmp_path / path_of(name).relative_to(FOLDER))
    [made] = making.make()
    Table.replay(Record.parse(made.read_text("utf-8")))


def test_records_cover_all_sizes_and_kinds_of_line():
    records = [read(name) for name in RECORDS]
    seats = {game: {r.header.seats for r in records if r.header.game == game} for game in ("avalon", "voyage", "grail")}
    assert seats == {"avalon": {5, 6, 7, 8, 9, 10}, "voyage": {3, 4, 5, 6, 7}, "grail": {1, 2, 3, 4}}
    for game in seats:
        lines = [line for record in records if record.header.game == game for line in record.lines]
        assert any(isinstance(line, Undone) for line in lines)
        assert any(isinstance(line, Note) for line in lines)
    assert max(sum(isinstance(line, Answered) for line in record.lines) for record in records) >= 1_500
    assert all(str(ROOT) not in path.read_text("utf-8") for path in RECORDS.values())
    assert sum(path.stat().st_size for path in RECORDS.values()) < 1_500_000, "clones should stay small"
