"""Location of a person's data: the terminal's games and the server's rooms share one folder per system."""

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path


def data_folder(holding: str, *, platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """Return the data folder for files that match `holding`, a pattern such as `*.jsonl`.

    Earlier versions used different folders, so a folder that already has such files wins. Otherwise the result is the
    usual data folder of this platform.
    """
    folders = [*_folders(platform, environment)]
    return next((folder for folder in folders if any(folder.glob(holding))), folders[0])


def _folders(platform: str, environment: Mapping[str, str]) -> Iterator[Path]:
    """Yield the possible data folders, the platform's usual one first."""
    home = Path.home()
    configured = Path(environment.get("XDG_DATA_HOME", ""))
    if configured.is_absolute():  # the XDG specification says to ignore relative paths
        yield configured / "afallon"
    if platform == "darwin":
        support = home / "Library" / "Application Support"
        yield support / "Afallon"
        yield support / "afallon"
    elif platform == "win32":
        yield Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / "Afallon"
        yield home / "afallon"
    else:
        yield home / ".local" / "share" / "afallon"
