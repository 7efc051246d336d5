"""Exhausted decks, falling, retreating, discarding (GR-COMBAT-103, 115 to 131, 144 to 153, 158)."""

import pytest

from afallon.grail.rules.map.guardians import guardians_at
from tests.grail.arena import (
    ENEMY,
    FOLLOW,
    HIT,
    HURT,
    MARKER,
    ability,
    activate,
    arena,
    card,
    enter,
    fight,
    hand,
    pass_round,
    row,
)

TERROR = {"do": "gain", "what": "terror", "who": "active"}
FOOD = {"do": "gain", "what": "food", "who": "active"}
LOSE_CARDS = {"do": "discard_cards", "amount": 2, "who": "active"}
DEADLY = {**HURT, "amount": 9}
EMPTY = {"do": "discard_cards", "amount": 15, "source": "deck", "who": "each"}


def characters(play):
    return play.state.characters


@pytest.mark.rule("GR-COMBAT-115", "GR-COMBAT-116", "GR-COMBAT-158", "GR-COMBAT-126")
def test_a_too_small_deck_forces_a_retreat_after_the_card_is_resolved(tmp_path):
    greedy = card("greedy", [{"draw": 2}, None, {"markers": 2}], [], ability("on_play", {**FOOD, "amount": 4}))
    play = fight(tmp_path, cards=[greedy], decks=[["greedy"]], deck_size=4, seats=2, until="choose_active")
    activate(play, 0)
    energy = characters(play)[0].energy
    play.give("play", "greedy")  # one card is left, two are due
    assert len(play.state.decks["combat/0"]) == 1  # none was drawn
    assert play.state.encounter.pool == 2
    assert characters(play)[0].resources["food"] == 4
    assert play.state.encounter.participants == [1]
    assert (characters(play)[0].energy, characters(play)[0].terror) == (energy - 1, 2)
    told = [event.kind for event in play.table.all_events()]
    assert told.index("must_retreat") < told.index("ability_fired") < told.index("opportunity_taken")


@pytest.mark.rule("GR-COMBAT-117", "GR-COMBAT-93")
def test_an_inactive_participant_can_be_forced_to_retreat_too(tmp_path):
    """The opportunity attack hits the retreating character; the other's activation continues."""
    draw = card("draw", [], [None, None, "free"], ability("on_play", {"do": "draw_cards", "amount": 2, "who": "each"}))
    play = fight(tmp_path, cards=[draw, FOLLOW], decks=[["draw", "follow", "filler", "follow", "follow", "follow"]],
                 seats=2, characters=[{}, {"starting_combat": ["filler"] * 4}], until="choose_active")  # fmt: skip
    activate(play, 0)
    play.give("play", "draw")
    assert play.state.encounter.participants == [0]
    assert [character.terror for character in characters(play)] == [0, 2]
    assert play.asked == {0: "play"}
    assert "follow" in play.options(0)


@pytest.mark.rule("GR-COMBAT-118", "GR-COMBAT-119", "GR-COMBAT-103", "GR-EX-54", "GR-COMBAT-131")
def test_a_character_with_health_0_leaves_at_once(tmp_path):
    """The rest of the attack is skipped, its cards stay, and the other is active next (the printed example)."""
    play = fight(tmp_path, {"attacks": [row(0, DEADLY, TERROR, most=8)]}, [HIT], decks=[["hit"]], seats=2,
                 until="choose_active")  # fmt: skip
    activate(play, 0)
    play.give("play", "hit")
    play.give("play", "stop")
    assert play.state.encounter.participants == [1]
    assert characters(play)[0].terror == 0
    assert [played.owner for played in play.state.encounter.sequence] == [0]
    play.go_on("play")
    assert play.state.encounter.active == 1
    assert play.state.encounter.round == 1


@pytest.mark.rule("GR-COMBAT-120")
def test_the_discarding_player_chooses_the_card(tmp_path):
    play = fight(tmp_path, {"attacks": [row(0, LOSE_CARDS, most=8)]}, [HIT, FOLLOW], decks=[["hit", "follow"]])
    play.give("play", "stop")
    play.go_on("discard")
    assert set(play.options(0)) == {"hit", "follow", "filler"}
    play.give("discard", "hit")
    play.give("discard", "filler")
    assert characters(play)[0].combat.discarded == ["hit", "filler"]


