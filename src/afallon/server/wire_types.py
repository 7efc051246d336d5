"""Write the page's types, web/src/wire/generated.ts, from the schemas of all structs on the wire.

python -m afallon.server.wire_types            write them
python -m afallon.server.wire_types --check    only check that they are up to date
"""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from afallon.server.api.wire import FROM_CLIENT, FROM_SERVER, scene_types, wire_schemas

FILE: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "wire" / "generated.ts"
_COMMAND: Final = "python -m afallon.server.wire_types"
_PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Return the content of the file."""
    parts = [f"/** The structs that page and server exchange. Made by `{_COMMAND}` from the server's own types. */"]
    parts += [_interface(name, schema) for name, schema in wire_schemas("{name}").items()]
    parts += [_union("ServerMessage", FROM_SERVER), _union("ClientMessage", FROM_CLIENT)]
    for game, (table, mine) in scene_types().items():
        scene = f"export type {game.capitalize()}Scene = {table.__name__} & {mine.__name__};"
        parts.append(f"{_comment(f'The scene of {game.capitalize()} for one reader.')}{scene}")
    return "\n\n".join(parts) + "\n"


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"{_comment(schema.get('description'))}export interface {name} {{"]
    for field, about in schema["properties"].items():
        optional = "" if field in required else "?"
        lines.append(f"{_comment(about.get('description'), '  ')}  {field}{optional}: {type_of(about)};")
    return "\n".join([*lines, "}"])


def _union(name: str, members: tuple[Any, ...]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {member.__name__}" for member in members)]) + ";"


def _comment(text: str | None, indent: str = "") -> str:
    return f"{indent}/** {text} */\n" if text else ""


def type_of(schema: dict[str, Any]) -> str:
    """Return the TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(type_of, schema["anyOf"])))
    kind = schema.get("type")
    if "prefixItems" in schema:
        least = schema.get("minItems", 0)
        places = [type_of(item) + ("" if place < least else "?") for place, item in enumerate(schema["prefixItems"])]
        return f"[{', '.join(places)}]"
    if kind == "array":
        items = type_of(schema.get("items", {}))
        return f"({items})[]" if "|" in items else f"{items}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return _PLAIN[kind] if isinstance(kind, str) else "any"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    text = typescript()
    if not parser.parse_args().check:
        FILE.write_text(text, "utf-8")
    elif not FILE.exists() or FILE.read_text("utf-8") != text:
        print(f"web/src/wire/generated.ts is stale: run `{_COMMAND}`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
