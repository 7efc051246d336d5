"""Saved games: an append-only file, checkpoints for fast loading, and tolerance of a torn last line."""

from random import Random

import msgspec
import pytest

from afallon.avalon.steps import proposal
from afallon.grail.content import load_pack
from afallon.kernel import Answer, Table, find_game, set_up
from afallon.players.grail import wander
from afallon.saves import Session
from afallon.terminal import saved_game
from afallon.terminal.main import main
from afallon.terminal.saved_game import SavedGame
from afallon.terminal.session import UnreadableFile, load, replay
from afallon.text import LANGUAGES, say
from tests.grail.tables import PACKS

SESSION = Session(afallon="test", names=("Ann", "Ben"), people=(0, 1), bots="careful", languages=("en", "uk"), seed="5")


@pytest.fixture(autouse=True)
def frequent_checkpoints(monkeypatch):
    monkeypatch.setattr(saved_game, "CHECKPOINT_EVERY", 20)


def begin(path):
    rules = find_game("grail")
    setup = set_up(rules, 2, {"pack": str(PACKS / "fixture")})
    assert load_pack(PACKS / "fixture")
    return SavedGame(path, SESSION, Table(rules, setup, seats=2, chance=SESSION.chance))


def play(saved, answers, seed=1):
    rng = Random(seed)
    for _ in range(answers):
        decision = rng.choice(list(saved.table.open.values()))
        saved.table.submit(Answer(decision.id, decision.seat, wander(decision, rng)))
        saved.keep()


def checkpoint_of(path):
    return path.with_name(path.name + ".checkpoint")


def same(table, other):
    assert table.digest() == other.digest()
    assert (table.state, table.open, table.answers) == (other.state, other.open, other.answers)
    for seat in (0, 1, None):
        assert table.view(seat) == other.view(seat)
        assert table.told(seat) == other.told(seat)


def test_the_file_only_grows(tmp_path):
    saved = begin(tmp_path / "game")
    saved.keep()
    before = saved.path.read_bytes()
    for answers in (1, 7, 30):
        play(saved, answers, seed=answers)
        after = saved.path.read_bytes()
        assert after.startswith(before)
        assert len(after) > len(before)
        before = after
    session, record = load(saved.path)
    assert session == SESSION
    same(replay(saved.path, record), saved.table)
    assert str(record) == str(saved.table.record())


def test_a_game_is_loaded_from_its_checkpoint_and_the_lines_since(tmp_path, monkeypatch):
    saved = begin(tmp_path / "game")
    play(saved, 75)
    assert checkpoint_of(saved.path).exists()
    monkeypatch.setattr(Table, "replay", lambda *_, **__: pytest.fail("replayed from the beginning"))
    again = SavedGame.resume(saved.path)
    assert again.session == SESSION
    same(again.table, saved.table)
    assert len(again.table.lines()) < len(saved.table.lines())


def test_a_game_loaded_from_a_checkpoint_appends_to_the_same_file(tmp_path):
    saved = begin(tmp_path / "game")
    play(saved, 75)
    again = SavedGame.resume(saved.path)
    saved.path = tmp_path / "aside"
    saved.path.write_bytes(again.path.read_bytes())
    again.keep()
    play(again, 60, seed=2)
    play(saved, 60, seed=2)
    same(again.table, saved.table)
    assert again.path.read_bytes() == saved.path.read_bytes()
    same(replay(again.path, load(again.path)[1]), saved.table)


def test_answers_can_be_undone_past_a_checkpoint(tmp_path):
    saved = begin(tmp_path / "game")
    play(saved, 40)
    again = SavedGame.resume(saved.path)
    again.recall()
    same(again.table, saved.table)
    assert again.table.events_for(0) == saved.table.events_for(0)
    for _ in range(30):
        again.table.undo()
    again.keep()
    play(again, 5, seed=9)
    third = SavedGame.resume(saved.path)
    same(third.table, again.table)
    same(replay(saved.path, load(saved.path)[1]), again.table)


