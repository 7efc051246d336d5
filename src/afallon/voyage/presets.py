"""Presets: named set-ups for a quick start.

Their texts are Fluent messages: `voyage-preset-<name>` with the attribute `.short`.
"""

from typing import Any, Final

from afallon.kernel.preset import Preset


def _preset(name: str, seats: int, **options: Any) -> Preset:
    return Preset(name, seats, options)


PRESETS: Final = (
    _preset("first_voyage", 4),
    _preset("unknown_waters", 5, layout="random"),
    _preset("stubborn_captain", 5, lasting_captain=True),
    _preset("full_crew", 7, layout="random", charted=True),
)
"""From the simplest to the richest."""
