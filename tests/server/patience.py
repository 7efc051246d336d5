"""How long tests wait. No test depends on how fast the machine is; but one that waits in vain must end."""

import asyncio
from collections.abc import Coroutine
from typing import Any

PATIENCE = 120.0
"""Seconds to wait for one thing that must come."""

_LONGEST_TEST = 900.0


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Do something asynchronous to its end."""
    return asyncio.run(asyncio.wait_for(work, _LONGEST_TEST))