@pytest.mark.parametrize("cut", [2, 5, 17])
def test_a_torn_last_line_is_dropped_and_the_game_continues(tmp_path, cut):
    saved = begin(tmp_path / "game")
    play(saved, 45)
    text = saved.path.read_bytes()
    rows = text.splitlines(keepends=True)
    for with_checkpoint in (True, False):
        if not with_checkpoint:
            checkpoint_of(saved.path).unlink()
        saved.path.write_bytes(text[:-cut])
        again = SavedGame.resume(saved.path)
        assert len(load(saved.path)[1].lines) == len(rows) - 3
        again.keep()
        play(again, 3, seed=4)
        same(replay(saved.path, load(saved.path)[1]), again.table)


@pytest.mark.parametrize("spoilt", [b"", b"{}", b'{"size":10,"snapshot":{}}', b"\xff"])
def test_a_corrupt_checkpoint_is_ignored(tmp_path, spoilt):
    saved = begin(tmp_path / "game")
    play(saved, 45)
    checkpoint_of(saved.path).write_bytes(spoilt)
    same(SavedGame.resume(saved.path).table, saved.table)


def test_a_checkpoint_of_another_game_or_version_is_ignored(tmp_path):
    saved = begin(tmp_path / "game")
    play(saved, 45)
    path = checkpoint_of(saved.path)
    stored = msgspec.json.decode(path.read_bytes())
    for change in ({"version": 99}, {"seats": 3}, {"game": "voyage"}):
        path.write_bytes(msgspec.json.encode({**stored, "snapshot": {**stored["snapshot"], **change}}))
        again = SavedGame.resume(saved.path)
        same(again.table, saved.table)
        assert len(again.table.lines()) == len(saved.table.lines())


def test_a_corrupt_line_is_reported_with_its_number(tmp_path):
    saved = begin(tmp_path / "game")
    play(saved, 45)
    rows = saved.path.read_bytes().splitlines(keepends=True)
    checkpoint_of(saved.path).unlink()
    saved.path.write_bytes(b"".join([*rows[:10], b"nonsense\n", *rows[11:]]))
    with pytest.raises(UnreadableFile, match="line 10 of the record cannot be read"):
        SavedGame.resume(saved.path)


def played_to_the_first_vote(path):
    """Play Avalon until the first team was rejected by three of five votes."""
    table = Table(find_game("avalon"), set_up(find_game("avalon"), 5, {}), seats=5, chance=SESSION.chance)
    session = msgspec.structs.replace(SESSION, names=tuple("ABCDE"), people=tuple(range(5)), languages=("en",) * 5)
    saved = SavedGame(path, session, table)
    saved.keep()
    for _ in range(6):
        decision = next(iter(table.open.values()))
        vote = "approve" if decision.seat < 2 else "reject"
        value = vote if decision.kind == "vote" else next(decision.options.enumerate())
        table.submit(Answer(decision.id, decision.seat, value))
        saved.keep()
    return saved


def test_a_file_cut_at_any_line_ends_with_a_digest(tmp_path):
    saved = played_to_the_first_vote(tmp_path / "game")
    rows = saved.path.read_bytes().splitlines(keepends=True)
    assert len(rows) == 2 + 6 + 6
    for kept in range(3, len(rows) + 1):
        saved.path.write_bytes(b"".join(rows[:kept]) + rows[-1][: kept * 5])
        _, record = load(saved.path)
        assert record.lines[-1].digest == replay(saved.path, record).digest()
        assert len(record.lines) == kept - 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_under_changed_rules_is_refused_and_unchanged(tmp_path, monkeypatch, capsys, language):
    saved = played_to_the_first_vote(tmp_path / "game")
    before = saved.path.read_bytes()
    assert saved.table.state.attempt == 2
    monkeypatch.setattr(proposal, "is_majority", lambda votes: votes.count("approve") >= 2)
    assert main(["replay", str(saved.path), "--lang", language]) == 1
    complaint = capsys.readouterr().err
    assert say(language, "terminal-record-other-rules", file=str(saved.path), line=13) in complaint
    assert saved.path.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_an_unknown_version_is_refused(tmp_path, capsys, language):
    path = tmp_path / "game"
    record = played_to_the_first_vote(tmp_path / "other").table.record()
    path.write_text(str(record).replace('"version":1', '"version":99'))
    assert main(["replay", str(path), "--lang", language]) == 1
    assert say(language, "terminal-record-unknown-version", file=str(path), version="99") in capsys.readouterr().err
