"""The words a game is told in: events, questions, choices, queries and tags, each declared once.

A declaration is a class with meaningful field types. Its name in small letters is its `kind`, and its docstring says
what it means. Registry, documentation, sentences and the types on the wire all come from it.
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
    """The kind of a class by its name: `VotesShown` is `votes_shown`."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


if TYPE_CHECKING:

    @dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
    class _Immutable(msgspec.StructMeta): ...

    class _Declared(msgspec.Struct, metaclass=_Immutable):
        kind: ClassVar[str]

        @property
        def data(self) -> dict[str, Any]: ...

else:
    # A metaclass of our own would make every call with keywords five times slower.
    class _Declared(msgspec.Struct, frozen=True, gc=False):
        """What is the same for every declaration: it cannot be changed, and knows its kind."""

        def __init_subclass__(cls, **config):
            super().__init_subclass__(**config)
            cls.kind = kind_of(cls.__name__)

        @property
        def data(self):
            """The fields by name."""
            return {field: getattr(self, field) for field in self.__struct_fields__}


OPEN, SECRET, UNSAID = "open", "secret", "unsaid"
"""Whether a log has a line for an event: for all to read, only where nobody else looks, or not at all."""


class Event(_Declared):
    """Something that has happened, named in the past tense. Whoever emits it says who may know it."""

    log: ClassVar[str] = OPEN


AnyEvent = TypeVar("AnyEvent", bound=type[Event])


def secret(event: AnyEvent) -> AnyEvent:
    """Declare that an event is told to some alone: a log has a line for it only where nobody else looks."""
    event.log = SECRET
    return event


def unsaid(event: AnyEvent) -> AnyEvent:
    """Declare that no log needs a line for an event: the table shows it, or another event tells it as well."""
    event.log = UNSAID
    return event


class Question(_Declared):
    """A kind of question. Its fields are its subject, which everybody may know: who, what, for what, at what price."""

    rule: ClassVar[str] = ""
    """What governs the answers; the step that asks may name another rule."""

    own: ClassVar[type[msgspec.Struct] | None] = None
    """What is told to the asked seat alone, if there is anything."""

    wordings: ClassVar[Mapping[str, tuple[str, Any]]] = {}
    """Under which names other words for it stand: each with the field, and the value of it, that calls for them."""

    @property
    def wording(self) -> str:
        """The name under which its words stand: its kind, unless a field calls for others."""
        called_for = (name for name, (field, value) in self.wordings.items() if getattr(self, field) == value)
        return next(called_for, self.kind)


AnyQuestion = TypeVar("AnyQuestion", bound=type[Question])


def governed_by(rule: str) -> Callable[[AnyQuestion], AnyQuestion]:
    """Declare the rule that governs what may be answered to a kind of question."""

    def govern(question: AnyQuestion) -> AnyQuestion:
        question.rule = rule
        return question

    return govern


def private_part(own: type[msgspec.Struct]) -> Callable[[AnyQuestion], AnyQuestion]:
    """Declare what a kind of question tells the asked seat alone."""

    def tell(question: AnyQuestion) -> AnyQuestion:
        question.own = own
        return question

    return tell


def worded(name: str, **when: Any) -> Callable[[AnyQuestion], AnyQuestion]:
    """Declare that a question has other words, under this name, when a field has this value."""

    def word(question: AnyQuestion) -> AnyQuestion:
        (called_for,) = when.items()
        question.wordings = {**question.wordings, name: called_for}
        return question

    return word


class Choice(msgspec.Struct, frozen=True, gc=False, tag_field="choice", tag=kind_of):
    """An answer that says more than one word: a tagged value among the options of a question."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Query(Generic[Value]):
    """A value on which every active module has its say: what a seat may play, how large a team is."""

    __slots__ = ("meaning", "name")

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning

    def __repr__(self) -> str:
        return f"Query({self.name!r})"


class Tag(str):
    """What a thing is known by, so that nobody needs its name. It compares as its text."""

    __slots__ = ("meaning",)
    meaning: str

    def __new__(cls, name: str, meaning: str) -> "Tag":
        tag = super().__new__(cls, name)
        tag.meaning = meaning
        return tag


class Vocabulary:
    """Everything that one game may say, by kind or by name."""

    __slots__ = ("choices", "event_classes", "events", "queries", "question_classes", "questions", "tags")

    def __init__(self, *declared: Any) -> None:
        """Gather these declarations, and those of whole Python modules."""
        found = [word for thing in declared for word in _words_of(thing)]
        self.events: Mapping[str, type[Event]] = _by_kind(found, Event)
        self.questions: Mapping[str, type[Question]] = _by_kind(found, Question)
        self.event_classes = frozenset(self.events.values())
        self.question_classes = frozenset(self.questions.values())
        self.choices: Mapping[str, type[Choice]] = {
            str(choice.__struct_config__.tag): choice for choice in _subclasses(found, Choice)
        }
        self.queries: Mapping[str, Query[Any]] = {query.name: query for query in found if isinstance(query, Query)}
        self.tags: Mapping[str, Tag] = {str(tag): tag for tag in found if isinstance(tag, Tag)}


_BASES: Final = (Event, Question, Choice)


def _words_of(thing: Any) -> list[Any]:
    """What a Python module declares itself, apart from what it has imported; anything else is a declaration."""
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
