"""Everything the engine can report has a message: the code is read, set-ups are refused, and games are played."""

import random
import re
import typing
from collections.abc import Iterator

import pytest

import afallon
from afallon.avalon import setup
from afallon.avalon.box import OPTIONS
from afallon.avalon.cards import CARDS
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.families.lancelots import NO_CHANGE, SWITCH
from afallon.avalon.game import GAME
from afallon.avalon.modules import MODULES
from afallon.avalon.modules.plot_cards.decks import PLOT_CARDS
from afallon.avalon.night import script
from afallon.avalon.presets import PRESETS
from afallon.avalon.words import words_needed
from afallon.kernel import accepted
from afallon.players import PLAYERS
from afallon.terminal.avalon.words import AvalonWords
from afallon.text import LANGUAGES, has, say
from tests.text.engine import (
    ROOT,
    all_sights,
    decision_kinds,
    error_codes,
    event_kinds,
    night_keys,
    outcome_reasons,
    problem_codes,
    shared_problem_codes,
)

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

RULES = (ROOT / "docs" / "rules" / "avalon.md").read_text("utf-8")
SIDES = {character.side for character in CHARACTERS.values()}

OTHERWISE = {
    "avalon-ask-": {wording for question in GAME.vocabulary.questions.values() for wording in question.wordings},
    "avalon-": {"player_and_plot_cards", "partial_winners"},
    "avalon-goal-": {"good_rogue", "evil_rogue"},
    "avalon-victory-": {"rogue"},
    "avalon-aim-": {"merlin", "messengers"},
    "avalon-answer-": {"use", "pass"},
}
"""Special wordings, and answers that no table of the engine lists."""


def missing(prefix: str, names: typing.Iterable[str], *attributes: str) -> list[str]:
    keys = [f"{prefix}{name}{attribute}" for name in sorted(names) for attribute in ("", *attributes)]
    return [f"{language}: {key}" for language in LANGUAGES for key in keys if not has(language, key)]


def test_the_code_is_parsed_completely():
    assert {"not_an_option", "wrong_type", "nothing_to_undo"} <= error_codes()
    assert {"lady_below_seven", "two_assassins", "advised_for_more_players"} <= problem_codes()
    assert {"three_fails", "merlin_safe", "rogue", "messengers_named"} <= outcome_reasons()
    assert {"night-all-close", "night-leader-thumb", "night-lancelots-open", "night-evil-close"} <= night_keys()


def test_every_event_has_a_message():
    assert missing("avalon-event-", event_kinds()) == []


def test_every_question_has_a_message():
    assert missing("avalon-ask-", decision_kinds() | OTHERWISE["avalon-ask-"], ".waiting", ".rules") == []


def test_special_wordings_have_messages():
    assert {"show_loyalty_at_night", "assassinate_messengers", "vote_openly"} == OTHERWISE["avalon-ask-"]
    assert [key for prefix, names in OTHERWISE.items() for key in missing(prefix, names)] == []


def test_every_error_has_a_message():
    assert missing("error-", error_codes()) == []


def test_every_problem_has_a_message():
    assert missing("avalon-problem-", problem_codes()) == []
    assert {"unknown_option", "unreadable_option"} <= shared_problem_codes()
    assert missing("problem-", shared_problem_codes()) == []


def test_every_outcome_has_a_message():
    assert missing("avalon-outcome-", outcome_reasons()) == []
    assert missing("avalon-victory-", SIDES) == []


def test_every_character_module_edition_and_card_has_a_message():
    assert missing("avalon-character-", CHARACTERS, ".short", ".odds") == []
    assert missing("avalon-module-", MODULES, ".short", ".odds") == []
    assert missing("avalon-edition-", EDITIONS, ".short") == []
    assert missing("avalon-quest-card-", CARDS, ".count", ".short") == []
    assert missing("avalon-plot-card-", PLOT_CARDS, ".short") == []
    assert missing("avalon-allegiance-", {NO_CHANGE, SWITCH}) == []
    for prefix in ("avalon-side-", "avalon-goal-", "avalon-loyalty-"):
        assert missing(prefix, SIDES) == []


