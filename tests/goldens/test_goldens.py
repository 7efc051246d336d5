"""The golden playthroughs replay to the letter, come from their seeds, and together show what they should."""

import re

import pytest

from afallon.avalon.characters import CHARACTERS
from afallon.avalon.modules import MODULES
from tests.goldens.games import FOLDER, GOLDENS, path_of
from tests.goldens.playthrough import replay

TEXTS = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}


@pytest.mark.parametrize("name", TEXTS)
def test_a_game_replays_from_its_own_answers_to_the_letter(name):
    assert replay(TEXTS[name]) == TEXTS[name]


@pytest.mark.parametrize("name", GOLDENS)
def test_a_game_is_what_its_seed_makes(name):
    assert GOLDENS[name].play() == TEXTS[name], f"`python -m tests.goldens` writes {path_of(name).name} anew"


def test_every_file_has_its_game():
    assert set(TEXTS) == set(GOLDENS)


def has(pattern):
    """Whether a playthrough has this pattern, seen as lines."""
    return lambda text: re.search(pattern, text, re.MULTILINE) is not None


def has_a_tie(text):
    votes = re.findall(r"^votes_shown votes=(.+)$", text, re.MULTILINE)
    return any(vote.count("approve") == vote.count("reject") for vote in votes)


FEATURES = {
    **{f"{seats} players": has(f"^seats: {seats}$") for seats in range(5, 11)},
    **{f"edition {edition}": has(f"^game_started .*edition={edition} ") for edition in ("ua", "pl", "ru", "custom")},
    **{f"character {name}": has(f"dealt .*character={name} ") for name in CHARACTERS},
    **{f"module {name}": has(rf"^modules: .*\b{name}\b") for name in MODULES},
    "three fails": has("reason=three_fails"),
    "five rejections": has("reason=five_rejections"),
    "Merlin named": has("reason=merlin_named"),
    "Merlin safe": has("reason=merlin_safe"),
    "three successes": has("reason=three_successes"),
    "a tie": has_a_tie,
    "the fifth team goes": has(r"^team_proposed .*attempt=5.*\nteam_approved "),
    "the fifth team is rejected": has("^team_rejected .*rejections=5$"),
    "one fail does not sink quest 4": has("^quest_succeeded quest=4 fails=1$"),
    "one fail sinks quest 4 below seven": has("^quest_failed quest=4 fails=1$"),
    "two fails sink quest 4": has("^quest_failed quest=4 fails=2$"),
    "the Lady acts three times": lambda text: len(re.findall("^inspected ", text, re.MULTILINE)) == 3,
    "another makes the guess": has(r"^game_started .*assassin=(?!assassin|-)[\s\S]*merlin_guessed"),
    "nobody hunts": has("^game_started .*assassin=- "),
    "cards laid by hand": has("^deal: "),
}


@pytest.mark.parametrize(("feature", "is_shown"), FEATURES.items(), ids=FEATURES)
def test_some_game_shows(feature, is_shown):
    assert any(map(is_shown, TEXTS.values())), f"no golden shows: {feature}; add a game to games.py"


def test_a_changed_rule_would_be_seen():
    text = TEXTS["05_ua_basic"]
    assert replay(text.replace("quest_failed", "quest_succeeded", 1)) == text
