"""The names and the story of a pack: Fluent files for each language, in the folder `text`.

A small pack has one file a language, `text/en.ftl`; a large one a folder, `text/en/`, whose files mirror those of the
entries. Both may be there. Texts are no part of the rules: the hash of a pack does not know them, so that one can be
corrected while a campaign is under way.

Every entry has a message, as `item-rope` or `verse-101-gate`. What belongs to an entry and is known only there is an
attribute of its message: `.choice-leave`, `.stage-at-the-gate`, and the flavour of `ENTRIES`.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from afallon.grail.content.layout import TEXTS


class EntryWords(NamedTuple):
    """How the messages of a section begin, and which attributes they may have as flavour."""

    of: str
    flavour: tuple[str, ...] = ()
    is_named: bool = True
    """Does its message need a value of its own?"""


ENTRIES: Final[dict[str, EntryWords]] = {
    "pack": EntryWords("pack"),
    "boards": EntryWords("board"),
    "characters": EntryWords("character", ("story", "letter", "action", "flaw")),
    "combat_cards": EntryWords("card", ("story",)),
    "diplomacy_cards": EntryWords("card", ("story",)),
    "combat_encounters": EntryWords("encounter", ("opening", "won", "not_won", "escaped")),
    "diplomacy_encounters": EntryWords("encounter", ("opening", "won", "not_won", "avoided")),
    "locations": EntryWords("location", ("story", "action", "rite")),
    "book": EntryWords("verse"),
    "items": EntryWords("item", ("story", "letter")),
    "secrets": EntryWords("secret", ("story", "letter")),
    "skills": EntryWords("skill", ("story",)),
    "statuses": EntryWords("status"),
    "story_events": EntryWords("event", ("story", "letter")),
    "random_events": EntryWords("event", ("story", "letter")),
    "chapters": EntryWords("chapter", ("story",)),
    "endings": EntryWords("ending"),
    "afflictions": EntryWords("affliction", ("story",), is_named=False),
}
"""By section: where its words stand. A skill has a message for each of its sides."""

QUEST_FLAVOUR: Final = ("success",)
"""Of the message of a quest, `quest-<id>`. A quest with a hint needs `.hint` as well."""


def key_of(of: str, name: str | int) -> str:
    """The key of a text: `item-tame-wolf`, `location-3`, `verse-3-hut`, `dial-9-flood`, and for a paragraph of a verse
    `verse-3-hut-by-night`."""
    return f"{of}-{name}".replace("_", "-").replace(":", "-").lower()


def attribute_of(message: str, of: str, name: str | int = "") -> str:
    """The key of an attribute: `verse-3-hut.choice-leave`, `encounter-grey-wolf.won`."""
    return f"{message}.{key_of(of, name).strip('-')}"


def message_of(section: str, name: str | int, within: str | None = None) -> str:
    """The key of an entry's message; `within` is the verse of a location or the side of a skill that is meant."""
    if section == "book":
        return key_of("verse", f"book:{name}")
    if section == "locations" and within is not None:
        return key_of("verse", f"{name}:{within}")
    return key_of(ENTRIES[section].of, within or name)


def message_at(path: str) -> str:
    """The message to which the words of an effect list belong, by its path in the pack (`Pack.effects`)."""
    section, name, *inner = path.split("/")
    return message_of(section, name, inner[1] if inner[:1] in (["verses"], ["sides"]) else None)


def text_files(folder: Path, language: str) -> tuple[Path, ...]:
    """The Fluent files of a language."""
    alone = folder / TEXTS / f"{language}.ftl"
    return (*([alone] if alone.is_file() else ()), *sorted((folder / TEXTS / language).rglob("*.ftl")))


def read_texts(files: Iterable[Path]) -> tuple[str, ...]:
    """What stands in these files; a character that cannot be read becomes a question mark."""
    return tuple(file.read_text("utf-8", errors="replace") for file in files)
