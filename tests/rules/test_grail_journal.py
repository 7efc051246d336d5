"""Exploring and the journal (GR-DAY-16 to 24), and dreams (GR-DUSK-16 to 21)."""

import msgspec
import pytest

import afallon
from tests.grail.arena import ENEMY, OPPONENT, ability, arena, enter
from tests.grail.driver import DEFAULTS, divided

FOOD = {"do": "gain", "what": "food", "amount": 3, "who": "party"}
FEAR = {"do": "gain", "what": "terror", "who": "each"}
BRAVE = {"has": "at_least", "what": "courage", "amount": 2}

VERSES = [
    {
        "id": "gate",
        "effects": [FEAR],
        "choices": [
            {"id": "knock", "go": "hall"},
            {"id": "climb", "requires": [BRAVE], "effects": [FEAR], "go": "hall"},
            {"id": "bribe", "cost": [{"what": "wealth", "amount": 2}], "effects": [FOOD], "complete": True},
            {"id": "leave", "complete": True},
        ],
    },
    {"id": "hall", "effects": [FOOD], "go": "tower"},
    {"id": "tower", "requires": [BRAVE], "otherwise": "stairs", "effects": [FEAR], "complete": True},
    {"id": "stairs", "effects": [{"do": "note_task", "task": "come_back_braver"}], "complete": True},
]


def journal(folder, verses=VERSES, *, seats=1, encounter=ENEMY, place=(), content=(), **more):
    """Return a game whose characters are at location 1, which can be explored."""
    play = arena(folder, encounter, seats=seats, more=content, journal={"verses": verses, **dict(place)}, **more)
    return play


def explore(play, seat=0):
    play.give("act", "explore", seat=seat)
    while set(play.asked.values()) & {"join", "accept", "take_along", "pay_for"}:
        for other, kind in play.asked.items():
            play.give(kind, DEFAULTS[kind], other)


def read(play):
    return [data["verse"] for data in play.happened("verse_read")]


@pytest.mark.rule("GR-DAY-16", "GR-DAY-17")
def test_exploring_costs_an_energy_and_opens_the_journal(tmp_path):
    play = journal(tmp_path)
    energy = play.state.characters[0].energy
    explore(play)
    assert play.state.characters[0].energy == energy - 1
    assert read(play) == ["1:gate"]
    assert play.state.party.verse == "1:gate"
    assert play.state.characters[0].terror == 1


@pytest.mark.rule("GR-DAY-16")
def test_cards_may_make_exploring_more_expensive(tmp_path):
    flaw = ability("always", {"do": "modify", "what": "explore_cost", "amount": 2, "who": "owner"})
    play = journal(tmp_path, characters=[{"flaw": [flaw]}])
    explore(play)
    assert play.state.characters[0].energy == 6 - 3


@pytest.mark.rule("GR-DAY-17")
def test_a_location_without_a_journal_cannot_be_explored(tmp_path):
    play = arena(tmp_path, ENEMY)
    assert "explore" not in play.options(0)


@pytest.mark.rule("GR-DAY-18")
def test_exploration_continues_until_it_is_complete(tmp_path):
    play = journal(tmp_path)
    explore(play)
    assert play.happened("exploration_completed") == []
    play.give("choose_verse", "knock")
    assert read(play) == ["1:gate", "1:hall", "1:stairs"]
    assert play.happened("exploration_completed") == [{}]
    assert play.state.parties == []
    assert play.asked == {0: "act"}


@pytest.mark.rule("GR-DAY-18", "GR-CHAR-31")
def test_an_unmet_requirement_leads_to_another_verse(tmp_path):
    play = journal(tmp_path, characters=[{"attributes": {"courage": 2}}])
    explore(play)
    play.give("choose_verse", "climb")
    assert read(play) == ["1:gate", "1:hall", "1:tower"]
    assert play.state.characters[0].terror == 3


@pytest.mark.rule("GR-CHAR-31", "GR-CHAR-40")
def test_only_open_choices_are_offered_and_costs_are_paid(tmp_path):
    play = journal(tmp_path)
    explore(play)
    assert play.options(0) == ["knock", "leave"]
    play.give("choose_verse", "leave")
    play.set(0, wealth=3)
    explore(play)
    assert play.options(0) == ["knock", "bribe", "leave"]
    play.give("choose_verse", "bribe")
    resources = play.state.characters[0].resources
    assert (resources["wealth"], resources["food"]) == (1, 3)


