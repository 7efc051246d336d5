"""From a folder of YAML files to a pack, or to every problem with its file and line."""

import re
from functools import lru_cache
from hashlib import blake2b
from os.path import isdir
from pathlib import Path as FilePath
from typing import Any, Final, get_args, get_type_hints

import msgspec

from afallon.grail.content.checks import check_sections
from afallon.grail.content.errors import PackError, PackProblem
from afallon.grail.content.library import keep
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Pack, Sections, name_of
from afallon.grail.content.reader import Path, Source, read_yaml

LARGEST: Final = 4_000_000
"""How many bytes of YAML a pack may have."""

_TYPES: Final[dict[str, Any]] = {name: get_args(hint)[0] for name, hint in get_type_hints(Sections).items()}
_PLACE: Final = re.compile(r" - at `(\$[^`]*)`$")
_PART: Final = re.compile(r"\.([A-Za-z_]\w*)|\[(\d+)\]|(\[\.\.\.\])")
_UNKNOWN: Final = re.compile(r"^Object contains unknown field `([^`]*)`")


def load_pack(folder: str | FilePath) -> Pack:
    """The pack in this folder; raises `PackError` with every problem."""
    return _load(read_files(FilePath(folder)))


def read_files(folder: FilePath) -> tuple[tuple[str, str], ...]:
    """The YAML files of a pack in the order of their names, each with its text."""
    files = sorted(file for file in folder.rglob("*.yaml") if file.is_file()) if isdir(folder) else []
    if not files:
        raise PackError((PackProblem(str(folder), 1, "no_pack_here"),))
    if sum(file.stat().st_size for file in files) > LARGEST:
        raise PackError((PackProblem(str(folder), 1, "pack_too_large", {"most": LARGEST}),))
    found = []
    for file in files:
        name = file.relative_to(folder).as_posix()
        try:
            found.append((name, file.read_text("utf-8")))
        except UnicodeDecodeError as error:
            raise PackError((PackProblem(name, 1, "not_utf_8"),)) from error
    return tuple(found)


@lru_cache(maxsize=16)
def _load(files: tuple[tuple[str, str], ...]) -> Pack:
    sections, origins, problems = read_sections(files)
    problems += check_sections(sections, origins) if not problems else ()
    if problems:
        raise PackError(problems)
    return keep(Pack(sections, hash_of(files)))


def hash_of(files: tuple[tuple[str, str], ...]) -> str:
    """A hash of every name and every character, whatever the line endings."""
    return blake2b(msgspec.json.encode(files), digest_size=16).hexdigest()


def read_sections(files: tuple[tuple[str, str], ...]) -> tuple[Sections, Origins, tuple[PackProblem, ...]]:
    """All entries that can be read, where each stands, and what is wrong with the others."""
    reading = _Reading()
    for file, text in files:
        try:
            reading.read_file(read_yaml(file, text))
        except PackError as error:
            reading.problems += error.problems
    cards = reading.found["pack"]
    if len(cards) != 1 and not reading.problems:
        reading.problems.append(PackProblem(files[0][0], 1, "not_one_pack_entry", {"entries": len(cards)}))
    sections = Sections(**{name: tuple(entries) for name, entries in reading.found.items()})
    return sections, reading.origins, tuple(reading.problems)


class _Reading:
    """A pack as far as it has been read."""

    def __init__(self) -> None:
        self.found: dict[str, list[Any]] = {name: [] for name in _TYPES}
        self.origins = Origins()
        self.problems: list[PackProblem] = []

    def read_file(self, source: Source) -> None:
        if not isinstance(source.value, dict):
            self._refuse(source, (), "file_has_no_sections")
            return
        for section, entries in source.value.items():
            if section not in _TYPES:
                self._refuse(source, (section,), "unknown_section", section=section, known=", ".join(_TYPES))
            elif not isinstance(entries, list):
                self._refuse(source, (section,), "section_is_no_list", section=section)
            else:
                for place, value in enumerate(entries):
                    self._read_entry(source, (section, place), value)

    def _read_entry(self, source: Source, path: tuple[str, int], value: Any) -> None:
        section = path[0]
        try:
            entry = msgspec.convert(value, _TYPES[section])
        except msgspec.ValidationError as error:
            message, inner = _explain(str(error))
            self._refuse(source, (*path, *inner), "wrong_content", error=message)
            return
        if self.origins.knows(section, entry):
            self._refuse(source, path, "name_stands_twice", section=section, name=name_of(entry))
            return
        self.found[section].append(entry)
        self.origins.remember(section, entry, source, path)

    def _refuse(self, source: Source, path: Path, code: str, **details: Any) -> None:
        self.problems.append(PackProblem(source.file, source.line(path), code, details))


def _explain(error: str) -> tuple[str, Path]:
    """The message without its path, and the path as far as it is known."""
    place = _PLACE.search(error)
    message = error[: place.start()] if place else error
    path: list[str | int] = []
    for name, number, anything in _PART.findall(place[1] if place else ""):
        if anything:
            break
        path.append(name or int(number))
    if unknown := _UNKNOWN.match(message):
        path.append(unknown[1])
    return message, tuple(path)
