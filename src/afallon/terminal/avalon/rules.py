"""The rules of a moment: which characters and modules in play have something to add to a question."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from afallon.avalon import questions
from afallon.avalon.modules.plot_cards.known import KnownPlotCards
from afallon.avalon.view import AvalonView
from afallon.terminal.words import capital

if TYPE_CHECKING:
    from afallon.terminal.avalon.words import AvalonWords

_HUNT = ("senior_messenger", "junior_messenger", "untrustworthy_servant")
_TOUCHED_BY: dict[str, tuple[str, ...]] = {
    questions.ChooseTeam.kind: ("excalibur", "trapper"),
    questions.Vote.kind: ("the_king_returns", "have_at_you"),
    questions.PlayCard.kind: (
        *("good_rogue", "evil_rogue", "good_sorcerer", "evil_sorcerer"),
        *("senior_messenger", "junior_messenger", "evil_messenger", "lunatic", "brute"),
        *("lancelot_variant_2", "excalibur", "trapper", "ambush", "we_found_you"),
    ),
    questions.ShowLoyalty.kind: ("troublemaker", "trickster"),
    questions.DeclareAim.kind: _HUNT,
    questions.Assassinate.kind: _HUNT,
}
"""By kind of question: the characters, modules and plot cards that matter to it."""


def also(kind: str, view: AvalonView, words: "AvalonWords") -> Iterator[str]:
    """What those of them that are in play do, one line each."""
    held = [card for cards in KnownPlotCards.of(view).hands.values() for card in cards]
    in_play = {"character": view.deck, "module": view.modules, "plot-card": held}
    for name in _TOUCHED_BY.get(kind, ()):
        for thing, names in in_play.items():
            if name in names:
                key = f"avalon-{thing}-{name}"
                yield f"{capital(words.say(key))}: {words.say(f'{key}.short')}"
