"""The set-up as it was announced to all: what any reader of a game can make of it again."""

from collections.abc import Sequence

from afallon.avalon.characters import CHARACTERS
from afallon.avalon.plan import Setup, Variants
from afallon.avalon.setup import set_up
from afallon.avalon.view import AvalonView


def announced_setup(view: AvalonView, deal: Sequence[str] | None = None) -> Setup:
    """This game's set-up, with a deal of one's own or none."""
    return set_up(
        view.seats,
        {
            "edition": view.edition,
            "characters": [name for name in view.deck if not CHARACTERS[name].fills_up],
            "modules": view.modules,
            "assassin": view.assassin,
            "first_leader": view.first_leader,
            "deal": deal,
            **{name: getattr(view, name) for name in Variants.__struct_fields__},
        },
    )
