"""Supported languages. Each has a folder of messages in `afallon.text`."""

from typing import Final

LANGUAGES: Final = ("en", "uk", "pl", "it", "ru")
FALLBACK: Final = "en"
"""The language used where another one lacks a message."""
