"""The check of immediate rules that move characters to each other in an endless loop."""

import pytest

import afallon
from tests.grail.world import act, lose, mark, world

NO_TOKEN = {"has": "not", "of": [{"has": "tokens", "token": "time"}]}
TOKEN = {"do": "change_tokens", "token": "time", "amount": 1}
ASK = {"do": "choose", "who": "party", "choices": [{"id": "yes"}, {"id": "no"}]}
STATUSES = {"statuses": [{"id": "seen"}]}
SEEN = {"has": "status", "status": "seen"}
CHAPTERS = [{"has": "chapter", "at_most": 1}, {"has": "chapter", "at_least": 2}]


def move(to):
    return {"do": "move", "to": to, "who": "each"}


def when(*requires, then):
    return {"do": "when", "requires": list(requires), "then": list(then)}


def rules(**by_number):
    """Return locations with these immediate rules, by number as `at_2`."""
    return {int(name.removeprefix("at_")): {"immediate": rule} for name, rule in by_number.items()}


@pytest.mark.parametrize(
    ("places", "around"),
    [
        (rules(at_2=[move(3)], at_3=[move(2)]), "2, 3, 2"),
        (rules(at_2=[move(3)], at_3=[move(4)], at_4=[move(2)]), "2, 3, 4, 2"),
        (rules(at_1=[move("highest")], at_5=[move("lowest")]), "1, 5, 1"),
        (rules(at_2=[mark("seen"), move(3)], at_3=[when(SEEN, then=[move(2)])]), "2, 3, 2"),
        (rules(at_2=[lose("food"), when(NO_TOKEN, then=[move(3)])], at_3=[move(2)]), "2, 3, 2"),
        (
            {
                2: {
                    "immediate": [{"do": "read", "verse": "2:tide"}],
                    "verses": [{"id": "tide", "effects": [move(3)], "complete": True}],
                },
                3: {"immediate": [move(2)]},
            },
            "2:tide, 3, 2",
        ),
    ],
)
def test_endless_arrivals_without_a_question_are_refused(tmp_path, places, around):
    with pytest.raises(afallon.SetupError, match="arrivals go round") as refused:
        world(tmp_path, places=places, more=STATUSES)
    (problem,) = refused.value.problems
    assert set(around.split(", ")) <= set(problem.details["problem"].partition("around ")[2].strip(")").split(", "))


@pytest.mark.parametrize(
    "places",
    [
        rules(at_2=[move(3)], at_3=[ASK, move(2)]),
        rules(at_2=[move(3)], at_3=[{"do": "toss", "skull": [move(2)]}]),
        rules(at_2=[when(NO_TOKEN, then=[TOKEN, move(3)])], at_3=[move(2)]),
        rules(at_2=[when(CHAPTERS[0], then=[move(3)])], at_3=[when(CHAPTERS[1], then=[move(2)])]),
        rules(at_2=[move(2)]),
        rules(at_2=[move("any_connected")], at_1=[move("any_revealed")]),
    ],
)
def test_arrivals_that_end_are_accepted(tmp_path, places):
    world(tmp_path, places=places, more=STATUSES)


def test_a_loop_that_a_token_ends_is_played_to_its_end(tmp_path):
    places = rules(at_2=[when(NO_TOKEN, then=[TOKEN, move(3)])], at_3=[move(2)])
    play = world(tmp_path, places=places)
    act(play, "travel", target=2)
    assert play.asked == {0: "act"}
    assert play.state.characters[0].location == 2
