"""Full decks for tests that list only the cards under test: 15 starting and 25 upgrade cards each (GR-COMP-27)."""

from collections.abc import Iterable, Mapping
from typing import Any

from afallon.grail.rules.decks.events import DeckBuilt
from afallon.grail.rules.telling import tell
from tests.grail.driver import Play

KINDS = ("combat", "diplomacy")


def fill_up(pack: dict[str, Any]) -> dict[str, list[str]]:
    """Fill up starting decks with `filler`, and upgrade sets with cards without effects.

    Return the decks that were meant to be short, by name, for `shorten`.
    """
    short = {}
    for kind in KINDS:
        cards = pack[f"{kind}_cards"]
        lacking = {}
        for seat, tile in enumerate(pack["characters"]):
            listed = tile.get(f"starting_{kind}", [])
            if 0 < len(listed) < 15:
                short[f"{kind}/{seat}"] = listed
                tile[f"starting_{kind}"] = [*listed, *["filler"] * (15 - len(listed))]
            lacking[tile["id"]] = 25 - sum(card.get("copies", 1) for card in cards if _is_upgrade(card, tile, kind))
        common = min((lacking[tile["id"]] for tile in pack["characters"] if tile["colour"] == "green"), default=0)
        cards += _blank("upgrade", common, colour="green")
        for tile in pack["characters"]:
            missing = lacking[tile["id"]] - (max(common, 0) if tile["colour"] == "green" else 0)
            cards += _blank(f"upgrade_{tile['id']}", missing, character=tile["id"])
    return short


def shorten(play: Play, decks: Mapping[str, Iterable[str]]) -> None:
    """Remove the cards that filled up these decks."""
    for name, cards in decks.items():
        if name in play.state.decks:
            tell(play.table, DeckBuilt(deck=name, cards=tuple(cards)))


def _is_upgrade(card: Mapping[str, Any], tile: Mapping[str, Any], kind: str) -> bool:
    if card.get("colour") != tile["colour"] and card.get("character") != tile["id"]:
        return False
    listed = tile.get(f"starting_{kind}", [])
    return card["id"] not in listed if listed else not card.get("banner", False)


def _blank(name: str, copies: int, **owner: str) -> list[dict[str, Any]]:
    return [{"id": name, "copies": copies, "right": [None, None, {"key": "free"}], **owner}] if copies > 0 else []
