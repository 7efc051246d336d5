"""Setting up: from what somebody asks for to a checked set-up, or to every reason against it."""

from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

from afallon.grail.content import Pack, PackError, load_pack
from afallon.kernel import Problem

SEATS: Final = range(1, 5)
"""How many may play (GR-COMP-01)."""

Mode = Literal["story", "normal", "challenge"]

READING: Final = 2
"""How the rules are read where the book leaves something open; a campaign keeps the reading that it began with.

1 had no GR-PARTY-28 (whoever dropped out had used its turn), no GR-PARTY-29 (nobody joined the action of a card) and no
GR-ENC-14 (nobody was offered an introduction).
"""

MOMENTS: Final = {
    "turns": "day",
    "planning": "dawn",
    "equipment": "dawn",
    "rest": "dusk",
    "advancement": "dusk",
    "rebuild_decks": "dusk",
}
"""Where another group may take over, each with its stage of the day (GR-SAVE-26)."""


class Setup(msgspec.Struct, frozen=True):
    """A campaign that can begin."""

    seats: int
    folder: str
    """Where the pack lies, as it was asked for."""

    pack: Pack
    mode: Mode
    characters: tuple[str, ...]
    """The tiles by seat."""

    chronicler: int | None
    saved: str | None = None
    """The state of a campaign that goes on, perhaps with another group (GR-SAVE-18), as JSON."""

    reading: int = READING
    moment: str = "turns"
    """Where a saved campaign goes on."""


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pack: str
    mode: Mode = "normal"
    characters: tuple[str, ...] | None = None
    chronicler: int | None = None
    pack_hash: str | None = None
    """Of the pack that a record was made with."""

    saved: dict[str, Any] | None = None
    reading: Literal[1, 2] | None = None
    """If nothing is said: of a record the first, which did not name it yet, else the newest."""

    moment: Literal["turns", "planning", "equipment", "rest", "advancement", "rebuild_decks"] = "turns"


def check(seats: int, options: dict[str, Any]) -> tuple[Setup | None, tuple[Problem, ...]]:
    """The set-up (if it can be played) and everything to be said of it."""
    if type(seats) is not int or seats not in SEATS:
        return None, (Problem("wrong_number_of_seats", "GR-COMP-01", details={"players": seats}),)
    try:
        request = msgspec.convert(options, _Request)
        pack = load_pack(request.pack)
    except msgspec.ValidationError as error:
        return None, (Problem("unreadable_option", "GR-CHAR-02", details={"error": str(error)}),)
    except PackError as error:
        return None, tuple(
            Problem("bad_pack", "GR-COMP-27", details={"problem": str(problem)}) for problem in error.problems
        )
    characters = request.characters
    if characters is None:
        characters = tuple(sorted(pack.characters, key=lambda tile: pack.characters[tile].number))[:seats]
    problems = tuple(_check_seating(seats, request, pack, characters))
    if problems:
        return None, problems
    saved = None if request.saved is None else msgspec.json.encode(request.saved).decode()
    reading = request.reading or (READING if request.pack_hash is None else 1)
    setup = Setup(
        seats, request.pack, pack, request.mode, characters, request.chronicler, saved, reading, request.moment
    )
    return setup, ()


def _check_seating(seats: int, request: _Request, pack: Pack, characters: tuple[str, ...]) -> Iterator[Problem]:
    if request.pack_hash is not None and request.pack_hash != pack.hash:
        yield Problem("pack_has_changed", "GR-SAVE-17", details={"pack": request.pack})
    if request.chronicler is not None and (seats == 1 or request.chronicler not in range(seats)):
        yield Problem("no_such_chronicler", "GR-CHRON-01", details={"seat": request.chronicler})
    if request.saved is not None and not _may_change_hands(request.saved, request.moment):
        yield Problem("not_between_actions", "GR-SAVE-18")
    if len(characters) != seats or len(set(characters)) != seats:
        yield Problem("not_one_character_each", "GR-CHAR-03", details={"characters": ", ".join(characters)})
    for tile in characters:
        if tile not in pack.characters:
            yield Problem("unknown_character", "GR-CHAR-03", details={"character": tile})


def _may_change_hands(saved: dict[str, Any], moment: str) -> bool:
    """Can another group take over here? Nobody acts or fights, and it is the stage of that moment (GR-SAVE-26)."""
    return saved.get("stage") == MOMENTS[moment] and not saved.get("parties") and saved.get("encounter") is None
