"""Voice: limits on the length of texts, and banned words.

`text/style.yaml` sets the maximum number of words by kind of text (`verse`, `choice`, `item`, …; and `paragraph` for
every paragraph), and the banned words of each language. An asterisk stands for any letters, so that the endings of a
tense can be banned too.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from afallon.grail.content.base import Entry
from afallon.grail.content.errors import PackError, PackProblem
from afallon.grail.content.fitting import LOST, fit
from afallon.grail.content.layout import TEXTS
from afallon.grail.content.messages import Messages, Written
from afallon.grail.content.prose import plain
from afallon.grail.content.reader import read_yaml

_FILE: Final = f"{TEXTS}/style.yaml"


class Style(Entry, frozen=True, kw_only=True):
    """The style rules of a pack for its texts."""

    most_words: dict[str, int] = {}
    banned: dict[str, tuple[str, ...]] = {}


def check_voice(folder: Path, spoken: Sequence[Messages]) -> Iterator[PackProblem]:
    """Report texts that break the style of the pack, if it has one."""
    if not (folder / _FILE).is_file():
        return
    style, problems = _read(folder)
    yield from problems
    for messages in spoken:
        banned = [(word, _pattern(word)) for word in style.banned.get(messages.language, ())]
        for key, written in messages.by_key.items():
            text = plain(written.text)
            for word, pattern in banned:
                if found := pattern.search(text):
                    details = {"key": key, "word": found[0], "rule": word}
                    yield PackProblem(written.file, written.line, "banned_word", details)
            yield from _check_length(style, key, written, text)


def _check_length(style: Style, key: str, written: Written, text: str) -> Iterator[PackProblem]:
    message, _, attribute = key.partition(".")
    of = (attribute or message).partition("-")[0]
    most, words = style.most_words.get(of), len(text.split())
    if most is not None and words > most:
        details = {"key": key, "words": words, "most": most}
        yield PackProblem(written.file, written.line, "text_too_long", details)
    longest = max((len(paragraph.split()) for paragraph in text.split("\n\n")), default=0)
    most = style.most_words.get("paragraph")
    if most is not None and longest > most:
        details = {"key": key, "words": longest, "most": most}
        yield PackProblem(written.file, written.line, "paragraph_too_long", details)


def _read(folder: Path) -> tuple[Style, list[PackProblem]]:
    try:
        source = read_yaml(_FILE, (folder / _FILE).read_text("utf-8", errors="replace"))
    except PackError as error:
        return Style(), list(error.problems)
    fitted = fit(source.value, Style)
    problems = [PackProblem(_FILE, source.line(path), code, details) for path, code, details in fitted.misfits]
    return Style() if fitted.value is LOST else msgspec.convert(fitted.value, Style), problems


def _pattern(word: str) -> re.Pattern[str]:
    return re.compile(r"(?<!\w)" + re.escape(word).replace(r"\*", r"\w*") + r"(?!\w)", re.IGNORECASE)
