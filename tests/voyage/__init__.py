"""Voyage, played from outside."""
