"""The page's types match the server's, and every message has a description."""

import re

import msgspec
import pytest

from afallon.server import wire_types
from afallon.server.api.schemas import schemas_of
from afallon.server.api.wire import FROM_CLIENT, FROM_SERVER, wire_schemas


def test_the_types_of_the_page_are_up_to_date():
    assert wire_types.FILE.read_text("utf-8") == wire_types.typescript(), "run `python -m afallon.server.wire_types`"


def test_a_stale_file_is_detected(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(wire_types, "FILE", tmp_path / "generated.ts")
    monkeypatch.setattr("sys.argv", ["wire_types", "--check"])
    assert wire_types.main() == 1
    assert "python -m afallon.server.wire_types" in capsys.readouterr().err
    monkeypatch.setattr("sys.argv", ["wire_types"])
    assert wire_types.main() == 0
    monkeypatch.setattr("sys.argv", ["wire_types", "--check"])
    assert wire_types.main() == 0


def test_every_used_name_is_declared():
    written = wire_types.typescript()
    plain = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"", "", written)
    declared = set(re.findall(r"export (?:interface|type) (\w+)", plain))
    assert set(re.findall(r"\b[A-Z]\w+", plain)) - declared == {"Record"}


class Part(msgspec.Struct, omit_defaults=True):
    """A part."""

    name: str
    """Its name, on two
    lines of the docstring."""

    pair: tuple[int, str | None] = (1, None)


class Whole(msgspec.Struct, frozen=True, tag_field="type", tag="whole"):
    """All parts.

    A second paragraph is not published.
    """

    parts: dict[int, list[Part]]
    either: Part | bool | None = None


def test_a_struct_becomes_an_interface():
    schemas = schemas_of([Whole], "{name}")
    written = "\n".join(wire_types._interface(name, schema) for name, schema in schemas.items())
    assert written == (
        "/** A part. */\n"
        "export interface Part {\n"
        "  /** Its name, on two lines of the docstring. */\n"
        "  name: string;\n"
        "  pair?: [number, string | null];\n"
        "}\n"
        "/** All parts. */\n"
        "export interface Whole {\n"
        '  type: "whole";\n'
        "  parts: Record<string, Part[]>;\n"
        "  either: boolean | Part | null;\n"
        "}"
    )


def test_two_structs_of_one_name_are_refused():
    other = msgspec.defstruct("Part", [("name", str)], module="elsewhere")
    with pytest.raises(ValueError, match="called alike"):
        schemas_of([Whole, other], "{name}")


@pytest.mark.parametrize("message", [*FROM_SERVER, *FROM_CLIENT], ids=lambda message: message.__name__)
def test_every_message_has_a_description(message):
    assert wire_schemas("{name}")[message.__name__]["description"]
