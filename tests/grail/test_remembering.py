"""Caches of cards and map in the rules are valid until an event invalidates them."""

from random import Random

import pytest

import afallon
from afallon.grail.rules.effects.abilities import speeches_of
from afallon.grail.rules.map.grid import connected
from afallon.grail.rules.telling import Change
from afallon.grail.view_position import position_of
from afallon.players.grail import wander
from tests.grail.driver import PACKS


def _remembered(view: afallon.kernel.View) -> tuple[object, ...]:
    position = position_of(view)
    pack = position.setup.pack
    return (
        [speeches_of(position, seat) for seat, one in enumerate(view.state.characters) if one.alive],
        {number: connected(pack, view.state, number) for number in view.state.places},
    )


@pytest.mark.parametrize("seed", range(3))
def test_events_that_leave_cards_keep_the_caches_valid(seed: int) -> None:
    table = afallon.new("grail", seats=3, seed=seed, pack=str(PACKS / "fixture"))
    rng = Random(seed)
    while table.state.day < 6 and table.outcome is None:
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
    view, checked = table.game.view(None), set()
    for event in table.events_for(None):
        light = isinstance(event, Change) and event.leaves_cards and bool(view.state.characters)
        before = _remembered(view) if light else None
        view.apply(event)
        if light:
            checked.add(event.kind)
            assert _remembered(view) == before, event
    assert {"track_changed", "card_played", "characters_moved", "party_formed"} <= checked


def test_a_waiting_table_has_an_empty_cache() -> None:
    """So states that are changed by hand, as in tests, are not read from an old cache."""
    table = afallon.new("grail", seats=2, seed=1, pack=str(PACKS / "fixture"))
    rng = Random(1)
    for _ in range(40):
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
        assert table.known is None
