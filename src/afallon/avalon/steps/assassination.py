"""Evil's last chance: the evil players confer, and one of them names Merlin."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.character import EVIL, GOOD
from afallon.avalon.state import AvalonTable, State, setup_of
from afallon.avalon.steps.ending import finish
from afallon.kernel import ALL, Ask, OneOf, Step, all_of


class Confer(Step[State]):
    """The evil players become known as such (AV-END-03), if there is anybody to hunt (AV-NOMERLIN-01)."""

    name = "confer"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        if assassin(table) is None or not table.fold("has_target", target(table) is not None):
            finish(table, GOOD, "three_successes")
        else:
            table.emit("evil_shown", to=ALL, seats=table.state.seats_of(EVIL))


class Assassinate(Step[State]):
    """The Assassin alone names one good player (AV-END-04)."""

    name = "assassinate"

    def ask(self, table: AvalonTable) -> Ask | None:
        if table.fold("aim", "merlin") != "merlin":
            return None
        seat = assassin(table)
        assert seat is not None
        return all_of("assassinate", {seat: OneOf(table.state.seats_of(GOOD))}, rule="AV-END-04")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        for seat, named in answers.items():
            table.emit("merlin_guessed", to=ALL, assassin=seat, named=named)
            if named == target(table):
                finish(table, EVIL, "merlin_named")
            else:
                finish(table, GOOD, "merlin_safe")


def assassin(table: AvalonTable) -> int | None:
    """The seat that makes the guess: the Assassin's, or that of the named character (AV-NOMERLIN-02)."""
    name = setup_of(table).assassin
    if name is None:
        return None
    seat: int = table.fold("assassin", table.state.holder(name))
    return seat


def target(table: AvalonTable) -> int | None:
    """The seat that must not be named, if there is one."""
    seat: int | None = table.fold("target", None)
    return seat
