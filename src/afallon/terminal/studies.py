"""Studies at the terminal: progress bars, tables of results, and the same as Markdown."""

import sys
from collections.abc import Callable, Iterable, Sequence
from os import cpu_count
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from afallon.grail.content import PackError, load_pack
from afallon.grail.setup import check
from afallon.lab.grail.campaigns import party_sizes
from afallon.lab.report import header, row
from afallon.lab.runs import Runner, study_mark
from afallon.terminal.grail.pack_problems import say_pack_problem
from afallon.terminal.grail.words import GrailWords
from afallon.text import say

INTERRUPTED = 130
"""The exit code of a program that Ctrl-C has ended."""


class Sheet(NamedTuple):
    """A table: its title, the headings of its columns, and its rows."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def positive(text: str) -> int:
    """Parse an argument that counts something: a number from 1 on."""
    if (number := int(text)) < 1:
        raise ValueError(text)
    return number


class _Bar:
    """The progress bar of one run."""

    def __init__(self, title: str, total: int) -> None:
        words, numbers = TextColumn("{task.description}"), MofNCompleteColumn()
        self._progress = Progress(words, BarColumn(), numbers, TimeRemainingColumn(), console=Console(stderr=True))
        self._task = self._progress.add_task(title, total=total)
        if total:
            self._progress.start()

    def count(self) -> None:
        self._progress.advance(self._task)

    def finish(self) -> None:
        self._progress.stop()


def playable_sizes(language: str, folder: str) -> tuple[int, ...]:
    """Return the numbers of players that can play the pack. If there are none, print the reasons."""
    told: list[str] = []
    try:
        load_pack(folder)
        if sizes := party_sizes(folder):
            return sizes
        words = GrailWords(language, ())
        told += map(words.problem, check(1, {"pack": folder})[1])
    except PackError as error:
        told += (say_pack_problem(language, problem) for problem in error.problems)
    print(*told, sep="\n", file=sys.stderr)
    return ()


def runner(language: str, folder: str, jobs: int | None) -> Runner:
    """Return a runner with this number of processes, by default one per core; results are cached in the folder."""

    def bar(title: str, total: int) -> _Bar:
        return _Bar(say(language, "grail-study-run", run=title), total)

    return Runner(Path(folder), mark=study_mark("grail"), processes=jobs or cpu_count() or 1, counting=bar)


def carry_out(language: str, heading: str, out: str | None, study: Callable[[], Iterable[Sheet]]) -> int:
    """Show the results of a study table by table, and write them to `out`. Returns the exit code."""
    console, sheets = Console(), []
    try:
        for sheet in study():
            sheets.append(sheet)
            console.print(_drawn(sheet) if sheet.rows else f"{sheet.title}\n{say(language, 'grail-study-none')}\n")
    except KeyboardInterrupt:
        Console(stderr=True).print(say(language, "grail-study-interrupted"))
        return INTERRUPTED
    finally:
        if out is not None and sheets:
            Path(out).write_text("\n".join(_page(language, heading, sheets)), "utf-8")
    return 0


def _drawn(sheet: Sheet) -> Table:
    table = Table(title=sheet.title, title_justify="left")
    for column in sheet.columns:
        table.add_column(column, no_wrap=column == sheet.columns[0])
    for cells in sheet.rows:
        table.add_row(*cells)
    return table


def _page(language: str, heading: str, sheets: Sequence[Sheet]) -> Iterable[str]:
    yield f"# {heading}"
    for sheet in sheets:
        yield ""
        yield f"## {sheet.title}"
        yield ""
        if not sheet.rows:
            yield say(language, "grail-study-none")
            continue
        yield from header(*sheet.columns)
        for cells in sheet.rows:
            yield row(*cells)
    yield ""
