"""Cards and keys in diplomacy: the rules shared with combat (GR-DIPLO-32 to 52, 87)."""

import pytest

from tests.grail.arena import ability, activate, card, charges, edge, hand, parley
from tests.grail.parleys import CALM, FOLLOW, HURT, SMILE, affinity, ended, reacting, say

FOOD = {"do": "gain", "what": "food", "who": "active"}
UP = {"do": "move_affinity", "amount": 1}
LONG = {**CALM, "lowest": -30, "highest": 30}
"""An opponent with a long track that never reacts."""


def sequence(play):
    return play.state.encounter.sequence


def food(play, seat=0):
    return play.state.characters[seat].resources["food"]


@pytest.mark.rule("GR-DIPLO-32")
def test_all_share_one_sequence_and_a_card_joins_only_the_previous_one(tmp_path):
    play = parley(tmp_path, LONG, [SMILE], decks=[["smile"], ["smile", "smile"]], seats=2, until="")
    activate(play, 1)
    say(play, "smile")
    assert affinity(play) == 2  # from the encounter card
    say(play, "filler")
    assert affinity(play) == 2
    activate(play, 1)
    say(play, "smile")
    assert affinity(play) == 3  # the filler has a free key only, although the card before it had more
    assert [(played.card, played.owner) for played in sequence(play)] == [("smile", 1), ("filler", 0), ("smile", 1)]


@pytest.mark.rule("GR-DIPLO-32")
@pytest.mark.parametrize(
    ("right", "left", "joins"),
    [
        ([("empathy", 1), None, None], [{"affinity": 1}, None, None], True),
        ([None, ("empathy", 1), None], [{"affinity": 1}, None, None], False),  # another row
        ([("empathy", 1), None, None], [{"affinity": 1, "magic": True}, None, None], False),  # another kind
        (["magic", None, None], [{"affinity": 1}, None, None], False),
        ([None, None, "free"], [None, None, {"affinity": 1}], True),
        ([("empathy", 1), None, None], [None, None, {"affinity": 1}], False),
    ],
)
def test_halves_join_in_the_same_row_and_of_the_same_kind(tmp_path, right, left, joins):
    play = parley(tmp_path, {**LONG, "right": edge(*right)}, [card("word", left, [])], decks=[["word"]])
    play.give("play", "word")
    assert affinity(play) == (1 if joins else 0)


@pytest.mark.rule("GR-DIPLO-33", "GR-DIPLO-32")
@pytest.mark.parametrize(("value", "steps"), [(1, 1), (2, 2), (3, 2)])
def test_an_attribute_key_needs_the_active_characters_level(tmp_path, value, steps):
    play = parley(tmp_path, LONG, [SMILE], decks=[["smile"]], seats=2)
    for seat, level in enumerate((value, 9)):
        play.state.characters[seat].attributes["empathy"] = level
    activate(play, 0)
    play.give("play", "smile")
    assert affinity(play) == steps  # the free key always connects, the attribute key from 2 on


@pytest.mark.rule("GR-DIPLO-32")
def test_keys_are_evaluated_once_when_the_card_is_played(tmp_path):
    play = parley(tmp_path, LONG, [SMILE], decks=[["smile"]], characters=[{"attributes": {"empathy": 1}}])
    play.give("play", "smile")
    play.state.characters[0].attributes["empathy"] = 5
    say(play)
    assert affinity(play) == 1
    assert sequence(play)[0].linked == (2,)


MAGIC = card("spell", [None, {"affinity": 3, "magic": True}, None], [])
ARCANE = {**LONG, "right": edge(None, "magic", None)}


@pytest.mark.rule("GR-DIPLO-34")
@pytest.mark.parametrize(("wish", "magic", "steps"), [("yes", 1, 3), ("no", 2, 0)])
def test_a_magic_key_connects_if_its_player_pays_one_magic(tmp_path, wish, magic, steps):
    play = parley(tmp_path, ARCANE, [MAGIC], decks=[["spell"]])
    play.give("play", "spell")
    play.give("pay_magic", wish)
    assert play.state.characters[0].resources["magic"] == magic
    assert affinity(play) == steps
    assert sequence(play)[0].magic == ((1,) if wish == "yes" else ())


