"""The names and the story of a pack: one Fluent file for each language, `text/<language>.ftl` in its folder.

They are no part of the rules: the hash of a pack does not know them, so that a text can be corrected while a campaign
is under way.
"""

from pathlib import Path


def key_of(of: str, name: str | int) -> str:
    """The key of a text: `item-tame-wolf`, `location-3`, `verse-3-hut`, `verse-book-under-the-cairn`, and for
    a paragraph of a verse `verse-3-hut-by-night`."""
    return f"{of}-{name}".replace("_", "-").replace(":", "-").lower()


def text_file(folder: Path, language: str) -> Path:
    return folder / "text" / f"{language}.ftl"


def read_text(folder: Path, language: str) -> str:
    """The texts in a language; none if there is no such file."""
    file = text_file(folder, language)
    return file.read_text("utf-8", errors="replace") if file.is_file() else ""
