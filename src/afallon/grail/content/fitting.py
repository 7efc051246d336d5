"""Validation of plain data against a schema: all misfits, and the data without them."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from msgspec import inspect

from afallon.grail.content.guess import guesses
from afallon.grail.content.reader import Path


class Misfit(NamedTuple):
    """A place where data does not fit its schema, with a code and details."""

    path: Path
    code: str
    details: dict[str, Any]


class Fitted(NamedTuple):
    """The data that fits, `LOST` if none does, and the misfits."""

    value: Any
    misfits: tuple[Misfit, ...]


LOST: Final = object()


def fit(value: Any, schema: type) -> Fitted:
    """Compare a value with a schema. The value returned can be converted to it, unless it is `LOST`."""
    fitting = _Fitting()
    left = fitting.fit(value, inspect.type_info(schema), ())
    return Fitted(left, tuple(fitting.misfits))


def words_in(value: Any) -> Iterable[str]:
    """Yield every scalar in plain data, as text."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from words_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(inner)
    else:
        yield str(value)


class _Fitting:
    """One comparison, with the misfits found so far."""

    def __init__(self) -> None:
        self.misfits: list[Misfit] = []

    def fit(self, value: Any, kind: inspect.Type, path: Path) -> Any:
        match kind:
            case inspect.UnionType(types=kinds):
                return self._fit_any(value, kinds, path)
            case inspect.StructType():
                return self._fit_entry(value, (kind,), path)
            case inspect.VarTupleType(item_type=item):
                return self._fit_list(value, item, path)
            case inspect.TupleType(item_types=items):
                return self._fit_row(value, items, path)
            case inspect.DictType(key_type=key, value_type=inner):
                return self._fit_mapping(value, key, inner, path)
        return value if _is(value, kind) else self._refuse_value(value, (kind,), path)

    def _fit_any(self, value: Any, kinds: tuple[inspect.Type, ...], path: Path) -> Any:
        entries = tuple(kind for kind in kinds if isinstance(kind, inspect.StructType))
        if entries and isinstance(value, dict):
            return self._fit_entry(value, entries, path)
        return value if any(_is(value, kind) for kind in kinds) else self._refuse_value(value, kinds, path)

    def _fit_entry(self, value: Any, kinds: tuple[inspect.StructType, ...], path: Path) -> Any:
        """Fit an entry of one of several kinds; its tag field selects the kind."""
        if not isinstance(value, dict):
            return self._refuse_value(value, kinds, path)
        kind, tag = kinds[0], kinds[0].tag_field
        if tag is not None and len(kinds) > 1:
            known = {one.tag: one for one in kinds}
            if tag not in value:
                return self._refuse(path, "missing_field", field=tag)
            if not isinstance(value[tag], str) or value[tag] not in known:
                return self._refuse((*path, tag), "not_allowed", found=value[tag], **guesses(value[tag], known))
            kind = known[value[tag]]
        fields = {field.encode_name: field for field in kind.fields}
        fitted, meant = {}, set()
        for name, inner in value.items():
            if name in fields:
                fitted[name] = self.fit(inner, fields[name].type, (*path, name))
            elif name == tag:
                fitted[name] = inner
            else:
                hints = guesses(name, (one for one in fields if one not in value))
                meant.add(hints.get("meant"))
                self._refuse((*path, name), "unknown_field", field=name, **hints)
        lacking = [name for name, field in fields.items() if field.required and name not in value]
        for name in lacking:
            if name not in meant:
                self._refuse(path, "missing_field", field=name)
        if lacking or any(fitted[name] is LOST for name, field in fields.items() if field.required):
            return LOST
        return {name: inner for name, inner in fitted.items() if inner is not LOST}

    def _fit_list(self, value: Any, item: inspect.Type, path: Path) -> Any:
        if not isinstance(value, list):
            return self._refuse(path, "wrong_type", expected=("list",))
        fitted = [self.fit(inner, item, (*path, place)) for place, inner in enumerate(value)]
        return [inner for inner in fitted if inner is not LOST]

    def _fit_row(self, value: Any, items: tuple[inspect.Type, ...], path: Path) -> Any:
        if not isinstance(value, list):
            return self._refuse(path, "wrong_type", expected=("list",))
        if len(value) != len(items):
            return self._refuse(path, "wrong_length", wanted=len(items), found=len(value))
        pairs = enumerate(zip(value, items, strict=True))
        fitted = [self.fit(inner, item, (*path, place)) for place, (inner, item) in pairs]
        return LOST if LOST in fitted else fitted

    def _fit_mapping(self, value: Any, key: inspect.Type, inner: inspect.Type, path: Path) -> Any:
        if not isinstance(value, dict):
            return self._refuse(path, "wrong_type", expected=("mapping",))
        fitted = {}
        for name, one in value.items():
            if not _is(name, key):
                self._refuse_value(name, (key,), (*path, name))
            elif (left := self.fit(one, inner, (*path, name))) is not LOST:
                fitted[name] = left
        return fitted

    def _refuse_value(self, value: Any, kinds: tuple[inspect.Type, ...], path: Path) -> Any:
        """Report a value of none of these kinds, with the allowed words, the least number, or else the types."""
        words = [word for kind in kinds if isinstance(kind, inspect.LiteralType) for word in kind.values]
        if words and isinstance(value, str):
            return self._refuse(path, "not_allowed", found=value, **guesses(value, words))
        least = min(
            (kind.ge for kind in kinds if isinstance(kind, inspect.IntType) and kind.ge is not None), default=None
        )
        if least is not None and type(value) is int:
            return self._refuse(path, "number_too_small", found=value, least=least)
        expected = tuple(dict.fromkeys(_WORD[type(kind)] for kind in kinds if not isinstance(kind, inspect.NoneType)))
        return self._refuse(path, "wrong_type", expected=expected)

    def _refuse(self, path: Path, code: str, **details: Any) -> Any:
        self.misfits.append(Misfit(path, code, details))
        return LOST


_WORD: Final[dict[type, str]] = {
    inspect.IntType: "number",
    inspect.StrType: "word",
    inspect.BoolType: "yes_or_no",
    inspect.LiteralType: "word",
    inspect.StructType: "mapping",
    inspect.DictType: "mapping",
    inspect.VarTupleType: "list",
    inspect.TupleType: "list",
}
"""Maps each type to its name in messages for people."""


def _is(value: Any, kind: inspect.Type) -> bool:
    """Return whether this is a value of the plain type."""
    match kind:
        case inspect.NoneType():
            return value is None
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType():
            return type(value) is int and (kind.ge is None or value >= kind.ge)
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.LiteralType(values=values):
            return isinstance(value, str) and value in values
    return False
