"""`afallon pack check` and `afallon pack texts` at the terminal."""

import shutil
from pathlib import Path

import pytest

from tests.grail.tables import PACKS

STAGE = "text/{}/locations/102-ferry-stage.ftl"


@pytest.fixture
def shire(tmp_path):
    return Path(shutil.copytree(PACKS / "shire", tmp_path / "pack"))


def change(folder, file, old, new):
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


def test_warnings_are_shown_and_fail_only_a_strict_check(afallon, shire):
    change(shire, STAGE.format("en"), "counts planks", "counts the planks")
    code, printed, complained = afallon("pack", "check", shire)
    assert code == 0
    assert "worth a look" in complained
    assert "shire: all is well." in printed
    assert afallon("pack", "check", shire, "--strict")[0] == 1


def test_errors_come_before_warnings(afallon, shire):
    change(shire, STAGE.format("en"), "counts planks", "counts the planks")
    change(shire, "items/rope.yaml", "flip", "flipp")
    code, printed, complained = afallon("pack", "check", shire, "--lang", "uk")
    assert (code, printed) == (1, "")
    assert "items/rope.yaml, рядок 1" in complained
    assert "Може, «flip»?" in complained
    assert complained.index("рядок 1") < complained.index("варто глянути")


def test_pack_texts_lists_missing_stale_and_unrecorded_keys(afallon, shire):
    change(shire, STAGE.format("en"), "counts planks", "counts the planks")
    change(shire, STAGE.format("en"), "Share your", "Break")
    change(shire, STAGE.format("uk"), "Поділитися", "Ділитися")
    change(shire, STAGE.format("uk"), "    .choice-leave = Нехай собі лічить\n", "")
    code, printed, _ = afallon("pack", "texts", shire)
    assert code == 0
    assert printed.splitlines() == [
        "en: missing 0, stale 0, not recorded 0",
        "uk: missing 1, stale 1, not recorded 1",
        "  - verse-102-stage.choice-leave",
        "  ~ verse-102-stage",
        "  + verse-102-stage.choice-pay",
    ]


def test_translations_are_accepted(afallon, shire):
    change(shire, STAGE.format("en"), "counts planks", "counts the planks")
    code, printed, _ = afallon("pack", "texts", shire, "--accept", "uk")
    assert (code, "still stale: 1" in printed) == (0, True)
    code, printed, _ = afallon("pack", "texts", shire, "--accept", "uk", "verse-102-stage")
    assert (code, "it is recorded" in printed) == (0, True)
    assert afallon("pack", "check", shire, "--strict")[0] == 0


@pytest.mark.parametrize("language", ["en", "pl"])
def test_only_a_translation_can_be_accepted(afallon, shire, language):
    code, _, complained = afallon("pack", "texts", shire, "--accept", language)
    assert (code, f"“{language}”" in complained) == (1, True)


def test_pack_texts_fails_for_an_unreadable_pack(afallon, shire):
    change(shire, "items/rope.yaml", "flip", "flipp")
    code, _, complained = afallon("pack", "texts", shire)
    assert (code, "items/rope.yaml" in complained) == (1, True)
    assert afallon("pack", "texts", shire / "none")[0] == 1
