"""The careful player on the evil side: it behaves like a servant, joins teams, and fails when it counts."""

from random import Random
from typing import Any

from afallon.avalon.character import EVIL, GOOD
from afallon.avalon.sizes import LAST_ATTEMPT, MAJORITY_OF_QUESTS
from afallon.avalon.view import AvalonView
from afallon.kernel import Decision, Subset
from afallon.players.avalon.anybody import AnyPlayer, seats_in
from afallon.players.avalon.belief import known_evil, outward_belief, public_belief
from afallon.players.avalon.evidence import evil_players
from afallon.players.avalon.good import deserves_approval, least_certain, teams
from afallon.players.avalon.hunt import chances_of_merlin, possible_messengers, shunned

FAIL = {1: 0.3, 2: 0.8}
"""By quest: how often evil sinks it while the game is not at stake. People, too, hold back on the first quest."""

MESSAGES = 0.5
"""How often the evil Messenger sends a bad message when it fails."""

BOLDNESS = 0.4
"""How often evil votes for its side's interest where a servant would vote differently."""


class EvilPlayer(AnyPlayer):
    """Plays an evil seat. Its partners are the evil players that it knows; Oberon has none."""

    def __init__(self, view: AvalonView, seat: int, rng: Random) -> None:
        super().__init__(view, seat, rng)
        self.partners = known_evil(view) | {seat}

    def friend(self, seat: int) -> float:
        return 1.0 if seat in self.partners else 0.0

    def spoils(self) -> bool:
        """Return whether evil cannot sink the team while the game is at stake, or the team is the fifth of its round.

        A fifth team that does not go wins the game for evil.
        """
        proposal = self.view.proposals[-1]
        last = proposal.attempt == LAST_ATTEMPT
        return last or (self.on_the_brink and not self.can_sink(proposal.quest, proposal.team))

    def target_of_order(self, seats: list[int]) -> int | None:
        """Return a random good member, whose success becomes the fail that sinks the quest, or `None`."""
        proposal = self.view.proposals[-1]
        strangers = [seat for seat in seats if seat not in self.partners]
        wanted = self.on_the_brink or proposal.round > 1
        return self.rng.choice(strangers) if strangers and wanted else None

    def suspects(self, seats: list[int]) -> int | None:
        return None

    def choose_team(self, decision: Decision) -> Any:
        """Return the team with just enough evil to sink the quest that looks best to all, preferably with itself."""
        needed = self.view.fails_to_sink[self.view.quest - 1]
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
        hand = decision.options
        if hand.count() == 1:
            return hand.sample(self.rng)
        if not self.fails():
            return "success"
        if "rogue_fail" in hand:
            return "rogue_fail"
        if "magic" in hand:  # the evil Sorcerer has no fail to play
            return "success" if self.partner_rides() else "magic"
        if "bad_message" in hand and self.rng.random() < MESSAGES:
            return "bad_message"
        return "fail"

    def partner_rides(self) -> bool:
        return bool(self.partners.intersection(self.view.proposals[-1].team) - {self.seat})

    def show_loyalty(self, decision: Decision) -> Any:
        """Lie where the rules allow it."""
        return GOOD if GOOD in decision.options else EVIL

    def inspect(self, decision: Decision) -> Any:
        return least_certain(decision, outward_belief(self.view), self.rng)

    def assassinate(self, decision: Decision) -> Any:
        """Return the seat that acted most like Merlin, or two possible Messengers."""
        if isinstance(decision.options, Subset):
            return self.rng.choice(possible_messengers(self.view, self.known))
        chances = chances_of_merlin(self.view, self.known)
        return max(seats_in(decision), key=lambda seat: (round(chances.get(seat, 0), 9), self.rng.random()))

    def declare_aim(self, decision: Decision) -> Any:
        """Return the target that is easier to find (AV-MSG-08)."""
        merlin = max(chances_of_merlin(self.view, self.known).values())
        return "merlin" if merlin * len(possible_messengers(self.view, self.known)) >= 1 else "messengers"

    @property
    def known(self) -> tuple[int, ...]:
        """Return all evil players once they are shown (AV-END-03), before that the partners."""
        return self.view.evil or tuple(sorted(self.partners))

    def recruit(self, decision: Decision) -> Any:
        """Return a stranger who often rejected the Assassin's teams, since the Servant knows him.

        A wrong guess costs nothing.
        """
        strangers = [seat for seat in seats_in(decision) if seat not in self.partners]
        return max(strangers, key=lambda seat: (shunned(self.view, seat, self.seat), self.rng.random()))

    @property
    def on_the_brink(self) -> bool:
        """Return whether one more quest decides the game."""
        results = self.view.results
        return MAJORITY_OF_QUESTS - 1 in (results.count(True), results.count(False))

    def can_sink(self, quest: int, team: tuple[int, ...]) -> bool:
        return len(self.partners.intersection(team)) >= self.view.fails_to_sink[quest - 1]

    def fails(self) -> bool:
        """Return whether to sink the quest: always when the game is at stake, otherwise by chance.

        Only as many evil members fail as are needed.
        """
        proposal = self.view.proposals[-1]
        strangers = evil_players(self.view) - len(self.partners)
        if self.on_the_brink:
            return self.can_sink(proposal.quest, proposal.team) or strangers > 0
        # Talking is not allowed, so evil members count clockwise from the leader: the first ones fail.
        riders = sorted(
            self.partners.intersection(proposal.team), key=lambda seat: (seat - proposal.leader) % self.view.seats
        )
        needed = self.view.fails_to_sink[proposal.quest - 1]
        return self.seat in riders[:needed] and self.rng.random() < FAIL.get(proposal.round, 1.0)
