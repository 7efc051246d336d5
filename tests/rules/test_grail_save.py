"""Saving: at any moment, completely and exactly; and the limits of undo (GR-SAVE)."""

from random import Random
from weakref import WeakValueDictionary

import msgspec
import pytest

import afallon
from afallon.grail import sessions
from afallon.grail.content import library
from afallon.grail.rules.decks.events import CardDrawn, CardPutAtBottom
from afallon.grail.rules.items.events import ItemGained
from afallon.grail.rules.items.questions import TurnItem
from afallon.grail.rules.map.events import DialSet, GuardianPlaced
from afallon.grail.rules.state import Held, Learnt
from afallon.grail.rules.telling import tell
from tests.grail.arena import ENEMY
from tests.grail.driver import Play
from tests.grail.world import MEET, act, cost, everywhere, gain, kinds, next_day, pass_all, travel, value, world

RECIPE = {"colour": "grey", "level": 1, "cards": [2, 2, 2, 2]}
MORE = {
    "combat_encounters": [{**ENEMY, "copies": 3, "price": 2}],
    "chapters": [{"number": 1, "add": [RECIPE]}],
    "items": [{"id": "rope", "copies": 2}, {"id": "axe", "keyword": "weapon"}],
    "secrets": [{"number": 7}, {"number": 8, "personal": True}],
    "statuses": [{"id": "omens", "boxes": 3}],
    "random_events": [{"id": "rain", "copies": 2}],
    "skills": [
        {
            "number": 3,
            "attribute": "courage",
            "sides": [{"id": "bold", "abilities": []}, {"id": "rash", "abilities": []}],
        }
    ],
}
HEROES = [
    {
        "resources": {"food": 3, "wealth": 2, "magic": 2},
        "attributes": {"courage": 2},
        "starting_combat": ["hit"] * 5 + ["filler"] * 10,
        "action": {"cost": cost(energy=1), "effects": [gain("wealth")], "once_per_day": True},
    },
    {"resources": {"food": 1}},
]
PLACES = {
    2: {"immediate": [MEET, gain("food", 2, "party")]},
    3: {
        "immediate": [gain("terror", 1, "party")],
        "action": {"cost": cost(energy=2), "effects": [gain("magic", 1, "party")]},
    },
    4: {"keys": {"north": 1, "south": 6}, "immediate": [{"do": "mark_status", "status": "omens"}]},
    6: {"keys": {"north": 4}},
}


def campaign(folder, **more):
    return world(folder, seats=2, heroes=HEROES, places=PLACES, more=MORE, **more)


def saved(table):
    """Return a table restored from a save that was converted to JSON and back."""
    text = msgspec.json.encode(table.snapshot())
    return msgspec.convert(msgspec.json.decode(text), afallon.Snapshot, str_keys=True)


def restored(table):
    return afallon.Table.restore(saved(table))


def plain(table):
    return msgspec.json.decode(msgspec.json.encode(table.snapshot()))["state"]


@pytest.mark.slow
@pytest.mark.rule("GR-SAVE-01", "GR-SAVE-16", "GR-SAVE-17")
def test_at_every_open_question_a_save_restores_the_same_game(tmp_path):
    table = campaign(tmp_path).table
    rng = Random(9)
    asked, within = set(), set()
    for _ in range(400):
        twin = restored(table)
        assert twin.state == table.state
        assert twin.open == table.open
        _, decision = rng.choice(sorted(table.open.items()))
        asked.add(decision.kind)
        within |= {"encounter"} if table.state.encounter is not None else set()
        within |= {party.action for party in table.state.parties}
        answer = afallon.Answer(decision.id, decision.seat, decision.options.sample(rng))
        table.submit(answer)
        twin.submit(answer)
        assert twin.open == table.open
        assert twin.state == table.state
    assert {"encounter", "travel"} <= within  # in the middle of both
    assert {"act", "draw", "play", "join", "pay_for", "eat"} <= asked


@pytest.mark.rule("GR-SAVE-17")
def test_a_record_that_begins_with_a_save_replays(tmp_path):
    play = campaign(tmp_path)
    travel(play, 4)
    table = restored(play.table)
    table.submit(afallon.Answer(table.open[1].id, 1, "pass"))
    again = afallon.Table.replay(afallon.Record.parse(str(table.record())))
    assert again.state == table.state
    assert again.all_events() == table.all_events()


