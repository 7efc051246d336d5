"""Worth of things to the group now: resources by need, effects by their results, verses by where they lead."""

from collections.abc import Iterable
from typing import Any, Final

from afallon.grail.content import effects as do
from afallon.grail.content.effects import AnyCost, Choice, Cost
from afallon.grail.content.locations import Verse
from afallon.grail.rules.effects.costs import affordable, is_card, plain
from afallon.grail.rules.effects.once import is_used_up
from afallon.grail.rules.journal.reading import full_name
from afallon.players.grail.planner.group import Group
from afallon.players.grail.planner.sources import Fact
from afallon.players.grail.planner.wishes import Wishes

UNKNOWN: Final = 5.0
"""Worth of an unread verse."""

VICTORY: Final = 300.0
CHAPTER: Final = 200.0
DEATH: Final = -100.0
ITEM: Final = 4.0
SECRET: Final = 5.0
MARK: Final = 0.5
"""Worth of a status mark, token or dial change that no quest asks for."""

FIGHT: Final = 1.0
RISKY_FIGHT: Final = -12.0
WEAK: Final = 3
"""Health at or below which a character avoids fights."""

LIGHT: Final = 1.5
"""Worth of a day of light that costs nothing."""

DIAL: Final = 5
"""Typical number of days that a menhir shines."""

DEEPEST: Final = 5
"""Maximum number of verses to look ahead."""

_PLAIN: Final = {"food": 1.0, "wealth": 1.2, "reputation": 1.0, "magic": 1.5, "experience": 1.8, "energy": 1.5}
_NEEDED: Final = 5.0
"""Worth of a resource that the next rite takes, or that prevents starvation."""

MEALS: Final = 2
"""Meals per character that are enough food."""


