"""Grail in the words of a language, for whoever shows it."""
