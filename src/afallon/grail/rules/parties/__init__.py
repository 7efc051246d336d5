"""Parties: groups that act together for the length of one action (GR-PARTY-03, 19)."""