class Prices:
    """Worth of everything, for one group at one moment."""

    def __init__(self, group: Group, wishes: Wishes, needs: dict[str, int]) -> None:
        """`needs` gives the amount of each resource that the group lacks for its next task."""
        self.group, self.wishes, self.needs = group, wishes, needs

    # Quantities

    def quantity(self, what: str, amount: int) -> float:
        """Return the worth of this change to a quantity of one character; negative amounts are losses."""
        group = self.group
        if what == "health":
            missing = max(character.health_max - character.health for character in group.characters)
            urgent = min(character.health for character in group.characters) <= WEAK
            return (4.0 if urgent else 2.0) * (min(amount, missing) if amount > 0 else amount)
        if what == "terror":
            most = max(character.terror for character in group.characters)
            urgent = any(character.terror >= character.health - 1 for character in group.characters)
            return -(3.0 if urgent else 1.0) * (max(amount, -most) if amount < 0 else amount)
        worth = _PLAIN.get(what, 4.0) + self.wishes.get(("quantity", what), 0) / 4
        if what == "food" and group.total("food") < MEALS * len(group.seats):
            worth = max(worth, _NEEDED / 2)
        return worth * amount + _NEEDED * max(min(amount, self.needs.get(what, 0)), 0)

    def cost(self, costs: Iterable[Cost | AnyCost]) -> float:
        """Return the worth lost by paying these; a cost in terror is taken on (GR-DAY-60)."""
        return sum(self.price(what, amount) for what, amount in plain(costs))

    def price(self, what: str, amount: int) -> float:
        """Return the worth lost by paying this amount, or this number of cards."""
        if is_card(what):
            return ITEM * amount
        return -self.quantity(what, amount if what == "terror" else -amount)

    # Effects

    def effects(self, effects: Iterable[Any], location: int, depth: int = 0) -> float:
        return sum(self._effect(effect, location, depth) for effect in effects)

    def _effect(self, effect: Any, location: int, depth: int) -> float:
        match effect:
            case do.Gain(what=what, amount=amount, who=who):
                return self.quantity(what, _number(amount)) * self._times(who)
            case do.Lose(what=what, amount=amount, who=who) | do.Pay(what=what, amount=amount, who=who):
                return self.quantity(what, -_number(amount)) * self._times(who)
            case do.SetTo(what="terror", value=value, who=who):
                return self.quantity("terror", value - self.group.me.terror) * self._times(who)
            case do.Damage(amount=amount, who=who):
                return self.quantity("health", -_number(amount)) * self._times(who)
            case do.Meet(encounter=encounter, amount=amount):
                return self.meeting(encounter, location) * amount
            case do.When():
                holds = self.group.meets(effect.requires, location)
                return self.effects(effect.then if holds else effect.otherwise, location, depth)
            case do.Choose():
                return self.best_choice(effect.choices, location, depth)
            case do.Toss():
                return self.effects((*effect.skull, *effect.grail), location, depth) / 2
            case do.EndGame(ending=ending):
                return self._ending(ending)
            case do.Read(verse=verse) | do.Go(verse=verse) if depth < DEEPEST:
                name = full_name(str(location), verse)
                return self.verse(name, location, depth + 1) if name in self.group.pack.verses else 0.0
            case do.ChangeChapter():
                return CHAPTER
            case do.Die():
                return DEATH
        return self._lasting(effect)

    def _lasting(self, effect: Any) -> float:
        """Return the worth of an effect on the world rather than on a character."""
        match effect:
            case do.MarkStatus(status=status):
                return MARK + self._wished("status", status) - self._wished("unmarked", status)
            case do.EraseStatus(status=status):
                return self._wished("erased", status)
            case do.GainItem(item=item, keyword=keyword, amount=amount):
                return ITEM * amount + self._wished("item", item or keyword)
            case do.LoseItems():
                return -ITEM if any(character.items for character in self.group.characters) else 0.0
            case do.GainSecret(secret=secret):
                return (SECRET + self._wished("secret", secret)) * (secret in self.group.state.secrets)
            case do.LoseSecret():
                return -SECRET
            case do.SetDial(dial=dial) | do.ChangeDial(dial=dial):
                return MARK + self._wished("dial", dial)
            case do.ChangeTokens(token=token, amount=amount):
                return (MARK + self._wished("tokens", token)) * (1 if amount > 0 else -1)
            case do.NoteTask(task=task):
                return self._wished("task", task)
            case do.LightMenhir(location=place, dial=dial):
                return self._light(place, dial)
            case do.Reveal() | do.RemoveGuardian() | do.LiftAffliction():
                return MARK
            case do.ReplaceLocation(by=by):
                return MARK + self._wished("revealed", by)
        return self._harm(effect)

    def _harm(self, effect: Any) -> float:
        """Return the worth of an effect that takes light or shortens the day."""
        match effect:
            case do.EndDay():
                return sum(-_PLAIN["energy"] * character.energy for character in self.group.characters)
            case do.PutOutMenhir(location=location):
                return -LIGHT * DIAL * (location is None or location in self.group.state.places)
            case do.ChangeMenhir(amount=amount):
                return LIGHT * _number(amount)
            case do.PlaceGuardian() | do.AddEncounter() | do.DiscardLocation() | do.AddRandomEvents():
                return -MARK
        return 0.0

    def _light(self, location: int | None, dial: int | None) -> float:
        """Return the worth of lighting a menhir without cost: the added days."""
        place = self.group.state.places.get(self.group.me.location if location is None else location)
        return 0.0 if place is None else LIGHT * max((dial or DIAL) - (place.dial or 0), 0)

    def _ending(self, ending: str) -> float:
        """Return the worth of an ending: of any victory, or only of the chosen ending; 0 while sought verses remain."""
        knowledge = self.group.knowledge
        if knowledge.ending is not None:
            return VICTORY if ending == knowledge.ending else -VICTORY
        if self.group.pack.endings[ending].ended == "defeat":
            return -VICTORY
        return 0.0 if knowledge.sought - self.group.read else VICTORY

    def _wished(self, *fact: Any) -> float:
        name: Fact = (fact[0], fact[1])
        return self.wishes.get(name, 0.0)

    def _times(self, who: str) -> int:
        return len(self.group.seats) if who == "each" else 1

    def meeting(self, encounter: str | None, location: int) -> float:
        """Return the worth of an encounter: its reward, unless a character is too weak for it."""
        if min(character.health for character in self.group.characters) <= WEAK:
            return RISKY_FIGHT
        reward = () if encounter is None else self.group.pack.encounters[encounter].reward
        return FIGHT + self.effects(reward, location)

    # Choices and verses

    def best_choice(self, choices: Iterable[Choice], location: int, depth: int = 0, verse: str = "") -> float:
        """Return the worth of the best choice open to the group; 0 if there is none."""
        open_now = [choice for choice in choices if self._is_open(choice, location, verse)]
        return max((self.choice(choice, location, depth, verse) for choice in open_now), default=0.0)

    def choice(self, choice: Choice, location: int, depth: int = 0, verse: str = "") -> float:
        """Return the worth of a choice, with the verse that it leads to."""
        worth = self.effects(choice.effects, location, depth) - self.cost(choice.cost)
        if choice.go is not None:
            worth += self.verse(full_name(verse, choice.go), location, depth + 1)
        return worth

    def verse(self, name: str, location: int, depth: int = 0) -> float:
        """Return the worth of reading a verse and following it to the end of the exploration."""
        if not self.group.knows(name):
            return UNKNOWN
        if depth > DEEPEST:
            return 0.0
        verse: Verse = self.group.verse(name)
        if verse.requires and not self.group.meets(verse.requires, location):
            return 0.0 if verse.otherwise is None else self.verse(full_name(name, verse.otherwise), location, depth + 1)
        worth = self.effects(verse.effects, location, depth) + self.best_choice(verse.choices, location, depth, name)
        worth += self._wished("verse", name) * (name not in self.group.read)
        if verse.go is not None and not verse.choices:
            worth += self.verse(full_name(name, verse.go), location, depth + 1)
        return worth

    def _is_open(self, choice: Choice, location: int, verse: str) -> bool:
        section, _, name = verse.partition(":")
        path = f"book/{name}" if section == "book" else f"locations/{section}/verses/{name}"
        if is_used_up(self.group.position, choice.once, f"{path}/choices/{choice.id}", self.group.seats):
            return False
        payable = affordable(self.group.position, choice.cost, self.group.seats)
        return payable and self.group.meets(choice.requires, location)


def _number(amount: Any) -> int:
    """Return an amount that is a number; for an amount that depends on the state, count the factor once."""
    return amount if isinstance(amount, int) else int(amount.times)
