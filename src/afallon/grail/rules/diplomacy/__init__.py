"""Diplomacy: a marker to be brought to the top of the affinity track, once per stage."""
