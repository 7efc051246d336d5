"""Destinations of discarded cards (GR-DISCARD)."""

import pytest

from afallon.grail.rules.map.events import LocationDiscarded
from afallon.grail.rules.map.revealing import reveal_around
from afallon.grail.rules.state import Held
from afallon.grail.rules.telling import tell
from tests.grail.arena import ENEMY, arena, carry, enter, fight
from tests.grail.world import next_day, world

CLUB = {"id": "club", "keyword": "weapon"}


@pytest.mark.rule("GR-DISCARD-01")
def test_a_discarded_encounter_goes_under_its_deck(tmp_path):
    play = fight(tmp_path)
    play.give("play", "retreat")
    assert play.state.decks["encounters/grey"].bottom == ["enemy"]


@pytest.mark.rule("GR-DISCARD-03")
def test_discarded_combat_cards_are_shuffled_into_the_deck_after_the_encounter(tmp_path):
    play = fight(tmp_path, until="mulligan")
    play.give("mulligan", "redraw")
    assert play.state.characters[0].combat.discarded == ["filler"] * 3
    play.go_on("play")
    play.give("play", "retreat")
    deck = play.state.decks["combat/0"]
    assert (len(deck), deck.bottom) == (15, [])
    assert play.state.characters[0].combat.discarded == []


@pytest.mark.rule("GR-DISCARD-07", "GR-DISCARD-01")
@pytest.mark.parametrize("order", [["club", "lamp", "rope"], ["rope", "club", "lamp"], ["lamp", "rope", "club"]])
def test_cards_that_go_under_a_deck_together_go_in_random_order(tmp_path, order):
    lose = {"do": "lose_items", "amount": None, "who": "active"}
    play = arena(tmp_path, ENEMY, immediate=[lose], more={"items": [{"id": "lamp"}, {"id": "rope"}, CLUB]})
    carry(play, 0, "club", "lamp", "rope")
    play.draws = list(order)
    enter(play)
    assert play.state.decks["items"].bottom == order


@pytest.mark.rule("GR-EX-44", "GR-DISCARD-01")
def test_discarding_two_items_takes_the_only_item_and_no_secret(tmp_path):
    """A secret with the keyword is no item; the item goes under the item deck."""
    lose = {"do": "lose_items", "amount": 2, "who": "active"}
    more = {"items": [CLUB], "secrets": [{"number": 7, "keyword": "weapon"}]}
    play = arena(tmp_path, ENEMY, immediate=[lose], more=more)
    carry(play, 0, "club")
    play.state.characters[0].secrets.append(Held(7))
    enter(play)
    assert play.state.characters[0].items == []
    assert [held.card for held in play.state.characters[0].secrets] == [7]
    assert play.state.decks["items"].bottom == ["club"]


@pytest.mark.rule("GR-DISCARD-05")
def test_a_card_removed_from_the_game_never_returns(tmp_path):
    """A secret out of the game is not in the supply and cannot be gained again; a discarded one can."""
    gain = {"do": "gain_secret", "secret": 7, "who": "active"}
    for number, from_game in enumerate((False, True)):
        lose = {"do": "lose_secret", "secret": 7, "from_game": from_game}
        play = arena(tmp_path / str(number), ENEMY, immediate=[gain, lose, gain], more={"secrets": [{"number": 7}]})
        if not play.state.secrets:
            play.state.secrets.append(7)
        enter(play)
        assert [held.card for held in play.state.characters[0].secrets] == ([] if from_game else [7])
        assert play.state.secrets == []


@pytest.mark.rule("GR-DISCARD-06", "GR-DISCARD-01")
def test_a_discarded_location_can_be_revealed_again(tmp_path):
    play = arena(tmp_path, ENEMY)
    tell(play.table, LocationDiscarded(number=2))
    assert 2 not in play.state.places
    assert 2 in play.state.available
    reveal_around(play.table, 1)
    assert 2 in play.state.places


@pytest.mark.rule("GR-DISCARD-02", "GR-DISCARD-04")
def test_random_events_go_under_their_stack_and_story_events_to_the_pile(tmp_path):
    more = {
        "story_events": [{"id": "first", "chapter": 1, "part": 1, "effects": [{"do": "add_random_events"}]}],
        "random_events": [{"id": "rain", "copies": 3}],
        "chapters": [{"number": 1, "events": [{"part": 1}]}],
    }
    play = world(tmp_path, more=more)
    next_day(play)
    assert (play.state.events, play.state.discarded_events) == (["rain"], ["first"])
    next_day(play)
    assert play.state.decks["random_events"].bottom == ["rain"]
    assert play.state.decks["random_events"].pool == {"rain": 2}
    assert play.state.discarded_events == ["first"]
