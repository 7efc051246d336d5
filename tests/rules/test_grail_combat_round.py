"""A round of combat: the active character, the steps of an activation, the end of a round (GR-COMBAT-76 to 109)."""

import pytest

from afallon.grail.rules.state import Held
from tests.grail.arena import (
    DRAW,
    ENEMY,
    FOLLOW,
    HIT,
    HURT,
    MARKER,
    ability,
    activate,
    arena,
    card,
    carry,
    charges,
    enter,
    fight,
    hand,
    pass_round,
    row,
)

TERROR = {"do": "gain", "what": "terror", "who": "active"}
FOOD = {"do": "gain", "what": "food", "who": "active"}


def terror(play):
    return [character.terror for character in play.state.characters]


@pytest.mark.rule("GR-COMBAT-77", "GR-COMBAT-79", "GR-COMBAT-104", "GR-COMBAT-109")
def test_everybody_is_active_once_in_a_round(tmp_path):
    play = fight(tmp_path, seats=3, until="choose_active")
    assert play.options(0) == [0, 1, 2]
    activate(play, 1)
    pass_round(play)
    assert play.options(2) == [0, 2]
    assert play.state.encounter.been_active == [1]
    activate(play, 2)
    pass_round(play)
    assert play.asked == {0: "play"}  # only one is left: no question
    pass_round(play)
    assert (play.state.encounter.round, play.state.encounter.been_active) == (2, [])
    assert play.options(0) == [0, 1, 2]


@pytest.mark.rule("GR-COMBAT-78")
def test_in_disagreement_the_lowest_number_not_yet_active_is_next(tmp_path):
    numbers = [{"number": 4}, {"number": 2}, {"number": 3}]
    play = fight(tmp_path, seats=3, characters=numbers, until="choose_active")
    for seat, wish in ((0, 0), (1, 2), (2, 2)):
        play.give("choose_active", wish, seat)
    assert play.state.encounter.active == 1  # although the player of the lowest number wanted another
    play.go_on("play")
    pass_round(play)
    for seat, wish in ((0, 0), (1, 2), (2, 2)):
        play.give("choose_active", wish, seat)
    assert play.state.encounter.active == 2


@pytest.mark.rule("GR-COMBAT-78")
def test_a_chronicler_decides_who_is_active(tmp_path):
    play = fight(tmp_path, seats=3, chronicler=1, until="choose_active")
    for seat, wish in ((0, 0), (1, 2), (2, 0)):
        play.give("choose_active", wish, seat)
    assert play.state.encounter.active == 2


@pytest.mark.rule("GR-COMBAT-80", "GR-COMBAT-99")
def test_the_attack_hits_the_active_character_alone(tmp_path):
    play = fight(tmp_path, {"attacks": [row(0, HURT, TERROR, most=8)]}, seats=2, until="choose_active")
    activate(play, 1)
    play.give("play", "filler")
    pass_round(play)
    assert terror(play) == [0, 1]
    assert [character.health for character in play.state.characters] == [6, 5]


@pytest.mark.rule("GR-COMBAT-81", "GR-COMBAT-82")
def test_the_four_steps_of_an_activation(tmp_path):
    slow = card("slow", [{"markers": 1}], [], ability("delayed", FOOD))
    play = fight(tmp_path, cards=[slow], decks=[["slow", "slow"]])
    play.give("play", "slow")
    pass_round(play)
    start = len(play.table.all_events())
    play.give("play", "slow")
    play.give("play", "stop")
    play.go_on("play")
    kinds = ("time_tokens_removed", "card_played", "attack_began", "activation_ended", "activations_cleared")
    told = [event.kind for event in play.table.all_events()[start:] if event.kind in kinds]
    assert told == [*kinds[1:], kinds[0]]  # play, attack, readiness, end; and step 1 of the next


@pytest.mark.rule("GR-COMBAT-85")
def test_a_hand_card_goes_into_the_sequence(tmp_path):
    play = fight(tmp_path, cards=[HIT], decks=[["hit"]])
    assert hand(play) == ["filler", "filler", "hit"]
    play.give("play", "hit")
    assert hand(play) == ["filler", "filler"]
    assert [played.card for played in play.state.encounter.sequence] == ["hit"]


@pytest.mark.rule("GR-COMBAT-89")
def test_an_additional_card_is_resolved_like_the_first(tmp_path):
    more = card(
        "more", [{"markers": 1}, None, {"extra_card": True, "markers": 1}], [], ability("on_play", MARKER, FOOD)
    )
    play = fight(tmp_path, cards=[HIT, more], decks=[["hit", "more"]])
    play.give("play", "hit")
    play.give("play", "more")
    assert play.state.encounter.pool == 2 + 2 + 1
    assert play.state.characters[0].resources["food"] == 1


