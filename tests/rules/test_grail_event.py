"""Events and quests: the deck, the event of the day, the quest stack (GR-EVENT)."""

from random import Random

import pytest

import afallon
from afallon.players.grail import wander
from tests.grail.arena import ENEMY
from tests.grail.world import gain, kinds, mark, next_day, pass_all, travel, value, world

SECRETS = [{"number": 7}]
STATUSES = [{"id": "omen"}, {"id": "done"}]
ADD = {"do": "add_random_events", "amount": 2}
SECRET = {"do": "gain_secret", "secret": 7, "who": "active"}
HUNT = {"id": "hunt", "requires": [{"has": "secret", "secret": 7}], "success": [gain("wealth", 2), mark("done")]}


def story(name, *effects, part=1, **more):
    return {"id": name, "chapter": 1, "part": part, "effects": list(effects), **more}


def told(folder, *stories, random=(), shuffled=False, more=None, **options):
    """Return a campaign with these story events in the event deck, from its top."""
    parts = [{"part": part, "shuffled": shuffled} for part in sorted({event["part"] for event in stories})]
    sections = {
        "story_events": list(stories),
        "random_events": list(random),
        "chapters": [{"number": 1, "events": parts}],
        "statuses": STATUSES,
        "secrets": SECRETS,
        **(more or {}),
    }
    return world(folder, more=sections, **options)


def revealed(play):
    return [event["event"] for event in play.happened("event_revealed")]


@pytest.mark.rule("GR-EVENT-01", "GR-EVENT-02")
def test_random_events_come_through_the_event_deck(tmp_path):
    """Nothing is drawn from the random stack unless ordered; ordered events come before the story continues."""
    rain = {"id": "rain", "copies": 3, "effects": [gain("terror")]}
    plain = told(tmp_path / "plain", story("first"), random=[rain])
    next_day(plain)
    assert revealed(plain) == ["first"]
    play = told(tmp_path / "ordered", story("first", ADD), story("second"), random=[rain])
    assert play.state.decks["events"].top == ["*", "*", "second"]
    for _ in range(3):
        next_day(play)
    assert revealed(play) == ["first", "rain", "rain", "second"]


@pytest.mark.rule("GR-EVENT-02")
def test_when_fewer_random_events_are_left_all_are_put_on_the_deck(tmp_path):
    play = told(tmp_path, story("first", ADD, ADD), random=[{"id": "rain", "copies": 3}])
    assert play.state.decks["events"].top == ["*", "*", "*"]


@pytest.mark.rule("GR-EVENT-05", "GR-EVENT-06")
def test_quests_come_from_events_and_secrets(tmp_path):
    search = {"id": "search", "requires": [{"has": "status", "status": "omen"}], "success": [gain("food", 3)]}
    secrets = [{"number": 7, "quest": search}]
    places = {2: {"immediate": [SECRET]}, 3: {"immediate": [mark("omen")]}}
    play = told(tmp_path, story("first", quest={**HUNT, "requires": [{"has": "day", "at_least": 9}]}),
                more={"secrets": secrets}, places=places)  # fmt: skip
    assert play.state.quests == ["hunt"]
    assert play.state.events == []
    travel(play, 2)
    assert play.state.quests == ["hunt", "search"]
    travel(play, 1)
    travel(play, 3)
    assert value(play, "food") == 3


@pytest.mark.rule("GR-EVENT-07", "GR-EX-48")
def test_a_quest_succeeds_as_soon_as_any_character_meets_it(tmp_path):
    """The rest of the rule follows the success; characters elsewhere get its effects too."""
    places = {2: {"immediate": [SECRET, mark("omen")]}}
    play = told(tmp_path, story("first", quest=HUNT), places=places, seats=2)
    travel(play, 2, 1)
    assert [value(play, "wealth", seat) for seat in (0, 1)] == [2, 2]
    assert [event["seat"] for event in play.happened("quest_achieved")] == [1]
    order = kinds(play, "secret_gained", "quest_achieved", "status_marked")
    assert order == ["secret_gained", "quest_achieved", "status_marked", "status_marked"]
    assert [event["status"] for event in play.happened("status_marked")] == ["done", "omen"]


@pytest.mark.rule("GR-EVENT-07")
def test_arriving_or_a_new_day_can_meet_a_quest_too(tmp_path):
    for place, requires in enumerate(({"has": "location", "number": 2}, {"has": "day", "at_least": 2})):
        play = told(tmp_path / str(place), story("first", quest={**HUNT, "requires": [requires]}))
        assert not play.happened("quest_achieved")
        travel(play, 2)
        assert bool(play.happened("quest_achieved")) == (place == 0)
        next_day(play)
        assert len(play.happened("quest_achieved")) == 1


@pytest.mark.rule("GR-EVENT-08", "GR-DISCARD-04")
def test_a_quest_stays_until_a_rule_removes_it(tmp_path):
    end = {"do": "end_quest", "quest": "hunt"}
    play = told(tmp_path, story("first", quest=HUNT), places={2: {"immediate": [SECRET]}, 3: {"immediate": [end]}})
    travel(play, 2)
    next_day(play)
    assert play.state.quests == ["hunt"]
    assert value(play, "wealth") == 2  # achieved only once
    assert play.state.discarded_events == []
    travel(play, 1)
    travel(play, 3)
    assert play.state.quests == []
    assert play.state.discarded_events == ["first"]


@pytest.mark.rule("GR-EVENT-17")
def test_an_empty_event_deck_reveals_nothing(tmp_path):
    play = told(tmp_path, story("first"))
    next_day(play)
    next_day(play)
    assert revealed(play) == ["first"]


