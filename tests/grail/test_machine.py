"""Random legal play over many days: there is always an open question, and the invariants hold."""

from random import Random

import pytest

import afallon
from afallon.grail.rules.characters.questions import GiveItem, WantItem
from afallon.grail.rules.state import Held
from afallon.players.grail import wander
from tests.grail.driver import Play
from tests.grail.invariants import check
from tests.grail.tables import begin

ANSWERS = 900


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_random_play_always_has_an_open_question(seats, seed):
    table, rng = begin("fixture", seats=seats, seed=seed), Random(seed)
    for _ in range(ANSWERS):
        assert table.open
        assert table.outcome is None
        check(table)
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
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


def test_an_item_limit_applies_only_after_a_whole_exchange():
    """A character that may keep one item can swap it for another without losing either."""
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
