"""The group as a planner sees it: those who travel together, and what the pack has told them so far."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from afallon.grail.content import Pack
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.locations import Verse
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.imagining import imagined_party
from afallon.grail.rules.map.grid import connected
from afallon.grail.rules.quantities import value_of
from afallon.grail.rules.state import Character, GrailPosition, State, setup_of
from afallon.grail.view import GrailView
from afallon.grail.view_position import position_of


class Knowledge(NamedTuple):
    """What a planner knows of the journal beside what has been read."""

    whole_pack: bool = False
    """All of it, as only a proof may."""

    sought: frozenset[str] = frozenset()
    """Verses that it goes out of its way to read."""

    ending: str | None = None
    """The ending that it plays for; if none is named, any victory."""


class Group(NamedTuple):
    """A position, who is asked, and what may be known of the journal."""

    position: GrailPosition
    seat: int
    read: frozenset[str]
    knowledge: "Knowledge"

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def pack(self) -> Pack:
        return setup_of(self.position).pack

    @property
    def me(self) -> Character:
        return self.state.characters[self.seat]

    @property
    def seats(self) -> tuple[int, ...]:
        """All who live, the one with the lowest number first."""
        return by_number(self.state, living(self.state))

    @property
    def characters(self) -> list[Character]:
        return [self.state.characters[seat] for seat in self.seats]

    @property
    def rallying_point(self) -> int:
        """Where the others gather: with the lowest number."""
        return self.state.characters[self.seats[0]].location

    def total(self, what: str) -> int:
        """How much of something they have together."""
        return sum(value_of(character, what) for character in self.characters)

    def knows(self, verse: str) -> bool:
        return self.knowledge.whole_pack or verse in self.read

    def verse(self, name: str) -> Verse:
        return self.pack.verses[name]

    @contextmanager
    def standing_at(self, location: int) -> Iterator[None]:
        """Look at the world as if all stood there together."""
        with imagined_party(self.state, self.seats, "explore", location):
            yield

    def meets(self, requirements: Requirements, location: int) -> bool:
        """Would all of these hold for the group there?"""
        with self.standing_at(location):
            return hold(self.position, requirements, Scene("", owner=self.seat))

    def distances(self, start: int) -> dict[int, tuple[int, int]]:
        """By location that can be reached: how many journeys away it is, and where the first of them leads to."""
        found = {start: (0, start)}
        queue = [start]
        for here in queue:
            for there in connected(self.pack, self.state, here):
                if there not in found:
                    steps, first = found[here]
                    found[there] = (steps + 1, there if here == start else first)
                    queue.append(there)
        return found


def group_of(view: GrailView, seat: int, knowledge: Knowledge) -> Group:
    """The group that this view shows."""
    return Group(position_of(view), seat, frozenset(view.verses), knowledge)
