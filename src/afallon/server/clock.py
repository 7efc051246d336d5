"""The server's clock. Tests replace it by one that they move by hand."""

import asyncio
import time


class Clock:
    """The time of this machine, in seconds."""

    def now(self) -> float:
        """Return monotonic seconds since an arbitrary moment."""
        return time.monotonic()

    def timestamp(self) -> float:
        """Return seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