@pytest.mark.rule("GR-DAY-20")
def test_a_location_may_be_explored_again_the_same_day_and_later(tmp_path):
    play = journal(tmp_path)
    for _ in range(2):
        explore(play)
        play.give("choose_verse", "leave")
    play.give("act", "pass")
    play.go_on("act")
    assert play.state.day == 2
    explore(play)
    assert read(play) == ["1:gate"] * 3


@pytest.mark.rule("GR-DAY-21")
def test_exploring_may_change_the_location_mark_statuses_and_give_secrets(tmp_path):
    verse = {
        "id": "gate",
        "effects": [
            {"do": "mark_status", "status": "opened"},
            {"do": "gain_secret", "secret": 7, "who": "active"},
            {"do": "replace_location", "by": 11},
        ],
        "complete": True,
    }
    content = {
        "statuses": [{"id": "opened"}],
        "secrets": [{"number": 7}],
        "locations": [{"number": 11, "original": 1, "keys": {"north": 2}}],
    }
    play = journal(tmp_path, [verse], content=content)
    explore(play)
    assert play.state.statuses == {"opened": 1}
    assert [held.card for held in play.state.characters[0].secrets] == [7]
    assert 11 in play.state.places
    assert 1 not in play.state.places
    assert play.asked == {0: "act"}


@pytest.mark.rule("GR-DAY-22", "GR-DAY-23", "GR-DAY-24", "GR-PARTY-18", "GR-PARTY-20")
def test_a_party_explores_together(tmp_path):
    heroes = [{}, {"attributes": {"courage": 2}}]
    play = journal(tmp_path, seats=2, characters=heroes)
    explore(play)
    characters = play.state.characters
    assert [character.energy for character in characters] == [5, 5]  # each pays
    assert [character.terror for character in characters] == [1, 1]  # an effect concerns every member
    assert play.asked == {0: "choose_verse", 1: "choose_verse"}
    assert play.options(0) == ["knock", "climb", "leave"]  # one courageous member is enough
    play.give("choose_verse", "knock")
    play.give("share_out", divided(food=(1, 2)))  # three food, once for the whole party
    assert [character.resources["food"] for character in characters] == [1, 2]
    assert read(play)[-1] == "1:tower"


@pytest.mark.rule("GR-DAY-23", "GR-DAY-24")
def test_a_text_may_limit_effects_to_one_or_give_to_each(tmp_path):
    gains = [{**FOOD, "who": "each"}, {**FEAR, "who": "active"}]
    play = journal(tmp_path, [{"id": "gate", "effects": gains, "complete": True}], seats=2)
    explore(play, seat=1)
    assert [character.resources["food"] for character in play.state.characters] == [3, 3]
    assert [character.terror for character in play.state.characters] == [0, 1]


@pytest.mark.rule("GR-PARTY-20")
def test_the_lowest_number_decides_in_a_disagreement(tmp_path):
    play = journal(tmp_path, seats=2)
    explore(play)
    play.give("choose_verse", "leave", seat=0)
    play.give("choose_verse", "knock", seat=1)
    assert play.happened("chosen")[-1]["choice"] == "leave"


def test_a_choice_inside_an_effect_may_lead_to_another_verse(tmp_path):
    choose = {
        "do": "choose",
        "who": "party",
        "choices": [{"id": "fall", "effects": [FEAR], "go": "pit"}, {"id": "hold"}],
    }
    verses = [
        {"id": "gate", "effects": [choose, FOOD], "choices": [{"id": "leave", "complete": True}]},
        {"id": "pit", "effects": [FEAR], "go": "book:end"},
    ]
    book = [{"id": "end", "effects": [FEAR], "complete": True}]
    play = journal(tmp_path, verses, content={"book": book})
    explore(play)
    play.give("choose_effect", "fall")
    assert read(play) == ["1:gate", "1:pit", "book:end"]
    assert play.state.characters[0].terror == 3
    assert play.state.characters[0].resources["food"] == 0  # the rest of the first verse is dropped
    assert play.asked == {0: "act"}


@pytest.mark.rule("GR-EVENT-13")
def test_a_task_is_noted_once(tmp_path):
    play = journal(tmp_path)
    for _ in range(2):
        explore(play)
        play.give("choose_verse", "knock")
    assert play.state.tasks == ["come_back_braver"]
    assert play.happened("task_noted") == [{"task": "come_back_braver"}]


FIGHT = {
    "id": "gate",
    "effects": [
        {"do": "meet", "encounter": "enemy"},
        {
            "do": "when",
            "requires": [{"has": "encounter", "ended": "won"}],
            "then": [FOOD],
            "otherwise": [FEAR],
        },
    ],
    "choices": [
        {"id": "loot", "requires": [{"has": "encounter", "ended": "won"}], "complete": True},
        {"id": "limp", "requires": [{"has": "encounter", "ended": "not_won"}], "complete": True},
        {"id": "leave", "complete": True},
    ],
}


