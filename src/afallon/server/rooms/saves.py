"""Export a campaign as a save, and import one."""

from typing import Any, Final

import msgspec

from afallon import __version__
from afallon.kernel import Record, RecordError, Scenes, Table
from afallon.kernel.errors import ContentChanged
from afallon.kernel.record import Answered, Note, Undone
from afallon.players import BEST
from afallon.saves import Session, read_save, write_save
from afallon.server.errors import Refusal, log_failure
from afallon.server.kits import KITS
from afallon.server.rooms.journal import Started
from afallon.server.rooms.naming import free_bot_name
from afallon.server.rooms.room import Room

_LONGEST_NAME_OF_A_PACK: Final = 60
_MOST_UNDONE: Final = 2000
_FARTHEST_BACK: Final = 200
"""Limits on undos in a save: how many, and how many answers at a time. The answers after them are replayed."""


class TakenIn(msgspec.Struct, frozen=True):
    """An imported campaign."""

    game: str
    seats: int
    chosen: dict[str, Any]
    """The options that people choose."""

    started: Started
    """The line that starts it, without a seed yet."""


def write_campaign(room: Room, language: str) -> str:
    """Return the campaign as a save: its record without notes and without the seed, which would reveal future chance.

    Seats without a person get a name and this language. Raises `Refusal` if there is no campaign.
    """
    match = room.match
    if room.kit.campaign is None or match is None or match.table is None:
        raise Refusal("no_campaign")
    table = match.table
    names: list[str] = []
    for chair in room.chairs[: room.seats]:
        names.append(chair.name or free_bot_name(room, language, frozenset(names)))
    languages = {holder.seat: holder.language for holder in room.holders.values()}
    session = Session(
        afallon=__version__,
        names=tuple(names),
        people=tuple(seat for seat in table.seats if room.chairs[seat].who != "bot"),
        bots=BEST,
        languages=tuple(languages.get(seat, language) for seat in table.seats),
    )
    return write_save(session, _without_notes(match.whole_record()))


def read_campaign(text: str) -> TakenIn:
    """Return the campaign of a save, replayed to its last moment; raises `Refusal` if it cannot be played here."""
    try:
        _, record = read_save(text)
    except RecordError:
        raise Refusal("bad_save") from None
    header = record.header
    campaign = KITS[header.game].campaign if header.game in KITS else None
    if campaign is None or header.start is not None or not _is_bounded(record):
        raise Refusal("bad_save")
    known = campaign.take_in(header.options)
    if known is None:
        pack = str(header.options.get("pack")).rpartition("/")[2]
        raise Refusal("pack_missing", pack=pack[:_LONGEST_NAME_OF_A_PACK])
    options, chosen = known
    here = msgspec.structs.replace(header, options=options)
    try:
        table = Table.replay(_without_notes(Record(here, record.lines)))
        scenes = Scenes(table)
        for reader in (None, *table.seats):
            scenes.whole(reader)  # a campaign whose scenes cannot be made is refused as well
    except RecordError as error:
        log_failure(error)
        if isinstance(error.__cause__, ContentChanged):
            raise Refusal.of_content(error.__cause__.problems) from None
        raise Refusal("save_unplayable") from None
    except Exception as error:  # a save may contain anything: these rules cannot play it
        log_failure(error)
        raise Refusal("save_unplayable") from None
    if table.outcome is not None:
        raise Refusal("save_is_over")
    played = table.record()
    started = Started("", played.header.options, played.header.version, played.lines)
    return TakenIn(header.game, header.seats, chosen, started)


def _is_bounded(record: Record) -> bool:
    """Return whether the undos of a record are few and short enough for a quick replay."""
    standing = undone = 0
    for line in record.lines:
        if isinstance(line, Undone):
            if not 0 <= standing - line.keep <= _FARTHEST_BACK:
                return False
            standing, undone = line.keep, undone + 1
        standing += isinstance(line, Answered)
    return undone <= _MOST_UNDONE


def _without_notes(record: Record) -> Record:
    return Record(record.header, tuple(line for line in record.lines if not isinstance(line, Note)))
