"""What an action is: a stateless object, known by its name. All it knows of one use of it is the acting party."""

from typing import ClassVar, Final

from afallon.grail.rules.effects.costs import Costs
from afallon.grail.rules.state import GrailPosition, GrailTurn


class Action:
    """One kind of action."""

    name: ClassVar[str]
    rule: ClassVar[str]
    can_be_joined: ClassVar[bool] = True
    """Whether others may take part (GR-PARTY-01)."""

    paid_by_each: ClassVar[bool] = True
    """Whether every member pays the cost; else it is paid once and may be divided."""

    leader_pays_first: ClassVar[bool] = False
    """Whether, of an energy cost paid once, the first comes from whoever leads (GR-DAY-46)."""

    def targets(self, position: GrailPosition, seat: int) -> tuple[str | int | None, ...]:
        """What this seat could do it to; `(None,)` if it needs no target, nothing if it is not open to the seat."""
        return (None,)

    def cost(self, position: GrailPosition, seat: int) -> Costs:
        return ()

    def is_ready(self, position: GrailPosition) -> bool:
        """Whether the party that has gathered may do it: what depends on who came along."""
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
