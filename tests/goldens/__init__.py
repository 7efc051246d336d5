"""Golden playthroughs: whole games as text, which a change of the rules shows in a diff.

`python -m tests.goldens` plays them anew and writes them.
"""
