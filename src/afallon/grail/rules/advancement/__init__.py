"""Advancement: attribute points and skills, cards bought with experience, and deck building."""
