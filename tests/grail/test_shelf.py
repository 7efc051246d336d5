"""The shelf: packs found by name."""

import pytest

from afallon.grail.content import shelf
from afallon.grail.setup import check
from tests.grail.tables import PACKS


@pytest.fixture
def bare(monkeypatch):
    """Empty the shelf."""
    monkeypatch.setattr(shelf, "_shelves", [])


def make(folder, *names):
    for name in names:
        (folder / name).mkdir(parents=True)
        (folder / name / "pack.yaml").write_text("pack: []", "utf-8")
    return folder


def test_packs_are_found_in_added_folders(bare, tmp_path):
    first, second = make(tmp_path / "first", "marsh", "hill"), make(tmp_path / "second", "hill", "sea")
    (first / "notes").mkdir()  # not a pack
    (first / "read.me").write_text("nor is this", "utf-8")
    for folder in (first, second, second):
        shelf.add_packs(folder)
    assert shelf.installed_packs() == {"hill": first / "hill", "marsh": first / "marsh", "sea": second / "sea"}
    assert shelf.folder_of("sea") == second / "sea"


def test_a_missing_folder_has_no_packs(bare, tmp_path):
    shelf.add_packs(tmp_path / "nowhere")
    assert shelf.installed_packs() == {}


def test_a_name_that_is_not_on_the_shelf_is_a_path(bare):
    assert shelf.folder_of(str(PACKS / "fixture")) == PACKS / "fixture"


def test_a_campaign_is_set_up_by_name_or_by_path(bare):
    assert [problem.code for problem in check(1, {"pack": "fixture"})[1]] == ["bad_pack"]
    shelf.add_packs(PACKS)
    by_name, by_path = (check(1, {"pack": pack})[0] for pack in ("fixture", str(PACKS / "fixture")))
    assert by_name.pack.hash == by_path.pack.hash
    assert by_name.folder == "fixture"
