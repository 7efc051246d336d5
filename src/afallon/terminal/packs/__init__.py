"""`afallon pack …`: commands for pack authors, one module per subcommand.

A module `check` in this package is the command `afallon pack check FOLDER`. Its `run(asked, language)` returns the exit
code. An optional `add_arguments(parser, texts)` adds arguments beside the folder. Its line of help is
`terminal-help-pack-check`. No other registration is needed.
"""

from argparse import ArgumentParser, Namespace
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

COMMANDS: Final = tuple(sorted(module.name for module in iter_modules(__path__)))


def add_arguments(command: str, parser: ArgumentParser, texts: dict[str, str]) -> None:
    """Add the arguments of this command, with help from these texts."""
    parser.add_argument("folder", help=texts["pack-folder"])
    add = getattr(import_module(f"{__name__}.{command}"), "add_arguments", None)
    if add is not None:
        add(parser, texts)


def run(asked: Namespace, language: str) -> int:
    """Run the command on a pack, given by folder or by the name of an installed pack. Returns the exit code."""
    from afallon.grail.content.shelf import folder_of

    if asked.what != "new":
        asked.folder = str(folder_of(asked.folder))
    code: int = import_module(f"{__name__}.{asked.what}").run(asked, language)
    return code
