"""Load shedding: measure the delay of the event loop, and refuse newcomers before people at a table have to wait."""

import logging
from collections import deque
from statistics import median
from typing import Final

from afallon.server.clock import Clock

log = logging.getLogger("afallon.server")

_TICK: Final = 0.1
_MEMORY: Final = 2.0
"""Time constant of the delay's moving average, in seconds."""

_LOOKS: Final = 5
"""Number of ticks in the median. Most of them must be late: one pause is not load, however long it is."""


class LoadGauge:
    """Measures the delay of the event loop in seconds. Its owner starts `run`."""

    def __init__(self, clock: Clock, busy_after: float) -> None:
        self._clock = clock
        self._busy_after = busy_after
        self._late = deque([0.0] * _LOOKS, maxlen=_LOOKS)
        self._lateness = 0.0
        self._was_busy = False

    @property
    def is_busy(self) -> bool:
        """Whether newcomers are refused: new rooms and new spectators."""
        return self._lateness > self._busy_after

    @property
    def is_overloaded(self) -> bool:
        """Whether people who are here are slowed down as well, by the rate limit `rush`."""
        return self._lateness > 2 * self._busy_after

    async def run(self) -> None:
        """Measure the delay ten times a second, for ever."""
        while True:
            before = self._clock.now()
            await self._clock.sleep(_TICK)
            self.note(self._clock.now() - before)

    def note(self, took: float) -> None:
        """Record the seconds between two measurements, which should be one tick."""
        self._late.append(max(0.0, took - _TICK))
        share = min(1.0, took / _MEMORY)
        self._lateness += share * (median(self._late) - self._lateness)
        if self.is_busy != self._was_busy:
            self._was_busy = self.is_busy
            log.warning("%s", "busy: nobody new is taken in" if self.is_busy else "no longer busy")
