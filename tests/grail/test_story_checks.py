"""The checks of repeatable free gains and of endless loops of verses."""

import shutil
from pathlib import Path

import msgspec
import pytest

import afallon
from afallon.grail.content import PackError, load_pack
from afallon.grail.content.pack_check import check_pack
from tests.grail.tables import PACKS
from tests.grail.world import act, cost, gain, lose, mark, value, world

LEAVE = {"id": "leave", "complete": True}
FOOD = gain("food")
STATUSES = [{"id": "seen"}, {"id": "shut"}]
SEEN = {"has": "status", "status": "seen"}
NOT_SEEN = {"has": "not", "of": [SEEN]}
READ_BEFORE = {"has": "read", "verse": "70:a"}


def problems(folder, code, *verses, **place):
    """Return the details of problems with this code in the fixture pack plus a location whose first verse is `a`."""
    pack = Path(shutil.copytree(PACKS / "fixture", folder / "pack"))
    opening = {"explore": "a"} if verses else {}
    location = {"number": 70, "keys": {"west": 17}, "verses": list(verses), **opening, **place}
    book = [{"id": "page", "complete": True}]
    added = {"locations": [location], "statuses": STATUSES, "book": book}
    (pack / "z.yaml").write_bytes(msgspec.json.encode(added))
    return [problem.details for problem in check_pack(pack)[1] if problem.code == code]


def given(folder, choice, **verse):
    """Return whether a choice of the first verse is reported as a repeatable free gain."""
    last = {"id": "b", "complete": True, "effects": [mark("seen")]}
    first = {"id": "a", "choices": [{"id": "take", "complete": True, **choice}, LEAVE], **verse}
    other = {"id": "c", "complete": True}
    return problems(folder, "gain_without_once", first, last, other) == [{"name": "take"}]


TOSS = {"do": "toss", "grail": [FOOD]}


@pytest.mark.rule("GR-STORY-01")
@pytest.mark.parametrize(
    "choice",
    [
        {"effects": [FOOD]},
        {"effects": [lose("terror")]},
        {"effects": [{"do": "set", "what": "terror", "value": 0, "who": "each"}]},
        {"effects": [{"do": "gain_item", "who": "party"}]},
        {"effects": [TOSS]},
        {"effects": [{"do": "when", "requires": [SEEN], "then": [FOOD]}]},
        {"effects": [FOOD], "requires": [{"has": "at_least", "what": "courage", "amount": 2}]},
        {"effects": [FOOD, mark("shut")], "requires": [NOT_SEEN]},
        {"effects": [FOOD], "requires": [{"has": "at_least", "what": "food", "amount": 1}]},
    ],
)
def test_a_repeatable_free_gain_is_reported(tmp_path, choice):
    assert given(tmp_path, choice)


@pytest.mark.slow
@pytest.mark.rule("GR-STORY-01")
@pytest.mark.parametrize(
    "choice",
    [
        {"effects": []},
        {"effects": [FOOD], "once": "day"},
        {"effects": [FOOD], "cost": cost(wealth=1)},
        {"effects": [FOOD, lose("health")]},
        {"effects": [FOOD, gain("terror")]},
        {"effects": [FOOD, {"do": "damage", "who": "each"}]},
        {"effects": [FOOD, {"do": "meet", "colour": "grey"}]},
        {"effects": [{**TOSS, "skull": [lose("food")]}]},
        {"effects": [FOOD, mark("seen")], "requires": [NOT_SEEN]},
        {"effects": [FOOD], "requires": [NOT_SEEN], "go": "b", "complete": False},
        {"effects": [{"do": "when", "requires": [NOT_SEEN], "then": [FOOD, mark("seen")]}]},
        {"effects": [FOOD], "requires": [{"has": "at_most", "what": "food", "amount": 3}]},
        {"effects": [FOOD, lose("wealth")], "requires": [{"has": "at_least", "what": "wealth", "amount": 3}]},
        {"effects": [FOOD], "requires": [{"has": "not", "of": [READ_BEFORE]}]},
        {"effects": [{"do": "gain_secret", "secret": 7, "who": "active"}]},
    ],
)
def test_a_choice_with_a_cost_or_a_limit_is_accepted(tmp_path, choice):
    assert not given(tmp_path, choice)


@pytest.mark.parametrize(
    "verse",
    [
        {"requires": [NOT_SEEN], "otherwise": "c", "effects": [mark("seen")]},
        {"effects": [{"do": "damage", "who": "active"}]},
    ],
    ids=["read once", "at a price"],
)
def test_a_choice_in_a_verse_with_a_cost_or_a_limit_is_accepted(tmp_path, verse):
    assert not given(tmp_path, {"effects": [FOOD]}, **verse)


@pytest.mark.parametrize(("once", "found"), [({}, ["take"]), ({"once": "campaign"}, [])])
def test_a_gain_behind_a_limited_choice_is_accepted(tmp_path, once, found):
    first = {"id": "a", "choices": [{"id": "enter", "go": "b", **once}, LEAVE]}
    second = {"id": "b", "choices": [{"id": "take", "effects": [FOOD], "complete": True}, LEAVE]}
    assert [one["name"] for one in problems(tmp_path, "gain_without_once", first, second)] == found


def test_a_choice_includes_the_effects_of_the_verse_that_it_leads_to(tmp_path):
    first = {"id": "a", "choices": [{"id": "enter", "go": "b"}, LEAVE]}
    second = {"id": "b", "effects": [FOOD], "complete": True}
    assert problems(tmp_path, "gain_without_once", first, second) == [{"name": "enter"}]


