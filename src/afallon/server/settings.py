"""What whoever runs the server can set."""

from pathlib import Path
from typing import Final

import msgspec

ROOMS_FILE: Final = "rooms.sqlite"
"""The file in the data folder that keeps all rooms."""


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: int


class Limits(msgspec.Struct, frozen=True):
    """What one person may do, known by a pass, and one address, which has room for a school. `None` is no limit."""

    messages: Rate | None = Rate(20, 40)
    """Of a pass: messages on sockets, and requests that change something."""

    gestures: Rate | None = Rate(10, 20)
    """Of a pass: what people at a table show each other; what is more is dropped."""

    rush: Rate | None = Rate(1, 2)
    """Of a pass, while the server has more to do than it can: what is more is refused, with a word."""

    crowd: Rate | None = Rate(500, 2000)
    """Of an address: the messages of everybody there who has a pass."""

    visits: Rate | None = Rate(50, 600)
    """Of an address: the messages of everybody there who has shown no pass yet, such as sitting down."""

    reads: Rate | None = Rate(200, 3000)
    wrong_codes: Rate | None = Rate(1, 100)
    """Codes of rooms that do not exist: at this speed, trying them all takes millions of years."""

    new_rooms: Rate | None = Rate(0.2, 60)
    saves: Rate | None = Rate(0.02, 5)
    """Campaigns from elsewhere: each is played again, which takes its time."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    data: Path
    """The folder in which rooms are kept."""

    host: str = "127.0.0.1"
    port: int = 8765
    names: tuple[str, ...] = ()
    """Names by which others reach this server, besides its addresses."""

    proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies in front of this server: what they say about a request is believed."""

    outer_address: str | None = None
    """The address by which people reach this server, when it is not its own; in lower case, with its scheme."""

    packs: tuple[Path, ...] = ()
    """Folders with packs of Grail, besides those that are installed."""

    expire_days: float = 30
    """Rooms are forgotten after so many days without a change."""

    campaign_expire_days: float = 730
    """The same for rooms in which a campaign is played: groups meet when they can."""

    absence: float = 90
    """Seconds the table waits for somebody who is away before a bot stands in."""

    night_absence: float = 10
    """Seconds after which nobody waits any longer for people who are away to look at their cards."""

    host_absence: float = 300
    """Seconds after which a host who is away is relieved by somebody who is here."""

    busy_after: float = 0.1
    """Seconds by which the server may be late before it takes in nobody new; at twice that everybody goes slowly, for a
    command comes to its end in about four turns, and should take less than a second."""

    bot_pace: float = 1
    """How long bots seem to think, as a factor; 0 is at once."""

    limits: Limits = Limits()
