"""What other people's packages add to the games, without a change to any file of ours.

A package is added by its name in the environment variable `AFALLON_ADD` (several are parted by commas), or, once it is
installed, by an entry point of the group `afallon.add`. Whatever it declares (`CHARACTER`, `MODULE`, …), itself or in
one of its files, is in the box; its words are in a folder `text` beside it, as ours are.
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
    """Something cannot be added; the message says what, why, and what to do."""


class Named(Protocol):
    @property
    def name(self) -> str: ...


Thing = TypeVar("Thing", bound=Named)


@cache
def added_packages() -> tuple[str, ...]:
    """The packages that are added, those that are installed first."""
    from importlib.metadata import entry_points  # late: it takes longer than everything else here

    installed = sorted(point.value for point in entry_points(group=GROUP))
    named = (name.strip() for name in os.environ.get(VARIABLE, "").split(","))
    return tuple(dict.fromkeys(name for name in (*installed, *named) if name))


@cache
def text_folders() -> dict[str, Path]:
    """By package that is added: the folder of its words, if it has one."""
    beside = {package: _place_of(package).parent / "text" for package in added_packages()}
    return {package: folder for package, folder in beside.items() if folder.is_dir()}


def declared(package: str, attribute: str, sort: type[Thing]) -> list[Thing]:
    """Every thing that our package declares under this name, then what is added; each has a name of its own."""
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
    """What the package itself declares under this name, and what each of its files does."""
    top = _load(package)
    files = [f"{package}.{file.name}" for file in iter_modules(getattr(top, "__path__", ()))]
    for place in (package, *files):
        module = _load(place)
        if hasattr(module, attribute):
            yield place, getattr(module, attribute)


def _load(name: str) -> ModuleType:
    """The Python module of that name; what goes wrong in somebody else's is told with its name."""
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
    """The file that is the package."""
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
