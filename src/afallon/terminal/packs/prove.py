"""`afallon pack prove`: every verse read, every chapter won by everybody in every mode, and nothing is a dead end."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from afallon.lab.grail.proof import endure, keep_records, read_verses, win_chapters
from afallon.terminal.studies import Sheet, carry_out, playable_sizes, positive, runner
from afallon.text import say

PARTS = ("verses", "chapters", "bad-states")


def add_arguments(parser: ArgumentParser, texts: dict[str, str]) -> None:
    add = parser.add_argument
    add("--part", choices=PARTS, action="append", help=texts["balance-part"])
    add("--campaigns", type=positive, default=12, metavar="N", help=texts["prove-campaigns"])
    add("--days", type=int, default=30, metavar="N", help=texts["study-days"])
    add("--jobs", type=positive, metavar="N", help=texts["study-jobs"])
    add("--work", default=".lab", metavar="DIR", help=texts["study-work"])
    add("--out", metavar="FILE", help=texts["study-out"])


def run(asked: Namespace, language: str) -> int:
    """Look for proof: 0 if there is all of it, 1 if something is missing."""
    if not playable_sizes(language, asked.folder):
        return 1
    proof = _Proof(asked, language)
    code = carry_out(language, say(language, "grail-prove"), asked.out, proof.sheets)
    return code or int(proof.is_lacking)


class _Proof:
    def __init__(self, asked: Namespace, language: str) -> None:
        self.asked, self.language = asked, language
        self.runner = runner(language, asked.work, asked.jobs)
        self.is_lacking = False

    def sheets(self) -> Iterator[Sheet]:
        for part in self.asked.part or PARTS:
            yield getattr(self, part.replace("-", "_"))()

    def verses(self) -> Sheet:
        read, unread = read_verses(self.runner, self.asked.folder, campaigns=self.asked.campaigns, days=self.asked.days)
        self.is_lacking |= bool(unread)
        rows = [[name, self._say(f"unread-{why.replace('_', '-')}")] for name, why in unread.items()]
        return self._sheet("verses", ("verse", "why"), rows, read=len(read) - len(unread), verses=len(read))

    def chapters(self) -> Sheet:
        won = win_chapters(self.runner, self.asked.folder, seeds=self.asked.campaigns, days=self.asked.days)
        kept = keep_records(Path(self.asked.folder), won)
        self.is_lacking |= any(one.seed is None for one in won)
        rows = [
            [
                str(one.chapter),
                say(self.language, f"grail-mode-{one.mode}"),
                str(one.seats),
                self._ended(one.day),
                str(one.tried),
            ]
            for one in won
        ]
        return self._sheet("chapters", ("chapter", "mode", "players", "won-on-day", "tried"), rows, folder=str(kept))

    def bad_states(self) -> Sheet:
        endured = endure(self.runner, self.asked.folder, seeds=max(self.asked.campaigns // 4, 1), days=self.asked.days)
        self.is_lacking |= any(one.ended == "stuck" for one in endured)
        rows = [
            [
                self._say(f"state-{one.state}"),
                str(one.seats),
                self._say(f"ended-{one.ended}"),
                str(one.day),
                one.error or "",
            ]
            for one in endured
        ]
        return self._sheet("bad-states", ("state", "players", "ended", "day", "error"), rows)

    def _ended(self, day: int | None) -> str:
        return self._say("not-won") if day is None else str(day)

    def _sheet(self, name: str, columns: tuple[str, ...], rows: list[list[str]], **facts: Any) -> Sheet:
        return Sheet(self._say(name, **facts), [self._say(f"column-{column}") for column in columns], rows)

    def _say(self, name: str, **facts: Any) -> str:
        return say(self.language, f"grail-prove-{name}", **{key: str(value) for key, value in facts.items()})