@pytest.mark.rule("GR-SAVE-17", "GR-SAVE-27")
def test_a_save_is_not_played_with_another_pack(tmp_path, monkeypatch):
    save = saved(campaign(tmp_path).table)
    (tmp_path / "more.yaml").write_text("items: [{id: late_rope}]\n")
    monkeypatch.setattr(library, "_KNOWN", WeakValueDictionary())  # the previous version of the pack is not in use
    with pytest.raises(afallon.SetupError) as refused:
        afallon.Table.restore(save)
    assert [problem.rule for problem in refused.value.problems] == ["GR-SAVE-27"]


@pytest.mark.rule("GR-SAVE-02", "GR-SAVE-03", "GR-SAVE-04")
def test_a_save_holds_the_characters_with_their_skills(tmp_path):
    play = campaign(tmp_path)
    play.state.characters[0].skills.append(Learnt(3, "courage", "bold"))
    play.set(0, energy=4, health=5, terror=3, wealth=7)
    character = plain(play.table)["characters"][0]
    assert (character["tile"], character["attributes"]["courage"], character["resources"]["wealth"]) == ("hero0", 2, 7)
    assert (character["energy"], character["health"], character["terror"]) == (4, 5, 3)
    assert character["skills"] == [{"number": 3, "attribute": "courage", "side": "bold"}]
    assert restored(play.table).state.characters == play.state.characters


@pytest.mark.rule("GR-SAVE-05", "GR-SAVE-06", "GR-SAVE-07")
def test_a_save_holds_cards_and_their_sides(tmp_path):
    play = campaign(tmp_path)
    character = play.state.characters[0]
    character.items, character.secrets = [Held("axe", face_up=False, traded=True), Held("rope")], [Held(7), Held(8)]
    character.combat.reserve = ["upgrade"]
    act(play, "character", 0)
    tell(play.table, DialSet(dial="hunt", token="quest", value=2, at=None))
    state = plain(play.table)
    held = state["characters"][0]["items"]
    assert [(card["card"], card["face_up"], card["traded"]) for card in held] == [
        ("axe", False, True),
        ("rope", True, False),
    ]
    assert [card["card"] for card in state["characters"][0]["secrets"]] == [7, 8]
    assert state["characters"][0]["used"] == ["characters/hero0/action/effects"]
    assert state["characters"][0]["combat"]["reserve"] == ["upgrade"]
    assert {"combat/0", "diplomacy/0", "combat_upgrades/0", "diplomacy_upgrades/0"} <= set(state["decks"])
    assert state["dials"]["hunt"]["value"] == 2
    twin = restored(play.table).state
    assert (twin.characters, twin.decks, twin.dials) == (play.state.characters, play.state.decks, play.state.dials)


@pytest.mark.rule("GR-SAVE-08", "GR-SAVE-09", "GR-SAVE-25")
def test_a_save_holds_the_map_and_everything_on_it(tmp_path):
    play = campaign(tmp_path)
    travel(play, 4, 1)
    tell(play.table, GuardianPlaced(location=3, card="enemy"))
    play.state.places[3].items = ["rope"]
    tell(play.table, DialSet(dial="storm", token="time", value=3, at=3))
    play.state.tasks.append("lead")
    play.state.discarded_events.append("flood")
    play.state.events.append("rain")
    state = plain(play.table)
    assert [character["location"] for character in state["characters"]] == [1, 4]
    assert (state["places"]["1"]["menhir"], state["places"]["1"]["dial"]) == (True, 6)
    assert (state["places"]["3"]["row"], state["places"]["3"]["column"]) == (0, 1)
    assert [(guardian["card"], guardian["location"]) for guardian in state["guardians"]] == [("enemy", 3)]
    assert state["places"]["3"]["items"] == ["rope"]
    assert (state["dials"]["storm"]["value"], state["dials"]["storm"]["at"]) == (3, 3)
    assert state["available"] == [6]
    assert (state["tasks"], state["discarded_events"], state["events"]) == (["lead"], ["flood"], ["rain"])
    assert state["decks"]["random_events"]["pool"] == {"rain": 2}
    assert restored(play.table).state == play.state


@pytest.mark.rule("GR-SAVE-09")
def test_a_location_out_of_the_game_stays_out(tmp_path):
    replace = {"do": "replace_location", "number": 3, "by": 31}
    places = {2: {"immediate": [replace]}, 31: {"original": 3, "keys": {"west": 1}}}
    play = world(tmp_path, places=places)
    travel(play, 2)
    twin = restored(play.table).state
    assert 3 not in twin.places
    assert 3 not in twin.available
    assert 31 in twin.places