def options() -> set[str]:
    """Return the options of a host besides characters and modules, with every named value."""
    named = {f"{option.name}_{value}" for option in OPTIONS.values() for value in option.values if value not in ON_OFF}
    return {"assassin", "first_leader", *OPTIONS, *named}


ON_OFF = (False, True)


def test_every_option_has_a_message():
    assert {"fifth_team", "fifth_team_goes", "allegiance_deck_six", "hidden_sorcerer"} <= options()
    assert missing("avalon-option-", options(), ".short") == []


def test_the_messages_that_the_box_needs_exist():
    needed = set(words_needed())
    assert {"avalon-character-merlin.odds", "avalon-plot-card-ambush.short", "avalon-option-fifth_team-goes"} <= needed
    assert {"avalon-group-faces", "avalon-together-lancelots", "avalon-one-of-lancelot_variant-none"} <= needed
    assert {"avalon-presets-all", "avalon-seen-evil", "night-lancelots-open"} <= needed
    assert missing("", needed) == []


def test_every_bot_has_a_message():
    assert missing("page-add-bot-", PLAYERS) == []


def test_every_preset_has_a_message():
    assert missing("avalon-preset-", {preset.name for preset in PRESETS}, ".short") == []


def test_everything_seen_at_night_has_a_message():
    learnt = {lesson for sight in all_sights() for lesson in (sight.learns, sight.seems) if lesson}
    assert missing("avalon-seen-", learnt) == []
    assert missing("avalon-learns-", learnt) == []


def test_every_line_of_the_night_has_a_message():
    assert missing("", night_keys()) == []


