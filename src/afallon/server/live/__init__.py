"""Rooms in use: those in memory, who is connected to them, their bots, and a keeper. `RoomService` is the way in."""
