"""Golden playthroughs: whole voyages as text, which a change of the rules shows in a diff.

`python -m tests.voyage.goldens` plays them anew and writes them.
"""
