"""Presets: named set-ups for a quick start."""

from typing import Any

import msgspec


class Preset(msgspec.Struct, frozen=True):
    """A named set-up for a number of seats. Other numbers of seats often work as well."""

    name: str
    seats: int
    options: dict[str, Any]
    group: str = ""
    """The heading under which it is listed, if there are many presets."""
