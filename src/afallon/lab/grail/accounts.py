"""Accounts: resources that planners' campaigns gain and spend, by day and by chapter."""

from collections.abc import Iterable, Sequence

import msgspec

from afallon.grail.content import load_pack
from afallon.grail.content.glossary import RESOURCES
from afallon.lab.estimate import Estimate, estimate
from afallon.lab.grail.campaigns import Campaign, Day, Played, play
from afallon.lab.runs import Runner


class Account(msgspec.Struct, frozen=True):
    """The resources of a day or a chapter, per character, as means over campaigns."""

    seats: int
    chapter: int
    day: int | None
    """The day, or `None` for the mean day of the chapter."""

    campaigns: int
    gained: dict[str, float]
    spent: dict[str, float]
    held: dict[str, float]
    light: float


class Progress(msgspec.Struct, frozen=True):
    """The progress of campaigns with one number of players."""

    seats: int
    days: Estimate
    chapters: Estimate
    achieved: Estimate
    verses: Estimate
    defeats: Estimate


def play_campaigns(
    runner: Runner, folder: str, *, numbers: Sequence[int], campaigns: int, days: int, knows_pack: bool
) -> dict[int, list[Played]]:
    """Return this number of campaigns for each number of players, played with or without knowledge of the pack."""
    pack_hash = load_pack(folder).hash
    items = [
        Campaign(folder, pack_hash, seats, seed, days=days, knows_pack=knows_pack)
        for seats in numbers
        for seed in range(campaigns)
    ]
    results = runner.run("campaigns", play, items, Played)
    return {seats: results[place * campaigns : (place + 1) * campaigns] for place, seats in enumerate(numbers)}


def progress(seats: int, played: Sequence[Played]) -> Progress:
    return Progress(
        seats,
        days=estimate(one.day for one in played),
        chapters=estimate(one.chapter for one in played),
        achieved=estimate(len(one.achieved) for one in played),
        verses=estimate(len(one.verses) for one in played),
        defeats=estimate(float(one.side == "defeat") for one in played),
    )


def accounts(seats: int, played: Sequence[Played]) -> list[Account]:
    """Return the accounts of each chapter: day by day, then the mean day."""
    days = [day for one in played for day in one.days]
    rows = []
    for chapter in sorted({day.chapter for day in days}):
        within = [day for day in days if day.chapter == chapter]
        for number in sorted({day.day for day in within}):
            rows.append(_account(seats, chapter, number, [day for day in within if day.day == number]))
        rows.append(_account(seats, chapter, None, within))
    return rows


def _account(seats: int, chapter: int, day: int | None, days: Sequence[Day]) -> Account:
    def mean(amounts: Iterable[int]) -> float:
        return sum(amounts) / len(days)

    return Account(
        seats,
        chapter,
        day,
        len(days),
        gained={what: mean(one.gained[what] for one in days) / seats for what in RESOURCES},
        spent={what: mean(one.spent[what] for one in days) / seats for what in RESOURCES},
        held={what: mean(one.held[what] for one in days) / seats for what in RESOURCES},
        light=mean(one.light for one in days),
    )
