"""The command `afallon`."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any

from afallon import __version__
from afallon.additions import AdditionError, added_packages
from afallon.terminal import packs
from afallon.terminal.arguments import CommandLineRefused, make_parser, parse
from afallon.terminal.language import language_of
from afallon.text import LANGUAGES, check_words, say

if TYPE_CHECKING:
    from afallon.terminal.kit import TerminalKit
    from afallon.terminal.request import Request
    from afallon.terminal.saved_game import SavedGame
    from afallon.terminal.session import UnreadableFile

# Import slow modules (Rich, the players) in the command that needs them, so that help appears at once.


_MOST_REASONS = 3
"""Maximum number of reported problems of a file."""

_LONGEST_REASON = 900
"""Maximum length of the report in characters. Fluent refuses more than a thousand in one message."""

_NOBODY_READS = 128 + 13
"""The exit code of a program that SIGPIPE has ended, as shells report it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code: 0 done, 1 failed, 2 invalid arguments.

    The command ends silently when its output pipe is closed, as by `head`.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        try:
            return _run(arguments)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes its streams at exit: redirect the rest to the null device.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (sys.stdout, sys.stderr):
            os.dup2(nowhere, stream.fileno())
        return _NOBODY_READS


def _run(arguments: list[str]) -> int:
    try:
        return _understand(arguments)
    except AdditionError as error:  # not translated: texts may be what the addition lacks
        return _complain(2, f"afallon: {error}")


def _understand(arguments: list[str]) -> int:
    language = _language(arguments)
    if (study := _study(arguments)) is not None:
        return _lab(study)
    try:
        asked = parse(arguments, language)
    except CommandLineRefused as error:
        key = "terminal-misunderstood" if error.argument else "terminal-incomplete"
        return _complain(2, say(language, key, argument=error.argument or ""), *_also_wrong(error.rest, language))
    if asked.version:
        print(f"afallon {__version__}")
        return 0
    if asked.command is None:
        make_parser(language).print_help()
        return 0
    return _COMMANDS[asked.command](asked, language)


def _language(arguments: Sequence[str]) -> str:
    """Return the language given by `--lang`, found before anything else is parsed."""
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        given = value or "".join(arguments[place + 1 : place + 2])
        if name == "--lang" and given in LANGUAGES:
            return given
    return language_of(os.environ)


def _study(arguments: list[str]) -> list[str] | None:
    """Return the arguments for the laboratory, or `None` if it was not called."""
    start = 2 if arguments[:1] == ["--lang"] else int("".join(arguments[:1]).startswith("--lang="))
    return arguments[start + 1 :] if arguments[start : start + 1] == ["lab"] else None


def _complain(code: int, *lines: str) -> int:
    for line in lines:
        print(line, file=sys.stderr)
    return code


def _request(asked: Namespace, language: str) -> "tuple[Request, list[str], list[str]]":
    """Return the request with its refusals and its warnings."""
    from afallon.terminal.kits import KITS

    if added_packages():
        from afallon.avalon.words import words_needed

        check_words(words_needed())

    kit = KITS[asked.game]
    return _told(kit, kit.read_request(asked, language), language)


def _told(kit: "TerminalKit", request: "Request", language: str) -> "tuple[Request, list[str], list[str]]":
    words = kit.words(language, request.seating.names)
    refusals = [words.problem(problem) for problem in request.problems if problem.refused]
    warnings = [words.problem(problem) for problem in request.problems if not problem.refused]
    return request, refusals, warnings


def _also_wrong(asked: Namespace | None, language: str) -> list[str]:
    """Return the set-up problems of a command whose other arguments were partly invalid."""
    if asked is None or asked.command not in ("play", "script") or getattr(asked, "resume", None) is not None:
        return []
    return _request(asked, language)[1]


def _script(asked: Namespace, language: str) -> int:
    from afallon.terminal.avalon.script import night_lines
    from afallon.terminal.avalon.words import AvalonWords

    request, refusals, warnings = _request(asked, language)
    if request.setup is None:
        return _complain(2, *refusals, *warnings)
    _complain(0, *warnings)
    print("\n".join(night_lines(request.setup, AvalonWords(language, request.seating.names))))
    return 0


def _play(asked: Namespace, language: str) -> int:
    if asked.resume is not None:
        return _resume(asked, language)
    request, refusals, warnings = _request(asked, language)
    if request.setup is None:
        return _complain(2, *refusals, *warnings)
    return _begin(asked, request, warnings)


def _begin(asked: Namespace, request: "Request", warnings: list[str]) -> int:
    """Start a new table with a file of its own."""
    from afallon.kernel import Table, find_game
    from afallon.saves import Session
    from afallon.terminal.saved_game import SavedGame
    from afallon.terminal.session import new_file

    seating = request.seating
    session = Session(
        afallon=__version__,
        names=seating.names,
        people=seating.people,
        bots=asked.bots,
        languages=seating.languages,
        seed=f"{randbits(128) if asked.seed is None else asked.seed:x}",
    )
    table: Table[Any] = Table(find_game(asked.game), request.setup, seats=len(seating.names), chance=session.chance)
    path = Path(asked.save) if asked.save else new_file(asked.game)
    return _sit_down(asked, SavedGame(path, session, table), warnings)


