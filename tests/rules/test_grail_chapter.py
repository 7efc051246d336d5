"""Chapters: changed by quests, each with a setup card, up to an ending (GR-EVENT, GR-WORLD)."""

from random import Random

import pytest

import afallon
from afallon.grail.content.capabilities import VERBS
from afallon.grail.content.effects import Effect
from afallon.grail.rules.beginning.questions import SwitchRule
from afallon.grail.rules.decks.events import CardDrawn
from afallon.grail.rules.map.events import GuardianPlaced
from afallon.grail.rules.telling import tell
from afallon.players.grail import wander
from tests.grail.arena import ENEMY
from tests.grail.world import act, cost, gain, kinds, mark, next_day, pass_all, travel, value, world

OMEN = {"has": "status", "status": "omen"}
CHANGE = {"do": "change_chapter", "chapter": 2}


def enemy(name, level=1, colour="green", **more):
    return {**ENEMY, "id": name, "colour": colour, "level": level, **more}


def recipe(level, *cards, colour="green"):
    return {"colour": colour, "level": level, "cards": list(cards) * (1 if len(cards) == 4 else 4)}


def quest(*success, requires=(OMEN,), name="path"):
    return {"id": name, "requires": list(requires), "success": list(success)}


def story(name, chapter=1, part=1, **more):
    return {"id": name, "chapter": chapter, "part": part, **more}


WOLVES = {"combat_encounters": [enemy("wolf", copies=3), enemy("bear", 2, copies=2)]}


def tale(folder, *success, second=(), first=(), stories=(), more=None, places=None, go=True, **options):
    """Return a campaign whose first quest succeeds at location 2 with these effects, by default a change to chapter 2.

    `first` and `second` complete the setup cards of the chapters. With `go` the quest has succeeded, and the question
    of the mode is answered with `done`.
    """
    sections = {
        "chapters": [
            {"number": 1, "events": [{"part": 1}], **dict(first)},
            {"number": 2, "events": [{"part": 1}], **dict(second)},
        ],
        "story_events": [story("dream", quest=quest(*(success or (CHANGE,)))), *stories],
        "statuses": [{"id": "omen"}],
        **(more or {}),
    }
    play = world(folder, more=sections, places={2: {"immediate": [mark("omen")]}, **(places or {})}, **options)
    if go:
        travel(play, 2)
        while "choose_mode" in play.asked.values():
            play.give("choose_mode", "done")
    return play


def green(play):
    return dict(play.state.decks["encounters/green"].pool)


# Causes of a change of chapter


@pytest.mark.rule("GR-EVENT-10")
def test_a_quest_leads_to_the_next_chapter(tmp_path):
    play = tale(tmp_path, go=False)
    assert play.state.chapter == 1
    travel(play, 2)
    play.give("choose_mode", "done")
    assert play.state.chapter == 2
    assert kinds(play, "quest_achieved", "chapter_began") == ["chapter_began", "quest_achieved", "chapter_began"]


@pytest.mark.rule("GR-EVENT-10")
def test_the_quest_of_a_secret_leads_to_the_next_chapter(tmp_path):
    secret = {"do": "gain_secret", "secret": 7, "who": "active"}
    secrets = [{"number": 7, "quest": quest(CHANGE, requires=[{"has": "secret", "secret": 7}], name="hunt")}]
    play = tale(tmp_path, gain("food"), more={"secrets": secrets}, places={3: {"immediate": [secret]}})
    assert play.state.chapter == 1
    travel(play, 1)
    travel(play, 3)
    play.give("choose_mode", "done")
    assert play.state.chapter == 2


@pytest.mark.rule("GR-EVENT-10")
@pytest.mark.parametrize(
    ("section", "entry"),
    [
        ("locations", {"number": 9, "keys": {"west": 3}, "immediate": [CHANGE]}),
        ("book", {"id": "tale", "effects": [{"do": "note_task", "task": "look"}, CHANGE], "complete": True}),
        ("random_events", {"id": "rain", "effects": [CHANGE]}),
        ("story_events", story("omens", effects=[CHANGE])),
        ("secrets", {"number": 7, "abilities": [{"timing": "action", "effects": [CHANGE]}]}),
        ("combat_encounters", {**ENEMY, "reward": [{"do": "when", "requires": [OMEN], "then": [CHANGE]}]}),
    ],
)
def test_only_quests_may_change_the_chapter(tmp_path, section, entry):
    more = {section: [story("dream", quest=quest(CHANGE)), entry] if section == "story_events" else [entry]}
    with pytest.raises(afallon.SetupError, match="chapter changed outside quest"):
        tale(tmp_path, more=more, go=False)


