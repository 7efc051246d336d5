"""Items: slots, gaining, losing, trading (GR-ITEM)."""

import pytest

from afallon.grail.rules.characters.questions import GiveItem, GiveResource, GiveSecret
from afallon.grail.rules.effects.abilities import abilities_of
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.encounter.questions import FlipItem
from afallon.grail.rules.items.questions import KeepItem, KeepSecret, LetGo, TurnItem
from afallon.grail.rules.state import Held
from tests.grail.arena import ENEMY, OPPONENT, ability, card, carry, enter
from tests.grail.belongings import FRIENDS, GAIN, ITEMS, QUICK, cards, happen, hold, rest, world


@pytest.mark.rule("GR-ITEM-01", "GR-SECRET-05")
def test_items_and_secrets_may_have_one_keyword(tmp_path):
    play = world(tmp_path)
    pack = play.table.setup.pack
    assert [item.keyword for item in pack.items.values()] == ["weapon", "weapon", "armour", None, None]
    assert pack.secrets[7].keyword == "weapon"
    carry(play, 0, "axe")
    hold(play, 0, 7)
    rest(play)
    assert cards(play) == {"axe": True, 7: False}


@pytest.mark.rule("GR-ITEM-02", "GR-ITEM-04")
def test_any_number_of_cards_without_a_keyword_is_in_use(tmp_path):
    gain = {**GAIN, "amount": 6}
    play = happen(tmp_path, gain, items=[{"id": "dice", "copies": 6}])
    assert [held.face_up for held in play.state.characters[0].items] == [True] * 6


@pytest.mark.rule("GR-ITEM-02", "GR-SECRET-03", "GR-TRACK-11")
def test_an_affliction_card_may_limit_items_but_not_secrets(tmp_path):
    play = world(
        tmp_path,
        {"do": "gain_item", "item": "egg", "who": "active"},
        content={"afflictions": [{"id": "dying_solo", "item_limit": 1}]},
    )
    carry(play, 0, "dice")
    hold(play, 0, 7, 9)
    play.state.characters[0].afflictions.append("dying_solo")
    enter(play)
    assert play.asked == {0: "lose_item"}
    assert play.options(0) == [LetGo(0, "dice"), LetGo(0, "egg")]
    play.give("lose_item", LetGo(0, "dice"))
    assert cards(play) == {"egg": True, 7: True, 9: True}
    assert play.state.decks["items"].bottom == ["dice"]


@pytest.mark.rule("GR-TRACK-11")
def test_the_limit_applies_from_the_moment_the_card_is_attached(tmp_path):
    content = {"afflictions": [{"id": "dying_solo", "item_limit": 1}]}
    play = world(tmp_path, {"do": "damage", "amount": 9, "who": "active"}, content=content)
    carry(play, 0, "axe", "cap")
    enter(play)
    play.give("lose_item", LetGo(0, "cap"))
    assert cards(play) == {"axe": True}


@pytest.mark.rule("GR-ITEM-03", "GR-ITEM-06", "GR-DAWN-25", "GR-DAWN-26")
def test_at_dawn_each_keyword_has_one_card_in_use(tmp_path):
    play = world(tmp_path)
    carry(play, 0, "axe", "cap", "dice")
    play.state.characters[0].items.append(Held("bow", face_up=False))
    rest(play)
    assert play.options(0) == ["done", *map(TurnItem, ("axe", "cap", "dice", "bow"))]
    play.give("equip", TurnItem("bow"))
    assert cards(play) == {"axe": False, "bow": True, "cap": True, "dice": True}
    assert play.options(0) == ["done", *map(TurnItem, ("axe", "cap", "dice"))]  # each may be turned once
    play.give("equip", TurnItem("cap"))
    play.give("equip", TurnItem("dice"))
    play.give("equip", "done")
    assert cards(play) == {"axe": False, "bow": True, "cap": False, "dice": False}


@pytest.mark.rule("GR-DAWN-25")
def test_at_dawn_surplus_face_up_cards_are_turned_down(tmp_path):
    play = world(tmp_path)
    carry(play, 0, "axe", "bow")
    play.give("act", "pass")
    play.go_on("keep_face_up")
    assert play.options(0) == [KeepItem("axe"), KeepItem("bow")]
    play.give("keep_face_up", KeepItem("bow"))
    assert cards(play) == {"axe": False, "bow": True}


@pytest.mark.rule("GR-ITEM-05")
def test_a_face_down_card_gives_no_effect(tmp_path):
    play = world(tmp_path)
    carry(play, 0, "axe")
    assert modified(play.table, "travel_cost", 1, 0) == 0
    play.state.characters[0].items[0].face_up = False
    assert modified(play.table, "travel_cost", 1, 0) == 1
    assert abilities_of(play.table, 0, "always") == []


