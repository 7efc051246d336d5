"""Step 8 of dawn: time to talk, and to trade before the equipment step (GR-DAWN-24, GR-CHAR-42)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters.giving import DONE, GIVE, goods_of, partners
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.dawn import questions
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.kernel import Ask, OneOf, Step, all_of


class Planning(Step[State]):
    """Let characters with tradable cards trade, any number of times. Food and wealth can be traded during the day."""

    name = "planning"

    def ask(self, position: GrailPosition, seats: tuple[int, ...] | None = None) -> Ask | None:
        asked = living(position.state) if seats is None else seats
        able = [seat for seat in asked if _cards_are_at_hand(position, seat)]
        return all_of(questions.Plan(position.state.day), dict.fromkeys(able, OneOf((DONE, GIVE))))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seats: tuple[int, ...] | None = None) -> None:
        giving = tuple(seat for seat, answer in answers.items() if answer == GIVE)
        if giving:
            turn.push(self.name, giving)
        for seat in reversed(giving):
            turn.push(GIVE, seat)


def _cards_are_at_hand(position: GrailPosition, seat: int) -> bool:
    others = partners(position, seat)
    return (
        any(sort != "resource" for one in (seat, *others) for sort, _ in goods_of(position, one)) if others else False
    )
