"""Diplomacy: its rounds and its end (GR-DIPLO-53 to 94)."""

import pytest

from afallon.grail.rules.map.guardians import guardians_at
from tests.grail.arena import OPPONENT, ability, activate, arena, card, edge, enter, hand, parley
from tests.grail.parleys import CALM, FOLLOW, FROWN, HURT, SMILE, affinity, ended, reacting, say, stages

# 26.4 Round


@pytest.mark.rule("GR-DIPLO-54", "GR-DIPLO-55", "GR-DIPLO-73")
def test_everybody_is_active_once_a_round(tmp_path):
    play = parley(tmp_path, CALM, seats=3, until="choose_active")
    play.give("choose_active", 2, seat=0)
    play.give("choose_active", 1, seat=1)
    play.give("choose_active", 2, seat=2)
    assert play.state.encounter.active == 0  # they disagree
    say(play, "filler")
    assert play.options(1) == [1, 2]
    play.give("choose_active", 2)
    assert play.state.encounter.active == 2
    say(play, "filler")
    assert play.state.encounter.active == 1
    assert play.state.encounter.been_active == [0, 2, 1]


@pytest.mark.rule("GR-DIPLO-56", "GR-DIPLO-71")
def test_the_reaction_hits_the_active_character_from_left_to_right(tmp_path):
    opponent = reacting(
        {"do": "gain", "what": "terror", "amount": 2, "who": "active"}, HURT, {"do": "move_affinity", "amount": -1}
    )
    play = parley(tmp_path, opponent, seats=2, until="")
    activate(play, 1)
    before = len(play.table.all_events())
    play.give("play", "stop")
    heroes = play.state.characters
    assert [(hero.terror, hero.health) for hero in heroes] == [(0, 6), (2, 5)]
    assert affinity(play) == -1
    told = [event.kind for event in play.table.all_events()[before:]]
    order = ["reaction_began", "track_changed", "affinity_moved", "attack_ended"]
    assert [told.index(kind) for kind in order] == sorted(told.index(kind) for kind in order)


@pytest.mark.rule("GR-DIPLO-57")
def test_the_four_steps_of_an_activation(tmp_path):
    early = card("early", [], [None, None, "free"], ability("delayed", {"do": "gain", "what": "food", "who": "active"}))
    play = parley(tmp_path, None, [early, SMILE], decks=[["early", "smile"]])
    say(play, "early")
    play.give("play", "smile")
    play.give("play", "stop")
    told = [event.kind for event in play.table.all_events()]
    told = told[told.index("time_tokens_removed") :]
    order = ["time_tokens_removed", "ability_fired", "card_played", "reaction_began", "activation_ended"]
    assert [told.index(kind) for kind in order] == sorted(told.index(kind) for kind in order)


@pytest.mark.rule("GR-DIPLO-58")
def test_delayed_abilities_fire_once_from_left_to_right(tmp_path):
    first = card("first", [], [], ability("delayed", {"do": "gain", "what": "food", "who": "active"}), passive=True)
    last = card("last", [], [], ability("delayed", {"do": "gain", "what": "wealth", "who": "active"}))
    play = parley(tmp_path, CALM, [first, last], decks=[["first"], ["last"]], seats=2)
    activate(play, 0)
    say(play, "first")
    assert [played.tokens for played in play.state.encounter.sequence] == [0]
    assert play.state.characters[1].resources["food"] == 1  # it fired when the other became active
    say(play, "last")
    activate(play, 0)
    say(play, "filler")
    gained = [data["resource"] for data in play.happened("resource_changed")]
    assert gained == ["food", "wealth"]


@pytest.mark.rule("GR-DIPLO-58")
def test_abilities_that_fire_together_go_from_left_to_right(tmp_path):
    gains = [ability("delayed", {"do": "gain", "what": what, "who": "active"}) for what in ("food", "wealth")]
    follow = {"extra_card": True}
    one = card("one", [], [None, None, "free"], gains[0], passive=True)
    two = card("two", [None, None, follow], [], gains[1], passive=True)
    play = parley(tmp_path, CALM, [one, two], decks=[["one", "two"]])
    say(play, "one", "two")
    assert [data["resource"] for data in play.happened("resource_changed")] == ["food", "wealth"]


