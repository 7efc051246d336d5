"""Everything that Voyage can report has messages in five languages, with the names of the rules."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

import afallon
from afallon import CHANCE, find_game
from afallon.kernel import Answered, Asked, Decision, GameEnded, OneOf, Rewound, Withdrawn
from afallon.terminal.voyage.words import VoyageWords
from afallon.terminal.voyage_map import say_problem
from afallon.text import LANGUAGES, has, say
from afallon.voyage.grid import DIRECTIONS
from afallon.voyage.library import LAYOUTS
from afallon.voyage.questions import ChooseAlternative, ChoosePreferred, Vote
from afallon.voyage.roles import ROLES, Log
from afallon.voyage.tiles import SIGNS
from tests.text.engine import shared_problem_codes
from tests.text.messages import literal_text, messages
from tests.voyage.driver import MAP
from tests.voyage.play import play

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

ROOT = Path(__file__).resolve().parents[2]
VOCABULARY = find_game("voyage").vocabulary
FOR_PEOPLE = {question.kind for question in (ChoosePreferred, ChooseAlternative, Vote)}
SOURCES = sorted((ROOT / "src" / "afallon" / "voyage").rglob("*.py"))


def first_arguments(*names):
    """Return the first arguments of all calls of these functions or methods in the game's code."""
    calls = (node for path in SOURCES for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {
        node.args[0].value
        for node in calls
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", getattr(node.func, "attr", None)) in names
        and isinstance(node.args[0], ast.Constant)
    }


def missing(prefix, names, *attributes):
    keys = [f"{prefix}{name}{attribute}" for name in sorted(names) for attribute in ("", *attributes)]
    return [f"{language}: {key}" for language in LANGUAGES for key in keys if not has(language, key)]


def test_everything_in_the_rules_has_a_name():
    assert missing("voyage-role-", ROLES, ".short") == []
    assert missing("voyage-tile-", SIGNS) == []
    assert missing("voyage-direction-", {*DIRECTIONS, "none"}) == []
    assert missing("voyage-vote-", {"white", "black"}, ".short") == []
    assert missing("voyage-layout-", {*LAYOUTS, "random", "own"}, ".short") == []
    options = {"layout", "charted", "lasting_captain", "sailor_points", "first_captain"}
    assert missing("voyage-option-", options, ".short") == []
    assert missing("voyage-by-", {"majority", "captain", "necessity"}) == []
    assert missing("voyage-won-", {"preferred", "alternative", "nothing"}) == []
    reasons = {reason for count in ROLES.values() for reason in count(Log(True, 5, 2, 1, 4, 3), 2)}
    assert missing("voyage-points-", reasons | {"shared_role"}) == []


def played(seed):
    """Play a whole random voyage, charted or not."""
    return play(afallon.new("voyage", seats=4, seed=seed, layout="random", charted=bool(seed % 2)), Random(seed))


def test_every_event_question_and_outcome_has_a_message():
    common = {event.kind for event in (Asked, Answered, Withdrawn, Rewound, GameEnded)}
    assert missing("voyage-event-", common | VOCABULARY.events.keys()) == []
    assert missing("voyage-ask-", FOR_PEOPLE, ".waiting", ".rules") == []
    assert missing("voyage-outcome-", {"avalon_reached", "last_turn", "route_lost"}) == []


def test_every_declaration_occurs_in_some_game():
    events = [event for seed in range(20) for event in played(seed).all_events()]
    assert VOCABULARY.events.keys() <= {event.kind for event in events}
    asked = {event.about.kind for event in events if isinstance(event, Asked | Answered)}
    assert asked == VOCABULARY.questions.keys()
    by_people = {event.about.kind for event in events if isinstance(event, Answered) and event.seat != CHANCE}
    assert by_people == FOR_PEOPLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_rendered_from_its_subject_alone(language):
    words = VoyageWords(language, ("Ann", "Bob", "Cleo", "Dan"))
    table = played(3)
    seen = set()
    for event in table.events_for(None):
        if isinstance(event, Asked):
            about, seen = event.about, seen | {event.about.kind}
            prompt = words.question(Decision(event.id, event.seat, about, OneOf(()), about.rule), None)
            assert prompt.endswith("?")
            assert not set(prompt[:-1]) & set("?.!\n")
            assert words.names[about.captain] in prompt
            assert str(about.turn) in prompt
            if isinstance(about, ChoosePreferred):
                assert {str(about.row + 1), str(about.column + 1)} <= set(re.findall(r"\d+", prompt))
            else:
                assert words.direction(about.preferred) in prompt
    assert seen == FOR_PEOPLE


WRONG = [
    {"seats": 2},
    {"wine": 1, "charted": "maybe"},
    {"layout": "atlantis"},
    {"sailor_points": "many"},
    {"first_captain": 9},
    {"roles": ["sailor"] * 3 + ["pirate"]},
    {"roles": ["sailor"]},
    {"layout": MAP[:30]},
    {"layout": MAP.replace("~+~~~~~", "~+~~~~")},
    {"layout": MAP.replace("~+~~~~~", "~+~x~~~")},
    {"layout": MAP.replace("~+~~~~~", "~++~~~~")},
    {"layout": MAP.replace("???~~~~", "~???~~~")},
    {"layout": MAP.replace("~o~S^^^", "~~^S^^~").replace("~+~~~~~", "~+~~o~~")},
    {"layout": MAP.replace("+~o~~~^", "+~o~~~~").replace("~+~~~~~", "~+~~~~^")},
    {"layout": MAP.replace("~o~S^^^", "~o~~^^^").replace("~~~~+^^", "~~~~S^^").replace("~~~~~o~", "~~~+~o~")},
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_rendered_with_their_details(language):
    met = set()
    for options in WRONG:
        for problem in afallon.check("voyage", **{"seats": 4, **options}):
            met.add(problem.code)
            assert say_problem(language, problem)
    assert met == first_arguments("Problem") | shared_problem_codes() - {"no_such_value"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_is_rendered(language):
    words = VoyageWords(language, ("Ann", "Bob", "Cleo", "Dan"))
    for seed in range(20):
        for event in played(seed).all_events():
            assert event.log == "unsaid" or words.event(event, in_full=True)


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_cyrillic_messages_have_no_latin_letters(language):
    latin = re.compile("[A-Za-z]")
    found = [key for key, text in messages(language, "voyage").items() if latin.search(literal_text(text))]
    assert found == []


def test_names_follow_the_terms_of_the_rules():
    text = (ROOT / "docs" / "rules" / "voyage.md").read_text("utf-8")
    table = text.partition("## Terms")[2].partition("\n## ")[0]
    followed = set()
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        for place, identifier in enumerate(re.findall(r"`(\w+)`", line)):
            names = {
                language: cells[column].split(" / ")[place]
                for language, column in zip(("en", "uk", "pl", "ru", "it"), (0, 2, 3, 4, 5), strict=True)
            }
            for kind in ("", "role-", "tile-", "direction-", "vote-"):
                if has("en", f"voyage-{kind}{identifier}"):
                    assert {spoken: say(spoken, f"voyage-{kind}{identifier}") for spoken in LANGUAGES} == names
                    followed.add(identifier)
    assert followed >= {*ROLES, *DIRECTIONS, "white", "black", "captain", "preferred", "alternative", "fog", "coast"}
