"""Generate docs/vocabulary/ and the tables of other documents from the declarations in the code.

.venv/bin/python docs/generate.py            write them
.venv/bin/python docs/generate.py --check    exit with 1 if one is stale
"""

import argparse
import inspect
import re
import sys
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

import afallon
from afallon.grail.content import cards, conditions, effects, glossary, layout, texts
from afallon.grail.content.pack import Sections
from afallon.grail.content.wanted_texts import NAMED, OWNED
from afallon.kernel import Vocabulary, events
from afallon.kernel.vocabulary import Choice, Event, Query, Question, Tag
from afallon.server.api.wire import FROM_CLIENT, FROM_SERVER, wire_schemas
from afallon.server.app import create_app
from afallon.server.settings import Settings
from afallon.server.wire_types import type_of

FOLDER = Path(__file__).parent
_WORD_SETS: dict[Any, str] = {
    words: name.lower()
    for module in (glossary, cards)
    for name, words in vars(module).items()
    if typing.get_origin(words) is typing.Literal
}
_BLOCK = re.compile(r"(<!-- (\S+), made by docs/generate.py -->\n).*?(<!-- end -->)", re.DOTALL)


def pages() -> dict[str, str]:
    """Return the text of every generated page, by its path in this folder."""
    written = {f"vocabulary/{name}.md": page(name) for name in afallon.GAMES}
    return {
        "vocabulary/kernel.md": kernel_page(),
        **written,
        "vocabulary/wire.md": wire_page(),
        "protocol.md": protocol(),
        "grail-authors.md": authors(),
    }


def kernel_page() -> str:
    """Return the page of the kernel's own events."""
    lines = ["# Events of every game", "", *_about_this_page(), "", "## Events", ""]
    return "\n".join([*lines, *_table(_words(Vocabulary(events).events.values())), ""])


def page(name: str) -> str:
    """Return the vocabulary page of one game."""
    words = afallon.find_game(name).vocabulary
    lines = [f"# Vocabulary of {name.capitalize()}", "", *_about_this_page()]
    parts = (
        ("Events", "Facts, each sent to its audience only.", _words(words.events.values())),
        ("Questions", "The fields are the public subject.", _questions(words.questions.values())),
        ("Choices", "Structured answers.", _words(words.choices.values())),
    )
    for title, what, rows in parts:
        if rows:
            lines += ["", f"## {title}", "", what, "", *_table(rows)]
    lines += _meanings("Queries", "Values that every active module may change.", words.queries.values())
    lines += _meanings("Tags", "Traits that connect characters and modules.", words.tags.values())
    types_used = dict(_field_types([*words.events.values(), *words.questions.values(), *words.choices.values()]))
    lines += ["", "## Fields", "", "| type | is | meaning |", "|---|---|---|"]
    lines += [f"| {title} | `{kind}` | {meaning} |" for title, (kind, meaning) in sorted(types_used.items())]
    return "\n".join([*lines, ""])


def protocol() -> str:
    """Return protocol.md with regenerated tables."""
    tables = {
        "http": _http_table,
        "from-client": lambda: _message_table(FROM_CLIENT),
        "from-server": lambda: _message_table(FROM_SERVER),
    }
    return _filled("protocol.md", tables)


def authors() -> str:
    """Return grail-authors.md with regenerated tables."""
    return _filled(
        "grail-authors.md",
        {
            "places": _places_table,
            "entries": lambda: _schema_table("section", _sections()),
            "parts": lambda: _schema_table("what", _parts()),
            "verbs": lambda: _schema_table("do", _tagged(effects.Effect)),
            "conditions": lambda: _schema_table("has", _tagged(conditions.Requirement)),
            "words": _words_table,
            "texts": _texts_table,
        },
    )


def _filled(name: str, tables: Mapping[str, Callable[[], list[str]]]) -> str:
    """Return a document with each of its generated blocks replaced."""
    text = (FOLDER / name).read_text("utf-8")
    return _BLOCK.sub(lambda block: "\n".join([block[1], *tables[block[2]](), "", block[3]]), text)


def wire_page() -> str:
    """Return the page of all wire types, field by field."""
    lines = [
        "# Wire types",
        "",
        *_about_this_page(),
        "",
        "[protocol.md](../protocol.md) explains how they work together.",
    ]
    for name, schema in wire_schemas("{name}").items():
        lines += ["", f"## {name}", "", schema.get("description", ""), "", "| field | is | meaning |", "|---|---|---|"]
        for field, about in schema["properties"].items():
            optional = "" if field in schema.get("required", ()) else ", optional"
            lines.append(f"| `{field}` | {_shape(about)}{optional} | {about.get('description', '')} |")
    return "\n".join([*lines, ""])