@pytest.mark.rule("GR-EVENT-10")
def test_a_noted_task_does_not_change_the_chapter(tmp_path):
    play = tale(tmp_path, go=False, places={3: {"immediate": [{"do": "note_task", "task": "look_around"}]}})
    travel(play, 3)
    assert (play.state.tasks, play.state.chapter) == (["look_around"], 1)


@pytest.mark.rule("GR-EVENT-20")
def test_a_chapter_never_begins_twice(tmp_path):
    play = tale(tmp_path, CHANGE, CHANGE, gain("food"), more=WOLVES, second={"add": [recipe(2, 1)]})
    assert play.happened("chapter_began") == [{"chapter": 1}, {"chapter": 2}]
    assert green(play) == {"bear": 1}
    assert value(play, "food") == 1


# Effects of a change of chapter


@pytest.mark.rule("GR-EVENT-14")
def test_the_day_continues_where_it_was(tmp_path):
    places = {2: {"immediate": [mark("omen"), gain("food")]}}
    play = tale(tmp_path, places=places, seats=2, go=False)
    travel(play, 2)
    assert set(play.asked.values()) == {"choose_mode"}
    before = (play.state.day, play.state.stage, play.state.round)
    play.give("choose_mode", "done")
    assert (play.state.day, play.state.stage, play.state.round) == before == (1, "day", 1)
    assert value(play, "food") == 1  # the rest of the immediate rule
    assert [character.acted for character in play.state.characters] == [True, False]
    assert play.asked == {1: "act"}
    assert len(play.happened("dawn_broke")) == 1


@pytest.mark.rule("GR-EVENT-14")
@pytest.mark.parametrize(("timing", "next_step"), [("dawn", "menhir_dial_changed"), ("dusk", "ate")])
def test_dawn_and_dusk_continue_too(tmp_path, timing, next_step):
    flaw = {"timing": timing, "requires": [{"has": "day", "at_least": 1 if timing == "dusk" else 2}]}
    heroes = [{"flaw": [{**flaw, "effects": [mark("omen")]}], "resources": {"food": 3}}]
    play = tale(tmp_path, heroes=heroes, go=False)
    pass_all(play)
    play.go_on("choose_mode")
    stage, told = play.state.stage, len(play.happened(next_step))
    assert stage == timing
    play.give("choose_mode", "done")
    assert (play.state.chapter, len(play.happened("dusk_fell"))) == (2, 1)
    play.go_on("act", eat="yes")
    assert len(play.happened(next_step)) == told + 1
    assert play.state.day == 2


REST = [gain("health", 2), gain("energy"), {"do": "lose", "what": "terror", "who": "each"}]


@pytest.mark.rule("GR-EVENT-15")
@pytest.mark.parametrize(("effects", "tracks"), [([], (2, 4, 5)), (REST, (3, 6, 4))])
def test_nothing_is_restored_unless_the_setup_card_says_so(tmp_path, effects, tracks):
    """The setup card's effects concern all characters, at any location."""
    heroes = [{}, {"action": {"effects": [gain("food")], "cost": cost(energy=1), "once_per_day": True}}]
    play = tale(tmp_path, second={"effects": effects}, seats=2, heroes=heroes, go=False)
    act(play, "character", 1)
    for seat, energy in ((0, 3), (1, 2)):  # travelling costs one
        play.set(seat, health=4, energy=energy, terror=5)
    travel(play, 2)
    play.give("choose_mode", "done")
    assert play.state.chapter == 2
    for seat in (0, 1):
        assert tuple(value(play, what, seat) for what in ("energy", "health", "terror")) == tracks
    assert play.state.characters[1].used == ["characters/hero1/action/effects"]
    assert play.state.places[1].dial == 6
    assert play.state.parties == []


@pytest.mark.rule("GR-EVENT-16")
def test_the_mode_may_be_changed_before_the_chapter_begins(tmp_path):
    second = {"add": [recipe(1, 1, 3, 3, 3)]}
    play = tale(tmp_path, second=second, more=WOLVES, seats=2, go=False)
    travel(play, 2)
    assert play.asked == {0: "choose_mode", 1: "choose_mode"}
    assert play.state.chapter == 1
    play.give("choose_mode", "story")
    play.give("choose_mode", SwitchRule("story_no_limiter"))
    play.give("choose_mode", "done")
    assert play.state.mode == "story"
    assert "story_no_limiter" not in play.state.rules
    assert (play.state.chapter, green(play)) == (2, {"wolf": 1})  # its decks follow the new rules
    assert kinds(play, "mode_chosen", "chapter_began")[-2:] == ["mode_chosen", "chapter_began"]


