"""A game of Avalon with characters and modules beyond the basic game, for the tests of their rules.

A test says what matters to it; every other question is answered in the quietest way: cards are kept, nobody is
inspected or changed where that may be declined, teams are approved, quests succeed.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import afallon
from tests.avalon.driver import EVIL, Play

QUIET = {"leading_to_victory": "pass", "the_king_returns": "pass"}
"""Where the first option is not the quiet one."""

AFTER_A_QUEST = {"inspect", "recruit", "declare_aim", "assassinate"}
"""The questions that may come when a quest is over and no other round has begun."""


class Game(Play):
    """One game. `draws` are the cards that chance draws, in order; after them the first one of each choice comes up."""

    def __init__(self, deal: Iterable[str], *, draws: Iterable[str] = (), **options: Any) -> None:
        super().__init__(deal, draws=draws, **options)

    def _draw(self) -> None:
        super()._draw()
        while (decision := self.table.open.get(afallon.CHANCE)) is not None:
            card = next(iter(decision.options.enumerate()))
            self.table.submit(afallon.Answer(decision.id, afallon.CHANCE, card))

    # What people do

    def until(self, *kinds: str) -> "Game":
        """Answer quietly until somebody is asked one of these, or the game is over."""
        while self.outcome is None and not set(kinds) & set(self.open.values()):
            self._answer_quietly()
        return self

    def _answer_quietly(self) -> None:
        seat, kind = next(iter(self.open.items()))
        self.answer(kind, seat, QUIET.get(kind, self.options(seat)[0]))

    def team(self, *team: int) -> "Game":
        """This team is proposed and approved by all; whatever comes next is open."""
        self.until("choose_team").propose(*team)
        self.until("vote").approve()
        return self

    def approve(self) -> None:
        """Everybody approves, in as many turns as it takes."""
        while "vote" in self.open.values():
            self.answer("vote", self.asking("vote")[0], "approve")

    def lay(self, cards: Mapping[int, str] | None = None) -> "Game":
        """The team plays these cards by seat, and a success from all others; whatever comes next is open."""
        self.until("play_card")
        for seat in self.asking("play_card"):
            self.answer("play_card", seat, (cards or {}).get(seat, "success"))
        return self

    def send(self, *team: int, cards: Mapping[int, str] | None = None) -> "Game":
        """A whole quest with its team and the cards it plays, up to what comes after it or the next round's start."""
        self.team(*team)
        round_played = self.table.view(None).round
        self.lay(cards)
        while self.outcome is None and self.table.view(None).round == round_played:
            if set(self.open.values()) & AFTER_A_QUEST:
                break
            self._answer_quietly()
        return self

    def quests(self, results: str) -> "Game":
        """Play one quest after the other: `+` succeeds without a fail, `-` fails by all who may fail and fit in."""
        for result in results:
            self.until("choose_team")
            size = self.table.open[self.leader].options.size
            team = sorted(self.seats, key=lambda seat: self.is_evil(seat) != (result == "-"))[:size]
            failing = [seat for seat in team if result == "-" and self.deal[seat] in EVIL - {"evil_sorcerer"}]
            self.send(*team, cards=dict.fromkeys(failing, "fail"))
            assert self.results()[-1] == (result == "+")
        return self

    # What can be seen

    @property
    def readers(self) -> tuple[int | None, ...]:
        """Everybody who can look: a spectator and every seat."""
        return (None, *self.seats)

    def asking(self, kind: str) -> list[int]:
        """The seats that are asked this, in their order."""
        return sorted(seat for seat, asked in self.open.items() if asked == kind)

    def who_knows(self, kind: str) -> list[int | None]:
        """The readers who have been told anything of this kind."""
        return [reader for reader in self.readers if self.events(kind, reader)]

    def results(self) -> list[bool]:
        """How the quests ended, in the order they were played."""
        return [quest.succeeded for quest in self.table.view(None).quests]

    def story(self) -> Iterator[str]:
        """What a spectator has heard, in order: kinds of events, and of questions as they are asked."""
        for event in self.table.events_for(None):
            if event.kind == "asked":
                yield f"{event.data['kind']}?"
            elif event.kind != "answered":
                yield event.kind

    def latest(self, *kinds: str) -> list[str]:
        """These kinds out of the story of the round under way or just played, once each, in their order."""
        story = list(self.story())
        start = len(story) - story[::-1].index("round_started")
        return [kind for kind in dict.fromkeys(story[start:]) if kind in kinds]


def differ(one: Play, other: Play) -> list[int | None]:
    """The readers who can tell these two games apart."""
    readers = (None, *one.seats)
    return [reader for reader in readers if one.table.events_for(reader) != other.table.events_for(reader)]
