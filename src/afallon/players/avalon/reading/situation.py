"""Public features of the moment in which a team is proposed and voted on."""

from collections.abc import Sequence
from functools import lru_cache
from math import comb, exp, log

from afallon.avalon.basic_view import Proposal
from afallon.avalon.view import AvalonView
from afallon.players.avalon.evidence import (
    evil_players,
    evil_sets,
    explain_proposals,
    explain_quests,
    history,
    mask,
)

Numbers = list[float]

SMALL = 0.02
"""Beliefs are kept this far from 0 and 1: people are never sure."""


class Situation:
    """A moment before a team is proposed: everything public that came before it.

    Its estimate of who is evil comes from the small tables of `habits`. It stands for the opinion of a plain servant at
    that moment.
    """

    def __init__(self, view: AvalonView, before: int) -> None:
        """Take the moment after `before` proposals of this view; it must be the latest or the one before."""
        self.seats, self.evil = view.seats, evil_players(view)
        self.past = view.proposals[:before]
        self.round = view.round
        results = [quest for quest in view.quests if quest.succeeded is not None]
        self.successes = sum(quest.succeeded is True for quest in results)
        self.fails = len(results) - self.successes
        self.last_good = next((mask(quest.team) for quest in reversed(results) if quest.succeeded), 0)
        self.last_bad = next((mask(quest.team) for quest in reversed(results) if not quest.succeeded), 0)
        self.previous = mask(self.past[-1].team) if self.past else 0
        self.kinds = [float("percival" in view.deck), float("merlin" in view.deck), (self.seats - 7) / 3]
        self.fails_to_sink = view.fails_to_sink
        self.voted = [_votes_of(self.past, seat) for seat in range(self.seats)]
        told = history(view)
        proposals = explain_proposals(self.seats, self.evil, told.proposals[:before])
        quests = explain_quests(self.seats, self.evil, told.quests)
        logarithms = [explained.plain + cards for explained, cards in zip(proposals, quests, strict=True)]
        best = max(logarithms)
        weights = [exp(logarithm - best) for logarithm in logarithms]
        total = sum(weights)
        self.worlds = [
            (evil, weight / total) for evil, weight in zip(evil_sets(self.seats, self.evil), weights, strict=True)
        ]
        self.suspicion = [sum(weight for evil, weight in self.worlds if evil >> seat & 1) for seat in range(self.seats)]

    def trust(self, team: int, needed: int) -> Numbers:
        """Return by seat how much likelier than usual it finds the team unable to sink its quest, as log-odds."""
        clean, shared = 0.0, [0.0] * self.seats
        for evil, weight in self.worlds:
            if (evil & team).bit_count() < needed:
                clean += weight
                for seat in range(self.seats):
                    if evil >> seat & 1:
                        shared[seat] += weight
        size = team.bit_count()
        return [
            _log_odds((clean - shared[seat]) / max(1 - self.suspicion[seat], 1e-9))
            - _usual(self.seats, self.evil, size, needed, bool(team >> seat & 1))
            for seat in range(self.seats)
        ]


def _votes_of(proposals: Sequence[Proposal], seat: int) -> list[tuple[int, int, float]]:
    """Return team, leader and vote (1 or -1) of every proposal that this seat voted on and did not lead."""
    return [
        (mask(p.team), p.leader, 1.0 if p.votes[seat] == "approve" else -1.0)
        for p in proposals
        if p.votes and p.leader != seat
    ]


def _log_odds(chance: float) -> float:
    chance = min(max(chance, SMALL), 1 - SMALL)
    return log(chance / (1 - chance))


@lru_cache(maxsize=512)
def _usual(seats: int, evil: int, size: int, needed: int, member: bool) -> float:
    """Return the log-odds, to a good player, that a team of this size cannot sink its quest."""
    others, drawn = seats - 1, size - member
    ways = sum(comb(evil, bad) * comb(others - evil, drawn - bad) for bad in range(min(needed, drawn + 1)))
    return _log_odds(ways / comb(others, drawn))


