"""The command line of `afallon` and its help."""

import argparse
import re
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from afallon import GAMES
from afallon.terminal import packs
from afallon.terminal.language import help_lines, option_lines
from afallon.text import LANGUAGES


class CommandLineRefused(Exception):
    """The command line is invalid; `argument` is the invalid part, if it is known.

    `rest` holds the other arguments, if they were understood: the set-up may have further problems.
    """

    def __init__(self, argument: str | None = None, rest: argparse.Namespace | None = None) -> None:
        self.argument, self.rest = argument, rest
        super().__init__(argument)


class _Parser(argparse.ArgumentParser):
    """A parser that raises instead of printing English messages."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options, add_help=False, exit_on_error=False, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        raise CommandLineRefused


class _Help(argparse.HelpFormatter):
    """A help formatter with headings in the reader's language."""

    def __init__(self, prog: str, *, usage: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._usage_word = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_word}: ")


def parse(arguments: Sequence[str], language: str) -> argparse.Namespace:
    """Return the parsed arguments. Raises `CommandLineRefused` with the part that is invalid."""
    try:
        parsed, unknown = make_parser(language, arguments).parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise CommandLineRefused(error.argument_name) from error
    if unknown:
        raise CommandLineRefused(" ".join(unknown), parsed)
    return parsed


