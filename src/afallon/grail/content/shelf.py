"""The shelf: packs that are asked for by name, which is that of their folder.

Those in `afallon/grail/packs` are installed with the package; whoever runs a table may add folders with others.
"""

from pathlib import Path
from typing import Final

USUAL_PACK: Final = "hush"
"""The campaign that is played where nobody names one."""

_INSTALLED: Final = Path(__file__).parents[1] / "packs"
_shelves: Final = [_INSTALLED]


def add_packs(folder: Path) -> None:
    """From now on the packs in this folder are found by their names, too."""
    if folder not in _shelves:
        _shelves.append(folder)


def installed_packs() -> dict[str, Path]:
    """The folder of every pack on the shelf, by name; of two with one name, the one that was there first."""
    found: dict[str, Path] = {}
    for shelf in _shelves:
        for folder in sorted(shelf.iterdir()) if shelf.is_dir() else ():
            if next(folder.rglob("*.yaml"), None) is not None:
                found.setdefault(folder.name, folder)
    return found


def folder_of(pack: str) -> Path:
    """Where a pack lies that somebody asks for: by its name on the shelf, or else by its path."""
    return installed_packs().get(pack, Path(pack))