@pytest.mark.rule("GR-EVENT-18")
def test_a_quest_met_in_an_encounter_succeeds_after_its_end(tmp_path):
    enemy = {**ENEMY, "attacks": [{"least": 0, "most": 8, "effects": [mark("omen")]}]}
    quest = {**HUNT, "requires": [{"has": "status", "status": "omen"}]}
    play = told(tmp_path, story("first", quest=quest), more={"combat_encounters": [enemy]},
                places={2: {"immediate": [{"do": "meet", "encounter": "enemy"}, gain("food")]}})  # fmt: skip
    travel(play, 2)
    play.go_on("play")
    play.give("play", "stop")
    play.go_on("play")
    assert play.state.statuses == {"omen": 1}
    assert not play.happened("quest_achieved")
    play.go_on("act", play="retreat")
    assert kinds(play, "encounter_cleared", "quest_achieved") == ["encounter_cleared", "quest_achieved"]


@pytest.mark.rule("GR-EVENT-19")
def test_an_event_outside_dawn_applies_beside_that_of_the_day(tmp_path):
    play = told(tmp_path, story("first"), story("second", gain("food")),
                places={2: {"immediate": [{"do": "reveal_event"}]}})  # fmt: skip
    assert play.state.events == ["first"]
    travel(play, 2)
    assert play.state.events == ["first", "second"]
    assert value(play, "food") == 1
    next_day(play)
    assert play.state.events == []
    assert play.state.discarded_events == ["first", "second"]


def test_parts_are_stacked_in_order_and_a_shuffled_part_has_no_order(tmp_path):
    stories = [story("a", part=2), story("b", part=2), story("c", part=1)]
    play = told(tmp_path / "ordered", *stories)
    assert revealed(play) == ["c"]
    assert play.state.decks["events"].top == ["a", "b"]
    mixed = told(tmp_path / "shuffled", *stories, shuffled=True)
    assert revealed(mixed) == ["c"]
    assert mixed.state.decks["events"].pool == {"a": 1, "b": 1}


def test_every_reader_knows_events_and_quests(tmp_path):
    play = told(tmp_path, story("first", ADD, quest=HUNT), random=[{"id": "rain"}], places={2: {"immediate": [SECRET]}})
    travel(play, 2)
    next_day(play)
    assert play.state.events == ["rain"]
    assert all(play.table.view(reader).state == play.state for reader in (None, 0))


@pytest.mark.parametrize("seats", [1, 3])
def test_random_campaigns_with_guardians_events_and_quests_never_get_stuck(tmp_path, seats):
    beast = {**ENEMY, "traits": ["guardian"], "copies": 2, "price": 3}
    meet = {"do": "meet", "colour": "grey"}
    quest = {
        **HUNT,
        "success": [gain("wealth"), {"do": "end_quest", "quest": "hunt"}, ADD, {"do": "lose_secret", "secret": 7}],
    }
    stories = [story("first", ADD, quest=quest), story("second", meet), story("third", {"do": "reveal_event"}, ADD)]
    play = told(
        tmp_path,
        *stories,
        random=[{"id": "rain", "copies": 3, "effects": [ADD, gain("food")]}, {"id": "fog", "effects": [meet]}],
        places={2: {"immediate": [SECRET, meet]}, 3: {"immediate": [meet, {"do": "reveal_event"}]}},
        more={
            "combat_encounters": [beast],
            "chapters": [
                {
                    "number": 1,
                    "events": [{"part": 1, "shuffled": True}],
                    "add": [{"colour": "grey", "level": 1, "cards": [2, 2, 2, 2]}],
                }
            ],
        },
        seats=seats,
        card={"starting_dial": [8, 8, 8, 8]},
    )
    table, rng = play.table, Random(seats)
    for number in range(1200):
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
        if number % 100 == 0:
            assert all(table.view(reader).state == table.state for reader in (None, 0))
            cards = [guardian.card for guardian in table.state.guardians if not guardian.met]
            fought = int(table.state.encounter is not None)
            assert len(cards) + fought + len(table.state.decks["encounters/grey"]) <= 2
    assert play.happened("guardian_rolled")
    assert play.happened("quest_achieved")
    assert table.state.day > 3


def split_by(folder, meet):
    """Return a game of three characters, the last one elsewhere, where an event lets them meet an encounter."""
    grey = {"chapters": [{"number": 1, "events": [{"part": 1}],
                          "add": [{"colour": "grey", "level": 1, "cards": [2, 2, 2, 2]}]}]}  # fmt: skip
    enemies = [ENEMY, {**ENEMY, "id": "rat"}]
    play = told(folder, story("first"), story("second", meet, gain("food")),
                more={"combat_encounters": enemies, **grey}, seats=3, draws=["enemy", "rat"])  # fmt: skip
    travel(play, 2, 2)
    pass_all(play)
    play.go_on("act", play="retreat")
    return play


@pytest.mark.rule("GR-ENC-19")
def test_an_events_drawn_encounter_is_met_separately_at_each_location(tmp_path):
    play = split_by(tmp_path, {"do": "meet", "colour": "grey"})
    met = [(event["card"], event["participants"]) for event in play.happened("encounter_began")]
    assert met == [("enemy", (0, 1)), ("rat", (2,))]
    assert [value(play, "food", seat) for seat in range(3)] == [1, 1, 1]  # the event continues for all
    assert play.state.parties == []


@pytest.mark.rule("GR-ENC-20")
def test_an_events_named_encounter_is_met_at_the_leaders_location(tmp_path):
    play = split_by(tmp_path, {"do": "meet", "encounter": "rat"})
    met = [(event["card"], event["participants"]) for event in play.happened("encounter_began")]
    assert met == [("rat", (0, 1))]
    assert [value(play, "food", seat) for seat in range(3)] == [1, 1, 1]
