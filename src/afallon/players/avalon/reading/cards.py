"""What the cards of a quest say of its members."""

from collections.abc import Callable, Mapping
from math import log

from afallon.avalon.cards import CARDS
from afallon.avalon.imagine.cards import QuestTold, Telling, choose
from afallon.players.avalon.habits import chance_of_fail
from afallon.players.avalon.reading.habits import Habits

Stakes = Mapping[int, tuple[bool, int]]
"""By round: whether one side lacked one quest, and how many fails would have sunk it."""

Members = tuple[tuple[int, str], ...]
"""Each member, with the character that is placed there or else with its side."""

HandOf = Callable[[QuestTold, int, str], frozenset[str]]

ODD = -3.0
"""The logarithm for cards that are possible though the number of fails does not show how."""


def explanation(
    telling: Telling, stakes: Stakes, habits: Habits, reader: int | None, hand_of: HandOf
) -> Callable[[Members], float | None]:
    """How well members explain a quest, as a logarithm; nothing if they cannot."""
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
        able, told = 0, 0.0
        for seat, hand in hands.items():
            may_choose = len({_fails(card) for card in hand}) > 1
            if seat in (quest.trapped, quest.changed):
                continue
            if seat in known:
                fails -= _fails(known[seat])
                if may_choose and seat != reader:
                    chance = chance_of_fail(quest.round, brink, needed, 1)
                    told += log(chance if _fails(known[seat]) else 1 - chance)
            elif may_choose:
                able += 1
            else:
                fails -= all(map(_fails, hand))
        return told + (habits.log_fails(quest.round, brink, needed, able, fails) if 0 <= fails <= able else ODD)

    return explain


def _fails(card: str) -> bool:
    return CARDS[card] == "fail"
