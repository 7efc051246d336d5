"""Rebuild the set-up from its public announcement."""

from afallon.avalon.characters import CHARACTERS
from afallon.avalon.events import GameStarted
from afallon.avalon.plan import Setup
from afallon.avalon.setup import check
from afallon.kernel import accepted


def announced_setup(announced: GameStarted) -> Setup:
    """Return the announced set-up, with the deal and the first leader left to chance."""
    options = {
        "edition": announced.edition,
        "characters": [name for name in announced.deck if not CHARACTERS[name].fills_up],
        "modules": announced.modules,
        "assassin": announced.assassin,
        **announced.options,
    }
    return accepted(check(announced.seats, options))
