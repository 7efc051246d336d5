"""Storytelling in journal and cards (GR-STORY): limits, paragraphs, nested verses, costs in cards."""

import msgspec
import pytest

import afallon
from afallon.grail.rules.advancement.questions import RaiseAttribute, TakeSkill
from afallon.grail.rules.day.questions import CardAction
from afallon.grail.rules.items.events import SecretGained
from afallon.grail.rules.items.questions import LetGo
from afallon.grail.rules.telling import tell
from afallon.grail.scene import table_scene
from afallon.kernel import Barred, Offer
from tests.grail.arena import ENEMY, HURT, ability, carry, fight, parley, row
from tests.grail.world import ENEMIES, MEET, act, gain, next_day, pass_all, travel, value, world

FOOD = gain("food", who="party")
FEAR = gain("terror")
LEAVE = {"id": "leave", "complete": True}
FIRST = {"number": 1, "events": [{"part": 1}]}


def place(*verses, **more):
    """Return a location 1 whose journal has these verses and begins with the first."""
    return {1: {"explore": verses[0]["id"], "verses": list(verses), **more}}


def verse(name, *effects, **more):
    """Return a verse that completes the exploration, unless it has choices or a link."""
    ends = {} if {"choices", "go"} & set(more) else {"complete": True}
    return {"id": name, "effects": list(effects), **ends, **more}


def explore(play, seat=0, *others):
    act(play, "explore", seat, *others)


def read(play):
    """Return the verses that were read, each followed by its paragraphs, in order."""
    return [name for one in play.table.view(0).story for name in (one.verse, *one.paragraphs)]


def options(play, seat=0):
    return play.table.open[seat].options


def saved_and_restored(play):
    plain = msgspec.json.decode(msgspec.json.encode(play.table.snapshot()))
    return afallon.Table.restore(msgspec.convert(plain, afallon.Snapshot, str_keys=True))


# Usage limits


def gift(once):
    return place(verse("gate", choices=[{"id": "take", "once": once, "effects": [FOOD], "complete": True}, LEAVE]))


@pytest.mark.rule("GR-STORY-01")
@pytest.mark.parametrize("once", ["campaign", "chapter", "day"])
def test_a_limited_choice_is_taken_once_and_then_shown_barred(tmp_path, once):
    play = world(tmp_path, seats=2, places=gift(once))
    explore(play)
    play.give("choose_verse", "take")
    explore(play, 1)
    assert play.options(1) == ["leave"]
    assert options(play, 1).barred == (Barred("take", "GR-STORY-01", {"once": once}),)
    assert saved_and_restored(play).open[1].options == options(play, 1)
    play.give("choose_verse", "leave")
    next_day(play)
    explore(play)
    assert play.options(0) == (["take", "leave"] if once == "day" else ["leave"])


SUCCESS = [{"do": "end_quest", "quest": "on"}, {"do": "change_chapter", "chapter": 2}]


@pytest.mark.rule("GR-STORY-01")
@pytest.mark.parametrize(("once", "left"), [("chapter", ["take", "leave"]), ("campaign", ["leave"])])
def test_a_new_chapter_renews_choices_that_are_limited_per_chapter(tmp_path, once, left):
    quest = {"id": "on", "requires": [{"has": "day", "at_least": 2}], "success": SUCCESS}
    more = {
        "chapters": [FIRST, {"number": 2}],
        "story_events": [{"id": "dawn_one", "chapter": 1, "part": 1, "quest": quest}],
    }
    play = world(tmp_path, places=gift(once), more=more)
    explore(play)
    play.give("choose_verse", "take")
    next_day(play, choose_mode="done")
    assert play.state.chapter == 2
    explore(play)
    assert play.options(0) == left