@pytest.mark.rule("GR-ITEM-07")
@pytest.mark.parametrize("kept", ["axe", "bow"])
def test_the_owner_of_two_cards_of_a_keyword_chooses_the_one_in_use(tmp_path, kept):
    play = world(tmp_path, {**GAIN, "item": "bow"})
    carry(play, 0, "axe", "cap")
    enter(play)
    assert play.options(0) == [KeepItem("axe"), KeepItem("bow")]
    play.give("keep_face_up", KeepItem(kept))
    assert cards(play) == {"axe": kept == "axe", "bow": kept == "bow", "cap": True}


@pytest.mark.rule("GR-ITEM-07", "GR-SECRET-05")
def test_a_secret_with_a_keyword_counts_among_the_items(tmp_path):
    play = world(tmp_path, {"do": "gain_secret", "secret": 7, "who": "active"})
    carry(play, 0, "axe")
    enter(play)
    assert play.options(0) == [KeepItem("axe"), KeepSecret(7)]
    play.give("keep_face_up", KeepSecret(7))
    assert cards(play) == {"axe": False, 7: True}


@pytest.mark.rule("GR-ITEM-08", "GR-ITEM-09", "GR-PARTY-10")
def test_items_are_traded_face_down_and_unusable_until_the_next_dawn(tmp_path):
    play = world(tmp_path, seats=2, characters=FRIENDS)
    carry(play, 0, "axe")
    assert "give" in play.options(0)
    play.give("act", "give", seat=0)
    play.give("give_what", GiveItem("axe"))
    play.give("give_what", "done")
    play.give("accept_gift", "yes")
    assert cards(play, 0) == {}
    assert cards(play, 1) == {"axe": False}
    assert modified(play.table, "travel_cost", 1, 1) == 1
    assert play.asked == {0: "act", 1: "act"}  # no turn was used
    for seat in (0, 1):
        play.give("act", "pass", seat=seat)
    play.go_on("equip")
    assert play.state.day == 2
    assert play.options(1) == ["done", TurnItem("axe")]
    play.give("equip", TurnItem("axe"), seat=1)
    assert cards(play, 1) == {"axe": True}


@pytest.mark.rule("GR-ITEM-09")
def test_items_traded_at_dawn_are_unusable_until_the_next_dawn(tmp_path):
    play = world(tmp_path, seats=2)
    carry(play, 0, "axe")
    for seat in (0, 1):
        play.give("act", "pass", seat=seat)
    play.go_on("plan")
    play.give("plan", "give", seat=0)
    play.give("plan", "done", seat=1)
    play.go_on("give_what")
    play.give("give_what", GiveItem("axe"))
    play.give("give_what", "done")
    play.give("accept_gift", "yes")
    play.go_on("act", plan="done")
    assert play.state.day == 2
    assert [held.traded for held in play.state.characters[1].items] == [True]
    for seat in (0, 1):
        play.give("act", "pass", seat=seat)
    play.go_on("equip", plan="done")
    assert play.state.day == 3
    assert play.options(1) == ["done", TurnItem("axe")]


@pytest.mark.rule("GR-ITEM-08")
def test_nobody_trades_with_characters_elsewhere(tmp_path):
    play = world(tmp_path, {"do": "gain", "what": "experience", "who": "each"}, seats=2)
    carry(play, 0, "axe")
    enter(play, alone=True)
    assert play.asked == {1: "act"}
    assert "give" not in play.options(1)


@pytest.mark.rule("GR-ITEM-10", "GR-SECRET-06", "GR-SECRET-07", "GR-SECRET-13")
def test_secrets_can_be_traded_except_personal_ones(tmp_path):
    play = world(tmp_path, seats=2, characters=FRIENDS)
    hold(play, 0, 7, 8, 9)
    play.give("act", "give", seat=0)
    assert play.options(0) == [GiveResource("food"), GiveSecret(7), GiveSecret(9), "never_mind"]
    play.give("give_what", GiveSecret(7))
    play.give("give_what", GiveSecret(9))
    play.give("give_what", "done")
    play.give("accept_gift", "yes")
    assert cards(play, 0) == {8: True}
    assert cards(play, 1) == {7: False, 9: True}  # the weapon is unusable for now, the other works at once
    assert modified(play.table, "travel_cost", 1, 1) == 0


@pytest.mark.rule("GR-ITEM-08")
def test_an_item_may_have_the_name_of_a_resource(tmp_path):
    play = world(tmp_path, seats=2, items=[{"id": "food"}], characters=FRIENDS)
    carry(play, 0, "food")
    play.give("act", "give", seat=0)
    assert play.options(0) == [GiveResource("food"), GiveItem("food"), "never_mind"]
    play.give("give_what", {"choice": "give_item", "item": "food"})  # as in a message from a client
    play.give("give_what", "done")
    play.give("accept_gift", "yes")
    assert (cards(play, 0), cards(play, 1)) == ({}, {"food": False})
    assert [character.resources["food"] for character in play.state.characters] == [1, 0]


