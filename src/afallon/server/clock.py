"""What time it is. Tests put a clock in its place that moves only when they say so."""

import asyncio
import time


class Clock:
    """The time of this machine, in seconds."""

    def now(self) -> float:
        """Seconds since some moment in the past; they only ever go forward."""
        return time.monotonic()

    def timestamp(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