@pytest.mark.rule("GR-STORY-02")
def test_a_joint_choice_uses_the_limit_of_every_member(tmp_path):
    play = world(tmp_path, seats=3, places=gift("character"))
    explore(play, 0, 1)
    play.give("choose_verse", "take")
    play.go_on("act")
    explore(play, 2, 0)
    assert play.options(2) == ["leave"]  # one of them has done it
    play.give("choose_verse", "leave")
    play.go_on("act")
    assert play.state.round == 2
    explore(play, 2)
    play.give("choose_verse", "take")
    assert play.happened("used_up") == [
        {"path": "locations/1/verses/gate/choices/take", "once": "character", "seats": seats}
        for seats in ((0, 1), (2,))
    ]


@pytest.mark.rule("GR-STORY-01", "GR-STORY-02")
def test_a_choice_inside_an_effect_is_limited_per_character(tmp_path):
    choose = {"do": "choose", "who": "each", "choices": [{"id": "drink", "once": "character"}, {"id": "wait"}]}
    play = world(tmp_path, seats=2, places=place(verse("gate", choose)))
    explore(play, 0, 1)
    play.give("choose_effect", "drink", 0)
    play.give("choose_effect", "wait", 1)
    explore(play, 0, 1)
    assert play.options(0) == ["wait"]
    play.give("choose_effect", "wait", 0)
    assert play.options(1) == ["drink", "wait"]


@pytest.mark.rule("GR-STORY-01")
@pytest.mark.parametrize("once", ["campaign", "chapter", "day"])
def test_the_action_of_a_location_is_used_up(tmp_path, once):
    play = world(tmp_path, seats=2, places={1: {"action": {"once": once, "effects": [FOOD]}}})
    act(play, "location")
    assert "location" not in play.options(1)
    next_day(play)
    assert ("location" in play.options(1)) == (once == "day")


@pytest.mark.rule("GR-STORY-02")
def test_characters_that_have_used_a_once_per_character_action_cannot_join(tmp_path):
    play = world(tmp_path, seats=3, places={1: {"action": {"once": "character", "effects": [FOOD]}}})
    act(play, "location", 0)
    assert "location" not in play.options(0) or play.asked.get(0) != "act"
    play.give("act", "location", 1)
    assert play.asked == {2: "join"}


@pytest.mark.rule("GR-STORY-01")
@pytest.mark.parametrize("once", ["campaign", "chapter", "character"])
def test_an_action_of_a_character_or_a_card_is_used_up(tmp_path, once):
    flaw = ability("action", gain("wealth"), once=once)
    hero = {"action": {"once": once, "effects": [gain("food")]}, "flaw": [flaw]}
    play = world(tmp_path, heroes=[hero])
    act(play, "character")
    act(play, "card", target=CardAction("characters/hero0/flaw/0/effects"))
    next_day(play)
    assert not {"character", "card"} & set(play.options(0))
    assert (value(play, "food"), value(play, "wealth")) == (1, 1)


@pytest.mark.rule("GR-STORY-01")
def test_abilities_at_dawn_or_on_gain_can_be_limited_too(tmp_path):
    at_dawn = ability("dawn", gain("food"), once="campaign")
    on_gain = ability("on_gain", gain("wealth"), once="campaign")
    take = verse("gate", {"do": "gain_item", "item": "coin", "who": "party"}, {"do": "lose_items", "who": "party"})
    more = {"items": [{"id": "coin", "abilities": [on_gain]}]}
    play = world(tmp_path, heroes=[{"flaw": [at_dawn]}], places=place(take), more=more)
    for _ in range(2):
        explore(play)
        next_day(play)
    assert (value(play, "food"), value(play, "wealth")) == (1, 1)


@pytest.mark.rule("GR-STORY-01")
def test_abilities_in_an_encounter_can_be_limited_too(tmp_path):
    start = ability("start_of_encounter", gain("wealth", who="owner"), once="campaign")
    play = world(tmp_path, heroes=[{"flaw": [start]}], places={2: {"immediate": [MEET]}}, more=ENEMIES)
    for _ in range(2):
        travel(play, 2)
        play.go_on("play")
        play.give("play", "retreat")
        play.go_on("act")
        travel(play, 1)
    assert value(play, "wealth") == 1