# Setup cards


@pytest.mark.rule("GR-WORLD-20", "GR-WORLD-18")
def test_encounters_are_removed_and_others_added(tmp_path):
    first, second = {"add": [recipe(1, 3)]}, {"remove": [recipe(1, 1, 2, 3, 3)], "add": [recipe(2, 1, 2, 2, 2)]}
    for seats, deck in ((1, {"wolf": 2, "bear": 1}), (2, {"wolf": 1, "bear": 2})):
        play = tale(tmp_path, first=first, second=second, more=WOLVES, seats=seats, go=False)
        assert green(play) == {"wolf": 3}
        play.state.decks["encounters/green"].take("wolf")
        play.state.decks["encounters/green"].put_at_bottom("wolf")
        travel(play, 2)
        play.give("choose_mode", "done")
        assert green(play) == deck  # shuffled: no place is known any more
        assert not play.state.decks["encounters/green"].bottom
        assert sorted(play.state.encounters) == sorted(["wolf"] * (3 - deck["wolf"]) + ["bear"] * (2 - deck["bear"]))


@pytest.mark.rule("GR-WORLD-25")
def test_chance_picks_the_removed_cards_and_a_small_deck_loses_all_it_has(tmp_path):
    first, second = {"add": [recipe(1, 2)]}, {"remove": [recipe(1, 1), recipe(2, 4)]}
    more = {"combat_encounters": [enemy("wolf"), enemy("boar"), enemy("bear", 2)]}
    for gone, left in (("wolf", "boar"), ("boar", "wolf")):
        play = tale(tmp_path, first=first, second=second, more=more, draws=[gone])
        assert green(play) == {left: 1}
    play = tale(tmp_path, first=first, second={"remove": [recipe(1, 4)]}, more=more)
    assert green(play) == {}


@pytest.mark.rule("GR-WORLD-18", "GR-WORLD-25")
def test_a_card_at_a_known_place_can_be_removed_and_the_place_is_forgotten(tmp_path):
    more = {"combat_encounters": [enemy("wolf"), enemy("boar"), enemy("bear", 2)]}
    first, second = {"add": [recipe(1, 2), recipe(2, 1)]}, {"remove": [recipe(1, 1)]}
    play = tale(tmp_path, first=first, second=second, more=more, draws=["wolf", "boar"], go=False)
    deck = play.state.decks["encounters/green"]
    for card in ("boar", "bear"):
        deck.take(card)
        deck.put_at_bottom(card)
    play.draws = ["boar"]
    travel(play, 2)
    play.give("choose_mode", "done")
    assert (green(play), deck.bottom) == ({"bear": 1, "wolf": 1}, [])


@pytest.mark.rule("GR-WORLD-23")
def test_a_guardian_on_the_map_stays_and_returns_under_its_deck(tmp_path):
    first, second = {"add": [recipe(1, 3)]}, {"remove": [recipe(1, 3)], "add": [recipe(2, 2)]}
    more = {"combat_encounters": [enemy("wolf", copies=3, traits=["guardian"], price=1), enemy("bear", 2, copies=2)]}
    heroes = [{"starting_combat": ["hit"] * 15}]
    play = tale(tmp_path, first=first, second=second, more=more, heroes=heroes, go=False)
    tell(play.table, CardDrawn(deck="encounters/green", card="wolf"))
    tell(play.table, GuardianPlaced(card="wolf", location=3))
    travel(play, 2)
    play.give("choose_mode", "done")
    assert [guardian.card for guardian in play.state.guardians] == ["wolf"]
    assert green(play) == {"bear": 2}
    travel(play, 1)
    travel(play, 3)
    play.go_on("act", play="hit")
    assert play.happened("encounter_ended")[-1]["ended"] == "won"
    assert play.state.guardians == []
    assert play.state.decks["encounters/green"].bottom == ["wolf"]


@pytest.mark.rule("GR-WORLD-24")
def test_the_event_deck_of_the_chapter_replaces_the_old_one(tmp_path):
    """The random events in the old deck are back in their stack."""
    add = {"do": "add_random_events", "amount": 2}
    stories = [story("later", part=1), story("never", part=1), story("dawn", 2), story("noon", 2)]
    rain = {"random_events": [{"id": "rain", "copies": 2}]}
    play = tale(tmp_path, add, CHANGE, add, stories=stories, more=rain)
    assert play.state.decks["events"].top == ["*", "*", "dawn", "noon"]
    assert sorted(play.state.discarded_events) == ["later", "never"]
    for _ in range(3):
        next_day(play)
    assert [event["event"] for event in play.happened("event_revealed")] == ["dream", "rain", "rain", "dawn"]


