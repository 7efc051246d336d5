"""Parsing of game options, each on its own, so that one problem does not hide another."""

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
"""The kind of value that an option takes, by its type; messages to people select their words by it."""


def read_request(
    asked: Mapping[str, Any], form: type[Request], rule: str
) -> tuple[Request, frozenset[str], tuple[Problem, ...]]:
    """Parse options into the struct `form`; return it, the names of unreadable options, and a problem for each.

    Every field of the form has a default, which replaces an unreadable option. An option that the form does not have is
    a problem as well, and is ignored.
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
    """Return the problems that occur in all of several checks, worded as in the first.

    If one option is unreadable, its request is checked with every possible value; these problems remain in any case.
    """
    first, *others = checks
    known = [{_name_of(problem) for problem in other} for other in others]
    return tuple(problem for problem in first if all(_name_of(problem) in names for names in known))


def _name_of(problem: Problem) -> tuple[Any, ...]:
    """Return a key that identifies a problem. Numbers are left out, since they may differ between checks."""
    return problem.code, problem.refused, *(value for value in problem.details.values() if type(value) is str)


def _unreadable(form: type[msgspec.Struct], option: str, value: Any, rule: str) -> Problem:
    """Return the problem of an unreadable option, with the values or the kind of value that it takes."""
    (field,) = (field for field in msgspec.structs.fields(form) if field.name == option)
    kinds = [kind for kind in _parts(field.type) if not isinstance(kind, msgspec.inspect.NoneType)]
    details = {"option": option, "value": brief(value, _shown)}
    items = [kind.item_type if isinstance(kind, msgspec.inspect.VarTupleType) else kind for kind in kinds]
    if allowed := [str(one) for item in items if isinstance(item, msgspec.inspect.LiteralType) for one in item.values]:
        return Problem("no_such_value", rule, details={**details, "allowed": ", ".join(allowed)})
    expected = _SORTS.get(type(kinds[0]), "other") if len(kinds) == 1 else "other"
    return Problem("unreadable_option", rule, details={**details, "expected": expected})


def _parts(annotation: Any) -> tuple[msgspec.inspect.Type, ...]:
    """Return the types that an annotation allows."""
    kind = msgspec.inspect.type_info(annotation)
    return kind.types if isinstance(kind, msgspec.inspect.UnionType) else (kind,)


def _shown(value: Any) -> str:
    """Return a value as people write it: text as it is, lists of text with commas, all else as JSON."""
    words = [value] if type(value) is str else value
    if isinstance(words, list) and words and all(type(word) is str for word in words):
        return ", ".join(words)
    return msgspec.json.encode(value).decode()
