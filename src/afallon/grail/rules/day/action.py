"""The interface of an action: a stateless object with a name. Data of its current use is in the acting party."""

from functools import lru_cache
from typing import Any, ClassVar, Final

from afallon.grail.rules.effects.costs import Costs
from afallon.grail.rules.state import GrailPosition, GrailTurn
from afallon.kernel import Choice, Offer


@lru_cache(maxsize=256)
def costing(costs: Costs) -> Offer | None:
    """Return an option's cost as an offer, or `None` if it is free."""
    due = {what: amount for what, amount in costs if amount}
    return Offer(cost=due) if due else None


class Action:
    """A type of action."""

    name: ClassVar[str]
    rule: ClassVar[str]
    can_be_joined: ClassVar[bool] = True
    """Whether others may take part (GR-PARTY-01)."""

    joined_since: ClassVar[int] = 1
    """The first rules reading (`Setup.reading`) in which they may."""

    paid_by_each: ClassVar[bool] = True
    """Whether every member pays the cost. Otherwise it is paid once and may be divided."""

    leader_pays_first: ClassVar[bool] = False
    """Whether the leader must pay the first energy of a cost that is paid once (GR-DAY-46)."""

    is_acting: ClassVar[bool] = True
    """Whether card abilities about actions are triggered by it (GR-COMP-30)."""

    is_leaders_own: ClassVar[bool] = False
    """Whether the action is dropped if its leader has left."""

    def targets(self, position: GrailPosition, seat: int) -> tuple[str | int | None, ...]:
        """Return the targets open to this seat: `(None,)` if none is needed, `()` if the action is not open to it."""
        return (None,)

    def is_open_to(self, position: GrailPosition, seat: int) -> bool:
        """Return whether this seat may take part; once-per-character actions cannot be repeated (GR-STORY-02)."""
        return True

    def cost(self, position: GrailPosition, seat: int) -> Costs:
        return ()

    def own_cost(self, position: GrailPosition, seat: int) -> Costs:
        """Return the part of a cost paid once that only the leader can pay (GR-PARTY-30)."""
        return ()

    def price(self, position: GrailPosition, seat: int) -> Costs:
        """Return the full cost for the leader, as shown before the action begins."""
        return self.cost(position, seat)

    def option(self, target: str | int) -> str | int | Choice:
        """Return the answer that chooses this target."""
        return target

    def target(self, answer: Any) -> str | int:
        """Return the target chosen by an answer: the reverse of `option`."""
        chosen: str | int = answer
        return chosen

    def target_offer(self, position: GrailPosition, seat: int, target: str | int) -> Offer | None:
        """Return the cost or preview shown with this target."""
        return costing(self.price(position, seat))

    def is_ready(self, position: GrailPosition) -> bool:
        """Return whether the gathered party meets the action's requirements."""
        return True

    def is_still_possible(self, position: GrailPosition) -> bool:
        """Return whether the action can still be performed after cards have changed the state."""
        return True

    def perform(self, turn: GrailTurn) -> None:
        """Perform the action with the acting party, whose cost is paid: tell changes, push steps, enter phases."""
        raise NotImplementedError


ACTIONS: Final[dict[str, Action]] = {}
"""Every action by its name, in the order in which they are offered."""


def offer(*actions: Action) -> None:
    """Register these actions."""
    for action in actions:
        if ACTIONS.setdefault(action.name, action) is not action:
            raise ValueError(f"two actions are called {action.name}")