@pytest.mark.rule("GR-COMBAT-121", "GR-COMBAT-122")
def test_an_empty_hand_discards_from_the_deck_and_an_empty_deck_nothing(tmp_path):
    strip = {**LOSE_CARDS, "amount": 4}
    play = fight(tmp_path, {"attacks": [row(0, strip, most=8)], "traits": []}, deck_size=5)
    play.give("play", "filler")
    pass_round(play)  # two of the hand, two of the deck: no card is left to draw at the end of the round
    assert play.happened("must_retreat") == [{"seat": 0}]
    assert [data["source"] for data in play.happened("card_discarded")] == ["hand", "hand", "deck", "deck"]


@pytest.mark.rule("GR-COMBAT-122")
def test_a_discard_without_hand_and_deck_forces_no_retreat(tmp_path):
    bare = card("bare", [], [], ability("on_play", EMPTY, {**LOSE_CARDS, "amount": 9}, FOOD))
    play = fight(tmp_path, cards=[bare], decks=[["bare"]])
    play.give("play", "bare")
    assert (hand(play), len(play.state.decks["combat/0"])) == ([], 0)
    assert play.happened("must_retreat") == []
    assert characters(play)[0].resources["food"] == 1


@pytest.mark.rule("GR-COMBAT-123", "GR-COMBAT-124", "GR-EX-33")
def test_missing_markers_cost_cards(tmp_path):
    """Pool 2, hand 1, four markers to remove: pool 0, hand 0, and a card from the top of the deck."""
    attack = row(0, {"do": "remove_markers", "amount": 4}, most=8)
    shed = ability("on_play", {"do": "discard_cards", "amount": 1, "who": "active"})
    hit = {**HIT, "abilities": [shed]}
    play = fight(tmp_path, {"attacks": [attack]}, [hit], decks=[["hit"]])
    play.give("play", "hit")
    play.go_on("play")
    assert (play.state.encounter.pool, len(hand(play))) == (2, 1)
    deck = len(play.state.decks["combat/0"])
    play.give("play", "stop")
    assert play.state.encounter.pool == 0
    assert len(hand(play)) == 1  # drawn at the end of the round
    assert len(play.state.decks["combat/0"]) == deck - 1 - 1
    assert [data["source"] for data in play.happened("card_discarded")] == ["hand", "hand", "deck"]


@pytest.mark.rule("GR-COMBAT-125", "GR-COMBAT-126", "GR-COMBAT-128", "GR-COMBAT-143", "GR-ENC-12")
def test_retreating_costs_an_energy_and_an_opportunity_attack(tmp_path):
    play = fight(tmp_path)
    energy = characters(play)[0].energy
    play.give("play", "filler")
    play.give("play", "retreat")
    assert play.state.encounter is None
    assert (characters(play)[0].energy, characters(play)[0].terror) == (energy - 1, 2)
    assert play.happened("encounter_ended") == [{"ended": "not_won"}]
    assert play.state.decks["encounters/grey"].bottom == ["enemy"]
    assert characters(play)[0].resources["experience"] == 0
    told = [event.kind for event in play.table.all_events()]
    assert (
        told.index("opportunity_taken")
        > [place for place, event in enumerate(play.table.all_events()) if event.data.get("track") == "energy"][-1]
    )


@pytest.mark.rule("GR-COMBAT-125", "GR-COMBAT-153")
def test_a_retreat_is_possible_between_effects_only(tmp_path):
    """After an opportunity attack, before a delayed ability, and between two attacks; never within one."""
    slow = card("slow", [], [], ability("delayed", TERROR, FOOD))
    play = fight(tmp_path, {"traits": ["fury"], "attacks": [row(0, TERROR, FOOD, most=8)]}, [slow], decks=[["slow"]])
    play.give("play", "slow")
    play.give("play", "stop")
    assert play.asked == {0: "breathing_space"}  # the first attack is complete
    assert characters(play)[0].resources["food"] == 1
    assert play.options(0) == ["go_on", "retreat"]
    play.give("breathing_space", "go_on")
    assert characters(play)[0].resources["food"] == 2
    assert play.asked == {0: "breathing_space"}  # a new activation with a delayed ability about to fire
    play.give("breathing_space", "go_on")
    play.give("play", "stop")
    assert play.asked == {0: "breathing_space"}  # after the opportunity attack
    play.give("breathing_space", "retreat")
    assert play.state.encounter is None


