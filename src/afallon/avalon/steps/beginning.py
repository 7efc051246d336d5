"""From the box to the first morning: announce the set-up, deal, choose a leader, hold the night."""

from collections.abc import Mapping
from typing import Any

import msgspec

from afallon.avalon.character import Sight
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.night import tags_of
from afallon.avalon.plan import Setup
from afallon.avalon.sizes import TEAMS, fails_to_sink
from afallon.avalon.state import AvalonTable, State, setup_of
from afallon.kernel import ALL, CHANCE, Ask, OneOf, Step, all_of


class Announce(Step[State]):
    """What is in play is public; who holds it is not (AV-SETUP-06)."""

    name = "announce"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        setup = setup_of(table)
        table.emit(
            "game_started",
            to=ALL,
            seats=setup.seats,
            edition=setup.edition,
            deck=setup.deck,
            modules=setup.modules,
            assassin=setup.assassin,
            sizes=tuple(table.fold("team_size", size) for size in TEAMS[setup.seats]),
            fails_to_sink=fails_to_sink(setup.seats),
            **msgspec.structs.asdict(setup.variants),
        )


class Deal(Step[State]):
    """Each player is dealt one character and sees it alone (AV-SETUP-04)."""

    name = "deal"

    def ask(self, table: AvalonTable) -> Ask | None:
        if setup_of(table).deal is not None:
            return None
        return all_of("deal", {CHANCE: table.state.undealt.choices()}, rule="AV-SETUP-04")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        seat = len(state.characters)
        deal = setup_of(table).deal
        name = deal[seat] if deal is not None else answers[CHANCE]
        state.undealt.take(name)
        side = CHARACTERS[name].side
        state.characters.append(name)
        state.sides.append(side)
        table.emit("dealt", to=(seat,), seat=seat, character=name, side=side)
        if state.undealt:
            table.push(self.name)


class FirstLeader(Step[State]):
    """The first leader is named at set-up, or random (AV-SETUP-05)."""

    name = "first_leader"

    def ask(self, table: AvalonTable) -> Ask | None:
        if setup_of(table).first_leader is not None:
            return None
        return all_of("first_leader", {CHANCE: OneOf(tuple(table.seats))}, rule="AV-SETUP-05")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        named = setup_of(table).first_leader
        table.state.leader = named if named is not None else answers[CHANCE]
        table.emit("leader_chosen", to=ALL, seat=table.state.leader)


class Night(Step[State]):
    """One step of the night: those who look learn whom they see, and as what."""

    def __init__(self, sight: Sight, setup: Setup) -> None:
        self.name = "night_" + sight.name  # type: ignore[misc]
        self.sight = sight
        self.watchers = {name for name in setup.deck if sight.watchers.matches(tags_of(setup, name))}
        self.shown = {name for name in setup.deck if sight.shows(tags_of(setup, name))}

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        sight, dealt = self.sight, list(enumerate(table.state.characters))
        shown = [seat for seat, name in dealt if name in self.shown]
        for seat, name in dealt:
            if name in self.watchers:
                seen = tuple([other for other in shown if other != seat])
                table.emit("seen", to=(seat,), seat=seat, step=sight.name, seats=seen, learns=sight.learns)


class Dawn(Step[State]):
    """All open their eyes, and the first round begins (AV-REVEAL-15)."""

    name = "dawn"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        table.emit("night_ended", to=ALL)
        table.go("round")
