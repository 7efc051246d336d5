"""Traversal of entries and the entries nested in them."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from afallon.grail.content.reader import Path


def parts_of(entry: msgspec.Struct, path: Path = ()) -> Iterator[tuple[Path, msgspec.Struct]]:
    """Yield an entry and all entries nested in it, each with its path as written in YAML."""
    yield path, entry
    for field, written in zip(entry.__struct_fields__, entry.__struct_encode_fields__, strict=True):
        value = getattr(entry, field)
        if isinstance(value, msgspec.Struct):
            yield from parts_of(value, (*path, written))
        elif isinstance(value, tuple):
            for place, part in enumerate(value):
                if isinstance(part, msgspec.Struct):
                    yield from parts_of(part, (*path, written, place))


def rebuilt(value: Any, change: Callable[[msgspec.Struct], msgspec.Struct]) -> Any:
    """Return a copy with `change` applied to each nested entry, innermost first, and to the entry itself."""
    if isinstance(value, tuple):
        return tuple(rebuilt(part, change) for part in value)
    if not isinstance(value, msgspec.Struct):
        return value
    parts = {field: rebuilt(getattr(value, field), change) for field in value.__struct_fields__}
    return change(msgspec.structs.replace(value, **parts))