@pytest.mark.rule("GR-COMBAT-127")
def test_a_retreat_is_possible_with_no_energy(tmp_path):
    play = fight(tmp_path)
    play.set(0, energy=0)
    play.give("play", "retreat")
    assert play.happened("encounter_ended") == [{"ended": "not_won"}]
    assert len(play.happened("opportunity_taken")) == 1


@pytest.mark.rule("GR-COMBAT-129", "GR-TRAIT-05")
def test_a_guardian_stays_at_its_location(tmp_path):
    play = fight(tmp_path, {"traits": ["guardian"]})
    play.give("play", "retreat")
    assert guardians_at(play.state, 2) == ("enemy",)
    assert "encounters/grey" not in play.state.decks or not len(play.state.decks["encounters/grey"])


@pytest.mark.rule("GR-COMBAT-130")
def test_the_others_continue_with_the_readiness_check(tmp_path):
    play = fight(tmp_path, seats=3, until="choose_active")
    activate(play, 1)
    play.give("play", "retreat")
    assert play.options(0) == [0, 2]
    assert play.state.encounter.round == 1
    activate(play, 2)
    pass_round(play)
    assert play.state.encounter.participants == [0, 2]


@pytest.mark.rule("GR-COMBAT-141")
def test_nobody_joins_a_combat_that_has_begun(tmp_path):
    """A character at the same location is asked nothing while the others fight."""
    play = arena(tmp_path, ENEMY, seats=2)
    enter(play, alone=True)
    for _ in range(2):
        play.go_on("play", "act")
        assert set(play.asked) == {0}
        pass_round(play)
    assert play.state.encounter.participants == [0]


@pytest.mark.rule("GR-COMBAT-144")
def test_an_inactive_participant_that_falls_leaves_and_the_activation_continues(tmp_path):
    blast = card("blast", [], [None, None, "free"], ability("on_play", {**HURT, "amount": 2, "who": "each"}, FOOD))
    play = fight(tmp_path, cards=[blast], decks=[["blast"]], seats=2, until="choose_active")
    play.set(1, health=2)
    activate(play, 0)
    play.give("play", "blast")
    assert play.state.encounter.participants == [0]
    assert characters(play)[0].resources["food"] == 1
    assert play.asked == {0: "play"}


@pytest.mark.rule("GR-COMBAT-145", "GR-COMBAT-96", "GR-COMBAT-135", "GR-EX-52", "GR-COMBAT-115")
def test_the_check_of_step_4_wins_for_the_remaining_participants(tmp_path):
    """Price 5, pool 3 to 5, a draw with an empty deck: one leaves, the other wins and alone is rewarded."""
    three = card("three", [None, None, {"markers": 3}], [None, None, "free"])
    last = card("last", [None, None, {"markers": 2, "draw": 1}], [], ability("on_play", FOOD))
    enemy = {"price": 5, "opportunity": [HURT], "attacks": [row(0, TERROR, most=4)]}
    play = fight(tmp_path, enemy, [three, last], seats=2, decks=[["last"], ["three"]], deck_size=3,
                 characters=[{}, {"starting_combat": ["three"] + ["filler"] * 14}], until="choose_active")  # fmt: skip
    activate(play, 1)
    play.give("play", "three")
    pass_round(play)
    assert play.state.encounter.pool == 3
    activate(play, 0)
    play.give("play", "last")
    assert characters(play)[0].health == 5
    assert play.state.encounter is None
    assert play.happened("encounter_ended") == [{"ended": "won"}]
    assert [character.resources["experience"] for character in characters(play)] == [0, 2]
    assert [character.resources["wealth"] for character in characters(play)] == [0, 1]


@pytest.mark.rule("GR-COMBAT-150")
def test_panic_with_an_empty_deck_forces_a_retreat(tmp_path):
    play = fight(tmp_path, deck_size=3, until="mulligan")
    play.set(0, terror=7)
    play.give("mulligan", "keep")
    assert play.state.encounter is None
    assert play.happened("must_retreat") == [{"seat": 0}]


