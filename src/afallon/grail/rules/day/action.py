"""What an action is: a stateless object, known by its name. All that it knows of its use is the acting party."""

from functools import lru_cache
from typing import Any, ClassVar, Final

from afallon.grail.rules.effects.costs import Costs
from afallon.grail.rules.state import GrailPosition, GrailTurn
from afallon.kernel import Choice, Offer


@lru_cache(maxsize=256)
def costing(costs: Costs) -> Offer | None:
    """What is said of an option that costs this; nothing, if it is free."""
    due = {what: amount for what, amount in costs if amount}
    return Offer(cost=due) if due else None


class Action:
    """One kind of action."""

    name: ClassVar[str]
    rule: ClassVar[str]
    can_be_joined: ClassVar[bool] = True
    """Whether others may take part (GR-PARTY-01)."""

    joined_since: ClassVar[int] = 1
    """The first reading of the rules in which they may."""

    paid_by_each: ClassVar[bool] = True
    """Whether every member pays the cost; else it is paid once and may be divided."""

    leader_pays_first: ClassVar[bool] = False
    """Whether, of an energy cost paid once, the first comes from whoever leads (GR-DAY-46)."""

    is_acting: ClassVar[bool] = True
    """Whether cards that speak of actions mean it (GR-COMP-30)."""

    is_leaders_own: ClassVar[bool] = False
    """Whether it is not done without the one who has begun it."""

    def targets(self, position: GrailPosition, seat: int) -> tuple[str | int | None, ...]:
        """What this seat could aim it at; `(None,)` if it needs no target, `()` if it is not open to the seat."""
        return (None,)

    def is_open_to(self, position: GrailPosition, seat: int) -> bool:
        """Whether this one may take part at all: not again in what each character does once (GR-STORY-02)."""
        return True

    def cost(self, position: GrailPosition, seat: int) -> Costs:
        return ()

    def own_cost(self, position: GrailPosition, seat: int) -> Costs:
        """What of a cost paid once nobody but its leader pays (GR-PARTY-30)."""
        return ()

    def price(self, position: GrailPosition, seat: int) -> Costs:
        """All that it costs whoever begins it, as it is shown beforehand."""
        return self.cost(position, seat)

    def option(self, target: str | int) -> str | int | Choice:
        """The answer that chooses this target."""
        return target

    def target(self, answer: Any) -> str | int:
        """What was chosen by an answer: the reverse of `option`."""
        chosen: str | int = answer
        return chosen

    def target_offer(self, position: GrailPosition, seat: int, target: str | int) -> Offer | None:
        """What is to be said of this target."""
        return costing(self.price(position, seat))

    def is_ready(self, position: GrailPosition) -> bool:
        """Whether the party that has gathered may do it: what depends on who came along."""
        return True

    def is_still_possible(self, position: GrailPosition) -> bool:
        """Whether it can be done although cards have changed the world since it was begun."""
        return True

    def perform(self, turn: GrailTurn) -> None:
        """Do it with the acting party, whose cost is paid: tell changes, push steps, enter phases."""
        raise NotImplementedError


ACTIONS: Final[dict[str, Action]] = {}
"""Every action by its name, in the order in which they are offered."""


def offer(*actions: Action) -> None:
    """Make these actions known."""
    for action in actions:
        if ACTIONS.setdefault(action.name, action) is not action:
            raise ValueError(f"two actions are called {action.name}")
