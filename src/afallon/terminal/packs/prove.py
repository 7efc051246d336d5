"""`afallon pack prove`: search for proofs that a pack can be won, read and survived, and report gaps."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from afallon.grail.content import load_pack
from afallon.grail.content.glossary import MODE_RULES
from afallon.lab.grail.proof.bad_states import endure
from afallon.lab.grail.proof.chapters import win_chapters
from afallon.lab.grail.proof.claims import chapter_won, chapters_of, claims_of, ending_reached, verse_read
from afallon.lab.grail.proof.proofs import Proof, Proofs
from afallon.lab.grail.proof.story import seek_story, why_unread
from afallon.terminal.studies import Sheet, carry_out, playable_sizes, positive, runner
from afallon.text import say

PARTS = ("chapters", "story", "bad-states")

MOST_NAMED = 3
"""Maximum number of proof names shown for an ending."""


def add_arguments(parser: ArgumentParser, texts: dict[str, str]) -> None:
    add = parser.add_argument
    add("--check", action="store_true", help=texts["prove-check"])
    add("--part", choices=PARTS, action="append", help=texts["balance-part"])
    add("--campaigns", type=positive, default=12, metavar="N", help=texts["prove-campaigns"])
    add("--days", type=int, default=30, metavar="N", help=texts["study-days"])
    add("--jobs", type=positive, metavar="N", help=texts["study-jobs"])
    add("--work", default=".lab", metavar="DIR", help=texts["study-work"])
    add("--out", metavar="FILE", help=texts["study-out"])


def run(asked: Namespace, language: str) -> int:
    """Search for missing proofs. Returns 0 if the proof is complete, else 1.

    With `--check`, only replay the kept proofs. Returns 0 if all of them hold, else 1.
    """
    sizes = playable_sizes(language, asked.folder)
    if not sizes:
        return 1
    proving = _Proving(asked, language, sizes)
    code = carry_out(
        language, say(language, "grail-prove"), asked.out, proving.check if asked.check else proving.sheets
    )
    return code or int(proving.is_lacking)


class _Proving:
    def __init__(self, asked: Namespace, language: str, sizes: Sequence[int]) -> None:
        self.asked, self.language, self.sizes = asked, language, sizes
        self.pack = load_pack(asked.folder)
        self.proofs = Proofs(Path(asked.folder))
        self.is_lacking = False

    def check(self) -> Iterator[Sheet]:
        yield from (self._kept(), self._chapters(), self._endings(), self._verses())
        self.is_lacking = any(proof.error is not None for proof in self.proofs)

    def sheets(self) -> Iterator[Sheet]:
        self.runner = runner(self.language, self.asked.work, self.asked.jobs)
        for part in self.asked.part or PARTS:
            yield from getattr(self, part.replace("-", "_"))()
        yield self._kept()

    def chapters(self) -> Iterator[Sheet]:
        win_chapters(self.runner, self.asked.folder, self.proofs, seeds=self.asked.campaigns, days=self.asked.days)
        self.is_lacking |= self._lacks("chapter")
        yield self._chapters()

    def story(self) -> Iterator[Sheet]:
        seek_story(self.runner, self.asked.folder, self.proofs, campaigns=self.asked.campaigns, days=self.asked.days)
        self.is_lacking |= self._lacks("ending", "verse")
        yield from (self._endings(), self._verses())

    def bad_states(self) -> Iterator[Sheet]:
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
        yield self._sheet("bad-states", ("state", "players", "ended", "day", "error"), rows)

    def _lacks(self, *kinds: str) -> bool:
        shown = self.proofs.shown
        return any(claim.kind in kinds and claim not in shown for claim in claims_of(self.pack, self.sizes))

    def _chapters(self) -> Sheet:
        """Return a row for each chapter in each mode, with a column for each number of players."""
        shown, won = self.proofs.shown, 0
        rows: list[list[str]] = []
        for chapter in chapters_of(self.pack):
            for mode in MODE_RULES:
                cells = [chapter_won(chapter, mode, seats) in shown for seats in self.sizes]
                won += sum(cells)
                rows.append(
                    [
                        str(chapter) if self.pack.chapters else "–",
                        say(self.language, f"grail-mode-{mode}"),
                        *(self._say("won" if is_won else "not-won") for is_won in cells),
                    ]
                )
        columns = [self._say("column-chapter"), self._say("column-mode"), *map(str, self.sizes)]
        return Sheet(self._say("chapters", won=won, chapters=len(rows) * len(self.sizes)), columns, rows)

    def _endings(self) -> Sheet:
        rows = []
        for ending in self.pack.endings:
            showing = [proof.name for proof in self.proofs if ending_reached(ending) in proof.shows]
            rows.append([ending, ", ".join(showing[:MOST_NAMED]) or self._say("not-reached")])
        reached = sum(ending_reached(ending) in self.proofs.shown for ending in self.pack.endings)
        return self._sheet("endings", ("ending", "proof"), rows, reached=reached, endings=len(rows))

    def _verses(self) -> Sheet:
        read = {verse for verse in self.pack.verses if verse_read(verse) in self.proofs.shown}
        unread = [verse for verse in self.pack.verses if verse not in read]
        reasons = (why_unread(self.pack, verse, read).replace("_", "-") for verse in unread)
        rows = [[verse, self._say(f"unread-{why}")] for verse, why in zip(unread, reasons, strict=True)]
        return self._sheet("verses", ("verse", "why"), rows, read=len(read), verses=len(self.pack.verses))

    def _kept(self) -> Sheet:
        rows = [[proof.name, str(proof.answers), str(proof.day), self._holds(proof)] for proof in self.proofs]
        self.is_lacking |= any(proof.error is not None for proof in self.proofs)
        return self._sheet("proofs", ("proof", "answers", "day", "replay"), rows, folder=self.proofs.folder)

    def _holds(self, proof: Proof) -> str:
        return self._say("holds") if proof.error is None else self._say("broken", reason=proof.error[:200])

    def _sheet(self, name: str, columns: tuple[str, ...], rows: list[list[str]], **facts: Any) -> Sheet:
        return Sheet(self._say(name, **facts), [self._say(f"column-{column}") for column in columns], rows)

    def _say(self, name: str, **facts: Any) -> str:
        return say(self.language, f"grail-prove-{name}", **{key: str(value) for key, value in facts.items()})
