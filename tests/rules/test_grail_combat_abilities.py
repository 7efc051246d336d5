"""Abilities, passive cards, charges (GR-COMBAT-53 to 75)."""

import pytest

from tests.grail.arena import (
    DRAW,
    FOLLOW,
    HIT,
    HURT,
    MARKER,
    ability,
    activate,
    card,
    charges,
    fight,
    hand,
    pass_round,
    row,
)

TERROR = {"do": "gain", "what": "terror", "amount": 2, "who": "active"}
CALM = {"do": "reduce", "what": "terror"}
FOOD = {"do": "gain", "what": "food", "who": "active"}
FEARSOME = {"attacks": [row(0, TERROR, most=8)]}
QUIET = {"attacks": [row(0, FOOD, most=8)]}
GUARD = card("guard", [], [None, None, "free"], ability("during_attack", CALM))


def sequence(play):
    return play.state.encounter.sequence


def terror(play, seat=0):
    return play.state.characters[seat].terror


@pytest.mark.rule("GR-COMBAT-53", "GR-COMBAT-65")
def test_a_card_covers_the_ability_of_the_previous_card(tmp_path):
    play = fight(tmp_path, FEARSOME, [GUARD], decks=[["guard"]])
    play.give("play", "guard")
    pass_round(play)
    assert terror(play) == 0
    play.give("play", "filler")
    pass_round(play)
    assert terror(play) == 2


@pytest.mark.rule("GR-COMBAT-54", "GR-COMBAT-55", "GR-COMBAT-56")
def test_a_passive_card_covers_but_is_never_covered(tmp_path):
    left = [{"markers": 1}, None, {"markers": 1}]
    watch = card("watch", left, [("aggression", 1), None, "free"], ability("during_attack", CALM), passive=True)
    anger = card("anger", [], [None, None, "free"], ability("delayed", TERROR))
    play = fight(tmp_path, FEARSOME, [watch, anger, HIT], decks=[["anger", "watch", "hit"]])
    play.give("play", "anger")
    pass_round(play)  # 2 from the attack, 2 from anger
    assert terror(play) == 4
    play.set(0, terror=0)
    play.give("play", "watch")
    assert sequence(play)[1].linked == (2,)  # keys work as on any other card; anger has only a free one
    pass_round(play)
    play.give("play", "hit")
    assert sequence(play)[2].linked == (0, 2)
    pass_round(play)
    play.give("play", "filler")
    pass_round(play)
    assert terror(play) == 0  # it applies until the end


@pytest.mark.rule("GR-COMBAT-57")
def test_an_uncovered_ability_is_visible_again_but_not_repeated(tmp_path):
    both = card("both", [], [None, None, "free"], ability("on_play", FOOD), ability("during_attack", CALM))
    vain = card("vain", [None, None, {"extra_card": True, "discard_last": 1}], [])
    play = fight(tmp_path, FEARSOME, [both, vain], decks=[["both", "vain"]])
    play.give("play", "both")
    play.give("play", "vain")
    pass_round(play)
    assert terror(play) == 0
    assert play.state.characters[0].resources["food"] == 1


@pytest.mark.rule("GR-COMBAT-59", "GR-COMBAT-60", "GR-COMBAT-61", "GR-COMBAT-83")
@pytest.mark.parametrize("tokens", [None, 1, 2])
def test_a_delayed_ability_fires_once_when_its_last_token_goes(tmp_path, tokens):
    more = {} if tokens is None else {"tokens": tokens}
    slow = card("slow", [], [], ability("delayed", {**MARKER, "amount": 2}, **more), passive=True)
    play = fight(tmp_path, QUIET, [slow], decks=[["slow"]])
    play.give("play", "slow")
    assert sequence(play)[0].tokens == (tokens or 1)
    pools = []
    for _ in range(3):
        pass_round(play)
        pools.append(play.state.encounter.pool)
        play.give("play", "filler")
    assert pools == ([0, 2, 2] if tokens == 2 else [2, 2, 2])
    assert sequence(play)[0].tokens == 0


@pytest.mark.rule("GR-COMBAT-62", "GR-COMBAT-63")
@pytest.mark.parametrize(("passive", "pool"), [(False, 0), (True, 2)])
def test_a_covered_card_loses_its_tokens_unless_it_is_passive(tmp_path, passive, pool):
    slow = card("slow", [], [None, None, "free"], ability("delayed", {**MARKER, "amount": 2}), passive=passive)
    play = fight(tmp_path, QUIET, [slow, FOLLOW], decks=[["slow", "follow"]])
    play.give("play", "slow")
    play.give("play", "follow")
    assert sequence(play)[0].tokens == passive
    pass_round(play)
    assert play.state.encounter.pool == pool


