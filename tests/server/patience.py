"""Timeouts of tests. No test depends on the speed of the machine, but one that waits in vain must end."""

import asyncio
from collections.abc import Coroutine
from typing import Any

PATIENCE = 120.0
"""Seconds to wait for one expected event."""

_LONGEST_TEST = 900.0


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine to its end."""
    return asyncio.run(asyncio.wait_for(work, _LONGEST_TEST))
