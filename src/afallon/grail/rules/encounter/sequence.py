"""The sequence: the edge that the next card meets, and the playable cards. Pure functions."""

from collections.abc import Iterator

from afallon.grail.content.cards import Card, RightEdge
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.effects.values import value_now
from afallon.grail.rules.encounter.keys import Key, connects, joined
from afallon.grail.rules.queries import CARDS_AT_MOST
from afallon.grail.rules.state import GrailPosition, setup_of
from afallon.grail.rules.under_way import piles_of, under_way


def card_named(position: GrailPosition, card: str) -> Card:
    return setup_of(position).pack.cards[under_way(position.state).kind][card]


def right_edge(position: GrailPosition, place: int) -> RightEdge:
    """Return the edge that the card at this place meets: of the previous card or the encounter (GR-COMBAT-17, 148)."""
    encounter = under_way(position.state)
    if place == 0:
        return setup_of(position).pack.encounters[encounter.card].right
    return card_named(position, encounter.sequence[place - 1].card).right


def keys_at(position: GrailPosition, place: int, card: str) -> tuple[Key, ...]:
    """Return the keys joined by this card at this place, in the order of resolution. Cached per pack."""
    encounter, known = under_way(position.state), setup_of(position).pack.known
    meeting = (encounter.kind, encounter.sequence[place - 1].card if place else None, encounter.card, card)
    keys: tuple[Key, ...] | None = known.get(meeting)
    if keys is None:
        keys = known[meeting] = tuple(joined(right_edge(position, place), card_named(position, card).left))
    return keys


def next_keys(position: GrailPosition, card: str) -> tuple[Key, ...]:
    """Return the keys that would join if the card were played now."""
    return keys_at(position, len(under_way(position.state).sequence), card)


def would_connect(position: GrailPosition, seat: int, key: Key, *, magic: bool) -> bool:
    """Return whether the key connects for this character, with its magic paid or not (GR-COMBAT-22 to 27)."""
    return connects(
        key,
        lambda attribute: value_now(position, seat, attribute),
        (key.row,) if magic else (),
        lambda printed: modified(position, "threshold", printed, seat),
    )


def extra_card_rows(position: GrailPosition, seat: int, card: str, *, magic: bool) -> tuple[int, ...]:
    """Return the rows in which the card would connect an uncancelled extra-card bonus (GR-COMBAT-34, 48)."""
    return tuple(
        key.row
        for key in next_keys(position, card)
        if key.left.extra_card and key.times and would_connect(position, seat, key, magic=magic)
    )


def magic_payers(position: GrailPosition, seat: int) -> tuple[int, ...]:
    """Return the seats that could pay a magic key for this character: itself first, then the others (GR-PARTY-14)."""
    seats = (seat, *(other for other in under_way(position.state).participants if other != seat))
    return tuple(payer for payer in seats if position.state.characters[payer].resources["magic"] > 0)


def needs_magic(position: GrailPosition, seat: int, card: str) -> bool:
    """Return whether a magic key must be paid for the card to be played now (GR-COMBAT-88)."""
    encounter = under_way(position.state)
    is_first = encounter.cards_played == 0 or encounter.card_allowed
    return not is_first and not extra_card_rows(position, seat, card, magic=False)


def has_played_all(position: GrailPosition, seat: int) -> bool:
    """Return whether the enemy's limit of cards in one activation is reached (GR-TRAIT-24)."""
    most, played = position.fold(CARDS_AT_MOST, None), under_way(position.state).cards_played
    return most is not None and played >= modified(position, "cards_each_activation", most, seat)


def playable(position: GrailPosition, seat: int) -> Iterator[str]:
    """Yield the playable hand cards: any as the first, then those with an extra-card bonus (GR-COMBAT-86, 87)."""
    if has_played_all(position, seat):
        return
    for card in dict.fromkeys(piles_of(position.state, seat).hand):
        if not needs_magic(position, seat, card) or (
            magic_payers(position, seat) and extra_card_rows(position, seat, card, magic=True)
        ):
            yield card
