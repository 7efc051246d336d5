"""Rounds of a day: any character that has not acted may act next (GR-DAY-01 to 11)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.characters.giving import GIVE, traders
from afallon.grail.rules.characters.speaking_cards import let_cards_speak
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.day import questions
from afallon.grail.rules.day.acting import begin_action, could_begin, could_join
from afallon.grail.rules.day.action import ACTIONS, costing
from afallon.grail.rules.day.events import RoundBegan
from afallon.grail.rules.effects.costs import can_pay, lacking
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Barred, Offer, OneOf, Step, any_of

_NOTHING: Final = OneOf(())


class RoundBegins(Step[State]):
    name = "round_begins"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        tell(turn, RoundBegan(round=turn.state.round + 1))
        let_cards_speak(turn, "start_of_round")


class Turns(Step[State]):
    """Let the first to answer act, until all have acted, joined or passed (GR-DAY-02, 09).

    The questions are in order of character numbers, for groups that want a fixed turn order (GR-DAY-03). Giving is no
    action and open to all (GR-CHAR-42); for characters without a turn it is the only option, and optional.
    """

    name = "turns"

    def ask(self, position: GrailPosition) -> Ask | None:
        state = position.state
        options: dict[int, OneOf] = {}
        trading, idle = traders(position), []
        for seat in by_number(state, living(state)):
            character = state.characters[seat]
            has_turn = not character.acted and not character.passed
            actions = open_actions(position, seat) if has_turn else _NOTHING
            if seat in trading:
                actions = OneOf((*actions.values, GIVE), offers=(*actions.offers, None), barred=actions.barred)
            if actions.values:
                options[seat] = actions
                if not has_turn:
                    idle.append(seat)
        if len(idle) == len(options):
            return None
        return any_of(questions.Act(state.day, state.round), options, optional=idle)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat, action in answers.items():
            turn.push(self.name)
            if action == GIVE:
                turn.push(GIVE, seat)
            else:
                begin_action(turn, seat, action)


class RoundEnds(Step[State]):
    """End the day when every character has passed or has no energy; otherwise begin another round (GR-DAY-10, 11)."""

    name = "round_ends"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        characters = [turn.state.characters[seat] for seat in living(turn.state)]
        is_over = all(character.passed or character.energy == 0 for character in characters)
        turn.go("dusk" if is_over else "round")


def open_actions(position: GrailPosition, seat: int) -> OneOf:
    """Return the actions that this seat could begin now; those it cannot pay for are barred."""
    names: list[str] = []
    offers: list[Offer | None] = []
    barred: list[Barred] = []
    for action in ACTIONS.values():
        if not action.targets(position, seat):
            continue
        price = action.price(position, seat)
        if can_pay(position, price, (seat,)) or could_begin(position, seat, action):
            names.append(action.name)
            offers.append(costing(price))
        else:
            payers = (seat,) if action.paid_by_each else (seat, *could_join(position, seat, action))
            missing = lacking(position, price, payers) or {"energy": 1}  # due from the leader (GR-DAY-46)
            barred.append(Barred(action.name, "GR-DAY-06", {"missing": missing}))
    return OneOf(tuple(names), offers=tuple(offers), barred=tuple(barred))
