"""Every question is one sentence with its actors, objects and purpose, made from the question alone."""

from random import Random

import pytest

import afallon
from afallon.avalon.presets import PRESETS
from afallon.avalon.questions import ChooseQuest, ChooseTeam, Recruit, Vote
from afallon.kernel import Decision, OneOf
from afallon.terminal.avalon.words import AvalonWords
from afallon.text import LANGUAGES
from tests.properties.play import Mood
from tests.text.engine import decision_kinds

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

NAMES = tuple(f"Player{letter}" for letter in "ABCDEFGHIJ")
PEOPLE = ("leader", "holder", "inspector", "receiver", "other")


@pytest.fixture(scope="module")
def asked() -> dict[tuple[str, ...], Decision]:
    """Return one question of each kind and variant, from games with all characters and modules."""
    asked: dict[tuple[str, ...], Decision] = {}
    for preset in PRESETS:
        for seed in range(60 if "plot_cards" in preset.options["modules"] else 12):
            rng = Random(seed)
            table, mood = afallon.new("avalon", seats=preset.seats, seed=seed, **preset.options), Mood(rng)
            while table.outcome is None:
                decision = next(iter(table.open.values()))
                about = decision.about
                sort = (str(getattr(about, name, "")) for name in ("openly", "through", "aim"))
                asked.setdefault((decision.kind, *sort), decision)
                table.submit(afallon.Answer(decision.id, decision.seat, mood.answer(decision, None, rng)))
    return asked


def test_all_kinds_of_question_occur(asked):
    assert {kind for kind, *_ in asked} == decision_kinds()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_worded_from_its_subject_alone(asked, language):
    words = AvalonWords(language, NAMES)
    for decision in asked.values():
        said = words.question(decision, None)  # without a view
        assert "{" not in said and "$" not in said
        about = decision.about.data
        named = [about[field] for field in PEOPLE if about.get(field) is not None]
        for seat in (*named, *about.get("team", ())):
            assert NAMES[seat] in said, (said, about)
        for field in ("quest", "round", "attempt"):
            assert field not in about or str(about[field]) in said, (said, about)
        for card in about.get("cards", ()) if decision.own is None else ():
            assert words.plot_cards([card]) in said
        if decision.own is not None:
            (field,) = decision.own.__struct_fields__
            assert words.facts(decision.own)[field] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_one_sentence(asked, language):
    words = AvalonWords(language, NAMES)
    for decision in asked.values():
        said = words.question(decision, None)
        for card in ("are_you_the_one", "have_at_you", "we_found_you"):  # their names end like sentences
            said = said.replace(words.plot_cards([card]), "")
        is_followed_by_a_secret = decision.kind in ("show_loyalty", "change_card")
        assert sum(said.count(end) for end in ".?!") == 1 + is_followed_by_a_secret, said


def test_a_question_without_fields_is_worded():
    decision = Decision(1, 0, Recruit(), OneOf((None, 1)), "AV-SERV-02")
    said = AvalonWords("en", NAMES).question(decision, None)
    assert said.startswith("Who is the Untrustworthy Servant, who would turn to evil")


TWO_FAILS_AND_THE_LAST_ATTEMPT = {
    "en": ("two fails", "evil wins"),
    "uk": ("два провали", "перемагає зло"),
    "pl": ("dwie Porażki", "zwyciężają Źli"),
    "it": ("due fallimenti", "vince il male"),
    "ru": ("два провала", "побеждает зло"),
}


@pytest.mark.parametrize("attempt", [1, 4, 5])
@pytest.mark.parametrize("fails", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_mention_two_fails_and_the_cost_of_a_fifth_rejection(language, fails, attempt):
    words = AvalonWords(language, ("Ann", "Bob"))
    two_fails, cost = TWO_FAILS_AND_THE_LAST_ATTEMPT[language]
    votes = [Vote(0, (0, 1), 4, attempt, fails, openly=openly) for openly in (False, True)]
    for about in (ChooseTeam(4, attempt, 4, fails), *votes):
        said = words.prompt(about)
        assert (two_fails in said, cost in said) == (fails == 2, attempt == 5), said
    assert (cost in words.prompt(ChooseQuest(attempt))) == (attempt == 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_quest_shows_team_size_and_fails(language):
    view = afallon.new("avalon", seats=7, seed=1, modules=["quest_selection"]).view(0)
    words = AvalonWords(language, NAMES)
    hints = [words.hint(ChooseQuest.kind, quest, view) for quest in range(1, 6)]
    assert [hint.partition(" ")[0] for hint in hints] == ["2", "3", "3", "4", "4"]
    assert [TWO_FAILS_AND_THE_LAST_ATTEMPT[language][0] in hint for hint in hints] == [
        quest == 4 for quest in range(1, 6)
    ]


@pytest.mark.parametrize("about", [ChooseTeam(4, 5, 4, 2), ChooseQuest(5), Vote(0, (0, 1), 1, 1, 1)])
def test_english_questions_are_short(about):
    assert len(AvalonWords("en", ("Ann", "Bob")).prompt(about)) < 90
