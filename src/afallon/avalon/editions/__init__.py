"""Every edition, one file each: a file here that defines `EDITION` is one. It is data, and no character reads it."""

from afallon.additions import declared
from afallon.avalon.edition import Edition

_found = declared(__name__, "EDITION", Edition)

EDITIONS: dict[str, Edition] = {
    edition.name: edition for edition in sorted(_found, key=lambda one: (one.number is None, one.number, one.name))
}