@pytest.mark.rule("GR-DIPLO-34", "GR-COMBAT-146", "GR-COMBAT-147")
def test_the_magic_marker_leaves_with_the_card(tmp_path):
    count = {"do": "move_affinity", "amount": {"per": "connected_magic_keys", "times": 5}}
    opponent = {**reacting({"do": "discard_last"}), **{k: ARCANE[k] for k in ("right", "lowest", "highest")}}
    counter = card("counter", [], [], ability("on_play", count))
    play = parley(tmp_path, opponent, [MAGIC, counter], decks=[["spell", "counter"]])
    play.give("play", "spell")
    play.give("pay_magic", "yes")
    say(play)
    assert sequence(play) == []
    say(play, "counter")
    assert affinity(play) == 3  # the magic key is no longer counted
    assert play.state.characters[0].resources["magic"] == 1  # and the magic is not returned


@pytest.mark.rule("GR-DIPLO-35")
def test_a_free_key_always_connects_even_without_a_bonus(tmp_path):
    play = parley(tmp_path, LONG, characters=[{"attributes": {}, "resources": {}}])
    play.give("play", "filler")
    assert sequence(play)[0].linked == (2,)
    assert affinity(play) == 0


@pytest.mark.rule("GR-DIPLO-36")
@pytest.mark.parametrize("steps", [-2, 1, 3])
def test_an_affinity_bonus_moves_up_or_down(tmp_path, steps):
    play = parley(tmp_path, LONG, [card("word", [None, None, {"affinity": steps}], [])], decks=[["word"]])
    play.give("play", "word")
    assert affinity(play) == steps


@pytest.mark.rule("GR-DIPLO-39")
def test_a_draw_bonus_draws_a_diplomacy_card(tmp_path):
    play = parley(tmp_path, LONG, [card("word", [None, None, {"draw": 1}], [])], decks=[["word"]])
    play.give("play", "word")
    assert len(hand(play)) == 3
    assert len(play.state.decks["diplomacy/0"]) == 11
    assert len(play.state.decks["combat/0"]) == 15


@pytest.mark.rule("GR-DIPLO-40", "GR-COMBAT-48", "GR-COMBAT-90", "GR-COMBAT-91")
@pytest.mark.parametrize(("symbol", "further"), [({}, True), ({"times": 3}, True), ({"cancel": True}, False)])
def test_the_extra_card_bonus(tmp_path, symbol, further):
    """It allows its own card, is ignored on a first card, is not multiplied, and can be cancelled."""
    first = card("first", [None, None, {"extra_card": True}], [None, None, ("free", symbol)])
    play = parley(tmp_path, LONG, [first, FOLLOW], decks=[["first", "follow", "follow"]])
    play.give("play", "first")
    assert ("follow" in play.options(0)) == further
    assert "first" not in play.options(0)
    assert "stop" in play.options(0)
    if further:
        play.give("play", "follow")
        assert "follow" in play.options(0)  # one bonus for each further card, any number of cards
        play.give("play", "follow")
        assert len(sequence(play)) == 3


@pytest.mark.rule("GR-DIPLO-41", "GR-COMBAT-148")
def test_the_discard_last_bonus(tmp_path):
    """It follows the other keys and discards its own card: the ability is lost, the bonuses stay."""
    sorry = card("sorry", [{"affinity": 2}, None, {"discard_last": 1}], [], ability("on_play", FOOD), if_discarded=[UP])
    play = parley(tmp_path, LONG, [sorry, SMILE], decks=[["sorry", "smile"]])
    play.give("play", "sorry")
    assert sequence(play) == []
    assert affinity(play) == 3  # two from its key, one because it was discarded
    assert food(play) == 0
    assert play.state.characters[0].diplomacy.discarded == ["sorry"]
    say(play)
    play.give("play", "smile")
    assert affinity(play) == 5  # the next card joins the encounter card


