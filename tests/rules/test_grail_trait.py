"""Traits of enemies (GR-TRAIT)."""

import pytest

from afallon.grail.rules.map.guardians import guardians_at
from afallon.grail.rules.state import Held
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
QUIET = [row(0, FOOD, most=8)]
CLUB = {"id": "club", "keyword": "weapon"}
CAP = {"id": "cap", "keyword": "armour"}


def character(play, seat=0):
    return play.state.characters[seat]


def items(play, seat=0):
    return [held.card for held in character(play, seat).items]


@pytest.mark.rule("GR-TRAIT-01", "GR-TRAIT-02", "GR-TRAIT-03")
def test_sluggish_gives_one_more_card_at_the_start_and_at_the_end_of_a_round(tmp_path):
    play = fight(tmp_path, {"traits": ["sluggish"], "attacks": QUIET}, seats=2, until="mulligan")
    assert [len(hand(play, seat)) for seat in (0, 1)] == [4, 4]
    play.give("mulligan", "redraw", seat=0)
    play.give("mulligan", "keep", seat=1)
    assert len(hand(play, 0)) == 3  # one fewer than the enlarged hand
    play.give("mulligan", "keep", seat=0)
    for seat in (0, 1):
        activate(play, seat)
        play.give("play", "filler")
        pass_round(play)
    assert [len(hand(play, seat)) for seat in (0, 1)] == [2 + 2, 3 + 2]


@pytest.mark.rule("GR-TRAIT-04")
def test_sluggish_gives_its_card_even_in_panic(tmp_path):
    play = fight(tmp_path, {"traits": ["sluggish"], "attacks": QUIET}, until="mulligan")
    play.set(0, terror=8)
    play.go_on("play")
    play.give("play", "top")
    play.give("play", "stop")
    play.give("discard", "filler")
    assert len(hand(play)) == 3 + 1


@pytest.mark.rule("GR-TRAIT-05")
def test_a_beaten_guardian_does_not_stay(tmp_path):
    play = fight(
        tmp_path, {"traits": ["guardian"], "price": 2, "attacks": [row(0, TERROR, most=1)]}, [HIT], decks=[["hit"]]
    )
    play.give("play", "hit")
    play.give("play", "stop")
    assert guardians_at(play.state, 2) == ()
    assert play.state.decks["encounters/grey"].bottom == ["enemy"]


PLUNDER = {"traits": ["plunderer"], "attacks": [row(0, {**HURT, "amount": 5}, TERROR, most=8)]}


def robbed(folder, enemy, **more):
    """Fight a plunderer with characters that have wealth, items and a secret."""
    secret = {"number": 7, "keyword": "weapon"}
    play = arena(folder, {**ENEMY, **enemy}, more={"items": [CLUB, CAP], "secrets": [secret]}, **more)
    carry(play, 0, "club", "cap")
    character(play).secrets.append(Held(7))
    play.set(0, wealth=4)
    enter(play)
    play.go_on("play", "choose_active")
    return play


@pytest.mark.rule("GR-TRAIT-06", "GR-TRAIT-07", "GR-TRAIT-08", "GR-DISCARD-01", "GR-DISCARD-07")
def test_a_plunderer_robs_a_weak_party(tmp_path):
    play = robbed(tmp_path, PLUNDER)
    play.give("play", "filler")
    play.give("play", "stop")
    assert (character(play).health, character(play).resources["wealth"], items(play)) == (1, 0, [])
    assert [held.card for held in character(play).secrets] == [7]
    assert play.happened("encounter_ended") == [{"ended": "not_won"}]
    assert play.state.decks["encounters/grey"].bottom == ["enemy"]
    assert character(play).terror == 0  # the rest of the attack is dropped
    assert sorted(play.state.decks["items"].bottom) == ["cap", "club"]


@pytest.mark.rule("GR-TRAIT-06")
def test_a_plunderer_needs_all_participants_to_be_weak(tmp_path):
    play = robbed(tmp_path, PLUNDER, seats=2)
    activate(play, 0)
    play.give("play", "filler")
    pass_round(play)
    assert (character(play).health, items(play)) == (1, ["club", "cap"])
    assert play.state.encounter.participants == [0, 1]
    activate(play, 1)
    play.give("play", "filler")
    play.give("play", "stop")
    assert (play.state.encounter, items(play)) == (None, [])


