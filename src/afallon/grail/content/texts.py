"""Names and story texts of a pack: Fluent files for each language, in the folder `text`.

A small pack has one file for each language, `text/en.ftl`. A large pack has a folder, `text/en/`, whose files mirror
those of the entries. Both forms may be combined. Texts are not part of the rules: the hash of a pack ignores them, so
that a text can be corrected while a campaign is under way.

Every entry has a message, as `item-rope` or `verse-101-gate`. Texts of parts that are known only within the entry are
attributes of its message: `.choice-leave`, `.stage-at-the-gate`, and the flavour of `ENTRIES`.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from afallon.grail.content.layout import TEXTS


class EntryWords(NamedTuple):
    """The prefix of a section's messages, and the attributes that they may have as flavour."""

    of: str
    flavour: tuple[str, ...] = ()
    is_named: bool = True
    """Whether its message needs a value."""


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
"""Maps a section to its messages. A skill has a message for each of its sides."""

QUEST_FLAVOUR: Final = ("success",)
"""Optional attributes of a quest's message, `quest-<id>`. A quest with a hint also needs `.hint`."""


def key_of(of: str, name: str | int) -> str:
    """Return the key of a text: `item-tame-wolf`, `location-3`, `verse-3-hut`, `dial-9-flood`.

    A paragraph of a verse has a key such as `verse-3-hut-by-night`.
    """
    return f"{of}-{name}".replace("_", "-").replace(":", "-").lower()


def attribute_of(message: str, of: str, name: str | int = "") -> str:
    """Return the key of an attribute: `verse-3-hut.choice-leave`, `encounter-grey-wolf.won`."""
    return f"{message}.{key_of(of, name).strip('-')}"


def message_of(section: str, name: str | int, within: str | None = None) -> str:
    """Return the key of an entry's message; `within` names a verse of a location or a side of a skill."""
    if section == "book":
        return key_of("verse", f"book:{name}")
    if section == "locations" and within is not None:
        return key_of("verse", f"{name}:{within}")
    return key_of(ENTRIES[section].of, within or name)


def message_at(path: str) -> str:
    """Return the message that holds the texts of an effect list, by the path of the list (`Pack.effects`)."""
    section, name, *inner = path.split("/")
    return message_of(section, name, inner[1] if inner[:1] in (["verses"], ["sides"]) else None)


def text_files(folder: Path, language: str) -> tuple[Path, ...]:
    """Return the Fluent files of a language."""
    alone = folder / TEXTS / f"{language}.ftl"
    return (*([alone] if alone.is_file() else ()), *sorted((folder / TEXTS / language).rglob("*.ftl")))


def read_texts(files: Iterable[Path]) -> tuple[str, ...]:
    """Return the contents of these files; undecodable bytes become replacement characters."""
    return tuple(file.read_text("utf-8", errors="replace") for file in files)
