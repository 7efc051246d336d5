"""Runs: many games over some processes. They show how far they are, and go on where they were interrupted."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Generic, Protocol, TextIO, TypeVar

import msgspec

from afallon.code_mark import code_mark

Item = TypeVar("Item")
Result = TypeVar("Result")

_encode = msgspec.json.Encoder(order="deterministic").encode


class Runner:
    """Plays what is asked for and keeps the results in a folder; what is there already is not played again.

    The mark tells results of one version of the code from results of another (`study_mark`).
    """

    def __init__(
        self,
        folder: Path,
        *,
        mark: str,
        processes: int = 1,
        progress: TextIO | None = sys.stderr,
        counting: "Callable[[str, int], Counting] | None" = None,
    ) -> None:
        """How far a run is goes as a line to `progress`, unless `counting` makes something else of title and total."""
        self.folder = folder
        self.mark = mark
        self.processes = processes
        self.counting = counting or (lambda title, total: _Counter(title, total, progress))

    def run(
        self, title: str, task: Callable[[Item], Result], items: Sequence[Item], result_type: type[Result]
    ) -> list[Result]:
        """The result of every item, in order. The task is a function of a module, and depends on its item alone."""
        self._prepare()
        journal = self.folder / f"{title}-{self.mark}.jsonl"
        done = dict(_read(journal, result_type))
        keys = [_key(item) for item in items]
        missing = {key: item for key, item in zip(keys, items, strict=True) if key not in done}
        with journal.open("ab") as file, self._workers() as work:
            counter = self.counting(title, len(missing))
            try:
                for key, result in work(_Task(task), missing.items()):
                    file.write(_encode((key, result)) + b"\n")
                    file.flush()
                    done[key] = result
                    counter.count()
            finally:
                counter.finish()
        return [done[key] for key in keys]

    def _prepare(self) -> None:
        """The folder keeps itself out of git."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / ".gitignore").write_text("*\n", "utf-8")

    @contextmanager
    def _workers(self) -> Iterator[Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]]:
        if self.processes == 1:
            yield map
        else:
            with get_context("spawn").Pool(self.processes, _leave_interruptions_to_the_parent) as pool:
                yield lambda task, items: pool.imap_unordered(task, items, chunksize=4)


def _leave_interruptions_to_the_parent() -> None:
    signal(SIGINT, SIG_IGN)


class Counting(Protocol):
    """Shows how far a run is."""

    def count(self) -> None:
        """One more is done."""

    def finish(self) -> None:
        """No more follows, whether all are done or not."""


class _Task(Generic[Item, Result]):
    """A task with the key of its item, so that results may come in any order."""

    def __init__(self, task: Callable[[Item], Result]) -> None:
        self.task = task

    def __call__(self, keyed: tuple[str, Item]) -> tuple[str, Result]:
        key, item = keyed
        return key, self.task(item)


class _Counter:
    """One line that says how far a run is."""

    def __init__(self, title: str, total: int, stream: TextIO | None) -> None:
        self.title, self.total, self.stream = title, total, stream
        self.done, self.began, self.told = 0, time.monotonic(), 0.0

    def count(self) -> None:
        self.done += 1
        now = time.monotonic()
        if now - self.told >= 1:
            self.told = now
            left = (now - self.began) / self.done * (self.total - self.done)
            self._tell(f"{self.title}: {self.done} of {self.total}, {left / 60:.1f} min left")

    def finish(self) -> None:
        if self.total:
            self._tell(f"{self.title}: {self.done} of {self.total}, {time.monotonic() - self.began:.0f} s", end="\n")

    def _tell(self, line: str, end: str = "") -> None:
        if self.stream is not None:
            self.stream.write(f"\r{line:<70}{end}")
            self.stream.flush()


def _key(item: Any) -> str:
    return blake2b(_encode(item), digest_size=12).hexdigest()


def _read(journal: Path, result_type: type[Result]) -> Iterator[tuple[str, Result]]:
    """The results that were written whole. A line that was torn by an interruption is cut off, and played again."""
    if not journal.exists():
        return
    text = journal.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        journal.write_bytes(whole)
    decoder = msgspec.json.Decoder(tuple[str, result_type])  # type: ignore[valid-type]
    for line in whole.splitlines():
        yield decoder.decode(line)


def study_mark(game: str) -> str:
    """Hash the code on which studies of a game depend: its rules, its players and its studies."""
    return code_mark(game, "afallon.players", "afallon.lab")
