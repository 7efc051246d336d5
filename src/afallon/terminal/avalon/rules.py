"""The rules of a moment: what is in play and has something to add to a question."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from afallon.avalon.staging import table_scene
from afallon.avalon.view import AvalonView
from afallon.terminal.words import capital

if TYPE_CHECKING:
    from afallon.terminal.avalon.words import AvalonWords


def also(kind: str, view: AvalonView, words: "AvalonWords") -> Iterator[str]:
    """What those do that matter to what is asked now, one line each."""
    for thing in table_scene(view).helpful:
        yield f"{capital(words.say(thing.words))}: {words.say(f'{thing.words}.short')}"
