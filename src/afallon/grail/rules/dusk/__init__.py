"""Dusk: six steps (GR-DUSK-01)."""
