"""What must hold at every question of every campaign, by its own rules. What holds for any game is its contract."""

from typing import Any

from afallon import Table
from afallon.grail.content.glossary import KINDS, RESOURCES
from afallon.grail.rules.beginning.characters import split_cards
from afallon.grail.rules.quantities import MOST_RESOURCES, energy_cap


def check(table: Table[Any]) -> None:
    """Places, tracks, resources, items and decks are within their limits."""
    state, pack = table.state, table.setup.pack
    cells = [(place.row, place.column) for place in state.places.values()]
    assert len(set(cells)) == len(cells)
    assert not set(state.places) & set(state.available)
    for character in state.characters:
        assert 0 <= character.health <= character.health_max
        assert 0 <= character.energy <= energy_cap(character)
        assert 0 <= character.terror <= character.terror_max
        assert all(0 <= character.resources[what] <= MOST_RESOURCES for what in RESOURCES if what != "experience")
        assert character.location in state.places
    held = [held.card for character in state.characters for held in character.items]
    everywhere = [*held, *(item for place in state.places.values() for item in place.items)]
    assert len(everywhere) + len(state.decks["items"]) <= sum(item.copies for item in pack.items.values())
    if pack.encounters and state.encounter is None:
        for seat in table.seats:
            for kind in KINDS:
                check_deck(table, seat, kind)


def check_deck(table: Table[Any], seat: int, kind: str) -> None:
    """A deck has 15 cards or more, and none of the character's cards is lost (GR-ADV-05, 07)."""
    state, pack = table.state, table.setup.pack
    character, deck = state.characters[seat], state.decks[f"{kind}/{seat}"]
    chosen_from = [
        card
        for decision in table.open.values()
        if decision.kind == "keep_upgrade" and (decision.seat, decision.about.deck) == (seat, kind)
        for card in decision.about.cards
    ]
    elsewhere = (state.decks[f"{kind}_upgrades/{seat}"], getattr(character, kind).reserve, chosen_from)
    assert len(deck) >= 15
    assert len(deck) + sum(map(len, elsewhere)) == sum(
        map(len, split_cards(pack, pack.characters[character.tile], kind))
    )
