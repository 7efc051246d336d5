"""Data folders: the usual one of each platform, unless data of an earlier version is in another."""

from pathlib import Path

import pytest

from afallon.places import data_folder


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    return tmp_path / "home"


def put(folder, name):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).touch()


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "home/.local/share/afallon"),
        ("linux", {"XDG_DATA_HOME": ""}, "home/.local/share/afallon"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "home/.local/share/afallon"),
        ("linux", {"XDG_DATA_HOME": "TMP/data"}, "data/afallon"),
        ("freebsd14", {}, "home/.local/share/afallon"),
        ("darwin", {}, "home/Library/Application Support/Afallon"),
        ("darwin", {"XDG_DATA_HOME": "TMP/data"}, "data/afallon"),
        ("win32", {"APPDATA": "TMP/roaming"}, "roaming/Afallon"),
        ("win32", {}, "home/AppData/Roaming/Afallon"),
    ],
)
def test_data_is_kept_in_the_usual_folder_of_the_platform(home, tmp_path, platform, environment, folder):
    given = {name: value.replace("TMP", str(tmp_path)) for name, value in environment.items()}
    assert data_folder("*.jsonl", platform=platform, environment=given) == tmp_path / folder


def test_rooms_in_an_earlier_folder_stay_in_use(home, tmp_path):
    """On macOS the server used to ignore XDG_DATA_HOME, while the terminal used it."""
    support, configured = home / "Library/Application Support/Afallon", tmp_path / "data" / "afallon"
    put(support, "rooms.sqlite")
    put(configured, "avalon-1.jsonl")
    environment = {"XDG_DATA_HOME": str(tmp_path / "data")}
    assert data_folder("rooms.sqlite", platform="darwin", environment=environment) == support
    assert data_folder("*.jsonl", platform="darwin", environment=environment) == configured
    put(configured, "rooms.sqlite")
    assert data_folder("rooms.sqlite", platform="darwin", environment=environment) == configured


def test_games_in_an_earlier_folder_stay_in_use(home):
    """On Windows without APPDATA the terminal used to write into the home folder."""
    put(home / "afallon", "avalon-1.jsonl")
    assert data_folder("*.jsonl", platform="win32", environment={}) == home / "afallon"
    assert data_folder("rooms.sqlite", platform="win32", environment={}) == home / "AppData/Roaming/Afallon"


def test_the_folder_need_not_exist(home):
    assert not data_folder("*.jsonl", platform="linux", environment={}).exists()
