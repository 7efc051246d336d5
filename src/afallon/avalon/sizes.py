"""The numbers on the boards: players per side, team sizes, and fails that sink a quest."""

from functools import cache

SIDES = {5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3), 9: (6, 3), 10: (6, 4)}
"""By number of seats: good and evil players (AV-SETUP-02)."""

TEAMS = {
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}
"""By number of seats: the team sizes of the five quests (AV-SETUP-07)."""

LAST_ATTEMPT = 5
"""The fifth team of a round is the last (AV-VOTE-04)."""

MAJORITY_OF_QUESTS = 3


@cache
def fails_to_sink(seats: int) -> tuple[int, ...]:
    """Return the fails that sink each quest: one, but two on quest 4 with seven or more (AV-QUEST-04, 05)."""
    return (1, 1, 1, 2 if seats >= 7 else 1, 1)