@pytest.mark.rule("GR-SAVE-10", "GR-SAVE-12", "GR-SAVE-15")
def test_a_save_holds_decks_and_supplies_and_the_known_order(tmp_path):
    play = campaign(tmp_path)
    decks = play.state.decks
    assert decks["encounters/grey"].pool == {"enemy": 2}
    tell(play.table, CardDrawn(deck="encounters/grey", card="enemy"))
    tell(play.table, CardPutAtBottom(deck="encounters/grey", card="enemy"))
    state = plain(play.table)
    assert state["decks"]["encounters/grey"] == {"pool": {"enemy": 1}, "top": [], "bottom": ["enemy"]}
    assert state["decks"]["items"]["pool"] == {"axe": 1, "rope": 2}  # no order yet: chance decides later
    assert (state["encounters"], state["secrets"], state["skills"]) == (["enemy"], [7, 8], [3])


@pytest.mark.rule("GR-SAVE-13", "GR-SAVE-14")
def test_a_save_holds_statuses_mode_chapter_and_day(tmp_path):
    play = campaign(tmp_path, mode="story")
    next_day(play)
    travel(play, 4)
    twin = restored(play.table)
    assert twin.state.statuses == {"omens": 1}
    assert (twin.state.chapter, twin.state.day, twin.state.stage, twin.state.round) == (1, 2, "day", 1)
    assert twin.setup.mode == "story"
    assert twin.view(None).state == twin.state


@pytest.mark.rule("GR-SAVE-15")
def test_future_chance_is_not_in_a_save(tmp_path):
    """The same save continues differently with another chance player."""
    heroes = [{"starting_combat": ["hit"] * 8 + ["filler"] * 7}]
    play = world(tmp_path, heroes=heroes, places={2: {"immediate": [MEET]}}, more={"combat_encounters": [ENEMY]})
    play.give("act", "travel", 0)
    save = saved(play.table)
    hands = set()
    for seed in range(12):
        table = afallon.Table.restore(save, chance=afallon.SeededChance(seed))
        table.submit(afallon.Answer(table.open[0].id, 0, 2))
        hands.add(tuple(sorted(table.state.characters[0].combat.hand)))
    assert len(hands) > 1


@pytest.mark.rule("GR-SAVE-16")
def test_a_save_in_the_middle_of_an_effect_continues_there(tmp_path):
    play = campaign(tmp_path)
    play.set(1, energy=6)
    act(play, "travel", 0, 1, target=3)
    assert set(play.asked.values()) == {"share"}
    play.table = restored(play.table)
    play.give("share", 1)
    assert [value(play, "terror", seat) for seat in (0, 1)] == [1, 2]
    assert everywhere(play) == [3, 3]


# Going back


@pytest.mark.rule("GR-SAVE-17")
def test_undo_goes_back_to_the_last_revealing_answer_and_no_further(tmp_path):
    play = world(tmp_path, places={2: {"keys": {"south": 1, "east": 6}}, 6: {"keys": {"west": 2}}})
    table = play.table
    states = [table.state.copy()]
    for kind, answer in (("act", "travel"), ("choose_target", 4), ("act", "travel"), ("choose_target", 1)):
        assert table.view(None).undoable is (len(states) > 1)
        play.give(kind, answer, 0)
        states.append(table.state.copy())
    while table.view(None).undoable:
        assert table.state == states.pop()
        table.undo()
    assert table.state == states.pop()
    assert states == []
    travel(play, 2)  # lays 6
    assert not table.view(None).undoable
    play.give("act", "travel", 0)
    assert table.view(None).undoable
    table.undo()
    assert not table.view(None).undoable
    assert everywhere(play) == [2]


# Another group


def next_session(play, folder, *tiles, **options):
    """Continue the campaign with these characters."""
    save = plain(play.table)
    return Play(folder, seats=len(tiles), characters=list(tiles), saved=save, **options)


def three_heroes(folder, seats=2):
    return world(folder, seats=seats, heroes=[*HEROES, {"resources": {"wealth": 4}}], places=PLACES, more=MORE)


@pytest.mark.rule("GR-SAVE-17", "GR-SAVE-18")
def test_the_same_group_continues_unchanged(tmp_path):
    play = three_heroes(tmp_path)
    next_day(play)
    travel(play, 4)
    again = next_session(play, tmp_path, "hero0", "hero1")
    assert again.state == play.state
    assert again.asked == play.asked
    assert again.table.view(0).state == again.state
    assert afallon.Table.replay(again.table.record()).state == again.state