def _http_table() -> list[str]:
    described = create_app(Settings(data=FOLDER), store=typing.cast(Any, None)).description()
    rows = ["| method and path | body | answer | meaning |", "|---|---|---|---|"]
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            body = operation.get("requestBody", {}).get("content", {})
            answer = next(response for status, response in operation["responses"].items() if status.startswith("2"))
            shapes = f"{_content(body)} | {_content(answer.get('content', {}))}"
            rows.append(f"| `{method.upper()} {path}` | {shapes} | {' '.join(operation['description'].split())} |")
    return rows


def _content(content: Mapping[str, Any]) -> str:
    for kind, about in content.items():
        schema = about["schema"]
        if "items" in schema:
            return f"a list of {_content({kind: {'schema': schema['items']}})}"
        shapes = [variant["$ref"].rpartition("/")[2] for variant in schema.get("oneOf", [schema]) if "$ref" in variant]
        return " or ".join(map(_link, shapes)) or ("a command" if kind == "application/json" else f"`{kind}`")
    return ""


def _message_table(messages: Iterable[Any]) -> list[str]:
    schemas = wire_schemas("{name}")
    rows = ["| type | fields | meaning |", "|---|---|---|"]
    for message in messages:
        schema = schemas[message.__name__]
        fields = [f"`{field}`" for field in schema["properties"] if field not in ("type", "id", "pad")]
        kind = f"[`{message.__struct_config__.tag}`](vocabulary/wire.md#{message.__name__.lower()})"
        rows.append(f"| {kind} | {', '.join(fields)} | {schema['description']} |")
    return rows


def _places_table() -> list[str]:
    rows = [f"| `{place}.yaml` | `{section}` |" for place, section in layout.PLACES]
    return ["| file | section |", "|---|---|", *rows]


def _schema_table(title: str, entries: Iterable[tuple[str, Any]]) -> list[str]:
    rows = [f"| `{name}` | {_schema_fields(entry)} | {_meaning(entry)} |" for name, entry in entries]
    return [f"| {title} | fields | meaning |", "|---|---|---|", *rows]


def _sections() -> Iterator[tuple[str, Any]]:
    """Yield each section of a pack with the schema of its entries."""
    for section, hint in typing.get_type_hints(Sections).items():
        yield section, typing.get_args(hint)[0]


def _parts() -> Iterator[tuple[str, Any]]:
    """Yield every schema nested in entries that is neither a verb nor a condition, sorted by name."""
    waiting = [entry for _, entry in _sections()]
    known: dict[str, Any] = {}
    while waiting:
        for hint in typing.get_type_hints(waiting.pop(0)).values():
            for part in _structs_in(hint):
                if part.__name__ not in known:
                    known[part.__name__] = part
                    waiting.append(part)
    sections = {entry for _, entry in _sections()}
    chosen = {**dict(_tagged(effects.Effect)), **dict(_tagged(conditions.Requirement))}.values()
    yield from sorted((name, part) for name, part in known.items() if part not in sections and part not in chosen)


def _structs_in(hint: Any) -> Iterator[Any]:
    """Yield the structs that a type contains."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for inner in typing.get_args(hint):
        yield from _structs_in(inner)


def _tagged(union: Any) -> Iterator[tuple[str, Any]]:
    """Return the members of a tagged union by their tags."""
    return ((str(member.__struct_config__.tag), member) for member in typing.get_args(union))


def _schema_fields(entry: Any) -> str:
    hints, config = typing.get_type_hints(entry), entry.__struct_config__
    fields = [f"`{config.tag_field}: {config.tag}`"] if config.tag_field == "key" else []
    for field in msgspec.structs.fields(entry):
        optional = "" if field.required else "?"
        fields.append(f"`{field.encode_name}`{optional} {_plain_type(hints[field.name])}")
    return "; ".join(fields)


def _plain_type(hint: Any) -> str:
    """Return a type in an author's terms; sets of words by their name in the table of words."""
    if (name := _WORD_SETS.get(hint)) is not None:
        return f"*{name}*"
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        if set(typing.get_args(effects.Effect)) <= set(arguments):
            return "verb"
        if set(typing.get_args(conditions.Requirement)) <= set(arguments):
            return "condition"
        return " or ".join(dict.fromkeys(_plain_type(argument) for argument in arguments if argument is not type(None)))
    if origin is typing.Literal:
        return " or ".join(f"`{word}`" for word in arguments)
    if origin is tuple:
        inner = [_plain_type(argument) for argument in arguments if argument is not ...]
        return f"list of {inner[0]}" if ... in arguments else f"{len(inner)} × {inner[0]}"
    if origin is dict:
        return f"{_plain_type(arguments[1])} by {_plain_type(arguments[0])}"
    return {int: "number", str: "name", bool: "`true` or `false`"}.get(hint, getattr(hint, "__name__", str(hint)))


def _words_table() -> list[str]:
    rows = [
        f"| *{name}* | {', '.join(f'`{word}`' for word in typing.get_args(words))} |"
        for words, name in _WORD_SETS.items()
    ]
    return ["| words | are |", "|---|---|", *rows]


