"""Votes: the option with most votes wins, and the decider breaks a tie (GR-CHAR-45)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters_in_play import by_number
from afallon.grail.rules.effects.events import VotesShown
from afallon.grail.rules.joint_choices import decider
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell


def voted(turn: GrailTurn, answers: Mapping[int, Any]) -> Any:
    """Show the votes, and return the winner.

    A tie goes to the decider's vote if it is among the winners, else to the vote of the next seat in order.
    """
    tell(turn, VotesShown(votes=tuple(sorted(answers.items()))))
    counted = Counter(answers.values())
    most = max(counted.values())
    order = (decider(turn, answers), *by_number(turn.state, answers))
    return next(answers[seat] for seat in order if counted[answers[seat]] == most)
