"""The rules of a moment: which characters and modules in play have something to add to a question."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from afallon.avalon.box import PARTS
from afallon.avalon.entry import Entry
from afallon.avalon.modules.plot_cards.known import KnownPlotCards
from afallon.avalon.view import AvalonView
from afallon.terminal.words import capital

if TYPE_CHECKING:
    from afallon.terminal.avalon.words import AvalonWords


def also(kind: str, view: AvalonView, words: "AvalonWords") -> Iterator[str]:
    """What those of them that are in play do, one line each."""
    held = [card for cards in KnownPlotCards.of(view).hands.values() for card in cards]
    for name in dict.fromkeys((*view.deck, *view.modules, *held)):
        entry = PARTS[name]
        if isinstance(entry, Entry) and any(question.kind == kind for question in entry.matters_to):
            yield f"{capital(words.say(entry.key))}: {words.say(f'{entry.key}.short')}"
