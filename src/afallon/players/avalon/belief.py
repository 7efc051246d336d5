"""Beliefs of one seat about the others: the public evidence, restricted to sets that fit its certain knowledge."""

from collections.abc import Iterable, Iterator, Sequence
from math import exp, log

from afallon.avalon.announced import announced_setup
from afallon.avalon.cards import CARDS
from afallon.avalon.character import EVIL, GOOD
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.families.lancelots import VARIANTS, KnownLancelots
from afallon.avalon.modules.excalibur import KnownExcalibur
from afallon.avalon.night import sights, tags_of
from afallon.avalon.queries import LOYALTY_CARDS
from afallon.avalon.tags import SWITCHES_SIDES
from afallon.avalon.view import AvalonView
from afallon.players.avalon.evidence import (
    evil_players,
    evil_sets,
    explain_proposals,
    explain_quests,
    history,
    mask,
)

LIE = log(0.2)
"""Log-likelihood of a loyalty card of the wrong side, where a character may lie or change sides."""


class Belief:
    """The probability of each set of evil players."""

    def __init__(self, logarithms: Sequence[tuple[int, float]]) -> None:
        best = max(logarithm for _, logarithm in logarithms)
        weights = [(evil, exp(logarithm - best)) for evil, logarithm in logarithms]
        total = sum(weight for _, weight in weights)
        self.worlds = [(evil, weight / total) for evil, weight in weights]

    def evil(self, seat: int) -> float:
        """Return the probability that this seat is evil."""
        return sum(weight for evil, weight in self.worlds if evil >> seat & 1)

    def sound(self, team: Iterable[int], needed: int = 1) -> float:
        """Return the probability that the team has fewer evil members than the `needed` fails."""
        members = mask(team)
        if needed == 1:
            return sum(weight for evil, weight in self.worlds if not evil & members)
        return sum(weight for evil, weight in self.worlds if (evil & members).bit_count() < needed)


def public_belief(view: AvalonView) -> Belief:
    """Return the belief of a spectator."""
    return _narrow(view, [], None, range(view.seats) if "merlin" in view.deck else ())


def outward_belief(view: AvalonView) -> Belief:
    """Return what the reader would believe as a plain servant: good, and without other knowledge."""
    own = _reader(view)
    return _narrow(view, [(1 << own, 0)], own, _others(view) if "merlin" in view.deck else ())


def own_belief(view: AvalonView) -> Belief:
    """Return the belief of a good reader, given all its knowledge."""
    own = _reader(view)
    maybe_merlin = _others(view) if "merlin" in view.deck and view.characters[own] != "merlin" else []
    for seen in view.seen:
        if seen.learns == "seems_merlin":  # AV-REVEAL-10
            maybe_merlin = list(seen.seats)
    return _narrow(view, certainties(view), own, maybe_merlin)


def _others(view: AvalonView) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.reader]


def certainties(view: AvalonView) -> list[tuple[int, int]]:
    """Return groups of seats (as masks) with the exact number of evil players in each that the reader knows of."""
    known = [(1 << seat, int(side == EVIL)) for seat, side in view.sides.items()]
    if view.evil:
        known.append((mask(view.evil), len(view.evil)))
    known += _seen_at_night(view)
    if not cards_may_lie(view):
        known += [(1 << seat, int(card == EVIL)) for seat, card in _loyalties(view)]
    if not _sides_may_change(view):
        known += [(1 << seat, 1) for seat in _seen_to_fail(view)]
    return known


def _seen_at_night(view: AvalonView) -> Iterator[tuple[int, int]]:
    """Yield for each step of the night the seats that were shown, with the number of them that are evil now."""
    own = view.characters.get(_reader(view))
    if own is None or not view.seen:
        return
    setup = announced_setup(view.announced)
    called_for = {sight.name: sight for sight in sights(setup)}
    for seen in view.seen:
        cards = [name for name in view.deck if called_for[seen.step].shows(tags_of(setup, name))]
        if own in cards:
            cards.remove(own)
        if len(cards) == len(seen.seats):
            yield mask(seen.seats), sum(side_now(view, name) == EVIL for name in cards)


def side_now(view: AvalonView, name: str) -> str:
    """Return the current side of a character, after all switches so far (AV-LANC-03)."""
    side = CHARACTERS[name].side
    if KnownLancelots.of(view).switches % 2 and SWITCHES_SIDES in CHARACTERS[name].tags:
        return GOOD if side == EVIL else EVIL
    return side


def cards_may_lie(view: AvalonView) -> bool:
    """Return whether a loyalty card may differ from the current side of its owner."""
    return _sides_may_change(view) or any(LOYALTY_CARDS in CHARACTERS[name].queries for name in view.deck)


def _sides_may_change(view: AvalonView) -> bool:
    return any(variant in view.modules for variant in VARIANTS)


def _loyalties(view: AvalonView) -> list[tuple[int, str]]:
    """Return the loyalty cards that the reader was shown."""
    return [
        (inspection.inspected, inspection.card)
        for inspection in view.inspections
        if inspection.inspector == view.reader and inspection.card is not None
    ]


def _seen_to_fail(view: AvalonView) -> set[int]:
    """Return the other seats whose card the reader has seen to be a fail that nobody had ordered."""
    changed = KnownExcalibur.of(view).changed
    ordered = {quest.quest: changed.get(quest.round) for quest in view.quests}
    return {
        seat
        for quest, cards in view.cards_given.items()
        for seat, card in cards.items()
        if quest in ordered and seat not in (view.reader, ordered[quest]) and CARDS[card] == "fail"
    }


def known_evil(view: AvalonView) -> set[int]:
    """Return the seats that the reader knows to be evil, its own included."""
    full = [seats for seats, count in certainties(view) if seats.bit_count() == count]
    return {seat for seat in range(view.seats) if any(seats >> seat & 1 for seats in full)}


def _narrow(
    view: AvalonView, known: list[tuple[int, int]], believer: int | None, maybe_merlin: Sequence[int]
) -> Belief:
    """Weigh the sets of evil players that fit `known`; one of the `maybe_merlin` seats has acted like Merlin.

    The believer's own acts are left out: they follow from its belief and must not reinforce it.
    """
    seats, evil, past = view.seats, evil_players(view), history(view)
    proposals = explain_proposals(seats, evil, past.proposals)
    told = list(zip(evil_sets(seats, evil), proposals, explain_quests(seats, evil, past.quests), strict=True))
    # Optional rules may make all knowledge seem impossible; then fall back to the public evidence.
    doubted = _loyalties(view) if believer is not None and known and cards_may_lie(view) else []
    possible = [row for row in told if all((row[0] & group).bit_count() == count for group, count in known)] or told
    logarithms = []
    for evil_set, explained, cards in possible:
        logarithm = explained.plain + cards
        logarithm += LIE * sum((card == EVIL) != bool(evil_set >> seat & 1) for seat, card in doubted)
        if believer is not None:
            logarithm -= explained.share[believer]
        if merlins := [explained.as_merlin[seat] for seat in maybe_merlin if not evil_set >> seat & 1]:
            logarithm += log(sum(map(exp, merlins)) / len(merlins))
        logarithms.append((evil_set, logarithm))
    return Belief(logarithms)


def _reader(view: AvalonView) -> int:
    assert isinstance(view.reader, int), "only a seat is asked"
    return view.reader
