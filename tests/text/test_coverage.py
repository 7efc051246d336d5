"""Everything the code can say has words: the code is read, set-ups are refused, games are played."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import afallon
from afallon.avalon import setup
from afallon.avalon.cards import CARDS
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.modules import MODULES
from afallon.avalon.night import EVIL_MEET, script
from afallon.text import LANGUAGES, has, say

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "afallon"
KERNEL = sorted((RULES / "kernel").rglob("*.py"))
AVALON = sorted((RULES / "avalon").rglob("*.py"))


def calls(paths: list[Path], *names: str) -> Iterator[tuple[ast.Module, ast.Call]]:
    """Every call of a function or method with one of these names, and the module it stands in."""
    for path in paths:
        module = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", None)) in names:
                yield module, node


def strings(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def possible_values(module: ast.Module, argument: ast.expr) -> set[str]:
    """The strings an argument may be: itself, or what is assigned to its name in the module."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return {argument.value}
    if not isinstance(argument, ast.Name):
        return set()
    values: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Assign) and any(getattr(t, "id", None) == argument.id for t in node.targets):
            chosen = node.value
            values |= (
                strings(chosen.body) | strings(chosen.orelse) if isinstance(chosen, ast.IfExp) else strings(chosen)
            )
    return values


def first_arguments(paths: list[Path], *names: str) -> set[str]:
    found = (possible_values(module, call.args[0]) for module, call in calls(paths, *names) if call.args)
    return set().union(*found)


def event_kinds() -> set[str]:
    logged = {
        call.args[0].elts[0].value
        for _, call in calls(KERNEL, "append")
        if isinstance(call.args[0], ast.Tuple)
        and isinstance(call.args[0].elts[0], ast.Constant)
        and getattr(call.func.value, "attr", None) == "_log"
    }
    return first_arguments(KERNEL + AVALON, "emit") | logged


def decision_kinds() -> set[str]:
    """The kinds of question that people are asked; chance needs no words."""
    return {
        call.args[0].value
        for _, call in calls(AVALON, "all_of", "any_of")
        if not (isinstance(call.args[1], ast.Dict) and getattr(call.args[1].keys[0], "id", None) == "CHANCE")
    }


def error_codes() -> set[str]:
    return first_arguments(KERNEL + AVALON, "BadAnswer", "IllegalAnswer")


def problem_codes() -> set[str]:
    return first_arguments(AVALON, "Problem")


def outcome_reasons() -> set[str]:
    return {call.args[2].value for _, call in calls(AVALON, "finish")}


def learnt() -> set[str]:
    return {EVIL_MEET.learns} | {sight.learns for character in CHARACTERS.values() for sight in character.sights}


def missing(prefix: str, names: set[str], *attributes: str) -> list[str]:
    keys = [f"{prefix}{name}{attribute}" for name in sorted(names) for attribute in ("", *attributes)]
    return [f"{language}: {key}" for language in LANGUAGES for key in keys if not has(language, key)]


def test_the_code_is_read_rightly():
    assert {"game_started", "quest_failed", "quest_succeeded", "game_ended", "asked", "rewound"} <= event_kinds()
    assert {"choose_team", "vote", "show_loyalty"} <= decision_kinds()
    assert "deal" not in decision_kinds()
    assert {"not_an_option", "wrong_type", "nothing_to_undo"} <= error_codes()
    assert {"lady_below_seven", "two_assassins"} <= problem_codes()
    assert {"three_fails", "merlin_safe"} <= outcome_reasons()


def test_every_event_has_words():
    assert missing("avalon-event-", event_kinds()) == []


def test_every_question_has_words():
    assert missing("avalon-ask-", decision_kinds(), ".waiting", ".rules") == []


def test_every_error_has_words():
    assert missing("error-", error_codes()) == []


def test_every_problem_has_words():
    assert missing("avalon-problem-", problem_codes()) == []


def test_every_end_has_words():
    assert missing("avalon-outcome-", outcome_reasons()) == []
    assert missing("avalon-victory-", {character.side for character in CHARACTERS.values()}) == []


def test_every_character_module_edition_and_card_has_words():
    sides = {character.side for character in CHARACTERS.values()}
    assert missing("avalon-character-", set(CHARACTERS), ".short", ".odds") == []
    assert missing("avalon-module-", set(MODULES), ".short", ".odds") == []
    assert missing("avalon-edition-", set(EDITIONS), ".short") == []
    assert missing("avalon-quest-card-", set(CARDS), ".count") == []
    assert missing("avalon-side-", sides) == []
    assert missing("avalon-goal-", sides) == []
    assert missing("avalon-loyalty-", sides) == []
    assert missing("avalon-option-", {"fifth_team", "fifth_team_vote", "fifth_team_goes"}, ".short") == []
    assert missing("avalon-option-", {"first_leader", "assassin"}, ".short") == []


