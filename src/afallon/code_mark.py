"""Code marks: fingerprints of the code that produced a result, so that results of different versions are not mixed."""

from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Final

from afallon.kernel import find_game

_NO_CODE: Final = frozenset({"__pycache__", "packs"})
"""Folders that are left out. A result that depends on a pack names the pack by its own hash."""


@cache
def code_mark(game: str, *others: str) -> str:
    """Hash the kernel, the package of a game, and the parts of `others` that belong to this game.

    In each of the other packages, these are its top-level files and the folder with the game's name.
    """
    rules = type(find_game(game)).__module__.rpartition(".")[0]
    parts = [("afallon.kernel", "**/*"), (rules, "**/*")]
    for package in others:
        parts += [(package, "*"), (package, f"{game}/**/*")]
    mark = blake2b(digest_size=16)
    for package, pattern in parts:
        folder = Path(import_module(package).__path__[0])
        for file in sorted(folder.glob(pattern)):
            name = file.relative_to(folder)
            if file.is_file() and not _NO_CODE & set(name.parts):
                mark.update(f"{package}/{name.as_posix()}".encode() + b"\0" + file.read_bytes())
    return mark.hexdigest()
