"""Rooms without a network: commands return journal lines, and the room is the result of applying them in order."""
