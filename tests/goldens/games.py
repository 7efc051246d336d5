"""The games of the golden playthroughs: what is played, and how likely some answers are.

A seed gives chance and, apart from it, the answers. The seeds were searched for: each game is one that shows what its
title says, and `test_goldens.py` checks that together they show everything they should.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import afallon
from tests.goldens.playthrough import write

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    """One game: its title, the options of its set-up, and how likely the named answers are where they are allowed."""

    title: str
    options: dict[str, Any]
    likely: dict[str, float]

    def play(self) -> str:
        """The playthrough, made from the seed."""
        rng = Random(self.options["seed"])

        def choose(decision: afallon.Decision) -> Any:
            for value, probability in self.likely.items():
                if value in decision.options:
                    others = [option for option in decision.options.enumerate() if option != value]
                    if not others or rng.random() < probability:
                        return value
                    return others[int(rng.random() * len(others))]
            return decision.options.sample(rng)

        return write(self.title, self.options, choose)


CALM = {"approve": 0.75, "fail": 0.35}
GRIM = {"approve": 0.75, "fail": 0.9}
HONEST = {"approve": 0.8, "fail": 0.1}
QUARRELSOME = {"approve": 0.25, "fail": 0.5}

GOLDENS: dict[str, Golden] = {
    "05_ua_basic": Golden(
        "Five play the basic game; the Assassin misses Merlin",
        {"seats": 5, "seed": 25, "edition": "ua"},
        CALM,
    ),
    "05_pl_rejections": Golden(
        "Five cannot agree: five rejected teams in one round",
        {"seats": 5, "seed": 30, "edition": "pl"},
        QUARRELSOME,
    ),
    "05_ru_percival_morgana": Golden(
        "Percival sees Merlin and Morgana, and the Assassin finds Merlin",
        {"seats": 5, "seed": 3, "edition": "ru", "characters": ["merlin", "percival", "assassin", "morgana"]},
        HONEST,
    ),
    "05_ru_named_assassin": Golden(
        "Morgana makes the guess in the Assassin's place; cards and leader laid by hand",
        {
            "seats": 5,
            "seed": 2,
            "edition": "ru",
            "deal": ["servant", "morgana", "percival", "merlin", "mordred"],
            "first_leader": 3,
            "assassin": "morgana",
        },
        HONEST,
    ),
    "06_pl_tie": Golden(
        "Six play with Mordred; a tie rejects a team, and one fail sinks the fourth quest",
        {"seats": 6, "seed": 124, "edition": "pl", "characters": ["merlin", "assassin", "mordred"]},
        {"approve": 0.55, "fail": 0.6},
    ),
    "06_fifth_team_goes": Golden(
        "At a quarrelling table of six the fifth team goes without a vote",
        {"seats": 6, "seed": 364, "fifth_team": "goes"},
        QUARRELSOME,
    ),
    "06_ua_without_merlin": Golden(
        "A game without Merlin ends with the third success",
        {"seats": 6, "seed": 1, "edition": "ua", "characters": []},
        HONEST,
    ),
    "07_ua_lady": Golden(
        "Seven play with the Lady of the Lake, who acts three times",
        {"seats": 7, "seed": 141, "edition": "ua", "modules": ["lady_of_the_lake"]},
        CALM,
    ),
    "07_ru_one_fail_at_quest_four": Golden(
        "With seven, one fail does not sink the fourth quest",
        {"seats": 7, "seed": 1, "edition": "ru", "characters": ["merlin", "assassin", "oberon"]},
        CALM,
    ),
    "08_pl_three_fails": Golden(
        "Eight play, and three fails end it",
        {"seats": 8, "seed": 7, "edition": "pl", "characters": ["merlin", "percival", "assassin", "oberon"]},
        GRIM,
    ),
    "08_named_oberon_and_lady": Golden(
        "Oberon, whom nobody knows, makes the guess; the Lady is with them",
        {
            "seats": 8,
            "seed": 366,
            "characters": ["merlin", "oberon"],
            "assassin": "oberon",
            "modules": ["lady_of_the_lake"],
        },
        HONEST,
    ),
    "09_ru_two_fails_at_quest_four": Golden(
        "With nine, two fails sink the fourth quest",
        {
            "seats": 9,
            "seed": 19,
            "edition": "ru",
            "characters": ["merlin", "percival", "assassin", "morgana", "mordred"],
        },
        GRIM,
    ),
    "10_ru_everybody": Golden(
        "Ten play with every character of the basic box, and the Lady",
        {
            "seats": 10,
            "seed": 93,
            "edition": "ru",
            "characters": ["merlin", "percival", "assassin", "morgana", "mordred", "oberon"],
            "modules": ["lady_of_the_lake"],
        },
        CALM,
    ),
    "10_servants_and_minions": Golden(
        "Ten without any special character: six servants, four minions",
        {"seats": 10, "seed": 3, "characters": []},
        CALM,
    ),
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def write_all() -> Iterator[Path]:
    """Play every game anew and write it; yields the files that have changed."""
    for name, golden in GOLDENS.items():
        path, text = path_of(name), golden.play()
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            yield path
