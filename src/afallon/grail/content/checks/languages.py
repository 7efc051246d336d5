"""Languages: all languages of a pack are known."""

from collections.abc import Iterator

from afallon.grail.content.errors import PackProblem
from afallon.grail.content.guess import guesses
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.languages import LANGUAGES


def check_languages(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Refuse languages without words of ours. Their names become paths, so this is checked before any file is read."""
    for card in sections.pack:
        for place, language in enumerate(card.languages):
            if language not in LANGUAGES:
                details = guesses(language, LANGUAGES)
                yield origins.problem(
                    "pack", card, ("languages", place), "unknown_language", language=language, **details
                )
