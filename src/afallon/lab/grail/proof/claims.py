"""Claims: the chapters, endings and verses of a pack that a campaign can show."""

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from afallon.grail.content import Pack
from afallon.grail.content.glossary import MODE_RULES
from afallon.grail.rules.chapters.events import EndingReached
from afallon.grail.rules.state import State, setup_of
from afallon.grail.setup import full_rules
from afallon.kernel import Table


class Claim(msgspec.Struct, frozen=True, order=True):
    """One thing to show: a chapter won by a number of players in a mode, an ending reached, or a verse read."""

    kind: Literal["chapter", "ending", "verse"]
    name: str

    @property
    def file_name(self) -> str:
        """The name of the file for a proof of this claim."""
        return f"{self.kind}-{self.name}".replace(":", "-")


def chapter_won(chapter: int, mode: str, seats: int) -> Claim:
    return Claim("chapter", f"{chapter}-{mode}-{seats}")


def ending_reached(ending: str) -> Claim:
    return Claim("ending", ending)


def verse_read(verse: str) -> Claim:
    return Claim("verse", verse)


def chapters_of(pack: Pack) -> tuple[int, ...]:
    """The numbers of the chapters; a pack without chapters is one chapter, number 0."""
    return tuple(pack.chapters) or (0,)


def claims_of(pack: Pack, sizes: Collection[int]) -> tuple[Claim, ...]:
    """All claims of a pack for groups of these sizes: chapters, then endings, then verses."""
    return (
        *(chapter_won(number, mode, seats) for number in chapters_of(pack) for mode in MODE_RULES for seats in sizes),
        *map(ending_reached, pack.endings),
        *map(verse_read, pack.verses),
    )


def shown_by(table: Table[Any]) -> frozenset[Claim]:
    """The claims that the campaign at this table has shown so far."""
    pack, state = setup_of(table).pack, table.state
    endings = (event.data["ending"] for event in table.events_for(None) if event.kind == EndingReached.kind)
    return frozenset(
        (
            *(chapter_won(number, state.mode, len(table.seats)) for number in _chapters_won(table, pack)),
            *map(ending_reached, endings),
            *(verse_read(verse) for verse in table.view(None).verses if verse in pack.verses),
        )
    )


def _chapters_won(table: Table[Any], pack: Pack) -> tuple[int, ...]:
    """The chapters that are over; none, if the campaign leaves out a rule of its mode."""
    state: State = table.state
    mode: Any = state.mode
    if set(state.rules) != set(full_rules(mode, pack)):
        return ()
    is_victory = table.outcome is not None and table.outcome.side == "victory"
    return tuple(number for number in chapters_of(pack) if number < state.chapter + is_victory)