NIGHTS = [
    *((preset.seats, preset.options) for preset in PRESETS),
    (5, {}),
    (7, {"characters": ["merlin", "oberon", "assassin"]}),
    (8, {"characters": ["good_sorcerer", "evil_sorcerer", "cleric"], "hidden_sorcerer": True}),
    (8, {"characters": ["senior_messenger", "junior_messenger", "evil_messenger"], "senior_messenger": True}),
    (8, {"characters": ["merlin", "mordred", "untrustworthy_servant"], "assassin": "mordred"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_night_script_renders_every_line(language):
    spoken = set()
    for seats, asked in NIGHTS:
        for line in script(accepted(setup.check(seats, asked))):
            name = {} if line.character is None else {"character": say(language, f"avalon-character-{line.character}")}
            assert not name or name["character"] in say(language, line.key, **name)
            spoken.add(line.key)
            assert say(language, line.key, **name)
    assert spoken == night_keys()


BAD_SETUPS = [
    (4, {}),
    ("five", {}),
    (5, {"wine": 1, "fifth_team": 2, "first_leader": "Ann"}),
    (5, {"edition": "de", "characters": ["gawain"], "modules": ["dragon"]}),
    (5, {"characters": ["merlin", "merlin", "assassin"]}),
    (5, {"deal": ["merlin", "assassin", "minion", "minion", "servant"]}),
    (5, {"characters": ["merlin", "assassin", "mordred", "morgana"]}),
    (5, {"edition": "pl", "characters": ["brute", "evil_lancelot", "good_lancelot"], "modules": ["trapper"]}),
    (5, {"modules": ["lady_of_the_lake", "lady_of_the_lake"]}),
    (7, {"edition": "ua", "characters": ["merlin", "mordred"], "assassin": "mordred"}),
    (7, {"characters": ["merlin", "assassin", "mordred"], "assassin": "mordred"}),
    (7, {"characters": ["merlin"], "assassin": "servant"}),
    (7, {"characters": ["merlin"], "assassin": "minion"}),
    (7, {"characters": ["assassin", "mordred"]}),
    (7, {"first_leader": 7}),
    (7, {"deal": ["merlin", "assassin"], "characters": ["percival"]}),
    (5, {"characters": ["merlin", "untrustworthy_servant"]}),
    (7, {"characters": ["assassin", "untrustworthy_servant"]}),
    (5, {"characters": ["percival", "morgana"]}),
    (5, {"characters": ["merlin", "assassin", "morgana"]}),
    (5, {"characters": ["merlin", "assassin", "percival"]}),
    (5, {"characters": ["trickster", "good_rogue", "cleric"], "hidden_sorcerer": True}),
    (7, {"characters": ["troublemaker"]}),
    (7, {"modules": ["lancelot_variant_1", "lancelot_variant_2"]}),
    (7, {"characters": ["good_lancelot", "senior_messenger"]}),
]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_rendered_with_their_details(language):
    met, words = set(), AvalonWords(language, ())
    for seats, asked in BAD_SETUPS:
        for problem in setup.check(seats, asked)[1]:
            met.add(problem.code)
            assert words.problem(problem)
    assert problem_codes() | shared_problem_codes() == met


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_event_of_a_game_has_a_message(preset):
    for seed in range(4):
        rng = random.Random(seed)
        table = afallon.new("avalon", seats=preset.seats, seed=seed, **preset.options)
        while table.outcome is None:
            decision = next(iter(table.open.values()))
            assert decision.kind in decision_kinds()
            table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
        assert {event.kind for event in table.all_events()} <= event_kinds()
        assert table.outcome.reason in outcome_reasons()


def test_odds_agree_with_the_claims_of_the_rules():
    claims = dict(re.findall(r"\*\*AV-BAL-\d+\*\* \[.*\] \{claim\} (.+) helps (good|evil)\.", RULES))
    assert len(claims) == 11
    basic = {"merlin", "assassin", "servant", "minion"}
    for kind, names in (("character", CHARACTERS), ("module", MODULES)):
        for name in names:
            claimed = claims.pop(say("en", f"avalon-{kind}-{name}"), "basic" if name in basic else "unknown")
            for language in LANGUAGES:
                assert say(language, f"avalon-{kind}-{name}.odds") == say(language, f"avalon-odds-{claimed}"), name
    assert claims == {}


def terms() -> Iterator[tuple[str, dict[str, set[str]]]]:
    """Yield the rows of the rules' table of terms, by identifier, with the allowed names in each language."""
    table = RULES.partition("## Terms")[2].partition("\n## ")[0]
    for line in table.splitlines():
        identifiers = re.findall(r"`(\w+)`", line)
        if not identifiers:
            continue
        cells = [re.sub(r" \*.*", "", cell.strip()) for cell in line.strip("|").split("|")]
        columns = dict(zip(("en", "_", "uk", "pl", "ru", "it"), cells, strict=True))
        del columns["_"]
        named = {language: _names_in(cell, len(identifiers)) for language, cell in columns.items()}
        for place, identifier in enumerate(identifiers):
            yield identifier, {language: names[place] for language, names in named.items()}


def _names_in(cell: str, number: int) -> list[set[str]]:
    """Return the names in a cell: `A / B`, `A, B`, or `A (x, y)` for the two kinds x and y of A."""
    plain, _, note = cell.partition(" (")
    kinds = note.rstrip(")").split(", ")
    if number > 1 and len(kinds) == number:
        return [{kind, f"{kind} {plain}", f"{plain} {kind}"} for kind in kinds]
    names = re.split(r" / |, ", plain)
    assert len(names) == number, cell
    return [{name} for name in names]


def test_names_follow_the_terms_of_the_rules():
    followed = set()
    for identifier, names in terms():
        for kind in ("", "side-", "vote-", "quest-card-", "plot-card-", "character-", "module-"):
            if has("en", f"avalon-{kind}{identifier}"):
                for language in LANGUAGES:
                    assert say(language, f"avalon-{kind}{identifier}") in names[language]
                followed.add(identifier)
    variants = {"lancelot_variant_1", "lancelot_variant_2"}
    assert {identifier for identifier, _ in terms()} == followed
    assert followed >= {*CHARACTERS, *CARDS, *PLOT_CARDS, *MODULES} - variants - {"plot_cards"}


def test_allegiance_cards_follow_the_terms_of_the_rules():
    row = next(line for line in RULES.splitlines() if "`allegiance_card`" in line)
    for key in ("no-change", "switch"):
        for language in LANGUAGES:
            assert say(language, f"avalon-allegiance-{key}") in row
