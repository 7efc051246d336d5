"""Voyage's terminal texts."""

from collections.abc import Mapping
from typing import Any, ClassVar

from afallon.kernel.wording import Named, Number, Said
from afallon.terminal.words import Words, capital
from afallon.voyage.fields import WHITE
from afallon.voyage.grid import place_of
from afallon.voyage.questions import Vote
from afallon.voyage.roles import ROLES, Points
from afallon.voyage.sailing import LOST
from afallon.voyage.view import VoyageView


class VoyageWords(Words, frozen=True):
    """Voyage's terminal texts."""

    game: ClassVar[str] = "voyage"
    details: ClassVar[Mapping[str, Said]] = {
        "role": Named(("role",)),
        "tile": Named(("tile",)),
        "seat": Number(counted_from=0),
    }

    def role(self, name: str, view: VoyageView) -> str:
        """Return how a role earns points."""
        return self.say(f"voyage-role-{name}.short", rate=view.sailor_points)

    def direction(self, name: str | None) -> str:
        return self.say(f"voyage-direction-{name or 'none'}")

    def tile(self, name: str) -> str:
        return self.say(f"voyage-tile-{name}")

    def place(self, cell: int) -> str:
        """Return a cell as row and column, counted from 1."""
        line, column = place_of(cell)
        return f"{line + 1}/{column + 1}"

    def reasons(self, points: Points) -> str:
        """Return the reasons of these points."""
        named = {self.say(f"voyage-points-{reason}"): number for reason, number in points.items() if number}
        lines = [self.say("voyage-points-line", reason=reason, points=number) for reason, number in named.items()]
        return self.joined(lines) if lines else ""

    def rules(self, kind: str, view: VoyageView) -> list[str]:
        """Return the rules of the moment, and how every role earns points (VO-COMP-07)."""
        roles = [f"{capital(self.say(f'voyage-role-{role}'))}: {self.role(role, view)}" for role in ROLES]
        now = Words.rules(self, kind, view)
        return [*now, "", self.say("voyage-six-roles"), *roles, self.say("voyage-shared-role")]

    def answer(self, kind: str, value: Any) -> str:
        return self.say(f"voyage-vote-{value}") if kind == Vote.kind else self.direction(value)

    def hint(self, kind: str, value: Any, view: VoyageView) -> str | None:
        """Return where a direction leads; for a vote, its direction and where that leads, if the reader knows it."""
        direction = _meant(kind, value, view)
        if direction is None:
            return self.say("terminal-voyage-hidden")
        where = self.leads_to(direction, view)
        return f"{self.direction(direction)}, {where}" if kind == Vote.kind else where

    def loses_the_route(self, kind: str, value: Any, view: VoyageView) -> bool:
        """Return whether the reader knows that the direction of this answer loses the route."""
        direction = _meant(kind, value, view)
        return direction is not None and view.course(direction) == LOST

    def leads_to(self, direction: str, view: VoyageView) -> str:
        """Return the tile where the ship would stop, or that the route would be lost."""
        cell = view.course(direction)
        if isinstance(cell, int):
            return self.tile(view.tile(cell))
        return self.say("terminal-voyage-lost" if cell == LOST else "terminal-voyage-barred")

    def knowledge(self, view: VoyageView) -> list[str]:
        """Return role, points now, and the direction hidden this turn; all roles for an omniscient reader."""
        if not isinstance(view.reader, int):
            held = [self.holder("role", seat, role) for seat, role in sorted(view.roles.items())]
            return [self.joined(held)] if held else []
        if view.reader not in view.roles:
            return []
        role = view.roles[view.reader]
        known = [f"{self.say('voyage-card', role=self.say(f'voyage-role-{role}'))} {self.role(role, view)}"]
        points = ROLES[role](view.log, view.points_per_sea_tile)
        now = self.say("terminal-voyage-points-now", points=sum(points.values()))
        reasons = self.reasons(points)
        known.append(f"{now} ({reasons})" if reasons else now)
        if view.turns and view.turns[-1].captain == view.reader and view.turns[-1].alternative and not view.outcome:
            hidden = self.direction(view.turns[-1].alternative)
            known.append(self.say("terminal-voyage-hidden-way", direction=hidden))
        return known


def _meant(kind: str, value: Any, view: VoyageView) -> str | None:
    """Return the direction of an answer; for a vote, as far as the reader knows it."""
    if kind != Vote.kind:
        return str(value)
    turn = view.turns[-1]
    return turn.preferred if value == WHITE else turn.alternative
