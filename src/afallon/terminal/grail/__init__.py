"""Grail at the terminal."""