@pytest.mark.rule("GR-DIPLO-41")
def test_discard_last_needs_a_card_and_returns_cards_to_their_owners(tmp_path):
    play = parley(tmp_path, reacting({"do": "discard_last", "amount": 2}), seats=2)
    activate(play, 0)
    say(play, "filler")
    assert sequence(play) == []
    assert play.state.characters[0].diplomacy.discarded == ["filler"]
    assert play.state.encounter.card == "opponent"


@pytest.mark.rule("GR-DIPLO-42", "GR-DIPLO-44", "GR-COMBAT-47")
@pytest.mark.parametrize(
    ("symbol", "steps", "cards"), [({"times": 2}, 2, 2), ({"cancel": True}, 0, 0), ({"times": 3, "cancel": True}, 0, 0)]
)
def test_symbols_apply_to_the_whole_bonus_and_cancel_takes_precedence(tmp_path, symbol, steps, cards):
    opponent = {**LONG, "right": edge(None, None, ("free", symbol))}
    play = parley(tmp_path, opponent, [card("word", [None, None, {"affinity": 1, "draw": 1}], [])], decks=[["word"]])
    play.give("play", "word")
    assert affinity(play) == steps
    assert len(hand(play)) == 2 + cards


@pytest.mark.rule("GR-DIPLO-45", "GR-DIPLO-48", "GR-COMBAT-149")
def test_a_visible_ability_applies_to_the_active_character_in_a_reaction(tmp_path):
    opponent = reacting({"do": "gain", "what": "terror", "amount": 2, "who": "active"})
    shield = card("shield", [], [None, None, "free"], ability("during_reaction", {"do": "reduce", "what": "terror"}))
    play = parley(tmp_path, opponent, [shield], decks=[["shield"]], seats=2)
    activate(play, 0)
    say(play, "shield")
    say(play)  # seat 1 plays nothing: the card is still visible
    assert [hero.terror for hero in play.state.characters] == [0, 0]
    activate(play, 1)
    say(play, "filler")  # now it is covered
    assert [hero.terror for hero in play.state.characters] == [0, 2]


@pytest.mark.rule("GR-DIPLO-45")
def test_a_passive_card_is_never_covered(tmp_path):
    opponent = reacting({"do": "gain", "what": "terror", "amount": 2, "who": "active"})
    calm = ability("during_reaction", {"do": "reduce", "what": "terror"})
    play = parley(tmp_path, opponent, [card("calm", [], [None, None, "free"], calm, passive=True)], decks=[["calm"]])
    say(play, "calm")
    say(play, "filler")
    assert play.state.characters[0].terror == 0


@pytest.mark.rule("GR-DIPLO-45", "GR-DIPLO-48")
@pytest.mark.parametrize(("discards_first", "terror"), [(True, 0), (False, 2)])
def test_an_uncovered_ability_is_visible_again_but_not_repeated(tmp_path, discards_first, terror):
    """Its continuous effect applies from then on, even in the middle of a reaction."""
    effects = [{"do": "discard_last"}, {"do": "gain", "what": "terror", "amount": 2, "who": "active"}]
    calm = ability("during_reaction", {"do": "reduce", "what": "terror"})
    both = card("both", [], [None, None, "free"], ability("on_play", FOOD), calm)
    opponent = reacting(*(effects if discards_first else reversed(effects)))
    play = parley(tmp_path, opponent, [both, FOLLOW], decks=[["both", "follow"]])
    play.give("play", "both")
    say(play, "follow")
    assert [played.card for played in sequence(play)] == ["both"]
    assert (food(play), play.state.characters[0].terror) == (1, terror)


@pytest.mark.rule("GR-DIPLO-47")
def test_a_delayed_ability_fires_for_the_active_character_unless_covered(tmp_path):
    slow = card("slow", [], [None, None, "free"], ability("delayed", FOOD))
    play = parley(tmp_path, LONG, [slow], decks=[["slow", "slow"]], seats=2)
    activate(play, 0)
    play.give("play", "slow")
    assert sequence(play)[0].tokens == 1
    say(play)
    assert (food(play, 0), food(play, 1)) == (0, 1)
    say(play, "filler")
    activate(play, 0)
    say(play, "slow")
    assert food(play, 1) == 2
    activate(play, 1)
    assert sequence(play)[0].tokens == 0


