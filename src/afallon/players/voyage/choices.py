"""The three decisions of a navigator, for points and for the chance to win."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from afallon.players.voyage.belief import (
    AIMLESS,
    Belief,
    Likings,
    aimlessness,
    believe,
    hidden_likings,
    likings,
    prefers_shown,
)
from afallon.players.voyage.lookahead import Prospect, chart_of, prospects
from afallon.voyage.fields import BLACK, WHITE
from afallon.voyage.roles import ROLES
from afallon.voyage.view import KnownTurn, VoyageView

WINNING: Final = 15.0
"""Worth of a win in points.

At 0, the admiral would sail on to Avalon for a sailor who overtakes him. If it were much higher, he would lose the
route in the first turn, since three points win while nobody has any.
"""


class Thought(NamedTuple):
    """A seat's assessment of the current turn."""

    seat: int
    turn: KnownTurn
    worth: Mapping[str, float]
    """By direction: the expected points; a win counts as `WINNING`."""

    likings: Likings
    belief: Belief


def think(seat: int, view: VoyageView) -> Thought:
    """Infer the roles of the others, and look ahead."""
    chart, belief, role = chart_of(view, len(view.turns) - 1), believe(view, seat), view.roles[seat]
    ahead = prospects(chart, role, aimlessness(belief))
    rivals = [_chances_of_roles(kinds) for other, kinds in belief.items() if other != seat]
    worth = {way: prospect.points + WINNING * _chance_to_win(prospect, rivals) for way, prospect in ahead.items()}
    return Thought(seat, view.turns[-1], worth, likings(chart), belief)


def _chances_of_roles(kinds: Mapping[str, float]) -> list[float]:
    """Return the probability of each role for a seat; an aimless one may have any."""
    rest = kinds[AIMLESS] / len(ROLES)
    return [kinds[role] + rest for role in ROLES]


def _chance_to_win(prospect: Prospect, rivals: Sequence[Sequence[float]]) -> float:
    """Return the probability that this seat finishes ahead of all others."""
    total = 0.0
    for standing, likelihood in prospect.standings:
        chance = likelihood
        for roles in rivals:
            chance *= sum([likely * ahead for likely, ahead in zip(roles, standing, strict=True)])
        total += chance
    return total


def vote(thought: Thought) -> str:
    """Vote white if the shown direction is worth at least as much as the expected hidden one."""
    turn, worth = thought.turn, thought.worth
    assert turn.preferred is not None
    if turn.alternative is not None:  # the captain himself
        hidden = worth[turn.alternative]
    else:
        likely = hidden_likings(thought.belief[turn.captain], thought.likings, turn.preferred)
        hidden = sum(chance * worth[way] for way, chance in likely.items())
    return WHITE if worth[turn.preferred] >= hidden else BLACK


def choose_preferred(thought: Thought) -> str:
    """Return the direction to show: the first of the best pair."""
    return _best_pair(thought)[0]


def choose_alternative(thought: Thought) -> str:
    """Return the direction to hide beside the shown one."""
    return _best_pair(thought)[1]


def _best_pair(thought: Thought) -> tuple[str, str]:
    """Return the directions to show and to hide that give the best expected result of the vote."""
    worth, shown = thought.worth, thought.turn.preferred
    white = {way: _chance_of_white(thought, way) for way in worth}

    def promise(pair: tuple[str, str]) -> float:
        preferred, alternative = (worth[way] for way in pair)
        wanted, unwanted = white[pair[0]]
        chance = wanted if preferred >= alternative else unwanted
        return chance * preferred + (1 - chance) * alternative

    return max((pair for pair in permutations(worth, 2) if shown in (None, pair[0])), key=promise)


def _chance_of_white(thought: Thought, shown: str) -> tuple[float, float]:
    """Return the probability that the shown direction wins if this captain votes for it, and if against it."""
    whites = {kind: prefers_shown(liking, shown) for kind, liking in thought.likings.items()}
    votes = [1.0]  # by the number of others who vote white
    for seat, kinds in thought.belief.items():
        if seat != thought.seat:
            white = sum(weight * whites[kind] for kind, weight in kinds.items())
            fewer, more = [*(v * (1 - white) for v in votes), 0.0], [0.0, *(v * white for v in votes)]
            votes = [a + b for a, b in zip(fewer, more, strict=True)]
    half = len(thought.belief) / 2
    wanted = sum(chance for whites, chance in enumerate(votes) if whites + 1 >= half)  # a tie goes to the captain
    unwanted = sum(chance for whites, chance in enumerate(votes) if whites > half)
    return wanted, unwanted
