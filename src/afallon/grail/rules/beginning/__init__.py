"""Setup before the first dawn: characters, map and decks."""
