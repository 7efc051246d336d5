"""Golden playthroughs: whole voyages as text, which a change of the rules shows in a diff.

`tests/voyage/test_contract.py` compares them; with `AFALLON_GOLDENS=write` it plays them anew and writes them.
Read the diff before you keep it.
"""
