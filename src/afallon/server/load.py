"""How busy the server is, seen by how late it gets to things; and what it then takes on no longer.

Those who sit at a table come first: before they have to wait, nobody new is taken in.
"""

import logging
from collections import deque
from statistics import median
from typing import Final

from afallon.server.clock import Clock

log = logging.getLogger("afallon.server")

_TICK: Final = 0.1
_MEMORY: Final = 2.0
"""Over how many seconds lateness is averaged."""

_LOOKS: Final = 5
"""Of how many ticks the median counts: most of them must be late, for one pause is no load, however long."""


class LoadGauge:
    """Measures by how many seconds the server is late. Its owner lets it `run`."""

    def __init__(self, clock: Clock, busy_after: float) -> None:
        self._clock = clock
        self._busy_after = busy_after
        self._late = deque([0.0] * _LOOKS, maxlen=_LOOKS)
        self._lateness = 0.0
        self._was_busy = False

    @property
    def is_busy(self) -> bool:
        """Whether nobody new is taken in: no rooms, and none who watch."""
        return self._lateness > self._busy_after

    @property
    def is_overloaded(self) -> bool:
        """Whether those who are here have to go slowly as well."""
        return self._lateness > 2 * self._busy_after

    async def run(self) -> None:
        """Look at the clock ten times a second, for ever."""
        while True:
            before = self._clock.now()
            await self._clock.sleep(_TICK)
            self.note(self._clock.now() - before)

    def note(self, took: float) -> None:
        """Take in how long it was until the next look, which was to be a tick."""
        self._late.append(max(0.0, took - _TICK))
        share = min(1.0, took / _MEMORY)
        self._lateness += share * (median(self._late) - self._lateness)
        if self.is_busy != self._was_busy:
            self._was_busy = self.is_busy
            log.warning("%s", "busy: nobody new is taken in" if self.is_busy else "no longer busy")
