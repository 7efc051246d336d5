"""The proof of a pack: records of campaigns that show what can be won, reached and read in it.

`claims.py` says what there is to show, `proofs.py` keeps the records beside the pack, `chapters.py` plays for what is
missing, and `bad_states.py` looks for dead ends.
"""
