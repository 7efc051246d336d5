"""The sequence, its keys and their bonuses (GR-COMBAT-15 to 52). Diplomacy uses the same steps."""

import pytest

from afallon.grail.rules.encounter.questions import AskToPay
from tests.grail.arena import DRAW, FOLLOW, HIT, MARKER, ability, activate, card, fight, hand, pass_round


def sequence(play):
    return play.state.encounter.sequence


@pytest.mark.rule("GR-COMBAT-15", "GR-COMBAT-16", "GR-COMBAT-17", "GR-COMBAT-18", "GR-COMBAT-23")
def test_each_card_joins_only_the_previous_one_of_any_owner(tmp_path):
    """The second card joins the first card's edge, not the encounter's; its own player's attributes count."""
    bold = card("bold", [None, {"markers": 3}, {"markers": 1}], [None, ("courage", 1), None])
    play = fight(
        tmp_path,
        {"right": [None, {"key": "attribute", "attribute": "aggression", "at_least": 1}, {"key": "free"}]},
        [bold],
        decks=[["bold"], ["bold"]],
        seats=2,
        characters=[{"attributes": {"aggression": 1}}, {"attributes": {"courage": 1}}],
        until="choose_active",
    )
    activate(play, 0)
    play.give("play", "bold")
    assert sequence(play)[0].linked == (1, 2)  # aggression, and the free key of the encounter
    assert play.state.encounter.pool == 4
    pass_round(play)
    activate(play, 1)
    play.give("play", "bold")
    assert [played.owner for played in sequence(play)] == [0, 1]
    assert sequence(play)[1].linked == (1,)  # courage; the first card has no free key
    assert play.state.encounter.pool == 7


@pytest.mark.rule("GR-COMBAT-19", "GR-COMBAT-20", "GR-COMBAT-21", "GR-COMBAT-28")
def test_halves_join_only_their_own_kind_in_their_own_row(tmp_path):
    odd = card("odd", [{"magic": True, "markers": 5}, {"markers": 5}, {}], [("aggression", 1), "magic", "free"])
    next_one = card("next", [{"magic": True, "markers": 5}, {"markers": 5}, {}], [])
    play = fight(tmp_path, cards=[odd, next_one], decks=[["odd", "next"]])
    play.give("play", "odd")
    assert sequence(play)[0].linked == (2,)  # a free key without a bonus
    pass_round(play)
    play.give("play", "next")
    assert sequence(play)[1].linked == (2,)
    assert play.state.encounter.pool == 0


@pytest.mark.rule("GR-COMBAT-22", "GR-COMBAT-27")
@pytest.mark.parametrize(("value", "pool"), [(1, 1), (2, 2), (3, 2)])
def test_an_attribute_key_needs_its_threshold_and_a_free_key_nothing(tmp_path, value, pool):
    play = fight(tmp_path, cards=[HIT], decks=[["hit"]])
    play.state.characters[0].attributes["aggression"] = value
    play.give("play", "hit")
    assert play.state.encounter.pool == pool


SPELL = card("spell", [{"magic": True, "markers": 2}, {"magic": True, "markers": 3}, None], ["magic", "magic", None])
MAGIC_ENEMY = {"right": [{"key": "magic"}, {"key": "magic"}, {"key": "free"}]}


@pytest.mark.rule("GR-COMBAT-24", "GR-COMBAT-25", "GR-COMBAT-51")
def test_magic_keys_are_paid_one_by_one_or_declined(tmp_path):
    count = ability("on_play", {**MARKER, "amount": {"per": "connected_magic_keys"}})
    play = fight(tmp_path, MAGIC_ENEMY, [{**SPELL, "abilities": [count]}], decks=[["spell", "spell"]])
    play.give("play", "spell")
    assert play.options(0) == ["yes", "no"]
    play.give("pay_magic", "no")
    play.give("pay_magic", "yes")
    assert sequence(play)[0].magic == (1,)
    assert sequence(play)[0].linked == (1,)
    assert play.state.characters[0].resources["magic"] == 1
    assert play.state.encounter.pool == 3 + 1  # only marked keys are counted
    pass_round(play)
    play.give("play", "spell")
    play.give("pay_magic", "yes")
    assert play.asked == {0: "play"}  # no magic is left
    assert play.state.encounter.pool == 4 + 2 + 2


