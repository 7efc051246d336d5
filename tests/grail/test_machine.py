"""Random legal play over many days: there is always something open, and what must always hold does."""

from random import Random

import pytest

import afallon
from afallon.grail.content.glossary import RESOURCES
from afallon.grail.rules.characters.questions import GiveItem, WantItem
from afallon.grail.rules.quantities import MOST_RESOURCES, energy_cap
from afallon.grail.rules.state import Held
from afallon.players.grail import wander
from tests.grail.driver import Play
from tests.grail.tables import begin

ANSWERS = 700


def check(table):
    """What holds at every question."""
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
    if state.encounter is None:
        for seat in table.seats:
            assert len(state.decks[f"combat/{seat}"]) == len(state.decks[f"diplomacy/{seat}"]) == 15
    for seat, decision in table.open.items():
        assert decision.options.count() > 0
        assert decision.seat == seat


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_there_is_always_something_to_answer(seats, seed):
    table, rng = begin("fixture", seats=seats, seed=seed), Random(seed)
    for number in range(ANSWERS):
        assert table.open
        assert table.outcome is None
        check(table)
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
        if number % 50 == 0:
            for reader in (None, *table.seats):
                assert table.view(reader).state == table.state
    assert table.state.day > 3


def test_the_same_seed_gives_the_same_campaign():
    told = []
    for _ in range(2):
        table, rng = begin("fixture", seats=2, seed=9), Random(4)
        for _ in range(120):
            decision = next(iter(table.open.values()))
            table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
        told.append([(event.kind, event.data) for event in table.all_events()])
    assert told[0] == told[1]


def test_an_item_limit_waits_until_a_whole_exchange_is_done():
    """Somebody who may keep one item swaps it for another: what was promised is not lost on the way."""
    play = Play("fixture", seats=2)
    for seat, item in ((0, "harpoon"), (1, "marsh_boots")):
        play.state.characters[seat].items.append(Held(item))
        play.state.characters[seat].afflictions.append("dying")
    play.give("act", "give", seat=0)
    play.give("give_what", GiveItem("harpoon"), seat=0)
    play.give("give_what", WantItem("marsh_boots"), seat=0)
    play.give("give_what", "done", seat=0)
    play.give("accept_gift", "yes", seat=1)
    assert [[held.card for held in one.items] for one in play.state.characters] == [["marsh_boots"], ["harpoon"]]
