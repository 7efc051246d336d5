"""How the careful player plays for evil: it looks like a servant, rides along, and fails when it counts."""

from random import Random
from typing import Any

from afallon.avalon.sizes import LAST_ATTEMPT, MAJORITY_OF_QUESTS
from afallon.avalon.view import AvalonView
from afallon.kernel import Decision
from afallon.players.avalon.belief import known_evil, outward_belief, public_belief
from afallon.players.avalon.evidence import evil_players
from afallon.players.avalon.good import deserves_approval, least_certain, teams
from afallon.players.avalon.hunt import chances_of_merlin

FAIL = {1: 0.3, 2: 0.8}
"""By quest: how often evil sinks it where nothing forces a decision yet. People wait on the first quest, too."""

BOLDNESS = 0.4
"""How often evil votes for its side where a servant would not."""


class EvilPlayer:
    """Plays an evil seat of classic Avalon. Its partners are those it knows; Oberon has none."""

    def __init__(self, view: AvalonView, seat: int, rng: Random) -> None:
        self.view, self.seat, self.rng = view, seat, rng
        self.partners = known_evil(view) | {seat}

    def choose_team(self, decision: Decision) -> Any:
        """Just enough evil to sink the quest, in the team that looks best to all; mostly with oneself."""
        needed = self.view.fails_to_sink[self.view.round - 1]
        belief = public_belief(self.view)
        ranked = []
        for team in teams(decision):
            surplus = len(self.partners.intersection(team)) - needed
            looks = belief.sound(team, needed) * (1.5 if self.seat in team else 1.0)
            ranked.append((surplus == 0, surplus > 0, round(looks, 9), self.rng.random(), team))
        return max(ranked)[-1]

    def vote(self, decision: Decision) -> Any:
        proposal = self.view.proposals[-1]
        if self.seat == proposal.leader:
            return "approve"
        can_sink = self.can_sink(proposal.quest, proposal.team)
        if proposal.attempt == LAST_ATTEMPT or (self.on_the_brink and not can_sink):
            return "approve" if can_sink else "reject"
        servant_would = deserves_approval(self.view, proposal, outward_belief(self.view), self.seat)
        if servant_would != can_sink and self.rng.random() < BOLDNESS:
            return "approve" if can_sink else "reject"
        return "approve" if servant_would else "reject"

    def play_card(self, decision: Decision) -> Any:
        if not {"success", "fail"} <= set(decision.options.enumerate()):
            return decision.options.sample(self.rng)
        return "fail" if self.fails() else "success"

    def inspect(self, decision: Decision) -> Any:
        return least_certain(decision, outward_belief(self.view), self.rng)

    def assassinate(self, decision: Decision) -> Any:
        """The seat that acted most like Merlin, now that all evil players are known (AV-END-03)."""
        chances = chances_of_merlin(self.view, self.view.evil)
        named = [seat for seat in decision.options.enumerate() if isinstance(seat, int) and seat in chances]
        if not named:  # a module hunts somebody else
            return decision.options.sample(self.rng)
        return max(named, key=lambda seat: (round(chances[seat], 9), self.rng.random()))

    @property
    def on_the_brink(self) -> bool:
        """Whether one more quest decides the game."""
        results = self.view.results
        return MAJORITY_OF_QUESTS - 1 in (results.count(True), results.count(False))

    def can_sink(self, quest: int, team: tuple[int, ...]) -> bool:
        return len(self.partners.intersection(team)) >= self.view.fails_to_sink[quest - 1]

    def fails(self) -> bool:
        """Whether to play fail: always where the game hangs on it, else one of those who ride does it for all."""
        proposal = self.view.proposals[-1]
        strangers = evil_players(self.view) - len(self.partners)
        if self.on_the_brink:
            return self.can_sink(proposal.quest, proposal.team) or strangers > 0
        # Nobody may talk, so those who ride count clockwise from the leader: the first ones fail.
        riders = sorted(
            self.partners.intersection(proposal.team), key=lambda seat: (seat - proposal.leader) % self.view.seats
        )
        needed = self.view.fails_to_sink[proposal.quest - 1]
        return self.seat in riders[:needed] and self.rng.random() < FAIL.get(proposal.quest, 1.0)
