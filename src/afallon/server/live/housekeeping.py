"""Housekeeping: once a second, handle absences, checks, bookmarks and idle rooms.

A bot stands in for a person who is away too long. The night ends without absent people. An absent host is replaced.
Idle rooms leave the memory, and expired rooms are deleted from the store.
"""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from afallon.server.clock import Clock
from afallon.server.errors import Refusal, log_failure
from afallon.server.live.bot_driver import BotDriver
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.registry import RoomRegistry
from afallon.server.rooms.commands import Verdict
from afallon.server.rooms.commands.chairs import relieve_host, stand_in_for
from afallon.server.rooms.commands.playing import break_dawn, check
from afallon.server.settings import Settings
from afallon.server.store import StoreError

log = logging.getLogger("afallon.server")

IDLE_BEFORE_CLOSING: Final = 600.0
"""Seconds without use after which a room leaves the memory. It stays in the store."""

_SECONDS_BETWEEN_RUNS: Final = 1.0
_SECONDS_BEFORE_FIRST_EXPIRY: Final = 600.0
"""Leaves time to stop a server on which something is wrong, the clock for example."""

_SECONDS_BETWEEN_EXPIRIES: Final = 3600.0
_SECONDS_A_DAY: Final = 86_400


class _Absences(msgspec.Struct):
    """The times since when a room has been waiting for absent people."""

    seats: dict[int, float] = {}
    host: float | None = None


class Housekeeping:
    """Maintains the rooms in memory. Its owner starts `run`, or calls `run_once`."""

    def __init__(self, registry: RoomRegistry, bots: BotDriver, settings: Settings, clock: Clock) -> None:
        self._registry = registry
        self._bots = bots
        self._settings = settings
        self._clock = clock
        self._absences: dict[LiveRoom, _Absences] = {}
        self._next_expiry = clock.now() + _SECONDS_BEFORE_FIRST_EXPIRY

    async def run(self) -> None:
        """Run once a second, for ever."""
        while True:
            await self.run_once()
            await self._clock.sleep(_SECONDS_BETWEEN_RUNS)

    async def run_once(self) -> None:
        """Check every room once, and delete expired rooms once an hour."""
        self._absences = {live: self._absences.get(live, _Absences()) for live in self._registry}
        for live, absences in self._absences.items():
            try:
                await self._check_room(live, absences)
            except Exception as error:  # a fault in one room must not affect the others
                log_failure(error)
        if self._clock.now() >= self._next_expiry:
            self._next_expiry = self._clock.now() + _SECONDS_BETWEEN_EXPIRIES
            await self.forget_old_rooms()

    async def forget_old_rooms(self) -> int:
        """Delete the rooms that have expired by the settings, and return their number."""
        settings = self._settings
        try:
            forgotten = await self._registry.forget_older_than(
                settings.expire_days * _SECONDS_A_DAY, campaigns=settings.campaign_expire_days * _SECONDS_A_DAY
            )
        except StoreError as error:
            log.error("old rooms could not be forgotten: %s", error)
            return 0
        if forgotten:
            log.info("forgot %d old rooms", forgotten)
        return forgotten

    async def check_matches(self) -> None:
        """Write a check of every match to its journal, so that other rules cannot continue a different game."""
        for live in self._registry:
            await _try(live, partial(check, live.room))

    async def _check_room(self, live: LiveRoom, absences: _Absences) -> None:
        room = live.room
        await _try(live, partial(check, room))
        await live.keep_bookmark()
        if not live.connections:
            absences.seats, absences.host = {}, None
            if live.idle_time() > IDLE_BEFORE_CLOSING and not self._bots.is_thinking(live) and not live.lock.locked():
                live.close()
        elif not any(map(room.is_here, room.people())):
            absences.seats = {}
        else:
            await self._handle_absent_seats(live, absences)
            await self._handle_absent_host(live, absences)

    async def _handle_absent_seats(self, live: LiveRoom, absences: _Absences) -> None:
        room, now = live.room, self._clock.now()
        yet_to_look = room.yet_to_look() if room.is_night else []
        waited_for = [seat for seat in {*room.waits_for(), *yet_to_look} if not room.is_here(seat)]
        absences.seats = {seat: absences.seats.get(seat, now) for seat in waited_for if not room.chairs[seat].stand_in}

        def has_been_away(seat: int, seconds: float) -> bool:
            return now - absences.seats.get(seat, now) >= seconds

        if yet_to_look and all(has_been_away(seat, self._settings.night_absence) for seat in yet_to_look):
            await _try(live, partial(break_dawn, room))
        for seat in absences.seats if room.kit.campaign is None else ():  # in a campaign no bot decides for a person
            if has_been_away(seat, self._settings.absence):
                await _try(live, partial(stand_in_for, room, seat))

    async def _handle_absent_host(self, live: LiveRoom, absences: _Absences) -> None:
        room, now = live.room, self._clock.now()
        if room.host is None or room.is_here(room.host):
            absences.host = None
            return
        absences.host = now if absences.host is None else absences.host
        if now - absences.host >= self._settings.host_absence:
            await _try(live, partial(relieve_host, room))


async def _try(live: LiveRoom, decide: Callable[[], Verdict]) -> None:
    try:
        await live.change(decide)
    except Refusal as refusal:
        log.info("housekeeping was refused: %s", refusal.code)