@pytest.mark.rule("GR-SAVE-18", "GR-SAVE-21", "GR-SAVE-24")
def test_a_newcomer_joins_at_anothers_location_and_does_not_arrive(tmp_path):
    play = three_heroes(tmp_path)
    travel(play, 4, 1)
    play.set(0, wealth=0)
    again = next_session(play, tmp_path, "hero2", "hero0", "hero1")
    assert again.asked == {0: "enter_at"}
    assert again.options(0) == [1, 4]
    again.give("enter_at", 4, 0)
    assert everywhere(again) == [4, 1, 4]
    assert again.state.statuses == {"omens": 1}  # its rule was not read again
    assert (value(again, "wealth", 0), value(again, "energy", 0)) == (4, 6)
    assert again.state.decks["combat/0"].pool == {"filler": 15}
    assert again.state.decks["combat/1"].pool == {"filler": 10, "hit": 5}
    assert again.options(2) == ["give"]  # it has acted in this round
    assert "travel" in again.options(0)
    assert again.table.view(0).state == again.state


@pytest.mark.rule("GR-SAVE-18", "GR-SAVE-19", "GR-SAVE-20", "GR-SAVE-23")
def test_a_leaving_player_hands_over_secrets_and_keeps_everything_else(tmp_path):
    play = three_heroes(tmp_path, seats=3)
    leaving = play.state.characters[0]
    leaving.items, leaving.secrets = [Held("rope")], [Held(7), Held(8)]
    again = next_session(play, tmp_path, "hero1", "hero2")
    assert again.asked == {0: "take_secret", 1: "take_secret"}
    again.give("take_secret", 1)
    assert [[held.card for held in character.secrets] for character in again.state.characters] == [[], [7]]
    away = again.state.away["hero0"].character
    assert ([held.card for held in away.secrets], [held.card for held in away.items]) == ([8], ["rope"])
    assert again.state.decks["combat/0"].pool == {"filler": 15}
    next_day(again)
    back = next_session(again, tmp_path, "hero1", "hero0")
    back.go_on("act", take_secret=1)
    returned = back.state.characters[1]
    assert (returned.resources["wealth"], [held.card for held in returned.items]) == (2, ["rope"])
    assert sorted(held.card for held in returned.secrets) == [7, 8]
    assert back.state.decks["combat/1"].pool == {"filler": 10, "hit": 5}
    assert set(back.state.away) == {"hero2"}


@pytest.mark.rule("GR-SAVE-18")
def test_a_new_group_has_one_to_four_players_and_starts_between_actions(tmp_path):
    play = three_heroes(tmp_path)
    for tiles in ((), ("hero0", "hero1", "hero2", "hero0", "hero1"), ("hero0", "hero0")):
        with pytest.raises(afallon.SetupError):
            next_session(play, tmp_path, *tiles)
    play.give("act", "travel", 0)
    with pytest.raises(afallon.SetupError) as refused:
        next_session(play, tmp_path, "hero0")
    assert [problem.rule for problem in refused.value.problems] == ["GR-SAVE-18"]


def regrouped(play, folder, *tiles):
    """Continue the campaign with these characters from its current moment."""
    options = sessions.next_session(play.table, tiles)
    del options["pack"]
    return Play(folder, seats=len(tiles), **options)


@pytest.mark.rule("GR-SAVE-18", "GR-SAVE-26")
def test_a_group_may_change_during_planning_at_dawn(tmp_path):
    play = three_heroes(tmp_path)
    tell(play.table, ItemGained(seat=0, item="rope", aside=False))
    pass_all(play)
    play.go_on("plan")
    again = regrouped(play, tmp_path, "hero1", "hero0", "hero2")
    assert (again.state.day, again.state.stage) == (2, "dawn")
    assert set(again.asked.values()) == {"plan"}
    assert set(again.asked) == {0, 1, 2}
    again.go_on("act")
    assert (again.state.day, again.state.round) == (2, 1)
    assert kinds(again, "dawn_broke", "day_began") == ["day_began"]  # the dawn continues and does not begin again
    assert afallon.Table.replay(again.table.record()).state == again.state


@pytest.mark.rule("GR-SAVE-26")
def test_a_group_may_change_during_the_equipment_step(tmp_path):
    play = three_heroes(tmp_path)
    for item in ("rope", "axe"):
        tell(play.table, ItemGained(seat=0, item=item, aside=False))
    pass_all(play)
    play.go_on("equip", plan="done")
    play.give("equip", TurnItem("rope"), 0)
    assert play.asked == {0: "equip"}  # the axe can still be turned
    again = regrouped(play, tmp_path, "hero2", "hero0")
    assert again.asked == {1: "equip"}
    assert [held.face_up for held in again.state.characters[1].items] == [False, True]
    again.give("equip", "done", 1)
    assert (again.state.day, set(again.asked.values())) == (2, {"act"})


