"""Hooks: each exists in the engine, and few entries use them."""

from collections.abc import Iterator
from typing import Any, Final

from afallon.grail.content.capabilities import HOOKS
from afallon.grail.content.effects import Hook
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.guess import guesses
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections, name_of
from afallon.grail.content.parts import parts_of
from afallon.grail.content.reader import Path

_ENTRIES_PER_HOOK: Final = 20


def check_hooks(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report hooks that do not exist."""
    for section, entry, path, hook in _hooks(sections):
        if hook.name not in HOOKS:
            details = {"name": hook.name, **guesses(hook.name, sorted(HOOKS))}
            yield origins.problem(section, entry, (*path, "name"), "no_such_hook", **details)


def count_hooks(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report the use of hooks by more than one entry in twenty."""
    using = list(
        {(section, name_of(entry)): (section, entry, path) for section, entry, path, _ in _hooks(sections)}.values()
    )
    most = sum(len(getattr(sections, section)) for section in sections.__struct_fields__) // _ENTRIES_PER_HOOK
    for section, entry, path in using[most : most + 1]:
        yield origins.problem(section, entry, path, "too_many_hooks", hooks=len(using), most=most)


def _hooks(sections: Sections) -> Iterator[tuple[str, Any, Path, Hook]]:
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                if isinstance(part, Hook):
                    yield section, entry, path, part
