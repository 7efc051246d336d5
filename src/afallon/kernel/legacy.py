"""For the time of the change only: events, questions and queries as bare strings."""

import inspect
from functools import lru_cache
from typing import Any

from afallon.kernel.vocabulary import Event, Query, Question


def _camel(kind: str) -> str:
    return "".join(part.capitalize() for part in kind.split("_"))


@lru_cache(maxsize=4096)
def _event(kind: str, fields: tuple[str, ...]) -> Any:
    made = type(Event)(_camel(kind), (Event,), {"__annotations__": dict.fromkeys(fields, Any), "__module__": __name__})
    made.kind = kind
    return made


@lru_cache(maxsize=4096)
def _question(kind: str) -> Any:
    made = type(Question)(_camel(kind), (Question,), {"__module__": __name__})
    made.kind = kind
    return made()


def event(kind: Any, data: dict[str, Any]) -> Any:
    return _event(kind, tuple(data))(**data) if isinstance(kind, str) else kind


def question(kind: Any) -> Any:
    return _question(kind) if isinstance(kind, str) else kind


def handler(method: Any) -> Any:
    parameters = list(inspect.signature(method).parameters.values())
    if len(parameters) == 2 and parameters[1].kind is inspect.Parameter.POSITIONAL_OR_KEYWORD:
        return method
    return lambda self, event: method(self, **event.data)


def name(word: Any) -> str:
    return word if isinstance(word, str) else word.name if isinstance(word, Query) else word.kind
