"""The settings of a server, and its rate limits."""

from pathlib import Path
from typing import Final

import msgspec

ROOMS_FILE: Final = "rooms.sqlite"
"""The database file in the data folder, with all rooms."""


class Rate(msgspec.Struct, frozen=True):
    """Token bucket: sustained rate and burst."""

    per_second: float
    burst: int


class Limits(msgspec.Struct, frozen=True):
    """Rate limits per person, known by a pass, and per address, which has room for a school. `None` is no limit."""

    messages: Rate | None = Rate(20, 40)
    """Per pass: messages on sockets, and requests that change something."""

    gestures: Rate | None = Rate(10, 20)
    """Per pass: gestures that people at a table show each other; excess ones are dropped."""

    rush: Rate | None = Rate(1, 2)
    """Per pass, while the server is overloaded: commands on sockets; excess ones are refused with `server_busy`."""

    crowd: Rate | None = Rate(500, 2000)
    """Per address: the messages of all people with a known pass."""

    visits: Rate | None = Rate(50, 600)
    """Per address: the messages of all clients without a known pass, such as requests to join."""

    reads: Rate | None = Rate(200, 3000)
    wrong_codes: Rate | None = Rate(1, 100)
    """Per address: codes of rooms that do not exist. At this rate, trying all codes takes millions of years."""

    new_rooms: Rate | None = Rate(0.2, 60)
    saves: Rate | None = Rate(0.02, 5)
    """Per address: saves to open. Each is replayed, which takes time."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    data: Path
    """The folder in which rooms are stored."""

    host: str = "127.0.0.1"
    port: int = 8765
    names: tuple[str, ...] = ()
    """Host names of this server, besides its addresses."""

    proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies in front of this server, whose `X-Forwarded-*` headers are trusted."""

    outer_address: str | None = None
    """The address that people use to reach this server, when it is not its own; in lower case, with its scheme."""

    packs: tuple[Path, ...] = ()
    """Folders with packs of Grail, besides the installed ones."""

    expire_days: float = 30
    """Rooms are deleted after this number of days without a change."""

    campaign_expire_days: float = 730
    """The same for rooms with a campaign: groups meet when they can."""

    absence: float = 90
    """Seconds for which the table waits for an absent person before a bot stands in."""

    night_absence: float = 10
    """Seconds after which the night no longer waits for absent people to look at their cards."""

    host_absence: float = 300
    """Seconds after which an absent host is replaced by a person who is here."""

    busy_after: float = 0.1
    """Delay of the event loop, in seconds, that makes the server refuse newcomers. At twice that, `rush` slows
    everybody down. A command takes about four turns of the loop and should take less than a second."""

    bot_pace: float = 1
    """Factor on the thinking time of bots; 0 makes them answer at once."""

    limits: Limits = Limits()
