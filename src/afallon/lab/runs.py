"""Runs: tasks over many games in parallel processes, with a progress line, resumable after an interruption."""

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
    """Runs tasks and caches their results in a folder; cached results are not computed again.

    The mark is part of the cache's file name: it separates results of different versions of the code (`study_mark`).
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
        """Write progress as a line to `progress`, or to the counter that `counting` makes of title and total."""
        self.folder = folder
        self.mark = mark
        self.processes = processes
        self.counting = counting or (lambda title, total: _Counter(title, total, progress))

    def run(
        self, title: str, task: Callable[[Item], Result], items: Sequence[Item], result_type: type[Result]
    ) -> list[Result]:
        """Return the result of every item, in order. The task must be a module-level function of its item alone."""
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
        """Create the folder, with a `.gitignore` for itself."""
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
    """Shows the progress of a run."""

    def count(self) -> None:
        """Count one more finished item."""

    def finish(self) -> None:
        """End the display; items may be left after an interruption."""


class _Task(Generic[Item, Result]):
    """A task that returns the key of its item, so that results may arrive in any order."""

    def __init__(self, task: Callable[[Item], Result]) -> None:
        self.task = task

    def __call__(self, keyed: tuple[str, Item]) -> tuple[str, Result]:
        key, item = keyed
        return key, self.task(item)


class _Counter:
    """A progress line."""

    def __init__(self, title: str, total: int, stream: TextIO | None) -> None:
        self.title, self.total, self.stream = title, total, stream
        self.done, self.began, self.shown = 0, time.monotonic(), 0.0

    def count(self) -> None:
        self.done += 1
        now = time.monotonic()
        if now - self.shown >= 1:
            self.shown = now
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
    """Yield the complete results. A line torn by an interruption is cut off, and its item is run again."""
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
    """Return the fingerprint of the code that studies of a game depend on: rules, players and studies."""
    return code_mark(game, "afallon.players", "afallon.lab")
