"""Habits fitted to logs of people's games: weights of small regressions, and counts of the evil players' cards."""

from functools import cache
from math import comb, exp, log, log1p
from operator import mul
from pathlib import Path
from typing import Final

import msgspec

from afallon.players.avalon.habits import chance_of_fail, stage

SERVANT, MERLIN, PERCIVAL, EVIL, OBERON = KINDS = ("servant", "merlin", "percival", "evil", "oberon")
"""The kinds of player that behave alike. Oberon stands for all evil players who know no others."""

ALTERNATIVES: Final = 6
"""The number of random teams that each proposed team was compared with when the weights were fitted."""

_PRIOR: Final = 5.0
"""Weight, in games, of the plain table of fails as a prior for the counts of this situation."""


class Weights(msgspec.Struct, frozen=True):
    """A regression: weights of the public features, and further weights of some of them by case of knowledge.

    The cases are those of `case_of` and, for Percival, of `case_of_percival`.
    """

    plain: tuple[float, ...]
    crossed: tuple[tuple[float, ...], ...]

    def log_odds(self, plain: list[float], crossed: list[float]) -> list[float]:
        """Return for each case the log-odds that the actor acts so."""
        known = sum(map(mul, self.plain, plain))
        return [known + sum(map(mul, weights, crossed)) for weights in self.crossed]


class Habits(msgspec.Struct, frozen=True):
    """All fitted numbers."""

    made_by: str
    """The command that fitted them, and the number of games."""

    caution: float
    """Factor on log-likelihoods, below 1: acts at one table are less independent than a product assumes."""

    votes: dict[str, Weights]
    """By kind of player: how it votes."""

    teams: dict[str, Weights]
    """By kind of player: how much rather than chance it proposes a team."""

    fails: dict[str, tuple[tuple[int, ...], ...]]
    """Counts of fails from 0 upwards, by situation and by the number of evil members from 1 upwards."""

    def log_votes(self, kind: str, approves: bool, plain: list[float], crossed: list[float]) -> list[float]:
        """Return for each case the log-probability that such a player votes so."""
        sign = self.caution
        odds = self.votes[kind].log_odds(plain, crossed)
        return [-sign * log1p(exp(-value)) for value in odds] if approves else [-sign * log1p(exp(v)) for v in odds]

    def log_team(self, kind: str, plain: list[float], crossed: list[float]) -> list[float]:
        """Return for each case the logarithm of how much likelier than chance such a leader proposes the team."""
        return [self.caution * value for value in self.teams[kind].log_odds(plain, crossed)]

    def log_fails(self, quest: int, brink: bool, needed: int, able: int, fails: int) -> float:
        """Return the log-probability of this number of fails from `able` members who may play one."""
        if not able:
            return 0.0
        chance = chance_of_fail(quest, brink, needed, able)
        usual = comb(able, fails) * chance**fails * (1 - chance) ** (able - fails)
        counted = self.fails.get(situation(quest, brink, needed), ())
        counts = counted[able - 1] if able <= len(counted) else ()
        seen = counts[fails] if fails < len(counts) else 0
        return log((seen + _PRIOR * usual) / (sum(counts) + _PRIOR))


def situation(quest: int, brink: bool, needed: int) -> str:
    """Return the situation in which evil plays a card. On the brink, one side is one quest from victory."""
    return "two_needed" if needed > 1 else "brink" if brink else stage(quest)


def case_of(known_riders: int, knows_leader: bool) -> int:
    """Return the case of an actor who counts this number of others on the team, and perhaps the leader, as evil."""
    return 2 * min(known_riders, 2) + knows_leader


def case_of_percival(team: int, leader: int, merlin: int, other: int | None) -> int:
    """Return the case of Percival, given the seats of Merlin and of the other who seems to be Merlin, if any."""
    rides = team >> merlin & 1, 0 if other is None else team >> other & 1
    return 3 * (2 * rides[0] + rides[1]) + (1 if leader == merlin else 2 if leader == other else 0)


CASES: Final = {kind: 12 if kind == PERCIVAL else 6 for kind in KINDS}
"""By kind of player: the number of cases."""


HABITS: Final = Path(__file__).with_name("habits.json")


@cache
def fitted() -> Habits:
    """Return the habits that come with the package."""
    return msgspec.json.decode(HABITS.read_bytes(), type=Habits)
