"""Searches: campaigns played to show claims, from their beginning or from a moment of another record."""

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from afallon.kernel import Record, SeededChance, Table
from afallon.lab.grail.campaigns import Campaign, Endless, answers, begun
from afallon.lab.grail.proof.claims import Claim, shown_by
from afallon.lab.grail.proof.proofs import Proof, as_kept, placed


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """The moment of a record from which a search starts: the beginning of a chapter or day, or the end."""

    record: str
    chapter: int | None = None
    day: int | None = None

    def has_come(self, table: Table[Any]) -> bool:
        return (self.chapter is not None and table.state.chapter >= self.chapter) or (
            self.day is not None and table.state.day >= self.day
        )


def table_at(campaign: Campaign, start: Start | None) -> Table[Any]:
    """Return the table for the start of a campaign. From there on, chance follows the seed of the campaign."""
    if start is None:
        return begun(campaign)
    record = placed(Record.parse(start.record), campaign.folder)
    table = Table.replay(replace(record, lines=()))
    for line in record.lines:
        if start.has_come(table):
            break
        table.play_line(line)
    table.chance = SeededChance(campaign.seed)
    table.go_on()
    return table


def search(campaign: Campaign, start: Start | None, wanted: Collection[Claim]) -> Proof | None:
    """Play until the campaign has shown all wanted claims, or to its end.

    Returns the record up to the last wanted claim that was shown, or nothing if there is none.
    """
    table = table_at(campaign, start)
    missing, seen, found = set(wanted), None, None
    try:
        for answer in answers(campaign, table):
            table.submit(answer)
            now = (len(table.view(None).verses), table.state.chapter, table.state.ending, table.outcome)
            if now == seen:
                continue
            seen, shows = now, shown_by(table)
            if new := missing & shows:
                missing -= new
                found = Proof("", tuple(sorted(shows)), table.answers, table.state.day)
                length = len(table.lines())
            if not missing:
                break
    except Endless:
        pass
    if found is None:
        return None
    record = table.record()
    return replace(found, record=as_kept(replace(record, lines=record.lines[:length])))
