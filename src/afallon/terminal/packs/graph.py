"""`afallon pack graph`: the map and the journal of a pack as a picture."""

from argparse import ArgumentParser, Namespace

from afallon.terminal.grail.making import add_making_arguments, make_file
from afallon.workshop.graph import make_graph


def add_arguments(parser: ArgumentParser, texts: dict[str, str]) -> None:
    add_making_arguments(parser, texts, "FILE.svg")


def run(asked: Namespace, language: str) -> int:
    """Draw the picture."""
    return make_file(asked, language, make_graph)
