"""Random campaigns with many deaths in every mode: they continue, or end in a known kind of defeat."""

from random import Random

import pytest

import afallon
from tests.grail.arena import ENEMY, HURT, row
from tests.grail.world import MEET, cost, gain, lose, world

DYING = [{"id": name, "at_zero_again": [{"do": "die", "who": "owner"}]} for name in ("dying", "dying_solo")]
MORE = {
    "afflictions": DYING,
    "book": [{"id": "500", "complete": True, "effects": [gain("food", 3)]}],
    "combat_encounters": [{**ENEMY, "attacks": [row(0, {**HURT, "amount": 2, "who": "each"}, most=8)]}],
    "items": [{"id": name, "crafted": True, "copies": 4} for name in ("axe", "bow", "cap")],
    "secrets": [{"number": 7}, {"number": 8, "personal": True}, {"number": 42}],
    "random_events": [{"id": "rain", "copies": 3}],
}
PLACES = {
    2: {"immediate": [MEET, {"do": "gain_item", "amount": 3, "who": "each"}]},
    3: {"immediate": [lose("health", 3), {"do": "gain_secret", "secret": 7, "who": "party"}]},
    4: {"immediate": [{"do": "add_random_events", "amount": 2}, {"do": "die", "who": "active"}]},
    5: {"action": {"cost": cost(), "effects": [{"do": "gain_secret", "secret": 8, "who": "active"}, HURT]}},
}


@pytest.mark.parametrize("mode", ["story", "normal", "challenge"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_deadly_campaign_continues_or_ends_in_a_known_defeat(tmp_path, mode, seats):
    table = world(tmp_path, seats=seats, heroes=[{}] * 7, places=PLACES, more=MORE, mode=mode).table
    rng, answers = Random(seats), 0
    while table.outcome is None and answers < 1500:
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
        answers += 1
        if not any(one.kind == "leave_secret" for one in table.open.values()):
            assert all(one.alive or one.items == one.secrets == [] for one in table.state.characters)
        if answers % 100 == 0:
            assert afallon.Table.restore(table.snapshot()).state == table.state
    assert table.view(0).state == table.state
    assert any(event.kind == "character_died" for event in table.all_events())
    assert table.outcome is None or table.outcome.reason in ("died_alone", "no_character_left", "nobody_left")