@pytest.mark.rule("GR-COMBAT-92", "GR-COMBAT-93", "GR-COMBAT-94")
def test_playing_no_card_causes_an_opportunity_attack_and_then_a_draw(tmp_path):
    count = {"do": "gain", "what": "food", "amount": {"per": "cards_in_hand"}, "who": "active"}
    play = fight(tmp_path, {"opportunity": [count]}, seats=2, until="choose_active")
    activate(play, 1)
    play.give("play", "stop")
    assert play.state.characters[1].resources["food"] == 3  # counted before the draw
    assert len(hand(play, 1)) == 4
    play.go_on("choose_active", "play")
    told = [event.kind for event in play.table.all_events()]
    assert told.index("opportunity_taken") < told.index("attack_began")


@pytest.mark.rule("GR-COMBAT-94")
def test_the_opportunity_attack_comes_before_the_victory_check(tmp_path):
    enemy = {"price": 2, "attacks": [row(0, {**MARKER, "amount": 2}, most=1)]}
    enemy["opportunity"] = [{**MARKER, "amount": 2}]  # an artificial enemy whose opportunity attack wins the combat
    play = fight(tmp_path, enemy, until="play")
    play.give("play", "stop")
    play.go_on("act")
    assert play.happened("attack_began") == []
    assert play.happened("encounter_ended") == [{"ended": "won"}]


@pytest.mark.rule("GR-COMBAT-95", "GR-COMBAT-96", "GR-COMBAT-98")
def test_victory_checks(tmp_path):
    """They happen at the end of step 2 and after an attack; a failed check changes nothing."""
    enemy = {"price": 3, "attacks": [row(0, TERROR, most=1), row(2, TERROR, MARKER)]}
    play = fight(tmp_path, enemy, [HIT], decks=[["hit"]])
    play.give("play", "hit")
    play.give("play", "stop")  # 2 < 3: the attack follows, and adds the last marker
    assert play.state.encounter is None
    assert terror(play) == [1]
    assert play.state.characters[0].resources["experience"] == 2


@pytest.mark.rule("GR-COMBAT-97", "GR-COMBAT-95")
def test_a_pool_that_falls_again_before_the_check_does_not_win(tmp_path):
    spill = card("spill", [None, None, {"extra_card": True}], [], ability("on_play", {"do": "remove_markers"}))
    play = fight(tmp_path, {"price": 2, "attacks": [row(0, TERROR, most=1)]}, [HIT, spill], decks=[["hit", "spill"]])
    play.give("play", "hit")
    assert play.state.encounter.pool == 2
    assert play.asked == {0: "play"}  # no check after a single card
    play.give("play", "spill")
    pass_round(play)
    assert (play.state.encounter.pool, terror(play)) == (1, [1])


@pytest.mark.rule("GR-COMBAT-99")
@pytest.mark.parametrize(("cards", "suffered"), [(["filler"], 0), (["hit"], 3), (["hit", "hit"], 6)])
def test_the_attack_row_matches_the_pool(tmp_path, cards, suffered):
    rows = [row(0, most=1), row(2, {**TERROR, "amount": 3}), row(3, {**TERROR, "amount": 3}, most=8)]
    rows[0]["effects"] = [FOOD]
    play = fight(tmp_path, {"attacks": rows}, [HIT], decks=[["hit", "hit"]])
    for name in cards:
        play.give("play", name)
        pass_round(play)
    assert sum(terror(play)) == suffered


@pytest.mark.rule("GR-COMBAT-100", "GR-COMBAT-101")
def test_effects_come_from_left_to_right_in_a_fixed_row(tmp_path):
    count = {"do": "gain", "what": "terror", "amount": {"per": "pool"}, "who": "active"}
    rows = [row(0, {**TERROR, "amount": 5}, most=1), row(2, count, {"do": "remove_markers", "amount": 2}, count, FOOD)]
    rows.append(row(3, TERROR, most=8))
    play = fight(tmp_path, {"attacks": rows}, [HIT], decks=[["hit"]])
    play.give("play", "hit")
    pass_round(play)
    assert terror(play) == [2]  # 2 before the markers were removed, 0 after; the row of the empty pool is not used
    assert play.state.characters[0].resources["food"] == 1


@pytest.mark.rule("GR-COMBAT-105", "GR-COMBAT-107")
def test_three_cards_are_kept_and_one_is_drawn(tmp_path):
    rich = card("rich", [None, None, {"draw": 3}], [])
    play = fight(tmp_path, cards=[rich, HIT], decks=[["rich", "hit"]])
    play.give("play", "rich")
    assert len(hand(play)) == 5
    play.give("play", "stop")
    assert play.asked == {0: "discard"}
    assert set(play.options(0)) == {"hit", "filler"}
    play.give("discard", "filler")
    play.give("discard", "filler")
    assert len(hand(play)) == 3 + 1
    assert "hit" in hand(play)
    assert play.state.characters[0].combat.discarded == ["filler", "filler"]


