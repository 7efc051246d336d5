"""Rooms in memory: their connections, their bots and their housekeeping. `RoomService` is the entry point."""
