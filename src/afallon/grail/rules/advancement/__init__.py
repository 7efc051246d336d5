"""Advancement: points of attributes and their skills, cards for experience, and the decks that are built of them."""