@pytest.mark.rule("GR-COMBAT-64")
def test_a_delayed_ability_concerns_the_character_active_at_that_time(tmp_path):
    slow = card("slow", [], [], ability("delayed", {**FOOD, "amount": 3}))
    attacks = {"attacks": [row(0, {"do": "gain", "what": "wealth", "who": "active"}, most=8)]}
    play = fight(tmp_path, attacks, [slow], decks=[["slow"]], seats=2, until="choose_active")
    activate(play, 0)
    play.give("play", "slow")
    pass_round(play)
    activate(play, 1)
    assert [character.resources["food"] for character in play.state.characters] == [0, 3]


@pytest.mark.rule("GR-COMBAT-66", "GR-COMBAT-106")
def test_an_ability_without_a_timing_applies_while_visible(tmp_path):
    """This one raises the hand limit."""
    wide = ability("always", {"do": "modify", "what": "hand_limit", "amount": 2, "who": "each"})
    bag = card("bag", [None, None, {"draw": 3}], [None, None, "free"], wide)
    play = fight(tmp_path, QUIET, [bag], decks=[["bag"]])
    play.give("play", "bag")
    assert len(hand(play)) == 5
    pass_round(play)
    assert len(hand(play)) == 6  # all five are kept, and one is drawn
    play.give("play", "filler")
    play.give("play", "stop")
    assert play.asked == {0: "discard"}
    for _ in range(2):
        play.give("discard", "filler")
    assert len(hand(play)) == 3 + 1


@pytest.mark.rule("GR-COMBAT-67")
def test_unavoidable_damage_is_not_reduced(tmp_path):
    attack = row(0, HURT, {**HURT, "amount": 2, "unavoidable": True}, most=8)
    shield = card("shield", [], [], ability("during_attack", {"do": "reduce", "what": "damage", "amount": 3}))
    play = fight(tmp_path, {"attacks": [attack]}, [shield], decks=[["shield"]])
    play.give("play", "shield")
    pass_round(play)
    assert play.state.characters[0].health == 6 - 2


@pytest.mark.rule("GR-COMBAT-68")
def test_cancelling_the_attack_cancels_its_unavoidable_damage_too(tmp_path):
    attack = row(0, {**HURT, "amount": 2, "unavoidable": True}, TERROR, most=8)
    dodge = card("dodge", [], [], ability("during_attack", {"do": "cancel", "what": "attack"}))
    play = fight(tmp_path, {"attacks": [attack]}, [dodge], decks=[["dodge"]])
    play.give("play", "dodge")
    pass_round(play)
    assert (play.state.characters[0].health, terror(play)) == (6, 0)
    assert len(play.happened("attack_cancelled")) == 1
    play.give("play", "filler")  # the next attack is a different one
    pass_round(play)
    assert (play.state.characters[0].health, terror(play)) == (4, 2)


CHARGED = card(
    "charged",
    [],
    [None, None, "free"],
    ability("on_play", {"do": "gain_charges", "amount": 3}),
    ability("charges", {**MARKER, "amount": 2}, charges=2),
)


@pytest.mark.rule("GR-COMBAT-69", "GR-COMBAT-70", "GR-COMBAT-71")
def test_charges_lie_on_the_card_and_are_spent_from_it(tmp_path):
    play = fight(tmp_path, QUIET, [CHARGED], decks=[["charged"]])
    play.give("play", "charged")
    assert sequence(play)[0].charges == 3
    assert play.options(0) == ["stop", charges(play), "retreat"]
    play.give("play", charges(play))
    assert (sequence(play)[0].charges, play.state.encounter.pool) == (1, 2)
    assert play.options(0) == ["stop", "retreat"]  # one charge is not enough


@pytest.mark.rule("GR-COMBAT-72")
def test_charges_on_a_covered_card_cannot_be_spent(tmp_path):
    play = fight(tmp_path, QUIET, [CHARGED, FOLLOW], decks=[["charged", "follow"]])
    play.give("play", "charged")
    play.give("play", "follow")
    assert play.options(0) == ["stop", "retreat"]
    assert sequence(play)[0].charges == 3


