"""The signs of the drawn table: each differs from the others by shape, whatever its colour."""

import msgspec


class Signs(msgspec.Struct, frozen=True):
    yes: str
    no: str
    leader: str
    member: str
    now: str
    two_fails: str
    full: str
    empty: str
    nothing: str
    fresh: str


DRAWN = Signs(
    yes="✔", no="✘", leader="♛", member="●", now="▶", two_fails="‼", full="■", empty="□", nothing="–", fresh="›"
)
TYPED = Signs(
    yes="+", no="x", leader="L", member="o", now=">", two_fails="!!", full="#", empty=".", nothing="-", fresh=">"
)
"""For terminals that know no more than ASCII."""
