"""The three choices of a navigator, each for the seat's own score."""

from itertools import permutations

from afallon.players.voyage.belief import Belief, hidden_likings, likings, prefers_shown
from afallon.players.voyage.lookahead import Prospects
from afallon.voyage.view import VoyageView


def vote(seat: int, view: VoyageView, ahead: Prospects, belief: Belief) -> str:
    """White if the shown direction promises more than what the captain may have hidden."""
    turn, role = view.turns[-1], view.roles[seat]
    assert turn.preferred is not None
    if turn.alternative is not None:  # the captain himself
        hidden = ahead[turn.alternative][role]
    else:
        likely = hidden_likings(belief[turn.captain], ahead, turn)
        hidden = sum(chance * ahead[way][role] for way, chance in likely.items())
    return "white" if ahead[turn.preferred][role] >= hidden else "black"


def choose_preferred(seat: int, view: VoyageView, ahead: Prospects, belief: Belief) -> str:
    """The direction to show: the first of the best pair."""
    return _best_pair(seat, view, ahead, belief)[0]


def choose_alternative(seat: int, view: VoyageView, ahead: Prospects, belief: Belief) -> str:
    """The direction to hide beside the one that is shown."""
    return _best_pair(seat, view, ahead, belief)[1]


def _best_pair(seat: int, view: VoyageView, ahead: Prospects, belief: Belief) -> tuple[str, str]:
    """What to show and what to hide, so that the vote of the others promises most."""
    turn, role = view.turns[-1], view.roles[seat]
    white = {way: _chance_of_white(seat, view, ahead, belief, way) for way in turn.directions}

    def promise(pair: tuple[str, str]) -> float:
        shown, hidden = (ahead[way][role] for way in pair)
        wanted, unwanted = white[pair[0]]
        chance = wanted if shown >= hidden else unwanted
        return chance * shown + (1 - chance) * hidden

    pairs = [pair for pair in permutations(turn.directions, 2) if turn.preferred in (None, pair[0])]
    return max(pairs, key=promise)


def _chance_of_white(seat: int, view: VoyageView, ahead: Prospects, belief: Belief, shown: str) -> tuple[float, float]:
    """How likely the shown direction wins if this captain votes for it, and if he votes against it."""
    votes = [1.0]  # by the number of others who vote white
    for other in range(view.seats):
        if other != seat:
            white = sum(
                weight * prefers_shown(likings(ahead, role, ahead), shown) for role, weight in belief[other].items()
            )
            fewer, more = [*(v * (1 - white) for v in votes), 0.0], [0.0, *(v * white for v in votes)]
            votes = [a + b for a, b in zip(fewer, more, strict=True)]
    half = view.seats / 2
    wanted = sum(chance for whites, chance in enumerate(votes) if whites + 1 >= half)  # a tie goes to the captain
    unwanted = sum(chance for whites, chance in enumerate(votes) if whites > half)
    return wanted, unwanted