def make_parser(language: str, arguments: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Return the parser with help in this language.

    Options of a command are added only if that command is used: games and servers take time to import.
    """
    texts = help_lines(language)
    if {"play", "script"} & {*arguments}:
        texts |= option_lines(language)

    def parser_options(command: str) -> dict[str, Any]:
        def formatter(prog: str) -> argparse.HelpFormatter:
            return _Help(prog, usage=texts["usage"])

        return {"formatter_class": formatter, "description": texts[command]}

    def add_help(parser: argparse.ArgumentParser) -> None:
        parser._positionals.title, parser._optionals.title = texts["commands"], texts["options"]
        parser.add_argument("-h", "--help", action="help", help=texts["help"])
        parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=texts["lang"])

    parser = _Parser(prog="afallon", **parser_options("afallon"))
    add_help(parser)
    parser.add_argument("--version", action="store_true", help=texts["version"])
    commands = parser.add_subparsers(dest="command", metavar="", prog="afallon")
    play = commands.add_parser("play", help=texts["play"], **parser_options("play"))
    add_help(play)
    game = next((argument for argument in arguments if argument in GAMES), GAMES[0])
    play.add_argument("game", nargs="?", choices=(game,), default=game, metavar="|".join(GAMES), help=texts["game"])
    if "play" in arguments:
        {"avalon": _add_avalon, "voyage": _add_voyage, "grail": _add_grail}[game](play, texts)
        _add_table(play, texts)
    script = commands.add_parser("script", help=texts["script"], **parser_options("script"))
    add_help(script)
    script.add_argument("game", nargs="?", choices=("avalon",), default="avalon", metavar="avalon", help=texts["game"])
    if "script" in arguments:
        _add_avalon(script, texts)
    replay = commands.add_parser("replay", help=texts["replay"], **parser_options("replay"))
    add_help(replay)
    replay.add_argument("file", help=texts["file"])
    replay.add_argument("--seat", metavar="N|all", help=texts["seat"])
    replay.add_argument("--plain", action="store_true", help=texts["plain"])
    replay.add_argument("--coach", action="store_true", help=texts["coach"])
    for command in ("serve", "backup", "restore"):
        serving = commands.add_parser(command, help=texts[command], **parser_options(command))
        add_help(serving)
        if command in arguments:
            _add_serving(serving, command, language)
    commands.add_parser("lab", help=texts["lab"])  # parses its own arguments
    voyage = commands.add_parser("voyage", help=texts["voyage"], **parser_options("voyage"))
    add_help(voyage)
    voyage.add_argument("what", choices=("map",), metavar="map", help=texts["map"])
    voyage.add_argument("--layout", metavar="NAME|FILE|random", help=texts["layout"])
    voyage.add_argument("--seed", type=int, metavar="N", help=texts["seed"])
    voyage.add_argument("--check", metavar="FILE", help=texts["check"])
    pack = commands.add_parser("pack", help=texts["pack"], **parser_options("pack"))
    add_help(pack)
    subcommands = pack.add_subparsers(dest="what", metavar="", prog="afallon pack", required=True)
    for name in packs.COMMANDS:
        subcommand = subcommands.add_parser(name, help=texts[f"pack-{name}"], **parser_options(f"pack-{name}"))
        add_help(subcommand)
        if name in arguments:
            packs.add_arguments(name, subcommand, texts)
    return parser


def _add_serving(parser: argparse.ArgumentParser, command: str, language: str) -> None:
    from afallon.server.arguments import ADD_ARGUMENTS

    ADD_ARGUMENTS[command](parser, language)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _number(text: str) -> int | str:
    """Return the number if it is one, else the text, so that the set-up check reports it with other problems."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text


def _one_of(values: Iterable[str]) -> str:
    """Return values as help shows them; the set-up check decides which are valid."""
    return "{" + ",".join(values) + "}"


def _add_avalon(parser: argparse.ArgumentParser, texts: dict[str, str]) -> None:
    from afallon.avalon.box import OPTIONS
    from afallon.avalon.editions import EDITIONS

    add = parser.add_argument
    add("--seats", type=_number, metavar="5..10", help=texts["seats"])
    add("--preset", metavar="NAME", help=texts["preset"])
    add("--with", dest="added", type=_names, action="extend", default=[], metavar="NAME,…", help=texts["with"])
    add("--without", dest="removed", type=_names, action="extend", default=[], metavar="NAME,…", help=texts["without"])
    add("--edition", metavar=_one_of(EDITIONS), default="custom", help=texts["edition"])
    add("--assassin", metavar="NAME", help=texts["assassin"])
    for option in OPTIONS.values():
        name = option.name.replace("_", "-")
        how: dict[str, Any] = {"action": "store_true"} if option.is_switch else {"metavar": _one_of(option.values)}
        add(f"--{name}", **how, default=None, help=texts.get(f"option-{name}", "").replace("%", "%%"))
    add("--first-leader", metavar="N|NAME", help=texts["first-leader"])
    add("--people", type=_names, metavar="NAME,…", help=texts["people"])


def _add_voyage(parser: argparse.ArgumentParser, texts: dict[str, str]) -> None:
    add = parser.add_argument
    add("--seats", type=_number, metavar="3..7", help=texts["voyage-seats"])
    add("--layout", metavar="NAME|FILE|random", help=texts["layout"])
    add("--charted", action="store_true", default=None, help=texts["charted"])
    add("--no-charted", action="store_false", dest="charted", default=None, help=texts["no-charted"])
    add("--lasting-captain", action="store_true", help=texts["lasting-captain"])
    add("--sailor-points", default="2", metavar="N|N/M", help=texts["sailor-points"])
    add("--people", type=_names, metavar="NAME,…", help=texts["people"])


def _add_grail(parser: argparse.ArgumentParser, texts: dict[str, str]) -> None:
    add = parser.add_argument
    add("--pack", metavar="NAME|DIR", help=texts["pack-played"])
    add("--seats", type=_number, metavar="1..4", help=texts["grail-seats"])
    add("--mode", metavar=_one_of(("story", "normal", "challenge")), default="normal", help=texts["mode"])
    add("--rules", type=_names, metavar="NAME,…", help=texts["mode-rules"])
    add("--free-choice", action="store_true", help=texts["free-choice"])
    add("--outfits", type=_names, metavar="COLOUR/COLOUR/COLOUR,…", help=texts["outfits"])
    add("--characters", type=_names, metavar="NAME,…", help=texts["characters"])
    add("--chronicler", type=_number, metavar="N", help=texts["chronicler"])
    add("--people", type=_names, metavar="NAME,…", help=texts["people"])


def _add_table(parser: argparse.ArgumentParser, texts: dict[str, str]) -> None:
    from afallon.players import BEST, PLAYERS

    add = parser.add_argument
    add("--bots", choices=list(PLAYERS), default=BEST, help=texts["bots"])
    add("--seed", type=int, metavar="N", help=texts["seed"])
    add("--save", metavar="FILE", help=texts["save"])
    add("--resume", metavar="FILE", help=texts["resume"])
    add("--plain", action="store_true", help=texts["plain"])