@pytest.mark.rule("GR-DIPLO-47")
def test_a_covered_card_loses_its_tokens(tmp_path):
    slow = card("slow", [], [None, None, "free"], ability("delayed", FOOD))
    play = parley(tmp_path, LONG, [slow, FOLLOW], decks=[["slow", "follow"]])
    play.give("play", "slow")
    say(play, "follow")
    assert sequence(play)[0].tokens == 0
    assert food(play) == 0


@pytest.mark.rule("GR-DIPLO-49")
@pytest.mark.parametrize(
    ("effect", "health"),
    [
        ({"do": "reduce", "what": "damage", "amount": 1}, 2),
        ({"do": "reduce", "what": "damage"}, 4),
        ({"do": "cancel", "what": "reaction"}, 6),
        ({"do": "cancel", "what": "attack"}, 1),  # there is no attack
    ],
)
def test_damage_and_unavoidable_damage(tmp_path, effect, health):
    opponent = reacting({**HURT, "amount": 3}, {**HURT, "amount": 2, "unavoidable": True})
    play = parley(tmp_path, opponent, [card("shield", [], [], ability("during_reaction", effect))], decks=[["shield"]])
    say(play, "shield")
    assert play.state.characters[0].health == health


@pytest.mark.rule("GR-DIPLO-50")
def test_connected_keys_are_counted_in_the_whole_sequence(tmp_path):
    """Joined attribute keys count at any level of the attribute; a half that joins no other half does not."""
    per = {"do": "move_affinity", "amount": {"per": "connected_attribute_keys", "of": "empathy", "times": 5}}
    chain = card("chain", [{"draw": 1}, None, {"extra_card": True}], [("empathy", 9), None, "free"])
    count = card("count", [None, None, {"extra_card": True}], [], ability("on_play", per))
    play = parley(tmp_path, LONG, [chain, count], decks=[["chain", "chain", "count"]])
    play.give("play", "chain")
    play.give("play", "chain")
    play.give("play", "count")
    assert affinity(play) == 10  # two keys of the chains; the last half joins no bonus half
    assert sequence(play)[1].linked == (2,)


CHARGED = card(
    "charged",
    [],
    [None, None, "free"],
    ability("on_play", {"do": "gain_charges", "amount": 3}),
    ability("charges", FOOD, charges=2),
)


@pytest.mark.rule("GR-DIPLO-51")
def test_charges_are_stored_and_spent_while_the_card_is_visible(tmp_path):
    play = parley(tmp_path, LONG, [CHARGED, FOLLOW], decks=[["charged", "follow"]])
    play.give("play", "charged")
    assert sequence(play)[0].charges == 3
    play.give("play", charges(play))
    assert (sequence(play)[0].charges, food(play)) == (1, 1)
    assert charges(play) not in play.options(0)  # one charge is not enough
    sequence(play)[0].charges = 2
    play.give("play", "follow")
    assert charges(play) not in play.options(0)  # covered


@pytest.mark.rule("GR-DIPLO-51", "GR-COMBAT-155")
@pytest.mark.parametrize(("consent", "got"), [("yes", 1), ("no", 0)])
def test_charges_on_anothers_card_need_consent(tmp_path, consent, got):
    play = parley(tmp_path, LONG, [CHARGED], decks=[["charged"]], seats=2)
    activate(play, 0)
    say(play, "charged")
    play.give("play", charges(play))
    assert play.asked == {0: "lend_charges"}
    play.give("lend_charges", consent)
    assert food(play, 1) == got


@pytest.mark.rule("GR-COMBAT-155")
def test_cards_of_a_participant_who_left_still_work(tmp_path):
    die = {**CHARGED, "abilities": [*CHARGED["abilities"], ability("delayed", FOOD)]}
    play = parley(tmp_path, reacting({**HURT, "amount": 9}), [die], decks=[["charged"]], seats=2)
    activate(play, 0)
    play.give("play", "charged")
    play.give("play", "stop")
    play.go_on("play")
    assert play.state.encounter.participants == [1]
    assert food(play, 1) == 1  # the delayed ability
    play.give("play", charges(play))
    assert play.asked == {0: "lend_charges"}


