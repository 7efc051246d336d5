"""Guinevere of CONTRIBUTING.md as a plug-in on disk, unknown to all files of the project."""

import re
from pathlib import Path

GUIDE = (Path(__file__).parents[1] / "CONTRIBUTING.md").read_text("utf-8")

SHORT = {
    "en": "Percival sees you as well as Merlin, and cannot tell who is who.",
    "uk": "Персіваль бачить тебе поруч із Мерліном і не знає, хто з вас хто.",
    "pl": "Parsifal widzi cię obok Merlina i nie wie, kto jest kim.",
    "it": "Parsifal vede te oltre a Merlino, e non sa chi sia chi.",
    "ru": "Персиваль видит тебя рядом с Мерлином и не знает, кто есть кто.",
}
NAMES = {"en": "Guinevere", "uk": "Гвіневера", "pl": "Ginewra", "it": "Ginevra", "ru": "Гвиневера"}


def block(kind: str) -> str:
    """Return the only code block of this kind in the guide."""
    (text,) = re.findall(rf"```{kind}\n(.*?)```", GUIDE, re.DOTALL)
    return str(text)


def words(language: str) -> str:
    """Return the Fluent file of the guide in any supported language."""
    return block("fluent").replace(f"= {NAMES['en']}", f"= {NAMES[language]}").replace(SHORT["en"], SHORT[language])


def make_package(folder: Path) -> dict[str, str]:
    """Write the plug-in as the guide describes; return the environment that loads it."""
    package = folder / "guinevere"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(block("python"), "utf-8")
    for language in SHORT:
        (package / "text" / language).mkdir(parents=True)
        (package / "text" / language / "guinevere.ftl").write_text(words(language), "utf-8")
    return {"PYTHONPATH": str(folder), "AFALLON_ADD": "guinevere"}
