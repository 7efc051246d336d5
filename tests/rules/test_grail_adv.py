"""Advancement: experience, attributes, skills, new cards and deck building (GR-ADV)."""

from collections import Counter

import pytest

from afallon import IllegalAnswer, SetupError
from afallon.grail.content.glossary import ATTRIBUTES
from afallon.grail.rules.advancement.prices import price_of_point
from afallon.grail.rules.advancement.questions import (
    BuyCard,
    KeepCard,
    PutIntoDeck,
    RaiseAttribute,
    TakeOutOfDeck,
    TakeSkill,
)
from afallon.grail.rules.quantities import value_of
from afallon.grail.rules.state import Learnt
from tests.grail.arena import edge
from tests.grail.world import ENEMIES, MEET, act, gain, pass_all, value, world


def side(name, *abilities):
    magic = {"timing": "dawn", "effects": [gain("magic", 1, "owner")]}
    return {"id": name, "abilities": list(abilities) or [magic]}


def skill(number, attribute="courage", *sides):
    return {
        "number": number,
        "attribute": attribute,
        "sides": list(sides) or [side(f"left{number}"), side(f"right{number}")],
    }


def named(name, copies=1):
    """Return a card of the upgrade set."""
    return {"id": name, "colour": "green", "copies": copies, "left": edge(None, None, {}), "right": edge("free")}


SKILLS = {"skills": [skill(1), skill(2), skill(3, "caution")]}
THREE = {"combat_cards": [named("swift"), named("heavy"), named("sly")]}


def hero(experience=0, **attributes):
    return {"attributes": attributes, "resources": {"experience": experience}}


def evening(folder, *heroes, more=SKILLS, **options):
    """Let all players pass, up to the question about purchases."""
    play = world(folder, seats=len(heroes), heroes=heroes, more=more, **options)
    pass_all(play)
    return play


def wares(play, seat=0):
    return [ware for ware in play.options(seat) if ware != "done"]


def deck(play, kind="combat", seat=0):
    """Return the cards of a deck with their copies."""
    pile = play.state.decks[f"{kind}/{seat}"]
    return Counter(pile.pool) + Counter(pile.top) + Counter(pile.bottom)


def reserve(play, kind="combat", seat=0):
    return getattr(play.state.characters[seat], kind).reserve


def attribute(play, what="courage", seat=0):
    return value_of(play.state.characters[seat], what)


# Experience


@pytest.mark.rule("GR-ADV-01", "GR-DUSK-14")
def test_experience_can_be_spent_repeatedly_at_dusk(tmp_path):
    play = world(tmp_path, heroes=[hero(7)], more=SKILLS)
    assert not any(isinstance(option, BuyCard | RaiseAttribute) for option in play.options(0))  # not by day
    play.set(0, energy=2)
    pass_all(play)
    assert (play.asked, play.state.stage) == ({0: "advance"}, "dusk")
    assert value(play, "energy") == 6  # step 3 is over
    for left in (5, 3, 1):
        play.give("advance", BuyCard("combat"), 0)
        assert value(play, "experience") == left
    assert play.asked == {0: "rebuild_decks"}  # 1 point of experience buys nothing


@pytest.mark.rule("GR-ADV-01", "GR-DUSK-14")
def test_players_may_keep_their_experience(tmp_path):
    play = evening(tmp_path, hero(7), hero(1), hero(4))
    assert set(play.asked) == {0, 2}
    play.give("advance", "done", 0)
    play.give("advance", BuyCard("diplomacy"), 2)
    assert play.asked == {2: "advance"}  # players that have finished are not asked again
    play.give("advance", "done", 2)
    play.go_on("act")
    assert [value(play, "experience", seat) for seat in (0, 1, 2)] == [7, 1, 2]
    assert play.state.day == 2


@pytest.mark.rule("GR-ADV-01", "GR-DUSK-14")
def test_all_finish_buying_before_decks_are_rebuilt(tmp_path):
    play = evening(tmp_path, hero(2), hero(4))
    for seat in (0, 1):
        play.give("advance", BuyCard("combat"), seat)
    assert play.asked == {1: "advance"}
    play.give("advance", "done", 1)
    assert play.asked == {0: "rebuild_decks", 1: "rebuild_decks"}


# Cards


