"""Rounds of a day: any of those who have not acted may act next (GR-DAY-01 to 11)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.asking import by_number, living
from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.characters.giving import GIVE, partners
from afallon.grail.rules.day.acting import begin_action, is_open
from afallon.grail.rules.day.action import ACTIONS
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, OneOf, Step, any_of


@change
def round_began(state: State, *, round: int) -> None:
    state.round = round
    for character in state.characters:
        character.acted = False


@change
def turn_used(state: State, *, seat: int) -> None:
    state.characters[seat].acted = True


class RoundBegins(Step[State]):
    name = "round_begins"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        tell(table, "round_began", round=table.state.round + 1)


class Turns(Step[State]):
    """Whoever speaks first acts first; when all have acted, joined or passed, the round is over (GR-DAY-02, 09).

    Questions stand in the order of character numbers, for those who want to be told whose turn it is (GR-DAY-03). To
    give is no action, and open to everybody (GR-CHAR-42).
    """

    name = "turns"

    def ask(self, table: GrailTable) -> Ask | None:
        state = table.state
        options: dict[int, OneOf] = {}
        for seat in by_number(state, living(state)):
            character = state.characters[seat]
            actions = () if character.acted or character.passed else open_actions(table, seat)
            gifts = (GIVE,) if partners(table, seat) else ()
            if actions or gifts:
                options[seat] = OneOf((*actions, *gifts))
        waiting = any(not state.characters[seat].acted and not state.characters[seat].passed for seat in options)
        return any_of("act", options, rule="GR-DAY-02") if waiting else None

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for seat, action in answers.items():
            table.push(self.name)
            if action == GIVE:
                table.push(GIVE, seat)
            else:
                begin_action(table, seat, action)


class RoundEnds(Step[State]):
    """The day ends when everybody has passed or has no energy (GR-DAY-10, 11)."""

    name = "round_ends"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        characters = [table.state.characters[seat] for seat in living(table.state)]
        is_over = all(character.passed or character.energy == 0 for character in characters)
        table.go("dusk" if is_over else "round")


def open_actions(table: GrailTable, seat: int) -> tuple[str, ...]:
    """The actions that this seat could begin now."""
    return tuple(action.name for action in ACTIONS.values() if is_open(table, seat, action))
