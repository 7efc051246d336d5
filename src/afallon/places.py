"""Where this system keeps a person's data: the terminal's games and the server's rooms lie in one folder."""

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path


def data_folder(holding: str, *, platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for files of this kind, a pattern such as `*.jsonl`.

    It is the one that holds such files already, if there is one, since earlier versions did not all choose the same;
    else the one that people expect on this system.
    """
    folders = [*_folders(platform, environment)]
    return next((folder for folder in folders if any(folder.glob(holding))), folders[0])


def _folders(platform: str, environment: Mapping[str, str]) -> Iterator[Path]:
    """The folders that may hold our data, the expected one first."""
    home = Path.home()
    told = Path(environment.get("XDG_DATA_HOME", ""))
    if told.is_absolute():  # anything else is to be ignored, says the XDG specification
        yield told / "afallon"
    if platform == "darwin":
        support = home / "Library" / "Application Support"
        yield support / "Afallon"
        yield support / "afallon"
    elif platform == "win32":
        yield Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / "Afallon"
        yield home / "afallon"
    else:
        yield home / ".local" / "share" / "afallon"
