"""Lessons: guided first games. Each is a plain file with the deal, the script of the bots, and the explanations.

A lesson is played at a real table: the first match of a room that was opened for it has the deal, the chance and the
bots of its file. Every later match in the room is an ordinary game.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from afallon.kernel import find_game, set_up
from afallon.players.scripted import Cue
from afallon.server.errors import Refusal
from afallon.server.kits import offered_games
from afallon.server.rooms.journal import Started
from afallon.server.rooms.room import Room

_FOLDER: Final = Path(__file__).parent


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One explanation, at the moment when its subject can be seen. Its text is the message `<game>-lesson-<name>`.

    It belongs to the night, to an event or to a question. After an event the table waits until it has been read.
    """

    name: str
    at: str
    """The thing to point at, by a name that the page knows."""

    night: bool = False
    """Whether it is shown while the learner can look at their card."""

    event: str | None = None
    """The kind of event that it follows."""

    asked: str | None = None
    """The kind of question that it accompanies, until the learner has answered."""

    about: dict[str, Any] = {}
    """Values that the event, or the subject of the question, must have."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game. The learner sits on chair 0."""

    seats: int
    options: dict[str, Any]
    """The set-up, as a host could have chosen it. Later matches use it as well."""

    fixed: dict[str, Any]
    """Further options of the first match, which are left to chance elsewhere."""

    seed: str
    script: tuple[Cue, ...]
    """The actions of the bots; without one, they think for themselves."""

    steps: tuple[LessonStep, ...]

    def started(self, game: str) -> Started:
        """Return the journal line that begins its match."""
        rules = find_game(game)
        return Started(self.seed, rules.options(set_up(rules, self.seats, self.options | self.fixed)), rules.version)


def find_lesson(game: str) -> Lesson:
    """Return the lesson of a game; raises `Refusal` if there is none."""
    if game not in lesson_names() or game not in offered_games():
        raise Refusal("no_such_game")
    return _read(game)


@cache
def lesson_names() -> tuple[str, ...]:
    """Return the games that have a lesson."""
    return tuple(sorted(file.stem for file in _FOLDER.glob("*.toml")))


def script_of(room: Room) -> tuple[Cue, ...]:
    """Return the script of the bots in this room; empty unless its match is a lesson."""
    return _read(room.lesson_now).script if room.lesson_now in lesson_names() else ()


@cache
def _read(game: str) -> Lesson:
    text = (_FOLDER / f"{game}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Lesson, str_keys=True)
