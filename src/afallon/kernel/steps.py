"""Questions, answers, and the stateless rules that ask and resolve them."""

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
    """A question to one seat. The id counts that seat's questions; `rule` governs what may be answered."""

    id: int
    seat: int
    about: Question
    """What is asked, with its subject as everybody may know it."""

    options: Options
    rule: str
    own: Any = None
    """The part of the subject that is for this seat alone."""

    optional: bool = False
    """Whether the game goes on if this seat never answers: it may act, but others decide when the question closes."""

    @property
    def kind(self) -> str:
        return self.about.kind


class Answer(msgspec.Struct, frozen=True, gc=False):
    """The only input there is: to which decision, by which seat, what."""

    decision: int
    seat: int
    value: Any


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. A partial winner is listed apart from the winners."""

    side: str | None
    reason: str
    winners: tuple[int, ...]
    partial: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question put to a group of seats: everybody answers, or anybody does and the rest are withdrawn."""

    about: Question
    options: Mapping[int, Options]
    rule: str
    group: str = EVERYBODY
    own: Mapping[int, Any] = {}
    optional: Collection[int] = ()


def all_of(
    about: Question, options: Mapping[int, Options], *, rule: str = "", own: Mapping[int, Any] | None = None
) -> Ask:
    """Ask all of these seats; their values stay hidden until the last has answered. `own` is for each seat alone."""
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

    `optional` seats need not answer, which everybody may know; at least one seat must.
    """
    return Ask(about, options, rule or about.rule, ANYBODY, own or {}, optional)


class Step(Generic[State]):
    """A stateless rule. All it knows is the position and the plain arguments it was pushed with."""

    name: ClassVar[str]
    asks: ClassVar[bool] = False
    """Whether the step has an `ask` of its own."""

    def __init_subclass__(cls) -> None:
        cls.asks = cls.ask is not Step.ask

    def ask(self, position: "Position[State]", *arguments: Any) -> Ask | None:
        """Whom to ask what; `None` (or nobody) goes on to `resolve` at once."""
        return None

    def resolve(self, turn: "Turn[State]", answers: Mapping[int, Any], *arguments: Any) -> None:
        """Change the state, emit events, push further steps. `answers` are by seat."""
