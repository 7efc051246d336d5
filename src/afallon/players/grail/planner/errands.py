"""Errands: every action the group could set out for, anywhere on the map, with its worth and first journey."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from afallon.grail.content.glossary import SIDES
from afallon.grail.content.locations import LocationAction
from afallon.grail.rules.effects.costs import affordable
from afallon.grail.rules.effects.once import is_used_up
from afallon.grail.rules.map.grid import current_version
from afallon.players.grail.planner import light
from afallon.players.grail.planner.group import Group
from afallon.players.grail.planner.prices import UNKNOWN, Prices
from afallon.players.grail.planner.wishes import wishes_of

ENERGY: Final = 0.9
"""Worth of a point of energy."""

PATIENCE: Final = 0.93
"""Factor on the worth of an errand for each journey that it is away."""

NEW_PLACE: Final = 3.0
LIGHT: Final = 14.0
"""Worth of a day of light, per missing day."""

LAST_DAYS: Final = 2
"""With this many days of light or fewer, any menhir will do.

Before that, the cost of a rite is saved for the menhir that quests need.
"""

NEW_LAND: Final = 4.0
"""Worth of a location that a menhir would bring into the light."""


class Errand(NamedTuple):
    """An action, its location, and its worth with the journeys deducted."""

    worth: float
    action: str
    location: int
    first: int
    """The destination of the first journey."""


class Plans:
    """The errands of one group now."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self.wishes = wishes_of(group)
        self.prices = Prices(group, self.wishes, light.needs(group))

    def best(self, start: int) -> Errand | None:
        """Return the best errand for a character at `start`, if any is worth its journeys."""
        return max(self._errands(start), default=None, key=lambda errand: errand.worth)

    def _errands(self, start: int) -> Iterator[Errand]:
        for location, (steps, first) in self.group.distances(start).items():
            for action, worth, cost in self._at(location):
                total = worth * PATIENCE**steps - ENERGY * (steps + cost)
                if total > 0 and not (action == "travel" and steps == 0):
                    yield Errand(total, action, location, first)

    def _at(self, number: int) -> Iterator[tuple[str, float, int]]:
        """Yield the possible actions at a location, each with its worth and the energy it takes."""
        group, prices = self.group, self.prices
        location = group.pack.locations[number]
        arrival = prices.effects(location.immediate, number) if group.me.location != number else 0.0
        yield "travel", arrival + self._arriving(number), 0
        risk = min(arrival, 0)
        if location.explore is not None:
            wish = self.wishes.get(("explore", number), 0) / 2
            yield "explore", risk + prices.verse(f"{number}:{location.explore}", number) + wish, 1
        if wish := self.wishes.get(("sleep", number), 0):
            yield "pass", risk + wish / 2, 0
        action = location.action
        if action is not None and self._is_open(number, action):
            energy = sum(cost.amount for cost in action.cost if cost.what == "energy")
            others = [cost for cost in action.cost if cost.what != "energy"]
            yield "location", risk + prices.effects(action.effects, number) - prices.cost(others), energy
        record = light.records(group).get(number)
        if record is not None and light.is_open(group, number, record) and self._are_together(number):
            yield "inspect_menhir", risk + self._lighting(number) - prices.cost(record.cost) / 2, 0

    def _are_together(self, number: int) -> bool:
        """Return whether all are present who may have to pay for the rite; characters elsewhere travel together."""
        here = [self.group.state.characters[seat].location for seat in self.group.seats]
        return number not in here or all(location == number for location in here)

    def _is_open(self, number: int, action: LocationAction) -> bool:
        """Return whether the group can pay for, and is allowed, the action of this location within its limit."""
        group = self.group
        if action.limit == "day":
            is_used = group.state.places[number].action_used
        else:
            is_used = is_used_up(group.position, action.limit, f"locations/{number}/action/effects", group.seats)
        payable = affordable(group.position, action.cost, group.seats)
        return not is_used and payable and group.meets(action.requires, number)

    def _arriving(self, number: int) -> float:
        """Return the worth of arriving: newly revealed locations, and quests that mention the place."""
        group = self.group
        wished = self.wishes.get(("at", number), 0) + self.wishes.get(("arrive", number), 0) / 2
        original = group.pack.locations[number].original
        if original is not None:
            wished += self.wishes.get(("at", original), 0)
        return wished + NEW_PLACE * light.hidden_neighbours(group, number) + self._on_the_way(number)

    def _on_the_way(self, number: int) -> float:
        """Return the worth of wanted locations beyond this one."""
        keys = self.group.pack.locations[number].keys
        hidden = light.hidden_neighbours(self.group, number)
        beyond = [getattr(keys, side) for side in SIDES if getattr(keys, side) is not None]
        return max((self.wishes.get(("revealed", key), 0) / 2 for key in beyond), default=0) if hidden else 0

    def _lighting(self, number: int) -> float:
        """Return the worth of lighting this menhir: light when it runs short, and new land."""
        group = self.group
        record = light.records(group)[number]
        days = light.gain(group, number, record)
        if days <= 0 or (self._is_saving(number) and light.days_left(group) > LAST_DAYS):
            return 0.0
        urgency = max(light.SOON - light.days_left(group), 0) / light.SOON
        worth = LIGHT * urgency * days + self.wishes.get(("light", number), 0)
        if not group.state.places[number].menhir:
            worth += NEW_LAND * light.unlit_neighbours(group, number) + self.prices.effects(record.effects, number)
            hidden = [key for kind, key in self.wishes if kind == "revealed"]
            worth += UNKNOWN * any(current_version(group.pack, group.state.places, key) is None for key in hidden)
        return worth

    def _is_saving(self, number: int) -> bool:
        """Return whether quests ask for another menhir to be lit."""
        location = self.group.pack.locations[number]
        wished = {place for kind, place in self.wishes if kind == "lit"}
        return bool(wished) and (location.original or number) not in wished
