"""Likelihoods of the cards of a quest, given the sides of its members."""

from collections.abc import Callable, Mapping
from math import log

from afallon.avalon.cards import CARDS
from afallon.avalon.imagine.cards import QuestTold, Telling, choose
from afallon.players.avalon.habits import chance_of_fail
from afallon.players.avalon.reading.habits import Habits

Stakes = Mapping[int, tuple[bool, int]]
"""By round: whether one side was one quest from victory, and the number of fails that would have sunk the quest."""

Members = tuple[tuple[int, str], ...]
"""Each member, with its character if that is placed, otherwise its side."""

HandOf = Callable[[QuestTold, int, str], frozenset[str]]

ODD = -3.0
"""Log-likelihood of cards that are possible although the number of fails does not fit the usual choices."""


def explanation(
    telling: Telling, stakes: Stakes, habits: Habits, reader: int | None, hand_of: HandOf
) -> Callable[[Members], float | None]:
    """Return a function that gives the log-likelihood of a quest's cards for its members; `None` if impossible."""
    quest = telling[-1]
    brink, needed = stakes.get(quest.round, (False, 1))
    known = {**quest.played, **quest.lying}

    def explain(members: Members) -> float | None:
        hands = {seat: hand_of(quest, seat, kind) for seat, kind in members}
        if choose(telling, hands) is None:
            return None
        if quest.shown is None:
            return 0.0
        fails = sum(number for card, number in quest.shown.items() if _fails(card))
        if quest.changed is not None and fails:
            fails -= 1  # an ordered change mostly makes a fail of a success
        able, logarithm = 0, 0.0
        for seat, hand in hands.items():
            may_choose = len({_fails(card) for card in hand}) > 1
            if seat in (quest.trapped, quest.changed):
                continue
            if seat in known:
                fails -= _fails(known[seat])
                if may_choose and seat != reader:
                    chance = chance_of_fail(quest.round, brink, needed, 1)
                    logarithm += log(chance if _fails(known[seat]) else 1 - chance)
            elif may_choose:
                able += 1
            else:
                fails -= all(map(_fails, hand))
        return logarithm + (habits.log_fails(quest.round, brink, needed, able, fails) if 0 <= fails <= able else ODD)

    return explain


def _fails(card: str) -> bool:
    return CARDS[card] == "fail"
