"""The interface of a game to the kernel, and the registry of games by name."""

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
    """The rules of a game: set-up, program, state, views and scenes.

    A game that inherits from this protocol overrides only the parts where it differs from the defaults.
    """

    name: str
    version: int
    """The version of the rules. A record of another version is migrated to it, or refused."""

    vocabulary: Vocabulary
    """All events, questions, choices, queries and tags that the game declares."""

    migrations: Mapping[int, Callable[[Record], Record]] = {}
    """Functions that turn a record of the version in the key into one of the next version."""

    def check(self, seats: int, options: dict[str, Any]) -> tuple[Any | None, tuple[Problem, ...]]:
        """Return the set-up (hashable, plain), or `None` if it cannot be played, and all problems, refusals first."""

    def options(self, setup: Any) -> dict[str, Any]:
        """Return the options that lead to this set-up again, as plain data."""

    def compile(self, setup: Any) -> Program:
        """Return the program of this set-up; it may be cached."""

    def begin(self, setup: Any) -> Any:
        """Return the state before the first step. The state must have a `copy()` method."""

    def load(self, setup: Any, state: Any) -> Any:
        """Return the state from its plain form in a snapshot."""

    def content_conflicts(self, table: Any) -> tuple[Problem, ...]:
        """Return the reasons why a replayed or restored table must not go on; none by default.

        Needed by games whose content can change between two sessions. The result names content that the table has met
        and that means something else now.
        """
        return ()

    def view(self, reader: int | str | None) -> View:
        """Return the view of a seat, or of a spectator, before its first event."""

    def load_view(self, view: Any, known: Any) -> View:
        """Fill a fresh view with the plain form of its knowledge from a snapshot."""
        loaded: View = msgspec.convert(known, type(view), strict=False, str_keys=True)
        return loaded

    def table_scene(self, view: Any) -> TableScene:
        """Return the shared part of the scene, which must be the same from every reader's view."""
        return table_scene(view)

    def own_scene(self, view: Any) -> OwnScene:
        """Return the part of the scene that belongs to the view's own reader."""
        return own_scene(view)

    def imagine(self, events: Sequence[Event], seat: int | None, rng: Rng) -> Any:
        """Return a random table whose stream for this seat equals `events`, for players that search.

        Raises `LookupError` for games that do not support this.
        """
        raise LookupError(f"{self.name} cannot be imagined")


def set_up(game: Game, seats: int, options: dict[str, Any]) -> Any:
    """Return the set-up for these options. Raises `SetupError` with every conflict."""
    return accepted(game.check(seats, options))


def accepted(checked: tuple[Setup | None, tuple[Problem, ...]]) -> Setup:
    """Return the set-up from the result of `Game.check`. Raises `SetupError` with every conflict if there is none."""
    setup, problems = checked
    if setup is None:
        raise SetupError(tuple(problem for problem in problems if problem.refused))
    return setup


def migrated(record: Record) -> Record:
    """Migrate a record to the current version of its game. Raises `RecordError` if no migrations lead there."""
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
    """Add a game to the registry."""
    _games[game.name] = game


def register_later(name: str, load: Callable[[], Game]) -> None:
    """Add a game to the registry by name; `load` is called at its first use."""
    _loaders[name] = load


def find_game(name: str) -> Game:
    """Return the game with this name. Raises `LookupError` for an unknown name."""
    if name not in _games and name in _loaders:
        register(_loaders[name]())
    if name not in _games:
        raise LookupError(f"there is no game {name!r}; there are {sorted({*_games, *_loaders})}")
    return _games[name]
