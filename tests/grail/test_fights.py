"""Random fights: there is always an open question, every reader knows the state, and any moment can be saved."""

from random import Random

import msgspec
import pytest

import afallon
from afallon.grail.content.glossary import Trait
from tests.grail.arena import DRAW, ENEMY, FOLLOW, HIT, HURT, MARKER, ability, arena, card, edge, enter, row

TERROR = {"do": "gain", "what": "terror", "who": "active"}
CARDS = [
    HIT,
    FOLLOW,
    card("spell", [{"magic": True, "extra_card": True}, None, {"markers": 1}], ["magic", None, ("free", {"times": 2})]),
    card("guard", [], [None, None, "free"], ability("during_attack", {"do": "reduce", "what": "damage"}), passive=True),
    card("slow", [{"draw": 1}, None, {}], [("empathy", 1), "magic", None], ability("delayed", DRAW, MARKER, tokens=2)),
    card(
        "store",
        [],
        [None, "magic", "free"],
        ability("on_play", {"do": "gain_charges", "amount": {"per": "cards_in_sequence", "at_most": 3}}),
        ability("charges", {"do": "allow_card"}, charges=2),
        ability("charges", {"do": "cancel", "what": "attack"}, charges=1),
    ),
    card("vain", [None, None, {"discard_last": 1, "markers": 3}], ["magic"], if_discarded=[DRAW]),
    card("wild", [{"markers": 2}], [], ability("on_play", {**HURT, "who": "each"}, optional=True)),
]
DECK = ["hit", "follow", "spell", "guard", "slow", "store", "vain", "wild", "hit", "follow", "spell"]
ATTACKS = [
    row(0, {**HURT, "amount": 2}, TERROR, most=2),
    row(3, {"do": "remove_markers", "amount": 4}, {"do": "discard_cards", "who": "active"}, most=5),
    row(6, {"do": "discard_last"}, {**HURT, "unavoidable": True}, {"do": "draw_cards", "who": "each"}, most=8),
]


@pytest.mark.slow
@pytest.mark.parametrize("trait", Trait.__args__)
@pytest.mark.parametrize("seats", [1, 3])
def test_any_fight_can_be_fought_to_its_end(tmp_path, trait, seats):
    rng = Random(f"{trait}/{seats}")
    enemy = {**ENEMY, "traits": [trait], "attacks": ATTACKS, "right": edge(("aggression", 2), "magic", "free")}
    for _ in range(6):
        play = arena(tmp_path, enemy, CARDS, decks=[DECK] * seats, seats=seats)
        enter(play)
        for answers in range(400):
            if play.state.encounter is None:
                break
            assert play.table.open
            decision = rng.choice(list(play.table.open.values()))
            value = decision.options.sample(rng)
            if value == "retreat" and rng.random() < 0.95:  # otherwise most fights would be short
                value = play.options(decision.seat)[0]
            play.give(decision.kind, value, decision.seat)
            if answers % 7 == 0:
                assert play.table.view(None).state == play.table.state
                plain = msgspec.json.decode(msgspec.json.encode(play.table.snapshot()))
                twin = afallon.Table.restore(msgspec.convert(plain, afallon.Snapshot, str_keys=True))
                assert (twin.state, twin.open) == (play.table.state, play.table.open)
        assert play.state.encounter is None
        assert all(len(play.state.decks[f"combat/{seat}"]) == 15 for seat in range(seats))
