"""Events of characters."""

from collections.abc import Mapping

from afallon.grail.content.glossary import ATTRIBUTES, RESOURCES
from afallon.grail.rules.fields import AfflictionName, Attribute, Goods, LocationNumber, Resource, TileId, Track
from afallon.grail.rules.quantities import energy_cap
from afallon.grail.rules.state import Character, State
from afallon.grail.rules.telling import Change, leaves_cards
from afallon.kernel import Seat


class CharacterEntered(Change):
    """A character enters with energy up to its limit (GR-CHAR-25); a lower starting cell is set next (GR-CHAR-18)."""

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
    """A track of a character has this value."""

    seat: Seat
    track: Track
    value: int

    def change(self, state: State) -> None:
        setattr(state.characters[self.seat], self.track, self.value)


@leaves_cards
class ResourceChanged(Change):
    """A resource of a character has this value."""

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
    """An affliction is removed from a character."""

    seat: Seat
    affliction: AfflictionName

    def change(self, state: State) -> None:
        state.characters[self.seat].afflictions.remove(self.affliction)


class AttributeRaised(Change):
    """A character puts this number of further markers on an attribute."""

    seat: Seat
    attribute: Attribute
    by: int

    def change(self, state: State) -> None:
        state.characters[self.seat].attributes[self.attribute] += self.by


@leaves_cards
class Given(Change):
    """A resource passes from one character to another (GR-CHAR-38)."""

    giver: Seat
    receiver: Seat
    resource: Resource
    amount: int

    def change(self, state: State) -> None:
        state.characters[self.giver].resources[self.resource] -= self.amount
        state.characters[self.receiver].resources[self.resource] += self.amount


@leaves_cards
class OfferMade(Change):
    """A character offers goods to another, and names the goods that it wants in return."""

    giver: Seat
    receiver: Seat
    gives: Goods
    wants: Goods
