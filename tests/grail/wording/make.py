"""Write the goldens: `python -m tests.grail.wording.make`."""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from afallon.sentences.grail.card_text import CardText, PrintedFace, Sentence
from afallon.text import LANGUAGES
from tests.grail.wording.names import name_in
from tests.grail.wording.samples import FOLDER, samples


def golden(language: str) -> str:
    """Return all samples in a language, each below the content that it is rendered from."""
    text = CardText(language, partial(name_in, language))
    lines: list[str] = []
    for section, entries in samples():
        lines += [f"# {section}", ""]
        for sample in entries:
            lines += [_flow(sample.written), *_read(text.face(sample.face)), ""]
    return "\n".join(lines)


def path_of(language: str) -> Path:
    return FOLDER / f"{language}.txt"


def _read(face: PrintedFace) -> Iterator[str]:
    if face.kinds:
        yield f"    [{', '.join(face.kinds)}]"
    for left, right in face.rows:
        yield f"    | {left or '–'} | {right or '–'} |"
    yield from _indented(face.text, 4)


def _indented(printed: Iterable[Sentence], by: int) -> Iterator[str]:
    for one in printed:
        yield " " * by + one.text
        yield from _indented(one.below, by + 4)


def _flow(written: Any) -> str:
    """Return content as in its YAML file, in one line."""
    if isinstance(written, dict):
        return "{" + ", ".join(f"{key}: {_flow(value)}" for key, value in written.items()) + "}"
    if isinstance(written, list):
        return "[" + ", ".join(map(_flow, written)) + "]"
    return "null" if written is None else str(written).lower()


if __name__ == "__main__":
    for spoken in LANGUAGES:
        path_of(spoken).write_text(golden(spoken), "utf-8")
