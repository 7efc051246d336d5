"""Presets: set-ups with a name, for people who want to begin and not to choose."""

from typing import Any

import msgspec


class Preset(msgspec.Struct, frozen=True):
    """A set-up by name, and the number of seats it was made for; others often work as well."""

    name: str
    seats: int
    options: dict[str, Any]
    group: str = ""
    """Under which heading it is found, where there are many."""
