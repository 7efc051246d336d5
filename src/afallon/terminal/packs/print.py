"""`afallon pack print`: the cards of a pack as sheets to print and cut."""

from argparse import ArgumentParser, Namespace

from afallon.terminal.grail.making import add_making_arguments, make_file
from afallon.workshop.sheets import make_sheets


def add_arguments(parser: ArgumentParser, texts: dict[str, str]) -> None:
    add_making_arguments(parser, texts, "FILE.html")


def run(asked: Namespace, language: str) -> int:
    """Lay out the sheets."""
    return make_file(asked, language, make_sheets)