@pytest.mark.rule("GR-ADV-02", "GR-ADV-03")
def test_a_card_for_2_is_chosen_from_three_and_goes_into_its_deck(tmp_path):
    play = evening(tmp_path, hero(2), more=THREE, draws=["swift", "heavy", "sly"])
    decision = play.table.open[0]
    assert decision.options.offer(BuyCard("combat")).cost == {"experience": 2}
    play.give("advance", BuyCard("combat"), 0)
    assert play.table.open[0].about.cards == ("swift", "heavy", "sly")
    assert play.options(0) == [KeepCard("swift"), KeepCard("heavy"), KeepCard("sly")]
    assert len(play.state.decks["combat_upgrades/0"]) == 22
    play.give("keep_upgrade", KeepCard("heavy"), 0)
    assert value(play, "experience") == 0
    assert deck(play) == {"filler": 15, "heavy": 1}
    assert deck(play, "diplomacy") == {"filler": 15}
    upgrades = play.state.decks["combat_upgrades/0"]
    assert upgrades.pool == {"upgrade": 22, "swift": 1, "sly": 1}  # the others are back, in no known place
    assert not upgrades.top and not upgrades.bottom


@pytest.mark.rule("GR-ADV-02")
def test_the_diplomacy_set_is_bought_from_in_the_same_way(tmp_path):
    more = {"diplomacy_cards": [named("smile"), named("frown")]}
    play = evening(tmp_path, hero(3), more=more, draws=["smile", "frown", "upgrade"])
    play.give("advance", BuyCard("diplomacy"), 0)
    play.give("keep_upgrade", KeepCard("frown"), 0)
    assert (deck(play), deck(play, "diplomacy")) == ({"filler": 15}, {"filler": 15, "frown": 1})


@pytest.mark.rule("GR-ADV-04")
def test_a_small_upgrade_set_offers_its_rest_and_an_empty_one_nothing(tmp_path):
    play = world(tmp_path, heroes=[hero(9)], more=THREE)
    pile = play.state.decks["combat_upgrades/0"]
    pile.pool = {"swift": 1, "sly": 1}
    pass_all(play)
    play.give("advance", BuyCard("combat"), 0)
    assert set(play.options(0)) == {KeepCard("swift"), KeepCard("sly")}
    play.give("keep_upgrade", KeepCard("swift"), 0)
    play.give("advance", BuyCard("combat"), 0)  # a single card is not asked about
    assert play.asked == {0: "advance"}
    assert deck(play) == {"filler": 15, "swift": 1, "sly": 1}
    assert BuyCard("combat") not in wares(play)
    assert BuyCard("diplomacy") in wares(play)
    with pytest.raises(IllegalAnswer):
        play.give("advance", BuyCard("combat"), 0)
    barred = {one.value: one.rule for one in play.table.open[0].options.barred}
    assert barred[BuyCard("combat")] == "GR-ADV-04"
    assert value(play, "experience") == 5


# Decks


def owner(folder, *, bought=1, more=THREE, **options):
    """Return a game at step 5 of dusk, with this number of new combat cards."""
    cards = ["swift", "heavy", "sly"][:bought]
    draws = [drawn for card in cards for drawn in (card, "upgrade", "upgrade")]
    play = evening(folder, hero(2 * bought), more=more, draws=draws, **options)
    for card in cards:
        play.give("advance", BuyCard("combat"), 0)
        play.give("keep_upgrade", KeepCard(card), 0)
    return play


@pytest.mark.rule("GR-ADV-05", "GR-ADV-06", "GR-DUSK-15")
def test_decks_are_changed_at_dusk_but_never_below_15(tmp_path):
    play = owner(tmp_path)
    assert play.asked == {0: "rebuild_decks"}
    play.give("rebuild_decks", TakeOutOfDeck("combat", "filler"), 0)
    assert (deck(play), reserve(play)) == ({"filler": 14, "swift": 1}, ["filler"])
    assert play.options(0) == ["done", PutIntoDeck("combat", "filler")]
    with pytest.raises(IllegalAnswer):
        play.give("rebuild_decks", TakeOutOfDeck("combat", "swift"), 0)
    assert {one.rule for one in play.table.open[0].options.barred} == {"GR-ADV-05"}
    play.give("rebuild_decks", PutIntoDeck("combat", "filler"), 0)
    play.give("rebuild_decks", TakeOutOfDeck("combat", "swift"), 0)
    assert (deck(play), reserve(play)) == ({"filler": 15}, ["swift"])
    play.give("rebuild_decks", "done", 0)
    assert play.state.day == 2


@pytest.mark.rule("GR-ADV-05", "GR-DUSK-15")
def test_players_without_possible_changes_are_not_asked(tmp_path):
    play = evening(tmp_path, hero(2), hero(0))
    play.give("advance", BuyCard("combat"), 0)
    assert play.asked == {0: "rebuild_decks"}


