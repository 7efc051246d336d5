"""Strategy shared by both sides: favour trusted seats and hinder the others."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from afallon.avalon.view import AvalonView
from afallon.kernel import Decision
from afallon.players.avalon.belief import outward_belief


class AnyPlayer(ABC):
    """A seat of either side: answers to questions of optional modules that are the same for good and evil."""

    def __init__(self, view: AvalonView, seat: int, rng: Random) -> None:
        self.view, self.seat, self.rng = view, seat, rng

    @abstractmethod
    def friend(self, seat: int) -> float:
        """Return how much this seat is trusted to be of the player's own side, from 0 to 1."""

    @abstractmethod
    def spoils(self) -> bool:
        """Return whether it would be better if the approved team did not go."""

    @abstractmethod
    def target_of_order(self, seats: list[int]) -> int | None:
        """Return the seat whose card had better be changed, or `None`."""

    @abstractmethod
    def suspects(self, seats: list[int]) -> int | None:
        """Return the seat whose card is worth a look, or `None`."""

    # Quest selection

    def choose_quest(self, decision: Decision) -> Any:
        """Return the quest with the smallest team; among equals, the one that needs more fails."""
        return min(
            decision.options.enumerate(),
            key=lambda quest: (self.view.sizes[quest - 1], -self.view.fails_to_sink[quest - 1], quest),
        )

    # Tokens and cards that a seat receives

    def give_excalibur(self, decision: Decision) -> Any:
        return self.dearest(decision)

    def give_watch(self, decision: Decision) -> Any:
        return self.least_dear(decision)

    def trap_card(self, decision: Decision) -> Any:
        return self.least_dear(decision)

    def give_plot_card(self, decision: Decision) -> Any:
        return self.dearest(decision)

    def show_your_strength(self, decision: Decision) -> Any:
        return self.dearest(decision)

    def show_your_nature(self, decision: Decision) -> Any:
        return self.dearest(decision)

    def restore_your_honour(self, decision: Decision) -> Any:
        return self.least_dear(decision)

    # Optional actions

    def use_excalibur(self, decision: Decision) -> Any:
        seats = seats_in(decision)
        return self.target_of_order(seats) if seats else None

    def leading_to_victory(self, decision: Decision) -> Any:
        return "use" if self.friend(self.view.leader) < self.friend(self.seat) / 2 else "pass"

    def the_king_returns(self, decision: Decision) -> Any:
        return "use" if self.spoils() else "pass"

    def we_found_you(self, decision: Decision) -> Any:
        return self.suspects(seats_in(decision))

    def ambush(self, decision: Decision) -> Any:
        return self.suspects(seats_in(decision))

    def are_you_the_one(self, decision: Decision) -> Any:
        """Return the neighbour whose side is less certain."""
        belief = outward_belief(self.view)
        return min(seats_in(decision), key=lambda seat: (round(abs(belief.evil(seat) - 0.5), 9), self.rng.random()))

    def dearest(self, decision: Decision) -> int:
        return max(seats_in(decision), key=lambda seat: (round(self.friend(seat), 9), self.rng.random()))

    def least_dear(self, decision: Decision) -> int:
        return min(seats_in(decision), key=lambda seat: (round(self.friend(seat), 9), self.rng.random()))


def seats_in(decision: Decision) -> list[int]:
    """Return the seats among the options."""
    return [value for value in decision.options.enumerate() if isinstance(value, int)]
