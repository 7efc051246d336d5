"""Avalon at the terminal."""
