"""Lessons: guided first games. Each is a plain file: what is dealt, what the bots do, and what is said when.

A lesson is played at a real table: the first match of a room that was opened for it has the deal, the chance and the
bots of its file. Whatever is played there afterwards is an ordinary game.
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
    """One thing that is explained, at the moment when it can be seen. Its words are `<game>-lesson-<name>`.

    It belongs to the night, to an event or to a question. After an event the table waits until it has been read.
    """

    name: str
    at: str
    """What is pointed at; the page knows where that is."""

    night: bool = False
    """It is said while the learner's card is there to be looked at."""

    event: str | None = None
    """The kind of event after which it is said."""

    asked: str | None = None
    """The kind of question with which it is said, as long as the learner has not answered."""

    about: dict[str, Any] = {}
    """What the event, or the subject of the question, must say."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game. The learner sits on chair 0."""

    seats: int
    options: dict[str, Any]
    """The set-up, as a host could have chosen it; also that of every match after the first."""

    fixed: dict[str, Any]
    """What is settled beside that in the first match, where else chance has its say."""

    seed: str
    script: tuple[Cue, ...]
    """What the bots do; where it says nothing, they think for themselves."""

    steps: tuple[LessonStep, ...]

    def started(self, game: str) -> Started:
        """The journal line with which its match begins."""
        rules = find_game(game)
        return Started(self.seed, rules.options(set_up(rules, self.seats, self.options | self.fixed)), rules.version)


def find_lesson(game: str) -> Lesson:
    """The lesson of a game; refused where there is none."""
    if game not in lesson_names() or game not in offered_games():
        raise Refusal("no_such_game")
    return _read(game)


@cache
def lesson_names() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(sorted(file.stem for file in _FOLDER.glob("*.toml")))


def script_of(room: Room) -> tuple[Cue, ...]:
    """What the bots of this room have been told to do; nothing, unless its match is a lesson."""
    return _read(room.lesson_now).script if room.lesson_now in lesson_names() else ()


@cache
def _read(game: str) -> Lesson:
    text = (_FOLDER / f"{game}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Lesson, str_keys=True)
