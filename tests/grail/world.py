"""Small worlds: a menhir with a location on each side, and characters with simple values; tests override parts of it.

Location 1 is the start, 2 is to its north, 3 east, 4 south, 5 west. Each character is `hero<seat>`, number seat + 1.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tests.grail.arena import ENEMY, HIT, edge
from tests.grail.driver import DEFAULTS, Play
from tests.grail.full_decks import fill_up

Entry = Mapping[str, Any]

BOARD: Entry = {
    "colour": "green",
    "energy_max": 6,
    "health_max": 9,
    "health_start": 7,
    "terror_max": 9,
    "terror_start": 1,
}

PLACES: Mapping[int, Entry] = {
    1: {
        "seals": ["menhir"],
        "menhir": {"cost": [{"what": "magic", "amount": 1}], "dial": [8, 7, 6, 5]},
        "keys": {"north": 2, "east": 3, "south": 4, "west": 5},
    },
    2: {"keys": {"south": 1}},
    3: {"keys": {"west": 1}},
    4: {"keys": {"north": 1}},
    5: {"keys": {"east": 1}},
}

AFFLICTIONS: Sequence[Entry] = [
    {"id": name, "removed_when": [{"has": "at_least", "what": "health", "amount": 3, "who": "owner"}]}
    for name in ("dying", "dying_solo")
] + [{"id": "going_mad"}]


def world(
    folder: Path,
    *,
    seats: int = 1,
    places: Mapping[int, Entry] | None = None,
    without: Iterable[int] = (),
    heroes: Sequence[Entry] = (),
    board: Entry | None = None,
    card: Entry | None = None,
    draws: Iterable[Any] = (),
    more: Mapping[str, Sequence[Entry]] | None = None,
    **options: Any,
) -> Play:
    """Return a campaign at its first `act`, unless another question comes before."""
    laid = {number: dict(place) for number, place in PLACES.items()}
    for number, place in (places or {}).items():
        laid[number] = {**laid.get(number, {}), **place}
        if "menhir" in laid[number].get("seals", ()):
            laid[number].setdefault("menhir", {"dial": [5, 5, 5, 5]})
    filler = {"id": "filler", "left": edge(None, None, {}), "right": edge(None, None, "free")}
    tiles: list[dict[str, Any]] = [
        {
            "id": f"hero{seat}",
            "number": seat + 1,
            "colour": "green",
            "starting_combat": ["filler"] * 15,
            "starting_diplomacy": ["filler"] * 15,
            **(heroes[seat] if seat < len(heroes) else {}),
        }
        for seat in range(max(seats, len(heroes)))
    ]
    used = {kind: {name for tile in tiles for name in tile[f"starting_{kind}"]} for kind in ("combat", "diplomacy")}
    pack: dict[str, Any] = {
        "pack": [{"id": "world", "version": 1, "start": 1, **(card or {})}],
        "boards": [{**BOARD, **(board or {})}],
        "characters": tiles,
        "combat_cards": [one for one in (filler, HIT) if one["id"] in used["combat"]],
        "diplomacy_cards": [one for one in (filler,) if one["id"] in used["diplomacy"]],
        "locations": [{"number": number, **place} for number, place in laid.items() if number not in without],
        "afflictions": list(AFFLICTIONS),
    }
    for section, entries in (more or {}).items():
        kept = [entry for entry in pack.get(section, []) if entry.get("id") not in {new.get("id") for new in entries}]
        pack[section] = [*(kept if section == "afflictions" else pack.get(section, [])), *entries]
    fill_up(pack)
    folder.mkdir(exist_ok=True)
    (folder / "pack.yaml").write_bytes(msgspec.json.format(msgspec.json.encode(pack)))
    options = {"characters": [f"hero{seat}" for seat in range(seats)], **options}
    return Play(folder, seats=seats, draws=draws, **options)


ENEMIES: Mapping[str, Sequence[Entry]] = {"combat_encounters": [ENEMY]}
"""A section with one enemy."""

MEET: Entry = {"do": "meet", "encounter": "enemy"}


def gain(what: str, amount: Any = 1, who: str = "each") -> Entry:
    return {"do": "gain", "what": what, "amount": amount, "who": who}


def lose(what: str, amount: Any = 1, who: str = "each") -> Entry:
    return {"do": "lose", "what": what, "amount": amount, "who": who}


def pay(what: str, amount: Any = 1, who: str = "each") -> Entry:
    return {"do": "pay", "what": what, "amount": amount, "who": who}


def choose(*choices: tuple[str, list[Entry]], who: str = "party") -> Entry:
    return {"do": "choose", "who": who, "choices": [{"id": name, "effects": effects} for name, effects in choices]}


def mark(status: str) -> Entry:
    return {"do": "mark_status", "status": status}


def cost(**what: int) -> list[Entry]:
    return [{"what": name, "amount": amount} for name, amount in what.items()]


def act(play: Play, action: str, seat: int = 0, *others: int, target: Any = None) -> None:
    """Take an action together with these other seats; each pays its own cost."""
    play.give("act", action, seat)
    if target is not None:
        play.give("choose_target", target, seat)
    for one, kind in list(play.asked.items()):
        if kind == "join":
            play.give("join", "yes" if one in others else "no", one)
    if play.asked.get(seat) in ("accept", "take_along"):
        play.give(play.asked[seat], DEFAULTS[play.asked[seat]], seat)
    while "pay_for" in play.asked.values():
        play.give("pay_for", "own")


def travel(play: Play, to: int, seat: int = 0, *others: int) -> None:
    act(play, "travel", seat, *others, target=to)


def happen_at(folder: Path, *effects: Entry, before: Callable[[Play], None] | None = None, **more: Any) -> Play:
    """Let all characters go to location 2 with these effects; `before` prepares the world first."""
    play = world(folder, places={2: {"immediate": list(effects)}}, **more)
    if before is not None:
        before(play)
    travel(play, 2, 0, *range(1, more.get("seats", 1)))
    return play


def pass_all(play: Play) -> None:
    """Let all characters pass, up to the first question of dusk or of the next day."""
    day = play.state.day
    while play.state.day == day and play.state.stage == "day":
        seat = next(one for one in play.asked if "pass" in play.options(one))
        play.give("act", "pass", seat)


def next_day(play: Play, **answers: Any) -> None:
    """Pass and answer by default up to the first action of the next day."""
    pass_all(play)
    play.go_on("act", **answers)


def value(play: Play, what: str, seat: int = 0) -> int:
    """Return the value of a track or resource of a character."""
    character = play.state.characters[seat]
    return int(character.resources[what] if what in character.resources else getattr(character, what))


def everywhere(play: Play) -> list[int]:
    """Return the locations of the characters by seat."""
    return [character.location for character in play.state.characters]


def kinds(play: Play, *wanted: str) -> list[str]:
    """Return the kinds of all events so far in order, optionally only these kinds."""
    return [event.kind for event in play.table.all_events() if not wanted or event.kind in wanted]