@pytest.mark.rule("GR-DIPLO-59", "GR-DIPLO-60")
def test_the_first_card_needs_no_key_and_each_further_one_an_extra_card_bonus(tmp_path):
    opponent = {**CALM, "right": edge(("empathy", 9), None, None)}
    play = parley(tmp_path, opponent, [FOLLOW, SMILE], decks=[["smile", "follow", "follow"]])
    assert set(play.options(0)) == {"smile", "follow", "stop", "retreat"}
    play.give("play", "smile")  # no key connects
    assert affinity(play) == 0
    assert play.options(0) == ["follow", "stop", "retreat"]
    play.give("play", "follow")
    assert play.options(0) == ["follow", "stop", "retreat"]


@pytest.mark.rule("GR-DIPLO-61", "GR-DIPLO-46", "GR-COMBAT-31")
@pytest.mark.parametrize(
    ("right", "left", "places"),
    [
        (
            ["magic", ("empathy", 2), "free"],
            [{"affinity": 3, "magic": True}, {"affinity": 1}, {"affinity": 4}],
            [1, 4, 8],
        ),
        ([("empathy", 2), ("aggression", 2), "free"], [{"affinity": 3}, {"affinity": 1}, {"affinity": 4}], [3, 4, 8]),
    ],
)
def test_attribute_keys_come_first_then_magic_then_free_then_the_ability(tmp_path, right, left, places):
    speech = card("speech", left, [], ability("on_play", {"do": "move_affinity", "amount": 5}))
    opponent = {**CALM, "highest": 30, "right": edge(*right)}
    play = parley(tmp_path, opponent, [speech], decks=[["speech"]])
    play.give("play", "speech")
    if "pay_magic" in play.asked.values():
        play.give("pay_magic", "yes")
    assert [data["affinity"] for data in play.happened("affinity_moved")] == [*places, 13]


@pytest.mark.rule("GR-DIPLO-62")
def test_playing_nothing_has_no_penalty_and_draws_no_card(tmp_path):
    play = parley(tmp_path, CALM)
    cards = len(hand(play))
    play.give("play", "stop")
    assert play.happened("opportunity_taken") == []
    assert play.state.characters[0].terror == 0
    assert len(hand(play)) == cards + 1  # drawn at the end of the round


@pytest.mark.rule("GR-DIPLO-63", "GR-DIPLO-64", "GR-DIPLO-94")
def test_affinity_is_checked_after_the_step_not_after_every_card(tmp_path):
    leap = card("leap", [None, None, {"affinity": 4}], [None, None, "free"])
    slip = card("slip", [None, None, {"affinity": -1, "extra_card": True}], [None, None, "free"])
    play = parley(tmp_path, CALM, [leap, slip], decks=[["leap", "slip"]])
    play.give("play", "leap")
    assert affinity(play) == 4
    play.give("play", "slip")
    play.give("play", "stop")
    assert affinity(play) == 3
    assert play.happened("stage_won") == []


@pytest.mark.rule("GR-DIPLO-63")
def test_the_check_after_the_reaction_may_win_or_lose(tmp_path):
    for step, end in ((4, "won"), (-3, "not_won")):
        folder = tmp_path / end
        play = parley(folder, reacting({"do": "move_affinity", "amount": step}))
        play.give("play", "stop")
        assert ended(play) == [end]


@pytest.mark.rule("GR-DIPLO-65", "GR-DIPLO-66", "GR-DIPLO-86")
def test_the_lowest_cell_loses_for_each_participant(tmp_path):
    play = parley(tmp_path, {**CALM, "lowest": -2}, [FROWN], decks=[["frown"]], seats=2)
    activate(play, 0)
    play.give("play", "frown")
    play.give("play", "stop")
    assert ended(play) == ["not_won"]
    heroes = play.state.characters
    assert [hero.terror for hero in heroes] == [1, 1]
    assert [hero.resources["experience"] for hero in heroes] == [0, 0]
    assert play.state.decks["encounters/blue"].bottom == ["opponent"]
    for seat in (0, 1):
        assert len(play.state.decks[f"diplomacy/{seat}"]) == 15
        assert (heroes[seat].diplomacy.hand, heroes[seat].diplomacy.discarded) == ([], [])
    assert play.state.encounter is None


