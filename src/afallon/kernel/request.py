"""Read the options of a game that somebody asks for: each by itself, so that no problem hides another."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from afallon.kernel.errors import Problem, brief

Request = TypeVar("Request", bound=msgspec.Struct)

_SORTS: Mapping[type[msgspec.inspect.Type], str] = {
    msgspec.inspect.BoolType: "switch",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.StrType: "name",
    msgspec.inspect.VarTupleType: "list",
}
"""By type of an option: the sort of value that it takes, for the words."""


def read_request(
    asked: Mapping[str, Any], form: type[Request], rule: str
) -> tuple[Request, frozenset[str], tuple[Problem, ...]]:
    """The request with every option that can be read, the names of those that cannot, and a problem for each of these.

    Every field of the form has a default, which stands for an option that cannot be read. An option that the form does
    not have is a problem as well, and changes nothing in the request.
    """
    sound: dict[str, Any] = {}
    problems: list[Problem] = []
    for option, value in asked.items():
        if option not in form.__struct_fields__:
            problems.append(Problem("unknown_option", rule, details={"option": brief(option, str)}))
            continue
        try:
            sound[option] = getattr(msgspec.convert({option: value}, form), option)
        except msgspec.ValidationError:
            problems.append(_unreadable(form, option, value, rule))
    unread = frozenset(form.__struct_fields__).intersection(asked) - sound.keys()
    return form(**sound), unread, tuple(problems)


def certain(checks: Iterable[tuple[Problem, ...]]) -> tuple[Problem, ...]:
    """The problems that stand in every one of several checks, as the first of them tells them.

    So a request of which a part cannot be read is told of all that is wrong whatever that part should have been.
    """
    first, *others = checks
    known = [{_name_of(problem) for problem in other} for other in others]
    return tuple(problem for problem in first if all(_name_of(problem) in names for names in known))


def _name_of(problem: Problem) -> tuple[Any, ...]:
    """What a problem speaks of; its numbers may differ from check to check."""
    return problem.code, problem.refused, *(value for value in problem.details.values() if type(value) is str)


def _unreadable(form: type[msgspec.Struct], option: str, value: Any, rule: str) -> Problem:
    """What was given for an option, and what it takes: one of some values, or a sort of value."""
    (field,) = (one for one in msgspec.structs.fields(form) if one.name == option)
    kinds = [kind for kind in _parts(field.type) if not isinstance(kind, msgspec.inspect.NoneType)]
    details = {"option": option, "value": brief(value, _shown)}
    items = [kind.item_type if isinstance(kind, msgspec.inspect.VarTupleType) else kind for kind in kinds]
    if allowed := [str(one) for item in items if isinstance(item, msgspec.inspect.LiteralType) for one in item.values]:
        return Problem("no_such_value", rule, details={**details, "allowed": ", ".join(allowed)})
    expected = _SORTS.get(type(kinds[0]), "other") if len(kinds) == 1 else "other"
    return Problem("unreadable_option", rule, details={**details, "expected": expected})


def _parts(annotation: Any) -> tuple[msgspec.inspect.Type, ...]:
    """The types that an annotation allows."""
    kind = msgspec.inspect.type_info(annotation)
    return kind.types if isinstance(kind, msgspec.inspect.UnionType) else (kind,)


def _shown(value: Any) -> str:
    """A value as people write it: words as they are, everything else as JSON."""
    words = [value] if type(value) is str else value
    if isinstance(words, list) and words and all(type(word) is str for word in words):
        return ", ".join(words)
    return msgspec.json.encode(value).decode()
