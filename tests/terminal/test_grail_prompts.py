"""Grail's prompts are complete, from the question alone."""

from typing import Any

import pytest

import afallon
from afallon.grail.rules.beginning.questions import ChooseMode, EnterAt
from afallon.grail.rules.characters.questions import Share
from afallon.grail.rules.day.questions import DivideCost
from afallon.grail.rules.death.questions import BegForMercy, TakeReplacement
from afallon.grail.rules.diplomacy.questions import RetreatTogether
from afallon.grail.rules.encounter.questions import Play, UseItems
from afallon.grail.rules.items.questions import Equip, KeepFaceUp, LoseItem
from afallon.grail.rules.map.questions import Activate
from afallon.kernel import Question
from afallon.terminal.grail.words import GrailWords, at_table
from afallon.text import LANGUAGES, say
from tests.grail.arena import ENEMY, OPPONENT
from tests.grail.world import lose, world

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

FAILURE = "diplomacy_encounters/{}/failure"


@pytest.fixture
def setup(tmp_path: Any) -> Any:
    """Return the set-up of a pack with a fight, a parley that costs something to leave, and one that does not."""
    free = {**OPPONENT, "id": "free", "failure": []}
    more = {"combat_encounters": [ENEMY], "diplomacy_encounters": [{**OPPONENT, "failure": [lose("food")]}, free]}
    return world(tmp_path, seats=2, more=more).table.setup


def prompt(setup: Any, language: str, about: Question) -> str:
    return at_table(GrailWords(language, ("Ann", "Bo")), setup).prompt(about)


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_for_a_card_shows_the_score_that_wins(setup, language, forced):
    fight, talk = (prompt(setup, language, Play(0, name, 3, 8, 0, forced)) for name in ("enemy", "opponent"))
    events = (
        say(language, "grail-event-pool-changed", pool="3"),
        say(language, "grail-event-affinity-moved", affinity="3"),
    )
    markers, affinity = (line[:6].lower() for line in events)  # their ends differ from case to case
    assert (markers in fight, affinity in fight) == (True, False)
    assert (markers in talk, affinity in talk) == (False, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mode_without_rules_is_worded_without_a_list(setup, language):
    plain, story = (prompt(setup, language, ChooseMode("story", rules)) for rules in ((), ("story_no_limiter",)))
    rule = say(language, "grail-mode-rule-story_no_limiter")
    assert say(language, "nobody") not in plain
    assert (rule in plain, rule in story) == (False, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_to_leave_a_parley_shows_its_cost(setup, language):
    free, dear = (prompt(setup, language, RetreatTogether(0, of, FAILURE.format(of))) for of in ("free", "opponent"))
    cost = at_table(GrailWords(language, ("Ann", "Bo")), setup).effects_at(FAILURE.format("opponent"))
    assert (cost in free, cost in dear) == (False, True)
    assert free != dear.replace("opponent", "free").replace(cost, say(language, "grail-nothing"))


@pytest.mark.parametrize("gained", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_unit_has_its_own_wording(setup, language, gained):
    one, five = (Share((0, 1), ("food", units), gained) for units in (1, 5))
    words = at_table(GrailWords(language, ("Ann", "Bo")), setup)
    assert words.facts(one)["left"] in words.prompt(one)
    assert words.prompt(one) != words.prompt(five).replace(words.facts(five)["left"], words.facts(one)["left"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_for_mercy_names_the_chapter(setup, language):
    said = prompt(setup, language, BegForMercy(2, "died_alone"))
    assert "2" in said
    assert say(language, "grail-outcome-died-alone") in said


SHORT = [
    ChooseMode("normal", ()),
    Play(0, "unfed_dogs", 0, 8, 0, forced=False),
    Play(0, "unfed_dogs", 0, 8, 0, forced=True),
    UseItems("unfed_dogs"),
    Equip(3),
    KeepFaceUp(0, "weapon"),
    LoseItem((0, 1), 2),
    Activate(101, (("magic", 2), ("wealth", 1)), 8),
    Activate(101, (), 8),
    TakeReplacement(0, "branwen"),
    EnterAt(0, "branwen"),
    Share((0, 1), ("reputation", 1), gained=True),
    DivideCost((0, 1), "explore", "energy", (("energy", 1),)),
]
"""Questions of The Hush, where all names are short."""


@pytest.mark.slow
@pytest.mark.parametrize("about", SHORT, ids=lambda about: about.kind)
def test_english_questions_are_short(about):
    hush = afallon.new("grail", seats=2, seed=1).setup
    assert len(prompt(hush, "en", about)) < 90