@pytest.mark.rule("GR-DIPLO-52")
def test_simultaneous_abilities_fire_in_the_order_that_the_players_choose(tmp_path):
    opponent = reacting({"do": "gain", "what": "terror", "amount": 2, "who": "active"})
    lessen = {"do": "reduce", "what": "terror", "amount": 1}
    one = card("one", [], [None, None, "free"], ability("during_reaction", lessen), passive=True)
    two = card("two", [None, None, {"extra_card": True}], [], ability("during_reaction", FOOD))
    play = parley(tmp_path, opponent, [one, two], decks=[["one", "two"]])
    play.give("play", "one")
    play.give("play", "two")
    play.give("play", "stop")
    assert play.asked == {0: "next_effect"}
    assert len(play.options(0)) == 2
    play.give("next_effect", play.options(0)[1])
    play.go_on("play")
    assert [data["path"].split("/")[1] for data in play.happened("ability_fired")] == ["two", "one"]
    assert play.state.characters[0].terror == 1


# GR-DIPLO-87: other rules shared with combat


@pytest.mark.rule("GR-DIPLO-87", "GR-COMBAT-66")
def test_an_ability_without_a_timing_applies_while_visible(tmp_path):
    wide = ability("always", {"do": "modify", "what": "hand_limit", "amount": 2, "who": "each"})
    play = parley(tmp_path, LONG, [card("wide", [None, None, {"draw": 2}], [], wide)], decks=[["wide"]])
    play.give("play", "wide")
    play.give("play", "stop")
    assert len(hand(play)) == 5  # four were kept, and one drawn


@pytest.mark.rule("GR-DIPLO-87", "GR-COMBAT-88")
def test_an_extra_card_on_a_magic_key_must_be_paid_for(tmp_path):
    cards = [
        card("first", [], [None, "magic", None]),
        card("spell", [None, {"extra_card": True, "affinity": 1, "magic": True}, None], []),
    ]
    play = parley(tmp_path, LONG, cards, decks=[["first", "spell"]])
    play.give("play", "first")
    play.give("play", "spell")
    assert play.state.characters[0].resources["magic"] == 1  # nobody was asked
    assert affinity(play) == 1


@pytest.mark.rule("GR-DIPLO-87", "GR-COMBAT-88")
def test_without_magic_a_card_with_a_magic_extra_card_key_cannot_be_played(tmp_path):
    cards = [
        card("first", [], [None, "magic", None]),
        card("spell", [None, {"extra_card": True, "magic": True}, None], []),
    ]
    play = parley(tmp_path, LONG, cards, decks=[["first", "spell"]], characters=[{"resources": {"magic": 0}}])
    play.give("play", "first")
    assert play.options(0) == ["stop", "retreat"]


@pytest.mark.rule("GR-DIPLO-87", "GR-COMBAT-114")
def test_panic_is_decided_at_the_start_of_step_2(tmp_path):
    scare = card(
        "scare",
        [],
        [None, None, "free"],
        ability("on_play", {"do": "gain", "what": "terror", "amount": 7, "who": "active"}),
    )
    play = parley(tmp_path, LONG, [scare, FOLLOW], decks=[["scare", "follow"]])
    play.give("play", "scare")
    assert "follow" in play.options(0)
    say(play)
    assert play.options(0) == ["top", "retreat"]


@pytest.mark.rule("GR-DIPLO-87", "GR-COMBAT-139")
def test_the_encounter_is_cleared_completely(tmp_path):
    play = parley(tmp_path, LONG, [CHARGED], decks=[["charged"]])
    play.give("play", "charged")
    play.give("play", "retreat")
    assert play.state.encounter is None
    assert len(play.state.decks["diplomacy/0"]) == 15


