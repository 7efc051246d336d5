"""The books' example game for five, with the players' names of each translation.

All three books describe the same game: the leader, who is Merlin, chooses himself and the minion; the Assassin names
the wrong player at the end. Names are in seat order, clockwise as in the pictures.
"""

from typing import NamedTuple

from tests.avalon.driver import Play


class Example(NamedTuple):
    """The players of the example in one book."""

    edition: str
    names: tuple[str, ...]
    leader: str  # and Merlin
    companion: str  # the minion
    assassin: str
    doubter: str
    suspected: str

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def play(self) -> Play:
        """Return the game at its start."""
        held = {self.leader: "merlin", self.companion: "minion", self.assassin: "assassin"}
        deal = [held.get(name, "servant") for name in self.names]
        return Play(deal, first_leader=self.seat(self.leader), edition=self.edition)


EXAMPLES = (
    Example(
        edition="ua",
        names=("Дмитро", "Василь", "Катерина", "Олена", "Тарас"),
        leader="Василь",
        companion="Тарас",
        assassin="Олена",
        doubter="Дмитро",
        suspected="Катерина",
    ),
    Example(
        edition="pl",
        names=("Robert", "Maciek", "Kasia", "Marta", "Łukasz"),
        leader="Maciek",
        companion="Łukasz",
        assassin="Marta",
        doubter="Robert",
        suspected="Kasia",
    ),
    Example(
        edition="ru",
        names=("Элла", "Фёдор", "Денис", "Владимир", "Елена"),
        leader="Владимир",
        companion="Фёдор",
        assassin="Элла",
        doubter="Денис",
        suspected="Елена",
    ),
)
