"""Joint choices: questions that a group answers together."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from afallon.grail.rules.characters_in_play import by_number
from afallon.grail.rules.state import GrailPosition, setup_of
from afallon.kernel import Ask, OneOf, Options, Question, all_of

YES_OR_NO: Final = OneOf(("yes", "no"))


class JointQuestion(Question):
    """A question that a group answers together. The answers are combined into one."""


def ask_together(about: JointQuestion, seats: Iterable[int], options: Options, *, rule: str = "") -> Ask:
    """Ask all these seats the same question, with the same options."""
    return all_of(about, dict.fromkeys(seats, options), rule=rule)


def agreed(position: GrailPosition, answers: Mapping[int, Any]) -> Any:
    """Return the answer that all gave, else the decider's (GR-CHAR-22, GR-CHRON-03)."""
    values = set(answers.values())
    return values.pop() if len(values) == 1 else answers[decider(position, answers)]


def decider(position: GrailPosition, seats: Iterable[int]) -> int:
    """Return the seat that decides disagreements: the chronicler if concerned, else the lowest character number."""
    concerned = tuple(seats)
    chronicler = setup_of(position).chronicler
    return chronicler if chronicler in concerned else by_number(position.state, concerned)[0]
