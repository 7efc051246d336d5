"""Where an effect stands, and whom it means."""

from typing import NamedTuple

from afallon.grail.content.effects import Effects
from afallon.grail.content.glossary import Scope
from afallon.grail.rules.state import GrailPosition, setup_of


class Scene(NamedTuple):
    """The plain arguments of a frame that runs effects: a place in an effect list, and the card that said so."""

    path: str
    """Of the list in the pack (`Pack.effects`)."""

    place: int = 0
    owner: int | None = None
    """The seat whose card it is, if it is a card."""

    card: int | None = None
    """The card's place in the sequence, if it is there."""

    def effects(self, position: GrailPosition) -> Effects:
        return setup_of(position).pack.effects.get(self.path, ())

    @property
    def effect_path(self) -> str:
        """Of the one effect at this place."""
        return f"{self.path}/{self.place}"

    @property
    def is_story(self) -> bool:
        """Does it stand in a verse of the journal or of the book?"""
        section, _, rest = self.path.partition("/")
        return section == "book" or (section == "locations" and "/verses/" in rest)

    def inner(self, *names: str | int) -> "Scene":
        """The beginning of a list within this effect, as `then` of a `when`."""
        return self._replace(path="/".join(map(str, (self.path, self.place, *names))), place=0)


def active_seat(position: GrailPosition) -> int | None:
    """Whoever leads the action; in an encounter the active character, or whom an opportunity attack hits.

    In an encounter there may be nobody: before the first activation, between two, and when the active one has left
    (GR-COMBAT-159).
    """
    encounter = position.state.encounter
    if encounter is None:
        return position.state.party.leader
    return encounter.active if encounter.victim is None else encounter.victim


def is_of_attack(position: GrailPosition, scene: Scene) -> bool:
    """Does this effect belong to the attack, opportunity attack or reaction under way?"""
    encounter = position.state.encounter
    return encounter is not None and encounter.attack is not None and scene.path.startswith(encounter.attack)


def members(position: GrailPosition) -> tuple[int, ...]:
    """Everybody concerned: the participants of the encounter, or all who were in it if it has ended and nobody has held
    out; else the party."""
    encounter = position.state.encounter
    if encounter is None:
        return tuple(position.state.party.members)
    return tuple(encounter.participants or (encounter.left if encounter.ended is not None else ()))


def meant(position: GrailPosition, who: Scope, scene: Scene) -> tuple[int, ...]:
    """The seats that a scope means. For `party` these are all who may share in what happens once."""
    if who == "active":
        seat = active_seat(position)
        return () if seat is None else (seat,)
    if who == "owner":
        return () if scene.owner is None else (scene.owner,)
    return members(position)