@pytest.mark.rule("GR-TRAIT-09")
@pytest.mark.parametrize(("health", "robbed_too"), [(1, True), (6, False)])
def test_a_participant_at_health_0_still_counts_for_the_plunderer(tmp_path, health, robbed_too):
    """If all are weak, the party is robbed before the fallen one leaves; otherwise it just leaves."""
    play = robbed(tmp_path, {**PLUNDER, "attacks": [row(0, {**HURT, "amount": 9}, most=8)]}, seats=2)
    play.set(1, health=health)
    activate(play, 0)
    play.give("play", "filler")
    play.give("play", "stop")
    assert (items(play) == []) == robbed_too
    assert (play.state.encounter is None) == robbed_too


@pytest.mark.rule("GR-TRAIT-10")
def test_a_plundering_guardian_stays(tmp_path):
    play = robbed(tmp_path, {**PLUNDER, "traits": ["plunderer", "guardian"]})
    play.give("play", "filler")
    play.give("play", "stop")
    assert items(play) == []
    assert guardians_at(play.state, 2) == ("enemy",)


@pytest.mark.rule("GR-TRAIT-11", "GR-TRAIT-12", "GR-TRAIT-29")
def test_an_ambush_leaves_the_first_active_character_a_single_card(tmp_path):
    play = fight(tmp_path, {"traits": ["ambush"], "attacks": QUIET}, [HIT, FOLLOW], decks=[["hit", "follow"]], seats=2,
                 until="choose_active")  # fmt: skip
    play.give("choose_active", 0)
    assert play.asked == {0: "keep_cards"}
    assert play.state.encounter.been_active == [0]
    assert set(play.options(0)) == {"hit", "follow", "filler"}
    play.give("keep_cards", "follow")
    assert hand(play, 0) == ["follow"]
    assert sorted(character(play).combat.discarded) == ["filler", "hit"]
    pass_round(play)
    assert play.asked == {1: "play"}  # the second active character is not ambushed
    assert len(hand(play, 1)) == 3


@pytest.mark.rule("GR-TRAIT-13", "GR-TRAIT-14")
def test_fury_attacks_twice_each_by_the_current_pool(tmp_path):
    rows = [row(0, {**TERROR, "amount": 3}), row(1, {**TERROR, "amount": 4}, most=1)]
    rows.append(row(2, TERROR, {"do": "remove_markers", "amount": 2}, most=8))
    play = fight(tmp_path, {"traits": ["fury"], "attacks": rows}, [HIT], decks=[["hit"]])
    play.give("play", "hit")
    pass_round(play)
    assert character(play).terror == 1 + 3  # the row of pool 2, then that of pool 0


@pytest.mark.rule("GR-TRAIT-14")
def test_the_combat_may_be_won_between_two_attacks(tmp_path):
    enemy = {"traits": ["fury"], "price": 3, "attacks": [row(0, TERROR, MARKER, most=2)]}
    play = fight(tmp_path, enemy, [HIT], decks=[["hit"]])
    play.give("play", "hit")
    play.give("play", "stop")
    assert play.state.encounter is None
    assert character(play).terror == 1


@pytest.mark.rule("GR-TRAIT-15", "GR-TRAIT-16")
def test_defence_withholds_a_marker_of_the_first_card(tmp_path):
    """Its keys and its ability together add one marker less, and never less than 0."""
    strong = card("strong", [{"markers": 1}, None, {}], [None, None, "free"], ability("on_play", MARKER))
    more = card("more", [None, None, {"extra_card": True, "markers": 1}], [None, None, "free"])
    bare = card("bare", [], [None, None, "free"])
    deck = ["strong", "more", "bare"]
    play = fight(tmp_path, {"traits": ["defence"], "attacks": QUIET}, [strong, more, bare], decks=[deck])
    play.give("play", "strong")
    assert play.state.encounter.pool == 2 - 1
    play.give("play", "more")
    assert play.state.encounter.pool == 1 + 1  # the second card is not affected
    pass_round(play)
    play.give("play", "bare")
    assert play.state.encounter.pool == 2
    assert play.state.encounter.withheld == 0  # nothing is withheld from a later card


@pytest.mark.rule("GR-TRAIT-16")
def test_defence_also_applies_to_the_ability_alone(tmp_path):
    two = card("two", [], [], ability("on_play", {**MARKER, "amount": 2}))
    play = fight(tmp_path, {"traits": ["defence"], "attacks": QUIET}, [two], decks=[["two"]])
    play.give("play", "two")
    assert play.state.encounter.pool == 1


