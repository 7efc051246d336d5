"""What every schema of a pack shares."""

import msgspec


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of content: immutable, every field by name, and no key that the schema does not know."""