@pytest.mark.rule("GR-STORY-01", "GR-COMP-29")
def test_an_ability_of_a_shared_card_is_used_up_for_all(tmp_path):
    quest = {"id": "on", "requires": [{"has": "day", "at_least": 9}], "success": []}
    event = {
        "id": "rain",
        "chapter": 1,
        "part": 1,
        "quest": quest,
        "abilities": [ability("dusk", gain("food"), once="campaign")],
    }
    play = world(tmp_path, seats=2, more={"chapters": [FIRST], "story_events": [event]})
    next_day(play)
    next_day(play)
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]
    assert [used["seats"] for used in play.happened("used_up")] == [(0, 1)]


# Paragraphs

TOLD = [
    {"id": "again", "requires": [{"has": "read", "verse": "1:gate"}]},
    {"id": "rich", "requires": [{"has": "at_least", "what": "wealth", "amount": 1}]},
    {"id": "always"},
]


@pytest.mark.rule("GR-STORY-03")
def test_a_verse_includes_the_paragraphs_whose_conditions_hold(tmp_path):
    play = world(tmp_path, places=place(verse("gate", gain("wealth"), paragraphs=TOLD, choices=[LEAVE])))
    explore(play)
    assert play.state.party.paragraphs == ["1:gate:always"]  # the effects of the verse came later
    assert table_scene(play.table.view(0)).party.paragraphs == ["1:gate:always"]
    play.give("choose_verse", "leave")
    explore(play)
    first, second = ["1:gate", "1:gate:always"], ["1:gate", "1:gate:again", "1:gate:rich", "1:gate:always"]
    assert read(play) == [*first, *second]
    play.set(0, wealth=0)
    assert read(play) == [*first, *second]  # each reading keeps its paragraphs
    assert table_scene(play.table.view(0)).verses == ["1:gate", "1:gate"]
    assert saved_and_restored(play).state == play.state


# Links to other verses, and nested verses


@pytest.mark.rule("GR-STORY-04")
@pytest.mark.parametrize(("face", "names"), [("skull", ["1:gate", "1:pit"]), ("grail", ["1:gate"])])
def test_a_toss_may_lead_to_another_verse(tmp_path, face, names):
    toss = {"do": "toss", "skull": [gain("wealth"), {"do": "go", "verse": "pit"}, FEAR]}
    play = world(tmp_path, places=place(verse("gate", toss, FOOD), verse("pit")), draws=[face])
    explore(play)
    assert read(play) == names
    assert play.asked == {0: "act"}
    assert (value(play, "wealth"), value(play, "food")) == ((1, 0) if face == "skull" else (0, 1))
    assert value(play, "terror") == 1  # as at the start: the rest of the list was dropped


@pytest.mark.rule("GR-STORY-04", "GR-PARTY-24")
@pytest.mark.parametrize("price", [0, 9])
def test_a_condition_may_lead_to_another_verse_even_for_a_beaten_party(tmp_path, price):
    ended = {"do": "when", "requires": [{"has": "encounter", "ended": "won"}]}
    ended |= {"then": [{"do": "go", "verse": "book:won"}], "otherwise": [{"do": "go", "verse": "lost"}]}
    more = {"combat_encounters": [{**ENEMY, "price": price}], "book": [verse("won", FOOD)]}
    play = world(tmp_path, places=place(verse("gate", MEET, ended, FEAR), verse("lost")), more=more)
    explore(play)
    play.go_on("play")
    play.give("play", "stop" if price == 0 else "retreat")
    play.go_on("act")
    assert read(play) == ["1:gate", "book:won" if price == 0 else "1:lost"]
    assert value(play, "food") == (1 if price == 0 else 0)