@pytest.mark.rule("GR-ADV-06", "GR-DUSK-15")
def test_each_player_changes_its_own_decks_at_every_dusk(tmp_path):
    play = evening(tmp_path, hero(2), hero(2))
    for seat in (0, 1):
        play.give("advance", BuyCard("combat"), seat)
    play.give("rebuild_decks", TakeOutOfDeck("combat", "filler"), 0)
    play.give("rebuild_decks", "done", 1)
    assert set(play.asked) == {0}
    assert (deck(play)["filler"], deck(play, seat=1)["filler"]) == (14, 15)
    play.give("rebuild_decks", "done", 0)
    play.go_on("act")
    pass_all(play)
    assert play.asked == {0: "rebuild_decks", 1: "rebuild_decks"}  # the next dusk
    assert PutIntoDeck("combat", "filler") in play.options(0)


@pytest.mark.rule("GR-ADV-07")
def test_reserve_cards_never_return_to_the_upgrade_set(tmp_path):
    play = owner(tmp_path)
    play.give("rebuild_decks", TakeOutOfDeck("combat", "swift"), 0)
    play.give("rebuild_decks", "done", 0)
    play.go_on("act")
    play.set(0, experience=2)
    pass_all(play)
    assert "swift" not in play.state.decks["combat_upgrades/0"].pool
    play.give("advance", BuyCard("combat"), 0)
    play.go_on("rebuild_decks")
    assert reserve(play) == ["swift"]
    assert "swift" not in play.state.decks["combat_upgrades/0"].pool
    play.give("rebuild_decks", PutIntoDeck("combat", "swift"), 0)
    assert (deck(play)["swift"], reserve(play)) == (1, [])


@pytest.mark.rule("GR-ADV-07")
def test_reserve_cards_are_not_drawn_in_encounters(tmp_path):
    more = {**THREE, **ENEMIES}
    play = owner(tmp_path, more=more, places={1: {"action": {"effects": [MEET]}}})
    play.give("rebuild_decks", TakeOutOfDeck("combat", "swift"), 0)
    play.give("rebuild_decks", "done", 0)
    play.go_on("act")
    act(play, "location")
    play.go_on("play")
    seen = [*play.state.characters[0].combat.hand, *deck(play).elements()]
    assert (sorted(seen), reserve(play)) == (["filler"] * 15, ["swift"])


@pytest.mark.rule("GR-ADV-08")
def test_deck_size_has_no_upper_limit(tmp_path):
    play = evening(tmp_path, hero(50))
    for _ in range(25):
        play.give("advance", BuyCard("combat"), 0)
    assert len(play.state.decks["combat/0"]) == 40
    play.give("rebuild_decks", TakeOutOfDeck("combat", "upgrade"), 0)
    play.give("rebuild_decks", PutIntoDeck("combat", "upgrade"), 0)
    play.give("rebuild_decks", "done", 0)
    assert (play.state.day, len(play.state.decks["combat/0"])) == (2, 40)


@pytest.mark.rule("GR-ADV-09")
def test_cards_go_only_into_the_deck_of_their_kind(tmp_path):
    play = owner(tmp_path)
    play.give("rebuild_decks", TakeOutOfDeck("combat", "swift"), 0)
    assert [option for option in play.options(0) if isinstance(option, PutIntoDeck)] == [PutIntoDeck("combat", "swift")]
    with pytest.raises(IllegalAnswer):
        play.give("rebuild_decks", PutIntoDeck("diplomacy", "swift"), 0)
    assert (deck(play, "diplomacy"), reserve(play, "diplomacy")) == ({"filler": 15}, [])


# Attributes


@pytest.mark.rule("GR-ADV-10", "GR-ADV-11", "GR-EX-34", "GR-EX-35")
@pytest.mark.parametrize(
    ("courage", "caution", "price"),
    [(0, 0, 2), (1, 0, 4), (0, 1, 4), (1, 1, 6), (0, 2, 6), (2, 1, 8), (1, 2, 8), (2, 2, 10)],
)
def test_a_point_costs_twice_the_sum_of_its_pair_after_the_raise(tmp_path, courage, caution, price):
    play = evening(tmp_path, hero(price + 1, courage=courage, caution=caution))
    raised = RaiseAttribute("courage")
    assert play.table.open[0].options.offer(raised).cost == {"experience": price}
    play.give("advance", raised, 0)
    play.go_on("advance", "act")  # the first skill offered is taken
    assert (attribute(play), value(play, "experience")) == (courage + 1, 1)


