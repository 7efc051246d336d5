"""Languages: the engine supports every language of a pack."""

from collections.abc import Iterator

from afallon.grail.content.errors import PackProblem
from afallon.grail.content.guess import guesses
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.languages import LANGUAGES


def check_languages(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report languages that the engine does not support.

    Names of languages become paths, so this check runs before any file of texts is read.
    """
    for card in sections.pack:
        for place, language in enumerate(card.languages):
            if language not in LANGUAGES:
                details = guesses(language, LANGUAGES)
                yield origins.problem(
                    "pack", card, ("languages", place), "unknown_language", language=language, **details
                )
