"""Parties: who acts together, from the beginning of one action to its end (GR-PARTY-03, 19)."""
