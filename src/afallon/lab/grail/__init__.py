"""Figures of Grail: fights by player, days by the second."""
