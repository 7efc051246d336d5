"""Proofs: records stored with a pack, each with the claims that it shows.

A kept proof is never lost. It is replaced only by a better one: one that shows all its claims, and either shows more or
needs fewer answers.
"""

from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from afallon.kernel import Record, RecordError, Table
from afallon.lab.grail.proof.claims import Claim, shown_by

FOLDER: Final = "proof"
"""The folder of the proofs inside the folder of the pack."""

HERE: Final = "."
"""The value of the option `pack` in a kept record: the folder around the proofs."""


class Proof(msgspec.Struct, frozen=True):
    """A record and the claims that it shows."""

    record: str
    shows: tuple[Claim, ...] = ()
    answers: int = 0
    day: int = 0
    """The day on which it ends."""

    name: str = ""
    """The name of its file, if it is kept."""

    error: str | None = None
    """Why it cannot be replayed. Such a proof shows nothing."""

    def is_better_than(self, other: "Proof") -> bool:
        if not set(other.shows) <= set(self.shows):
            return False
        return len(other.shows) < len(self.shows) or self.answers < other.answers


class Proofs:
    """The proofs of one pack. All of them are replayed when this is made."""

    def __init__(self, folder: Path) -> None:
        """Replay the proofs in the folder of a pack."""
        self.folder = folder / FOLDER
        files = sorted(self.folder.glob("*.jsonl"))
        self._kept = {file.stem: replayed(file.stem, file.read_text("utf-8", "replace"), str(folder)) for file in files}

    def __iter__(self) -> Iterator[Proof]:
        """Iterate over the proofs by name."""
        return (self._kept[name] for name in sorted(self._kept))

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def shown(self) -> frozenset[Claim]:
        """All claims that the proofs show together."""
        return frozenset(claim for proof in self for claim in proof.shows)

    def keep(self, proof: Proof) -> bool:
        """Keep a proof that shows a new claim or is better than a kept one; return whether it is kept.

        It is named after a claim that no other proof shows. It is on disk before the proofs that it replaces are
        removed, so an interruption loses none.
        """
        replaced = [name for name in self._kept if self._holds(name) and proof.is_better_than(self._kept[name])]
        new = set(proof.shows) - self.shown
        if not replaced and not new:
            return False
        wanted = min(new).file_name if new else replaced[0]
        names = chain((wanted,), (f"{wanted}-{number}" for number in count(2)))
        name = next(name for name in names if name in replaced or not self._holds(name))
        self._write(name, proof.record)
        self._kept[name] = replace(proof, name=name)
        for old in replaced:
            if old != name:
                del self._kept[old]
                (self.folder / f"{old}.jsonl").unlink()
        return True

    def _holds(self, name: str) -> bool:
        return name in self._kept and self._kept[name].error is None

    def _write(self, name: str, record: str) -> None:
        self.folder.mkdir(exist_ok=True)
        unfinished = self.folder / f".{name}"
        try:
            unfinished.write_text(record, "utf-8")
            unfinished.replace(self.folder / f"{name}.jsonl")
        finally:
            unfinished.unlink(missing_ok=True)


def replayed(name: str, record: str, folder: str) -> Proof:
    """Replay the record of a campaign with the pack in this folder, and return it as a proof."""
    try:
        parsed = Record.parse(record)
        if parsed.header.game != "grail":
            raise RecordError(f"this is a record of {parsed.header.game}")
        table = Table.replay(placed(parsed, folder))
    except (RecordError, LookupError) as error:
        return Proof(record, name=name, error=str(error))
    return Proof(record, tuple(sorted(shown_by(table))), table.answers, table.state.day, name)


def placed(record: Record, folder: str) -> Record:
    """Return the record with this folder as its pack."""
    header = replace(record.header, options={**record.header.options, "pack": folder})
    return replace(record, header=header)


def as_kept(record: Record) -> str:
    """Return the text of a record to keep with its pack."""
    return str(placed(record, HERE))
