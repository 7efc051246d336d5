"""Studies of Voyage."""
