"""Chapters: beginning, change, and the end of a campaign."""
