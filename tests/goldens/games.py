"""The games of the golden playthroughs, and the probabilities of some answers.

A seed determines chance and, with another generator, the answers. Seeds were searched, so that each game shows its
title. `test_goldens.py` checks that together the games show every listed feature.
"""

from pathlib import Path
from random import Random
from typing import Any

from afallon import Decision
from afallon.testing import Golden

FOLDER = Path(__file__).parent


class Likely:
    """A player that gives the named answers with these probabilities, and otherwise answers at random."""

    def __init__(self, answers: dict[str, float]) -> None:
        self.answers = answers

    def answer(self, decision: Decision, view: Any, rng: Random) -> Any:
        for value, probability in self.answers.items():
            if value in decision.options:
                others = [option for option in decision.options.enumerate() if option != value]
                if not others or rng.random() < probability:
                    return value
                return others[int(rng.random() * len(others))]
        return decision.options.sample(rng)


CALM = Likely({"approve": 0.75, "fail": 0.35})
GRIM = Likely({"approve": 0.75, "fail": 0.9})
HONEST = Likely({"approve": 0.8, "fail": 0.1})
QUARRELSOME = Likely({"approve": 0.25, "fail": 0.5})
EAGER = Likely({"approve": 0.7, "fail": 0.4, "use": 0.7})

