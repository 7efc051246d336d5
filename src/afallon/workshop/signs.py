"""Signs used on maps and cards in addition to colour."""

from typing import Final

SEALS: Final = {"menhir": "▲", "dreams": "☾", "hostile": "✕", "friendly": "♥"}
"""The sign of each seal of a location."""