@pytest.mark.rule("GR-DIPLO-87", "GR-COMBAT-144")
def test_an_inactive_participant_that_falls_leaves_and_the_activation_continues(tmp_path):
    curse = card("curse", [], [None, None, "free"], ability("on_play", {**HURT, "amount": 5, "who": "each"}))
    play = parley(tmp_path, LONG, [curse, FOLLOW], decks=[["curse", "follow"]], seats=2, until="mulligan")
    play.set(1, health=5)
    play.give("mulligan", "keep")
    activate(play, 0)
    play.give("play", "curse")
    assert play.state.encounter.participants == [0]
    assert play.asked == {0: "play"}
    assert "follow" in play.options(0)


@pytest.mark.rule("GR-DIPLO-87", "GR-COMBAT-152")
def test_a_fall_caused_by_ones_own_card_ends_the_activation(tmp_path):
    fatal = card("fatal", [], [None, None, "free"], ability("on_play", {**HURT, "amount": 9}, {**UP, "amount": 2}))
    play = parley(tmp_path, reacting(UP), [fatal], decks=[["fatal"]], seats=2)
    activate(play, 0)
    play.give("play", "fatal")
    assert affinity(play) == 0
    assert play.happened("reaction_began") == []
    assert play.state.encounter.active == 1


@pytest.mark.rule("GR-DIPLO-87", "GR-COMBAT-157")
def test_charges_may_be_spent_before_each_effect_of_a_reaction(tmp_path):
    lessen = {"do": "reduce", "what": "damage", "amount": 2}
    guard = card("guard", [], [], ability("on_play", {"do": "gain_charges"}), ability("charges", lessen, charges=1))
    opponent = reacting({**HURT, "amount": 1}, {**HURT, "amount": 3})
    play = parley(tmp_path, opponent, [guard], decks=[["guard"]])
    play.give("play", "guard")
    play.give("play", "stop")
    play.give("before_effect", "go_on")
    assert play.state.characters[0].health == 5
    play.give("before_effect", charges(play))
    assert play.state.characters[0].health == 4


@pytest.mark.rule("GR-DIPLO-87", "GR-COMBAT-135")
def test_a_participant_who_left_gets_no_reward(tmp_path):
    leap = card("leap", [None, None, {"affinity": 4}], [])
    play = parley(tmp_path, reacting({**HURT, "amount": 9}), [leap], decks=[[], ["leap"]], seats=2)
    activate(play, 0)
    say(play)
    play.give("play", "leap")
    play.give("play", "stop")
    assert ended(play) == ["won"]
    assert [hero.resources["experience"] for hero in play.state.characters] == [0, 2]


def test_a_card_may_increase_affinity_gains(tmp_path):
    charm = {
        "id": "charm",
        "abilities": [ability("always", {"do": "modify", "what": "affinity_gain", "amount": 1, "who": "owner"})],
    }
    steps = [
        card("up", [None, None, {"affinity": 1}], [None, None, "free"]),
        card("down", [None, None, {"affinity": -1, "extra_card": True}], []),
    ]
    play = parley(tmp_path, LONG, steps, decks=[["up", "down"]], characters=[{"flaw": charm["abilities"]}])
    play.give("play", "up")
    assert affinity(play) == 2
    play.give("play", "down")
    assert affinity(play) == 1


@pytest.mark.rule("GR-DIPLO-37", "GR-DIPLO-87", "GR-COMBAT-42")
@pytest.mark.parametrize("amount", [1, 3])
def test_a_stage_bonus_that_discards_its_own_card_ends_the_bonuses_of_its_keys(tmp_path, amount):
    """The card's other keys are lost with it, and nothing is discarded from an empty sequence."""
    sweep = {"attribute": "empathy", "effects": [{"do": "discard_last", "amount": amount}]}
    opponent = {**LONG, "stages": [{"id": "first", "number": 1, "bonuses": [sweep]}]}
    rash = card("rash", [{"stage": 1}, None, {"affinity": 1, "discard_last": 1}], [], ability("on_play", FOOD))
    play = parley(tmp_path, opponent, [rash], decks=[["rash"]])
    play.give("play", "rash")
    assert play.asked == {0: "play"}
    assert sequence(play) == []
    assert (affinity(play), food(play)) == (0, 0)
    assert play.state.characters[0].diplomacy.discarded == ["rash"]
