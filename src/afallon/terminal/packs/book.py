"""`afallon pack book`: the journal of a pack as a book."""

from argparse import ArgumentParser, Namespace

from afallon.terminal.grail.making import add_making_arguments, make_file
from afallon.workshop.book import make_book


def add_arguments(parser: ArgumentParser, texts: dict[str, str]) -> None:
    add_making_arguments(parser, texts, "FILE.html")


def run(asked: Namespace, language: str) -> int:
    """Write the book."""
    return make_file(asked, language, make_book)
