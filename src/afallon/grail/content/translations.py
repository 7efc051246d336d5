"""Freshness of translations: detect texts whose source has changed since they were translated.

`text/sources/<language>.tsv` has a line for each translated text: its key, a short hash of the source and one of the
translation. The source is the first language of the pack. Translators edit Fluent files only; the lines are written by
`afallon pack texts --accept <language>`.
"""

from collections.abc import Collection
from hashlib import blake2b
from pathlib import Path
from typing import Final, Literal, NamedTuple

from afallon.grail.content.layout import TEXTS
from afallon.grail.content.messages import Messages

Freshness = Literal["fresh", "not_recorded", "stale"]
_HEADER: Final = "key\tsource\ttranslation"


class Made(NamedTuple):
    """The hashes of a source and its translation at the time of acceptance."""

    source: str
    translation: str


def sources_file(folder: Path, language: str) -> Path:
    return folder / TEXTS / "sources" / f"{language}.tsv"


def freshness(folder: Path, source: Messages, translated: Messages) -> dict[str, Freshness]:
    """Return the state of each text that both languages have; empty if the language has no recorded sources.

    A text is stale if its source has changed and the translation has not. Texts that are new, or changed together with
    their source, are not recorded.
    """
    file = sources_file(folder, translated.language)
    if not file.is_file():
        return {}
    recorded = _read(file)
    found: dict[str, Freshness] = {}
    for key, made in _made_now(source, translated).items():
        before = recorded.get(key)
        if before is None:
            found[key] = "not_recorded"
        elif before.source == made.source:
            found[key] = "fresh"
        else:
            found[key] = "stale" if before.translation == made.translation else "not_recorded"
    return found


def accept(folder: Path, source: Messages, translated: Messages, keys: Collection[str] = ()) -> int:
    """Record the sources of new and revised texts, and of the stale texts in `keys`.

    Return the number of texts that are still stale.
    """
    stale = {key for key, state in freshness(folder, source, translated).items() if state == "stale"} - set(keys)
    file = sources_file(folder, translated.language)
    before = _read(file) if file.is_file() else {}
    made = {key: before[key] if key in stale else one for key, one in _made_now(source, translated).items()}
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = [_HEADER, *(f"{key}\t{one.source}\t{one.translation}" for key, one in sorted(made.items()))]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return len(stale)


def _made_now(source: Messages, translated: Messages) -> dict[str, Made]:
    return {
        key: Made(_hash(source.by_key[key].text), _hash(written.text))
        for key, written in translated.by_key.items()
        if key in source.by_key
    }


def _read(file: Path) -> dict[str, Made]:
    """Return the recorded hashes by key; malformed lines are ignored."""
    rows = (line.split("\t") for line in file.read_text("utf-8", errors="replace").splitlines()[1:])
    return {row[0]: Made(row[1], row[2]) for row in rows if len(row) == 3}


def _hash(text: str) -> str:
    """Return a hash of the words and the ends of paragraphs; other line breaks do not matter."""
    paragraphs = "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))
    return blake2b(paragraphs.encode(), digest_size=5).hexdigest()
