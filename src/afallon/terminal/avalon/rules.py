"""Rules of the moment: entries in play that matter to the current question."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from afallon.avalon.staging import table_scene
from afallon.avalon.view import AvalonView
from afallon.terminal.words import capital

if TYPE_CHECKING:
    from afallon.terminal.avalon.words import AvalonWords


def also(kind: str, view: AvalonView, words: "AvalonWords") -> Iterator[str]:
    """Yield the short rules of entries that matter to the question, one line each."""
    for thing in table_scene(view).helpful:
        yield f"{capital(words.say(thing.words))}: {words.say(f'{thing.words}.short')}"