@pytest.mark.rule("GR-STORY-05")
def test_a_verse_may_be_read_inside_another_which_then_continues(tmp_path):
    inner = verse("letter", gain("wealth"), go="end", paragraphs=[{"id": "stamp"}])
    outer = verse("gate", {"do": "read", "verse": "letter"}, FOOD, choices=[LEAVE], paragraphs=[{"id": "rain"}])
    ask = verse("end", choices=[{"id": "burn_it", "effects": [FEAR], "complete": True}])
    play = world(tmp_path, places=place(outer, inner, ask))
    explore(play)
    assert (play.options(0), play.state.party.verse) == (["burn_it"], "1:end")
    assert value(play, "food") == 0
    assert saved_and_restored(play).state == play.state
    play.give("choose_verse", "burn_it")
    assert (play.options(0), play.state.party.verse, play.state.party.paragraphs) == (
        ["leave"],
        "1:gate",
        ["1:gate:rain"],
    )
    assert (value(play, "food"), value(play, "wealth")) == (1, 1)
    play.give("choose_verse", "leave")
    assert read(play) == ["1:gate", "1:gate:rain", "1:letter", "1:letter:stamp", "1:end"]
    assert play.asked == {0: "act"}


READ = {"do": "read", "verse": "book:page"}
PAGE = {"book": [verse("page", gain("wealth"), choices=[LEAVE])]}
RAIN = {"chapters": [FIRST], "story_events": [{"id": "rain", "chapter": 1, "part": 1, "effects": [READ, gain("food")]}]}


@pytest.mark.rule("GR-STORY-05")
def test_an_event_is_read_by_all_characters_at_any_location(tmp_path):
    play = world(tmp_path, seats=2, more={**PAGE, **RAIN})
    assert play.asked == {0: "choose_verse", 1: "choose_verse"}
    play.give("choose_verse", "leave")
    play.go_on("act")
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [1, 1]
    assert [value(play, "food", seat) for seat in (0, 1)] == [1, 1]  # the effects of the card continue


@pytest.mark.rule("GR-STORY-05")
def test_a_verse_may_be_read_when_an_item_is_gained(tmp_path):
    more = {**PAGE, "items": [{"id": "diary", "abilities": [ability("on_gain", READ, gain("food"))]}]}
    action = {"effects": [{"do": "gain_item", "item": "diary", "who": "party"}]}
    play = world(tmp_path, places={1: {"action": action}}, more=more)
    act(play, "location")
    play.give("choose_verse", "leave")
    assert (value(play, "wealth"), value(play, "food"), play.asked) == (1, 1, {0: "act"})


@pytest.mark.rule("GR-STORY-05")
def test_a_verse_may_be_read_by_a_flaw_at_dawn_or_a_new_affliction(tmp_path):
    mad = {"id": "going_mad", "on_attach": [READ]}
    hero = {"flaw": [ability("dawn", READ, requires=[{"has": "day", "at_least": 2}])]}
    play = world(
        tmp_path,
        heroes=[hero],
        places={1: {"action": {"effects": [gain("terror", 9)]}}},
        more={**PAGE, "afflictions": [mad]},
    )
    act(play, "location")
    play.give("choose_verse", "leave")
    assert read(play) == ["book:page"]
    act(play, "pass")
    play.go_on("choose_verse")
    assert (play.state.day, play.state.stage, len(read(play))) == (2, "dawn", 2)


@pytest.mark.rule("GR-STORY-05")
def test_a_verse_may_be_read_when_a_menhir_is_lit(tmp_path):
    menhir = {"dial": [8, 7, 6, 5], "effects": [READ, gain("food")]}
    play = world(tmp_path, places={1: {"menhir": menhir}}, more=PAGE)
    act(play, "inspect_menhir")
    play.give("activate", "yes")
    play.give("choose_verse", "leave")
    assert (value(play, "wealth"), value(play, "food")) == (1, 1)


@pytest.mark.rule("GR-STORY-05")
def test_a_verse_in_an_encounter_waits_for_its_end(tmp_path):
    enemy = {"price": 0, "reward": [READ, gain("food")]}
    play = fight(tmp_path, enemy, more=PAGE)
    play.give("play", "stop")
    play.go_on("choose_verse")
    assert play.state.encounter is None
    assert play.state.characters[0].resources["food"] == 1
    play.give("choose_verse", "leave")
    assert play.state.characters[0].resources["wealth"] >= 1
    assert play.asked == {0: "act"}


