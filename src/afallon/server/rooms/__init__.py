"""Rooms without a network: commands go in, journal lines come out, and lines applied in order are the room."""
