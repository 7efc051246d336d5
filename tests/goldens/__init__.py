"""Golden playthroughs: whole games as text, which a change of the rules shows in a diff.

`tests/avalon/test_contract.py` compares them; with `AFALLON_GOLDENS=write` it plays them anew and writes them.
Read the diff before you keep it.
"""
