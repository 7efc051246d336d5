"""Loader: read a folder of YAML files into a pack, or report every problem with file and line."""

import re
from functools import lru_cache
from hashlib import blake2b
from os.path import isdir
from pathlib import Path as FilePath
from typing import Any, Final, get_args, get_type_hints

import msgspec

from afallon.grail.content.checks import check_sections
from afallon.grail.content.errors import NO_LINE, PackError, PackProblem
from afallon.grail.content.fitting import LOST, fit, words_in
from afallon.grail.content.guess import guesses
from afallon.grail.content.layout import FOLDERS, TEXTS, Place, place_of
from afallon.grail.content.library import keep
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Pack, Sections, name_of
from afallon.grail.content.reader import Path, Source, read_yaml
from afallon.grail.content.scoping import scoped
from afallon.grail.content.shelf import installed_packs

LARGEST: Final = 4_000_000
"""Maximum size of a pack's YAML files in bytes."""

CARD: Final = "pack.yaml"
"""The usual file of the entry `pack`."""

_TYPES: Final[dict[str, Any]] = {name: get_args(hint)[0] for name, hint in get_type_hints(Sections).items()}
_WORD: Final = re.compile(r"[\w-]+")


def load_pack(folder: str | FilePath) -> Pack:
    """Return the pack in this folder; raise `PackError` with every problem."""
    return _load(read_files(FilePath(folder)))


def read_files(folder: FilePath) -> tuple[tuple[str, str], ...]:
    """Return name and content of each YAML file of a pack, sorted by name and without the folder of texts.

    Raise `PackError` if there are no such files, or if they are too large or not UTF-8.
    """
    if not isdir(folder):
        raise PackError((PackProblem(str(folder), NO_LINE, "no_such_folder", guesses(folder.name, installed_packs())),))
    found = (file for file in folder.rglob("*.yaml") if file.is_file())
    files = sorted(file for file in found if file.relative_to(folder).parts[0] != TEXTS)
    if not files:
        raise PackError((PackProblem(str(folder), NO_LINE, "no_pack_here"),))
    if sum(file.stat().st_size for file in files) > LARGEST:
        raise PackError((PackProblem(str(folder), NO_LINE, "pack_too_large", {"most": LARGEST}),))
    read, problems = [], []
    for file in files:
        name = file.relative_to(folder).as_posix()
        try:
            read.append((name, file.read_text("utf-8")))
        except UnicodeDecodeError:
            problems.append(PackProblem(name, 1, "not_utf_8"))
    if problems:
        raise PackError(tuple(problems))
    return tuple(read)


@lru_cache(maxsize=16)
def _load(files: tuple[tuple[str, str], ...]) -> Pack:
    sections, origins, problems = read_sections(files)
    if problems := (*problems, *check_sections(sections, origins)):
        raise PackError(problems)
    return keep(Pack(sections, hash_of(files)))


def hash_of(files: tuple[tuple[str, str], ...]) -> str:
    """Return a hash of all file names and contents; line endings do not matter, since they are read as text."""
    return blake2b(msgspec.json.encode(files), digest_size=16).hexdigest()


def read_sections(files: tuple[tuple[str, str], ...]) -> tuple[Sections, Origins, tuple[PackProblem, ...]]:
    """Return all readable entries, their origins, and the problems of the rest."""
    reading = _Reading()
    for file, text in files:
        try:
            reading.read_file(read_yaml(file, text))
        except PackError as error:
            reading.problems += error.problems
            reading.origins.lose(_WORD.findall(text))
    cards = reading.found["pack"]
    if not cards and not reading.problems:
        reading.problems.append(PackProblem(CARD, NO_LINE, "pack_entry_missing"))
    if len(cards) > 1 and not reading.problems:
        reading.problems.append(PackProblem(files[0][0], 1, "not_one_pack_entry", {"entries": len(cards)}))
    sections = Sections(**{name: tuple(entries) for name, entries in reading.found.items()})
    return sections, reading.origins, tuple(reading.problems)


class _Reading:
    """The entries, origins and problems collected while a pack is read."""

    def __init__(self) -> None:
        self.found: dict[str, list[Any]] = {name: [] for name in _TYPES}
        self.origins = Origins()
        self.problems: list[PackProblem] = []

    def read_file(self, source: Source) -> None:
        """Read a file by sections, or as its path says (see `layout.py`)."""
        value, place = source.value, place_of(source.file)
        if isinstance(value, dict) and any(key in _TYPES for key in value):
            self._read_by_section(source)
        elif place is not None and isinstance(value, list):
            for number, entry in enumerate(value):
                self._read_placed(source, (number,), entry, place, alone=False)
        elif place is not None:
            self._read_placed(source, (), value, place, alone=True)
        elif "/" in source.file:
            folder = source.file.partition("/")[0]
            self._refuse(source, (), "file_out_of_place", folder=folder, **guesses(folder, FOLDERS))
            self.origins.lose(words_in(value))
        elif not isinstance(value, dict):
            self._refuse(source, (), "file_has_no_sections")
        else:
            self._read_by_section(source)

    def _read_by_section(self, source: Source) -> None:
        for section, entries in source.value.items():
            if section not in _TYPES:
                self._refuse(source, (section,), "unknown_section", section=section, **guesses(section, _TYPES))
                self.origins.lose(words_in(entries))
            elif not isinstance(entries, list):
                self._refuse(source, (section,), "section_is_no_list", section=section)
                self.origins.lose(words_in(entries))
            else:
                for place, value in enumerate(entries):
                    self._read_entry(source, (section, place), section, value)

    def _read_placed(self, source: Source, path: Path, value: Any, place: Place, *, alone: bool) -> None:
        """Read an entry that takes fields from the path of its file; its dials and tasks are scoped to it."""
        if isinstance(value, dict):
            said = place.said_of(value, alone=alone)
            for field, one in said.items():
                if value.get(field, one) != one:
                    details = {"field": field, "said": one, "found": value[field]}
                    self._refuse(source, (*path, field), "path_disagrees", **details)
            value = {**said, **value}
        self._read_entry(source, path, place.section, value, is_scope=True)

    def _read_entry(self, source: Source, path: Path, section: str, value: Any, *, is_scope: bool = False) -> None:
        try:
            entry = msgspec.convert(value, _TYPES[section])
        except msgspec.ValidationError:
            fitted = fit(value, _TYPES[section])
            for inner, code, details in fitted.misfits:
                self._refuse(source, path + inner, code, **details)
            self.origins.lose_part(source, path, words_in(value))
            if fitted.value is LOST:
                return
            entry = msgspec.convert(fitted.value, _TYPES[section])
        if self.origins.knows(section, entry):
            self._refuse(source, path, "name_stands_twice", section=section, name=name_of(entry))
            self.origins.lose(words_in(value))
            return
        self.found[section].append(scoped(section, entry) if is_scope else entry)
        self.origins.remember(section, entry, source, path)

    def _refuse(self, source: Source, path: Path, code: str, **details: Any) -> None:
        self.problems.append(PackProblem(source.file, source.line(path), code, details))