@pytest.mark.rule("GR-SAVE-18", "GR-SAVE-26")
def test_a_group_may_change_at_dusk_before_anybody_has_eaten(tmp_path):
    play = three_heroes(tmp_path)
    for seat in (0, 1):
        play.set(seat, food=2, health=5)
    pass_all(play)
    assert set(play.asked.values()) == {"eat"}
    again = regrouped(play, tmp_path, "hero0", "hero2")
    assert (again.state.stage, set(again.asked.values())) == ("dusk", {"eat"})
    again.give("eat", "yes", 0)
    again.go_on("act")
    assert again.state.day == 2
    assert (value(again, "food"), value(again, "health")) == (1, 6)
    assert value(again, "food", 1) == 0  # a newcomer has the values of its tile
    assert kinds(again, "dusk_fell", "dawn_broke") == ["dawn_broke"]


@pytest.mark.rule("GR-SAVE-26", "GR-DUSK-14")
def test_a_group_may_change_while_experience_is_spent(tmp_path):
    play = three_heroes(tmp_path)
    play.set(1, experience=9)
    pass_all(play)
    play.go_on("advance", eat="no")
    again = regrouped(play, tmp_path, "hero1", "hero2")
    assert again.asked == {0: "advance"}
    again.give("advance", "done", 0)
    again.go_on("act")
    assert (again.state.day, kinds(again, "ate", "dusk_fell", "dawn_broke")) == (2, ["dawn_broke"])


def in_a_trade(play):
    play.give("act", "give", 0)


def in_an_action(play):
    play.give("act", "travel", 0)


def in_an_encounter(play):
    travel(play, 2, 0)
    play.go_on("play")


def after_a_meal(play):
    pass_all(play)
    play.give("eat", "yes", 0)
    play.give("eat", "give", 1)
    play.go_on("eat", give_what="never_mind")
    assert play.asked == {1: "eat"}


@pytest.mark.rule("GR-SAVE-26")
@pytest.mark.parametrize("come_to", [in_a_trade, in_an_action, in_an_encounter, after_a_meal])
def test_a_group_may_not_change_in_the_middle_of_an_activity(tmp_path, come_to):
    play = three_heroes(tmp_path)
    come_to(play)
    assert sessions.moment_of(play.table) is None
    with pytest.raises(afallon.SetupError) as refused:
        regrouped(play, tmp_path, "hero0", "hero2")
    assert [problem.code for problem in refused.value.problems] == ["not_between_actions"]


@pytest.mark.rule("GR-SAVE-26", "GR-DAY-10")
def test_a_resumed_round_ends_like_any_other(tmp_path):
    """Everybody has passed, so the day is over and no other round begins."""
    play = three_heroes(tmp_path)
    play.give("act", "pass", 1)
    again = regrouped(play, tmp_path, "hero0", "hero1")
    again.give("act", "pass", 0)
    assert "round_began" not in kinds(again)[: kinds(again).index("dusk_fell")]


@pytest.mark.rule("GR-SAVE-22")
def test_dials_and_decks_stay_and_the_next_activation_counts_the_new_group(tmp_path):
    play = three_heroes(tmp_path)
    decks = {name: len(deck) for name, deck in play.state.decks.items() if name.startswith("encounters/")}
    again = next_session(play, tmp_path, "hero0")
    assert again.state.places[1].dial == 6
    assert {name: len(deck) for name, deck in again.state.decks.items() if name.startswith("encounters/")} == decks
    act(again, "inspect_menhir")
    again.give("activate", "yes", 0)
    assert (again.state.places[1].dial, value(again, "magic")) == (8, 1)  # now for one player


@pytest.mark.rule("GR-SAVE-11")
def test_a_save_holds_the_event_deck_and_the_active_quests(tmp_path):
    quest = {"id": "wait", "requires": [{"has": "day", "at_least": 9}], "success": [gain("food")]}
    stories = [{"id": "first", "quest": quest, "effects": [{"do": "add_random_events"}]}, {"id": "second"}]
    more = {
        "story_events": [{"chapter": 1, "part": 1, **event} for event in stories],
        "random_events": [{"id": "rain"}],
        "chapters": [{"number": 1, "events": [{"part": 1}]}],
    }
    play = world(tmp_path, more=more)
    state = plain(play.table)
    assert state["quests"] == ["wait"]
    assert state["decks"]["events"]["top"] == ["*", "second"]  # a face-down card is not known yet
    assert restored(play.table).state == play.state
