"""Terms: each thing has the same name in all texts of a language.

`text/glossary.tsv` has a column `id` and one for each language. A cell is the term. Other forms follow after a bar, and
forbidden names after a bar and an exclamation mark: `Безгоміння|безгомінн*|!Тиша`. An asterisk stands for any ending;
without one, the endings of longer words may be inflected.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from afallon.grail.content.errors import PackProblem
from afallon.grail.content.layout import TEXTS
from afallon.grail.content.messages import Messages

_WORD: Final = re.compile(r"[\w*’'-]+")
_SHORT: Final = 3
"""Words of at most this length, such as articles, do not count in a term of several words."""

_BETWEEN: Final = rf"\W+(?:\w{{1,{_SHORT}}}\W+)?"
"""Pattern between two words of a term: it allows one short word, as in `Approdo dei Salici`."""

_INFLECTED: Final = 5
"""Words of this length may be inflected in their last letter, longer words in their last two."""


class Form(NamedTuple):
    """A written form of a term: a pattern, and letters that every match contains (a cheap first test)."""

    said: str
    letters: str
    pattern: re.Pattern[str]

    def is_in(self, text: str, lowered: str) -> bool:
        return self.letters in lowered and self.pattern.search(text) is not None


class Term(NamedTuple):
    """A term in one language: its name, its recognised forms, and forbidden names."""

    said: str
    forms: tuple[Form, ...]
    forbidden: tuple[Form, ...]

    def is_in(self, text: str, lowered: str) -> bool:
        return any(form.is_in(text, lowered) for form in self.forms)


def check_terms(folder: Path, spoken: Sequence[Messages]) -> Iterator[PackProblem]:
    """Report translations that lack a term of their source, and texts with a forbidden name."""
    glossary = read_glossary(folder / TEXTS / "glossary.tsv")
    if not glossary or not spoken:
        return
    for language in spoken:
        yield from _check_forbidden(glossary, language)
    source, *translations = spoken
    for key, origin in source.by_key.items():
        lowered = origin.text.lower()
        named = [
            row
            for row in glossary
            if (term := row.get(source.language)) is not None and term.is_in(origin.text, lowered)
        ]
        for translated in translations if named else ():
            if (written := translated.by_key.get(key)) is None:
                continue
            lowered = written.text.lower()
            for row in named:
                term = row.get(translated.language)
                if term is not None and not term.is_in(written.text, lowered):
                    details = {"key": key, "term": row[source.language].said, "wanted": term.said}
                    yield PackProblem(written.file, written.line, "term_missing", details)


def _check_forbidden(glossary: Sequence[dict[str, Term]], messages: Messages) -> Iterator[PackProblem]:
    terms = [row[messages.language] for row in glossary if messages.language in row]
    forbidden = [(form, term) for term in terms for form in term.forbidden]
    for key, written in messages.by_key.items() if forbidden else ():
        lowered = written.text.lower()
        for form, term in forbidden:
            if form.is_in(written.text, lowered):
                details = {"key": key, "word": form.said, "term": term.said}
                yield PackProblem(written.file, written.line, "forbidden_term", details)


def read_glossary(file: Path) -> list[dict[str, Term]]:
    """Return the terms of each row by language."""
    if not file.is_file():
        return []
    lines = [line.split("\t") for line in file.read_text("utf-8", errors="replace").splitlines() if line.strip()]
    return [
        {language: _term(cell) for language, cell in zip(lines[0][1:], row[1:], strict=False) if cell.strip("| ")}
        for row in lines[1:]
    ]


def _term(cell: str) -> Term:
    said, *others = (part.strip() for part in cell.split("|") if part.strip())
    forbidden = tuple(_form(other[1:], is_exact=True) for other in others if other.startswith("!"))
    return Term(said, tuple(_form(form) for form in (said, *others) if not form.startswith("!")), forbidden)


def _form(term: str, *, is_exact: bool = False) -> Form:
    """Return the form that matches the words of a term in sequence; a capital letter makes it case-sensitive."""
    words = _WORD.findall(term) or [term]
    counting = [word for word in words if len(word) > _SHORT or word[0].isupper()] or words
    stems = [_stem(word, is_exact=is_exact) for word in counting]
    written = _BETWEEN.join(re.escape(stem) + (r"\w*" if is_open else "") for stem, is_open in stems)
    pattern = re.compile(rf"(?<!\w){written}(?!\w)", 0 if term != term.lower() else re.IGNORECASE)
    return Form(term, stems[0][0].lower(), pattern)


def _stem(word: str, *, is_exact: bool) -> tuple[str, bool]:
    """Return the letters of a word that are not inflected, and whether others may follow."""
    if "*" in word:
        return word.partition("*")[0], True
    if is_exact:
        return word, False
    cut = (len(word) >= _INFLECTED) + (len(word) > _INFLECTED)
    return word[: len(word) - cut], True
