"""How a group answers together."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from afallon.grail.rules.state import GrailPosition, State, setup_of
from afallon.kernel import Ask, Choice, OneOf, Options, Question, all_of

YES_OR_NO: Final = OneOf(("yes", "no"))


def ask_together(about: Question, seats: Iterable[int], options: Options, *, rule: str = "") -> Ask:
    """A joint choice: everybody concerned is asked the same."""
    return all_of(about, dict.fromkeys(seats, options), rule=rule)


def agreed(position: GrailPosition, answers: Mapping[int, Any]) -> Any:
    """What the group has chosen: what all say, else what the decider says (GR-CHAR-22, GR-CHRON-03)."""
    values = set(answers.values())
    return values.pop() if len(values) == 1 else answers[decider(position, answers)]


def decider(position: GrailPosition, seats: Iterable[int]) -> int:
    """Who has the last word among these: the chronicler, else the lowest character number."""
    concerned = tuple(seats)
    chronicler = setup_of(position).chronicler
    return chronicler if chronicler in concerned else by_number(position.state, concerned)[0]


def by_number(state: State, seats: Iterable[int]) -> tuple[int, ...]:
    """These seats in the order of their character numbers."""
    return tuple(sorted(seats, key=lambda seat: state.characters[seat].number))


def living(state: State) -> tuple[int, ...]:
    """The seats that have a living character."""
    return tuple(seat for seat, character in enumerate(state.characters) if character.alive)


def unpacked(choice: Choice) -> tuple[Any, ...]:
    """A tagged choice as plain arguments of a step: its kind, then its fields."""
    return (choice.kind, *msgspec.structs.astuple(choice))
