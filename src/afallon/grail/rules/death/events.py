"""Events of death."""

import msgspec

from afallon.grail.rules.fields import ItemIds, LocationNumber, SecretNumber, StatusName, TileId
from afallon.grail.rules.state import Held, State
from afallon.grail.rules.telling import Change
from afallon.kernel import Seat


class CharacterDied(Change):
    """A character died: items stay at the location, skills return, resources are lost (GR-DEATH-08, 13).

    It leaves all its parties, and its companions continue.
    """

    seat: Seat
    tile: TileId
    location: LocationNumber

    def change(self, state: State) -> None:
        character = state.characters[self.seat]
        character.alive = False
        state.dead.append(self.tile)
        state.places[self.location].items += [str(held.card) for held in character.items]
        state.skills += [skill.number for skill in character.skills]
        character.items, character.skills, character.afflictions = [], [], []
        character.resources = dict.fromkeys(character.resources, 0)
        for party in state.parties:
            party.leave(self.seat)


class SecretInherited(Change):
    """A living character inherits a secret of a dead one (GR-DEATH-11)."""

    seat: Seat
    secret: SecretNumber
    heir: Seat
    face_up: bool

    def change(self, state: State) -> None:
        dead = state.characters[self.seat]
        dead.secrets = [held for held in dead.secrets if held.card != self.secret]
        state.characters[self.heir].secrets.append(Held(self.secret, face_up=self.face_up))


class CharacterClaimed(Change):
    """The player of a dead character will play this one (GR-DEATH-04)."""

    seat: Seat
    tile: TileId

    def change(self, state: State) -> None:
        state.claimed[self.seat] = self.tile


class StayedOut(Change):
    """The player of a dead character plays no other; the others continue (GR-DEATH-07)."""

    seat: Seat


class ReplacementReady(Change):
    """A replacement character has entered. By day it waits for the next round (GR-DEATH-22)."""

    seat: Seat

    def change(self, state: State) -> None:
        del state.claimed[self.seat]
        state.characters[self.seat].acted = state.stage == "day"


class ItemsPickedUp(Change):
    """All items lying at a location are picked up. Other events say who gets them (GR-DEATH-09)."""

    location: LocationNumber
    items: ItemIds

    def change(self, state: State) -> None:
        state.places[self.location].items = []


class MercyGranted(Change):
    """The start of the chapter is restored, except for the mark of Mercy (GR-DEATH-16, 17)."""

    chapter: int
    status: StatusName | None

    def change(self, state: State) -> None:
        start = state.chapter_start
        assert start is not None
        boxes = {} if self.status is None else {self.status: state.statuses.get(self.status, 0)}
        before = msgspec.json.decode(start, type=State, strict=False)
        for field in State.__struct_fields__:
            setattr(state, field, getattr(before, field))
        state.chapter_start = start
        state.statuses |= {status: marked for status, marked in boxes.items() if marked}
