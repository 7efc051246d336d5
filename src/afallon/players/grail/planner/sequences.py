"""Search over card sequences: the active character tries every order of its cards on an imagined table."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from afallon.grail.imagine import imagine, is_won
from afallon.grail.rules.encounter.charges import RETREAT
from afallon.grail.rules.encounter.questions import AskToPay
from afallon.grail.rules.encounter.sequence import needs_magic
from afallon.grail.rules.quantities import is_panicking
from afallon.grail.rules.state import State
from afallon.grail.rules.under_way import piles_of
from afallon.grail.view import GrailView
from afallon.grail.view_position import position_of
from afallon.kernel import Decision, Table
from afallon.players.grail import greedy
from afallon.players.grail.planner.standing import worth_of_ending, worth_of_moment
from afallon.players.grail.worth import worth_of_card

MOST_TRIED: Final = 60
"""Maximum number of answers tried in one search; after that the greedy player continues."""

HALE: Final = 5
"""Health above this makes no difference for an attack."""

_TRIED: Final = frozenset({"play", "pay_magic", "use_ability", "before_effect"})
"""Kinds of question that are searched during the own activation; others are answered by the greedy player."""


def best_play(decision: Decision, view: GrailView, rng: Random) -> Any:
    """Return the first answer of the best sequence that the active character could play now."""
    table = imagine(decision, view, rng.randrange(2**32))
    return None if table is None else Search(table, decision.seat, rng).best()


def next_in_line(decision: Decision, view: GrailView) -> Any:
    """Return the seat that should be active next: it has the best card and can bear the attack. All agree."""
    position = position_of(view)
    encounter = view.state.encounter
    assert encounter is not None

    def promise(seat: int) -> float:
        character = view.state.characters[seat]
        hand = getattr(character, encounter.kind).hand
        best = max((worth_of_card(position, seat, card) for card in hand), default=0.0)
        return best + min(character.health, HALE) / 2 - is_panicking(view.state, character)

    return max(decision.options.enumerate(), key=promise)


class Search:
    """Search of one activation, from the current moment to its end."""

    def __init__(self, table: Table[State], seat: int, rng: Random) -> None:
        encounter = table.state.encounter
        assert encounter is not None
        self.table, self.seat, self.rng = table, seat, rng
        self.activation = encounter.activations
        self.concerned = sorted({*encounter.participants, *encounter.left})
        self.is_joint_parley = encounter.kind == "diplomacy" and len(encounter.participants) > 1
        self.left = MOST_TRIED

    def best(self) -> Any:
        """Return the answer that leads to the best end."""
        decision = next(iter(self.table.open.values()))
        answers = list(self._answers(self.table, decision))
        if len(answers) == 1:
            return answers[0]
        return max(answers, key=lambda answer: self._worth_after(self.table.copy(), decision.seat, answer))

    def _worth_after(self, table: Table[State], seat: int, answer: Any) -> float:
        self.left -= 1
        table.submit_all({seat: answer})
        return self._worth(table)

    def _worth(self, table: Table[State]) -> float:
        """Return the worth of the best continuation."""
        while not self._is_over(table):
            decision = next(iter(table.open.values()))
            answers = list(self._answers(table, decision)) if self.left > 0 else []
            if len(answers) > 1:
                return max(self._worth_after(table.copy(), decision.seat, answer) for answer in answers)
            answer = answers[0] if answers else greedy.choose(decision, table, self.rng)
            table.submit_all({decision.seat: answer})
        return self._judge(table)

    def _answers(self, table: Table[State], decision: Decision) -> Iterator[Any]:
        """Yield the answers to try; of several comrades who could pay magic only the first.

        After a refusal the question is asked again, so no answer is tried that depends on a comrade's consent. Such
        answers are to leave a joint parley, as all must leave it together, and cards that a comrade would have to pay
        for.
        """
        if decision.seat != self.seat or decision.kind not in _TRIED:
            return
        is_play, asked = decision.kind == "play", False
        for option in decision.options.enumerate():
            if isinstance(option, AskToPay):
                if not asked:
                    yield option
                asked = True
            elif not (is_play and self._needs_consent(table, option)):
                yield option

    def _needs_consent(self, table: Table[State], option: Any) -> bool:
        if option == RETREAT:
            return self.is_joint_parley
        magic = table.state.characters[self.seat].resources["magic"]
        is_card = option in piles_of(table.state, self.seat).hand
        return is_card and magic == 0 and needs_magic(table, self.seat, option)

    def _is_over(self, table: Table[State]) -> bool:
        encounter = table.state.encounter
        if encounter is None or table.outcome is not None or encounter.activations != self.activation:
            return True
        return any(decision.kind == "choose_active" for decision in table.open.values())

    def _judge(self, table: Table[State]) -> float:
        encounter = table.state.encounter
        if encounter is None:
            return worth_of_ending(table.state, self.concerned, won=is_won(table.state))
        return worth_of_moment(table, encounter, self.concerned)
