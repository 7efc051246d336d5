"""Public evidence: how well each set of evil players explains the teams, votes and cards that all could see.

All functions depend on the public history only, so their results are cached for all seats of a table.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from math import comb, log
from operator import add, sub

import msgspec

from afallon.avalon.basic_view import Quest
from afallon.avalon.cards import CARDS
from afallon.avalon.character import EVIL as EVIL_SIDE
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.families.lancelots import KnownLancelots
from afallon.avalon.modules.excalibur import KnownExcalibur
from afallon.avalon.modules.trapper import KnownTrapper
from afallon.avalon.sizes import MAJORITY_OF_QUESTS
from afallon.avalon.view import AvalonView
from afallon.players.avalon.habits import EVIL, MERLIN, SERVANT, chance_of_fail, log_team, log_vote

IMPOSSIBLE = log(1e-6)
"""Log-likelihood of an observation that the basic rules exclude, since optional rules may still allow it."""


TURNCOAT = log(0.2)
"""Log-likelihood of a fail by a player who was evil at the time and is not now (AV-LANC-03)."""


class Proposed(msgspec.Struct, frozen=True):
    """A proposed team with its leader and, once they are shown, the votes. Quests are numbered in playing order."""

    quest: int
    attempt: int
    leader: int
    team: tuple[int, ...]
    votes: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    """A quest that was played.

    `brink` says whether one side was one quest from victory; `needed` is the number of fails that would have sunk it.
    """

    quest: int
    brink: bool
    needed: int
    team: tuple[int, ...]
    fails: int
    turncoats: bool
    """Whether characters have changed sides since."""


class History(msgspec.Struct, frozen=True):
    """All public acts of a game."""

    proposals: tuple[Proposed, ...]
    quests: tuple[Played, ...]


def history(view: AvalonView) -> History:
    """Return the public part of the reader's view."""
    proposals = tuple(Proposed(p.round, p.attempt, p.leader, p.team, p.votes) for p in view.proposals)
    quests: list[Played] = []
    results: list[bool | None] = []
    lancelots = KnownLancelots.of(view)
    for played in view.quests:
        needed = view.fails_to_sink[played.quest - 1]
        brink = MAJORITY_OF_QUESTS - 1 in (results.count(True), results.count(False))
        team, fails = _shown_cards(view, played)
        turncoats = (lancelots.switches - lancelots.switches_by_quest.get(played.quest, 0)) % 2 == 1
        quests.append(Played(played.round, brink, needed, team, fails, turncoats))
        results.append(played.succeeded)
    return History(proposals, tuple(quests))


def _shown_cards(view: AvalonView, played: Quest) -> tuple[tuple[int, ...], int]:
    """Return the members whose cards were shown as played, and the number of fails among these cards."""
    changed, trapped = (
        KnownExcalibur.of(view).changed.get(played.round),
        KnownTrapper.of(view).trapped.get(played.round),
    )
    team = tuple(seat for seat in played.team if seat not in (changed, trapped))
    fails = sum(number for card, number in played.cards.items() if CARDS[card] == "fail")
    if changed is not None and changed != trapped:
        fails -= fails > 0  # an ordered change mostly makes a fail of a success
    return team, fails


def evil_players(view: AvalonView) -> int:
    """Return the number of evil players in this set-up."""
    return sum(CHARACTERS[name].side == EVIL_SIDE for name in view.deck)


def mask(seats: Iterable[int]) -> int:
    """Return the seats as a bit mask."""
    return sum(1 << seat for seat in seats)


@lru_cache(maxsize=64)
def evil_sets(seats: int, evil: int) -> tuple[int, ...]:
    """Return every set of this many evil players as masks, in a fixed order."""
    return tuple(mask(chosen) for chosen in combinations(range(seats), evil))


class Explanation(msgspec.Struct, frozen=True, gc=False):
    """How well one set of evil players explains the proposals and votes, as logarithms.

    `plain` treats every good player as a servant. `share` is the contribution of each seat's own acts if it is a
    servant. `as_merlin` is the change for each seat if it is Merlin.
    """

    plain: float
    share: tuple[float, ...]
    as_merlin: tuple[float, ...]


@lru_cache(maxsize=128)  # at ten seats each takes some 170 kB
def explain_proposals(seats: int, evil: int, proposals: tuple[Proposed, ...]) -> tuple[Explanation, ...]:
    """Return an explanation for each of `evil_sets`, extending the cached result for all but the last proposal."""
    if not proposals:
        nothing = (0.0,) * seats
        return (Explanation(0.0, nothing, nothing),) * len(evil_sets(seats, evil))
    *_, act = proposals
    by_count = [_explain_act(seats, act, count) for count in range(3)]
    team = mask(act.team)
    explained = []
    before = explain_proposals(seats, evil, proposals[:-1])
    for evil_set, earlier in zip(combinations(range(seats), evil), before, strict=True):
        servant, if_evil, if_merlin = by_count[min((mask(evil_set) & team).bit_count(), 2)]
        plain = earlier.plain + sum(servant) + sum([if_evil[seat] for seat in evil_set])
        share = tuple(map(add, earlier.share, servant))
        explained.append(Explanation(plain, share, tuple(map(add, earlier.as_merlin, if_merlin))))
    return tuple(explained)


def _explain_act(seats: int, act: Proposed, evil_on_team: int) -> tuple[list[float], list[float], list[float]]:
    """Return the log-likelihood of each seat's act if it is a servant, and the differences if it is evil or Merlin."""
    servant, bad, merlin = (
        [log_act(act, seat, kind, evil_on_team) for seat in range(seats)] for kind in (SERVANT, EVIL, MERLIN)
    )
    return servant, list(map(sub, bad, servant)), list(map(sub, merlin, servant))


def log_act(act: Proposed, seat: int, kind: int, evil_on_team: int) -> float:
    """Return the log-likelihood that a seat of this kind acts so: proposes the team as leader, or votes so."""
    member = seat in act.team
    if seat == act.leader:
        return log_team(act.quest, member, kind=kind, evil_on_team=evil_on_team)
    if not act.votes:
        return 0.0
    return log_vote(act.quest, act.attempt, member, act.votes[seat], kind=kind, evil_on_team=evil_on_team)


@lru_cache(maxsize=256)
def explain_quests(seats: int, evil: int, quests: tuple[Played, ...]) -> tuple[float, ...]:
    """Return for each of `evil_sets` the log-likelihood of the cards that were shown."""
    by_count = [(mask(act.team), [_log_fails(act, count) for count in range(evil + 1)]) for act in quests]
    return tuple(
        sum(logarithms[(evil_set & team).bit_count()] for team, logarithms in by_count)
        for evil_set in evil_sets(seats, evil)
    )


def _log_fails(act: Played, able: int) -> float:
    """Return the log-likelihood of this number of fails from `able` evil members."""
    if act.turncoats and act.fails == able + 1:
        return TURNCOAT
    if act.fails > able:
        return IMPOSSIBLE * (act.fails - able)
    if not able:
        return 0.0
    fail = chance_of_fail(act.quest, act.brink, act.needed, able)
    return log(comb(able, act.fails) * fail**act.fails * (1 - fail) ** (able - act.fails))
