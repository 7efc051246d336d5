"""Each player's character takes its place (GR-CHAR-01 to 14)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content import Pack
from afallon.grail.content.characters import CharacterTile
from afallon.grail.content.glossary import KINDS
from afallon.grail.rules.characters.events import CharacterEntered, TrackChanged
from afallon.grail.rules.decks.events import DeckBuilt
from afallon.grail.rules.state import GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


class TakeCharacters(Step[State]):
    """Tracks, attributes and resources, and the two decks with their upgrade sets."""

    name = "take_characters"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat, tile in enumerate(setup_of(turn).characters):
            enter_character(turn, seat, tile, setup_of(turn).pack.card.start)


def enter_character(turn: GrailTurn, seat: int, name: str, location: int) -> None:
    """A character takes the seat as its tile and board say, with its starting decks."""
    pack = setup_of(turn).pack
    tile = pack.characters[name]
    board = pack.boards[tile.colour]
    tell(
        turn,
        CharacterEntered(
            seat=seat,
            tile=tile.id,
            number=tile.number,
            board=board.colour,
            energy_max=board.energy_max,
            health_max=board.health_max,
            terror_max=board.terror_max,
            health=board.health_start,
            terror=board.terror_start,
            location=location,
            attributes={str(name): value for name, value in tile.attributes.items()},
            resources={str(name): value for name, value in tile.resources.items()},
        ),
    )
    if board.energy_cell < turn.state.characters[seat].energy:
        tell(turn, TrackChanged(seat=seat, track="energy", value=board.energy_cell))
    for kind in KINDS:
        starting, upgrades = split_cards(pack, tile, kind)
        tell(turn, DeckBuilt(deck=f"{kind}/{seat}", cards=starting))
        tell(turn, DeckBuilt(deck=f"{kind}_upgrades/{seat}", cards=upgrades))


def split_cards(pack: Pack, tile: CharacterTile, kind: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A character's starting cards and upgrade cards of one kind, a card for each copy (GR-CHAR-09 to 11)."""
    listed = tile.starting_combat if kind == "combat" else tile.starting_diplomacy
    starting, upgrades = list(listed), []
    for card in pack.cards[kind].values():
        if card.colour == tile.colour or card.character == tile.id:
            is_starting = card.id in listed if listed else card.banner
            if not is_starting:
                upgrades += [card.id] * card.copies
            elif not listed:
                starting += [card.id] * card.copies
    return tuple(starting), tuple(upgrades)