@pytest.mark.rule("GR-DIPLO-67", "GR-DIPLO-68", "GR-DIPLO-86")
def test_the_last_stage_wins_the_full_reward_for_each(tmp_path):
    play = parley(tmp_path, {**CALM, "highest": 2}, [SMILE], decks=[["smile"]], seats=2)
    activate(play, 0)
    play.give("play", "smile")
    play.give("play", "stop")
    assert ended(play) == ["won"]
    assert [hero.resources["experience"] for hero in play.state.characters] == [2, 2]
    assert play.state.decks["encounters/blue"].bottom == ["opponent"]
    assert [len(play.state.decks[f"diplomacy/{seat}"]) for seat in (0, 1)] == [15, 15]
    assert play.state.decks["diplomacy/0"].bottom == []  # shuffled


@pytest.mark.rule("GR-DIPLO-69", "GR-DIPLO-70")
def test_a_stage_won_by_cards_is_followed_by_no_reaction(tmp_path):
    opponent = {"highest": 2, **stages(("first", 1), ("second", 2), reaction=[HURT])}
    play = parley(tmp_path, opponent, [SMILE], decks=[["smile"]])
    say(play, "smile")
    assert play.happened("reaction_began") == []
    assert play.state.characters[0].health == 6
    assert (play.state.encounter.stage, affinity(play), play.state.encounter.round) == ("second", 0, 2)


@pytest.mark.rule("GR-DIPLO-72", "GR-DIPLO-83")
def test_a_character_that_falls_in_a_reaction_escapes_the_rest_and_leaves(tmp_path):
    opponent = reacting({**HURT, "amount": 9}, {"do": "gain", "what": "terror", "amount": 3, "who": "active"})
    play = parley(tmp_path, opponent, seats=2)
    activate(play, 0)
    play.give("play", "filler")
    play.give("play", "stop")
    encounter = play.state.encounter
    assert play.state.characters[0].terror == 0
    assert (encounter.participants, encounter.left) == ([1], [0])
    assert (encounter.active, encounter.round) == (1, 1)  # step 4, then the next activation
    assert [played.owner for played in encounter.sequence] == [0]
    assert play.happened("failure_suffered") == []


@pytest.mark.rule("GR-DIPLO-74", "GR-DIPLO-75", "GR-DIPLO-76")
def test_the_end_of_a_round(tmp_path):
    more = card("more", [None, None, {"draw": 3}], [], ability("delayed", HURT, tokens=2))
    play = parley(tmp_path, CALM, [more], decks=[["more"]])
    play.give("play", "more")
    assert len(hand(play)) == 5
    play.give("play", "stop")
    for _ in range(2):
        play.give("discard", "filler")
    assert len(hand(play)) == 4  # three were kept, one was drawn
    assert play.state.encounter.been_active == [0]  # active again, in round 2
    assert play.state.encounter.round == 2
    assert [played.tokens for played in play.state.encounter.sequence] == [1]  # step 1 removed one


@pytest.mark.rule("GR-DIPLO-74")
def test_an_effect_may_change_the_hand_limit(tmp_path):
    flaw = ability("always", {"do": "modify", "what": "hand_limit", "amount": -2, "who": "owner"})
    play = parley(tmp_path, CALM, characters=[{"flaw": [flaw]}])
    play.give("play", "stop")
    for _ in range(2):
        play.give("discard", "filler")
    assert len(hand(play)) == 2


# 26.5 Other rules


@pytest.mark.rule("GR-DIPLO-77", "GR-DIPLO-78", "GR-DIPLO-79", "GR-COMBAT-114")
def test_in_panic_the_first_card_comes_from_the_deck(tmp_path):
    play = parley(tmp_path, CALM, [FOLLOW], decks=[["follow"]], until="mulligan")
    play.set(0, terror=7)
    play.give("mulligan", "keep")
    assert play.options(0) == ["top", "retreat"]
    deck = len(play.state.decks["diplomacy/0"])
    play.give("play", "top")
    assert len(play.state.decks["diplomacy/0"]) == deck - 1
    assert [played.card for played in play.state.encounter.sequence] == ["filler"]
    assert play.options(0) == ["follow", "stop", "retreat"]


@pytest.mark.rule("GR-DIPLO-80")
def test_panic_prevents_the_draw_at_the_end_of_a_round_but_not_bonuses(tmp_path):
    draw = card("draw", [None, None, {"draw": 1, "extra_card": True}], [])
    play = parley(tmp_path, CALM, [draw], decks=[["draw"]], until="mulligan")
    play.set(0, terror=7)
    play.give("mulligan", "keep")
    play.give("play", "top")
    play.give("play", "draw")
    assert len(hand(play)) == 3
    play.give("play", "stop")
    assert len(hand(play)) == 3


