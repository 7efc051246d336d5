"""The engine: a package for each area, `program.py` puts them together, `changes.py` is how the state moves."""