def _resume(asked: Namespace, language: str) -> int:
    from msgspec.structs import replace

    from afallon.terminal.saved_game import SavedGame
    from afallon.terminal.session import UnreadableFile

    path = Path(asked.resume)
    try:
        saved = SavedGame.resume(path, pack=getattr(asked, "pack", None))
        if saved is None:
            return _complain(1, say(language, "terminal-no-session", file=str(path)))
        if any(getattr(asked, option, None) is not None for option in ("people", "seats", "characters")):
            return _regroup(asked, language, saved)
        if "lang" in asked or asked.save:
            saved.recall()
            session = saved.session
            if "lang" in asked:
                session = replace(session, languages=(language,) * len(session.names))
            saved = SavedGame(Path(asked.save) if asked.save else path, session, saved.table)
    except UnreadableFile as error:
        return _complain(1, *_unreadable(error, language))
    return _sit_down(asked, saved, [], resumed=True)


def _unreadable(error: "UnreadableFile", language: str) -> list[str]:
    """Return why a file cannot be played: the problems of its game, or the message of the system or the kernel."""
    from afallon.terminal.kits import KITS

    if error.code:
        key = "terminal-record-" + error.code.replace("_", "-")
        return [say(language, key, file=str(error.path), **error.details)]
    reasons = [error.reason]
    if error.problems:
        words = KITS[error.game].words(language, ())
        reasons = [words.problem(problem) for problem in error.problems[:_MOST_REASONS]]
        if (more := len(error.problems) - _MOST_REASONS) > 0:
            reasons.append(say(language, "terminal-more-reasons", count=more))
    reason = " ".join(reasons)
    reason = reason if len(reason) <= _LONGEST_REASON else f"{reason[:_LONGEST_REASON]}…"
    return [say(language, "terminal-unreadable", file=str(error.path), reason=reason)]


def _regroup(asked: Namespace, language: str, saved: "SavedGame") -> int:
    """Continue the game with other people in a new file; the old file stays unchanged."""
    from afallon.terminal.kits import KITS

    kit = KITS[saved.table.game.name]
    if kit.regroup is None or asked.game != kit.game:
        return _complain(2, say(language, "terminal-same-people", file=asked.resume))
    request, refusals, warnings = _told(kit, kit.regroup(asked, language, saved.table, saved.session.names), language)
    if request.setup is None:
        return _complain(2, *refusals, *warnings)
    return _begin(asked, request, warnings)


def _sit_down(asked: Namespace, saved: "SavedGame", warnings: list[str], *, resumed: bool = False) -> int:
    from afallon.terminal.device import open_device
    from afallon.terminal.play import Play

    session = saved.session
    language = session.languages[session.people[0]]
    device = open_device(plain=asked.plain, shared=len(session.people) > 1)
    try:
        Play(saved, device).run(warnings, resumed=resumed)
    except BrokenPipeError:  # an OSError as well, but not an error of the file
        raise
    except OSError as error:
        reason = error.strerror or str(error)
        return _complain(1, say(language, "terminal-cannot-save", file=str(saved.path), reason=reason))
    return 0


def _replay(asked: Namespace, language: str) -> int:
    from afallon.terminal.device import open_device
    from afallon.terminal.replay import NoCoach, StillPlaying, UnknownSeat, coached, look_back
    from afallon.terminal.session import UnreadableFile

    path = Path(asked.file)
    try:
        if asked.coach:
            print(coached(path))
            return 0
        look_back(path, language, asked.seat, open_device(plain=asked.plain, shared=False))
    except UnreadableFile as error:
        return _complain(1, *_unreadable(error, language))
    except StillPlaying:
        return _complain(1, say(language, "terminal-still-playing"))
    except NoCoach:
        return _complain(1, say(language, "terminal-no-coach"))
    except UnknownSeat as error:
        names = ", ".join(f"{number} {name}" for number, name in enumerate(error.names, start=1))
        return _complain(2, say(language, "terminal-unknown-seat", seat=asked.seat, names=names))
    return 0


def _serve(asked: Namespace, language: str) -> int:
    from afallon.server.main import COMMANDS

    return COMMANDS[asked.command](asked, language)


def _lab(arguments: list[str]) -> int:
    """Run a study. Studies parse their own arguments, and print English for researchers."""
    from afallon.lab.__main__ import main as study

    return study(arguments)


def _voyage(asked: Namespace, language: str) -> int:
    from afallon.terminal.voyage_map import show_map
    from afallon.voyage.library import DEFAULT

    return show_map(language, layout=asked.layout or DEFAULT, seed=asked.seed, check=asked.check)


_COMMANDS: dict[str, Callable[[Namespace, str], int]] = {
    "play": _play,
    "script": _script,
    "replay": _replay,
    "serve": _serve,
    "backup": _serve,
    "restore": _serve,
    "voyage": _voyage,
    "pack": packs.run,
}
