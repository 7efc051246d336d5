"""Steps (the stateless rules of a game), and the questions and answers that they exchange with seats."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

import msgspec

from afallon.kernel.options import Options
from afallon.kernel.vocabulary import Question

if TYPE_CHECKING:
    from afallon.kernel.turn import Position, Turn

State = TypeVar("State")

EVERYBODY: Final = "all"
ANYBODY: Final = "any"


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat. `id` counts that seat's questions; `rule` is the id of the rule for its answers."""

    id: int
    seat: int
    about: Question
    """The question with its subject, as everyone may know it."""

    options: Options
    rule: str
    own: Any = None
    """The part of the subject that is for this seat alone."""

    optional: bool = False
    """Whether the game can go on without an answer from this seat; then others decide when the question closes."""

    @property
    def kind(self) -> str:
        return self.about.kind


class Answer(msgspec.Struct, frozen=True, gc=False):
    """An answer of a seat to a decision: the only input of a table."""

    decision: int
    seat: int
    value: Any


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game. Partial winners are listed apart from winners."""

    side: str | None
    reason: str
    winners: tuple[int, ...]
    partial: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question to a group of seats: either all must answer, or the first answer withdraws the other questions."""

    about: Question
    options: Mapping[int, Options]
    rule: str
    group: str = EVERYBODY
    own: Mapping[int, Any] = {}
    optional: Collection[int] = ()


def all_of(
    about: Question, options: Mapping[int, Options], *, rule: str = "", own: Mapping[int, Any] | None = None
) -> Ask:
    """Ask all of these seats; values stay hidden until the last answer. `own` has the private parts by seat."""
    return Ask(about, options, rule or about.rule, EVERYBODY, own or {})


def any_of(
    about: Question,
    options: Mapping[int, Options],
    *,
    rule: str = "",
    own: Mapping[int, Any] | None = None,
    optional: Collection[int] = (),
) -> Ask:
    """Ask these seats; the first answer counts, and the other questions are withdrawn.

    Seats in `optional` need not answer, and everyone may know that; at least one other seat must be asked.
    """
    return Ask(about, options, rule or about.rule, ANYBODY, own or {}, optional)


class Step(Generic[State]):
    """A stateless rule. Its only inputs are the position and the plain arguments that it was pushed with."""

    name: ClassVar[str]
    asks: ClassVar[bool] = False
    """Whether the step overrides `ask`."""

    def __init_subclass__(cls) -> None:
        cls.asks = cls.ask is not Step.ask

    def ask(self, position: "Position[State]", *arguments: Any) -> Ask | None:
        """Return the question to ask; `None`, or a question to no seats, leads to `resolve` at once."""
        return None

    def resolve(self, turn: "Turn[State]", answers: Mapping[int, Any], *arguments: Any) -> None:
        """Change the state, emit events, and push further steps. `answers` are by seat."""
