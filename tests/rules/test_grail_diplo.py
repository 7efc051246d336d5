"""Diplomacy: its start, the affinity track and stages (GR-DIPLO-01 to 31, 37, 38, 43)."""

import pytest

from tests.grail.arena import OPPONENT, ability, activate, arena, card, carry, edge, enter, hand, parley
from tests.grail.parleys import CALM, HURT, SMILE, affinity, ended, say, stages

# 26.1 Start, avoidance, retreat


@pytest.mark.rule("GR-DIPLO-01", "GR-DIPLO-03", "GR-DIPLO-53", "GR-ENC-07")
def test_a_party_meets_one_opponent_in_rounds(tmp_path):
    play = parley(tmp_path, CALM, [SMILE], decks=[["smile"], ["smile"]], seats=2, until="choose_active")
    encounter = play.state.encounter
    assert (encounter.card, encounter.kind, encounter.participants, encounter.round) == (
        "opponent",
        "diplomacy",
        [0, 1],
        1,
    )
    for seat in (1, 0):
        activate(play, seat)
        say(play, "filler")
    assert [played.owner for played in encounter.sequence] == [1, 0]
    assert encounter.round == 2


@pytest.mark.rule("GR-DIPLO-02", "GR-DIPLO-31")
def test_the_parts_of_a_diplomacy_encounter(tmp_path):
    bonus = {"attribute": "empathy", "effects": [{"do": "move_affinity", "amount": 2}]}
    opponent = {**OPPONENT, "level": 2, "avoidance": {}, **stages(("first", 1), bonuses=[bonus], reaction=[HURT])}
    found = arena(tmp_path, opponent).table.setup.pack.encounters["opponent"]
    assert (found.level, found.colour, found.lowest, found.highest) == (2, "blue", -3, 4)
    assert all((found.avoidance, found.failure, found.reward, found.right))
    assert (found.stages[0].bonuses[0].attribute, len(found.stages[0].reaction)) == ("empathy", 1)


@pytest.mark.rule("GR-DIPLO-03", "GR-ENC-08")
def test_a_card_without_a_key_half_is_only_read(tmp_path):
    text = [{"do": "gain", "what": "food", "who": "active"}]
    play = parley(tmp_path, {"right": [], "text": text}, until="act")
    assert play.happened("encounter_began") == []
    assert play.state.characters[0].resources["food"] == 1


@pytest.mark.rule("GR-DIPLO-04", "GR-DIPLO-29")
def test_the_order_of_the_start(tmp_path):
    opponent = {**OPPONENT, "avoidance": {}, **stages(("soft", 1), ("hard", 1))}
    play = arena(tmp_path, opponent, more={"items": [{"id": "charm"}]})
    carry(play, 0, "charm")
    enter(play)
    asked = []
    for answer in ("no", "soft", "done", "keep"):
        asked.append(play.asked[0])
        play.give(play.asked[0], answer)
    assert asked == ["avoid", "choose_stage", "use_items", "mulligan"]
    assert play.asked == {0: "play"}


TOLL = {
    "avoidance": {
        "price": [{"what": "wealth", "amount": 2}],
        "effects": [{"do": "gain", "what": "terror", "who": "each"}],
    }
}
RICH = [{"resources": {"wealth": 3}}, {"resources": {"wealth": 2}}]


@pytest.mark.rule("GR-DIPLO-05", "GR-DIPLO-06", "GR-DIPLO-07", "GR-DIPLO-11", "GR-DIPLO-12")
def test_a_parley_may_be_avoided_at_its_price(tmp_path):
    play = parley(tmp_path, TOLL, seats=2, characters=RICH, until="avoid")
    play.give("avoid", "yes")
    heroes = play.state.characters
    assert [hero.resources["wealth"] for hero in heroes] == [1, 0]  # each pays
    assert [hero.terror for hero in heroes] == [1, 1]  # only the stated consequences, no failure
    assert [hero.resources["experience"] for hero in heroes] == [0, 0]
    assert ended(play) == ["avoided"]
    assert play.state.decks["encounters/blue"].bottom == ["opponent"]
    assert play.happened("card_taken") == []
    assert set(play.asked.values()) == {"act"}


