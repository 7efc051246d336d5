"""What can happen: beginning."""

from typing import Any

import msgspec

from afallon.grail.content.glossary import ATTRIBUTES, RESOURCES
from afallon.grail.rules.decks.events import OWN_DECKS
from afallon.grail.rules.fields import LocationNumber, ModeName, ModeRules, SecretNumber, TileId
from afallon.grail.rules.state import Away, Character, Held, State
from afallon.grail.rules.telling import Change
from afallon.kernel import Seat


class CampaignBegan(Change):
    """Which campaign this is, and by which rules."""

    pack: str
    pack_hash: str
    mode: str
    chronicler: int | None

    def change(self, state: State) -> None:
        state.mode = self.mode


class ModeChosen(Change):
    """By which rules of the modes is played from now on (GR-MODE-03)."""

    mode: ModeName
    rules: ModeRules

    def change(self, state: State) -> None:
        state.mode, state.rules = self.mode, list(self.rules)


class SupplyMade(Change):
    """What lies beside the table and is drawn from no deck."""

    encounters: tuple[str, ...]
    secrets: tuple[int, ...]
    skills: tuple[int, ...]

    def change(self, state: State) -> None:
        state.encounters, state.secrets, state.skills = list(self.encounters), list(self.secrets), list(self.skills)


class CampaignRestored(Change):
    """Everything is as it was saved. `seats` says where each seat's character sat before; those not in it are away."""

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
    """With everything it had (GR-SAVE-20, 23)."""

    seat: Seat
    tile: TileId
    location: LocationNumber

    def change(self, state: State) -> None:
        away = state.away.pop(self.tile)
        away.character.location = self.location
        state.characters[self.seat] = away.character
        state.decks |= {f"{name}/{self.seat}": deck for name, deck in away.decks.items()}


class SecretHanded(Change):
    """From a character that is away to one that plays (GR-SAVE-19)."""

    tile: TileId
    secret: SecretNumber
    seat: Seat
    face_up: bool

    def change(self, state: State) -> None:
        left = state.away[self.tile].character
        left.secrets = [held for held in left.secrets if held.card != self.secret]
        state.characters[self.seat].secrets.append(Held(self.secret, face_up=self.face_up))


def reseat(state: State, seats: tuple[int | None, ...]) -> None:
    """Everybody takes the new seat with all cards; those who have none are away, the dead are no more."""
    decks = {name: deck for name, deck in state.decks.items() if name.partition("/")[0] not in OWN_DECKS}
    for old, character in enumerate(state.characters):
        if not character.tile:
            continue  # whoever sits there now has come since
        own = {name: state.decks[f"{name}/{old}"] for name in OWN_DECKS}
        if old in seats:
            decks |= {f"{name}/{seats.index(old)}": deck for name, deck in own.items()}
        elif character.alive:
            state.away[character.tile] = Away(character, own)
    state.decks = decks
    state.claimed = {seats.index(old): tile for old, tile in state.claimed.items() if old in seats}
    state.characters = [empty_seat() if old is None else state.characters[old] for old in seats]


def empty_seat() -> Character:
    """Whoever takes this seat has not entered yet."""
    attributes, resources = dict.fromkeys(ATTRIBUTES, 0), dict.fromkeys(RESOURCES, 0)
    return Character("", 0, "", 0, 0, 0, 0, 0, 0, 0, attributes=attributes, resources=resources, alive=False)