@pytest.mark.rule("GR-TRAIT-17", "GR-TRAIT-30")
@pytest.mark.parametrize(("traits", "cards"), [(["horde"], 2), (["fury", "horde"], 4)])
def test_a_horde_discards_two_cards_of_the_deck_before_each_attack(tmp_path, traits, cards):
    play = fight(tmp_path, {"traits": traits, "attacks": QUIET})
    play.give("play", "filler")
    pass_round(play)
    assert len(character(play).combat.discarded) == cards
    told = [event.kind for event in play.table.all_events() if event.kind in ("card_discarded", "resource_changed")]
    assert told == ["card_discarded", "card_discarded", "resource_changed"] * (cards // 2)


@pytest.mark.rule("GR-TRAIT-18")
def test_a_horde_discards_as_many_cards_as_there_are(tmp_path):
    play = fight(tmp_path, {"traits": ["horde"], "attacks": QUIET}, deck_size=4, seats=2, until="choose_active")
    activate(play, 0)
    play.give("play", "filler")
    play.give("play", "stop")
    play.go_on("play")
    assert character(play).combat.discarded == ["filler"]
    assert play.happened("must_retreat") == []


TREACHERY = [row(0, {**HURT, "amount": 2}, {**TERROR, "amount": 2}, most=8)]


@pytest.mark.rule("GR-TRAIT-19", "GR-TRAIT-20")
def test_treachery_makes_damage_unavoidable_and_nothing_else(tmp_path):
    reduce = [{"do": "reduce", "what": "damage"}, {"do": "reduce", "what": "terror"}]
    shield = card("shield", [], [], ability("during_attack", *reduce))
    play = fight(tmp_path, {"traits": ["treachery"], "attacks": TREACHERY}, [shield], decks=[["shield"]])
    play.give("play", "shield")
    pass_round(play)
    assert (character(play).health, character(play).terror) == (4, 0)


@pytest.mark.rule("GR-TRAIT-20")
def test_a_treacherous_attack_can_still_be_cancelled_completely(tmp_path):
    dodge = card("dodge", [], [], ability("during_attack", {"do": "cancel", "what": "attack"}))
    play = fight(tmp_path, {"traits": ["treachery"], "attacks": TREACHERY}, [dodge], decks=[["dodge"]])
    play.give("play", "dodge")
    pass_round(play)
    assert (character(play).health, character(play).terror) == (6, 0)


@pytest.mark.rule("GR-TRAIT-21", "GR-TRAIT-22", "GR-TRAIT-31")
@pytest.mark.parametrize(("cards", "suffered", "drawn"), [([], 2, 1), (["hit"], 2, 0), (["hit", "follow"], 0, 0)])
def test_an_opportunist_attacks_after_fewer_than_two_cards(tmp_path, cards, suffered, drawn):
    enemy = {"traits": ["opportunist"], "attacks": QUIET}
    play = fight(tmp_path, enemy, [HIT, FOLLOW], decks=[["hit", "follow"]])
    for name in cards:
        play.give("play", name)
    play.give("play", "stop")
    assert character(play).terror == suffered
    assert len(play.happened("opportunity_taken")) == (suffered > 0)
    assert len(hand(play)) == 3 - len(cards) + drawn + (len(cards) == 2)
    if suffered:
        assert play.happened("attack_began") == []  # it comes before the check and the attack


@pytest.mark.rule("GR-TRAIT-23", "GR-TRAIT-29")
def test_charge_in_hurts_the_first_active_character_at_once(tmp_path):
    play = fight(tmp_path, {"traits": ["charge_in"], "attacks": QUIET}, seats=2, until="choose_active")
    play.give("choose_active", 1)
    assert play.asked == {1: "play"}
    assert [one.health for one in play.state.characters] == [6, 4]
    play.give("play", "filler")
    pass_round(play)
    assert [one.health for one in play.state.characters] == [6, 4]


@pytest.mark.rule("GR-TRAIT-23")
def test_charge_in_can_fell_a_character(tmp_path):
    play = arena(tmp_path, {**ENEMY, "traits": ["charge_in"], "attacks": QUIET}, seats=2)
    play.set(0, health=2)
    enter(play)
    play.go_on("choose_active")
    play.give("choose_active", 0)
    play.go_on("play")
    assert play.state.encounter.active == 1
    assert play.state.encounter.participants == [1]


@pytest.mark.rule("GR-TRAIT-24")
def test_an_agile_enemy_allows_two_cards_only(tmp_path):
    play = fight(tmp_path, {"traits": ["agile"], "attacks": QUIET}, [FOLLOW], decks=[["follow", "follow", "follow"]])
    for _ in range(2):
        play.give("play", "follow")
    assert play.options(0) == ["stop", "retreat"]
    assert hand(play) == ["follow"]


@pytest.mark.rule("GR-TRAIT-25", "GR-TRAIT-26", "GR-TRAIT-27")
@pytest.mark.parametrize(("aside", "left"), [("done", ["cap"]), ("club", ["club", "cap"])])
def test_shattering_breaks_the_weapons_that_were_used(tmp_path, aside, left):
    """This does not depend on the ending. A weapon that was put aside is safe, and so is armour."""
    play = arena(tmp_path, {**ENEMY, "traits": ["shattering"]}, more={"items": [CLUB, CAP]})
    carry(play, 0, "club", "cap")
    enter(play)
    play.give("use_items", aside)
    play.go_on("play")
    play.give("play", "retreat")
    assert items(play) == left
    assert len(play.state.decks["items"]) == 2 + 2 - len(left)


@pytest.mark.rule("GR-TRAIT-27")
def test_shattering_affects_participants_who_left_earlier(tmp_path):
    enemy = {**ENEMY, "traits": ["shattering"], "price": 2, "attacks": [row(0, FOOD, most=1)]}
    play = arena(tmp_path, enemy, [HIT], decks=[[], ["hit"]], more={"items": [CLUB]}, seats=2)
    carry(play, 0, "club")
    enter(play)
    play.go_on("choose_active")
    activate(play, 0)
    play.give("play", "retreat")
    play.go_on("play")
    assert items(play) == ["club"]
    play.give("play", "hit")
    play.give("play", "stop")
    assert play.happened("encounter_ended") == [{"ended": "won"}]
    assert items(play) == []


@pytest.mark.rule("GR-TRAIT-28")
def test_all_traits_apply(tmp_path):
    traits = ["sluggish", "agile", "horde", "opportunist"]
    play = fight(tmp_path, {"traits": traits, "attacks": QUIET}, [FOLLOW], decks=[["follow"] * 4])
    assert len(hand(play)) == 4
    for _ in range(2):
        play.give("play", "follow")
    assert play.options(0) == ["stop", "retreat"]
    pass_round(play)
    assert play.happened("opportunity_taken") == []
    assert len(character(play).combat.discarded) == 2


@pytest.mark.rule("GR-TRAIT-32")
def test_a_retreat_in_step_2_causes_one_opportunity_attack(tmp_path):
    play = fight(tmp_path, {"traits": ["opportunist"]}, seats=2, until="choose_active")
    activate(play, 0)
    play.give("play", "retreat")
    play.go_on("play")
    assert len(play.happened("opportunity_taken")) == 1
    assert character(play).terror == 2


@pytest.mark.rule("GR-TRAIT-33")
def test_a_card_forced_by_panic_counts_for_traits(tmp_path):
    deck = ["follow", "follow", "filler", "filler", "hit"]
    enemy = {"traits": ["agile", "defence", "opportunist", "sluggish"], "attacks": QUIET}
    play = fight(tmp_path, enemy, [HIT, FOLLOW], decks=[deck], until="mulligan")
    play.set(0, terror=8)
    play.go_on("play")
    play.give("play", "top")
    assert play.state.encounter.pool == 1  # a marker less, since it was the first card
    play.give("play", "follow")
    assert play.options(0) == ["stop", "retreat"]  # two cards are the limit
    play.give("play", "stop")
    assert play.happened("opportunity_taken") == []  # and two are enough


@pytest.mark.rule("GR-TRAIT-19")
def test_treachery_applies_to_step_3_only(tmp_path):
    """The damage of an opportunity attack can be reduced."""
    reduce = ability("charges", {"do": "reduce", "what": "damage"}, charges=1)
    duck = card("duck", [], [], ability("on_play", {"do": "gain_charges"}), reduce, passive=True)
    enemy = {"traits": ["treachery"], "attacks": QUIET, "opportunity": [{**HURT, "amount": 2}]}
    play = fight(tmp_path, enemy, [duck], decks=[["duck"]])
    play.give("play", "duck")
    play.give("play", "stop")
    play.go_on("play")
    play.give("play", "stop")
    play.give("before_effect", charges(play))
    play.go_on("play")
    assert character(play).health == 6


@pytest.mark.rule("GR-TRAIT-16")
def test_defence_does_not_withhold_markers_from_elsewhere(tmp_path):
    """Charges of an earlier card, spent while the first card is resolved, give their full markers."""
    spend = ability("charges", {**MARKER, "amount": 2}, charges=1)
    store = card("store", [], [], ability("on_play", {"do": "gain_charges"}), spend, passive=True)
    one = card("one", [], [], ability("on_play", FOOD))
    play = fight(tmp_path, {"traits": ["defence"], "attacks": QUIET}, [store, one], decks=[["store", "one"]])
    play.give("play", "store")
    play.give("play", "stop")
    play.go_on("play")
    play.give("play", "one")
    play.give("before_effect", charges(play))
    assert play.state.encounter.pool == 2
