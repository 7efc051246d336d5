"""Packs that are in use, by their hash: whoever reads the events of a campaign finds its content here."""

from typing import Final
from weakref import WeakValueDictionary

from afallon.grail.content.pack import Pack

_KNOWN: Final[WeakValueDictionary[str, Pack]] = WeakValueDictionary()


def keep(pack: Pack) -> Pack:
    """Make the pack known for as long as anybody uses it."""
    return _KNOWN.setdefault(pack.hash, pack)


def keep_for(began_with: str, pack: Pack) -> Pack:
    """The pack by which campaigns are played that began with this hash: this one, unless another is in use for them.

    So a pack may change while a server runs, and yet all who read the events of such a campaign read one pack.
    """
    if began_with == pack.hash:
        _KNOWN[began_with] = pack
    known = _KNOWN.setdefault(began_with, pack)
    return known if known.card.id == pack.card.id else pack


def find_pack(hash: str) -> Pack:
    """The pack that a view or a record names."""
    try:
        return _KNOWN[hash]
    except KeyError:
        raise LookupError(f"no pack with the hash {hash} is in use") from None
