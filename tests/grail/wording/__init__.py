"""Goldens of card texts in every language: each verb, condition and timing, and some whole cards.

`python -m tests.grail.wording.make` regenerates them; an editor reviews the diff.
"""