@pytest.mark.rule("GR-PARTY-24")
@pytest.mark.parametrize("price", [0, 9])
def test_a_story_continues_after_an_encounter_according_to_its_ending(tmp_path, price):
    play = journal(tmp_path, [FIGHT], encounter={**ENEMY, "price": price})
    explore(play)
    play.go_on("play")
    play.give("play", "stop" if price == 0 else "retreat")
    play.go_on("choose_verse")
    assert play.state.characters[0].resources["food"] == (3 if price == 0 else 0)
    assert play.options(0) == (["loot", "leave"] if price == 0 else ["limp"])


@pytest.mark.rule("GR-PARTY-24")
def test_the_action_of_a_beaten_party_ends_without_a_text_for_defeat(tmp_path):
    verse = {"id": "gate", "effects": [{"do": "meet", "encounter": "enemy"}, FOOD], "go": "hall"}
    play = journal(tmp_path, [verse, {"id": "hall", "effects": [FOOD], "complete": True}])
    explore(play)
    play.go_on("play")
    play.give("play", "retreat")
    assert play.asked == {0: "act"}
    assert read(play) == ["1:gate"]
    assert play.state.characters[0].resources["food"] == 0


@pytest.mark.rule("GR-SAVE-16", "GR-SAVE-17")
def test_a_story_is_saved_in_the_middle_of_a_choice(tmp_path):
    play = journal(tmp_path, seats=2)
    explore(play)
    play.give("choose_verse", "knock", seat=0)
    plain = msgspec.json.decode(msgspec.json.encode(play.table.snapshot()))
    twin = afallon.Table.restore(msgspec.convert(plain, afallon.Snapshot, str_keys=True))
    play.give("choose_verse", "knock", seat=1)
    twin.submit(afallon.Answer(twin.open[1].id, 1, "knock"))
    assert twin.state == play.state
    assert play.table.view(0).state == play.state


DREAMS = {
    "seals": ["menhir", "dreams"],
    "dream": "sleep",
    "nightmare": "terrors",
}
NIGHT = [
    *VERSES,
    {
        "id": "sleep",
        "effects": [{"do": "gain", "what": "experience", "who": "each"}],
        "choices": [{"id": "wake", "complete": True}],
    },
    {"id": "terrors", "effects": [{"do": "lose", "what": "food", "who": "each"}], "complete": True},
]


def sleep(play):
    for seat in range(len(play.state.characters)):
        play.give("act", "pass", seat=seat)
    play.go_on("choose_verse", "act", eat="no")


@pytest.mark.rule("GR-DUSK-16", "GR-DUSK-18", "GR-DUSK-21")
def test_characters_at_a_location_with_dreams_dream_together(tmp_path):
    play = journal(tmp_path, NIGHT, seats=2, place=DREAMS)
    sleep(play)
    assert play.state.stage == "dusk"
    assert read(play) == ["1:sleep"]
    assert (play.state.party.action, play.state.party.members) == ("dream", [0, 1])
    assert play.asked == {0: "choose_verse", 1: "choose_verse"}
    play.give("choose_verse", "wake")
    assert play.state.day == 2
    assert [character.resources["experience"] for character in play.state.characters] == [1, 1]


@pytest.mark.rule("GR-DUSK-16")
def test_nobody_dreams_elsewhere(tmp_path):
    play = journal(tmp_path, NIGHT, place=DREAMS, immediate=[FOOD])
    enter(play)
    sleep(play)
    assert (read(play), play.state.day) == ([], 2)


@pytest.mark.rule("GR-DUSK-17", "GR-DUSK-19", "GR-DUSK-20", "GR-TRACK-16")
def test_characters_going_mad_share_a_nightmare_the_others_a_dream(tmp_path):
    play = journal(tmp_path, NIGHT, seats=3, place=DREAMS, encounter=OPPONENT)
    for seat in (0, 2):
        play.set(seat, food=2, terror=9)
        play.state.characters[seat].afflictions.append("going_mad")
    sleep(play)
    assert read(play) == ["1:terrors", "1:sleep"]
    assert [character.resources["food"] for character in play.state.characters] == [1, 0, 1]
    assert play.state.party.members == [1]
    play.give("choose_verse", "wake")
    assert [character.resources["experience"] for character in play.state.characters] == [0, 1, 0]
