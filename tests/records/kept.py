"""The kept records: set-up and play of each game.

Records are never written again. To keep more, add an entry here and run `python -m tests.records.make`.
"""

from collections.abc import Mapping
from contextlib import chdir
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

import afallon
from afallon.kernel import Decision

FOLDER: Final = Path(__file__).parent
ROOT: Final = FOLDER.parent.parent


class Kept(msgspec.Struct, frozen=True):
    """A kept game. The seed determines chance and, with another generator, the answers."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any] = {}
    likely: Mapping[str, float] = {}
    """Probabilities of some answers, where they are legal."""

    most: int = 2_000
    """The number of answers after which the game stops, even without an outcome."""

    undo: float = 0.0
    """The probability of an undo after each answer."""

    talk: float = 0.0
    """The probability of a chat line after each answer."""

    def play(self) -> afallon.Record:
        """Return the record. Folders of packs are relative to the project."""
        with chdir(ROOT):
            table = afallon.new(self.game, seats=self.seats, seed=self.seed, **self.options)
            rng = Random(self.seed)
            while table.outcome is None and table.answers < self.most:
                decision = rng.choice(list(table.open.values()))
                table.submit(afallon.Answer(decision.id, decision.seat, self._choose(decision, rng)))
                if rng.random() < self.talk:
                    # Other line separators are ordinary characters in a record.
                    table.note("talk", seat=decision.seat, text=f"Что скажешь, seat {decision.seat}?\u2028“Hm.”")
                if rng.random() < self.undo:
                    table.undo()
            return table.record()

    def _choose(self, decision: Decision, rng: Random) -> Any:
        for value, probability in self.likely.items():
            if value in decision.options and rng.random() < probability:
                return value
        return decision.options.sample(rng)


_CALM: Final = {"approve": 0.5, "success": 0.3}
_HONEST: Final = {"approve": 0.6, "success": 0.8, "use": 0.5}
_QUARRELSOME: Final = {"reject": 0.6}

_CLASSIC: Final = ("merlin", "percival", "assassin", "morgana")
_LANCELOTS: Final = ("good_lancelot", "evil_lancelot")
_PACK: Final = {"pack": "tests/records/packs/fixture-1"}
_SECOND_PACK: Final = {"pack": "tests/records/packs/fixture-2"}
_MACHINE_MADE: Final = {"pack": "tests/records/packs/machine-made-1"}
"""Made by `tests/grail/machine_made.py`."""

_BUSY: Final = {"explore": 0.4, "travel": 0.4, "done": 0.5, "stop": 0.2}


def _avalon(seats: int, seed: int, likely: Mapping[str, float] = _CALM, **more: Any) -> Kept:
    played = {name: more.pop(name) for name in ("undo", "talk", "most") if name in more}
    return Kept("avalon", seats, seed, more, likely, **played)


KEPT: Final[dict[str, Kept]] = {
    "avalon/05_basic": _avalon(5, 1, edition="ua"),
    "avalon/05_named_assassin": _avalon(
        *(5, 2, _HONEST),
        edition="ru",
        deal=["servant", "morgana", "percival", "merlin", "mordred"],
        first_leader=3,
        assassin="morgana",
    ),
    "avalon/06_mordred": _avalon(6, 3, edition="pl", characters=["merlin", "assassin", "mordred"], talk=0.1),
    "avalon/06_fifth_team_goes": _avalon(6, 4, _QUARRELSOME, fifth_team="goes", undo=0.05),
    "avalon/06_sorcerers": _avalon(
        *(6, 5, {"approve": 0.6, "magic": 0.3}),
        edition="ru",
        characters=["merlin", "assassin", "good_sorcerer", "evil_sorcerer"],
        hidden_sorcerer=True,
    ),
    "avalon/06_rogues": _avalon(6, 6, edition="ru", characters=["good_rogue", "evil_rogue"]),
    "avalon/07_plot_cards": _avalon(7, 7, _HONEST, edition="ru", modules=["plot_cards"]),
    "avalon/07_excalibur": _avalon(
        7, 8, _HONEST, edition="ua", characters=[*_CLASSIC], modules=["excalibur"], undo=0.1, talk=0.1
    ),
    "avalon/07_recruitment": _avalon(
        7, 9, _HONEST, edition="ru", characters=["merlin", "assassin", "untrustworthy_servant"]
    ),
    "avalon/08_lancelots_drawn": _avalon(
        8, 10, edition="pl", characters=["merlin", "assassin", *_LANCELOTS], modules=["lancelot_variant_1"]
    ),
    "avalon/08_liars": _avalon(
        *(8, 11, _HONEST),
        edition="ru",
        characters=["merlin", "assassin", "trickster", "troublemaker"],
        modules=["lady_of_the_lake"],
    ),
    "avalon/08_quest_selection": _avalon(8, 12, edition="pl", modules=["quest_selection"], undo=0.03),
    "avalon/09_lancelots_foretold": _avalon(
        9, 13, edition="ru", characters=["merlin", "assassin", *_LANCELOTS], modules=["lancelot_variant_2"]
    ),
    "avalon/09_messengers": _avalon(
        *(9, 14, _HONEST),
        edition="ru",
        characters=["merlin", "assassin", "senior_messenger", "junior_messenger", "evil_messenger"],
        senior_messenger=True,
    ),
    "avalon/09_trapper": _avalon(9, 15, edition="ru", modules=["trapper"], talk=0.1),
    "avalon/10_cleric_and_misfits": _avalon(
        *(10, 16, _HONEST),
        edition="ru",
        characters=["merlin", "cleric", "assassin", "lunatic", "brute", "revealer"],
    ),
    "avalon/10_second_readings": _avalon(
        10,
        19,
        _HONEST,
        characters=["merlin", "good_rogue", "good_sorcerer", "assassin", "evil_sorcerer", *_LANCELOTS],
        modules=["excalibur", "quest_selection", "lancelot_variant_1"],
        allegiance_deck="five",
        allegiance_by_number=True,
        excalibur_choice=True,
        hidden_guess=True,
        magic_after_one_fail=True,
        rogue_shares_early=True,
        undo=0.02,
    ),
    "avalon/10_full_hands": _avalon(
        10,
        17,
        characters=[
            *("merlin", "percival", "good_rogue", "good_sorcerer", "senior_messenger", "junior_messenger"),
            *("assassin", "evil_rogue", "evil_sorcerer", "evil_messenger"),
        ],
        undo=0.02,
    ),
    "avalon/10_big_box": _avalon(
        *(10, 18, _HONEST),
        characters=[
            *("merlin", "percival", "good_lancelot", "cleric", "troublemaker", "untrustworthy_servant"),
            *("assassin", "morgana", "evil_lancelot", "trickster"),
        ],
        modules=["lady_of_the_lake", "excalibur", "quest_selection", "plot_cards", "trapper", "lancelot_variant_1"],
        undo=0.05,
        talk=0.05,
    ),
    "avalon/05_cut_off": _avalon(5, 20, edition="ua", most=20),
    "avalon/08_pinned": _avalon(
        *(8, 21, _HONEST),
        edition="ru",
        characters=[*_CLASSIC, "cleric"],
        modules=["excalibur", "lady_of_the_lake"],
        undo=0.05,
        talk=0.05,
    ),
    "voyage/3_fixed": Kept("voyage", 3, 1),
    "voyage/4_random": Kept("voyage", 4, 2, {"layout": "random"}),
    "voyage/5_random_charted": Kept("voyage", 5, 3, {"layout": "random", "charted": True, "sailor_points": "1/2"}),
    "voyage/6_lasting_captain": Kept("voyage", 6, 4, {"lasting_captain": True, "first_captain": 5}, talk=0.1),
    "voyage/7_uncharted_undone": Kept("voyage", 7, 5, {"charted": False, "lasting_captain": True}, undo=0.25),
    "voyage/5_pinned": Kept("voyage", 5, 6, {"layout": "random"}, undo=0.1, talk=0.05),
    "grail/1_alone": Kept("grail", 1, 1, _PACK, most=400),
    "grail/1_undone": Kept("grail", 1, 2, _PACK, most=400, undo=0.1, talk=0.05),
    "grail/2_long": Kept("grail", 2, 3, _PACK, most=1_500),
    "grail/3_challenge": Kept("grail", 3, 4, {**_PACK, "mode": "challenge", "chronicler": 1}, most=500, undo=0.02),
    "grail/4_story": Kept("grail", 4, 5, {**_PACK, "mode": "story"}, most=500, talk=0.02),
    "grail/1_second_pack": Kept("grail", 1, 6, _SECOND_PACK, _BUSY, most=300, undo=0.05),
    "grail/2_second_pack_story": Kept("grail", 2, 7, {**_SECOND_PACK, "mode": "story"}, _BUSY, most=400, talk=0.02),
    "grail/3_second_pack_challenge": Kept(
        *("grail", 3, 8, {**_SECOND_PACK, "mode": "challenge", "chronicler": 2}, _BUSY), most=400, undo=0.02
    ),
    "grail/2_machine_made": Kept("grail", 2, 9, _MACHINE_MADE, _BUSY, most=600, undo=0.02),
    "grail/4_machine_made_free_choice": Kept(
        *(
            "grail",
            4,
            10,
            {**_MACHINE_MADE, "rules": ["story_no_limiter", "challenge_old_rest"], "free_choice": True},
            _BUSY,
        ),
        most=600,
    ),
    "grail/1_cut_off": Kept("grail", 1, 11, _SECOND_PACK, _BUSY, most=30),
    "grail/2_pinned": Kept("grail", 2, 12, _SECOND_PACK, _BUSY, most=300, undo=0.02, talk=0.02),
}
"""The kept games by the path of their record, without its ending."""


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl"
