"""What people do, as fitted to logs of their games: weights of small regressions, and how evil plays its cards."""

from functools import cache
from math import comb, exp, log, log1p
from operator import mul
from pathlib import Path
from typing import Final

import msgspec

from afallon.players.avalon.habits import chance_of_fail, stage

SERVANT, MERLIN, PERCIVAL, EVIL, OBERON = KINDS = ("servant", "merlin", "percival", "evil", "oberon")
"""The kinds of player that behave alike. Oberon stands for all evil players who know nobody."""

ALTERNATIVES: Final = 6
"""How many teams by chance each proposed team was set against when the weights were fitted."""

_PRIOR: Final = 5.0
"""How many games' worth the plain table of fails counts, beside what was counted for this number of riders."""


class Weights(msgspec.Struct, frozen=True):
    """A regression: the weights of what is public, and of some of it once more in every case of what the actor knows.

    The cases are those of `case_of` and, for Percival, `case_of_percival`.
    """

    plain: tuple[float, ...]
    crossed: tuple[tuple[float, ...], ...]

    def log_odds(self, plain: list[float], crossed: list[float]) -> list[float]:
        """By case: the logarithm of the odds that the actor acts so."""
        known = sum(map(mul, self.plain, plain))
        return [known + sum(map(mul, weights, crossed)) for weights in self.crossed]


class Habits(msgspec.Struct, frozen=True):
    """All that was fitted."""

    made_by: str
    """The command that made it, and of how many games."""

    caution: float
    """How much of what acts tell is believed: those of one table are less independent than a product takes them for."""

    votes: dict[str, Weights]
    """By kind of player: how it votes."""

    teams: dict[str, Weights]
    """By kind of player: how much rather than chance it proposes a team."""

    fails: dict[str, tuple[tuple[int, ...], ...]]
    """By situation, and by how many evil members rode, from one: how often there were so many fails, from none."""

    def log_votes(self, kind: str, approves: bool, plain: list[float], crossed: list[float]) -> list[float]:
        """By case: the logarithm of how likely such a player is to vote so."""
        sign = self.caution
        odds = self.votes[kind].log_odds(plain, crossed)
        return [-sign * log1p(exp(-value)) for value in odds] if approves else [-sign * log1p(exp(v)) for v in odds]

    def log_team(self, kind: str, plain: list[float], crossed: list[float]) -> list[float]:
        """By case: the logarithm of how much likelier than by chance such a leader is to propose the team."""
        return [self.caution * value for value in self.teams[kind].log_odds(plain, crossed)]

    def log_fails(self, quest: int, brink: bool, needed: int, able: int, fails: int) -> float:
        """The logarithm of how likely so many fails are from so many who may play one."""
        if not able:
            return 0.0
        chance = chance_of_fail(quest, brink, needed, able)
        usual = comb(able, fails) * chance**fails * (1 - chance) ** (able - fails)
        counted = self.fails.get(situation(quest, brink, needed), ())
        counts = counted[able - 1] if able <= len(counted) else ()
        seen = counts[fails] if fails < len(counts) else 0
        return log((seen + _PRIOR * usual) / (sum(counts) + _PRIOR))


def situation(quest: int, brink: bool, needed: int) -> str:
    """What evil considers when it plays a card: on the brink one side lacks one quest."""
    return "two_needed" if needed > 1 else "brink" if brink else stage(quest)


def case_of(known_riders: int, knows_leader: bool) -> int:
    """The case of somebody for whom so many others on the team count as evil, and the leader or not."""
    return 2 * min(known_riders, 2) + knows_leader


def case_of_percival(team: int, leader: int, merlin: int, other: int | None) -> int:
    """The case of Percival where these two are Merlin and the one who seems to be Merlin, if anybody does."""
    rides = team >> merlin & 1, 0 if other is None else team >> other & 1
    return 3 * (2 * rides[0] + rides[1]) + (1 if leader == merlin else 2 if leader == other else 0)


CASES: Final = {kind: 12 if kind == PERCIVAL else 6 for kind in KINDS}
"""By kind of player: how many cases there are."""


HABITS: Final = Path(__file__).with_name("habits.json")


@cache
def fitted() -> Habits:
    """The habits that come with the package."""
    return msgspec.json.decode(HABITS.read_bytes(), type=Habits)