@pytest.mark.rule("GR-ADV-10", "GR-ADV-11")
@pytest.mark.parametrize(("caution", "rule", "missing"), [(1, "GR-ADV-10", 1), (2, "GR-ADV-11", 3)])
def test_missing_experience_is_shown(tmp_path, caution, rule, missing):
    play = evening(tmp_path, hero(7, courage=2, caution=caution))
    with pytest.raises(IllegalAnswer):
        play.give("advance", RaiseAttribute("courage"), 0)
    barred = {one.value: one for one in play.table.open[0].options.barred}[RaiseAttribute("courage")]
    assert (barred.rule, barred.facts) == (rule, {"missing": {"experience": missing}})
    assert (attribute(play), value(play, "experience")) == (2, 7)


@pytest.mark.rule("GR-ADV-11", "GR-ADV-12")
@pytest.mark.parametrize("skills", [1, 2, 5])
def test_points_from_the_fifth_of_a_pair_on_cost_10_and_skills_count(tmp_path, skills):
    play = world(tmp_path, heroes=[hero(0, courage=2)], more=SKILLS)
    character = play.state.characters[0]
    assert price_of_point(play.table, 0, "caution") == 6
    character.skills = [Learnt(number, "courage", "left1") for number in range(skills)]
    assert price_of_point(play.table, 0, "caution") == price_of_point(play.table, 0, "courage")
    assert price_of_point(play.table, 0, "caution") == {1: 8, 2: 10, 5: 10}[skills]


@pytest.mark.rule("GR-CHAR-30")
def test_the_price_depends_on_its_own_pair_only(tmp_path):
    play = evening(tmp_path, hero(10, courage=2, caution=2))
    offers = {
        ware.attribute: play.table.open[0].options.offer(ware) for ware in wares(play) if hasattr(ware, "attribute")
    }
    prices = {attribute: offer.cost["experience"] for attribute, offer in offers.items()}
    assert prices == {name: 10 if name in ("courage", "caution") else 2 for name in ATTRIBUTES}


# Skills


@pytest.mark.rule("GR-ADV-13", "GR-ADV-16")
def test_the_third_and_every_further_point_is_a_skill_card(tmp_path):
    play = evening(tmp_path, hero(8 + 10 + 6, courage=1))
    paid = [play.table.open[0].options.offer(RaiseAttribute("courage")).cost["experience"]]
    play.give("advance", RaiseAttribute("courage"), 0)
    assert play.asked == {0: "advance"}  # the second is a marker
    for points, number in ((3, 1), (4, 2)):
        paid.append(play.table.open[0].options.offer(RaiseAttribute("courage")).cost["experience"])
        play.give("advance", RaiseAttribute("courage"), 0)
        assert play.asked == {0: "learn_skill"}
        play.give("learn_skill", TakeSkill(number, f"left{number}"), 0)
        assert attribute(play) == points
        assert play.state.characters[0].attributes["courage"] == 2
    assert paid == [4, 6, 8]  # by sums of 2, 3 and 4, skill cards included
    assert value(play, "experience") == 6


@pytest.mark.rule("GR-ADV-14", "GR-ADV-15")
def test_the_player_chooses_among_all_cards_and_sides_of_the_attribute(tmp_path):
    play = evening(tmp_path, hero(6, courage=2))
    play.give("advance", RaiseAttribute("courage"), 0)
    assert play.options(0) == [TakeSkill(number, f"{side}{number}") for number in (1, 2) for side in ("left", "right")]
    play.give("learn_skill", TakeSkill(2, "right2"), 0)
    assert play.state.characters[0].skills == [Learnt(2, "courage", "right2")]


@pytest.mark.rule("GR-ADV-15", "GR-ADV-17")
def test_a_taken_skill_card_is_gone_for_all_with_both_sides(tmp_path):
    play = evening(tmp_path, hero(20, courage=2), hero(6, courage=2))
    play.give("advance", RaiseAttribute("courage"), 0)
    play.give("advance", RaiseAttribute("courage"), 1)
    assert play.asked == {0: "learn_skill"}  # the lower number first
    play.give("learn_skill", TakeSkill(1, "left1"), 0)
    assert play.asked == {1: "learn_skill"}
    assert play.options(1) == [TakeSkill(2, "left2"), TakeSkill(2, "right2")]
    with pytest.raises(IllegalAnswer):
        play.give("learn_skill", TakeSkill(1, "right1"), 1)
    play.give("learn_skill", TakeSkill(2, "left2"), 1)
    assert play.state.skills == [3]


