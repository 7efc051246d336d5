"""Writes web/src/words/generated/: what the games declare of events and questions, for the page's sentences.

.venv/bin/python web/generate_words.py            write them
.venv/bin/python web/generate_words.py --check    only say whether they are fresh
"""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

import afallon
from afallon.kernel import Event, Question, events
from afallon.kernel.vocabulary import OPEN, Vocabulary
from afallon.kernel.wording import said_of, title_of

FOLDER = Path(__file__).parent / "src" / "words" / "generated"
GAMES = ("avalon", "voyage")
"""Those that the page shows."""

HEAD = """\
// Made by `web/generate_words.py` from what the game declares; a test says when it is stale.

import type { Declared } from "../sentences";

export const NAME: Declared = """


def files() -> dict[str, str]:
    """Every file by its name."""
    return {f"{game}.ts": written(game) for game in GAMES}


def written(game: str) -> str:
    """A file, one line for each type and each kind."""
    parts = [f"  game: {json.dumps(game)},"]
    for part, entries in declared(game).items():
        parts += [f"  {part}: {{", *(f"    {name}: {json.dumps(entry)}," for name, entry in entries.items()), "  },"]
    return "\n".join([f"{HEAD.replace('NAME', game.upper())}{{", *parts, "};\n"])


def declared(game: str) -> dict[str, dict[str, Any]]:
    """What a game declares: how the values of each type are said, and of what types the fields are."""
    words = afallon.find_game(game).vocabulary
    said: list[type[Event]] = [*Vocabulary(events).events.values(), *words.events.values()]
    asked = list(words.questions.values())
    own = [question.own for question in asked if question.own is not None]
    return {
        "types": _types([*said, *asked, *own]),
        "events": {event.kind: _event(event) for event in said},
        "questions": {question.kind: _question(question) for question in asked},
    }


def _event(event: type[Event]) -> dict[str, Any]:
    return ({} if event.log == OPEN else {"log": event.log}) | {"fields": _fields(event)}


def _question(question: type[Question]) -> dict[str, Any]:
    own = {} if question.own is None else {"own": _fields(question.own)}
    wordings = {"wordings": {name: list(when) for name, when in question.wordings.items()}} if question.wordings else {}
    return {"fields": _fields(question)} | own | wordings


def _types(structs: Iterable[type]) -> dict[str, Any]:
    sorts = [field.type for struct in structs for field in msgspec.structs.fields(struct)]
    found = {_title(sort): msgspec.to_builtins(said_of(sort)) for sort in sorts if said_of(sort) is not None}
    return dict(sorted(found.items()))


def _fields(struct: type) -> dict[str, str]:
    fields = msgspec.structs.fields(struct)
    return {field.name: _title(field.type) for field in fields if said_of(field.type) is not None}


def _title(sort: Any) -> str:
    """The title of a type; of a plain one, how it is said."""
    return title_of(sort) or type(said_of(sort)).__name__


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    check = parser.parse_args().check
    stale = [name for name, text in files().items() if not _is_fresh(name, text)]
    if check and stale:
        print(f"stale: {', '.join(stale)}; run `.venv/bin/python web/generate_words.py`", file=sys.stderr)
        return 1
    for name in stale:
        (FOLDER / name).write_text(files()[name], "utf-8")
    return 0


def _is_fresh(name: str, text: str) -> bool:
    path = FOLDER / name
    return path.is_file() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