@pytest.mark.rule("GR-STORY-05")
def test_a_verse_may_be_read_after_failed_diplomacy(tmp_path):
    play = parley(tmp_path, {"failure": [READ]}, more=PAGE)
    play.give("play", "retreat")
    play.go_on("choose_verse")
    assert (play.state.encounter, read(play)) == (None, ["book:page"])


@pytest.mark.rule("GR-STORY-05")
def test_a_location_s_own_verse_may_be_read_by_its_id_on_arrival(tmp_path):
    there = {"immediate": [{"do": "read", "verse": "door"}], "verses": [verse("door", FOOD)]}
    play = world(tmp_path, places={2: there})
    travel(play, 2)
    assert (read(play), value(play, "food")) == (["2:door"], 1)


# Costs in cards


def selling(*cards, **more):
    return place(
        verse("gate", choices=[{"id": "sell", "cost": list(cards), "effects": [FOOD], "complete": True}, LEAVE]), **more
    )


THINGS = {
    "items": [{"id": "rope"}, {"id": "axe", "keyword": "weapon"}, {"id": "bow", "keyword": "weapon"}],
    "secrets": [{"number": 12, "keyword": "weapon"}],
}


def own(play, seat, *secrets):
    """Give these secrets to the character."""
    for number in secrets:
        tell(play.table, SecretGained(seat=seat, secret=number, aside=False))


@pytest.mark.rule("GR-STORY-06")
def test_any_member_of_the_party_may_give_the_item_that_a_choice_costs(tmp_path):
    play = world(tmp_path, seats=2, places=selling({"item": "rope"}), more=THINGS)
    explore(play, 0, 1)
    assert play.options(0) == ["leave"]
    assert options(play).barred == (Barred("sell", "GR-DAY-06", {"missing": {"item:rope": 1}}),)
    play.give("choose_verse", "leave")
    carry(play, 1, "rope")
    explore(play, 0, 1)
    assert options(play).offer("sell") == Offer(cost={"item:rope": 1})
    play.give("choose_verse", "sell")
    assert play.state.characters[1].items == []
    assert "rope" in play.state.decks["items"].bottom
    assert play.asked[0] == "share"  # the gain


@pytest.mark.rule("GR-STORY-06")
def test_identical_items_are_given_without_a_question(tmp_path):
    play = world(tmp_path, places=selling({"item": "rope", "amount": 2}), more={"items": [{"id": "rope", "copies": 3}]})
    carry(play, 0, "rope", "rope", "rope")
    explore(play)
    play.give("choose_verse", "sell")
    assert ([held.card for held in play.state.characters[0].items], play.asked) == (["rope"], {0: "act"})


@pytest.mark.rule("GR-STORY-06")
def test_the_giver_and_the_item_are_asked_for_if_there_is_a_choice(tmp_path):
    play = world(tmp_path, seats=2, places=selling({"keyword": "weapon"}), more=THINGS)
    carry(play, 0, "axe")
    carry(play, 1, "axe", "bow")
    explore(play, 0, 1)
    play.give("choose_verse", "sell")
    play.give("divide_cost", 1)
    play.give("lose_item", LetGo(1, "bow"))
    assert [[held.card for held in one.items] for one in play.state.characters] == [["axe"], ["axe"]]


@pytest.mark.rule("GR-STORY-06", "GR-SECRET-04", "GR-SECRET-12")
def test_a_secret_is_given_by_its_number_and_returns_to_the_supply(tmp_path):
    play = world(tmp_path, places=selling({"secret": 12}, {"what": "wealth", "amount": 2}), more=THINGS)
    own(play, 0, 12)
    explore(play)
    assert play.options(0) == ["leave"]  # not enough wealth
    play.give("choose_verse", "leave")
    play.set(0, wealth=3)
    explore(play)
    play.give("choose_verse", "sell")
    assert (play.state.characters[0].secrets, play.state.secrets, value(play, "wealth")) == ([], [12], 1)