@pytest.mark.rule("GR-COMBAT-26", "GR-COMBAT-146", "GR-COMBAT-147", "GR-COMBAT-148")
def test_a_discarded_card_loses_everything_on_it(tmp_path):
    """Its magic, tokens and charges are lost, its keys are not counted, and the next card joins the one before it."""
    rich = card(
        "rich",
        [{"markers": 1}, {"magic": True, "markers": 1}, None],
        [None, None, None],
        ability("delayed", DRAW, tokens=3),
        ability("on_play", {"do": "gain_charges", "amount": 2}),
    )
    drop = {"do": "discard_last"}
    counts = [{**MARKER, "amount": {"per": "connected_magic_keys", "times": 3}}]
    counts.append({**MARKER, "amount": {"per": "connected_attribute_keys", "of": "aggression", "times": 3}})
    counter = card("counter", [{"markers": 1}, None, {}], [], ability("on_play", *counts))
    enemy = {
        "right": [{"key": "attribute", "attribute": "aggression", "at_least": 2}, {"key": "magic"}, {"key": "free"}],
        "attacks": [{"least": 0, "most": 8, "effects": [drop]}],
    }
    play = fight(tmp_path, enemy, [rich, counter], decks=[["rich", "counter"]])
    play.give("play", "rich")
    play.give("pay_magic", "yes")
    assert (sequence(play)[0].charges, sequence(play)[0].tokens, sequence(play)[0].magic) == (2, 3, (1,))
    assert play.state.encounter.pool == 2
    play.give("play", "stop")
    assert sequence(play) == []
    assert play.state.characters[0].combat.discarded == ["rich"]
    assert play.state.characters[0].resources["magic"] == 1
    play.give("play", "counter")
    assert sequence(play)[0].linked == (0, 2)  # it joins the encounter
    assert play.state.encounter.pool == 2 + 1 + 3  # one marker of its own, three for its own aggression key


@pytest.mark.rule("GR-COMBAT-29")
def test_keys_do_not_change_after_the_card_was_played(tmp_path):
    play = fight(tmp_path, cards=[HIT], decks=[["hit"]], characters=[{"attributes": {"aggression": 1}}])
    play.give("play", "hit")
    play.state.characters[0].attributes["aggression"] = 2
    pass_round(play)
    assert sequence(play)[0].linked == (2,)
    assert play.state.encounter.pool == 1


@pytest.mark.rule("GR-COMBAT-30", "GR-COMBAT-31", "GR-COMBAT-58")
def test_attribute_keys_come_first_then_magic_then_free_then_the_ability(tmp_path):
    """Keys of one kind resolve from top to bottom, also across rows of other kinds."""
    enemy = card("enemy", [], ["magic", ("aggression", 1), "magic", ("empathy", 1), "free"])["right"]
    left = [
        {"magic": True, "markers": 1},
        {"markers": 1},
        {"magic": True, "markers": 1},
        {"markers": 1},
        {"markers": 1},
    ]
    mixed = card("mixed", left, [], ability("on_play", MARKER))
    play = fight(tmp_path, {"right": enemy}, [mixed], decks=[["mixed"]], rows=5)
    play.give("play", "mixed")
    play.give("pay_magic", "yes")
    play.give("pay_magic", "yes")
    told = [event for event in play.table.all_events() if event.kind in ("key_connected", "ability_fired")]
    assert [event.data.get("row") for event in told] == [1, 3, 0, 2, 4, None]


@pytest.mark.rule("GR-COMBAT-32", "GR-COMBAT-33")
def test_markers_and_cards_as_a_bonus(tmp_path):
    gift = card("gift", [{"markers": 3}, None, {"draw": 2}], [])
    play = fight(tmp_path, cards=[gift], decks=[["gift"]])
    play.give("play", "gift")
    assert play.state.encounter.pool == 3
    assert len(hand(play)) == 2 + 2


@pytest.mark.rule("GR-COMBAT-34", "GR-COMBAT-35", "GR-COMBAT-86", "GR-COMBAT-87", "GR-COMBAT-90", "GR-COMBAT-91")
def test_further_cards_need_an_extra_card_bonus_of_their_own(tmp_path):
    play = fight(tmp_path, cards=[HIT, FOLLOW], decks=[["follow", "follow", "hit", "follow"]])
    assert play.options(0) == ["follow", "hit", "stop", "retreat"]
    play.give("play", "hit")  # the first card needs no bonus
    assert play.options(0) == ["follow", "stop", "retreat"]
    play.give("play", "follow")
    play.give("play", "follow")  # any number of further cards
    assert play.options(0) == ["stop", "retreat"]
    pass_round(play)
    play.give("play", "follow")  # on a first card the bonus is ignored: it does not help the next card
    assert play.options(0) == ["stop", "retreat"]
    assert len(sequence(play)) == 4


