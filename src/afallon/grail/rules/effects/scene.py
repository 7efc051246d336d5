"""Addresses of effects, and the seats that their scopes refer to."""

from typing import NamedTuple

from afallon.grail.content.effects import Effects
from afallon.grail.content.glossary import Scope
from afallon.grail.rules.state import GrailPosition, setup_of


class Scene(NamedTuple):
    """The address of an effect, as arguments of its frame: a place in an effect list, and the card it belongs to."""

    path: str
    """The path of the list in the pack (`Pack.effects`)."""

    place: int = 0
    owner: int | None = None
    """The seat that owns the card, if any."""

    card: int | None = None
    """The card's place in the sequence, if it is there."""

    def effects(self, position: GrailPosition) -> Effects:
        return setup_of(position).pack.effects.get(self.path, ())

    @property
    def effect_path(self) -> str:
        """The path of the effect at this place."""
        return f"{self.path}/{self.place}"

    @property
    def is_story(self) -> bool:
        """Whether the effect belongs to a verse of the journal or of the book."""
        section, _, rest = self.path.partition("/")
        return section == "book" or (section == "locations" and "/verses/" in rest)

    def inner(self, *names: str | int) -> "Scene":
        """Return the start of a list inside this effect, such as `then` of a `when`."""
        return self._replace(path="/".join(map(str, (self.path, self.place, *names))), place=0)


def active_seat(position: GrailPosition) -> int | None:
    """Return the seat that `active` refers to: in an encounter the active character, else the leader.

    During an opportunity attack it is the target. In an encounter it is `None` before the first activation, between
    two, and after the active character has left (GR-COMBAT-159).
    """
    encounter = position.state.encounter
    if encounter is None:
        return position.state.party.leader
    return encounter.active if encounter.victim is None else encounter.victim


def is_of_attack(position: GrailPosition, scene: Scene) -> bool:
    """Return whether the effect belongs to the attack, opportunity attack or reaction under way."""
    encounter = position.state.encounter
    return encounter is not None and encounter.attack is not None and scene.path.startswith(encounter.attack)


def members(position: GrailPosition) -> tuple[int, ...]:
    """Return the seats concerned: the participants of the encounter, else the party.

    If an encounter has ended and nobody remains in it, these are all who have left it.
    """
    encounter = position.state.encounter
    if encounter is None:
        return tuple(position.state.party.members)
    return tuple(encounter.participants or (encounter.left if encounter.ended is not None else ()))


def meant(position: GrailPosition, who: Scope, scene: Scene) -> tuple[int, ...]:
    """Return the seats that a scope refers to. For `party` these share in an effect that happens once."""
    if who == "active":
        seat = active_seat(position)
        return () if seat is None else (seat,)
    if who == "owner":
        return () if scene.owner is None else (scene.owner,)
    return members(position)
