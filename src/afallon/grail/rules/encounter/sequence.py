"""The sequence: which edge the next card meets, and which cards may be played. Pure functions of the table."""

from collections.abc import Iterator

from afallon.grail.content.cards import Card, RightEdge
from afallon.grail.rules.characters.values import value_of
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.encounter.changes import piles_of, under_way
from afallon.grail.rules.encounter.keys import Key, connects, joined
from afallon.grail.rules.state import GrailTable, setup_of


def card_named(table: GrailTable, card: str) -> Card:
    return setup_of(table).pack.cards[under_way(table.state).kind][card]


def right_edge(table: GrailTable, place: int) -> RightEdge:
    """The edge that the card at this place meets: of the card before it, else of the encounter (GR-COMBAT-17, 148)."""
    encounter = under_way(table.state)
    if place == 0:
        return setup_of(table).pack.encounters[encounter.card].right
    return card_named(table, encounter.sequence[place - 1].card).right


def keys_at(table: GrailTable, place: int, card: str) -> tuple[Key, ...]:
    """The keys that are joined when this card lies at this place of the sequence, in the order they are resolved."""
    return tuple(joined(right_edge(table, place), card_named(table, card).left))


def next_keys(table: GrailTable, card: str) -> tuple[Key, ...]:
    """The keys that would join if the card were played now."""
    return keys_at(table, len(under_way(table.state).sequence), card)


def would_connect(table: GrailTable, seat: int, key: Key, *, magic: bool) -> bool:
    """Does the key connect for this character, its magic being paid or not? (GR-COMBAT-22 to 27)"""
    character = table.state.characters[seat]
    return connects(
        key,
        lambda attribute: value_of(character, attribute),
        (key.row,) if magic else (),
        lambda printed: modified(table, "threshold", printed, seat),
    )


def extra_card_rows(table: GrailTable, seat: int, card: str, *, magic: bool) -> tuple[int, ...]:
    """The rows in which the card would connect an extra-card bonus that is not cancelled (GR-COMBAT-34, 48)."""
    return tuple(
        key.row
        for key in next_keys(table, card)
        if key.left.extra_card and key.times and would_connect(table, seat, key, magic=magic)
    )


def magic_payers(table: GrailTable, seat: int) -> tuple[int, ...]:
    """Who could pay a magic key for this character: itself first, then the other participants (GR-PARTY-14)."""
    seats = (seat, *(other for other in under_way(table.state).participants if other != seat))
    return tuple(payer for payer in seats if table.state.characters[payer].resources["magic"] > 0)


def needs_magic(table: GrailTable, seat: int, card: str) -> bool:
    """Must a magic key be paid for the card to be played now? (GR-COMBAT-88)"""
    encounter = under_way(table.state)
    is_first = encounter.cards_played == 0 or encounter.card_allowed
    return not is_first and not extra_card_rows(table, seat, card, magic=False)


def playable(table: GrailTable, seat: int) -> Iterator[str]:
    """The hand cards that may be played now: any as the first, then only by an extra-card bonus (GR-COMBAT-86, 87)."""
    encounter = under_way(table.state)
    most = table.fold("cards_at_most", None)
    if most is not None and encounter.cards_played >= modified(table, "cards_each_activation", most, seat):
        return
    for card in dict.fromkeys(piles_of(table.state, seat).hand):
        if not needs_magic(table, seat, card) or (
            magic_payers(table, seat) and extra_card_rows(table, seat, card, magic=True)
        ):
            yield card
