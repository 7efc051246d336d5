"""The engine of the Grail rules, one package per area. `program.py` combines them; `telling.py` is how state
changes."""