@pytest.mark.rule("GR-COMBAT-73")
@pytest.mark.parametrize(("answer", "pool"), [("yes", 2), ("no", 0)])
def test_the_active_character_needs_consent_to_spend_charges_of_another(tmp_path, answer, pool):
    play = fight(tmp_path, QUIET, [CHARGED], decks=[["charged"]], seats=2, until="choose_active")
    activate(play, 0)
    play.give("play", "charged")
    pass_round(play)
    activate(play, 1)
    assert play.asked == {1: "play"}  # only the active player is asked
    play.give("play", charges(play))
    assert play.asked == {0: "lend_charges"}
    play.give("lend_charges", answer)
    assert play.state.encounter.pool == pool
    assert play.asked == {1: "play"}


@pytest.mark.rule("GR-COMBAT-157", "GR-COMBAT-70")
def test_charges_can_be_spent_before_each_effect_of_an_attack_or_ability(tmp_path):
    calm = ability("charges", {"do": "reduce", "what": "terror", "amount": 2}, charges=1)
    nerve = card("nerve", [], [], ability("on_play", {"do": "gain_charges", "amount": 1}, FOOD), calm)
    play = fight(tmp_path, {"attacks": [row(0, FOOD, TERROR, most=8)]}, [nerve], decks=[["nerve"]])
    play.give("play", "nerve")
    assert play.asked == {0: "before_effect"}  # in the middle of its own ability
    assert play.options(0) == ["go_on", charges(play)]
    play.give("before_effect", "go_on")
    play.give("play", "stop")
    assert play.asked == {0: "before_effect"}  # before the food of the attack
    play.give("before_effect", "go_on")
    assert play.state.characters[0].resources["food"] == 2
    assert play.asked == {0: "before_effect"}  # before its terror
    play.give("before_effect", charges(play))
    assert terror(play) == 0


@pytest.mark.rule("GR-COMBAT-74")
@pytest.mark.parametrize(("first", "health"), [("rest", 3), ("toil", 1)])
def test_simultaneous_abilities_fire_in_a_chosen_order(tmp_path, first, health):
    """Two passive cards at the start of the same attack: one sets terror, the other adds to it."""
    rest = card("rest", [], [], ability("during_attack", {"do": "set", "what": "terror", "value": 1, "who": "active"}))
    toil = card("toil", [], [], ability("during_attack", TERROR))
    cards = [{**rest, "passive": True}, {**toil, "passive": True}]
    play = fight(tmp_path, QUIET, cards, decks=[["rest", "toil"]], seats=2, until="choose_active")
    activate(play, 0)
    play.give("play", "rest")
    pass_round(play)
    activate(play, 1)
    play.give("play", "filler")
    pass_round(play)
    activate(play, 0)
    play.give("play", "toil")
    play.set(0, terror=0)
    play.give("play", "stop")
    assert play.asked == {0: "next_effect", 1: "next_effect"}
    names = play.options(0)
    assert len(names) == 2
    play.give("next_effect", next(due for due in names if f"/{first}/" in due.ability))
    play.go_on("choose_active", "play")
    assert terror(play) == health


@pytest.mark.rule("GR-COMBAT-75")
def test_a_single_usable_ability_is_not_asked_about(tmp_path):
    """Either of two cards can cancel the attack; after the first, the other has nothing to do."""
    cancel = {"do": "cancel", "what": "attack"}
    left = card("left", [], [], ability("during_attack", FOOD, cancel), passive=True)
    right = card("right", [], [], ability("during_attack", {**FOOD, "what": "wealth"}, cancel), passive=True)
    play = fight(tmp_path, FEARSOME, [left, right], decks=[["left", "right"]])
    play.give("play", "left")
    pass_round(play)
    play.give("play", "right")
    play.give("play", "stop")
    play.give("next_effect", next(due for due in play.options(0) if "/right/" in due.ability))
    resources = play.state.characters[0].resources
    assert (resources["food"], resources["wealth"], terror(play)) == (
        1,
        1,
        0,
    )  # the left one alone in round 1, the right one in round 2


@pytest.mark.rule("GR-COMBAT-75")
@pytest.mark.parametrize(("answer", "calm"), [("yes", 0), ("no", 2)])
def test_an_optional_ability_is_asked_about(tmp_path, answer, calm):
    choice = card(
        "choice", [], [], ability("during_attack", CALM, optional=True, cost=[{"what": "magic", "amount": 1}])
    )
    play = fight(tmp_path, FEARSOME, [choice], decks=[["choice"]])
    play.give("play", "choice")
    play.give("play", "stop")
    assert play.asked == {0: "use_ability"}
    play.give("use_ability", answer)
    assert (terror(play), play.state.characters[0].resources["magic"]) == (calm, 1 if answer == "yes" else 2)


