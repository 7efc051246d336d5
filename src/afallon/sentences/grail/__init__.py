"""Grail's events, questions, cards and stories, rendered as text in a language."""
