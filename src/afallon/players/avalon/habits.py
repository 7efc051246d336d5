"""How people play classic Avalon, in three small tables.

The tables are derived from about 6,450 public games that people played online from 2019 to 2026. These games had 5 to
10 players, with Merlin, Percival, Morgana, Mordred and Oberon at most. No game, name or identity is kept here.

A situation is the quest (first, second, later), for votes also the attempt (first, middle, last), and whether the
player is on the team. Each row has one entry for each kind of player in `KINDS`. An entry has three numbers: for a
team without evil players, with one, and with more. A situation that never occurred has 50.
"""

from math import log
from typing import Final

SERVANT, PERCIVAL, MERLIN, EVIL = KINDS = range(4)

Row = tuple[tuple[int, int, int], ...]

# fmt: off
APPROVALS: Final[dict[tuple[str, str, str], Row]] = {
    ("first", "first", "other"): ((66, 65, 61), (71, 65, 64), (81, 65, 56), (67, 70, 62)),
    ("first", "first", "member"): ((92, 91, 85), (90, 86, 76), (95, 78, 65), (50, 87, 83)),
    ("first", "middle", "other"): ((26, 26, 21), (32, 23, 22), (41, 20, 12), (22, 26, 19)),
    ("first", "middle", "member"): ((77, 76, 69), (74, 62, 70), (79, 54, 53), (50, 71, 61)),
    ("first", "last", "other"): ((84, 87, 88), (88, 87, 80), (92, 90, 87), (92, 88, 86)),
    ("first", "last", "member"): ((97, 95, 96), (95, 94, 90), (94, 98, 67), (50, 93, 90)),
    ("second", "first", "other"): ((53, 49, 47), (58, 46, 46), (76, 51, 43), (50, 59, 55)),
    ("second", "first", "member"): ((80, 76, 74), (81, 70, 69), (88, 64, 51), (50, 78, 73)),
    ("second", "middle", "other"): ((27, 24, 21), (35, 21, 20), (54, 18, 14), (21, 27, 23)),
    ("second", "middle", "member"): ((66, 58, 55), (68, 48, 47), (77, 41, 29), (50, 64, 55)),
    ("second", "last", "other"): ((87, 85, 82), (95, 83, 82), (96, 87, 86), (85, 85, 89)),
    ("second", "last", "member"): ((97, 95, 96), (96, 96, 93), (97, 92, 94), (50, 96, 95)),
    ("later", "first", "other"): ((57, 35, 29), (61, 32, 27), (79, 34, 23), (37, 49, 52)),
    ("later", "first", "member"): ((79, 62, 56), (82, 55, 48), (89, 49, 29), (50, 74, 67)),
    ("later", "middle", "other"): ((42, 22, 19), (53, 20, 16), (64, 20, 12), (23, 33, 35)),
    ("later", "middle", "member"): ((73, 53, 46), (75, 46, 42), (86, 38, 18), (50, 66, 57)),
    ("later", "last", "other"): ((87, 72, 62), (85, 70, 64), (87, 73, 63), (53, 75, 81)),
    ("later", "last", "member"): ((97, 95, 86), (95, 90, 76), (99, 81, 60), (50, 91, 86)),
}
"""Percentage of approvals. Leaders are left out: nearly all of them approve their own team."""

TEAMS: Final[dict[tuple[str, str], Row]] = {
    ("first", "other"): ((14, 12, 11), (12, 14, 15), (28, 13, 17), (13, 17, 19)),
    ("first", "member"): ((93, 83, 83), (93, 80, 77), (112, 59, 40), (85, 86, 83)),
    ("second", "other"): ((11, 7, 4), (10, 5, 7), (23, 7, 6), (9, 13, 11)),
    ("second", "member"): ((141, 88, 68), (154, 81, 73), (209, 70, 41), (88, 116, 67)),
    ("later", "other"): ((22, 7, 5), (17, 6, 5), (31, 6, 4), (26, 17, 9)),
    ("later", "member"): ((238, 78, 45), (251, 67, 48), (338, 54, 14), (82, 124, 55)),
}
"""How often a leader proposes such a team, as a percentage of the rate expected by chance."""
# fmt: on

FAILS: Final[dict[str, tuple[int, int, int]]] = {
    "first": (25, 19, 20),
    "second": (70, 43, 36),
    "later": (68, 42, 46),
    "brink": (89, 70, 69),
    "two_needed": (54, 92, 83),
}
"""Percentage of evil members who play fail when they are alone on the team, two, or more.

On the brink, one side is one quest from victory; the quest that needs two fails is always on the brink.
"""


def stage(quest: int) -> str:
    """Return the name of the quest's stage in the tables."""
    return {1: "first", 2: "second"}.get(quest, "later")


def _logarithms(row: Row) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(log(number / 100) for number in numbers) for numbers in row)


def _opposite(row: Row) -> Row:
    return tuple((100 - none, 100 - one, 100 - more) for none, one, more in row)


LOG_APPROVALS: Final = {situation: _logarithms(row) for situation, row in APPROVALS.items()}
LOG_REJECTIONS: Final = {situation: _logarithms(_opposite(row)) for situation, row in APPROVALS.items()}
LOG_TEAMS: Final = {situation: _logarithms(row) for situation, row in TEAMS.items()}


def log_vote(quest: int, attempt: int, member: bool, vote: str, *, kind: int, evil_on_team: int) -> float:
    """Return the log-probability that a player of this kind votes so."""
    name = "first" if attempt == 1 else "last" if attempt == 5 else "middle"  # AV-VOTE-04
    table = LOG_APPROVALS if vote == "approve" else LOG_REJECTIONS
    return table[stage(quest), name, "member" if member else "other"][kind][min(evil_on_team, 2)]


def log_team(quest: int, member: bool, *, kind: int, evil_on_team: int) -> float:
    """Return the logarithm of how much likelier than chance a leader of this kind proposes such a team."""
    return LOG_TEAMS[stage(quest), "member" if member else "other"][kind][min(evil_on_team, 2)]


def chance_of_fail(quest: int, brink: bool, needed: int, evil_on_team: int) -> float:
    """Return the probability that one evil member plays fail, given the number of evil members on the team."""
    situation = "two_needed" if needed > 1 else "brink" if brink else stage(quest)
    return FAILS[situation][min(evil_on_team, 3) - 1] / 100
