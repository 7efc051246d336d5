"""`afallon pack new`, `book`, `graph` and `print` at the terminal."""

import shutil

import pytest

from afallon.text import say
from tests.grail.tables import PACKS


def test_a_new_pack_passes_the_check_and_can_be_won(afallon, tmp_path):
    folder = tmp_path / "goose-night"
    code, printed, _ = afallon("pack", "new", folder)
    assert code == 0
    assert f"afallon play grail --pack {folder}" in printed
    assert afallon("pack", "check", folder, "--strict")[0] == 0
    typed = "travel\n2\nexplore\ncall\n"
    code, printed, _ = afallon("play", "grail", "--pack", folder, "--people", "Ann", "--plain", typed=typed)
    assert code == 0
    assert "At first light the stone hums again" in printed


def test_pack_new_refuses_a_folder_in_use(afallon, tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    code, _, complained = afallon("pack", "new", tmp_path, "--lang", "uk")
    assert (code, complained.strip()) == (1, say("uk", "workshop-folder-in-use", folder=str(tmp_path)))


@pytest.mark.parametrize(
    ("command", "begins"), [("book", "<!doctype html>"), ("graph", "<svg"), ("print", "<!doctype html>")]
)
def test_book_graph_and_sheets_are_written(afallon, tmp_path, command, begins):
    out = tmp_path / "made"
    code, printed, _ = afallon("pack", command, PACKS / "shire", "--out", out, "--language", "uk")
    assert (code, printed.strip()) == (0, say("en", "workshop-written", file=str(out)))
    made = out.read_text("utf-8")
    assert made.startswith(begins)
    assert "Веннфорд" in made


def test_the_default_language_is_the_readers_if_the_pack_has_it(afallon, tmp_path):
    for language, lang in (("uk", "uk"), ("pl", "en")):
        afallon("pack", "book", PACKS / "shire", "--out", tmp_path / "book.html", "--lang", language)
        assert f'<html lang="{lang}">' in (tmp_path / "book.html").read_text("utf-8")


def test_failures_to_write_are_reported(afallon, tmp_path):
    code, _, complained = afallon("pack", "book", PACKS / "shire", "--out", tmp_path / "book.html", "--language", "pl")
    assert (code, complained.strip()) == (1, say("en", "workshop-not-a-language", language="pl", known="en, uk"))
    code, _, complained = afallon("pack", "book", PACKS / "shire", "--out", tmp_path / "no" / "book.html")
    assert code == 1
    assert "could not be written" in complained
    code, _, complained = afallon("pack", "book", tmp_path / "nowhere", "--out", tmp_path / "book.html")
    assert code == 1
    assert "nowhere" in complained
    assert list(tmp_path.glob("*.html")) == []


def test_stubs_can_be_pasted_and_filled_in(afallon, tmp_path):
    folder = shutil.copytree(PACKS / "shire", tmp_path / "pack")
    stage, orchard = (folder / f"text/uk/locations/{name}.ftl" for name in ("102-ferry-stage", "105-orchard"))
    whole = stage.read_text("utf-8")
    stage.write_text(whole.replace("    .choice-leave = Нехай собі лічить\n", ""), "utf-8")
    orchard.unlink()
    code, printed, _ = afallon("pack", "texts", folder, "--language", "uk")
    assert code == 0
    assert printed.splitlines() == [
        "### text/uk/locations/102-ferry-stage.ftl",
        "",
        "# verse-102-stage.choice-leave = Leave him to his counting",
        "    .choice-leave =",
        "",
        "### text/uk/locations/105-orchard.ftl",
        "",
        "# location-105 = Orchard",
        "location-105 =",
    ]
    orchard.write_text(printed.partition("105-orchard.ftl\n\n")[2], "utf-8")
    assert "105-orchard.ftl" in afallon("pack", "check", folder)[2]  # pasted but not filled in
    orchard.write_text("location-105 = Сад\n", "utf-8")
    stage.write_text(whole, "utf-8")
    assert afallon("pack", "texts", folder, "--language", "uk") == (0, "", "")
    assert afallon("pack", "texts", folder, "--language", "pl")[0] == 1