@pytest.mark.rule("GR-COMBAT-36", "GR-COMBAT-45")
def test_a_multiplier_multiplies_the_bonus_except_the_extra_card(tmp_path):
    double = card("double", [], [None, None, ("free", {"times": 2})])
    many = card("many", [None, None, {"extra_card": True, "markers": 1, "draw": 1}], [])
    play = fight(tmp_path, cards=[double, many, HIT], decks=[["double", "many", "hit"]])
    play.give("play", "double")
    play.give("play", "many")
    assert play.state.encounter.pool == 2
    assert len(hand(play)) == 1 + 2
    assert play.options(0) == ["stop", "retreat"]  # a second extra card is not given


@pytest.mark.rule("GR-COMBAT-37", "GR-COMBAT-38", "GR-COMBAT-39", "GR-COMBAT-41")
def test_a_card_may_discard_itself_before_its_ability(tmp_path):
    vain = card("vain", [{"discard_last": 1}, None, {"markers": 2}], [], ability("on_play", {**MARKER, "amount": 5}))
    play = fight(tmp_path, cards=[vain], decks=[["vain"]])
    play.give("play", "vain")
    assert sequence(play) == []
    assert play.state.encounter.pool == 2  # the bonuses of its keys stay, although the discard is in the upper row
    assert play.state.encounter.cards_played == 1
    told = [event.kind for event in play.table.all_events() if event.kind in ("pool_changed", "last_card_discarded")]
    assert told == ["pool_changed", "last_card_discarded"]


@pytest.mark.rule("GR-COMBAT-37")
def test_a_discard_last_bonus_needs_its_key(tmp_path):
    vain = card("vain", [{"discard_last": 1}, None, None], [])
    play = fight(tmp_path, cards=[vain], decks=[["vain"]], characters=[{"attributes": {"aggression": 1}}])
    play.give("play", "vain")
    assert [played.card for played in sequence(play)] == ["vain"]