@pytest.mark.rule("GR-COMBAT-155", "GR-COMBAT-131", "GR-COMBAT-130", "GR-COMBAT-149")
def test_cards_of_a_participant_who_left_still_work(tmp_path):
    """They stay in place: a visible card protects the active character, and charges need the owner's consent."""
    gift = card(
        "gift",
        [],
        [None, None, "free"],
        ability("on_play", {"do": "gain_charges", "amount": 1}),
        ability("charges", MARKER, charges=1),
        ability("during_attack", CALM),
        passive=True,
    )
    play = fight(tmp_path, FEARSOME, [gift], decks=[["gift"]], seats=2, until="choose_active")
    activate(play, 0)
    play.give("play", "gift")
    play.give("play", "retreat")
    play.go_on("play")
    assert play.asked == {1: "play"}
    assert play.state.encounter.participants == [1]
    assert [played.owner for played in sequence(play)] == [0]
    play.give("play", charges(play))
    play.give("lend_charges", "yes", seat=0)
    assert play.state.encounter.pool == 1
    play.give("play", "filler")
    pass_round(play)
    assert terror(play, 1) == 0


@pytest.mark.rule("GR-COMBAT-84")
def test_delayed_abilities_fire_from_left_to_right(tmp_path):
    first = card("first", [], [], ability("delayed", FOOD, tokens=2), passive=True)
    second = card("second", [], [], ability("delayed", {**FOOD, "what": "wealth"}), passive=True)
    play = fight(tmp_path, {"attacks": [row(0, {"do": "discard_last", "amount": 0}, most=8)]}, [first, second],
                 decks=[["first", "second"]])  # fmt: skip
    play.give("play", "first")
    pass_round(play)
    play.give("play", "second")
    pass_round(play)
    gained = [event["resource"] for event in play.happened("resource_changed")]
    assert gained == ["food", "wealth"]


@pytest.mark.rule("GR-COMBAT-146", "GR-COMBAT-60")
def test_a_discarded_card_does_not_fire(tmp_path):
    """Two cards are due in the same step, and the left one discards the right one first."""
    left = card("left", [], [], ability("delayed", {"do": "discard_last"}, tokens=2), passive=True)
    right = card("right", [], [], ability("delayed", DRAW))
    play = fight(tmp_path, QUIET, [left, right], decks=[["left", "right"]])
    play.give("play", "left")
    pass_round(play)
    play.give("play", "right")
    before = len(hand(play))
    pass_round(play)
    assert len(sequence(play)) == 1
    assert len(hand(play)) == before + 1  # only the draw at the end of the round


DROP = {"do": "discard_last"}


@pytest.mark.rule("GR-COMBAT-53", "GR-COMBAT-57", "GR-COMBAT-65")
def test_abilities_change_an_attack_only_while_visible(tmp_path):
    """The guard is discarded between two effects, and the card under it protects from the next effect."""
    attack = row(0, TERROR, HURT, DROP, TERROR, HURT, most=8)
    under = card("under", [], [None, None, "free"], ability("during_attack", {"do": "reduce", "what": "damage"}))
    over = card("over", [None, None, {"extra_card": True}], [], ability("during_attack", CALM))
    play = fight(tmp_path, {"attacks": [attack]}, [under, over], decks=[["under", "over"]])
    play.give("play", "under")
    play.give("play", "over")
    pass_round(play)
    assert terror(play) == 2  # only the second terror effect
    assert play.state.characters[0].health == 5  # only the first damage effect


@pytest.mark.rule("GR-COMBAT-68", "GR-COMBAT-157")
@pytest.mark.parametrize(("what", "suffered"), [("opportunity", 0), ("attack", 2)])
def test_only_a_matching_cancel_cancels_an_opportunity_attack(tmp_path, what, suffered):
    duck = card(
        "duck",
        [],
        [],
        ability("on_play", {"do": "gain_charges"}),
        ability("charges", {"do": "cancel", "what": what}, charges=1),
    )
    play = fight(tmp_path, QUIET, [duck], decks=[["duck"]])
    play.give("play", "duck")
    play.give("play", "stop")
    play.go_on("play")
    play.give("play", "stop")  # nothing played
    assert play.options(0) == ["go_on", charges(play)]
    play.give("before_effect", charges(play))
    play.go_on("play")
    assert terror(play) == suffered
