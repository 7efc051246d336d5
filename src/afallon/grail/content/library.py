"""Packs that are in use, by their hash: whoever reads the events of a campaign finds its content here."""

from typing import Final
from weakref import WeakValueDictionary

from afallon.grail.content.pack import Pack

_KNOWN: Final[WeakValueDictionary[str, Pack]] = WeakValueDictionary()


def keep(pack: Pack) -> Pack:
    """Make the pack known for as long as anybody uses it."""
    return _KNOWN.setdefault(pack.hash, pack)


def find_pack(hash: str) -> Pack:
    """The pack that a view or a record names."""
    try:
        return _KNOWN[hash]
    except KeyError:
        raise LookupError(f"no pack with the hash {hash} is in use") from None
