"""Search for Merlin, by acts that show knowledge of the evil players, and for the other targets of evil."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from math import exp

from afallon.avalon.characters import CHARACTERS
from afallon.avalon.families.messengers import KnownMessages
from afallon.avalon.tags import HIDDEN_FROM_MERLIN
from afallon.avalon.view import AvalonView
from afallon.players.avalon.evidence import Proposed, history, log_act, mask
from afallon.players.avalon.habits import MERLIN, PERCIVAL, SERVANT


def chances_of_merlin(view: AvalonView, evil: Iterable[int]) -> dict[int, float]:
    """Return for each good seat how likely it is Merlin, to a player who knows these evil players."""
    evil = tuple(evil)
    proposals = history(view).proposals
    candidates = [seat for seat in range(view.seats) if seat not in evil]
    sights = _what_merlin_may_have_seen(view, evil)
    chances = {seat: sum(exp(_likeness(proposals, seat, MERLIN, seen)) for seen in sights) for seat in candidates}
    if "percival" in view.deck:
        # Percival acts as if he knew a little: another seat than Merlin must look like him.
        like_percival = {seat: exp(_likeness(proposals, seat, PERCIVAL, mask(evil))) for seat in candidates}
        total = sum(like_percival.values())
        chances = {seat: chance * (total - like_percival[seat]) for seat, chance in chances.items()}
    total = sum(chances.values())
    return {seat: chance / total for seat, chance in chances.items()}


def _likeness(proposals: Iterable[Proposed], seat: int, kind: int, evil: int) -> float:
    """Return how much better this kind than a servant explains the seat's acts, as a logarithm."""
    likeness = 0.0
    for act in proposals:
        count = (evil & mask(act.team)).bit_count()
        likeness += log_act(act, seat, kind, count) - log_act(act, seat, SERVANT, count)
    return likeness


def _what_merlin_may_have_seen(view: AvalonView, evil: tuple[int, ...]) -> list[int]:
    """Return the sets of evil players that Merlin may have seen, each without one who may be hidden (AV-ROLE-07)."""
    hidden = [name for name in view.deck if HIDDEN_FROM_MERLIN in CHARACTERS[name].tags]
    if not hidden:
        return [mask(evil)]
    by_name = [seat for seat in evil if view.characters.get(seat) in hidden]
    unknown = [seat for seat in evil if seat not in view.characters]
    return [mask(evil) & ~(1 << seat) for seat in by_name or unknown] or [mask(evil)]


def possible_messengers(view: AvalonView, evil: Iterable[int]) -> list[tuple[int, int]]:
    """Return the pairs, none known as evil, that could have sent all good messages; all pairs, if none could."""
    known = {*evil, view.reader}
    good = [seat for seat in range(view.seats) if seat not in known]
    pairs = list(combinations(good, 2))
    tokens = Counter(KnownMessages.of(view).tokens.get("good_message", ()))
    teams = {played.quest: played.team for played in view.quests}
    able = [
        pair
        for pair in pairs
        if all(len(set(pair).intersection(teams[quest])) >= number for quest, number in tokens.items())
    ]
    return able or pairs


def shunned(view: AvalonView, seat: int, other: int) -> int:
    """Return how often this seat rejected a team with the other on it, minus how often it approved one."""
    votes = [proposal.votes[seat] for proposal in view.proposals if proposal.votes and other in proposal.team]
    return votes.count("reject") - votes.count("approve")
