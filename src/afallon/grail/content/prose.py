"""Prose: the markup of a pack's texts.

A blank line separates paragraphs, any other line break is a space, and text between two asterisks is emphasised.
An asterisk without a second one in its paragraph, or after a backslash, is literal.
"""

import re
from typing import Final, NamedTuple

_PARAGRAPHS: Final = re.compile(r"\n[ \t]*\n\s*")
_EMPHASIS: Final = re.compile(r"(?<!\\)\*((?:\\\*|[^*])+)(?<!\\)\*")


class Run(NamedTuple):
    """A piece of a paragraph in one style."""

    text: str
    is_emphasised: bool = False


Paragraph = tuple[Run, ...]


def read_prose(text: str) -> tuple[Paragraph, ...]:
    """Return the paragraphs of a text, each as runs."""
    return tuple(tuple(_runs(" ".join(part.split()))) for part in _PARAGRAPHS.split(text.strip()) if part)


def plain(text: str) -> str:
    """Return the text without markup, for places that cannot show emphasis."""
    return "\n\n".join("".join(run.text for run in paragraph) for paragraph in read_prose(text))


def _runs(paragraph: str) -> list[Run]:
    runs, end = [], 0
    for emphasis in _EMPHASIS.finditer(paragraph):
        runs += [Run(_unescaped(paragraph[end : emphasis.start()])), Run(_unescaped(emphasis[1]), True)]
        end = emphasis.end()
    runs.append(Run(_unescaped(paragraph[end:])))
    return [run for run in runs if run.text]


def _unescaped(text: str) -> str:
    return text.replace("\\*", "*")