@pytest.mark.rule("GR-ADV-18")
def test_without_a_skill_card_the_point_is_a_marker(tmp_path):
    play = evening(tmp_path, hero(14, courage=2), more={"skills": [skill(3, "caution")]})
    play.give("advance", RaiseAttribute("courage"), 0)
    assert play.asked == {0: "advance"}
    character = play.state.characters[0]
    assert (character.attributes["courage"], character.skills, attribute(play)) == (3, [], 3)
    play.give("advance", RaiseAttribute("courage"), 0)
    assert (attribute(play), value(play, "experience")) == (4, 0)


@pytest.mark.rule("GR-ADV-19")
@pytest.mark.parametrize(
    ("courage", "gained", "markers", "skills"), [(0, 2, 2, 0), (1, 1, 2, 0), (2, 1, 2, 1), (1, 3, 2, 2)]
)
def test_a_given_point_is_a_skill_like_a_bought_one(tmp_path, courage, gained, markers, skills):
    places = {1: {"action": {"effects": [gain("courage", gained), gain("food")]}}}
    play = world(tmp_path, heroes=[hero(courage=courage)], places=places, more=SKILLS)
    act(play, "location")
    for left in range(skills, 0, -1):
        assert (play.asked, len(play.options(0))) == ({0: "learn_skill"}, 2 * (left + 2 - skills))
        assert value(play, "food") == 0  # the remaining effects wait
        play.give("learn_skill", play.options(0)[0], 0)
    character = play.state.characters[0]
    assert (character.attributes["courage"], len(character.skills), value(play, "food")) == (markers, skills, 1)


@pytest.mark.rule("GR-ADV-19", "GR-CHAR-22")
def test_the_lowest_number_picks_a_skill_first_when_several_gain_a_point(tmp_path):
    heroes = [{**hero(courage=2), "number": 9}, {**hero(courage=2), "number": 4}]
    places = {1: {"action": {"effects": [gain("courage")]}}}
    play = world(tmp_path, seats=2, heroes=heroes, places=places, more=SKILLS)
    act(play, "location", 0, 1)
    assert play.asked == {1: "learn_skill"}
    play.give("learn_skill", TakeSkill(2, "left2"), 1)
    play.give("learn_skill", TakeSkill(1, "left1"), 0)
    assert [attribute(play, seat=seat) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("GR-ADV-19")
def test_a_point_may_be_gained_during_an_encounter(tmp_path):
    attacks = [{"least": 0, "most": 99, "effects": [gain("courage", 1, "active")]}]
    enemy = {**ENEMIES["combat_encounters"][0], "attacks": attacks}
    more = {**SKILLS, "combat_encounters": [enemy]}
    play = world(tmp_path, heroes=[hero(courage=2)], places={1: {"action": {"effects": [MEET]}}}, more=more)
    act(play, "location")
    play.go_on("learn_skill")
    play.give("learn_skill", TakeSkill(1, "left1"), 0)
    assert attribute(play) == 3
    assert play.state.encounter is not None


@pytest.mark.rule("GR-ADV-20")
def test_a_character_with_more_than_2_initial_points_is_refused(tmp_path):
    world(tmp_path, heroes=[hero(courage=2)])
    with pytest.raises(SetupError, match=r"pack.yaml:\d+: starting attribute too high .*hero0.*courage.*3"):
        world(tmp_path, heroes=[hero(courage=3)])


@pytest.mark.rule("GR-ADV-21")
def test_a_skill_applies_from_the_moment_it_is_learned(tmp_path):
    more_cards = {
        "timing": "always",
        "effects": [{"do": "modify", "what": "opening_hand", "amount": 2, "who": "owner"}],
    }
    magic = {"timing": "dawn", "effects": [gain("magic", 1, "owner")]}
    wealth = {"timing": "action", "effects": [gain("wealth", 1, "owner")]}
    skills = [skill(1, "courage", side("taken", magic, wealth, more_cards), side("given_up", *[magic] * 3))]
    places = {1: {"action": {"effects": [MEET]}}}
    play = evening(tmp_path, hero(6, courage=2), more={"skills": skills, **ENEMIES}, places=places)
    play.give("advance", RaiseAttribute("courage"), 0)
    play.give("learn_skill", TakeSkill(1, "taken"), 0)
    play.go_on("act")
    assert value(play, "magic") == 1  # from the chosen side, not from the other
    act(play, "card")
    play.go_on("act")
    assert value(play, "wealth") == 1
    act(play, "location")
    play.go_on("play")
    assert len(play.state.characters[0].combat.hand) == 5