@pytest.mark.rule("GR-DIPLO-06", "GR-DIPLO-12", "GR-DAY-60")
def test_a_price_in_health_may_take_the_last_point(tmp_path):
    price = {"avoidance": {"price": [{"what": "health", "amount": 6}]}}
    play = parley(tmp_path, price, seats=2, until="avoid")
    play.set(1, health=7)
    play.give("avoid", "yes")
    assert ended(play) == ["avoided"]
    assert [hero.health for hero in play.state.characters] == [0, 1]
    assert [hero.afflictions for hero in play.state.characters] == [["dying"], []]


@pytest.mark.rule("GR-DIPLO-05")
def test_without_an_avoidance_section_nobody_is_asked(tmp_path):
    play = parley(tmp_path, until="mulligan")
    assert not any(event.kind == "asked" and event.data["kind"] == "avoid" for event in play.table.all_events())


@pytest.mark.rule("GR-DIPLO-08")
def test_a_parley_that_has_begun_cannot_be_avoided(tmp_path):
    play = parley(tmp_path, TOLL, characters=RICH)
    assert play.options(0) == ["filler", "stop", "retreat"]


@pytest.mark.rule("GR-DIPLO-09", "GR-DIPLO-10")
@pytest.mark.parametrize(("reputations", "open_"), [((2, 2), False), ((0, 3), True)])
def test_a_required_level_is_met_by_one_member_and_never_added_up(tmp_path, reputations, open_):
    requires = [{"has": "at_least", "what": "reputation", "amount": 3}]
    heroes = [{"resources": {"reputation": reputation}} for reputation in reputations]
    play = arena(tmp_path, {**OPPONENT, "avoidance": {"requires": requires}}, seats=2, characters=heroes)
    enter(play)
    assert ("avoid" in play.asked.values()) == open_


@pytest.mark.rule("GR-DIPLO-11", "GR-DIPLO-90")
def test_one_member_that_cannot_pay_prevents_avoidance(tmp_path):
    play = parley(tmp_path, TOLL, seats=2, characters=[{"resources": {"wealth": 4}}, {}], until="mulligan")
    assert play.happened("encounter_avoided") == []


@pytest.mark.rule("GR-DIPLO-13", "GR-DIPLO-14")
def test_without_unanimity_the_parley_is_played(tmp_path):
    play = parley(tmp_path, TOLL, seats=2, characters=RICH, until="avoid")
    play.give("avoid", "yes", seat=0)  # not even the lowest number decides this alone
    play.give("avoid", "no", seat=1)
    assert set(play.asked.values()) == {"mulligan"}
    assert [hero.resources["wealth"] for hero in play.state.characters] == [3, 2]


@pytest.mark.rule("GR-DIPLO-90")
def test_members_may_pay_energy_and_magic_for_each_other(tmp_path):
    price = {"avoidance": {"price": [{"what": "magic", "amount": 1}]}}
    heroes = [{"resources": {"magic": 0}}, {"resources": {"magic": 2}}]
    play = parley(tmp_path, price, seats=2, characters=heroes, until="avoid")
    play.give("avoid", "yes")
    assert play.state.characters[1].resources["magic"] == 0
    assert ended(play) == ["avoided"]
    assert play.happened("member_left") == []


@pytest.mark.rule("GR-DIPLO-15", "GR-DIPLO-16", "GR-DIPLO-13")
def test_a_retreat_is_a_failure_of_all_and_costs_no_energy(tmp_path):
    play = parley(tmp_path, CALM, seats=2)
    activate(play, 0)
    energy = [hero.energy for hero in play.state.characters]
    play.give("play", "retreat")
    assert play.asked == {1: "retreat_together"}
    play.give("retreat_together", "yes")
    assert ended(play) == ["not_won"]
    assert [hero.terror for hero in play.state.characters] == [1, 1]
    assert [hero.energy for hero in play.state.characters] == energy