@pytest.mark.parametrize(
    ("action", "is_found"),
    [
        ({"effects": [FOOD]}, True),
        ({"effects": [FOOD], "once": "character"}, False),
        ({"effects": [FOOD], "once_per_day": True}, False),
        ({"effects": [FOOD], "cost": cost(energy=1)}, False),
        (
            {
                "effects": [FOOD, {"do": "change_tokens", "token": "quest", "amount": -1}],
                "requires": [{"has": "tokens", "token": "quest"}],
            },
            False,
        ),
    ],
)
def test_actions_are_checked_for_repeatable_free_gains(tmp_path, action, is_found):
    assert bool(problems(tmp_path, "gain_without_once", action=action)) == is_found


def test_choices_on_arrival_are_checked_for_repeatable_free_gains(tmp_path):
    choose = {"do": "choose", "who": "party", "choices": [{"id": "take", "effects": [FOOD]}, {"id": "pass"}]}
    assert problems(tmp_path / "1", "gain_without_once", immediate=[choose]) == [{"name": "take"}]
    assert problems(tmp_path / "2", "gain_without_once", immediate=[choose, {"do": "meet", "colour": "grey"}]) == []


# Endless loops of verses


def going(name, *effects, **more):
    return {"id": name, "effects": list(effects), **more}


GO_A, GO_B = {"do": "go", "verse": "a"}, {"do": "go", "verse": "b"}
READ_A, READ_B = {"do": "read", "verse": "a"}, {"do": "read", "verse": "70:b"}
ASK = {"do": "choose", "who": "party", "choices": [{"id": "yes"}, {"id": "no"}]}
END = {"id": "end", "complete": True}
OUT = {"has": "at_least", "what": "food", "amount": 1}


@pytest.mark.slow
@pytest.mark.parametrize(
    "verses",
    [
        [going("a", go="a")],
        [going("a", go="b"), going("b", go="a")],
        [going("a", GO_B, complete=True), going("b", go="a")],
        [going("a", READ_B, complete=True), going("b", READ_A, complete=True)],
        [going("a", {"do": "when", "requires": [SEEN], "then": [GO_A]}, complete=True)],
        [going("a", requires=[SEEN], otherwise="b", complete=True), going("b", go="a")],
        [going("a", mark("shut"), requires=[NOT_SEEN], otherwise="end", go="a"), END],
        [going("a", go="a", choices=[{"id": "pay", "cost": cost(food=1), "complete": True}])],
        [going("a", {"do": "when", "requires": [NOT_SEEN], "then": [mark("seen")]}, go="a")],
        [
            going("a", mark("seen"), requires=[NOT_SEEN], otherwise="end", go="b"),
            going("b", {"do": "erase_status", "status": "seen"}, go="a"),
            END,
        ],
        [going("a", lose("food"), FOOD, requires=[OUT], otherwise="end", go="a"), END],
        [
            going(
                "a", {"do": "when", "requires": [{"has": "not", "of": [READ_BEFORE]}], "then": [READ_A]}, complete=True
            )
        ],
    ],
)
def test_verses_in_an_endless_loop_without_a_question_are_refused(tmp_path, verses):
    (found,) = problems(tmp_path, "verses_go_round", *verses)
    assert "70:a" in found["verses"]
    with pytest.raises(PackError):
        load_pack(tmp_path / "pack")


@pytest.mark.slow
@pytest.mark.parametrize(
    "verses",
    [
        [going("a", go="b"), going("b", choices=[LEAVE, {"id": "again", "go": "a"}])],
        [going("a", ASK, go="a")],
        [going("a", {"do": "toss", "skull": [GO_A]}, complete=True)],
        [going("a", {"do": "meet", "colour": "grey"}, go="a")],
        [going("a", mark("seen"), requires=[NOT_SEEN], otherwise="end", go="a"), END],
        [going("a", lose("food"), requires=[OUT], otherwise="end", go="a"), END],
        [going("a", {"do": "when", "requires": [NOT_SEEN], "then": [mark("seen"), GO_A]}, complete=True)],
        [
            going("a", {"do": "when", "requires": [NOT_SEEN], "then": [GO_B]}, complete=True),
            going("b", mark("seen"), go="a"),
        ],
        [going("a", {"do": "when", "requires": [{"has": "not", "of": [READ_BEFORE]}], "then": [GO_A]}, complete=True)],
        [going("a", {"do": "read", "verse": "b"}, complete=True), going("b", complete=True)],
    ],
)
def test_a_question_or_an_effect_may_end_a_loop(tmp_path, verses):
    assert problems(tmp_path, "verses_go_round", *verses) == []


def test_an_endless_loop_through_a_text_encounter_is_refused(tmp_path):
    text = {"id": "fog", "colour": "grey", "level": 1, "text": [{"do": "read", "verse": "book:mist"}]}
    mist = {"id": "mist", "effects": [{"do": "meet", "encounter": "fog"}], "complete": True}
    with pytest.raises(afallon.SetupError, match="verses go round"):
        world(tmp_path, more={"combat_encounters": [text], "book": [mist]})


def test_a_loop_that_ends_is_played_to_its_end(tmp_path):
    """The loop ends in play as the check says, even where the verse leads to itself from within."""
    read_before = {"has": "read", "verse": "1:a"}
    again = {"do": "when", "requires": [{"has": "not", "of": [read_before]}], "then": [GO_A], "otherwise": [FOOD]}
    down = going(
        "a", lose("wealth"), again, requires=[{"has": "at_least", "what": "wealth", "amount": 1}], otherwise="end"
    )
    play = world(tmp_path, places={1: {"explore": "a", "verses": [{**down, "go": "a"}, END]}})
    play.set(0, wealth=5)
    act(play, "explore")
    assert play.asked == {0: "act"}
    assert (value(play, "wealth"), value(play, "food")) == (0, 4)