@pytest.mark.rule("GR-ITEM-11", "GR-ITEM-12", "GR-ITEM-13", "GR-ITEM-14", "GR-ITEM-24", "GR-DIPLO-17")
@pytest.mark.parametrize("encounter", [ENEMY, OPPONENT])
def test_at_the_start_of_an_encounter_items_can_only_be_put_aside(tmp_path, encounter):
    play = world(tmp_path, encounter=encounter)
    carry(play, 0, "axe", "cap")
    play.state.characters[0].items.append(Held("bow", face_up=False))
    enter(play)
    play.go_on("use_items")
    assert play.options(0) == ["done", "axe", "cap"]  # one of each keyword, and none can be turned up
    play.give("use_items", "axe")
    play.give("use_items", "done")
    play.go_on("play")
    assert abilities_of(play.table, 0, "always") == []
    assert play.options(0) == ["filler", "stop", "retreat"]  # items cannot be turned up now
    play.give("play", "retreat")
    play.go_on("act")
    assert cards(play) == {"axe": True, "cap": True, "bow": False}
    assert len(abilities_of(play.table, 0, "always")) == 1


@pytest.mark.rule("GR-ITEM-15", "GR-ITEM-16")
def test_a_search_turns_over_cards_until_a_crafted_one_appears(tmp_path):
    play = world(tmp_path, {**GAIN, "crafted": True}, items=[*ITEMS, {"id": "rope", "crafted": True}])
    deck = play.state.decks["items"]
    deck.take("egg")
    deck.put_on_top("egg")  # it is turned over first, and shuffled in again
    enter(play)
    assert cards(play) in ({"bow": True}, {"rope": True})
    assert play.state.decks["items"].top == []
    assert len(play.state.decks["items"]) == 5
    assert set(play.happened("items_searched")[0].values()) <= {"bow", "rope"}


@pytest.mark.rule("GR-ITEM-16")
def test_a_search_reaches_known_cards_in_their_order(tmp_path):
    items = [*ITEMS, {"id": "rope", "crafted": True}]
    play = world(tmp_path, {**GAIN, "crafted": True}, items=items, draws=["bow"])
    deck = play.state.decks["items"]
    for item in ("rope", "egg"):
        deck.take(item)
    deck.top = ["egg", "rope"]
    enter(play)
    assert cards(play) == {"rope": True}  # although the chance player would have picked the bow


@pytest.mark.rule("GR-ITEM-17")
@pytest.mark.parametrize("drawn", ["axe", "bow"])
def test_a_search_by_keyword(tmp_path, drawn):
    play = happen(tmp_path, {**GAIN, "keyword": "weapon"}, draws=["cap", drawn])
    assert cards(play) == {drawn: True}


@pytest.mark.rule("GR-ITEM-18", "GR-ITEM-25")
def test_an_unsuccessful_search_shuffles_the_deck(tmp_path):
    play = world(tmp_path, {**GAIN, "keyword": "relic"})
    play.state.decks["items"].take("egg")
    play.state.decks["items"].put_on_top("egg")
    enter(play)
    assert cards(play) == {}
    assert play.state.decks["items"].top == []
    assert len(play.state.decks["items"]) == 5


@pytest.mark.rule("GR-ITEM-19", "GR-ITEM-20", "GR-ITEM-21", "GR-COMBAT-140", "GR-DIPLO-86")
@pytest.mark.parametrize("encounter", [ENEMY, OPPONENT])
def test_a_flipped_card_is_used_for_this_encounter(tmp_path, encounter):
    food = {"do": "gain", "what": "food", "who": "owner"}
    club = {"id": "club", "keyword": "weapon", "abilities": [QUICK, ability("flip", food)]}
    play = world(tmp_path, encounter=encounter, items=[club])
    carry(play, 0, "club")
    enter(play)
    play.go_on("play")
    play.give("play", FlipItem("club"))
    assert play.state.characters[0].resources["food"] == 1
    held = play.state.characters[0].items[0]
    assert (held.flipped, held.aside) == (True, False)
    assert abilities_of(play.table, 0, "always") == []
    assert FlipItem("club") not in play.options(0)
    play.give("play", "retreat")
    play.go_on("act")
    assert (held.flipped, held.face_up) == (False, True)


