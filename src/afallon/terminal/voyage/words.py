"""Voyage in sentences."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from afallon.kernel import Decision, Event
from afallon.terminal.words import Words, capital
from afallon.text import has
from afallon.voyage.events import CaptainPassed, TileTurned
from afallon.voyage.fields import BLACK, WHITE
from afallon.voyage.grid import place_of
from afallon.voyage.questions import Vote
from afallon.voyage.roles import ROLES, Points
from afallon.voyage.sailing import LOST
from afallon.voyage.view import VoyageView

_NAMED = {
    "role": "voyage-role-",
    "tile": "voyage-tile-",
    "direction": "voyage-direction-",
    "preferred": "voyage-direction-",
    "by": "voyage-by-",
    "reason": "voyage-outcome-",
}
"""By argument: where the names of its identifiers stand."""


class VoyageWords(Words, frozen=True):
    """Voyage's words."""

    game: ClassVar[str] = "voyage"
    quiet: ClassVar[frozenset[str]] = Words.quiet | {CaptainPassed.kind}  # the turn that begins names the captain

    def role(self, name: str, view: VoyageView) -> str:
        """What a role earns points for."""
        return self.say(f"voyage-role-{name}.short", rate=view.sailor_points)

    def direction(self, name: str | None) -> str:
        return self.say(f"voyage-direction-{name or 'none'}")

    def tile(self, name: str) -> str:
        return self.say(f"voyage-tile-{name}")

    def place(self, cell: int) -> str:
        """A cell as people count: its line and its column."""
        line, column = place_of(cell)
        return f"{line + 1}/{column + 1}"

    def event_key(self, event: Event) -> str:
        return Words.event_key(self, event) + (".fog" if isinstance(event, TileTurned) and event.fog else "")

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The same, with a place as people count: lines and columns from 1."""
        told = Words.arguments(self, data)
        return {**told, "line": data["row"] + 1, "column": data["column"] + 1} if "row" in data else told

    def argument(self, field: str, value: Any) -> dict[str, Any]:
        match field, value:
            case "seat", int():
                known = {"name": self.names[value]} if value in range(len(self.names)) else {}
                return {**known, "seat": value + 1}
            case "captain", int():
                return {"captain": self.names[value]}
            case "direction", None:
                return {"direction": self.direction(None)}
            case "card", _:
                return {"won": self.say(f"voyage-won-{value or 'nothing'}")}
            case "votes", _:
                return self._votes(value)
            case "roles", tuple() | list():
                return {"roles": self.joined(self._holder(*held) for held in enumerate(value))}
            case "points", tuple() | list():
                return {"scores": self.joined(self._score(*counted) for counted in enumerate(value))}
            case "winners", _:
                return {"winners": self.people(value), "count": len(value)}
            case _, str() if field in _NAMED and has(self.language, _NAMED[field] + value):
                return {field: self.say(_NAMED[field] + value)}
            case _, str() | int():
                return {field: value}
        return {}

    def _votes(self, votes: Iterable[str]) -> dict[str, Any]:
        sides: dict[str, list[str]] = {WHITE: [], BLACK: []}
        for name, vote in zip(self.names, votes, strict=True):
            sides[vote].append(name)
        white, black = sides[WHITE], sides[BLACK]
        return {
            "white": len(white),
            "black": len(black),
            "whites": self.joined(white),
            "blacks": self.joined(black),
        }

    def _holder(self, seat: int, role: str) -> str:
        return self.say("voyage-player-and-role", **self.arguments({"seat": seat, "role": role}))

    def _score(self, seat: int, points: Points) -> str:
        return self.say("voyage-player-and-points", name=self.names[seat], points=sum(points.values()))

    def reasons(self, points: Points) -> str:
        """What points are for."""
        named = {self.say(f"voyage-points-{reason}"): number for reason, number in points.items() if number}
        lines = [self.say("voyage-points-line", reason=reason, points=number) for reason, number in named.items()]
        return self.joined(lines) if lines else ""

    def question(self, decision: Decision, view: VoyageView) -> str:
        return self.say(self.ask_key(decision.kind, view), **self.arguments(decision.about.data))

    def rules(self, kind: str, view: VoyageView) -> list[str]:
        """The rules of the moment, and what every role earns (VO-COMP-07)."""
        roles = [f"{capital(self.say(f'voyage-role-{role}'))}: {self.role(role, view)}" for role in ROLES]
        now = Words.rules(self, kind, view)
        return [*now, "", self.say("voyage-six-roles"), *roles, self.say("voyage-shared-role")]

    def answer(self, kind: str, value: Any) -> str:
        return self.say(f"voyage-vote-{value}") if kind == Vote.kind else self.direction(value)

    def hint(self, kind: str, value: Any, view: VoyageView) -> str | None:
        """Where a direction leads; of a vote, the direction it is for and where that leads, if the reader knows it."""
        if kind != Vote.kind:
            return self.leads_to(value, view)
        turn = view.turns[-1]
        direction = turn.preferred if value == WHITE else turn.alternative
        if direction is None:
            return self.say("terminal-voyage-hidden")
        return f"{self.direction(direction)}, {self.leads_to(direction, view)}"

    def leads_to(self, direction: str, view: VoyageView) -> str:
        """The tile at which the ship would stop, or that the route would be lost."""
        cell = view.course(direction)
        if isinstance(cell, int):
            return self.tile(view.tile(cell))
        return self.say("terminal-voyage-lost" if cell == LOST else "terminal-voyage-barred")

    def knowledge(self, view: VoyageView) -> list[str]:
        """The own role, what it would earn now, and what was hidden in this turn; of all, if all is known."""
        if not isinstance(view.reader, int):
            held = [self._holder(seat, role) for seat, role in sorted(view.roles.items())]
            return [self.joined(held)] if held else []
        if view.reader not in view.roles:
            return []
        role = view.roles[view.reader]
        known = [f"{self.say('voyage-card', **self.arguments({'role': role}))} {self.role(role, view)}"]
        points = ROLES[role](view.log, view.points_per_sea_tile)
        now = self.say("terminal-voyage-points-now", points=sum(points.values()))
        reasons = self.reasons(points)
        known.append(f"{now} ({reasons})" if reasons else now)
        if view.turns and view.turns[-1].captain == view.reader and view.turns[-1].alternative and not view.outcome:
            hidden = self.direction(view.turns[-1].alternative)
            known.append(self.say("terminal-voyage-hidden-way", direction=hidden))
        return known
