"""The starter pack."""

import pytest

import afallon
from afallon.grail.content.pack_check import check_pack
from afallon.workshop.starting import FolderInUse, start_pack
from tests.grail.tables import give


@pytest.mark.parametrize(("name", "id"), [("Goose Night", "goose_night"), ("7 гусей", "first_light"), ("a--b", "a_b")])
def test_the_starter_pack_is_sound_under_any_folder_name(tmp_path, name, id):
    assert start_pack(tmp_path / name) == id
    sections, problems = check_pack(tmp_path / name)
    assert problems == ()
    assert sections.pack[0].id == id


@pytest.mark.parametrize(
    "answers",
    [("travel", 2, "explore", "call"), ("explore", "whistle", "travel", 2, "explore", "play")],
    ids=["straight there", "with the whistle"],
)
def test_the_starter_pack_can_be_played_to_its_ending(tmp_path, answers):
    start_pack(tmp_path / "night")
    table = afallon.new("grail", seats=1, seed=1, pack=str(tmp_path / "night"))
    for value in answers:
        give(table, 0, value)
    assert table.outcome.side == "victory"
    assert table.state.ending == "answered"


def test_every_file_of_the_starter_pack_has_a_comment():
    from afallon.workshop.starting import STARTER

    silent = {file.parent.name for file in STARTER.rglob("*.yaml") if "#" not in file.read_text("utf-8")}
    assert silent == set()


def test_the_starter_pack_is_not_written_into_a_folder_in_use(tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    for folder in (tmp_path, tmp_path / "mine.txt"):
        with pytest.raises(FolderInUse):
            start_pack(folder)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
