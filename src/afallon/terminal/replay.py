"""Replay of a record, event by event, as one seat or an omniscient reader sees it."""

from functools import partial
from pathlib import Path

import msgspec

from afallon.kernel import Fold
from afallon.terminal.device import Device
from afallon.terminal.kits import KITS
from afallon.terminal.prompt import commands, plain, read_command
from afallon.terminal.request import find_seat
from afallon.terminal.scene import Scene
from afallon.terminal.session import UnreadableFile, load, replay

ALL = "all"
_TRUTH = "truth"
"""The kernel's name for the reader of the complete log."""


class StillPlaying(Exception):
    """The game is not over: an omniscient replay would spoil it."""


class NoCoach(Exception):
    """This game has no coach."""


class UnknownSeat(Exception):
    """The record has no such seat; `names` are its seats."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        super().__init__(names)


def look_back(path: Path, language: str, asked_seat: str | None, device: Device) -> None:
    """Step through the record in this file. A seat is given by its number, counted from 1, or by its name."""
    session, record = load(path)
    kit = KITS.get(record.header.game)
    if kit is None:
        raise UnreadableFile(path, record.header.game)
    table = replay(path, kit.placed(record, path))
    names = session.names if session else tuple(str(seat + 1) for seat in table.seats)
    words = kit.at_table(kit.words(language, names), table.setup)
    reader = plain(asked_seat or ALL)
    seat = find_seat(reader, names)
    if seat is None and reader != ALL:
        raise UnknownSeat(names)
    if seat is None and table.outcome is None and kit.has_secrets:
        raise StillPlaying
    events = table.all_events() if seat is None else table.events_for(seat)
    fold = Fold(lambda: table.game.view(_TRUTH if seat is None else seat))
    line = words.say("terminal-next", letter=commands(language)["quit"][0])
    device.begin()
    try:
        for place, event in enumerate(events):
            view = fold.extend(events[: place + 1])
            if words.is_told(event):
                typed = device.step(Scene(kit, words, view, events[: place + 1], read=place), line)
                if read_command(typed, language) == "quit":
                    return
    except (EOFError, KeyboardInterrupt):
        return
    finally:
        device.end()
    if table.outcome is not None:
        device.leave(kit.ending(view, words), partial(kit.draw_story, view, words))


def coached(path: Path) -> str:
    """Return the coach's review of the game in this file, as JSON."""
    from afallon.players.avalon.coach import coach

    _, record = load(path)
    table = replay(path, record)
    if table.game.name != "avalon":
        raise NoCoach
    if table.outcome is None:
        raise StillPlaying
    streams = {seat: table.events_for(seat) for seat in (None, *table.seats)}
    return msgspec.json.format(msgspec.json.encode(coach(streams)), indent=1).decode()
