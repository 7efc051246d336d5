"""Before the first dawn: characters, the map, the decks."""
