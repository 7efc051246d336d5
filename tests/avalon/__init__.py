"""Avalon, played from outside."""
