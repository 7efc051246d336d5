"""The set-up as it was announced to all: what any reader of a game can make of it again."""

from afallon.avalon.characters import CHARACTERS
from afallon.avalon.events import GameStarted
from afallon.avalon.plan import Setup
from afallon.avalon.setup import check
from afallon.kernel import accepted


def announced_setup(told: GameStarted) -> Setup:
    """This game's set-up, from what was told when it started; chance deals it and chooses the leader."""
    options = {
        "edition": told.edition,
        "characters": [name for name in told.deck if not CHARACTERS[name].fills_up],
        "modules": told.modules,
        "assassin": told.assassin,
        **told.options,
    }
    return accepted(check(told.seats, options))
