"""Everything that Voyage can say has words in five languages, and the names are those of the rules."""

import ast
import re
from pathlib import Path

import pytest

import afallon
from afallon.terminal.voyage_map import say_problem
from afallon.text import LANGUAGES, has, say
from afallon.voyage.grid import DIRECTIONS
from afallon.voyage.library import LAYOUTS
from afallon.voyage.roles import ROLES, Log
from afallon.voyage.tiles import SIGNS
from tests.text.messages import literal_text, messages
from tests.voyage.driver import MAP, Play

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "src" / "afallon" / "voyage").rglob("*.py"))


def first_arguments(*names):
    """The first arguments of all calls of these functions or methods in the game's code."""
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


def test_every_event_question_and_outcome_has_words():
    kinds = first_arguments("emit")
    assert {"course_set", "tile_turned", "points_counted"} <= kinds
    assert missing("voyage-event-", kinds | {"asked", "answered", "withdrawn", "rewound", "game_ended"}) == []
    asked = first_arguments("all_of") - {"lay_island", "mark_crosses", "deal", "first_captain", "turn_fog"}
    assert asked == {"choose_preferred", "choose_alternative", "vote"}
    assert missing("voyage-ask-", asked, ".waiting", ".rules") == []
    assert missing("voyage-outcome-", {"avalon_reached", "last_turn", "route_lost"}) == []


WRONG = [
    {"seats": 2},
    {"wine": 1},
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
def test_problems_can_be_said_with_their_own_details(language):
    met = set()
    for options in WRONG:
        for problem in afallon.check("voyage", **{"seats": 4, **options}):
            met.add(problem.code)
            assert say_problem(language, problem)
    assert met == first_arguments("Problem")


def test_whatever_happens_in_a_game_has_words():
    for seed in range(20):
        play = Play(layout="balanced", charted=bool(seed % 2))
        play.at_random(seed)
        assert missing("voyage-event-", {event.kind for event in play.table.all_events()}) == []


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_nothing_is_left_in_latin_letters(language):
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
