"""`afallon pack …`: what an author does with a pack, one file for every subcommand.

A module of this package that is called `check` is the command `afallon pack check FOLDER`. It may declare
`add_arguments(parser, texts)` for what it understands beside the folder, and it has `run(asked, language)`, which
returns the exit code. Its line of help is `terminal-help-pack-check`. Nothing else names it.
"""

from argparse import ArgumentParser, Namespace
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

COMMANDS: Final = tuple(sorted(module.name for module in iter_modules(__path__)))


def add_arguments(command: str, parser: ArgumentParser, texts: dict[str, str]) -> None:
    """What this command understands, with its help from these texts."""
    parser.add_argument("folder", help=texts["pack-folder"])
    add = getattr(import_module(f"{__name__}.{command}"), "add_arguments", None)
    if add is not None:
        add(parser, texts)


def run(asked: Namespace, language: str) -> int:
    """Do what was asked for, with the folder of a pack or one from the shelf by its name. Returns the exit code."""
    from afallon.grail.content.shelf import folder_of

    if asked.what != "new":
        asked.folder = str(folder_of(asked.folder))
    code: int = import_module(f"{__name__}.{asked.what}").run(asked, language)
    return code
