"""What the kernel asks of a game, and where it finds one by name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from afallon.kernel.chance import Rng
from afallon.kernel.errors import Problem, RecordError, SetupError
from afallon.kernel.program import Program
from afallon.kernel.record import Record
from afallon.kernel.scene import OwnScene, TableScene, own_scene, table_scene
from afallon.kernel.view import View
from afallon.kernel.vocabulary import Event, Vocabulary

Setup = TypeVar("Setup")


class Game(Protocol):
    """One game: how it is set up, compiled, and seen. A game that inherits from it writes only what is its own."""

    name: str
    version: int
    """The version of the rules. A record of another version is migrated, or refused if no migration leads here."""

    vocabulary: Vocabulary
    """Everything that this game may say."""

    migrations: Mapping[int, Callable[[Record], Record]] = {}
    """By version: what makes a record of that version one of the next."""

    def check(self, seats: int, options: dict[str, Any]) -> tuple[Any | None, tuple[Problem, ...]]:
        """The set-up (hashable, plain) if it can be played, and everything to be said of it, refusals first."""

    def options(self, setup: Any) -> dict[str, Any]:
        """The options that make this set-up again, as plain data."""

    def compile(self, setup: Any) -> Program:
        """The program of this set-up; may be cached."""

    def begin(self, setup: Any) -> Any:
        """The state before the first step. It has a `copy()` of its own."""

    def load(self, setup: Any, state: Any) -> Any:
        """The state from its plain form in a snapshot."""

    def content_conflicts(self, table: Any) -> tuple[Problem, ...]:
        """Why a table that was played again from its record, or restored, must not go on; mostly nothing.

        A game whose content can change between two sessions names here what the table has met and is unlike before.
        """
        return ()

    def view(self, reader: int | str | None) -> View:
        """The view of a seat (or spectator) that has seen no event yet."""

    def load_view(self, view: Any, known: Any) -> View:
        """A view that has seen no event yet, filled with the plain form of what it knew when a snapshot was taken."""
        loaded: View = msgspec.convert(known, type(view), strict=False, str_keys=True)
        return loaded

    def table_scene(self, view: Any) -> TableScene:
        """What everybody sees, from what every reader's view tells alike."""
        return table_scene(view)

    def own_scene(self, view: Any) -> OwnScene:
        """What this reader has beside it."""
        return own_scene(view)

    def imagine(self, events: Sequence[Event], seat: int | None, rng: Rng) -> Any:
        """A table that the stream of this seat does not tell from the real one."""
        raise LookupError(f"{self.name} cannot be imagined")


def set_up(game: Game, seats: int, options: dict[str, Any]) -> Any:
    """A set-up that can be played; raises `SetupError` with every conflict."""
    return accepted(game.check(seats, options))


def accepted(checked: tuple[Setup | None, tuple[Problem, ...]]) -> Setup:
    """The set-up that was checked; raises `SetupError` with every conflict if it cannot be played."""
    setup, problems = checked
    if setup is None:
        raise SetupError(tuple(problem for problem in problems if problem.refused))
    return setup


def migrated(record: Record) -> Record:
    """The record in the form of the game's version; raises `RecordError` where no migration leads there."""
    game = find_game(record.header.game)
    while (version := record.header.version) != game.version:
        migration = game.migrations.get(version) if type(version) is int else None
        if migration is None:
            known = ", ".join(map(str, sorted({*game.migrations, game.version})))
            raise RecordError(
                f"it was made under version {version!r} of the rules of {game.name}, and this Afallon knows {known}",
                code="unknown_version",
                version=str(version),
            )
        record = migration(record)
    return record


_games: dict[str, Game] = {}
_loaders: dict[str, Callable[[], Game]] = {}


def register(game: Game) -> None:
    """Make a game known by its name."""
    _games[game.name] = game


def register_later(name: str, load: Callable[[], Game]) -> None:
    """Make a game known by its name; it is loaded when somebody asks for it."""
    _loaders[name] = load


def find_game(name: str) -> Game:
    """The game of that name."""
    if name not in _games and name in _loaders:
        register(_loaders[name]())
    if name not in _games:
        raise LookupError(f"there is no game {name!r}; there are {sorted({*_games, *_loaders})}")
    return _games[name]