@pytest.mark.rule("GR-DIPLO-13")
def test_nobody_retreats_alone(tmp_path):
    play = parley(tmp_path, CALM, seats=2)
    activate(play, 0)
    play.give("play", "retreat")
    play.give("retreat_together", "no")
    assert play.asked == {0: "play"}
    assert [hero.terror for hero in play.state.characters] == [0, 0]


@pytest.mark.rule("GR-DIPLO-15", "GR-COMBAT-153")
def test_a_retreat_is_possible_before_a_delayed_ability_too(tmp_path):
    slow = card("slow", [], [], ability("delayed", HURT))
    play = parley(tmp_path, CALM, [slow], decks=[["slow"]])
    play.give("play", "slow")
    play.give("play", "stop")
    play.go_on("breathing_space")
    assert play.options(0) == ["go_on", "retreat"]
    play.give("breathing_space", "retreat")
    assert ended(play) == ["not_won"]
    assert play.state.characters[0].health == 6


@pytest.mark.rule("GR-DIPLO-18", "GR-DIPLO-19", "GR-DIPLO-20")
@pytest.mark.parametrize(("seats", "cards"), [(1, 3), (2, 3), (3, 3), (4, 2)])
def test_opening_hands_come_from_the_diplomacy_decks(tmp_path, seats, cards):
    play = parley(tmp_path, seats=seats, until="mulligan")
    for seat in range(seats):
        assert len(play.state.characters[seat].diplomacy.hand) == cards
        assert len(play.state.decks[f"diplomacy/{seat}"]) == 15 - cards
        assert play.state.characters[seat].combat.hand == []


@pytest.mark.rule("GR-DIPLO-21")
def test_a_hand_may_be_redrawn_with_one_card_fewer_down_to_one(tmp_path):
    play = parley(tmp_path, until="mulligan")
    for cards, discarded in ((2, 3), (1, 5)):
        play.give("mulligan", "redraw")
        assert len(hand(play)) == cards
        assert len(play.state.characters[0].diplomacy.discarded) == discarded
        assert len(play.state.decks["diplomacy/0"]) == 15 - cards - discarded
    assert play.asked == {0: "play"}


# 26.2 Affinity and stages


@pytest.mark.rule("GR-DIPLO-22", "GR-DIPLO-24")
def test_the_marker_starts_on_grey(tmp_path):
    play = parley(tmp_path)
    assert affinity(play) == 0


@pytest.mark.rule("GR-DIPLO-23", "GR-DIPLO-26")
@pytest.mark.parametrize(("step", "cell"), [(-2, "red"), (0, "grey"), (1, "green")])
def test_cells_below_grey_are_red_and_those_above_green(tmp_path, step, cell):
    watch = [
        {
            "do": "when",
            "requires": [{"has": "affinity", "cell": colour}],
            "then": [{"do": "mark_status", "status": colour}],
        }
        for colour in ("red", "grey", "green")
    ]
    move = card("move", [None, None, {"affinity": step} if step else {}], [], ability("on_play", *watch))
    statuses = {"statuses": [{"id": colour} for colour in ("red", "grey", "green")]}
    play = parley(tmp_path, CALM, [move], decks=[["move"]], more=statuses)
    play.give("play", "move")
    assert list(play.state.statuses) == [cell]


@pytest.mark.rule("GR-DIPLO-25", "GR-DIPLO-36")
def test_the_marker_never_leaves_the_track(tmp_path):
    leap = card("leap", [None, None, {"affinity": 9}], [None, None, "free"])
    plunge = card("plunge", [None, None, {"affinity": -9, "extra_card": True}], [])
    play = parley(tmp_path, CALM, [leap, plunge], decks=[["leap", "plunge"]])
    play.give("play", "leap")
    assert affinity(play) == 4
    play.give("play", "plunge")  # from the top of the track: the surplus of the first card is lost
    assert affinity(play) == -3
    play.give("play", "stop")
    assert ended(play) == ["not_won"]