# Mercy, and endings

MERCY = {
    "book": [{"id": "500", "effects": [gain("food", 3)], "complete": True}],
    "afflictions": [{"id": "dying_solo", "on_attach": [{"do": "die", "who": "owner"}]}],
}
FALL = {3: {"immediate": [{"do": "die", "who": "each"}]}}


@pytest.mark.rule("GR-DEATH-17")
def test_mercy_returns_to_the_start_of_the_lost_chapter(tmp_path):
    play = tale(
        tmp_path, CHANGE, gain("wealth", 5), more={**MERCY, **WOLVES}, places=FALL, second={"add": [recipe(2, 2)]}
    )
    next_day(play)
    play.set(0, health=2, wealth=9)
    play.state.decks["encounters/green"].take("bear")
    travel(play, 1)
    travel(play, 3)
    play.give("beg_for_mercy", "yes")
    play.go_on("act")
    assert (play.state.chapter, play.state.day, play.state.characters[0].location) == (2, 2, 2)
    assert (value(play, "health"), value(play, "wealth"), value(play, "food")) == (7, 0, 3)
    assert green(play) == {"bear": 2}
    assert play.state.parties == []
    assert play.table.view(0).state == play.state


ENDINGS = {"endings": [{"id": "dawn_comes", "ended": "victory"}, {"id": "long_night", "ended": "defeat"}]}


@pytest.mark.rule("GR-EVENT-21")
def test_a_campaign_ends_in_a_shared_victory_by_name(tmp_path):
    end = {"do": "end_game", "ending": "dawn_comes"}
    play = tale(tmp_path, end, gain("food"), more=ENDINGS, seats=2)
    outcome = play.table.outcome
    assert (outcome.side, outcome.reason, outcome.winners) == ("victory", "story_won", (0, 1))
    assert kinds(play)[-3:] == ["ending_reached", "epilogue_read", "game_ended"]
    assert (play.state.ending, play.table.open) == ("dawn_comes", {})
    assert value(play, "food") == 0  # nothing comes after the end
    assert play.table.view(1).state == play.state


@pytest.mark.rule("GR-EVENT-21")
@pytest.mark.parametrize("mercy", ["yes", "no", None])
def test_a_defeat_by_name_may_lead_to_mercy(tmp_path, mercy):
    end = {"do": "end_game", "ending": "long_night"}
    more = {**ENDINGS, **(MERCY if mercy else {})}
    play = tale(tmp_path, end, more=more)
    assert play.happened("ending_reached") == [{"ending": "long_night"}]
    if mercy:
        play.give("beg_for_mercy", mercy)
    if mercy == "yes":
        play.go_on("act")
        assert (play.state.ending, play.table.outcome, play.state.statuses) == (None, None, {})
    else:
        assert (play.table.outcome.side, play.table.outcome.reason) == ("defeat", "story_lost")
        assert play.table.outcome.winners == ()


def test_every_verb_is_played():
    assert set(Effect.__args__) <= set(VERBS)


@pytest.mark.parametrize("seats", [1, 3])
def test_random_campaigns_reach_their_ending(tmp_path, seats):
    """The game is saved and restored at the choice of mode, and all views are compared."""
    beast = enemy("wolf", copies=4, traits=["guardian"], price=3)
    meet = {"do": "meet", "colour": "green"}
    last = quest({"do": "end_game", "ending": "dawn_comes"}, requires=[{"has": "day", "at_least": 4}], name="last")
    play = tale(
        tmp_path,
        gain("food", 2),
        CHANGE,
        first={"add": [recipe(1, 3)]},
        second={"remove": [recipe(1, 2)], "add": [recipe(2, 2)], "effects": REST},
        stories=[story("dusk", 2, quest=last)],
        more={"combat_encounters": [beast, enemy("bear", 2, copies=2)], "endings": ENDINGS["endings"][:1], **MERCY},
        places={3: {"immediate": [meet]}, 4: {"immediate": [meet]}},
        card={"starting_dial": [9] * 4},
        seats=seats,
        go=False,
    )
    table, rng = play.table, Random(seats)
    for _ in range(5000):
        if table.outcome is not None:
            break
        decision = rng.choice(list(table.open.values()))
        if decision.kind == "choose_mode":
            twin = afallon.Table.restore(table.snapshot())
            assert (twin.state, twin.open) == (table.state, table.open)
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
    assert table.outcome is not None
    assert table.state.chapter == 2
    assert all(table.view(reader).state == table.state for reader in (None, 0))
    again = afallon.Table.replay(afallon.Record.parse(str(table.record())))
    assert (again.state, again.outcome) == (table.state, table.outcome)