@pytest.mark.rule("GR-COMBAT-40", "GR-COMBAT-43")
def test_a_discarded_card_runs_its_effects_and_goes_to_its_owner(tmp_path):
    brittle = card("brittle", [], [None, None, "free"], if_discarded=[{"do": "gain", "what": "food", "who": "owner"}])
    sweep = card("sweep", [None, None, {"discard_last": 2}], [])
    play = fight(tmp_path, cards=[brittle, sweep], decks=[["brittle"], ["sweep"]], seats=2, until="choose_active")
    activate(play, 0)
    play.give("play", "brittle")
    pass_round(play)
    activate(play, 1)
    play.give("play", "sweep")
    assert sequence(play) == []
    assert [play.state.characters[seat].combat.discarded for seat in (0, 1)] == [["brittle"], ["sweep"]]
    assert [play.state.characters[seat].resources["food"] for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("GR-COMBAT-42")
def test_the_encounter_card_is_never_discarded(tmp_path):
    play = fight(tmp_path, {"attacks": [{"least": 0, "most": 8, "effects": [{"do": "discard_last", "amount": 3}]}]})
    play.give("play", "filler")
    pass_round(play)
    assert sequence(play) == []
    assert play.state.encounter.card == "enemy"
    assert play.happened("last_card_discarded") == [{"card": "filler", "owner": 0}]


@pytest.mark.rule("GR-COMBAT-44", "GR-COMBAT-46", "GR-EX-45")
def test_one_marker_doubled_is_two_and_a_cancelled_draw_draws_nothing(tmp_path):
    symbols = card("symbols", [], [("aggression", 2, {"times": 2}), None, ("free", {"cancel": True})])
    after = card("after", [{"markers": 1}, None, {"draw": 1}], [])
    play = fight(tmp_path, cards=[symbols, after], decks=[["symbols", "after"]])
    play.give("play", "symbols")
    pass_round(play)
    before = len(hand(play))
    play.give("play", "after")
    assert play.state.encounter.pool == 2
    assert len(hand(play)) == before - 1


@pytest.mark.rule("GR-COMBAT-47", "GR-COMBAT-48")
def test_cancel_overrides_a_multiplier_and_the_extra_card(tmp_path):
    wall = card("wall", [], [None, None, ("free", {"times": 3, "cancel": True})])
    both = card("both", [None, None, {"extra_card": True, "markers": 2}], [])
    play = fight(tmp_path, cards=[wall, both], decks=[["wall", "both"]])
    play.give("play", "wall")
    assert "both" not in play.options(0)
    pass_round(play)
    play.give("play", "both")
    assert play.state.encounter.pool == 0


@pytest.mark.rule("GR-COMBAT-49", "GR-COMBAT-50", "GR-COMBAT-52")
def test_joined_attribute_keys_are_counted_in_the_whole_sequence(tmp_path):
    """Thresholds do not matter. A half that joins no bonus half does not count."""
    one = card("one", [{"markers": 1}, None, {}], [("aggression", 9), ("courage", 1), None])
    counts = [
        {"do": "gain", "what": what, "amount": {"per": "connected_attribute_keys", "of": attribute}, "who": "active"}
        for what, attribute in (("food", "aggression"), ("wealth", "courage"))
    ]
    two = card("two", [{"markers": 1}, None, {}], [], ability("on_play", *counts))
    play = fight(tmp_path, cards=[one, two], decks=[["one", "two"]])
    play.give("play", "one")
    pass_round(play)
    play.give("play", "two")
    assert sequence(play)[1].linked == ()  # 2 is less than 9
    resources = play.state.characters[0].resources
    assert (resources["food"], resources["wealth"]) == (2, 0)  # encounter-one and one-two


@pytest.mark.rule("GR-COMBAT-88")
def test_an_extra_card_on_a_magic_key_must_be_paid_for(tmp_path):
    opener = card("opener", [], ["magic", None, None])
    magic = card("magic", [{"magic": True, "extra_card": True, "markers": 1}, None, None], [])
    play = fight(tmp_path, cards=[opener, magic], decks=[["opener", "magic"]])
    play.give("play", "opener")
    play.give("play", "magic")
    assert play.asked == {0: "play"}  # not asked: there was only one choice
    assert play.state.characters[0].resources["magic"] == 1
    assert play.state.encounter.pool == 1


@pytest.mark.rule("GR-COMBAT-88")
def test_without_magic_a_card_with_a_magic_extra_card_key_cannot_be_played(tmp_path):
    opener = card("opener", [], ["magic", None, None])
    magic = card("magic", [{"magic": True, "extra_card": True}, None, None], [])
    play = fight(tmp_path, cards=[opener, magic], decks=[["opener", "magic"]], characters=[{"resources": {"magic": 0}}])
    play.give("play", "opener")
    assert play.options(0) == ["stop", "retreat"]


@pytest.mark.rule("GR-PARTY-14")
@pytest.mark.parametrize(("answer", "magic"), [("yes", [0, 1]), ("no", [0, 2])])
def test_another_participant_may_pay_the_magic(tmp_path, answer, magic):
    opener = card("opener", [{"magic": True, "markers": 1}, None, None], ["magic", None, None])
    extra = card("extra", [{"magic": True, "extra_card": True, "markers": 1}, None, None], [])
    play = fight(
        tmp_path,
        MAGIC_ENEMY,
        [opener, extra],
        decks=[["opener", "extra"]],
        seats=2,
        characters=[{"resources": {"magic": 0}}],
        until="choose_active",
    )
    activate(play, 0)
    play.give("play", "opener")
    assert play.options(0) == [AskToPay(1), "no"]
    play.give("pay_magic", "no")
    play.give("play", "extra")
    assert play.asked == {1: "give_magic"}
    play.give("give_magic", answer)
    assert [character.resources["magic"] for character in play.state.characters] == magic
    assert ("extra" in hand(play)) == (answer == "no")
    assert play.state.encounter.pool == (answer == "yes")


@pytest.mark.rule("GR-PARTY-27", "GR-PARTY-14")
@pytest.mark.parametrize(
    ("wish", "given", "magic"),
    [("yes", None, [1, 2]), (AskToPay(1), "yes", [2, 1]), ("no", None, [2, 2]), (AskToPay(1), "no", [2, 2])],
)
def test_a_player_who_could_pay_itself_chooses_who_pays_the_magic(tmp_path, wish, given, magic):
    """The card needs its magic key to be played at all: its player may pay, ask another, or decline."""
    opener = card("opener", [{"magic": True, "markers": 1}, None, None], ["magic", None, None])
    extra = card("extra", [{"magic": True, "extra_card": True, "markers": 1}, None, None], [])
    play = fight(tmp_path, MAGIC_ENEMY, [opener, extra], decks=[["opener", "extra"]], seats=2, until="choose_active")
    activate(play, 0)
    play.give("play", "opener")
    play.give("pay_magic", "no")
    play.give("play", "extra")
    assert play.asked == {0: "pay_magic"}
    assert play.options(0) == ["yes", AskToPay(1), "no"]
    play.give("pay_magic", wish)
    if given is not None:
        assert play.asked == {1: "give_magic"}
        play.give("give_magic", given)
    if given == "no":
        assert play.options(0) == ["yes", "no"]
        play.give("pay_magic", "no")
    assert [character.resources["magic"] for character in play.state.characters] == magic
    assert ("extra" in hand(play)) == (magic == [2, 2])
    assert play.state.encounter.pool == (magic != [2, 2])