def test_everything_seen_at_night_has_words():
    assert missing("avalon-seen-", learnt()) == []
    assert missing("avalon-learns-", learnt()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_night_can_be_spoken(language):
    everybody = ["merlin", "percival", "assassin", "morgana", "mordred", "oberon"]
    for seats, characters in [(10, everybody), (5, ["merlin", "assassin"]), (7, ["merlin", "oberon", "assassin"])]:
        for line in script(setup.set_up(seats, {"characters": characters})):
            name = {} if line.character is None else {"character": say(language, f"avalon-character-{line.character}")}
            spoken = say(language, line.key, **name)
            assert not name or name["character"] in spoken


BAD_SETUPS = [
    (4, {}),
    ("five", {}),
    (5, {"wine": 1}),
    (5, {"edition": "de", "characters": ["gawain"], "modules": ["dragon"]}),
    (5, {"characters": ["merlin", "merlin", "assassin"]}),
    (5, {"deal": ["merlin", "assassin", "minion", "minion", "servant"]}),
    (5, {"characters": ["merlin", "assassin", "mordred", "morgana"]}),
    (5, {"edition": "pl", "characters": []}),
    (5, {"modules": ["lady_of_the_lake", "lady_of_the_lake"]}),
    (7, {"edition": "ua", "characters": ["merlin", "mordred"], "assassin": "mordred"}),
    (7, {"characters": ["merlin", "assassin", "mordred"], "assassin": "mordred"}),
    (7, {"characters": ["merlin"], "assassin": "servant"}),
    (7, {"characters": ["merlin"], "assassin": "minion"}),
    (7, {"characters": ["assassin", "mordred"]}),
    (7, {"first_leader": 7}),
    (7, {"deal": ["merlin", "assassin"], "characters": ["percival"]}),
    (5, {"characters": ["merlin"]}),
    (5, {"characters": ["percival", "morgana"]}),
    (5, {"characters": ["merlin", "assassin", "morgana"]}),
    (5, {"characters": ["merlin", "assassin", "percival"]}),
]

NOT_YET_POSSIBLE = {"character_not_in_edition", "module_not_in_edition"}
"""Problems that no set-up can have while every book offers all characters and modules there are."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_can_be_said_with_their_own_details(language):
    met = set()
    for seats, options in BAD_SETUPS:
        for problem in setup.check(seats, options)[1]:
            met.add(problem.code)
            assert say(language, f"avalon-problem-{problem.code}", **problem.details)
    offered_by_all = all(
        edition.offers_character(character) and edition.offers_module(module)
        for edition in EDITIONS.values()
        for character in CHARACTERS
        for module in MODULES
    )
    assert problem_codes() - met == (NOT_YET_POSSIBLE if offered_by_all else set())


def test_whatever_happens_in_a_game_has_words():
    rng = random.Random(5)
    for seed in range(20):
        characters = ["merlin", "assassin", "percival", "morgana"]
        table = afallon.new("avalon", seats=8, seed=seed, characters=characters, modules=["lady_of_the_lake"])
        while table.outcome is None:
            decision = next(iter(table.open.values()))
            table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
        kinds = {event.kind for event in table.all_events()}
        assert kinds <= event_kinds()
        assert missing("avalon-event-", kinds) == []
        assert missing("avalon-outcome-", {table.outcome.reason}) == []


def terms() -> Iterator[tuple[str, dict[str, str]]]:
    """The rows of the rules' table of terms, one identifier at a time, with its name in each language."""
    text = (ROOT / "docs" / "rules" / "avalon.md").read_text("utf-8")
    table = text.partition("## Terms")[2].partition("\n## ")[0]
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        identifiers = re.findall(r"`(\w+)`", line)
        if not identifiers:
            continue
        columns = dict(zip(("en", "_", "uk", "pl", "ru", "it"), cells, strict=True))
        del columns["_"]
        named = {
            language: [re.sub(r" [(*].*", "", part) for part in re.split(r" / |, (?![^(]*\))", cell)]
            for language, cell in columns.items()
        }
        for place, identifier in enumerate(identifiers):
            if all(len(names) == len(identifiers) for names in named.values()):
                yield identifier, {language: names[place] for language, names in named.items()}


def test_names_follow_the_terms_of_the_rules():
    followed = set()
    for identifier, names in terms():
        for kind in ("", "side-", "vote-", "quest-card-", "character-", "module-"):
            if has("en", f"avalon-{kind}{identifier}"):
                assert {name: say(name, f"avalon-{kind}{identifier}") for name in LANGUAGES} == names
                followed.add(identifier)
    assert followed >= {*CHARACTERS, *MODULES, *CARDS, "good", "evil", "approve", "reject", "leader", "team", "quest"}
