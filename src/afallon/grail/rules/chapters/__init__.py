"""Chapters: how they begin and change, and how a campaign ends."""
