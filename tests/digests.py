"""Records without digests, or with digests in the older form."""

import msgspec

from afallon.kernel import Record
from afallon.kernel.record import Digest, Note


def without_digests(record: Record) -> Record:
    """Return the record with answers, undos and notes only."""
    lines = [line for line in record.lines if not isinstance(line, Digest)]
    bare = [line if isinstance(line, Note) else msgspec.structs.replace(line, digest="") for line in lines]
    return Record(record.header, tuple(bare))


def in_lines_of_their_own(record: Record) -> Record:
    """Return the record in the older form: a digest in a line of its own after every fiftieth answer and at the end.

    Works only for records without undos and notes.
    """
    bare = list(without_digests(record).lines)
    for place in (len(bare), *range(len(bare) // 50 * 50, 0, -50)):
        bare.insert(place, Digest(record.lines[place - 1].digest))  # type: ignore[union-attr]
    return Record(record.header, tuple(bare))