def _texts_table() -> list[str]:
    rows = ["| of | message | needs | may have |", "|---|---|---|---|"]
    for section, words in texts.ENTRIES.items():
        flavour = ", ".join(f"`.{attribute.replace('_', '-')}`" for attribute in words.flavour)
        name = "book-<id>" if section == "book" else "<side>" if section == "skills" else "<name>"
        rows.append(
            f"| `{section}` | `{words.of}-{name}` | {'its text' if words.is_named else '–'} | {flavour or '–'} |"
        )
    quest = ", ".join(f"`.{attribute}`" for attribute in (*texts.QUEST_FLAVOUR, "hint"))
    rows += [
        "| a verse of a location | `verse-<number>-<id>` | its text | – |",
        f"| a quest | `quest-<id>` | its text; `.hint`, if it says `hint: true` | {quest} |",
        "| an ending | `epilogue-<id>` | its text | – |",
    ]
    rows += [f"| {_kind_of(part)} | attribute `.{of}-<id>` of its owner | its text | – |" for part, of in OWNED.items()]
    rows += [f"| {_kind_of(part)} | `{of}-<name>` | its text | – |" for part, (of, _) in NAMED.items()]
    return rows


def _kind_of(part: type) -> str:
    return f"`{part.__name__}`"


def _link(shape: str) -> str:
    return f"[{shape}](vocabulary/wire.md#{shape.lower()})"


def _shape(schema: dict[str, Any]) -> str:
    return f"`{type_of(schema).replace(' | ', ' or ')}`"


def _about_this_page() -> list[str]:
    return ["Generated by `docs/generate.py` from the declarations in the code; a test fails when it is stale."]


def _words(declared: Iterable[type[Event] | type[Choice]]) -> list[tuple[str, str, str]]:
    return sorted((_kind(word), _fields(word), _meaning(word)) for word in declared)


def _questions(declared: Iterable[type[Question]]) -> list[tuple[str, str, str]]:
    return sorted((word.kind, _fields(word), f"{_meaning(word)} {word.rule}".strip()) for word in declared)


def _kind(word: Any) -> str:
    return str(word.__struct_config__.tag if issubclass(word, Choice) else word.kind)


def _table(rows: Iterable[tuple[str, str, str]]) -> list[str]:
    return [
        "| kind | fields | meaning |",
        "|---|---|---|",
        *(f"| `{kind}` | {fields} | {meaning} |" for kind, fields, meaning in rows),
    ]


def _meanings(title: str, what: str, words: Iterable[Query[Any] | Tag]) -> list[str]:
    rows = sorted((word.name if isinstance(word, Query) else str(word), word.meaning) for word in words)
    if not rows:
        return []
    return ["", f"## {title}", "", what, "", "| name | meaning |", "|---|---|", *(f"| `{n}` | {m} |" for n, m in rows)]


def _meaning(word: type) -> str:
    documented = inspect.getdoc(word) or ""
    inherited = any(documented == inspect.getdoc(base) for base in word.__mro__[1:])
    return "" if inherited else " ".join(documented.split("\n\n", maxsplit=1)[0].split())


def _fields(word: Any) -> str:
    hints = typing.get_type_hints(word, include_extras=True)
    return ", ".join(f"{name}: {_type(hints[name])}" for name in word.__struct_fields__)


def _type(hint: Any) -> str:
    if (title := _title(hint)) is not None:
        return title
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " or ".join(_type(argument) for argument in arguments)
    if origin is typing.Literal:
        return " or ".join(map(repr, arguments))
    if origin is tuple:
        inner = [_type(argument) for argument in arguments if argument is not ...]
        return f"several {inner[0]}" if ... in arguments else f"({', '.join(inner)})"
    if origin in (dict, Mapping):
        return f"{_type(arguments[1])} by {_type(arguments[0])}"
    return "none" if hint is type(None) else getattr(hint, "__name__", str(hint))


def _title(hint: Any) -> str | None:
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta):
            return meta.title
    return None


def _field_types(declared: Iterable[Any]) -> Iterator[tuple[str, tuple[str, str]]]:
    for word in declared:
        for hint in typing.get_type_hints(word, include_extras=True).values():
            yield from _titled(hint)


def _titled(hint: Any) -> Iterator[tuple[str, tuple[str, str]]]:
    if (title := _title(hint)) is not None:
        meta = next(meta for meta in hint.__metadata__ if isinstance(meta, msgspec.Meta))
        yield title, (_type(hint.__origin__), meta.description or "")
    for inner in typing.get_args(hint):
        if inner is not ...:
            yield from _titled(inner)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = [name for name, text in pages().items() if not _is_fresh(name, text)]
    if check:
        for name in stale:
            print(f"docs/{name} is stale: run docs/generate.py", file=sys.stderr)
        return 1 if stale else 0
    for name, text in pages().items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


def _is_fresh(name: str, text: str) -> bool:
    path = FOLDER / name
    return path.exists() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
