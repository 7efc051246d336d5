"""What can happen to a character."""

from collections.abc import Mapping

from afallon.grail.content.glossary import ATTRIBUTES, RESOURCES
from afallon.grail.rules.fields import AfflictionName, Attribute, Goods, LocationNumber, Resource, TileId, Track
from afallon.grail.rules.quantities import energy_cap
from afallon.grail.rules.state import Character, State
from afallon.grail.rules.telling import Change, leaves_cards
from afallon.kernel import Seat


class CharacterEntered(Change):
    """A character takes the seat, its energy as high as health lets it (GR-CHAR-25); another starting cell is told
    after it (GR-CHAR-18)."""

    seat: Seat
    tile: TileId
    number: int
    board: str
    energy_max: int
    health_max: int
    terror_max: int
    health: int
    terror: int
    location: LocationNumber
    attributes: Mapping[str, int]
    resources: Mapping[str, int]

    def change(self, state: State) -> None:
        entering = Character(
            tile=self.tile,
            number=self.number,
            board=self.board,
            energy_max=self.energy_max,
            health_max=self.health_max,
            terror_max=self.terror_max,
            energy=self.energy_max,
            health=self.health,
            terror=self.terror,
            location=self.location,
            attributes=dict.fromkeys(ATTRIBUTES, 0) | dict(self.attributes),
            resources=dict.fromkeys(RESOURCES, 0) | dict(self.resources),
        )
        entering.energy = energy_cap(state, entering)
        state.characters[self.seat : self.seat + 1] = [entering]


@leaves_cards
class TrackChanged(Change):
    """A track of a character shows this value."""

    seat: Seat
    track: Track
    value: int

    def change(self, state: State) -> None:
        setattr(state.characters[self.seat], self.track, self.value)


@leaves_cards
class ResourceChanged(Change):
    """A character has so much of a resource now."""

    seat: Seat
    resource: Resource
    value: int

    def change(self, state: State) -> None:
        state.characters[self.seat].resources[self.resource] = self.value


class AfflictionAttached(Change):
    """A character is dying or going mad from now on."""

    seat: Seat
    affliction: AfflictionName

    def change(self, state: State) -> None:
        state.characters[self.seat].afflictions.append(self.affliction)


class AfflictionRemoved(Change):
    """An affliction no longer lies beside the character."""

    seat: Seat
    affliction: AfflictionName

    def change(self, state: State) -> None:
        state.characters[self.seat].afflictions.remove(self.affliction)


class AttributeRaised(Change):
    """A character has so many more markers on an attribute."""

    seat: Seat
    attribute: Attribute
    by: int

    def change(self, state: State) -> None:
        state.characters[self.seat].attributes[self.attribute] += self.by


@leaves_cards
class Given(Change):
    """From one character to another (GR-CHAR-38)."""

    giver: Seat
    receiver: Seat
    resource: Resource
    amount: int

    def change(self, state: State) -> None:
        state.characters[self.giver].resources[self.resource] -= self.amount
        state.characters[self.receiver].resources[self.resource] += self.amount


@leaves_cards
class OfferMade(Change):
    """What one character would give another, and what it wants for it."""

    giver: Seat
    receiver: Seat
    gives: Goods
    wants: Goods
