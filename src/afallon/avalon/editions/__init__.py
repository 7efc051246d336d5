"""Every edition, one file each: a file here that defines `EDITION` registers it. No character reads an edition."""

from afallon.additions import declared
from afallon.avalon.edition import Edition
from afallon.avalon.numbers import in_order

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in in_order(declared(__name__, "EDITION", Edition))}