@pytest.mark.rule("GR-DIPLO-27", "GR-DIPLO-67", "GR-DIPLO-69", "GR-DIPLO-91")
def test_stages_are_won_in_order_and_all_else_stays(tmp_path):
    slow = card(
        "slow", [{"affinity": 4}, None, None], [("empathy", 2), None, "free"], ability("delayed", HURT, tokens=3)
    )
    play = parley(tmp_path, stages(("first", 1), ("second", 2)), [slow], seats=2, decks=[["slow"], ["slow"]], until="")
    activate(play, 1)
    say(play, "slow")
    encounter = play.state.encounter
    assert (encounter.stages_won, encounter.stage, encounter.affinity) == (["first"], "second", 0)
    assert (encounter.round, encounter.been_active) == (1, [1, 0])  # the other's turn follows in the same round
    assert [played.tokens for played in encounter.sequence] == [2]
    assert len(hand(play, 1)) == 2
    play.give("play", "slow")
    play.give("play", "stop")
    assert ended(play) == ["won"]


@pytest.mark.rule("GR-DIPLO-28", "GR-DIPLO-29", "GR-DIPLO-30")
def test_the_players_choose_among_stages_with_one_number(tmp_path):
    leap = card("leap", [None, None, {"affinity": 4}], [None, None, "free"])
    opponent = stages(("soft", 1), ("hard", 1), ("kind", 2), ("cruel", 2))
    play = parley(tmp_path, opponent, [leap], decks=[["leap", "leap"]], seats=2, until="choose_stage")
    assert play.happened("card_taken") == []  # before the opening hands
    play.give("choose_stage", "hard", seat=0)
    play.give("choose_stage", "soft", seat=1)
    assert play.state.encounter.stage == "hard"
    activate(play, 0)
    play.give("play", "leap")
    play.give("play", "stop")
    assert set(play.asked.values()) == {"choose_stage"}  # the next number is about to begin
    assert play.options(0) == ["kind", "cruel"]
    play.give("choose_stage", "kind")
    activate(play, 1)
    say(play, "filler")
    assert play.state.encounter.stage == "kind"
    assert [data["stage"] for data in play.happened("stage_began")] == ["hard", "kind"]


@pytest.mark.rule("GR-DIPLO-37", "GR-DIPLO-38", "GR-DIPLO-31")
@pytest.mark.parametrize(
    ("right", "left", "steps"),
    [
        ([("empathy", 2), None, None], [{"stage": 1}, None, None], 2),
        ([("aggression", 2), None, None], [{"stage": 1}, None, None], 0),  # the stage has no bonus for this attribute
        ([None, None, "free"], [None, None, {"stage": 1}], 0),
        ([None, "magic", None], [None, {"stage": 1, "magic": True}, None], 0),
    ],
)
def test_a_stage_bonus_depends_on_stage_and_attribute(tmp_path, right, left, steps):
    bonus = {"attribute": "empathy", "effects": [{"do": "move_affinity", "amount": 2}]}
    opponent = {"right": edge(*right), **stages(("first", 1), bonuses=[bonus])}
    play = parley(tmp_path, opponent, [card("plea", left, [])], decks=[["plea"]])
    play.give("play", "plea")
    if "pay_magic" in play.asked.values():
        play.give("pay_magic", "yes")
    assert affinity(play) == steps


@pytest.mark.rule("GR-DIPLO-43")
def test_a_multiplier_multiplies_a_stage_bonus(tmp_path):
    bonus = {"attribute": "empathy", "effects": [{"do": "move_affinity", "amount": 1}]}
    opponent = {"right": edge(("empathy", 2, {"times": 3}), None, None), **stages(("first", 1), bonuses=[bonus])}
    play = parley(tmp_path, opponent, [card("plea", [{"stage": 1}, None, None], [])], decks=[["plea"]])
    play.give("play", "plea")
    assert affinity(play) == 3
