"""Where rooms are kept when nobody says where."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """The user's data folder by the custom of the system."""
    home = Path.home()
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Afallon"
    if platform == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / "Afallon"
    given = environment.get("XDG_DATA_HOME", "")
    return (Path(given) if given.startswith("/") else home / ".local" / "share") / "afallon"
