"""Generator of random packs: any verb of story and world wherever verbs are allowed."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from afallon import SetupError
from afallon.grail.content.glossary import ATTRIBUTES, RESOURCES
from tests.grail.arena import ENEMY, OPPONENT, ability
from tests.grail.world import Entry, gain, world

HEROES = 6
PLACES = (1, 2, 3, 4, 5)
CHANGED = 101
COLOURS = ("grey", "green", "blue")
BEASTS = ("enemy", "beast", "guard", "opponent")
ITEMS = ("axe", "bow", "cap")
SECRETS = (7, 8, 9, 42)
STATUSES = ("mark", "trail", "mercy")
MOMENTS = (
    *("dawn", "dusk", "start_of_round", "before_action", "after_action", "on_travel", "on_explore", "on_arrival"),
    *("start_of_encounter", "start_of_encounter_round", "start_of_activation", "on_win", "on_loss", "end_of_encounter"),
)
HOURS: Entry = {"do": "set_dial", "dial": "hours", "token": "time", "value": 2}
MARKS: tuple[Entry, ...] = tuple({"do": "mark_status", "status": status} for status in STATUSES[:2])
NUMBERS = (
    *("hand_limit", "opening_hand", "item_limit", "explore_cost", "travel_cost", "price", "threshold"),
    *("affinity_gain", "cards_each_activation", "energy_at_dusk", "food_at_rest", "menhir_cost", "menhir_dial"),
    *("card_price", "attribute_price", "damage_taken", "terror_taken", "affinity_goal", "avoidance_price"),
)


class Maker:
    """A generator of the parts of a pack, determined by its seed."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.names = 0

    def name(self, sort: str) -> str:
        self.names += 1
        return f"{sort}_{self.names}"

    def scope(self) -> str:
        return self.rng.choice(("each", "party", "active"))

    def quantity(self) -> str:
        return self.rng.choice(("health", "terror", "energy", *RESOURCES))

    def place(self) -> int | None:
        return self.rng.choice((None, *PLACES))

    def effects(self, most: int = 3, depth: int = 2) -> list[Entry]:
        """Return a random list of effects with at most `depth` levels of nested lists."""
        return [self.effect(depth) for _ in range(self.rng.randint(1, most))]

    def effect(self, depth: int) -> Entry:
        makers: list[Callable[[], Entry]] = [
            *(self.number, self.number, self.thing, self.secret, self.on_the_map, self.on_the_map, self.guardian),
            *(self.in_the_story, self.in_the_story, self.in_decks, self.fate),
        ]
        if depth:
            makers += [lambda: self.toss(depth), lambda: self.when(depth), lambda: self.choose(depth)]
        return self.rng.choice(makers)()

    def number(self) -> Entry:
        do = self.rng.choice(("gain", "lose", "pay", "set", "damage", "gain_attribute"))
        if do == "damage":
            return {"do": do, "amount": self.rng.randint(1, 3), "who": self.scope()}
        if do == "set":
            return {"do": do, "what": self.quantity(), "value": self.rng.randint(0, 9), "who": self.scope()}
        if do == "gain_attribute":
            return {"do": "gain", "what": self.rng.choice(ATTRIBUTES), "who": "active"}
        return {"do": do, "what": self.quantity(), "amount": self.rng.randint(1, 3), "who": self.scope()}

    def thing(self) -> Entry:
        return self.rng.choice(
            (
                {"do": "gain_item", "amount": 2, "who": self.scope()},
                {"do": "gain_item", "item": self.rng.choice(ITEMS), "who": self.scope()},
                {"do": "gain_item", "keyword": "weapon", "who": self.scope()},
                {"do": "lose_items", "who": self.scope()},
                {"do": "lose_items", "amount": None, "who": self.scope()},
            )
        )

    def secret(self) -> Entry:
        return self.rng.choice(
            (
                {"do": "gain_secret", "secret": self.rng.choice(SECRETS), "who": self.scope()},
                {"do": "lose_secret", "secret": self.rng.choice(SECRETS)},
                {"do": "lose_secret", "secret": self.rng.choice(SECRETS), "from_game": True},
            )
        )

    def on_the_map(self) -> Entry:
        return self.rng.choice(
            (
                {"do": "move", "to": self.rng.choice(("lowest", "highest", "any_connected", 3)), "who": self.scope()},
                {"do": "reveal"},
                {"do": "light_menhir", "location": self.rng.choice((None, 1, 4))},
                {"do": "put_out_menhir", "location": self.rng.choice((None, 1, 4))},
                {"do": "change_menhir", "amount": self.rng.choice((-3, -1, 2)), "location": "all"},
                {"do": "discard_location", "number": self.place()},
                {"do": "discard_location", "number": 5, "from_game": True},
                {"do": "replace_location", "number": 2, "by": CHANGED},
                {"do": "change_tokens", "token": "time", "amount": self.rng.choice((-1, 1, 2)), "location": None},
                {"do": "change_tokens", "token": "quest", "amount": 1, "location": None},
                {**HOURS, "here": self.rng.random() < 0.5},
                {"do": "change_dial", "dial": "hours", "amount": self.rng.choice((-2, -1, 1))},
                {"do": "end_day"},
            )
        )

    def guardian(self) -> Entry:
        do = self.rng.choice(("place_guardian", "move_guardian", "remove_guardian"))
        return {"do": do, "guardian": "guard"} | ({} if do == "remove_guardian" else {"location": self.place()})

    def in_the_story(self) -> Entry:
        return self.rng.choice(
            (
                {"do": "meet", "colour": self.rng.choice(COLOURS), "who": self.rng.choice(("party", "each", "here"))},
                {"do": "meet", "encounter": self.rng.choice(BEASTS)},
                {"do": "mark_status", "status": self.rng.choice(STATUSES[:2])},
                {"do": "erase_status", "status": self.rng.choice(STATUSES)},
                {"do": "read", "verse": "book:tale"},
                {"do": "note_task", "task": self.name("task")},
                {"do": "reveal_event"},
                {"do": "end_quest", "quest": "first"},
            )
        )

    def in_decks(self) -> Entry:
        return self.rng.choice(
            (
                {"do": "add_encounter", "encounter": self.rng.choice(BEASTS), "place": "top"},
                {"do": "remove_encounter", "encounter": self.rng.choice(BEASTS)},
                {"do": "add_random_events"},
                {"do": "add_event", "event": "omen"},
                {"do": "remove_event", "event": "omen"},
                {
                    "do": "look_at_deck",
                    "deck": self.rng.choice(("items", "events", *COLOURS)),
                    "amount": 2,
                    "order": self.rng.random() < 0.7,
                    "who": self.scope(),
                },
            )
        )

    def fate(self) -> Entry:
        affliction = self.rng.choice(("dying", "going_mad"))
        lift = {"do": "lift_affliction", "affliction": affliction, "who": self.scope()}
        return {"do": "die", "who": "active"} if self.rng.random() < 0.4 else lift

    def toss(self, depth: int) -> Entry:
        return {"do": "toss", "skull": self.effects(2, depth - 1), "grail": self.effects(1, depth - 1)}

    def when(self, depth: int) -> Entry:
        then, otherwise = self.effects(2, depth - 1), self.effects(1, depth - 1)
        return {"do": "when", "requires": [self.condition()], "then": then, "otherwise": otherwise}

    def choose(self, depth: int) -> Entry:
        choices = [
            {"id": self.name("choice"), "effects": self.effects(2, depth - 1), "once": self.once()} for _ in range(2)
        ]
        way_out = {"id": self.name("choice"), "effects": []}
        return {"do": "choose", "who": self.scope(), "choices": [*choices, way_out]}

    def once(self) -> str | None:
        return self.rng.choice((None, "campaign", "chapter", "day", "character"))

    def condition(self) -> Entry:
        simple: tuple[Entry, ...] = (
            {"has": "at_least", "what": self.quantity(), "amount": self.rng.randint(1, 5)},
            {"has": "state", "state": self.rng.choice(("exhausted", "panicking", "dying", "going_mad"))},
            {"has": "item", "item": self.rng.choice(ITEMS)},
            {"has": "secret", "secret": self.rng.choice(SECRETS)},
            {"has": "status", "status": self.rng.choice(STATUSES)},
            {"has": "chapter", "at_least": 2},
            {"has": "players", "at_least": 2},
            {"has": "mode", "mode": self.rng.choice(("story", "normal", "challenge", "free"))},
            {"has": "revealed", "number": self.rng.choice(PLACES)},
            {"has": "menhir", "number": None},
            {"has": "read", "verse": "book:tale"},
            {"has": "encounter", "ended": self.rng.choice(("won", "not_won"))},
            {"has": "dial", "dial": "hours", "at_least": 1},
        )
        chosen = self.rng.choice(simple)
        return {"has": "not", "of": [chosen]} if self.rng.random() < 0.3 else chosen

    def abilities(self, most: int = 2) -> list[Entry]:
        spoken = [
            ability(
                self.rng.choice(MOMENTS),
                *self.effects(1, 1),
                optional=self.rng.random() < 0.5,
                once=self.rng.choice(("day", "chapter", "campaign")),
            )
            for _ in range(self.rng.randint(1, most))
        ]
        change = {
            "do": "modify",
            "what": self.rng.choice((*NUMBERS, *ATTRIBUTES)),
            "amount": self.rng.choice((-2, -1, 1, 3)),
            "who": "each",
        }
        return [*spoken, ability("always", change)]

    def cost(self) -> list[Entry]:
        return self.rng.choice(
            ([], [{"what": "energy", "amount": 1}], [{"item": "axe"}], [{"secret": 7}], [{"keyword": "weapon"}])
        )

    def location(self, number: int) -> dict[str, Any]:
        return {
            "number": number,
            "immediate": self.effects(1) if number != 1 else [],
            "action": {"cost": self.cost(), "effects": self.effects(2), "once": self.rng.choice((None, "day"))},
            "explore": "a",
            "dream": "a",
            "nightmare": "b",
            "verses": [
                {
                    "id": "a",
                    "paragraphs": [{"id": "more", "requires": [self.condition()]}],
                    "effects": self.effects(1),
                    "choices": [
                        {"id": "on", "go": "b", "cost": self.cost()},
                        {"id": "in", "effects": self.effects(2), "complete": True, "once": self.once()},
                        {"id": "out", "complete": True},
                    ],
                },
                {"id": "b", "effects": self.effects(2), "complete": True},
            ],
            **({"seals": ["dreams"]} if number in (2, 3) else {}),
            **({"seals": ["menhir"], "menhir": {"dial": [4, 4, 3, 3]}} if number == 4 else {}),
        }

    def sections(self) -> dict[str, Any]:
        fierce = {"attacks": [{"least": 0, "most": 8, "effects": self.effects(1, 0)}], "copies": 2, "price": 3}
        dying = [{"id": name, "at_zero_again": [{"do": "die", "who": "owner"}]} for name in ("dying", "dying_solo")]
        quests = (("first", 1, {"do": "change_chapter", "chapter": 2}), ("second", 2, self.ending()))
        return {
            "afflictions": [*dying, {"id": "going_mad", "abilities": self.abilities(1)}],
            "book": [
                {"id": "500", "complete": True, "effects": [gain("food", 3)]},
                {"id": "tale", "complete": True, "effects": [self.thing(), HOURS, *MARKS]},
            ],
            "combat_encounters": [
                {**ENEMY, **fierce, "reward": self.effects(1), "loot": self.effects(1, 0)},
                {**ENEMY, "id": "beast", "colour": "green", **fierce, "abilities": self.abilities(1)},
                {**ENEMY, "id": "guard", **fierce, "traits": ["guardian"]},
            ],
            "diplomacy_encounters": [
                {**OPPONENT, "copies": 3, "reward": self.effects(1), "failure": self.effects(1),
                 "avoidance": {"price": [{"what": "wealth", "amount": 1}], "effects": self.effects(1, 0)}},
            ],
            "items": [
                {"id": item, "copies": 3, "crafted": item == "cap", "keyword": "weapon" if item != "cap" else None,
                 "abilities": self.abilities(1)}
                for item in ITEMS
            ],
            "secrets": [
                {"number": number, "personal": number == 8, "global": number == 9, "abilities": self.abilities(1)}
                for number in SECRETS
            ],
            "statuses": [{"id": "mark"}, {"id": "trail", "boxes": 3}, {"id": "mercy", "boxes": 2}],
            "skills": [
                {"number": number, "attribute": attribute, "sides": [
                    {"id": self.name("side"), "abilities": self.abilities(1)} for _ in range(2)]}
                for number, attribute in enumerate(ATTRIBUTES, start=1)
            ],
            "random_events": [{"id": "rain", "copies": 2, "effects": self.effects(1)}, {"id": "wind"}],
            "story_events": [
                *({"id": f"event_{quest}", "chapter": chapter, "part": 1, "effects": self.effects(1),
                   "quest": {"id": quest, "requires": [{"has": "day", "at_least": 3 * chapter}], "success": [change]}}
                  for quest, chapter, change in quests),
                {"id": "omen", "chapter": 1, "part": 2, "effects": self.effects(2), "abilities": self.abilities(1)},
            ],
            "chapters": [
                {"number": 1, "events": [{"part": 1}, {"part": 2}],
                 "add": [{"colour": colour, "level": 1, "cards": [1, 1, 1, 1]} for colour in COLOURS]},
                {"number": 2, "events": [{"part": 1}], "effects": self.effects(1),
                 "remove": [{"colour": "green", "level": 1, "cards": [1, 1, 1, 1]}]},
            ],
            "endings": [{"id": "dawn", "ended": "victory"}, {"id": "night", "ended": "defeat"}],
        }  # fmt: skip

    def ending(self) -> Entry:
        return {"do": "end_game", "ending": self.rng.choice(("dawn", "night"))}


def machine_made(folder: Path, seed: int) -> Path:
    """Write a random pack with six heroes into the folder, determined by its seed; retry until one is accepted."""
    for attempt in count():
        maker = Maker(f"{seed} {attempt}")
        heroes = [
            {
                "attributes": {"aggression": 2, "empathy": 1},
                "resources": dict.fromkeys(RESOURCES, 3),
                "starting_combat": ["hit", "filler"] * 7 + ["hit"],
                "flaw": maker.abilities(1),
            }
            for _ in range(HEROES)
        ]
        changed = maker.location(CHANGED) | {"original": 2, "keys": {"south": 1}}
        places = {number: maker.location(number) for number in PLACES} | {CHANGED: changed}
        with suppress(SetupError):
            world(folder, heroes=heroes, places=places, more=maker.sections(), card={"mercy_status": "mercy"})
            break
    return folder
