"""Command-line arguments of `serve`, `backup` and `restore`, apart from the server so that `--help` loads quickly."""

import argparse
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from afallon.places import data_folder
from afallon.server.settings import ROOMS_FILE, Settings
from afallon.text import FALLBACK, say


def add_serve_arguments(parser: argparse.ArgumentParser, language: str = FALLBACK) -> None:
    """Add the arguments of `afallon serve`."""
    settings = Settings(data=data_folder(ROOMS_FILE))
    parser.add_argument("--port", type=_port, default=settings.port, help=say(language, "serve-port"))
    parser.add_argument("--data", type=Path, default=settings.data, help=say(language, "serve-data"))
    parser.add_argument("--host", default=settings.host, help=say(language, "serve-host"))
    parser.add_argument("--name", action="append", default=[], dest="names", help=say(language, "serve-name"))
    parser.add_argument(
        "--outer-address", type=_outer_address, metavar="URL", help=say(language, "serve-outer-address")
    )
    parser.add_argument(
        "--behind-proxy",
        action="append",
        type=_address,
        default=[],
        dest="proxies",
        metavar="ADDRESS",
        help=say(language, "serve-behind-proxy"),
    )
    parser.add_argument(
        "--packs",
        action="append",
        type=_folder,
        default=[],
        metavar="FOLDER",
        help=say(language, "serve-packs"),
    )
    parser.add_argument("--no-browser", action="store_true", help=say(language, "serve-no-browser"))
    parser.add_argument(
        "--expire-days", type=_days, default=settings.expire_days, help=say(language, "serve-expire-days")
    )
    parser.add_argument(
        "--campaign-expire-days",
        type=_days,
        default=settings.campaign_expire_days,
        help=say(language, "serve-campaign-expire-days"),
    )


def add_backup_arguments(parser: argparse.ArgumentParser, language: str = FALLBACK) -> None:
    """Add the arguments of `afallon backup`."""
    parser.add_argument("file", type=Path, help=say(language, "backup-file"))
    parser.add_argument("--data", type=Path, default=data_folder(ROOMS_FILE), help=say(language, "serve-data"))


def add_restore_arguments(parser: argparse.ArgumentParser, language: str = FALLBACK) -> None:
    """Add the arguments of `afallon restore`."""
    parser.add_argument("file", type=Path, help=say(language, "restore-file"))
    parser.add_argument("--data", type=Path, default=data_folder(ROOMS_FILE), help=say(language, "serve-data"))


ADD_ARGUMENTS: Final[dict[str, Callable[[argparse.ArgumentParser, str], None]]] = {
    "serve": add_serve_arguments,
    "backup": add_backup_arguments,
    "restore": add_restore_arguments,
}
"""The function that adds the arguments, by command."""


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65_535:
        raise ValueError(text)
    return port


def _address(text: str) -> str:
    return str(ip_network(text, strict=False) if "/" in text else ip_address(text))


def _outer_address(text: str) -> str:
    parts = urlsplit(text.lower())
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError(text)
    return f"{parts.scheme}://{parts.netloc}/"


def _folder(text: str) -> Path:
    folder = Path(text)
    if not folder.is_dir():
        raise ValueError(text)
    return folder.resolve()


def _days(text: str) -> float:
    days = float(text)
    if not days > 0:
        raise ValueError(text)
    return days
