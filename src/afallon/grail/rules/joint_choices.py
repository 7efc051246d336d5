"""Joint choices: how a group answers together."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from afallon.grail.rules.characters_in_play import by_number
from afallon.grail.rules.state import GrailPosition, setup_of
from afallon.kernel import Ask, OneOf, Options, Question, all_of

YES_OR_NO: Final = OneOf(("yes", "no"))


class JointQuestion(Question):
    """A question that a group answers together: one answer comes of it."""


def ask_together(about: JointQuestion, seats: Iterable[int], options: Options, *, rule: str = "") -> Ask:
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
