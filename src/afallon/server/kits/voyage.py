"""The server's kit of Voyage."""

from typing import Any, Final

import msgspec

from afallon.kernel.preset import Preset
from afallon.players import PLAYERS
from afallon.server.kit import CheckedSetup, ServerKit
from afallon.voyage import code, setup
from afallon.voyage.layout import Layout, rows_of
from afallon.voyage.library import LAYOUTS, default_shape, find_layout, shape_of
from afallon.voyage.presets import PRESETS
from afallon.voyage.roles import ROLE_CARDS


class VoyageOptions(msgspec.Struct, frozen=True):
    """The values of each option, the default first.

    A map of one's own can be given as a layout, and any number or fraction as the sailor's points.
    """

    layout: tuple[str, ...] = (*LAYOUTS, setup.RANDOM)
    charted: tuple[bool | None, ...] = (None, False, True)
    """null charts every map but the random one."""

    lasting_captain: tuple[bool, ...] = (False, True)
    sailor_points: tuple[str, ...] = ("2", "1", "1/2", "2/5", "1/3")


class VoyageChoices(msgspec.Struct, frozen=True):
    """The choices of a Voyage set-up. `seats` are the fewest and the most; bots are best first."""

    seats: tuple[int, int]
    options: VoyageOptions
    presets: list[Preset]
    bots: list[str]


def _choices() -> VoyageChoices:
    return VoyageChoices((setup.SEATS[0], setup.SEATS[-1]), VoyageOptions(), list(PRESETS), list(PLAYERS))


def _check(seats: int, options: dict[str, Any]) -> CheckedSetup:
    accepted, problems = setup.check(seats, options)
    if accepted is None:
        return CheckedSetup(problems)
    full = {
        "layout": setup.RANDOM if accepted.layout is None else _name_of(accepted.layout),
        "charted": options.get("charted"),
        "lasting_captain": accepted.lasting_captain,
        "sailor_points": accepted.sailor_points,
        "first_captain": accepted.first_captain,
    }
    return CheckedSetup(problems, full, deck=ROLE_CARDS, rows=_rows(accepted), code=code.write(seats, full))


def _name_of(layout: str) -> str:
    """Return the name of a layout, or its text if it has none."""
    return next((name for name in LAYOUTS if str(find_layout(name)) == layout), layout)


def _rows(accepted: setup.Setup) -> tuple[str, ...]:
    if accepted.layout is None:
        return rows_of(default_shape())
    layout = Layout.parse(accepted.layout)
    return rows_of(layout.tiles if accepted.charted else shape_of(layout))


VOYAGE: Final = ServerKit(
    name="voyage",
    choices=_choices,
    check=_check,
    read_code=code.read,
    secret_options=frozenset({"roles"}),
    claims=frozenset({"trust", "doubt", "ready"}),
)
