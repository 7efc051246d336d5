"""Driver for rule tests of Avalon with any characters and modules.

A test answers the questions it is about; all others get the answer with the least effect: cards are kept, inspections
and changes are declined where possible, teams are approved, quests succeed.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import afallon
from tests.avalon.driver import EVIL, Play

QUIET = {"leading_to_victory": "pass", "the_king_returns": "pass"}
"""By kind of question: the answer with the least effect, if it is not the first option."""

AFTER_A_QUEST = {"inspect", "recruit", "declare_aim", "assassinate"}
"""The questions that may come between the end of a quest and the next round."""


class Game(Play):
    """A game. `draws` are the cards that chance draws, in order; later draws take the first option."""

    def __init__(self, deal: Iterable[str], *, draws: Iterable[str] = (), **options: Any) -> None:
        super().__init__(deal, draws=draws, **options)

    def _draw(self) -> None:
        super()._draw()
        while (decision := self.table.open.get(afallon.CHANCE)) is not None:
            card = next(iter(decision.options.enumerate()))
            self.table.submit(afallon.Answer(decision.id, afallon.CHANCE, card))

    # Moves

    def until(self, *kinds: str) -> "Game":
        """Answer with the least effect until a question of one of these kinds is open, or the game is over."""
        while self.outcome is None and not set(kinds) & set(self.open.values()):
            self._answer_quietly()
        return self

    def _answer_quietly(self) -> None:
        seat, kind = next(iter(self.open.items()))
        self.answer(kind, seat, QUIET.get(kind, self.options(seat)[0]))

    def team(self, *team: int) -> "Game":
        """Propose this team and approve it with all seats; the next question stays open."""
        self.until("choose_team").propose(*team)
        self.until("vote").approve()
        return self

    def approve(self) -> None:
        """Approve with all seats, open votes first."""
        while "vote" in self.open.values():
            self.answer("vote", self.asking("vote")[0], "approve")

    def lay(self, cards: Mapping[int, str] | None = None) -> "Game":
        """Play these cards by seat, and a success for all other members; the next question stays open."""
        self.until("play_card")
        for seat in self.asking("play_card"):
            self.answer("play_card", seat, (cards or {}).get(seat, "success"))
        return self

    def send(self, *team: int, cards: Mapping[int, str] | None = None) -> "Game":
        """Play a whole quest, up to a question that follows it or to the start of the next round."""
        self.team(*team)
        round_played = self.table.view(None).round
        self.lay(cards)
        while self.outcome is None and self.table.view(None).round == round_played:
            if set(self.open.values()) & AFTER_A_QUEST:
                break
            self._answer_quietly()
        return self

    def quests(self, results: str) -> "Game":
        """Play quests in a row: `+` succeeds without a fail; `-` fails, with as many failing members as fit in."""
        for result in results:
            self.until("choose_team")
            size = self.table.open[self.leader].options.size
            team = sorted(self.seats, key=lambda seat: self.is_evil(seat) != (result == "-"))[:size]
            failing = [seat for seat in team if result == "-" and self.deal[seat] in EVIL - {"evil_sorcerer"}]
            self.send(*team, cards=dict.fromkeys(failing, "fail"))
            assert self.results()[-1] == (result == "+")
        return self

    # Observations

    @property
    def readers(self) -> tuple[int | None, ...]:
        """All readers: a spectator and every seat."""
        return (None, *self.seats)

    def asking(self, kind: str) -> list[int]:
        """Return the seats with an open question of this kind, in order."""
        return sorted(seat for seat, asked in self.open.items() if asked == kind)

    def who_knows(self, kind: str) -> list[int | None]:
        """Return the readers that have got an event of this kind."""
        return [reader for reader in self.readers if self.events(kind, reader)]

    def results(self) -> list[bool]:
        """Return the results of the quests in the order they were played."""
        return [quest.succeeded for quest in self.table.view(None).quests]

    def story(self) -> Iterator[str]:
        """Yield a spectator's stream: kinds of events, and kinds of asked questions with `?`."""
        for event in self.table.events_for(None):
            if event.kind == "asked":
                yield f"{event.data['kind']}?"
            elif event.kind != "answered":
                yield event.kind

    def latest(self, *kinds: str) -> list[str]:
        """Return those of these kinds that occurred in the latest round, without duplicates, in order."""
        story = list(self.story())
        start = len(story) - story[::-1].index("round_started")
        return [kind for kind in dict.fromkeys(story[start:]) if kind in kinds]


def differ(one: Play, other: Play) -> list[int | None]:
    """Return the readers whose streams of these two games differ."""
    readers = (None, *one.seats)
    return [reader for reader in readers if one.table.events_for(reader) != other.table.events_for(reader)]
