"""Packs for a single fight or talk: an encounter, the cards under test, and characters with simple values."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from afallon.grail.rules.encounter.questions import UseCharges
from afallon.grail.rules.state import Held
from tests.grail.driver import DEFAULTS, Play
from tests.grail.full_decks import fill_up, shorten

Entry = Mapping[str, Any]


def edge(*rows: Any) -> list[Any]:
    """Return an edge, row by row from the top.

    A right half is `("courage", 2)`, `"magic"` or `"free"`. A left half is a dictionary of its bonus: in the last row
    a free key, with `magic=True` a magic key, else a bonus key.
    """
    return [None if row is None else _half(row, place == len(rows) - 1) for place, row in enumerate(rows)]


def _half(row: Any, is_bottom: bool) -> dict[str, Any]:
    if isinstance(row, str):
        return {"key": row}
    if isinstance(row, tuple):
        attribute, at_least, *symbols = row
        if attribute in ("magic", "free"):
            return {"key": attribute, **at_least}
        return {"key": "attribute", "attribute": attribute, "at_least": at_least, **(symbols[0] if symbols else {})}
    bonus = dict(row)
    if bonus.pop("magic", False):
        return {"key": "magic", **bonus}
    return {"key": "free" if is_bottom else "bonus", **bonus}


def ability(timing: str, *effects: Entry, **more: Any) -> dict[str, Any]:
    return {"timing": timing, "effects": list(effects), **more}


def row(least: int, *effects: Entry, most: int | None = None) -> dict[str, Any]:
    return {"least": least, "most": most, "effects": list(effects)}


ENEMY: Entry = {
    "id": "enemy",
    "colour": "grey",
    "level": 1,
    "price": 9,
    "attacks": [row(0, {"do": "gain", "what": "terror", "who": "active"}, most=8)],
    "opportunity": [{"do": "gain", "what": "terror", "amount": 2, "who": "active"}],
    "reward": [{"do": "gain", "what": "experience", "amount": 2, "who": "each"}],
    "loot": [{"do": "gain", "what": "wealth", "amount": 1, "who": "party"}],
    "right": edge(("aggression", 2), None, "free"),
}
"""A plain enemy; tests override the fields that they test."""

OPPONENT: Entry = {
    "id": "opponent",
    "level": 1,
    "lowest": -3,
    "highest": 4,
    "stages": [{"id": "first", "number": 1, "reaction": [{"do": "gain", "what": "terror", "who": "active"}]}],
    "failure": [{"do": "gain", "what": "terror", "who": "each"}],
    "reward": [{"do": "gain", "what": "experience", "amount": 2, "who": "each"}],
    "right": edge(("empathy", 2), None, "free"),
}


def arena(
    folder: Path,
    encounter: Entry,
    cards: Iterable[Entry] = (),
    *,
    seats: int = 1,
    decks: Sequence[Iterable[str]] = ((),),
    characters: Sequence[Entry] = (),
    deck_size: int = 15,
    more: Mapping[str, Any] | None = None,
    immediate: Sequence[Entry] | None = None,
    rows: int = 3,
    journal: Entry | None = None,
    **options: Any,
) -> Play:
    """Return a campaign with characters next to an encounter, which starts on arrival at location 2.

    `decks` lists cards by seat; each deck is filled up with `filler`. Cards are drawn in the order listed, then the
    fillers. `journal` is merged into location 1, where an exploration opens the first of its verses.
    """
    kind = "combat" if "price" in encounter or "attacks" in encounter else "diplomacy"
    decks = [list(decks[seat]) if seat < len(decks) else [] for seat in range(seats)]
    filled = [deck + ["filler"] * (deck_size - len(deck)) for deck in decks]
    tiles = [
        {
            "id": f"hero{seat}",
            "number": seat + 1,
            "colour": "green",
            "attributes": {"aggression": 2, "empathy": 2},
            "resources": {"magic": 2},
            f"starting_{kind}": filled[seat],
            f"starting_{'diplomacy' if kind == 'combat' else 'combat'}": ["filler"] * 15,
            **(characters[seat] if seat < len(characters) else {}),
        }
        for seat in range(seats)
    ]
    filler = {"id": "filler", "left": edge(None, None, {}), "right": edge(None, None, "free")}
    used = [{"copies": 1, **card} for card in cards]
    pack: dict[str, Any] = {
        "pack": [{"id": "arena", "version": 1, "start": 1, "rows": rows}],
        "boards": [{"colour": "green", "energy_max": 6, "health_max": 9, "health_start": 6, "terror_max": 9}],
        "characters": tiles,
        "combat_cards": [filler, *(used if kind == "combat" else ())],
        "diplomacy_cards": [filler, *(used if kind == "diplomacy" else ())],
        f"{kind}_encounters": [encounter],
        "locations": [
            {"number": 1, "seals": ["menhir"], "menhir": {"dial": [8, 8, 8, 8]}, "keys": {"north": 2}},
            {
                "number": 2,
                "keys": {"south": 1},
                "immediate": immediate or [{"do": "meet", "encounter": encounter["id"]}],
            },
        ],
    }
    if journal is not None:
        pack["locations"][0] |= {"explore": journal["verses"][0]["id"], **journal}
    for section, entries in dict(more or {}).items():
        pack.setdefault(section, []).extend(entries)
    short = fill_up(pack)
    folder.mkdir(exist_ok=True)
    (folder / "pack.yaml").write_bytes(msgspec.json.format(msgspec.json.encode(pack)))
    longest = max(map(len, decks), default=0)
    draws = [deck[place] for place in range(longest) for deck in decks if place < len(deck)]
    play = Play(folder, seats=seats, draws=draws, characters=[tile["id"] for tile in tiles], **options)
    shorten(play, short)
    return play


def enter(play: Play, *, alone: bool = False) -> None:
    """Let all characters, or seat 0 alone, go to the encounter, up to the first question there."""
    play.give("act", "travel", seat=0)
    play.give("choose_target", 2, seat=0)
    while set(play.asked.values()) & {"join", "accept", "take_along", "pay_for", "join_arrival", "accept_arrival"}:
        for seat, kind in play.asked.items():
            play.give(kind, "no" if alone and kind == "join" else DEFAULTS[kind], seat)


def card(name: str, left: Sequence[Any] = (), right: Sequence[Any] = (), *abilities: Entry, **more: Any) -> Entry:
    """Return a card with its edges in the notation of `edge`."""
    return {"id": name, "left": edge(*left), "right": edge(*right), "abilities": list(abilities), **more}


HIT = card("hit", [{"markers": 1}, None, {"markers": 1}], [("aggression", 2), None, "free"])
"""Two markers after an attribute key and a free key that connect."""

FOLLOW = card("follow", [None, None, {"extra_card": True}], [None, None, "free"])
"""A card that may follow any card with a free key."""

HURT: Entry = {"do": "damage", "amount": 1, "who": "active"}
DRAW: Entry = {"do": "draw_cards", "who": "active"}
MARKER: Entry = {"do": "add_markers"}


def fight(
    folder: Path, enemy: Entry | None = None, cards: Iterable[Entry] = (), *, until: str = "play", **more: Any
) -> Play:
    """Return an arena where combat has reached its first question of the kind `until`; `enemy` overrides `ENEMY`."""
    play = arena(folder, {**ENEMY, **(enemy or {})}, cards, **more)
    enter(play)
    if until:
        play.go_on(until)
    return play


def parley(
    folder: Path, opponent: Entry | None = None, cards: Iterable[Entry] = (), *, until: str = "play", **more: Any
) -> Play:
    """Return an arena where diplomacy has reached its first question of the kind `until`; `opponent` overrides
    `OPPONENT`."""
    play = arena(folder, {**OPPONENT, **(opponent or {})}, cards, **more)
    enter(play)
    if until:
        play.go_on(until)
    return play


def activate(play: Play, seat: int) -> None:
    """Let all seats choose this seat as the next active one."""
    play.go_on("choose_active", "play")
    if "choose_active" in play.asked.values():
        play.give("choose_active", seat)
        play.go_on("play")


def hand(play: Play, seat: int = 0) -> list[str]:
    """Return the sorted hand in the encounter under way."""
    return sorted(getattr(play.state.characters[seat], play.state.encounter.kind).hand)


def charges(play: Play, place: int = 0, number: int = 0) -> UseCharges:
    """Return the answer that spends charges of the card at this place, for its ability with this index among those
    with charges."""
    encounter = play.state.encounter
    name = encounter.sequence[place].card
    abilities = play.table.setup.pack.cards[encounter.kind][name].abilities
    spending = [which for which, one in enumerate(abilities) if one.timing == "charges"]
    return UseCharges(place, name, spending[number])


def pass_round(play: Play) -> None:
    """Stop playing cards and answer by default up to the next play."""
    play.give("play", "stop")
    play.go_on("play", "choose_active", "act")


def carry(play: Play, seat: int, *items: str) -> None:
    """Give these items to the character, face up."""
    play.state.characters[seat].items += [Held(item) for item in items]
