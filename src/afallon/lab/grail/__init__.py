"""Studies of Grail: fights by player, days per second."""
