"""Cache of the packs in use, by hash: readers of a campaign's events find its content here."""

from typing import Final
from weakref import WeakValueDictionary

from afallon.grail.content.pack import Pack

_KNOWN: Final[WeakValueDictionary[str, Pack]] = WeakValueDictionary()


def keep(pack: Pack) -> Pack:
    """Cache the pack while it is in use, and return the cached pack with this hash."""
    return _KNOWN.setdefault(pack.hash, pack)


def keep_for(began_with: str, pack: Pack) -> Pack:
    """Return the pack to use for campaigns started with this hash: the one already in use, else `pack`.

    So all readers of the events of such campaigns use the same pack, even if it changes while a server runs.
    """
    if began_with == pack.hash:
        _KNOWN[began_with] = pack
    known = _KNOWN.setdefault(began_with, pack)
    return known if known.card.id == pack.card.id else pack


def find_pack(hash: str) -> Pack:
    """Return the pack in use with this hash; raise `LookupError` if there is none."""
    try:
        return _KNOWN[hash]
    except KeyError:
        raise LookupError(f"no pack with the hash {hash} is in use") from None
