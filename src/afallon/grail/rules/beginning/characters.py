"""Characters take their seats (GR-CHAR-01 to 14)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content import Pack, decks
from afallon.grail.content.characters import CharacterTile
from afallon.grail.content.glossary import KINDS
from afallon.grail.rules.beginning import questions
from afallon.grail.rules.characters.events import CharacterEntered, TrackChanged
from afallon.grail.rules.decks.events import DeckBuilt
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.grail.setup import Outfit, Setup
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of


class TakeCharacters(Step[State]):
    """Let all characters enter, with tracks, attributes, resources, and two decks with their upgrade sets."""

    name = "take_characters"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat in reversed(turn.seats):
            turn.push(TakeCharacter.name, seat, setup_of(turn).pack.card.start)


class TakeCharacter(Step[State]):
    """Let a character enter. The player of one that fits every board chooses a board (GR-COMP-03)."""

    name = "take_character"

    def ask(self, position: GrailPosition, seat: int, location: int) -> Ask | None:
        setup = setup_of(position)
        tile = setup.pack.characters[setup.characters[seat]]
        boards = free_boards(position, seat)
        if not tile.any_board or setup.outfits is not None or len(boards) == 1:
            return None
        return all_of(
            questions.ChooseBoard(seat, tile.id), {seat: one_of([questions.TakeBoard(board) for board in boards])}
        )

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, location: int) -> None:
        setup = setup_of(turn)
        tile, outfit = setup.pack.characters[setup.characters[seat]], outfit_of(setup, seat)
        if answers:
            outfit = Outfit(answers[seat].board, tile.colour, tile.colour)
        enter_character(turn, seat, tile.id, location, outfit)


def free_boards(position: GrailPosition, seat: int) -> tuple[str, ...]:
    """Return the boards that no other seat has or is about to take; all of them, if there are too few."""
    state, setup = position.state, setup_of(position)
    taken = set()
    for other in set(position.seats) - {seat}:
        character = state.characters[other] if other < len(state.characters) else None
        tile = setup.pack.characters[setup.characters[other]]
        if character is not None and character.tile:
            taken |= {character.board} if character.alive else set()
        elif not tile.any_board:
            taken.add(tile.colour)
    return tuple(board for board in setup.pack.boards if board not in taken) or tuple(setup.pack.boards)


def outfit_of(setup: Setup, seat: int) -> Outfit | None:
    """Return the outfit that this seat has chosen in free mode."""
    return None if setup.outfits is None else setup.outfits[seat]


def enter_character(turn: GrailTurn, seat: int, name: str, location: int, outfit: Outfit | None = None) -> None:
    """Let a character take the seat with the values of its tile and board, and its starting decks.

    The tracks come from the board, everything else from the tile (GR-MODE-38). Without an outfit all parts have the
    tile's colour.
    """
    pack = setup_of(turn).pack
    tile = pack.characters[name]
    colours = outfit or Outfit(_board_of(turn, seat, tile), tile.colour, tile.colour)
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


def _board_of(position: GrailPosition, seat: int, tile: CharacterTile) -> str:
    """Return the board of the tile's colour; for a tile that fits all, the seat's previous one or the first free."""
    if not tile.any_board:
        return tile.colour
    characters, free = position.state.characters, free_boards(position, seat)
    before = characters[seat].board if seat < len(characters) else ""
    return before if before in free else free[0]


def _owner_of_deck(pack: Pack, tile: CharacterTile, colour: str) -> CharacterTile:
    """Return the character whose cards a deck of this colour has, named cards included (GR-MODE-39)."""
    if colour == tile.colour:
        return tile
    return min((one for one in pack.characters.values() if one.colour == colour), key=lambda one: one.number)


def split_cards(pack: Pack, tile: CharacterTile, kind: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return a character's starting cards and upgrade cards of one kind."""
    return decks.split_cards(pack.cards[kind].values(), tile, kind)