@pytest.mark.rule("GR-ITEM-21")
def test_a_flipped_card_still_fills_its_slot(tmp_path):
    more = {**GAIN, "item": "bow"}
    taker = card("taker", [], [None, None, "free"], ability("on_play", more))
    axe = {
        "id": "axe",
        "keyword": "weapon",
        "abilities": [ability("flip", {"do": "gain", "what": "food", "who": "owner"})],
    }
    play = world(tmp_path, items=[axe, ITEMS[1]], cards=[taker], decks=[["taker"]])
    carry(play, 0, "axe")
    enter(play)
    play.go_on("play")
    play.give("play", FlipItem("axe"))
    play.give("play", "taker")
    assert play.asked == {0: "keep_face_up"}
    assert play.options(0) == [KeepItem("axe"), KeepItem("bow")]


@pytest.mark.rule("GR-ITEM-26")
def test_an_item_gained_in_an_encounter_is_usable_only_afterwards(tmp_path):
    gain = {**GAIN, "item": "bow"}
    taker = card("taker", [], [None, None, "free"], ability("on_play", gain))
    bow = {"id": "bow", "abilities": [QUICK]}
    play = world(tmp_path, items=[bow], cards=[taker], decks=[["taker"]])
    enter(play)
    play.go_on("play")
    play.give("play", "taker")
    assert cards(play) == {"bow": True}
    assert abilities_of(play.table, 0, "always") == []
    play.give("play", "retreat")
    play.go_on("act")
    assert len(abilities_of(play.table, 0, "always")) == 1


@pytest.mark.rule("GR-ITEM-22")
def test_a_character_cannot_drop_items(tmp_path):
    play = world(tmp_path, seats=2, characters=FRIENDS)
    carry(play, 0, "axe")
    assert play.options(0) == ["travel", "inspect_menhir", "pass", "give"]
    play.give("act", "give", seat=0)
    assert play.options(0) == [
        GiveResource("food"),
        GiveItem("axe"),
        "never_mind",
    ]  # to the other character, or not at all
    play.give("give_what", GiveItem("axe"))
    play.give("give_what", "done")
    play.give("accept_gift", "no")
    assert cards(play, 0) == {"axe": True}
    assert play.state.places[1].items == []


@pytest.mark.rule("GR-ITEM-23", "GR-ITEM-25")
def test_an_item_comes_from_the_top_of_the_deck_while_there_is_one(tmp_path):
    play = world(tmp_path, {**GAIN, "amount": 2}, items=[{"id": "dice"}])
    assert len(play.state.decks["items"]) == 1
    enter(play)
    assert cards(play) == {"dice": True}
    assert play.happened("card_drawn")[-1] == {"deck": "items", "card": "dice"}
    assert len(play.state.decks["items"]) == 0


@pytest.mark.rule("GR-COMBAT-154", "GR-PARTY-17")
def test_items_found_by_a_party_are_revealed_before_they_are_divided(tmp_path):
    play = happen(tmp_path, {**GAIN, "amount": 2, "who": "party"}, seats=2, draws=["dice", "egg"])
    assert [drawn["card"] for drawn in play.happened("card_drawn")] == ["dice", "egg"]
    assert play.happened("card_offered") == [{"card": "dice", "seats": (0, 1)}]
    play.give("take_item", 1)
    play.give("take_item", 0, seat=0)
    play.give("take_item", 1, seat=1)  # they disagree: the lowest character number decides
    assert (cards(play, 0), cards(play, 1)) == ({"egg": True}, {"dice": True})


@pytest.mark.rule("GR-PARTY-20")
def test_items_found_by_each_belong_to_the_finder(tmp_path):
    play = happen(tmp_path, {**GAIN, "who": "each"}, seats=2, draws=["dice", "egg"])
    assert (cards(play, 0), cards(play, 1)) == ({"dice": True}, {"egg": True})


@pytest.mark.parametrize(("wish", "wealth", "food"), [("yes", 1, 2), ("no", 2, 0)])
def test_a_card_may_have_effects_when_it_is_gained(tmp_path, wish, wealth, food):
    feast = ability("on_gain", {"do": "gain", "what": "food", "amount": 2, "who": "owner"}, optional=True)
    basket = {"id": "basket", "abilities": [{**feast, "cost": [{"what": "wealth", "amount": 1}]}]}
    play = world(tmp_path, GAIN, items=[basket])
    play.set(0, wealth=2)
    enter(play)
    play.give("use_ability", wish)
    resources = play.state.characters[0].resources
    assert (resources["wealth"], resources["food"]) == (wealth, food)


def test_with_two_identical_cards_one_stays_in_use_without_a_question(tmp_path):
    play = world(tmp_path, GAIN, items=[{"id": "axe", "keyword": "weapon", "copies": 2}])
    carry(play, 0, "axe")
    enter(play)
    assert [held.face_up for held in play.state.characters[0].items] == [True, False]
