"""Replaying a record, as one seat or an omniscient reader."""

import json
import shutil

import pytest

from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.session import load, replay
from afallon.text import LANGUAGES, say
from tests.grail.tables import PACKS

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

CIRCLE = "1\n1 2\n1 2 3\n1 2 3 4\n3\n4\n5\n"


@pytest.fixture
def finished(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    afallon("play", "--seed", 3, "--people", "Ann", "--save", path, typed=CIRCLE * 60)
    table = replay(path, load(path)[1])
    assert table.outcome is not None
    return path, table


def told(table, events, words):
    return [words.event(event) for event in events if words.is_told(event)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_omniscient_replay_shows_every_event(afallon, finished, language):
    path, table = finished
    code, printed, _ = afallon("replay", path, "--plain", "--lang", language)
    words = AvalonWords(language, load(path)[0].names)
    flat = " ".join(printed.split())
    assert code == 0
    for line in told(table, table.all_events(), words):
        assert line in flat


@pytest.mark.parametrize("seat", ["1", "ann", "3"])
def test_a_replay_as_a_seat_shows_its_events_only(afallon, finished, seat):
    path, table = finished
    _, printed, _ = afallon("replay", path, "--seat", seat)
    names = load(path)[0].names
    words, own = AvalonWords("en", names), 2 if seat == "3" else 0
    flat = " ".join(printed.split())
    for line in told(table, table.events_for(own), words):
        assert line in flat
    for other in set(table.seats) - {own}:
        assert f"{names[other]} receives a card" not in flat


def test_an_unknown_seat_is_refused_with_a_list_of_seats(afallon, finished):
    code, _, complaint = afallon("replay", finished[0], "--seat", "9")
    assert code == 2
    assert "1 Ann" in complaint


def test_a_running_game_is_replayed_only_as_a_seat(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    afallon("play", "--seed", 3, "--save", path)
    assert afallon("replay", path) == (1, "", say("en", "terminal-still-playing") + "\n")
    assert afallon("replay", path, "--seat", "all")[0] == 1
    code, printed, _ = afallon("replay", path, "--seat", "1")
    assert code == 0
    assert "receives a card" in printed


def test_the_coach_prints_json_of_finished_avalon_games_only(afallon, finished, tmp_path):
    code, printed, _ = afallon("replay", finished[0], "--coach")
    assert code == 0
    assert [seat["seat"] for seat in json.loads(printed)["seats"]] == [0, 1, 2, 3, 4]
    path = tmp_path / "other.jsonl"
    afallon("play", "--seed", 3, "--save", path)
    assert afallon("replay", path, "--coach") == (1, "", say("en", "terminal-still-playing") + "\n")
    afallon("play", "voyage", "--seed", 3, "--save", path)
    assert afallon("replay", path, "--coach") == (1, "", say("en", "terminal-no-coach") + "\n")


def test_a_record_without_a_session_can_be_replayed(afallon, finished, tmp_path):
    _, table = finished
    bare = tmp_path / "bare.jsonl"
    bare.write_text(str(table.record()))
    code, printed, _ = afallon("replay", bare)
    assert code == 0
    assert words_in_order(printed, told(table, table.all_events(), AvalonWords("en", ("1", "2", "3", "4", "5"))))
    assert afallon("play", "--resume", bare)[0] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proof_is_replayed_with_the_pack_in_its_parent_folder(afallon, tmp_path, monkeypatch, language):
    folder = shutil.copytree(PACKS / "lantern", tmp_path / "lantern")
    monkeypatch.chdir(tmp_path)
    code, printed, complained = afallon("replay", "lantern/proof/chapter-2-normal-2.jsonl", "--lang", language)
    assert (code, complained) == (0, "")
    assert "{" not in printed
    assert "1: " in printed
    away = tmp_path / "away"
    away.mkdir()
    monkeypatch.chdir(away)
    stray = shutil.copy(folder / "proof" / "chapter-2-normal-2.jsonl", away)
    assert afallon("replay", stray)[0] == 1  # there is no pack beside it


def test_a_running_campaign_can_be_replayed_omnisciently(afallon, tmp_path):
    path = tmp_path / "campaign.jsonl"
    afallon("play", "grail", "--pack", PACKS / "lantern", "--seed", 3, "--save", path)
    assert afallon("replay", path)[0] == 0


def test_a_long_list_of_problems_is_cut(afallon, tmp_path):
    path, pack = tmp_path / "campaign.jsonl", shutil.copytree(PACKS / "fixture", tmp_path / "pack")
    afallon("play", "grail", "--pack", pack, "--seed", 3, "--save", path)
    for file in pack.glob("*.yaml"):
        file.write_text(file.read_text("utf-8").replace("amount:", "amuont:"), "utf-8")
    code, _, complained = afallon("replay", path)
    assert code == 1
    assert "amuont" in complained
    assert "{" not in complained
    assert len(complained) < 2_000


def words_in_order(printed, lines):
    flat, at = " ".join(printed.split()), 0
    for line in lines:
        at = flat.index(line, at)
    return True
