"""Voyage at the terminal."""
