"""Diplomacy: bring a marker to the top of the affinity track, once per stage."""
