"""Card text as goldens: for each verb, condition, moment and some whole cards, what they read like in every language.

`python -m tests.grail.wording.make` writes them anew; the difference is for an editor's eye.
"""
