"""The planner's view of the group: its living characters, and the known part of the journal."""

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
    """Knowledge of the journal beyond the verses already read."""

    whole_pack: bool = False
    """Whether all of it is known, as only a proof may assume."""

    sought: frozenset[str] = frozenset()
    """Verses that the planner makes detours to read."""

    ending: str | None = None
    """The ending to play for; `None` for any victory."""


class Group(NamedTuple):
    """A position, the asked seat, and the knowledge of the journal."""

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
        """All living characters' seats, the lowest number first."""
        return by_number(self.state, living(self.state))

    @property
    def characters(self) -> list[Character]:
        return [self.state.characters[seat] for seat in self.seats]

    @property
    def rallying_point(self) -> int:
        """The location of the character with the lowest number, where the others gather."""
        return self.state.characters[self.seats[0]].location

    def total(self, what: str) -> int:
        """Return the group's total of a quantity."""
        return sum(value_of(character, what) for character in self.characters)

    def knows(self, verse: str) -> bool:
        return self.knowledge.whole_pack or verse in self.read

    def verse(self, name: str) -> Verse:
        return self.pack.verses[name]

    @contextmanager
    def standing_at(self, location: int) -> Iterator[None]:
        """Evaluate the position as if all characters stood at this location."""
        with imagined_party(self.state, self.seats, "explore", location):
            yield

    def meets(self, requirements: Requirements, location: int) -> bool:
        """Return whether all of these would hold for the group at this location."""
        with self.standing_at(location):
            return hold(self.position, requirements, Scene("", owner=self.seat))

    def distances(self, start: int) -> dict[int, tuple[int, int]]:
        """Return for each reachable location the number of journeys and the destination of the first one."""
        distances = {start: (0, start)}
        queue = [start]
        for here in queue:
            for there in connected(self.pack, self.state, here):
                if there not in distances:
                    steps, first = distances[here]
                    distances[there] = (steps + 1, there if here == start else first)
                    queue.append(there)
        return distances


def group_of(view: GrailView, seat: int, knowledge: Knowledge) -> Group:
    """Return the group as shown by this view."""
    return Group(position_of(view), seat, frozenset(view.verses), knowledge)
