"""The end of combat: escape, reward, loot and cards (GR-COMBAT-102, 132 to 140, 154)."""

import pytest

from afallon.grail.content import PackError, load_pack
from afallon.grail.rules.encounter.questions import FlipItem
from afallon.grail.rules.map.guardians import guardians_at
from afallon.kernel import SetupError
from tests.grail.arena import (
    ENEMY,
    HIT,
    MARKER,
    ability,
    activate,
    arena,
    card,
    carry,
    enter,
    fight,
    row,
)
from tests.grail.driver import divided

TERROR = {"do": "gain", "what": "terror", "who": "active"}
FOOD = {"do": "gain", "what": "food", "who": "active"}
WEAK = {"price": 2, "attacks": [row(0, TERROR, most=1)]}


def resources(play, what):
    return [character.resources[what] for character in play.state.characters]


def win(play):
    """Let the active character play a hit, which wins."""
    play.give("play", "hit")
    play.give("play", "stop")


@pytest.mark.rule("GR-COMBAT-102")
@pytest.mark.parametrize(("rows", "missing"), [([row(0)], 1), ([row(0), row(2)], 1), ([row(1, most=2)], 0), ([], 0)])
def test_a_pack_has_an_attack_row_for_every_pool_below_the_price(tmp_path, rows, missing):
    attacks = [{**one, "effects": [TERROR]} for one in rows]
    with pytest.raises(SetupError):
        arena(tmp_path, {**ENEMY, "price": 3, "attacks": attacks})
    with pytest.raises(PackError) as refused:
        load_pack(tmp_path)
    assert {problem.code for problem in refused.value.problems} == {"no_attack_for_this_pool"}
    assert refused.value.problems[0].details["pool"] == missing


@pytest.mark.rule("GR-COMBAT-132", "GR-COMBAT-133", "GR-COMBAT-143", "GR-GUARD-04")
def test_an_escaped_enemy_gives_nothing(tmp_path):
    """Even a guardian goes under its deck, and the rest of the attack is dropped."""
    immediate = [{"do": "meet", "encounter": "enemy"}]
    immediate.append({"do": "when", "requires": [{"has": "encounter", "ended": "won"}], "then": [FOOD]})
    enemy = {"traits": ["guardian"], "attacks": [row(0, {"do": "escape"}, TERROR, most=8)]}
    play = fight(tmp_path, enemy, immediate=immediate)
    play.give("play", "filler")
    play.give("play", "stop")
    assert play.state.encounter is None
    assert play.happened("encounter_ended") == [{"ended": "escaped"}]
    assert play.state.characters[0].terror == 0
    assert (resources(play, "experience"), resources(play, "wealth"), resources(play, "food")) == ([0], [0], [0])
    assert play.state.decks["encounters/grey"].bottom == ["enemy"]
    assert guardians_at(play.state, 2) == ()


@pytest.mark.rule("GR-COMBAT-134", "GR-COMBAT-137", "GR-COMBAT-95")
def test_each_participant_gets_the_whole_reward_and_the_loot_is_divided(tmp_path):
    loot = [{"do": "gain", "what": "wealth", "amount": 3, "who": "party"}]
    play = fight(tmp_path, {**WEAK, "loot": loot}, [HIT], decks=[["hit"]], seats=2, until="choose_active")
    activate(play, 0)
    win(play)
    assert resources(play, "experience") == [2, 2]
    play.give("share_out", divided(wealth=(1, 2)))
    assert resources(play, "wealth") == [1, 2]
    assert play.state.decks["encounters/grey"].bottom == ["enemy"]


@pytest.mark.rule("GR-COMBAT-135")
def test_a_participant_who_left_gets_nothing(tmp_path):
    play = fight(tmp_path, WEAK, [HIT], decks=[["hit"]], seats=2, until="choose_active")
    activate(play, 1)
    play.give("play", "retreat")
    play.go_on("play")
    win(play)
    assert (resources(play, "experience"), resources(play, "wealth")) == ([2, 0], [1, 0])


