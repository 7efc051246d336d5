"""Face-down decks: each draw is one decision of chance."""
