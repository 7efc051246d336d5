"""The careful player on the good side: it trusts the players whom the evidence clears; Merlin hides what he knows."""

from collections.abc import Iterable
from functools import cached_property
from random import Random
from typing import Any

from afallon.avalon.basic_view import Proposal
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.families.messengers import KnownMessages
from afallon.avalon.sizes import LAST_ATTEMPT
from afallon.avalon.tags import HUNTED
from afallon.avalon.view import AvalonView
from afallon.kernel import Decision
from afallon.players.avalon.anybody import AnyPlayer
from afallon.players.avalon.belief import Belief, known_evil, outward_belief, own_belief
from afallon.players.avalon.habits import stage
from afallon.players.avalon.hunt import chances_of_merlin

STRICTNESS = {1: 0.9, 2: 0.85, 3: 0.75, 4: 0.5}
"""By attempt: how sound a team must be to be approved, relative to the best team that the voter can think of."""

FIRST_QUEST = 0.4
"""Factor on `STRICTNESS` on the first quest, when nobody knows anything and a fail tells much."""

SURE_ENOUGH, WORTH_A_LOOK = 0.15, 0.75
"""Trust below these limits: to order a seat to change its card, and to look at its card."""

HOPELESS = 0.3
"""Soundness below which the good Sorcerer turns the result of a team."""

MESSAGES, HELPING_MESSAGES = 0.6, 3
"""How often a good Messenger sends a message, and how many messages help on the last quest (AV-MSG-06)."""

OPENNESS = {"first": 0.4, "second": 0.6, "later": 0.8}
"""By quest: how often Merlin acts on his knowledge while he does not stand out."""


class GoodPlayer(AnyPlayer):
    """Plays a good seat."""

    @cached_property
    def belief(self) -> Belief:
        return own_belief(self.view)

    def friend(self, seat: int) -> float:
        return 1 - self.belief.evil(seat)

    def spoils(self) -> bool:
        """Return whether the team deserves no approval, unless it is the last of the round."""
        proposal = self.view.proposals[-1]
        worth_it = not deserves_approval(self.view, proposal, self.belief, self.seat)
        return worth_it and proposal.attempt < LAST_ATTEMPT

    def target_of_order(self, seats: list[int]) -> int | None:
        """Return the seat that will almost certainly fail, where one fail sinks the quest."""
        suspect = min(seats, key=self.friend)
        sinking = self.view.fails_to_sink[self.view.proposals[-1].quest - 1] == 1
        return suspect if sinking and self.friend(suspect) < SURE_ENOUGH else None

    def suspects(self, seats: list[int]) -> int | None:
        suspect = min(seats, key=lambda seat: (self.friend(seat), self.rng.random()))
        return suspect if self.friend(suspect) < WORTH_A_LOOK else None

    def choose_team(self, decision: Decision) -> Any:
        """Return the most trusted team; among equals, prefer one with the proposer."""
        belief = outward_belief(self.view) if self.hides(self.view.round, ()) else own_belief(self.view)
        needed = self.view.fails_to_sink[self.view.quest - 1]
        return best_team(teams(decision), belief, needed, self.seat, self.rng)

    def vote(self, decision: Decision) -> Any:
        proposal = self.view.proposals[-1]
        belief = outward_belief(self.view) if self.hides(proposal.round, proposal.team) else own_belief(self.view)
        return "approve" if deserves_approval(self.view, proposal, belief, self.seat) else "reject"

    def play_card(self, decision: Decision) -> Any:
        hand = decision.options
        if "rogue_success" in hand:  # it counts as a success, and brings the Rogue's own victory nearer
            return "rogue_success"
        if "magic" in hand and self.belief.sound(self.view.proposals[-1].team) < HOPELESS:
            return "magic"
        if "good_message" in hand and self.sends():
            return "good_message"
        return "success" if "success" in hand else hand.sample(self.rng)

    def sends(self) -> bool:
        """Return whether to send a message: on the last quest if it completes the reinforcement, else at random."""
        sent = len(KnownMessages.of(self.view).tokens.get("good_message", ()))
        return sent + 1 >= HELPING_MESSAGES if self.view.round == len(self.view.sizes) else self.rng.random() < MESSAGES

    def inspect(self, decision: Decision) -> Any:
        """Return the least certain seat. Merlin asks like a servant, so that he does not stand out."""
        belief = outward_belief(self.view) if HUNTED in self.tags else own_belief(self.view)
        return least_certain(decision, belief, self.rng)

    def hides(self, quest: int, team: Iterable[int]) -> bool:
        """Return whether Merlin acts now as if he had no knowledge, so that the Assassin does not notice him.

        He hides more often the more he already looks like Merlin. He never hides when the next fail loses the game, nor
        from the third quest on if two known evil players are on the team.
        """
        known = known_evil(self.view)
        too_bad = quest > 2 and len(known.intersection(team)) > 1
        if HUNTED not in self.tags or too_bad or self.view.results.count(False) > 1:
            return False
        chances = chances_of_merlin(self.view, known)
        exposure = max(chances[self.seat] * len(chances), 1.0)
        return self.rng.random() < 1 - OPENNESS[stage(quest)] / exposure

    @property
    def tags(self) -> frozenset[str]:
        name = self.view.characters.get(self.seat)
        return CHARACTERS[name].tags if name in CHARACTERS else frozenset()


def teams(decision: Decision) -> list[tuple[int, ...]]:
    """Return the teams that may be proposed."""
    return [team for team in decision.options.enumerate() if isinstance(team, tuple)]


def best_team(
    teams: Iterable[tuple[int, ...]], belief: Belief, needed: int, leader: int, rng: Random
) -> tuple[int, ...]:
    """Return the soundest of these teams; among equals, prefer one with the leader."""
    *_, team = max((round(belief.sound(team, needed), 9), leader in team, rng.random(), team) for team in teams)
    return team


def deserves_approval(view: AvalonView, proposal: Proposal, belief: Belief, voter: int) -> bool:
    """Return whether the team is sound enough for this attempt; rejecting the fifth would lose (AV-VOTE-04)."""
    if proposal.attempt == LAST_ATTEMPT or voter == proposal.leader:
        return True
    needed, size = view.fails_to_sink[proposal.quest - 1], len(proposal.team)
    suspicion = [belief.evil(seat) for seat in range(view.seats)]
    trusted = sorted((seat for seat in range(view.seats) if seat != voter), key=suspicion.__getitem__)
    hope = belief.sound((voter, *trusted[: size - 1]), needed)
    if voter not in proposal.team:
        # Nobody can be on every team: half of the hope counts teams without the voter.
        hope = (hope + belief.sound(trusted[:size], needed)) / 2
    strictness = STRICTNESS[proposal.attempt] * (FIRST_QUEST if proposal.round == 1 else 1.0)
    return belief.sound(proposal.team, needed) >= strictness * hope


def least_certain(decision: Decision, belief: Belief, rng: Random) -> Any:
    """Return the seat among the options whose side is least certain."""
    return min(decision.options.enumerate(), key=lambda seat: (round(abs(belief.evil(seat) - 0.5), 9), rng.random()))