@pytest.mark.rule("GR-COMP-28", "GR-COMBAT-95")
@pytest.mark.parametrize(("counter", "is_won"), [("comers", False), ("members", True)])
def test_a_price_per_participant_does_not_fall_when_one_leaves(tmp_path, counter, is_won):
    price = {"do": "modify", "what": "price", "amount": {"per": counter, "times": 2}, "who": "party"}
    enemy = WEAK | {"price": 0, "attacks": [row(0, TERROR, most=3)], "abilities": [ability("always", price)]}
    play = fight(tmp_path, enemy, [HIT], decks=[["hit"]], seats=2, until="choose_active")
    activate(play, 1)
    play.give("play", "retreat")
    play.go_on("play")
    play.give("play", "hit")
    play.give("play", "stop")
    assert (play.state.encounter is None) == is_won


@pytest.mark.rule("GR-COMBAT-136")
def test_the_lowest_number_decides_disagreements_about_loot(tmp_path):
    numbers = [{"number": 2}, {"number": 1}]
    play = fight(tmp_path, WEAK, [HIT], decks=[["hit"]], seats=2, characters=numbers, until="choose_active")
    activate(play, 0)
    win(play)
    play.give("share", 0, seat=0)
    play.give("share", 1, seat=1)
    assert resources(play, "wealth") == [0, 1]


@pytest.mark.rule("GR-COMBAT-138", "GR-DISCARD-03", "GR-COMBAT-139")
@pytest.mark.parametrize("answer", ["stop", "retreat"])
def test_all_cards_return_and_the_encounter_is_cleared(tmp_path, answer):
    """Cards in hand, discarded and played return; the deck is shuffled, so no place in it is known."""
    rich = card(
        "rich",
        [{"magic": True, "markers": 1}, None, {"markers": 1}],
        [],
        ability("on_play", {"do": "gain_charges", "amount": 2}),
        ability("delayed", FOOD, tokens=3),
    )
    enemy = {**WEAK, "right": [{"key": "magic"}, None, {"key": "free"}]}
    deck = ["filler", "filler", "filler", "rich", "hit"]
    play = fight(tmp_path, enemy, [rich, HIT], decks=[deck], until="mulligan")
    play.give("mulligan", "redraw")
    play.go_on("play")
    play.give("play", "rich")
    play.give("pay_magic", "yes")
    play.give("play", answer)
    assert play.state.encounter is None
    assert (play.state.decks["combat/0"].top, play.state.decks["combat/0"].bottom) == ([], [])
    assert play.state.decks["combat/0"].pool == {"filler": 13, "hit": 1, "rich": 1}
    piles = play.state.characters[0].combat
    assert (piles.hand, piles.discarded) == ([], [])


@pytest.mark.rule("GR-COMBAT-139")
def test_spent_magic_is_not_returned(tmp_path):
    spell = card("spell", [{"magic": True, "markers": 2}, None, None], [])
    enemy = {**WEAK, "right": [{"key": "magic"}, None, {"key": "free"}]}
    play = fight(tmp_path, enemy, [spell], decks=[["spell"]])
    play.give("play", "spell")
    play.give("pay_magic", "yes")
    play.give("play", "stop")
    assert play.state.encounter is None
    assert resources(play, "magic") == [1]


TORCH = {"id": "torch", "abilities": [ability("flip", {**MARKER, "amount": 1})]}


@pytest.mark.rule("GR-COMBAT-140", "GR-ITEM-19", "GR-ITEM-20")
def test_flipped_items_are_turned_back_after_the_encounter(tmp_path):
    play = arena(tmp_path, ENEMY, more={"items": [TORCH]})
    carry(play, 0, "torch")
    enter(play)
    play.go_on("play")
    assert FlipItem("torch") in play.options(0)
    play.give("play", FlipItem("torch"))
    assert play.state.encounter.pool == 1
    assert play.state.characters[0].items[0].flipped
    assert FlipItem("torch") not in play.options(0)
    play.give("play", "retreat")
    held = play.state.characters[0].items[0]
    assert (held.flipped, held.face_up) == (False, True)


@pytest.mark.rule("GR-COMBAT-154")
def test_drawn_loot_is_revealed_before_it_is_divided(tmp_path):
    loot = [{"do": "gain_item", "who": "party"}]
    play = fight(
        tmp_path,
        {**WEAK, "loot": loot},
        [HIT],
        decks=[["hit"]],
        seats=2,
        more={"items": [TORCH]},
        until="choose_active",
    )
    activate(play, 0)
    win(play)
    assert play.happened("card_drawn")[-1] == {"deck": "items", "card": "torch"}
    assert play.asked == {0: "take_item", 1: "take_item"}
    play.give("take_item", 1)
    assert [held.card for held in play.state.characters[1].items] == ["torch"]
