"""What can happen to a character."""

from collections.abc import Mapping

from afallon.grail.content.words import ATTRIBUTES, RESOURCES
from afallon.grail.rules.changes import change
from afallon.grail.rules.state import Character, State


@change
def character_entered(
    state: State,
    *,
    seat: int,
    tile: str,
    number: int,
    board: str,
    energy_max: int,
    health_max: int,
    terror_max: int,
    health: int,
    terror: int,
    location: int,
    attributes: Mapping[str, int],
    resources: Mapping[str, int],
) -> None:
    """A character takes the seat; energy starts at its top, as far as health lets it (GR-CHAR-18, 25)."""
    entering = Character(
        tile=tile,
        number=number,
        board=board,
        energy_max=energy_max,
        health_max=health_max,
        terror_max=terror_max,
        energy=min(energy_max, health),
        health=health,
        terror=terror,
        location=location,
        attributes=dict.fromkeys(ATTRIBUTES, 0) | dict(attributes),
        resources=dict.fromkeys(RESOURCES, 0) | dict(resources),
    )
    state.characters[seat : seat + 1] = [entering]


@change
def track_changed(state: State, *, seat: int, track: str, value: int) -> None:
    setattr(state.characters[seat], track, value)


@change
def resource_changed(state: State, *, seat: int, resource: str, value: int) -> None:
    state.characters[seat].resources[resource] = value


@change
def affliction_attached(state: State, *, seat: int, affliction: str) -> None:
    state.characters[seat].afflictions.append(affliction)


@change
def affliction_removed(state: State, *, seat: int, affliction: str) -> None:
    state.characters[seat].afflictions.remove(affliction)


@change
def attribute_raised(state: State, *, seat: int, attribute: str, by: int) -> None:
    state.characters[seat].attributes[attribute] += by


@change
def given(state: State, *, giver: int, receiver: int, resource: str, amount: int) -> None:
    """From one character to another (GR-CHAR-38)."""
    state.characters[giver].resources[resource] -= amount
    state.characters[receiver].resources[resource] += amount
