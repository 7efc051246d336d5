"""The vocabulary of a game: events, questions, choices, queries and tags, each declared once.

A declaration is a class with meaningful field types. Its name in snake case is its `kind`, and its docstring its
meaning. The registry, the documentation, messages and the types on the wire are derived from it.
"""

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Generic, TypeVar, dataclass_transform

import msgspec

from afallon.kernel.wording import People, Person, meaning

Seat = Annotated[int, meaning("Seat", "A place at the table, counted from 0.", Person())]
Seats = Annotated[tuple[int, ...], meaning("Seats", "Places at the table.", People())]

Value = TypeVar("Value")


def kind_of(name: str) -> str:
    """Return the kind of a class from its name: `VotesShown` becomes `votes_shown`."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


if TYPE_CHECKING:

    @dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
    class _Immutable(msgspec.StructMeta): ...

    class _Declared(msgspec.Struct, metaclass=_Immutable):
        kind: ClassVar[str]

        @property
        def data(self) -> dict[str, Any]: ...

else:
    # A custom metaclass would make every call with keywords five times slower.
    class _Declared(msgspec.Struct, frozen=True, gc=False):
        """The base of all declarations: immutable, with a kind."""

        def __init_subclass__(cls, **config):
            super().__init_subclass__(**config)
            cls.kind = kind_of(cls.__name__)

        @property
        def data(self):
            """The fields by name."""
            return {field: getattr(self, field) for field in self.__struct_fields__}


OPEN, SECRET, UNSAID = "open", "secret", "unsaid"
"""Log levels of an event: a line for all readers, a line only in private logs, or no line."""


class Event(_Declared):
    """An event that has happened, named in the past tense. Its audience is given when it is emitted."""

    log: ClassVar[str] = OPEN


AnyEvent = TypeVar("AnyEvent", bound=type[Event])


def secret(event: AnyEvent) -> AnyEvent:
    """Declare that an event is for some seats alone: only private logs have a line for it."""
    event.log = SECRET
    return event


def unsaid(event: AnyEvent) -> AnyEvent:
    """Declare that an event needs no log line: the table shows it, or another event has the line."""
    event.log = UNSAID
    return event


class Question(_Declared):
    """A kind of question. Its fields are its public subject, such as persons, things, purpose and price."""

    rule: ClassVar[str] = ""
    """The id of the rule for the answers; the step that asks may name another one."""

    own: ClassVar[type[msgspec.Struct] | None] = None
    """The struct that only the asked seat receives, if there is one."""

    wordings: ClassVar[Mapping[str, tuple[str, Any]]] = {}
    """Names of special wordings, each with the field and the value that select it."""

    @property
    def wording(self) -> str:
        """The name of the question's messages: the kind, unless a field selects a special wording."""
        called_for = (name for name, (field, value) in self.wordings.items() if getattr(self, field) == value)
        return next(called_for, self.kind)


AnyQuestion = TypeVar("AnyQuestion", bound=type[Question])


def governed_by(rule: str) -> Callable[[AnyQuestion], AnyQuestion]:
    """Declare the id of the rule that governs the answers to a kind of question."""

    def govern(question: AnyQuestion) -> AnyQuestion:
        question.rule = rule
        return question

    return govern


def private_part(own: type[msgspec.Struct]) -> Callable[[AnyQuestion], AnyQuestion]:
    """Declare the struct that only the asked seat of this kind of question receives."""

    def declare(question: AnyQuestion) -> AnyQuestion:
        question.own = own
        return question

    return declare


def worded(name: str, **when: Any) -> Callable[[AnyQuestion], AnyQuestion]:
    """Declare a special wording of a question, used when the field named in `when` has the value given there."""

    def word(question: AnyQuestion) -> AnyQuestion:
        (called_for,) = when.items()
        question.wordings = {**question.wordings, name: called_for}
        return question

    return word


class Choice(msgspec.Struct, frozen=True, gc=False, tag_field="choice", tag=kind_of):
    """A tagged value among the options of a question, for answers that need more than one word or number."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Query(Generic[Value]):
    """A value that every active module may adjust, such as the cards that a seat may play, or the size of a team."""

    __slots__ = ("meaning", "name")

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning

    def __repr__(self) -> str:
        return f"Query({self.name!r})"


class Tag(str):
    """A trait that code can match instead of a name. It compares equal to its string."""

    __slots__ = ("meaning",)
    meaning: str

    def __new__(cls, name: str, meaning: str) -> "Tag":
        tag = super().__new__(cls, name)
        tag.meaning = meaning
        return tag


class Vocabulary:
    """All declarations of one game, by kind or by name."""

    __slots__ = ("choices", "event_classes", "events", "queries", "question_classes", "questions", "tags")

    def __init__(self, *declared: Any) -> None:
        """Collect these declarations, and those of whole Python modules."""
        declarations = [word for thing in declared for word in _words_of(thing)]
        self.events: Mapping[str, type[Event]] = _by_kind(declarations, Event)
        self.questions: Mapping[str, type[Question]] = _by_kind(declarations, Question)
        self.event_classes = frozenset(self.events.values())
        self.question_classes = frozenset(self.questions.values())
        self.choices: Mapping[str, type[Choice]] = {
            str(choice.__struct_config__.tag): choice for choice in _subclasses(declarations, Choice)
        }
        self.queries: Mapping[str, Query[Any]] = {
            query.name: query for query in declarations if isinstance(query, Query)
        }
        self.tags: Mapping[str, Tag] = {str(tag): tag for tag in declarations if isinstance(tag, Tag)}


_BASES: Final = (Event, Question, Choice)


def _words_of(thing: Any) -> list[Any]:
    """Return the declarations of a Python module without its imports; any other argument is itself a declaration."""
    if not isinstance(thing, ModuleType):
        return [thing]
    name = thing.__name__
    return [word for word in vars(thing).values() if not isinstance(word, type) or word.__module__ == name]


def _subclasses(found: Iterable[Any], base: type[Any]) -> list[Any]:
    return [thing for thing in found if isinstance(thing, type) and issubclass(thing, base) and thing not in _BASES]


def _by_kind(found: Iterable[Any], base: type[Any]) -> dict[str, Any]:
    words: dict[str, Any] = {}
    for word in _subclasses(found, base):
        if words.setdefault(word.kind, word) is not word:
            raise ValueError(f"two declarations are called {word.kind}")
    return words
