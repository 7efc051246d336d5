"""Which source each translation was made from, so that a change of the source shows.

`text/sources/<language>.tsv` has a line for every text that was translated: its key, a short hash of the source and
one of the translation. The source is the first language of the pack. A translator touches nothing but Fluent files:
`afallon pack texts --accept <language>` writes the lines.
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
    """The hashes of a source and of its translation when it was accepted."""

    source: str
    translation: str


def sources_file(folder: Path, language: str) -> Path:
    return folder / TEXTS / "sources" / f"{language}.tsv"


def freshness(folder: Path, source: Messages, translated: Messages) -> dict[str, Freshness]:
    """How each text that both languages have stands; nothing is known in a language that has no such file.

    A text is stale if its source has changed, and it has not. What is new, or was changed after its source, is not
    recorded.
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
    """Record the sources of what is new or revised, and of these stale texts too. Returns how many are still stale."""
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
    """The lines that can be read; any other is as if it were not there."""
    rows = (line.split("\t") for line in file.read_text("utf-8", errors="replace").splitlines()[1:])
    return {row[0]: Made(row[1], row[2]) for row in rows if len(row) == 3}


def _hash(text: str) -> str:
    """Of the words alone: how lines are broken does not matter, where paragraphs end does."""
    paragraphs = "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))
    return blake2b(paragraphs.encode(), digest_size=5).hexdigest()
