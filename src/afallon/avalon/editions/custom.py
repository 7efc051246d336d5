"""The mixture of all books: all characters and modules may be combined."""

from afallon.avalon.edition import Edition

EDITION = Edition(
    name="custom",
    number=0,
    mixes_books=True,
    without_merlin=True,
    named_assassin=True,
    morgana_needs_percival=False,
)
