"""The rules: a package for each area; `program.py` puts them together, `telling.py` is how the state moves."""
