"""Day: rounds in which everybody takes one action (GR-DAY-01)."""
