"""Card texts rendered in a language, as plain sentences for screen or paper."""

from collections.abc import Callable, Iterable

import msgspec

from afallon.grail.wording import Face, Line, Name, Part, Phrase
from afallon.text import Word, has, listed, say

_ENDS = (".", ":", "!", "?", "…")


class Sentence(msgspec.Struct, frozen=True):
    """A sentence with the rows below it."""

    text: str
    below: tuple["Sentence", ...] = ()


class PrintedFace(msgspec.Struct, frozen=True):
    """The printed face of a card without its name: its kinds, its rows of keys, and its text."""

    kinds: tuple[str, ...]
    rows: tuple[tuple[str, str], ...]
    """Left and right key half by row from the top; an empty text where a half is missing."""

    text: tuple[Sentence, ...]


class CardText(msgspec.Struct, frozen=True):
    """A renderer of card texts: a language, and a function for names of a pack, as `name("item", "rope")`."""

    language: str
    name: Callable[[str, str | int], str]
    terms: str = ""
    """Fluent source of the terms that the pack replaces."""

    def phrase(self, part: Part, form: str = "") -> str:
        """Render a phrase with its arguments in a grammatical form; lists are joined as in running text.

        If the message has no such form, the form is applied to its arguments.
        """
        if isinstance(part, Phrase):
            own = f"{part.key}.{form}"
            has_form = bool(form) and has(self.language, own)
            key, inner = (own, "") if has_form else (part.key, form)
            arguments = {name: self._argument(one, inner) for name, one in part.arguments.items()}
            return say(self.language, key, self.terms, **arguments)
        if isinstance(part, Name):
            return self.name(part.of, part.name)
        if isinstance(part, tuple):
            return listed(self.language, [self.phrase(one, form) for one in part])
        return str(part)

    def sentences(self, lines: Iterable[Line]) -> tuple[Sentence, ...]:
        """Render lines as the sentences of a card."""
        return tuple(Sentence(_sentence(self._line(line.text)), self.sentences(line.below)) for line in lines)

    def _line(self, text: Part) -> str:
        """Return the text of a whole line. A tuple in it holds clauses, which some languages separate unlike words."""
        if not isinstance(text, tuple) or len(text) < 2:
            return self.phrase(text)
        *first, last = (self.phrase(part) for part in text)
        return f"{', '.join(first)}{say(self.language, 'grail-clauses-last-separator')}{last}"

    def aside(self, lines: Iterable[Line]) -> str:
        """Render lines for use within a sentence: without capital letter, full stop or rows."""
        return "; ".join(" ".join([self.phrase(line.text), *filter(None, [self.aside(line.below)])]) for line in lines)

    def face(self, face: Face) -> PrintedFace:
        """Render the face of a card."""
        return PrintedFace(
            tuple(_capital(self.phrase(kind)) for kind in face.kinds),
            tuple((self._half(left), self._half(right)) for left, right in face.rows),
            self.sentences(face.lines),
        )

    def _half(self, half: Part | None) -> str:
        return "" if half is None else _capital(self.phrase(half))

    def _argument(self, part: Part, form: str) -> int | str:
        if isinstance(part, int | str):
            return part
        return Word(self.phrase(part, form), lambda other: self.phrase(part, other))


def running(printed: Iterable[Sentence]) -> str:
    """Join sentences and their rows to running text."""
    return " ".join(" ".join(filter(None, (one.text, running(one.below)))) for one in printed)


def _sentence(text: str) -> str:
    return _capital(text if text.endswith(_ENDS) else f"{text}.")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
