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
from afallon.grail.setup import Outfit, Setup
from afallon.kernel import Step


class TakeCharacters(Step[State]):
    """Tracks, attributes and resources, and the two decks with their upgrade sets."""

    name = "take_characters"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        setup = setup_of(turn)
        for seat, tile in enumerate(setup.characters):
            enter_character(turn, seat, tile, setup.pack.card.start, outfit_of(setup, seat))


def outfit_of(setup: Setup, seat: int) -> Outfit | None:
    """What this seat has chosen in free mode."""
    return None if setup.outfits is None else setup.outfits[seat]


def enter_character(turn: GrailTurn, seat: int, name: str, location: int, outfit: Outfit | None = None) -> None:
    """A character takes the seat as its tile and board say, with its starting decks.

    The tracks come from the board, everything else from the tile (GR-MODE-38). Without an outfit all is of its colour.
    """
    pack = setup_of(turn).pack
    tile = pack.characters[name]
    colours = outfit or Outfit(tile.colour, tile.colour, tile.colour)
    board = pack.boards[colours.board]
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
        starting, upgrades = split_cards(pack, _owner_of_deck(pack, tile, getattr(colours, kind)), kind)
        tell(turn, DeckBuilt(deck=f"{kind}/{seat}", cards=starting))
        tell(turn, DeckBuilt(deck=f"{kind}_upgrades/{seat}", cards=upgrades))


def _owner_of_deck(pack: Pack, tile: CharacterTile, colour: str) -> CharacterTile:
    """Whose cards a deck of this colour has: with a deck of another colour come its named cards too (GR-MODE-39)."""
    if colour == tile.colour:
        return tile
    return min((one for one in pack.characters.values() if one.colour == colour), key=lambda one: one.number)


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
