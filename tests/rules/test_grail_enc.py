"""Encounter decks (GR-ENC)."""

import pytest

from afallon.kernel import Deck
from tests.grail.arena import ENEMY, OPPONENT, arena, edge, enter, fight, row

WEAK = {"attacks": [row(0, {"do": "gain", "what": "terror", "who": "active"}, most=8)]}
RAT = {**ENEMY, "id": "rat"}
FOX = {**ENEMY, "id": "fox"}
GREY = {"chapters": [{"number": 1, "add": [{"colour": "grey", "level": 1, "cards": [1, 1, 1, 1]}]}]}
DRAW_GREY = {"do": "meet", "colour": "grey"}


def pile(play, *cards):
    """Return the known cards of the grey deck, from the top."""
    play.state.decks["encounters/grey"] = Deck(top=list(cards))


def drawing(folder, *immediate, **more):
    """Return a game with three grey encounters at location 2, in the deck order enemy, rat, fox."""
    play = arena(folder, ENEMY, immediate=list(immediate), more={**GREY, "combat_encounters": [RAT, FOX]}, **more)
    pile(play, "enemy", "rat", "fox")
    return play


def known(play):
    deck = play.state.decks["encounters/grey"]
    return [*deck.top, *deck.bottom]


@pytest.mark.rule("GR-ENC-06", "GR-ENC-09", "GR-ENC-11")
def test_the_top_card_is_drawn_and_met_at_once(tmp_path):
    play = drawing(tmp_path, DRAW_GREY, {"do": "gain", "what": "food", "who": "active"}, seats=2)
    enter(play)
    assert (play.state.encounter.card, play.state.encounter.participants) == ("enemy", [0, 1])
    assert play.state.characters[0].resources["food"] == 0  # the remaining effects wait
    assert known(play) == ["rat", "fox"]  # not shuffled


@pytest.mark.rule("GR-ENC-07")
def test_a_blue_encounter_with_a_key_half_starts_diplomacy(tmp_path):
    play = arena(tmp_path, OPPONENT)
    enter(play)
    assert play.happened("encounter_began")[0]["encounter_kind"] == "diplomacy"


@pytest.mark.rule("GR-ENC-08", "GR-ENC-12")
def test_a_blue_encounter_without_keys_is_only_read(tmp_path):
    text = [{"do": "gain", "what": "reputation", "who": "each"}]
    play = arena(tmp_path, {**OPPONENT, "right": edge(), "stages": [], "text": text})
    enter(play)
    assert play.state.encounter is None
    assert play.state.characters[0].resources["reputation"] == 1
    assert play.state.decks["encounters/blue"].bottom == ["opponent"]


@pytest.mark.rule("GR-ENC-10")
def test_a_deck_is_shuffled_after_a_card_was_searched_out(tmp_path):
    play = drawing(tmp_path, {"do": "meet", "encounter": "rat"})
    enter(play)
    assert play.state.encounter.card == "rat"
    assert known(play) == []
    assert play.state.decks["encounters/grey"].pool == {"enemy": 1, "fox": 1}


@pytest.mark.rule("GR-ENC-12", "GR-DISCARD-01")
def test_a_resolved_encounter_goes_under_its_deck(tmp_path):
    play = drawing(tmp_path, DRAW_GREY)
    enter(play)
    play.go_on("play")
    play.give("play", "retreat")
    assert known(play) == ["rat", "fox", "enemy"]


@pytest.mark.rule("GR-ENC-13")
def test_an_empty_deck_gives_no_encounter(tmp_path):
    play = arena(tmp_path, ENEMY, immediate=[DRAW_GREY, {"do": "gain", "what": "food", "who": "active"}], more=GREY)
    pile(play)
    enter(play)
    assert play.happened("encounter_began", "encounter_read") == []
    assert play.state.characters[0].resources["food"] == 1


LESSON = {name: value for name, value in ENEMY.items() if name != "level"} | {"id": "lesson"}


def learning(folder, **more):
    """Return a game with three grey encounters in their deck, and an introductory one in the supply."""
    play = arena(folder, ENEMY, immediate=[DRAW_GREY], more={**GREY, "combat_encounters": [RAT, FOX, LESSON]}, **more)
    pile(play, "enemy", "rat", "fox")
    return play


