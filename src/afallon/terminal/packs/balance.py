"""`afallon pack balance`: the difficulty of a pack's encounters, and the resources of its days."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Any

from afallon.grail.content.glossary import RESOURCES
from afallon.grail.setup import SEATS
from afallon.lab.estimate import Estimate, share_interval
from afallon.lab.grail.accounts import accounts, play_campaigns, progress
from afallon.lab.grail.balance import REACTIONS, WITH_TRAIT, Study
from afallon.lab.grail.players import PLAYERS_BY_NAME
from afallon.terminal.studies import Sheet, carry_out, playable_sizes, positive, runner
from afallon.text import say

PARTS = ("encounters", "players", "traits", "reactions", "days")
"""The parts of the study."""

RISES = (0, 6)
"""Rises of the price for comparing two players."""


def add_arguments(parser: ArgumentParser, texts: dict[str, str]) -> None:
    add = parser.add_argument
    add("--part", choices=PARTS, action="append", help=texts["balance-part"])
    add("--player", choices=list(PLAYERS_BY_NAME), default="planner", help=texts["balance-player"])
    add("--fights", type=positive, default=20, metavar="N", help=texts["balance-fights"])
    add("--campaigns", type=positive, default=6, metavar="N", help=texts["balance-campaigns"])
    add("--days", type=int, default=15, metavar="N", help=texts["study-days"])
    add("--seats", type=int, choices=SEATS, action="append", metavar="1..4", help=texts["study-seats"])
    add("--jobs", type=positive, metavar="N", help=texts["study-jobs"])
    add("--work", default=".lab", metavar="DIR", help=texts["study-work"])
    add("--out", metavar="FILE", help=texts["study-out"])


def run(asked: Namespace, language: str) -> int:
    """Play the games and show the tables."""
    playable = playable_sizes(language, asked.folder)
    numbers = [seats for seats in asked.seats or SEATS if seats in playable]
    if playable and not numbers:
        known = ", ".join(map(str, playable))
        print(say(language, "grail-study-too-many-players", known=known), file=sys.stderr)
    if not numbers:
        return 1
    study = _Balance(asked, language, numbers)
    return carry_out(language, say(language, "grail-balance"), asked.out, study.sheets)


class _Balance:
    def __init__(self, asked: Namespace, language: str, numbers: Sequence[int]) -> None:
        self.asked, self.language, self.numbers = asked, language, numbers
        self.runner = runner(language, asked.work, asked.jobs)
        self.study = Study(self.runner, asked.folder, player=asked.player, fights=asked.fights)

    def sheets(self) -> Iterator[Sheet]:
        for part in self.asked.part or PARTS:
            yield from getattr(self, part)()

    def encounters(self) -> Iterator[Sheet]:
        columns = ("encounter", "colour", "level", "players", "won", "health", "terror", "magic", "rounds")
        rows = [
            [one.encounter, self._say(f"colour-{one.colour}"), str(one.level or "–"), str(one.seats), _percent(one.won)]
            + [_number(getattr(one, what)) for what in ("health", "terror", "magic", "rounds")]
            for one in self.study.hardness(self.numbers)
        ]
        yield self._sheet("encounters", columns, rows)

    def players(self) -> Iterator[Sheet]:
        other = "greedy" if self.asked.player != "greedy" else "random"
        rows = [
            [str(one.level), f"+{one.price}", _percent(one.better), _percent(one.worse), _points(one.difference)]
            for one in self.study.lead(other, RISES)
        ]
        yield self._sheet("players", ("level", "price", "won", "other", "difference"), rows, other=other)

    def traits(self) -> Iterator[Sheet]:
        rows = [
            [
                say(self.language, f"grail-trait-{one.trait.replace('_', '-')}"),
                _percent(one.without),
                _percent(one.having),
                "–" if one.price is None else f"{one.price:+.1f}",
            ]
            for one in self.study.traits()
        ]
        yield self._sheet("traits", ("trait", "without", "having", "worth"), rows, rise=WITH_TRAIT[-1])

    def reactions(self) -> Iterator[Sheet]:
        rows = [[one.encounter, *map(_percent, one.won)] for one in self.study.reactions()]
        title = self._say("reactions", fights=self.asked.fights, player=self.asked.player)
        yield Sheet(title, [self._say("column-encounter"), *(f"{shift:+}" for shift in REACTIONS)], rows)

    def days(self) -> Iterator[Sheet]:
        for knows_pack in (False, True):
            played = play_campaigns(
                self.runner,
                self.asked.folder,
                numbers=self.numbers,
                campaigns=self.asked.campaigns,
                days=self.asked.days,
                knows_pack=knows_pack,
            )
            columns = ("players", "days", "chapter", "quests", "verses", "defeats")
            summaries = [progress(seats, some) for seats, some in played.items()]
            rows = [
                [
                    str(one.seats),
                    *map(_number, (one.days, one.chapters, one.achieved, one.verses)),
                    _percent(one.defeats),
                ]
                for one in summaries
            ]
            known = str(knows_pack).lower()
            yield self._sheet("progress", columns, rows, known=known, days=self.asked.days)
        yield from self._ledger(played)

    def _ledger(self, played: dict[int, list[Any]]) -> Iterator[Sheet]:
        resources = [say(self.language, f"grail-quantity-{what}") for what in RESOURCES]
        columns = [*(self._say(f"column-{name}") for name in ("chapter", "day")), *resources, self._say("column-light")]
        for seats, some in played.items():
            rows = [
                [str(one.chapter), self._say("mean-day") if one.day is None else str(one.day)]
                + [f"+{one.gained[what]:.1f} −{one.spent[what]:.1f} = {one.held[what]:.1f}" for what in RESOURCES]
                + [f"{one.light:.1f}"]
                for one in accounts(seats, some)
            ]
            yield Sheet(self._say("ledger", players=seats, campaigns=self.asked.campaigns), columns, rows)

    def _sheet(self, name: str, columns: tuple[str, ...], rows: list[list[str]], **facts: Any) -> Sheet:
        told = {"player": self.asked.player, "fights": self.asked.fights, "campaigns": self.asked.campaigns}
        return Sheet(self._say(name, **told, **facts), [self._say(f"column-{column}") for column in columns], rows)

    def _say(self, name: str, **facts: Any) -> str:
        return say(self.language, f"grail-balance-{name}", **{key: str(value) for key, value in facts.items()})


def _percent(one: Estimate) -> str:
    low, high = share_interval(one)
    return f"{100 * one.mean:.0f}% ({100 * low:.0f}–{100 * high:.0f})"


def _number(one: Estimate) -> str:
    return f"{one.mean:.1f}" + (f"±{one.margin:.1f}" if isfinite(one.margin) else "")


def _points(one: Estimate) -> str:
    return f"{100 * one.mean:+.0f}" + (f"±{100 * one.margin:.0f}" if isfinite(one.margin) else "")
