"""Secrets, and the loss of items and secrets (GR-SECRET)."""

import pytest

import afallon
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.items.questions import LetGo
from afallon.grail.rules.state import Held
from tests.grail.arena import ability, carry, enter
from tests.grail.belongings import QUICK, cards, happen, hold, world


@pytest.mark.rule("GR-SECRET-08")
def test_any_number_of_personal_secrets_is_held(tmp_path):
    secrets = [{"number": number, "personal": True} for number in range(10, 16)]
    gains = [{"do": "gain_secret", "secret": secret["number"], "who": "active"} for secret in secrets]
    play = happen(tmp_path, *gains, content={"secrets": secrets})
    assert cards(play) == dict.fromkeys(range(10, 16), True)


@pytest.mark.rule("GR-SECRET-02", "GR-SECRET-04", "GR-EX-44")
def test_losing_two_items_takes_no_secret(tmp_path):
    play = world(tmp_path, {"do": "lose_items", "amount": 2, "who": "active"})
    carry(play, 0, "axe")
    hold(play, 0, 7)
    enter(play)
    assert cards(play) == {7: True}
    assert play.state.decks["items"].bottom == ["axe"]


@pytest.mark.rule("GR-SECRET-04")
def test_secrets_are_not_lost_even_with_the_named_keyword(tmp_path):
    play = world(tmp_path, {"do": "lose_items", "amount": None, "keyword": "weapon", "who": "each"}, seats=2)
    carry(play, 0, "axe", "cap")
    carry(play, 1, "bow")
    hold(play, 1, 7)
    enter(play)
    assert (cards(play, 0), cards(play, 1)) == ({"cap": True}, {7: True})


@pytest.mark.rule("GR-DISCARD-01", "GR-PARTY-17")
def test_a_party_chooses_whose_items_are_lost(tmp_path):
    play = world(tmp_path, {"do": "lose_items", "amount": 2, "who": "party"}, seats=2)
    carry(play, 0, "axe", "cap")
    carry(play, 1, "bow")
    enter(play)
    assert play.options(1) == [LetGo(0, "axe"), LetGo(0, "cap"), LetGo(1, "bow")]
    play.give("lose_item", LetGo(1, "bow"))
    play.give("lose_item", LetGo(0, "cap"))
    assert (cards(play, 0), cards(play, 1)) == ({"axe": True}, {})
    assert sorted(play.state.decks["items"].bottom) == ["bow", "cap"]


def test_a_loss_of_items_in_use_takes_no_others(tmp_path):
    play = world(tmp_path, {"do": "lose_items", "keyword": "weapon", "in_use": True, "who": "active"})
    carry(play, 0, "axe")
    play.state.characters[0].items.append(Held("bow", face_up=False))
    enter(play)
    assert cards(play) == {"bow": False}


@pytest.mark.rule("GR-SECRET-11")
def test_a_secret_that_is_held_cannot_be_gained_again(tmp_path):
    play = world(tmp_path, {"do": "gain_secret", "secret": 9, "who": "active"}, seats=2)
    hold(play, 1, 9)
    enter(play)
    assert (cards(play, 0), cards(play, 1)) == ({}, {9: True})


@pytest.mark.rule("GR-SECRET-11")
def test_one_of_several_characters_gains_the_secret(tmp_path):
    play = happen(tmp_path, {"do": "gain_secret", "secret": 9, "who": "each"}, seats=2)
    play.give("learn_secret", 1)
    assert (cards(play, 0), cards(play, 1)) == ({}, {9: True})
    assert play.state.secrets == [7, 8]


@pytest.mark.rule("GR-SECRET-02", "GR-SECRET-12")
@pytest.mark.parametrize(("from_game", "supply"), [(False, [7, 8, 9]), (True, [7, 8])])
def test_a_secret_is_lost_by_its_number_and_can_be_gained_again(tmp_path, from_game, supply):
    play = world(tmp_path, {"do": "lose_secret", "secret": 9, "from_game": from_game}, seats=2)
    hold(play, 1, 9)
    enter(play)
    assert cards(play, 1) == {}
    assert sorted(play.state.secrets) == supply


@pytest.mark.rule("GR-SECRET-09")
def test_a_global_secret_applies_to_all(tmp_path):
    everybody = {"number": 10, "global": True, "abilities": [ability("always", QUICK["effects"][0] | {"who": "each"})]}
    play = world(tmp_path, seats=2, content={"secrets": [everybody]})
    hold(play, 1, 10)
    assert [modified(play.table, "travel_cost", 1, seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("GR-SECRET-10")
def test_only_the_word_global_declares_a_global_secret(tmp_path):
    with pytest.raises(afallon.SetupError, match="universal"):
        world(tmp_path, content={"secrets": [{"number": 10, "universal": True}]})
