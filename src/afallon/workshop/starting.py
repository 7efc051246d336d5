"""The starter pack: a place at night, in two languages, with comments that explain each file."""

import re
from pathlib import Path
from typing import Final

STARTER: Final = Path(__file__).parent / "starter"
_ID: Final = "first_light"


class FolderInUse(Exception):
    """The path is a file, or a folder that is not empty."""


def start_pack(folder: Path) -> str:
    """Create the pack in a new folder, named after it, and return its id. Raises `FolderInUse` before any change."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise FolderInUse
    name = _id_of(folder)
    for source in sorted(STARTER.rglob("*.*")):
        text = source.read_text("utf-8").replace(_ID, name).replace(_ID.replace("_", "-"), name.replace("_", "-"))
        file = folder / source.relative_to(STARTER)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return name


def _id_of(folder: Path) -> str:
    """Return the folder's name as an id, or the starter's own if it has no letter for one."""
    words = re.sub(r"[^a-z0-9]+", "_", folder.resolve().name.lower()).strip("_")
    return words if re.match(r"[a-z]", words) else _ID
