"""Plug-ins: other people's packages that add to the games without a change to Afallon's files.

A plug-in is named in the environment variable `AFALLON_ADD` (separated by commas), or registered by an installed
distribution under the entry point group `afallon.add`. Everything that it declares (`CHARACTER`, `MODULE`, …), in its
`__init__.py` or in one of its modules, can be played like the built-in parts. Its messages are in its folder `text`,
laid out like `afallon/text`.
"""

import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final, Protocol, TypeVar

VARIABLE: Final = "AFALLON_ADD"
GROUP: Final = "afallon.add"


class AdditionError(Exception):
    """A plug-in cannot be loaded; the message says which one, why, and how to fix it."""


class Named(Protocol):
    @property
    def name(self) -> str: ...


Thing = TypeVar("Thing", bound=Named)


@cache
def added_packages() -> tuple[str, ...]:
    """Return the names of all plug-in packages, those from entry points first."""
    from importlib.metadata import entry_points  # late, since this import is slow

    installed = sorted(point.value for point in entry_points(group=GROUP))
    named = (name.strip() for name in os.environ.get(VARIABLE, "").split(","))
    return tuple(dict.fromkeys(name for name in (*installed, *named) if name))


@cache
def text_folders() -> dict[str, Path]:
    """Return the folder of messages of each plug-in that has one, by package."""
    beside = {package: _place_of(package).parent / "text" for package in added_packages()}
    return {package: folder for package, folder in beside.items() if folder.is_dir()}


def declared(package: str, attribute: str, sort: type[Thing]) -> list[Thing]:
    """Return everything declared under `attribute` in our own `package`, then in the plug-ins.

    Raises `AdditionError` for a declaration of the wrong type, a name that is taken, or a plug-in that claims a number.
    """
    found: dict[str, tuple[str, Thing]] = {}
    for source in (package, *added_packages()):
        for place, thing in _declarations(source, attribute):
            if not isinstance(thing, sort):
                raise AdditionError(f"{place}.{attribute} must be a {sort.__name__}, and is {thing!r}")
            if source != package and getattr(thing, "number", None) is not None:
                raise AdditionError(f"{place}: {thing.name!r} must have no number; those are for what is in our box")
            taken_by, taken = found.setdefault(thing.name, (place, thing))
            if taken is not thing:
                raise AdditionError(
                    f"{place}: the name {thing.name!r} is taken by {taken_by}; give the {sort.__name__} another name"
                )
    return [thing for _, thing in found.values()]


def _declarations(package: str, attribute: str) -> Iterator[tuple[str, Any]]:
    """Yield the declaration of the package itself and of each of its modules, with the module's name."""
    top = _load(package)
    files = [f"{package}.{file.name}" for file in iter_modules(getattr(top, "__path__", ()))]
    for place in (package, *files):
        module = _load(place)
        if hasattr(module, attribute):
            yield place, getattr(module, attribute)


def _load(name: str) -> ModuleType:
    """Import a module. Failures in a plug-in are raised as `AdditionError` with the plug-in's name."""
    if name.startswith("afallon."):
        return import_module(name)
    try:
        module = import_module(name)
    except AdditionError:
        raise
    except ModuleNotFoundError as error:
        raise _missing(name) if error.name == name else _broken(name, error) from error
    except Exception as error:
        in_a_circle = isinstance(error, ImportError) and "partially initialized" in str(error)
        raise _too_early(name) if in_a_circle else _broken(name, error) from error
    if getattr(module.__spec__, "_initializing", False):
        raise _too_early(name)
    return module


def _place_of(package: str) -> Path:
    """Return the path of the package's `__init__.py`, without importing it."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError) as error:
        raise _missing(package) from error
    if spec is None or spec.origin is None:
        raise _missing(package)
    return Path(spec.origin)


def _missing(name: str) -> AdditionError:
    return AdditionError(
        f"there is no Python package {name!r} to add: look at {VARIABLE} and PYTHONPATH, "
        f"or at what is installed for {GROUP}"
    )


def _too_early(name: str) -> AdditionError:
    return AdditionError(f"{name} asks for the whole game while it is being added: import less of afallon in it")


def _broken(name: str, error: Exception) -> AdditionError:
    return AdditionError(f"{name} cannot be added: {error}")
