"""Face-down decks; each draw is a decision of chance."""