@pytest.mark.rule("GR-ENC-14", "GR-WORLD-10")
@pytest.mark.parametrize(("wish", "met", "left"), [("yes", "lesson", 3), ("no", "enemy", 2)])
def test_a_first_combat_may_be_the_introductory_encounter(tmp_path, wish, met, left):
    """It is offered instead of the card of the deck, and returns to the supply afterwards."""
    play = learning(tmp_path)
    enter(play)
    assert play.asked == {0: "introduce"}
    play.give("introduce", wish)
    assert play.state.encounter.card == met
    assert len(known(play)) == left
    play.go_on("play")
    play.give("play", "retreat")
    assert sorted(known(play)) == ["enemy", "fox", "rat"]  # the drawn card went under the deck again
    assert "lesson" in play.state.encounters


@pytest.mark.rule("GR-ENC-14")
def test_the_introduction_is_offered_to_beginners_and_met_by_all(tmp_path):
    play = learning(tmp_path, seats=2)
    play.state.characters[0].met.append("combat")
    enter(play)
    assert play.asked == {1: "introduce"}
    play.give("introduce", "yes", 1)
    assert (play.state.encounter.card, play.state.encounter.participants) == ("lesson", [0, 1])


@pytest.mark.rule("GR-ENC-14")
def test_the_introduction_is_not_offered_again(tmp_path):
    play = learning(tmp_path)
    for place, card in ((2, "enemy"), (1, None), (2, "rat")):
        play.give("act", "travel")
        play.give("choose_target", place)
        if card == "enemy":
            play.give("introduce", "no")
        if card is not None:
            assert play.state.encounter.card == card
            play.go_on("act", play="retreat")


@pytest.mark.rule("GR-ENC-14")
def test_a_first_diplomacy_has_an_introduction_of_its_own(tmp_path):
    talk = {name: value for name, value in OPPONENT.items() if name != "level"} | {"id": "lesson"}
    blue = {"chapters": [{"number": 1, "add": [{"colour": "blue", "level": 1, "cards": [1, 1, 1, 1]}]}]}
    draw = {"do": "meet", "colour": "blue"}
    play = arena(tmp_path, OPPONENT, immediate=[draw], more={**blue, "diplomacy_encounters": [talk]})
    play.state.characters[0].met.append("combat")  # this does not count for diplomacy
    enter(play)
    play.give("introduce", "yes")
    assert play.state.encounter.card == "lesson"


@pytest.mark.rule("GR-ENC-14", "GR-ENC-13")
def test_with_an_empty_deck_the_introduction_is_not_offered(tmp_path):
    play = learning(tmp_path)
    pile(play)
    enter(play)
    assert play.happened("encounter_began") == []
    assert "introduce" not in play.asked.values()


@pytest.mark.rule("GR-ENC-15")
def test_encounters_do_not_nest(tmp_path):
    """The same party meets an encounter summoned by an attack after the first one has ended."""
    enemy = {**ENEMY, "attacks": [row(0, {"do": "meet", "encounter": "rat"}, most=8)]}
    play = arena(tmp_path, enemy, more={"combat_encounters": [RAT]}, seats=2)
    enter(play)
    play.go_on("choose_active")
    play.give("choose_active", 1)
    play.go_on("play")
    play.give("play", "filler")
    play.give("play", "stop")
    assert play.state.encounter.card == "enemy"
    for seat in (0, 1):
        play.go_on("play", choose_active=seat)
        play.give("play", "retreat")
        play.go_on("play", "mulligan")
    assert play.state.encounter.card == "rat"
    assert play.state.encounter.participants == [0, 1]
    assert [data["card"] for data in play.happened("encounter_began")] == ["enemy", "rat"]


@pytest.mark.rule("GR-ENC-16")
def test_several_encounters_come_one_after_another(tmp_path):
    play = drawing(tmp_path, {**DRAW_GREY, "amount": 2})
    enter(play)
    for card in ("enemy", "rat"):
        play.go_on("play")
        assert play.state.encounter.card == card
        play.give("play", "retreat")
    assert play.state.encounter is None
    assert known(play) == ["fox", "enemy", "rat"]


@pytest.mark.rule("GR-ENC-12", "GR-COMBAT-137")
def test_a_beaten_encounter_goes_under_its_deck_too(tmp_path):
    play = fight(tmp_path, {**WEAK, "price": 0})
    play.give("play", "filler")
    play.give("play", "stop")
    assert play.happened("encounter_ended") == [{"ended": "won"}]
    assert known(play) == ["enemy"]
