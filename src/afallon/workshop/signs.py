"""Signs that stand for words on maps and cards, so that colour is never the only one."""

from typing import Final

SEALS: Final = {"menhir": "▲", "dreams": "☾", "hostile": "✕", "friendly": "♥"}
"""By seal of a location."""
