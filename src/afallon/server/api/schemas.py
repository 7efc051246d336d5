"""JSON schemas of all structs on the wire, with descriptions from their docstrings."""

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect as types

Schema = dict[str, Any]


def schemas_of(shapes: Sequence[Any], ref_template: str) -> dict[str, Schema]:
    """Return the schemas of these structs and of all structs they contain, by class name.

    Every field that is always sent is required. Fields from clients, or of structs that omit defaults, may be missing.
    """
    classes = {found.__name__: found for found in _structs(types.multi_type_info(shapes))}
    _, components = msgspec.json.schema_components(shapes, ref_template=ref_template)
    if unknown := components.keys() - classes.keys():
        raise ValueError(f"two structs on the wire are called alike: {sorted(unknown)}")
    return {name: _explained(components[name], classes[name]) for name in sorted(components)}


def _explained(schema: Schema, shape: type[msgspec.Struct]) -> Schema:
    """Return the schema of a struct, with its description and those of its fields."""
    told = field_notes(shape)
    names = dict(zip(shape.__struct_encode_fields__, shape.__struct_fields__, strict=True))
    properties = {
        name: _described(field, told.get(names.get(name, name))) for name, field in schema["properties"].items()
    }
    description = " ".join(_first_sentences(shape).split())
    config = shape.__struct_config__
    if not (config.omit_defaults or config.forbid_unknown_fields):
        return {**schema, "description": description, "properties": properties, "required": list(properties)}
    return {**schema, "description": description, "properties": properties}


def _described(field: Schema, note: str | None) -> Schema:
    told = {name: value for name, value in field.items() if name != "default"}
    return told if note is None else {**told, "description": note}


def _first_sentences(shape: type) -> str:
    documented = shape.__doc__ or ""
    inherited = any(documented == base.__doc__ for base in shape.__mro__[1:])
    return "" if inherited else documented.split("\n\n", maxsplit=1)[0]


@cache
def field_notes(shape: type[msgspec.Struct]) -> dict[str, str]:
    """Return the docstrings of a struct's fields, its own and inherited ones."""
    notes: dict[str, str] = {}
    for base in reversed(shape.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            notes.update(_notes_within(base))
    return notes


def _notes_within(shape: type) -> Iterator[tuple[str, str]]:
    try:
        (body,) = ast.parse(textwrap.dedent(inspect.getsource(shape))).body
    except OSError:  # installed without its sources
        return
    field: str | None = None
    for line in body.body if isinstance(body, ast.ClassDef) else ():
        if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and field is not None:
            yield field, " ".join(str(line.value.value).split())
        field = line.target.id if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) else None


def _structs(found: Any, seen: set[type] | None = None) -> Iterator[type[msgspec.Struct]]:
    """Yield every struct that these types contain."""
    seen = set() if seen is None else seen
    if isinstance(found, types.StructType):
        if found.cls in seen:
            return
        seen.add(found.cls)
        yield found.cls
    parts: Iterable[Any] = found if isinstance(found, list | tuple) else _parts(found)
    for part in parts:
        yield from _structs(part, seen)


def _parts(found: Any) -> Iterator[Any]:
    if isinstance(found, types.Type | types.Field):
        for name in getattr(found, "__struct_fields__", ()):
            value = getattr(found, name)
            if isinstance(value, types.Type | types.Field | list | tuple) and name not in ("default", "values"):
                yield value


def returned_by(function: Any) -> Any:
    """Return the declared return type of a function."""
    return get_type_hints(function)["return"]
