"""The languages that people are spoken to in. The folder of each in `afallon.text` holds its words."""

from typing import Final

LANGUAGES: Final = ("en", "uk", "pl", "it", "ru")
FALLBACK: Final = "en"
"""What is said where a language has no words."""