@pytest.mark.rule("GR-DIPLO-81", "GR-DIPLO-82", "GR-COMBAT-116", "GR-COMBAT-158")
def test_a_deck_that_is_too_small_loses_for_all(tmp_path):
    draw = card(
        "draw",
        [None, None, {"draw": 2}],
        [],
        ability("on_play", {"do": "gain", "what": "food", "who": "active"}),
    )
    play = parley(tmp_path, CALM, [draw], seats=2, decks=[["draw"]])
    activate(play, 0)
    for _ in range(11):
        play.state.decks["diplomacy/0"].take("filler")
    assert len(play.state.decks["diplomacy/0"]) == 1
    play.give("play", "draw")
    assert ended(play) == ["not_won"]
    assert play.state.characters[0].resources["food"] == 1  # the card is resolved first
    assert [hero.terror for hero in play.state.characters] == [1, 1]
    assert not any(data["card"] == "filler" for data in play.happened("card_taken")[6:])  # it drew none


@pytest.mark.rule("GR-DIPLO-84")
def test_with_nobody_left_the_parley_ends_unwon_without_a_penalty(tmp_path):
    play = parley(tmp_path, reacting({**HURT, "amount": 9}))
    play.give("play", "stop")
    assert ended(play) == ["not_won"]
    assert play.happened("failure_suffered") == []
    assert play.state.characters[0].terror == 0
    assert play.state.decks["encounters/blue"].bottom == ["opponent"]


@pytest.mark.rule("GR-DIPLO-85", "GR-COMBAT-120")
def test_discards_come_from_the_hand_by_choice_then_from_the_deck(tmp_path):
    play = parley(tmp_path, reacting({"do": "discard_cards", "amount": 2, "who": "active"}), [SMILE], decks=[["smile"]])
    play.give("play", "stop")
    assert play.options(0) == ["smile", "filler"]
    play.give("discard", "smile")
    play.give("discard", "filler")
    assert hand(play) == ["filler", "filler"]
    play.give("play", "filler")
    deck = len(play.state.decks["diplomacy/0"])
    play.give("play", "stop")  # one card in hand, one from the deck
    assert len(play.state.decks["diplomacy/0"]) == deck - 2  # and the end of the round draws one
    play.give("play", "filler")  # the only card
    play.state.decks["diplomacy/0"].pool.clear()
    discards = len(play.happened("card_discarded"))
    play.give("play", "stop")
    assert len(play.happened("card_discarded")) == discards  # no card is left to discard
    assert [data["seat"] for data in play.happened("must_retreat")] == [0]  # no card to draw


@pytest.mark.rule("GR-DIPLO-88")
def test_there_are_no_traits_in_diplomacy(tmp_path):
    play = parley(tmp_path, CALM)
    play.give("play", "retreat")
    assert guardians_at(play.state, 2) == ()
    assert play.happened("trait_applied") == []
    assert not hasattr(play.table.setup.pack.encounters["opponent"], "traits")


@pytest.mark.rule("GR-DIPLO-89")
def test_nobody_joins_a_parley_that_has_begun(tmp_path):
    play = arena(tmp_path, OPPONENT, seats=2)
    enter(play, alone=True)
    play.go_on("play")
    assert set(play.asked) == {0}
    assert play.state.encounter.participants == [0]


@pytest.mark.rule("GR-DIPLO-92")
def test_the_check_of_step_4_wins_for_the_remaining_participants(tmp_path):
    die = card("die", [None, None, {"affinity": 4}], [], ability("on_play", {**HURT, "amount": 9}))
    play = parley(tmp_path, CALM, [die], seats=2, decks=[["die"]])
    activate(play, 0)
    play.give("play", "die")
    assert ended(play) == ["won"]
    assert [hero.resources["experience"] for hero in play.state.characters] == [0, 2]  # nothing after leaving


@pytest.mark.rule("GR-DIPLO-93")
def test_panic_with_an_empty_deck_loses(tmp_path):
    play = parley(tmp_path, CALM, until="mulligan")
    play.set(0, terror=7)
    play.state.decks["diplomacy/0"].pool.clear()
    play.give("mulligan", "keep")
    assert ended(play) == ["not_won"]
    assert play.happened("failure_suffered") == [{}]
