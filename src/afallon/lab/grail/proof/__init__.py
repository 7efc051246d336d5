"""The proof of a pack: records of campaigns that show its won chapters, reached endings and read verses.

`claims.py` lists the claims, `proofs.py` stores the records with the pack, `chapters.py` and `story.py` search for
missing ones, and `bad_states.py` looks for dead ends.
"""
