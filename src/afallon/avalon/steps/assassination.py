"""Evil's last chance: the evil players confer, and one of them names Merlin."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.character import EVIL, GOOD
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.state import AvalonTable, State, setup_of
from afallon.avalon.steps.ending import finish
from afallon.kernel import ALL, Ask, OneOf, Step, all_of


class Confer(Step[State]):
    """The evil players become known as such (AV-END-03), if there is anybody to hunt (AV-NOMERLIN-01)."""

    name = "confer"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        if assassin(table) is None or target(table) is None:
            finish(table, GOOD, "three_successes")
        else:
            table.emit("evil_shown", to=ALL, seats=table.state.seats_of(EVIL))


class Assassinate(Step[State]):
    """The Assassin alone names one good player (AV-END-04)."""

    name = "assassinate"

    def ask(self, table: AvalonTable) -> Ask:
        seat = assassin(table)
        assert seat is not None
        return all_of("assassinate", {seat: OneOf(table.state.seats_of(GOOD))}, rule="AV-END-04")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        ((seat, named),) = answers.items()
        table.emit("merlin_guessed", to=ALL, assassin=seat, named=named)
        if named == target(table):
            finish(table, EVIL, "merlin_named")
        else:
            finish(table, GOOD, "merlin_safe")


def assassin(table: AvalonTable) -> int | None:
    """The seat that makes the guess: the Assassin's, or that of the named character (AV-NOMERLIN-02)."""
    name = setup_of(table).assassin
    return None if name is None else table.state.characters.index(name)


def target(table: AvalonTable) -> int | None:
    """The seat that must not be found."""
    for seat, name in enumerate(table.state.characters):
        if "hunted" in CHARACTERS[name].tags:
            return seat
    return None
