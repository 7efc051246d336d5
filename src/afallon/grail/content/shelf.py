"""The shelf: packs that can be requested by name, which is the name of their folder.

Packs in `afallon/grail/packs` are installed with the package. A server or terminal may add further folders.
"""

from pathlib import Path
from typing import Final

USUAL_PACK: Final = "hush"
"""The name of the default pack."""

_INSTALLED: Final = Path(__file__).parents[1] / "packs"
_shelves: Final = [_INSTALLED]


def add_packs(folder: Path) -> None:
    """Add a folder of packs to the shelf."""
    if folder not in _shelves:
        _shelves.append(folder)


def installed_packs() -> dict[str, Path]:
    """Return the folder of every pack on the shelf by name; of two with the same name, the one added first."""
    found: dict[str, Path] = {}
    for shelf in _shelves:
        for folder in sorted(shelf.iterdir()) if shelf.is_dir() else ():
            if next(folder.rglob("*.yaml"), None) is not None:
                found.setdefault(folder.name, folder)
    return found


def folder_of(pack: str) -> Path:
    """Return the folder of a requested pack: by its name on the shelf, or else by its path."""
    return installed_packs().get(pack, Path(pack))