@pytest.mark.rule("GR-COMBAT-151", "GR-COMBAT-107")
def test_draws_at_the_end_of_the_round_go_by_character_number(tmp_path):
    """A participant forced to retreat leaves; the others finish the round, without a check in between."""
    numbers = [{"number": 3}, {"number": 1, "starting_combat": ["filler"] * 3}, {"number": 2}]
    play = fight(tmp_path, {"price": 3, "opportunity": [MARKER], "attacks": [row(0, TERROR, most=2)]}, seats=3,
                 characters=numbers, until="choose_active")  # fmt: skip
    for seat in (0, 1, 2):
        activate(play, seat)
        play.give("play", "filler")
        pass_round(play)
    assert play.state.encounter.participants == [0, 2]
    assert play.state.encounter.pool == 1  # from its opportunity attack; the price needs three
    ends = [event for event in play.table.all_events() if event.kind in ("must_retreat", "card_taken", "activated")]
    last = [(event.kind, event.data["seat"]) for event in ends][-3:]
    assert last == [("must_retreat", 1), ("card_taken", 2), ("card_taken", 0)]


@pytest.mark.rule("GR-COMBAT-152")
def test_a_fall_in_step_2_ends_the_activation(tmp_path):
    rash = card("rash", [], [], ability("on_play", DEADLY, FOOD))
    play = fight(tmp_path, cards=[rash], decks=[["rash"]], seats=2, until="choose_active")
    activate(play, 0)
    play.give("play", "rash")
    assert characters(play)[0].resources["food"] == 0
    assert play.happened("opportunity_taken", "attack_began") == []
    assert play.state.encounter.active == 1


@pytest.mark.rule("GR-COMBAT-152")
def test_a_character_that_falls_in_step_1_plays_nothing(tmp_path):
    late = card("late", [], [], ability("delayed", DEADLY, FOOD))
    play = fight(tmp_path, cards=[late], decks=[["late"]], seats=2, until="choose_active")
    activate(play, 0)
    play.give("play", "late")
    pass_round(play)
    play.go_on("play")
    assert play.state.encounter.participants == [0]
    assert play.state.encounter.active == 0
    assert characters(play)[1].resources["food"] == 0
    assert play.happened("opportunity_taken") == []


@pytest.mark.rule("GR-PARTY-23")
def test_a_participant_who_left_the_encounter_has_left_the_party(tmp_path):
    """Later effects at this location concern the others alone."""
    immediate = [{"do": "meet", "encounter": "enemy"}, {"do": "gain", "what": "food", "who": "each"}]
    play = fight(tmp_path, {"price": 2, "attacks": [row(0, TERROR, most=1)]}, [HIT], decks=[[], ["hit"]], seats=2,
                 immediate=immediate, until="choose_active")  # fmt: skip
    activate(play, 0)
    play.give("play", "retreat")
    play.go_on("play")
    play.give("play", "hit")
    play.give("play", "stop")
    play.go_on("act")
    assert [character.resources["food"] for character in characters(play)] == [0, 1]


@pytest.mark.rule("GR-PARTY-24")
def test_when_nobody_is_left_the_action_continues_with_all_who_are_not_dying(tmp_path):
    immediate = [{"do": "meet", "encounter": "enemy"}]
    unwon = {"do": "when", "requires": [{"has": "encounter", "ended": "not_won"}]}
    immediate.append({**unwon, "then": [{"do": "gain", "what": "food", "who": "each"}]})
    play = fight(tmp_path, seats=2, immediate=immediate, until="choose_active")
    activate(play, 0)
    play.give("play", "retreat")
    play.go_on("play")
    play.give("play", "retreat")
    play.go_on("act")
    assert [character.resources["food"] for character in characters(play)] == [1, 1]


@pytest.mark.rule("GR-COMBAT-103", "GR-COMBAT-117")
def test_a_character_that_falls_in_a_retreats_opportunity_attack_escapes_the_rest_of_it(tmp_path):
    draw = card("draw", [], [], ability("on_play", {"do": "draw_cards", "amount": 2, "who": "each"}))
    play = fight(tmp_path, {"opportunity": [DEADLY, TERROR]}, [draw], decks=[["draw"]], seats=2,
                 characters=[{}, {"starting_combat": ["filler"] * 4}], until="choose_active")  # fmt: skip
    activate(play, 0)
    play.give("play", "draw")
    assert play.state.encounter.participants == [0]
    assert [character.terror for character in characters(play)] == [0, 0]
    assert play.asked == {0: "play"}
