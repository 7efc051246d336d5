"""The day: rounds in which every character takes one action (GR-DAY-01)."""