@pytest.mark.rule("GR-COMBAT-108")
def test_tokens_leave_the_boards_but_not_the_cards(tmp_path):
    slow = card("slow", [], [], ability("delayed", FOOD, tokens=3))
    play = fight(tmp_path, cards=[slow], decks=[["slow"]])
    play.give("play", "slow")
    pass_round(play)
    assert play.state.encounter.been_active == [0]  # active again: a new round
    assert play.state.encounter.round == 2
    assert play.state.encounter.sequence[0].tokens == 2


@pytest.mark.rule("GR-COMBAT-110", "GR-COMBAT-111", "GR-COMBAT-114")
def test_a_panicking_character_plays_the_top_card_first(tmp_path):
    play = fight(tmp_path, cards=[HIT, FOLLOW], decks=[["follow", "filler", "filler", "hit"]], until="mulligan")
    play.set(0, terror=7)
    play.go_on("play")
    assert play.options(0) == ["top", "retreat"]
    play.give("play", "top")
    assert [played.card for played in play.state.encounter.sequence] == ["hit"]
    assert hand(play) == ["filler", "filler", "follow"]
    assert play.options(0) == ["follow", "stop", "retreat"]  # further cards as usual


@pytest.mark.rule("GR-COMBAT-114")
def test_panic_is_decided_when_the_step_begins(tmp_path):
    fear = card(
        "fear",
        [],
        [],
        ability("on_play", {"do": "gain_charges", "amount": 2}),
        ability("charges", {"do": "lose", "what": "terror", "amount": 9, "who": "active"}, charges=1),
        ability("charges", {"do": "gain", "what": "terror", "amount": 9, "who": "active"}, charges=1),
    )
    play = fight(tmp_path, cards=[fear], decks=[["fear"]])
    play.give("play", "fear")
    play.give("play", "stop")
    play.set(0, terror=7)
    play.go_on("play")
    assert play.options(0) == ["top", charges(play), charges(play, 0, 1), "retreat"]
    play.give("play", charges(play))
    play.go_on("play")
    assert terror(play) == [0]
    assert "top" in play.options(0)  # no longer in panic, but the step has begun
    play.give("play", "top")
    pass_round(play)
    assert "filler" in play.options(0)


@pytest.mark.rule("GR-COMBAT-112", "GR-COMBAT-113")
def test_panic_prevents_only_the_draw_at_the_end_of_a_round(tmp_path):
    gift = card("gift", [None, None, {"draw": 1}], [], ability("on_play", DRAW))
    play = fight(tmp_path, cards=[gift], decks=[["filler", "filler", "filler", "gift"]], until="mulligan")
    play.set(0, terror=7)
    play.go_on("play")
    play.give("play", "top")
    assert len(hand(play)) == 3 + 2
    play.give("play", "stop")
    play.go_on("play")
    assert len(hand(play)) == 3  # the limit, and no draw


CHEAPER = {
    "id": "banner",
    "abilities": [ability("always", {"do": "modify", "what": "price", "amount": -7, "who": "each"})],
}


@pytest.mark.rule("GR-COMBAT-159")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_active_character_is_still_active_in_step_4(tmp_path, holder):
    """The check of step 4 uses the price of the active character, not that of the party's leader."""
    play = fight(tmp_path, cards=[HIT], decks=[[], ["hit"]], seats=2, more={"items": [CHEAPER]}, until="choose_active")
    carry(play, holder, "banner")
    activate(play, 1)
    play.give("play", "hit")  # two markers: enough for the holder of the banner
    play.give("play", "stop")
    play.go_on("choose_active", "play", "act")
    assert (play.state.encounter is None) is (holder == 1)
    assert holder == 1 or play.happened("activated")[-1] == {"seat": 0}


@pytest.mark.rule("GR-COMBAT-159")
def test_an_effect_on_the_active_character_needs_one(tmp_path):
    """Before the first activation an effect on the active character concerns nobody."""
    dawdle = {"id": "drum", "abilities": [ability("start_of_encounter", FOOD, DRAW, {**FOOD, "who": "owner"})]}
    play = arena(tmp_path, ENEMY, seats=2, more={"items": [dawdle]})
    carry(play, 1, "drum")
    enter(play)
    play.go_on("choose_active")
    assert [one.resources["food"] for one in play.state.characters] == [0, 1]
    assert [len(hand(play, seat)) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("GR-COMBAT-160")
@pytest.mark.parametrize("sort", ["own", "everybody's"])
def test_with_nobody_active_only_modifiers_of_all_change_the_price(tmp_path, sort):
    """The active character has left, so the price depends on cards that each remaining participant has."""
    abilities = CHEAPER["abilities"]
    charm = {"number": 7, "global": sort != "own", "abilities": abilities}
    play = fight(tmp_path, cards=[HIT], decks=[[], [], ["hit"]], seats=3, more={"secrets": [charm]},
                 until="choose_active")  # fmt: skip
    play.state.characters[0].secrets.append(Held(7))
    activate(play, 2)
    play.give("play", "hit")
    play.give("play", "retreat")
    assert play.happened("encounter_ended") == ([] if sort == "own" else [{"ended": "won"}])
