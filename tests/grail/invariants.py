"""Invariants of Grail at every question of a campaign; the contract suite checks those of all games."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from afallon import Table
from afallon.grail.content.decks import STARTING_CARDS, UPGRADE_CARDS
from afallon.grail.content.glossary import ATTRIBUTES, KINDS, RESOURCES
from afallon.grail.rules.quantities import MOST_RESOURCES, energy_cap
from afallon.grail.rules.state import Character, Piles, State
from afallon.grail.sessions import moment_of
from afallon.kernel import Deck


def check(table: Table[Any]) -> None:
    """Check the limits of places, characters, statuses and dials, and that no card is lost or duplicated."""
    state, pack = table.state, table.setup.pack
    cells = [(place.row, place.column) for place in state.places.values()]
    assert len(set(cells)) == len(cells)
    assert not set(state.places) & set(state.available)
    assert {guardian.location for guardian in state.guardians} <= set(state.places)
    for character in state.characters:
        if character.alive:
            check_character(state, character)
    tiles = [one.tile for one in (*state.characters, *(away.character for away in state.away.values())) if one.alive]
    assert len(set(tiles)) == len(tiles)
    assert not set(tiles) & set(state.dead)
    for status, marked in state.statuses.items():
        assert 1 <= marked <= pack.statuses[status].boxes
    assert all(dial.value >= 0 for dial in state.dials.values())
    assert all(place.dial is None or (place.menhir and place.dial >= 0) for place in state.places.values())
    assert set(state.achieved) <= {*state.quests, *state.ever_achieved}
    check_cards(table)
    check_own_cards(table)


def check_character(state: State, character: Character) -> None:
    """Check that the character is on the map and that its values are within their limits."""
    assert character.location in state.places
    assert 0 <= character.health <= character.health_max
    assert 0 <= character.energy <= energy_cap(state, character)
    assert 0 <= character.terror <= character.terror_max
    assert all(0 <= character.resources[what] <= MOST_RESOURCES for what in RESOURCES if what != "experience")
    assert all(character.attributes[what] >= 0 for what in ATTRIBUTES)
    assert len(set(character.afflictions)) == len(character.afflictions)


def check_cards(table: Table[Any]) -> None:
    """Check that no card has more copies than the pack and, between actions, that no copy is missing."""
    state, pack = table.state, table.setup.pack
    everybody = [*state.characters, *(away.character for away in state.away.values())]
    items = [str(held.card) for one in everybody for held in one.items]
    items += [item for place in state.places.values() for item in place.items] + cards_of(state.decks["items"])
    encounters = [*state.encounters, *(guardian.card for guardian in state.guardians)]
    encounters += [
        card for name, deck in state.decks.items() if name.startswith("encounters/") for card in cards_of(deck)
    ]
    skills = [*state.skills, *(skill.number for one in everybody for skill in one.skills)]
    secrets = [*state.secrets, *(int(held.card) for one in everybody for held in one.secrets)]
    check_none_twice(secrets, dict.fromkeys(pack.secrets, 1))
    is_at_rest = moment_of(table) == "turns"
    for found, all_of_them in (
        (items, {name: item.copies for name, item in pack.items.items()}),
        (encounters, {name: encounter.copies for name, encounter in pack.encounters.items()}),
        (skills, dict.fromkeys(pack.skills, 1)),
    ):
        check_none_twice(found, all_of_them)
        if is_at_rest:
            assert Counter(found) == Counter(all_of_them)


def check_none_twice(found: Iterable[Any], most: Mapping[Any, int]) -> None:
    assert Counter(found) <= Counter(most)


def check_own_cards(table: Table[Any]) -> None:
    """Check that living and absent characters have all their cards, and at least 15 in a deck (GR-ADV-05, 07)."""
    state = table.state
    for seat, character in enumerate(state.characters):
        for kind in KINDS:
            deck = state.decks.get(f"{kind}/{seat}")
            if character.alive and deck is not None:
                played = [
                    one.card
                    for one in (state.encounter.sequence if state.encounter and state.encounter.kind == kind else ())
                    if one.owner == seat
                ]
                own = [*cards_of(deck), *played, *at_hand(getattr(character, kind)), *in_question(table, seat, kind)]
                upgrades = cards_of(state.decks[f"{kind}_upgrades/{seat}"])
                assert len(own) + len(upgrades) == STARTING_CARDS + UPGRADE_CARDS
                assert state.encounter is not None or len(deck) >= STARTING_CARDS
    for away in state.away.values():
        for kind in KINDS:
            reserve = getattr(away.character, kind).reserve
            assert (
                len(away.decks[kind]) + len(away.decks[f"{kind}_upgrades"]) + len(reserve)
                == STARTING_CARDS + UPGRADE_CARDS
            )


def in_question(table: Table[Any], seat: int, kind: str) -> list[str]:
    """Return the cards of its decks that are options of an open question."""
    return [
        card
        for about in {id(decision.about): decision.about for decision in table.open.values()}.values()
        if (about.kind == "keep_upgrade" and (about.seat, about.deck) == (seat, kind))
        or (about.kind == "order_cards" and about.deck == f"{kind}/{seat}")
        for card in about.cards
    ]


def at_hand(piles: Piles) -> list[str]:
    return [*piles.hand, *piles.discarded, *piles.reserve]


def cards_of(deck: Deck) -> list[str]:
    """Return an entry for each copy in the deck."""
    return [*deck.top, *Counter(deck.pool).elements(), *deck.bottom]