CLASSIC = ("merlin", "percival", "assassin", "morgana")
LANCELOTS = ("good_lancelot", "evil_lancelot")

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
        Likely({"approve": 0.55, "fail": 0.6}),
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
    "07_ua_lancelots": Golden(
        "The two Lancelots know each other and never change sides",
        {"seats": 7, "seed": 8, "edition": "ua", "characters": [*CLASSIC, *LANCELOTS]},
        CALM,
    ),
    "08_pl_lancelots_drawn": Golden(
        "Lancelot's first variant, five cards: a card drawn from the third quest on switches both",
        {
            "seats": 8,
            "seed": 16,
            "edition": "pl",
            "characters": ["merlin", "assassin", *LANCELOTS],
            "modules": ["lancelot_variant_1"],
        },
        CALM,
    ),
    "07_ru_lancelots_drawn": Golden(
        "Lancelot's first variant, six cards: both are switched twice, and are what they were",
        {
            "seats": 7,
            "seed": 7,
            "edition": "ru",
            "characters": ["merlin", "assassin", *LANCELOTS],
            "modules": ["lancelot_variant_1"],
        },
        CALM,
    ),
    "09_ru_lancelots_foretold": Golden(
        "Lancelot's second variant: the card at a quest switches both, and who is evil must play a fail",
        {
            "seats": 9,
            "seed": 1,
            "edition": "ru",
            "characters": ["merlin", "assassin", *LANCELOTS],
            "modules": ["lancelot_variant_2"],
        },
        CALM,
    ),
    "07_ua_excalibur": Golden(
        "Excalibur turns the success of a member into the fail that sinks the quest",
        {"seats": 7, "seed": 1, "edition": "ua", "characters": [*CLASSIC], "modules": ["excalibur"]},
        HONEST,
    ),
    "08_ua_quest_selection": Golden(
        "The leaders choose the quests; the fifth may be chosen after two successes",
        {"seats": 8, "seed": 1, "edition": "ua", "modules": ["quest_selection"]},
        CALM,
    ),
    "08_pl_quest_selection": Golden(
        "The leaders choose the quests; the fifth may be chosen after two quests, though both failed",
        {"seats": 8, "seed": 4, "edition": "pl", "modules": ["quest_selection"]},
        GRIM,
    ),
    "06_ru_plot_cards": Golden(
        "One plot card for each quest at a table of six, and a card is taken by Restore Your Honour",
        {"seats": 6, "seed": 4, "edition": "ru", "modules": ["plot_cards"]},
        EAGER,
    ),
    "08_ru_plot_cards": Golden(
        "Two plot cards for each quest: somebody must play face up, and there are inspections",
        {"seats": 8, "seed": 5, "edition": "ru", "modules": ["plot_cards"]},
        EAGER,
    ),
    "10_ua_plot_cards": Golden(
        "Three plot cards for each quest of ten",
        {"seats": 10, "seed": 24, "edition": "ua", "modules": ["plot_cards"]},
        EAGER,
    ),
    "10_ru_cleric_and_misfits": Golden(
        "The Cleric sees the leader; the Lunatic must fail, the Brute may no longer, the Revealer shows herself",
        {
            "seats": 10,
            "seed": 7,
            "edition": "ru",
            "characters": ["merlin", "cleric", "assassin", "lunatic", "brute", "revealer"],
        },
        HONEST,
    ),
    "08_ru_liars": Golden(
        "The Trickster and the Troublemaker lie to the Lady",
        {
            "seats": 8,
            "seed": 12,
            "edition": "ru",
            "characters": ["merlin", "assassin", "trickster", "troublemaker"],
            "modules": ["lady_of_the_lake"],
        },
        CALM,
    ),
    "06_ru_rogues": Golden(
        "The good Rogue wins alone; at a table of six the watch begins with the third quest",
        {"seats": 6, "seed": 5, "edition": "ru", "characters": ["good_rogue", "evil_rogue"]},
        Likely({"approve": 0.8, "rogue_success": 0.9, "rogue_fail": 0.2, "fail": 0.2}),
    ),
    "09_ru_evil_rogue": Golden(
        "After a fifth quest the evil Rogue wins in part with his side",
        {"seats": 9, "seed": 14, "edition": "ru", "characters": ["merlin", "assassin", "evil_rogue"]},
        GRIM,
    ),
    "06_ru_sorcerers": Golden(
        "The evil Sorcerer is hidden; magic turns one result, and twice is nothing",
        {
            "seats": 6,
            "seed": 1,
            "edition": "ru",
            "characters": ["merlin", "assassin", "good_sorcerer", "evil_sorcerer"],
            "hidden_sorcerer": True,
        },
        Likely({"approve": 0.8, "magic": 0.6, "fail": 0.4}),
    ),
    "09_ru_messengers": Golden(
        "Good messages bring help on the fifth quest; then the Assassin aims at the Messengers and names both",
        {
            "seats": 9,
            "seed": 25,
            "edition": "ru",
            "characters": [
                *("merlin", "assassin", "senior_messenger", "junior_messenger", "evil_messenger"),
            ],
            "senior_messenger": True,
        },
        Likely({"approve": 0.8, "good_message": 0.9, "bad_message": 0.1, "fail": 0.5, "messengers": 0.9}),
    ),
    "07_ru_recruitment": Golden(
        "The Assassin finds the Untrustworthy Servant, who names Merlin in his place",
        {"seats": 7, "seed": 17, "edition": "ru", "characters": ["merlin", "assassin", "untrustworthy_servant"]},
        HONEST,
    ),
    "09_ru_trapper": Golden(
        "The leader takes a fail out of a quest, which succeeds without it",
        {"seats": 9, "seed": 5, "edition": "ru", "modules": ["trapper"]},
        CALM,
    ),
    "10_full_hands": Golden(
        "Rogues, Sorcerers and Messengers in one game of ten: hands of seven cards",
        {
            "seats": 10,
            "seed": 3,
            "characters": [
                *("merlin", "percival", "good_rogue", "good_sorcerer", "senior_messenger", "junior_messenger"),
                *("assassin", "evil_rogue", "evil_sorcerer", "evil_messenger"),
            ],
        },
        Likely(
            {"approve": 0.8, "magic": 0.4, "rogue_success": 0.3, "rogue_fail": 0.5, "bad_message": 0.5, "fail": 0.4}
        ),
    ),
    "07_ua_lancelots_by_number": Golden(
        "The leader begins with a late quest, which draws one of Lancelot's cards by its number",
        {
            "seats": 7,
            "seed": 2,
            "edition": "ua",
            "characters": ["merlin", "assassin", *LANCELOTS],
            "modules": ["quest_selection", "lancelot_variant_1"],
            "allegiance_by_number": True,
        },
        CALM,
    ),
    "10_ru_second_readings": Golden(
        "The other readings: a choice by Excalibur, magic beside one fail, an early part for a Rogue, a hidden guess",
        {
            "seats": 10,
            "seed": 28,
            "edition": "ru",
            "characters": [
                *("merlin", "good_rogue", "good_sorcerer"),
                *("assassin", "evil_rogue", "evil_sorcerer"),
            ],
            "modules": ["excalibur"],
            "magic_after_one_fail": True,
            "rogue_shares_early": True,
            "excalibur_choice": True,
            "hidden_guess": True,
        },
        Likely({"approve": 0.85, "magic": 0.35, "rogue_success": 0.2, "rogue_fail": 0.2, "fail": 0.25}),
    ),
    "10_big_box": Golden(
        "As much as ten can hold, every module at once",
        {
            "seats": 10,
            "seed": 30,
            "characters": [
                *("merlin", "percival", "good_lancelot", "cleric", "troublemaker", "untrustworthy_servant"),
                *("assassin", "morgana", "evil_lancelot", "trickster"),
            ],
            "modules": [
                *("lady_of_the_lake", "excalibur", "quest_selection", "plot_cards", "trapper"),
                "lancelot_variant_1",
            ],
        },
        EAGER,
    ),
}
