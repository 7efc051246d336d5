"""The start of combat: the card and the hands (GR-COMBAT-01 to 14)."""

import pytest

from tests.grail.arena import ENEMY, HIT, ability, activate, arena, carry, enter, fight, hand, pass_round, row

TERROR = {"do": "gain", "what": "terror", "who": "active"}


@pytest.mark.rule("GR-COMBAT-01", "GR-COMBAT-142", "GR-COMBAT-76")
def test_a_party_fights_one_enemy_in_rounds(tmp_path):
    play = fight(tmp_path, cards=[HIT], decks=[["hit"], ["hit"]], seats=2, until="choose_active")
    encounter = play.state.encounter
    assert (encounter.card, encounter.participants, encounter.round) == ("enemy", [0, 1], 1)
    for seat, pool in ((1, 2), (0, 4)):  # all markers go into one pool, all cards into one sequence
        activate(play, seat)
        play.give("play", "hit")
        assert play.state.encounter.pool == pool
        pass_round(play)
    assert [played.owner for played in play.state.encounter.sequence] == [1, 0]
    assert play.state.encounter.round == 2


@pytest.mark.rule("GR-COMBAT-02")
def test_the_parts_of_a_combat_encounter(tmp_path):
    play = arena(tmp_path, {**ENEMY, "level": 3, "traits": ["guardian", "agile"]})
    enemy = play.table.setup.pack.encounters["enemy"]
    assert (enemy.level, enemy.price, enemy.traits) == (3, 9, ("guardian", "agile"))
    assert all((enemy.attacks, enemy.opportunity, enemy.reward, enemy.loot, enemy.right))


@pytest.mark.rule("GR-COMBAT-03")
@pytest.mark.parametrize(("price", "won"), [(1, True), (2, True), (3, False)])
def test_the_price_is_the_number_of_markers_that_wins(tmp_path, price, won):
    play = fight(tmp_path, {"price": price, "attacks": [row(0, TERROR, most=9)]}, [HIT], decks=[["hit"]])
    play.give("play", "hit")
    play.give("play", "stop")
    play.go_on("act", "play")
    assert (play.state.encounter is None) == won


@pytest.mark.rule("GR-COMBAT-03", "GR-COMBAT-156")
def test_a_price_of_0_wins_at_the_first_check_before_any_attack(tmp_path):
    enemy = {name: value for name, value in ENEMY.items() if name != "price"}
    play = arena(tmp_path, enemy)
    enter(play)
    play.go_on("play")
    play.give("play", "filler")
    play.give("play", "stop")
    assert play.happened("attack_began") == []
    assert play.happened("encounter_ended") == [{"ended": "won"}]


@pytest.mark.rule("GR-COMBAT-04")
def test_traits_apply_during_the_whole_encounter(tmp_path):
    play = fight(tmp_path, {"traits": ["horde"]})
    for discarded in (2, 4, 6):
        play.give("play", "filler")
        pass_round(play)
        assert len(play.state.characters[0].combat.discarded) == discarded


@pytest.mark.rule("GR-COMBAT-05", "GR-ENC-07")
@pytest.mark.parametrize("colour", ["green", "grey", "purple"])
def test_a_card_with_a_key_half_starts_combat(tmp_path, colour):
    play = fight(tmp_path, {"colour": colour})
    assert play.state.encounter.kind == "combat"


@pytest.mark.rule("GR-COMBAT-05", "GR-ENC-07", "GR-ENC-08", "GR-ENC-12")
def test_a_card_without_a_key_half_is_only_read(tmp_path):
    text = [{"do": "gain", "what": "food", "amount": 3, "who": "active"}]
    play = fight(tmp_path, {"right": [], "text": text}, until="act")
    assert play.happened("encounter_began") == []
    assert play.happened("encounter_read") == [{"card": "enemy"}]
    assert play.state.characters[0].resources["food"] == 3
    assert play.state.decks["encounters/grey"].bottom == ["enemy"]


@pytest.mark.rule("GR-COMBAT-06", "GR-COMBAT-07", "GR-COMBAT-08")
def test_the_order_of_the_start(tmp_path):
    """Setup with its triggered abilities, equipment, hands, mulligans, and round 1."""
    start = ability("start_of_encounter", {"do": "gain", "what": "food", "who": "active"})
    club = {"id": "club", "keyword": "weapon", "abilities": []}
    play = arena(tmp_path, {**ENEMY, "abilities": [start], "traits": ["sluggish"]}, more={"items": [club]})
    carry(play, 0, "club")
    enter(play)
    assert play.asked == {0: "use_items"}
    play.give("use_items", "done")
    assert play.asked == {0: "mulligan"}
    assert hand(play) == ["filler"] * 4  # a trait applies at the start
    play.give("mulligan", "keep")
    told = [event.kind for event in play.table.all_events()]
    order = ["encounter_began", "ability_fired", "weapons_taken_up", "card_taken", "encounter_round_began", "activated"]
    assert [told.index(kind) for kind in order] == sorted(told.index(kind) for kind in order)
    assert (play.state.encounter.pool, play.state.encounter.sequence) == (0, [])


@pytest.mark.rule("GR-COMBAT-09", "GR-TRAIT-26")
def test_items_can_be_put_aside_before_the_fight_only(tmp_path):
    items = [{"id": "club", "keyword": "weapon"}, {"id": "cap", "keyword": "armour"}]
    play = arena(tmp_path, ENEMY, more={"items": items})
    carry(play, 0, "club", "cap")
    enter(play)
    assert play.options(0) == ["done", "club", "cap"]
    play.give("use_items", "cap")
    assert play.options(0) == ["done", "club"]
    play.give("use_items", "done")
    assert [held.aside for held in play.state.characters[0].items] == [False, True]
    assert play.state.encounter.weapons == {0: ["club"]}
    play.go_on("play")
    play.give("play", "retreat")
    assert [held.aside for held in play.state.characters[0].items] == [False, False]


@pytest.mark.rule("GR-COMBAT-10", "GR-COMBAT-11")
@pytest.mark.parametrize(("seats", "cards"), [(1, 3), (2, 3), (3, 3), (4, 2)])
def test_opening_hands(tmp_path, seats, cards):
    play = fight(tmp_path, seats=seats, until="mulligan")
    assert [len(hand(play, seat)) for seat in range(seats)] == [cards] * seats


@pytest.mark.rule("GR-COMBAT-12", "GR-COMBAT-13", "GR-COMBAT-14")
def test_a_hand_may_be_redrawn_with_one_card_fewer_down_to_one(tmp_path):
    play = fight(tmp_path, seats=2, until="mulligan")
    play.give("mulligan", "keep", seat=1)
    for cards, discarded in ((2, 3), (1, 5)):
        play.give("mulligan", "redraw", seat=0)
        assert len(hand(play, 0)) == cards
        assert len(play.state.characters[0].combat.discarded) == discarded
        assert len(play.state.decks["combat/0"]) == 15 - cards - discarded  # discarded cards are not shuffled back
    assert set(play.asked.values()) == {"choose_active"}  # a hand of one is kept
    assert len(hand(play, 1)) == 3
