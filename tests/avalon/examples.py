"""The people of the books' one example game of five, under their names in each translation.

All three books tell the same game: the leader, who is Merlin, takes himself and the minion; the Assassin names the
wrong player at the end. The names stand in the order of seats, clockwise as the pictures have them.
"""

from typing import NamedTuple

from tests.avalon.driver import Play


class Example(NamedTuple):
    """Who is who in one book's telling."""

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
        """The game as it begins."""
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
