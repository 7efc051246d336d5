"""The set-up as it was announced to all: what any reader of a game can make of it again."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.characters import CHARACTERS
from afallon.avalon.plan import Setup, Variants
from afallon.avalon.setup import check
from afallon.kernel import accepted


def announced_setup(told: Mapping[str, Any]) -> Setup:
    """This game's set-up, from what `game_started` told; chance deals it and chooses the leader."""
    options = {
        "edition": told["edition"],
        "characters": [name for name in told["deck"] if not CHARACTERS[name].fills_up],
        "modules": told["modules"],
        "assassin": told["assassin"],
        **{name: told[name] for name in Variants.__struct_fields__},
    }
    return accepted(check(told["seats"], options))
