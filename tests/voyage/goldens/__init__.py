"""Golden playthroughs: whole voyages as text, so that a change of the rules shows in a diff.

`tests/voyage/test_contract.py` compares them. `AFALLON_GOLDENS=write` plays them again and rewrites the files; read the
diff before you commit it.
"""