def vote_features(now: Situation, proposal: Proposal) -> tuple[list[Numbers], list[Numbers]]:
    """Return the features of each seat's vote on this team, and those of them that interact with the case."""
    team, leader = mask(proposal.team), proposal.leader
    size, seats = len(proposal.team), now.seats
    attempt, round = proposal.attempt, now.round
    trust = now.trust(team, now.fails_to_sink[proposal.quest - 1])
    first, last = float(attempt == 1), float(attempt == 5)
    overlaps = [
        (team & now.last_good).bit_count() / size,
        (team & now.last_bad).bit_count() / size,
        (team & now.previous).bit_count() / size,
        float(now.last_good != 0 and now.last_good & ~team == 0),
    ]
    table = [
        1.0, first, float(attempt == 2), float(attempt == 4), last, float(round == 1), float(round == 2),
        float(round >= 4), float(now.fails == 2), float(now.successes == 2), float(now.successes > now.fails),
        *overlaps, size / seats, *now.kinds,
    ]  # fmt: skip
    plain, crossed = [], []
    for seat in range(seats):
        member = float(team >> seat & 1)
        belief = trust[seat]
        turn = (seat - leader) % seats
        own = [
            member, member * first, member * last, member * (round == 1), member * (round >= 3),
            float(now.last_bad >> seat & 1), float(now.last_good >> seat & 1) * (1 - member),
            _manner(now, seat), belief, belief * member, belief * first,
            now.suspicion[leader], now.suspicion[seat], float(turn == 1), turn / seats,
            _sympathy(now, seat, leader), _consistency(now, seat, team),
        ]  # fmt: skip
        plain.append(table + own)
        crossed.append([1.0, member, first, last, float(round == 1), float(round >= 3), float(now.fails == 2), belief])
    return plain, crossed


def _manner(now: Situation, seat: int) -> float:
    """Return how readily this seat has approved so far, from -1 to 1."""
    votes = now.voted[seat]
    return sum(vote for _, _, vote in votes) / (len(votes) + 3)


def _sympathy(now: Situation, seat: int, leader: int) -> float:
    """Return how this seat has voted on teams that the leader proposed or was on."""
    votes = [vote for team, led, vote in now.voted[seat] if led == leader or team >> leader & 1]
    return sum(votes) / (len(votes) + 2)


def _consistency(now: Situation, seat: int, team: int) -> float:
    """Return how this seat has voted on earlier teams, weighted by their overlap with this one."""
    votes = [((team & other).bit_count() / other.bit_count(), vote) for other, _, vote in now.voted[seat]]
    return sum(share * vote for share, vote in votes) / (sum(share for share, _ in votes) + 1)


def team_features(now: Situation, leader: int, attempt: int, team: int, needed: int) -> tuple[Numbers, Numbers]:
    """Return the features of this team as the leader's choice, and those of them that interact with the case."""
    size, seats, round = team.bit_count(), now.seats, now.round
    member = float(team >> leader & 1)
    belief = now.trust(team, needed)[leader]
    members = [seat for seat in range(seats) if team >> seat & 1]
    others = [seat for seat in members if seat != leader]
    ranked = sorted((seat for seat in range(seats) if seat != leader), key=now.suspicion.__getitem__)
    trusted = mask(ranked[: len(others)]) if others else 0
    later = float(round >= 3)
    neighbours = sum(1 for seat in others if (seat - leader) % seats in (1, seats - 1))
    liking = sum(_liking(now, leader, seat) for seat in others) / max(len(others), 1)
    liked = sum(_liking(now, seat, leader) for seat in others) / max(len(others), 1)
    good = (team & now.last_good).bit_count() / size
    bad = (team & now.last_bad).bit_count() / size
    same = float(team == now.previous)
    plain = [
        1.0, member, member * (round == 1), member * later, float(attempt > 1), float(attempt == 5),
        belief, belief * later, belief * member, (team & trusted).bit_count() / size,
        good, float(now.last_good != 0 and now.last_good & ~team == 0), bad, bad * (now.fails == 2),
        (team & now.previous).bit_count() / size, same, same * (attempt > 1),
        neighbours / size, liking, liked, sum(now.suspicion[seat] for seat in others) / size,
        float(now.fails == 2), float(now.successes == 2), later, *now.kinds,
    ]  # fmt: skip
    crossed = [1.0, member, float(round == 1), later, float(now.fails == 2), float(attempt == 5), belief, good]
    return plain, crossed


def _liking(now: Situation, seat: int, other: int) -> float:
    """Return how this seat has voted on teams with the other."""
    votes = [vote for team, _, vote in now.voted[seat] if team >> other & 1]
    return sum(votes) / (len(votes) + 2)