@pytest.mark.rule("GR-STORY-06", "GR-SECRET-04")
def test_a_secret_does_not_count_as_an_item_of_its_keyword(tmp_path):
    play = world(tmp_path, places=selling({"keyword": "weapon"}), more=THINGS)
    own(play, 0, 12)
    explore(play)
    assert play.options(0) == ["leave"]


@pytest.mark.rule("GR-STORY-06")
def test_a_location_action_may_cost_cards(tmp_path):
    action = {"cost": [{"item": "rope", "amount": 2}], "effects": [FOOD]}
    play = world(tmp_path, seats=2, places={1: {"action": action}}, more={"items": [{"id": "rope", "copies": 2}]})
    assert Barred("location", "GR-DAY-06", {"missing": {"item:rope": 2}}) in options(play).barred
    carry(play, 0, "rope")
    carry(play, 1, "rope")
    next_day(play)
    act(play, "location", 0, 1)
    play.give("divide_cost", 0)
    assert [one.items for one in play.state.characters] == [[], []]
    play.give("share", 1)
    assert value(play, "food", 1) == 1


@pytest.mark.rule("GR-STORY-06")
def test_a_menhir_takes_cards_once_from_any_character_present(tmp_path):
    menhir = {"cost": [{"item": "rope"}, {"what": "magic", "amount": 1}], "dial": [8, 7, 6, 5], "effects": [FEAR]}
    play = world(tmp_path, seats=2, places={1: {"menhir": menhir}}, more=THINGS)
    play.set(0, magic=2)
    act(play, "inspect_menhir")
    assert "activate" not in play.asked.values()
    carry(play, 1, "rope")
    next_day(play)
    act(play, "inspect_menhir")
    assert options(play).offer("yes") == Offer(cost={"item:rope": 1, "magic": 2})
    play.give("activate", "yes")
    play.give("contribute", 1, 1)
    play.give("contribute", 2, 0)
    assert (play.state.characters[1].items, value(play, "magic")) == ([], 0)
    assert play.happened("menhir_lit")[-1]["number"] == 1
    assert [value(play, "terror", seat) for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("GR-STORY-06", "GR-MODE-13")
def test_no_mode_leaves_a_card_out(tmp_path):
    menhir = {"cost": [{"item": "rope"}, {"what": "magic", "amount": 1}], "dial": [8, 7, 6, 5]}
    play = world(tmp_path, places={1: {"menhir": menhir}}, more=THINGS, mode="story", rules=["story_cheap_menhirs"])
    carry(play, 0, "rope")
    act(play, "inspect_menhir")
    assert options(play).offer("yes") == Offer(cost={"item:rope": 1})


# Skills


@pytest.mark.rule("GR-STORY-07")
def test_on_gain_abilities_of_a_skill_trigger_when_it_is_learned(tmp_path):
    speaks = ability("on_gain", gain("food", 2, who="party"), gain("wealth", who="owner"))
    sides = [{"id": "bold", "abilities": [speaks]}, {"id": "calm", "abilities": []}]
    more = {"skills": [{"number": 1, "attribute": "courage", "sides": sides}]}
    action = {"effects": [gain("courage", 3, who="active")]}
    play = world(tmp_path, seats=2, places={1: {"action": action}}, more=more)
    act(play, "location", 0, 1)
    play.give("learn_skill", TakeSkill(1, "bold"))
    assert [value(play, what) for what in ("food", "wealth")] == [2, 1]  # the party consists of the learner
    assert value(play, "food", 1) == 0
    assert play.happened("ability_fired")[-1]["path"] == "skills/1/sides/bold/abilities/0/effects"


@pytest.mark.rule("GR-STORY-07")
def test_abilities_of_a_skill_bought_at_dusk_trigger_too_and_may_be_declined(tmp_path):
    speaks = ability(
        "on_gain", gain("food"), optional=True, requires=[{"has": "at_least", "what": "wealth", "amount": 1}]
    )
    sides = [{"id": "bold", "abilities": [speaks]}, {"id": "calm", "abilities": []}]
    more = {"skills": [{"number": 1, "attribute": "courage", "sides": sides}]}
    hero = {"attributes": {"courage": 2}, "resources": {"experience": 20, "wealth": 1}}
    play = world(tmp_path, heroes=[hero], more=more)
    act(play, "pass")
    play.go_on("advance")
    play.give("advance", RaiseAttribute("courage"))
    play.give("learn_skill", TakeSkill(1, "bold"))
    play.give("use_ability", "yes")
    assert value(play, "food") == 1
    assert play.state.parties == []


@pytest.mark.rule("GR-STORY-05", "GR-STORY-07")
def test_a_skill_may_let_its_learner_read_a_verse(tmp_path):
    sides = [{"id": "bold", "abilities": [ability("on_gain", READ)]}, {"id": "calm", "abilities": []}]
    more = {**PAGE, "skills": [{"number": 1, "attribute": "courage", "sides": sides}]}
    hero = {"attributes": {"courage": 2}, "resources": {"experience": 20}}
    play = world(tmp_path, seats=2, heroes=[hero, {}], more=more)
    pass_all(play)
    play.go_on("advance")
    play.give("advance", RaiseAttribute("courage"), 0)
    play.give("learn_skill", TakeSkill(1, "bold"))
    assert play.asked == {0: "choose_verse"}
    play.give("choose_verse", "leave")
    assert ([value(play, "wealth", seat) for seat in (0, 1)], play.state.parties) == ([1, 0], [])


# Groups apart, and simultaneous falls


GREY = {
    "chapters": [{**FIRST, "events": [{"part": 1}], "add": [{"colour": "grey", "level": 1, "cards": [2, 2, 2, 2]}]}]
}
WON = {
    "do": "when",
    "requires": [{"has": "encounter", "ended": "won"}],
    "then": [gain("food")],
    "otherwise": [gain("wealth")],
}


def alarm(folder, prices, **options):
    """Let an event give two characters at two locations an enemy each, with these prices."""
    events = [{"id": "calm", "chapter": 1, "part": 1}]
    events += [{"id": "alarm", "chapter": 1, "part": 1, "effects": [{"do": "meet", "colour": "grey"}, WON]}]
    enemies = [
        {**ENEMY, "id": name, "price": price, "loot": []}
        for name, price in zip(("first", "second"), prices, strict=True)
    ]
    more = {**GREY, "story_events": events, "combat_encounters": enemies}
    play = world(folder, seats=2, more=more, draws=["calm", "first", "second"], **options)
    travel(play, 2, 1)
    pass_all(play)
    for price in prices:
        play.go_on("play")
        play.give("play", "retreat" if price else "stop")
    play.go_on("act")
    return play


@pytest.mark.rule("GR-STORY-08")
@pytest.mark.parametrize(
    ("prices", "food"), [((0, 0), 1), ((0, 9), 0), ((9, 0), 0), ((9, 9), 0)], ids=["both", "one", "other", "none"]
)
def test_effects_after_groups_apart_use_the_worst_of_their_endings(tmp_path, prices, food):
    play = alarm(tmp_path, prices)
    assert [event["participants"] for event in play.happened("encounter_began")] == [(0,), (1,)]
    assert [value(play, "food", seat) for seat in (0, 1)] == [food, food]
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [1 - food, 1 - food]


@pytest.mark.rule("GR-STORY-08")
def test_a_campaign_of_an_older_rules_reading_continues_unchanged(tmp_path):
    play = alarm(tmp_path, (0, 0), reading=2)
    assert [value(play, "food", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("GR-TRACK-09")
@pytest.mark.parametrize("active", [0, 1])
def test_two_characters_that_fall_at_once_both_leave_the_encounter(tmp_path, active):
    attack = [row(0, {**HURT, "amount": 9, "who": "each"}, most=8)]
    play = fight(tmp_path, {"attacks": attack}, seats=2, until="choose_active")
    play.give("choose_active", active)
    play.go_on("play")
    play.give("play", "stop")
    play.go_on("act", "play", "choose_active")
    assert play.state.encounter is None
    assert sorted(event["seat"] for event in play.happened("participant_left")) == [0, 1]
