"""Events of the beginning."""

from typing import Any

import msgspec

from afallon.grail.content.glossary import ATTRIBUTES, RESOURCES
from afallon.grail.rules.decks.events import OWN_DECKS
from afallon.grail.rules.fields import LocationNumber, ModeName, ModeRules, SecretNumber, TileId
from afallon.grail.rules.state import Away, Character, Held, State
from afallon.grail.rules.telling import Change
from afallon.kernel import Seat


class CampaignBegan(Change):
    """The campaign begins with this pack, mode and chronicler."""

    pack: str
    pack_hash: str
    mode: str
    chronicler: int | None

    def change(self, state: State) -> None:
        state.mode = self.mode


class ModeChosen(Change):
    """The mode and its rules are chosen for the time from now on (GR-MODE-03)."""

    mode: ModeName
    rules: ModeRules

    def change(self, state: State) -> None:
        state.mode, state.rules = self.mode, list(self.rules)


class SupplyMade(Change):
    """The supplies are made: encounters, secrets and skills that are not in decks."""

    encounters: tuple[str, ...]
    secrets: tuple[int, ...]
    skills: tuple[int, ...]

    def change(self, state: State) -> None:
        state.encounters, state.secrets, state.skills = list(self.encounters), list(self.secrets), list(self.skills)


class CampaignRestored(Change):
    """A saved campaign is restored. `seats` has each seat's former seat; characters without one are away."""

    facts: dict[str, Any]
    seats: tuple[int | None, ...]

    def change(self, state: State) -> None:
        saved = msgspec.convert(self.facts, State, strict=False)
        reseat(saved, self.seats)
        if saved.chapter_start is not None:
            start = msgspec.json.decode(saved.chapter_start, type=State, strict=False)
            reseat(start, self.seats)
            saved.chapter_start = msgspec.json.encode(start).decode()
        for field in State.__struct_fields__:
            setattr(state, field, getattr(saved, field))


class CharacterReturned(Change):
    """A character returns with everything it had (GR-SAVE-20, 23)."""

    seat: Seat
    tile: TileId
    location: LocationNumber

    def change(self, state: State) -> None:
        away = state.away.pop(self.tile)
        away.character.location = self.location
        state.characters[self.seat] = away.character
        state.decks |= {f"{name}/{self.seat}": deck for name, deck in away.decks.items()}


class SecretHanded(Change):
    """A secret passes from a character that is away to one that plays (GR-SAVE-19)."""

    tile: TileId
    secret: SecretNumber
    seat: Seat
    face_up: bool

    def change(self, state: State) -> None:
        left = state.away[self.tile].character
        left.secrets = [held for held in left.secrets if held.card != self.secret]
        state.characters[self.seat].secrets.append(Held(self.secret, face_up=self.face_up))


def reseat(state: State, seats: tuple[int | None, ...]) -> None:
    """Move characters and their cards to new seats.

    Of the characters without a new seat, living ones are away and dead ones are removed.
    """
    decks = {name: deck for name, deck in state.decks.items() if name.partition("/")[0] not in OWN_DECKS}
    for old, character in enumerate(state.characters):
        if not character.tile:
            continue  # an empty seat: its player joined later
        own = {name: state.decks[f"{name}/{old}"] for name in OWN_DECKS}
        if old in seats:
            decks |= {f"{name}/{seats.index(old)}": deck for name, deck in own.items()}
        elif character.alive:
            state.away[character.tile] = Away(character, own)
    state.decks = decks
    state.claimed = {seats.index(old): tile for old, tile in state.claimed.items() if old in seats}
    state.characters = [empty_seat() if old is None else state.characters[old] for old in seats]


def empty_seat() -> Character:
    """Return the placeholder for a seat whose character has not entered yet."""
    attributes, resources = dict.fromkeys(ATTRIBUTES, 0), dict.fromkeys(RESOURCES, 0)
    return Character("", 0, "", 0, 0, 0, 0, 0, 0, 0, attributes=attributes, resources=resources, alive=False)
