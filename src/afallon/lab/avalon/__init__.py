"""Studies of Avalon: how people play it, and how well they can be read."""
