"""The assassination after three successes: the evil players confer, and one of them names Merlin."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.avalon import questions
from afallon.avalon.character import EVIL, GOOD
from afallon.avalon.events import EvilShown, MerlinGuessed
from afallon.avalon.option import Option
from afallon.avalon.queries import AIM, ASSASSIN, HAS_TARGET, TARGET
from afallon.avalon.scene import Thing
from afallon.avalon.state import AvalonPosition, AvalonTurn, State, setup_of
from afallon.avalon.steps.ending import finish
from afallon.kernel import ALL, Ask, OneOf, Step, all_of

MERLIN = "merlin"
"""The default aim of the final guess."""

_QUESTION = questions.Assassinate(aim=MERLIN)

HUNTING: Final = Thing("assassin", "avalon-assassination")
"""The thing to show during the assassination."""

HIDDEN_GUESS: Final = Option(name="hidden_guess", values=(False, True), number=9)
"""Whether the final guess is made before the evil players are shown (AV-END-07)."""


class Confer(Step[State]):
    """If the guess has a target (AV-NOMERLIN-01), the evil players are shown (AV-END-03, 07); else good wins."""

    name = "confer"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        if assassin(turn) is None or not turn.fold(HAS_TARGET, target(turn) is not None):
            finish(turn, GOOD, "three_successes")
        elif not HIDDEN_GUESS.of(setup_of(turn)):
            turn.emit(EvilShown(turn.state.seats_of(EVIL)), to=ALL)


class Assassinate(Step[State]):
    """The Assassin alone names one good player (AV-END-04)."""

    name = "assassinate"

    def ask(self, position: AvalonPosition) -> Ask | None:
        if position.fold(AIM, MERLIN) != MERLIN:
            return None
        seat = assassin(position)
        assert seat is not None
        return all_of(_QUESTION, {seat: OneOf(suspects(position, seat))})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        for seat, named in answers.items():
            turn.emit(MerlinGuessed(assassin=seat, named=named), to=ALL)
            if named == target(turn):
                finish(turn, EVIL, "merlin_named")
            else:
                finish(turn, GOOD, "merlin_safe")


def assassin(position: AvalonPosition) -> int | None:
    """Return the seat that makes the guess: the Assassin's, or that of the named character (AV-NOMERLIN-02)."""
    name = setup_of(position).assassin
    return None if name is None else position.fold(ASSASSIN, position.state.holder(name))


def suspects(position: AvalonPosition, assassin: int) -> tuple[int, ...]:
    """Return the seats that may be named: the good players; all other players while evil is hidden (AV-END-04, 07)."""
    if HIDDEN_GUESS.of(setup_of(position)):
        return tuple(seat for seat in position.seats if seat != assassin)
    return position.state.seats_of(GOOD)


def target(position: AvalonPosition) -> int | None:
    """Return the seat that must not be named, if there is one."""
    return position.fold(TARGET, None)
