"""Sentences follow what the games declare: a text speaks of nothing that its event or question does not tell."""

from collections.abc import Iterator

import pytest

import afallon
from afallon.avalon.events import ExcaliburUsed, RecruitmentTried, Reinforced
from afallon.avalon.questions import Assassinate, ShowLoyalty, Vote
from afallon.grail.rules.map.events import MenhirInspected
from afallon.kernel import Event, GameEnded, Question, Vocabulary, events
from afallon.kernel.wording import Flag, Particular, People, Tally, argument, fields_said, number_of
from afallon.sentences import Sentences
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.voyage.words import VoyageWords
from afallon.text import LANGUAGES, sources
from afallon.voyage.events import CourseSet, TileTurned
from tests.text.messages import messages, variables

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

NAMES = ("Ann", "Bob", "none", "Dan", "Eve")
TEXTS = {key: pattern for file in sources("en") for key, pattern in messages("en", file).items()}


def arguments_of(declared: type) -> Iterator[str]:
    """Everything that a text can get of the fields of a declaration."""
    for field, how in fields_said(declared).items():
        yield f"{field}_is"
        match how:
            case Flag():
                continue
            case Tally(answers=answers):
                yield from (name for answer in answers for name in (answer, f"{answer}_names"))
                continue
            case People():
                yield number_of(field)
            case Particular("path"):
                yield f"{field}_source"
        yield argument(field, how)
    if declared is MenhirInspected:
        yield "cost"


def texts() -> Iterator[tuple[str, set[str]]]:
    """By key of an event's or a question's text: what it may speak of."""
    for game in afallon.GAMES:
        words = afallon.find_game(game).vocabulary
        for event in (*Vocabulary(events).events.values(), *words.events.values()):
            for key in (f"{game}-event-{event.kind}", f"{game}-event-{event.kind}.names"):
                yield key, set(arguments_of(event))
        for question in words.questions.values():
            own = set() if question.own is None else set(arguments_of(question.own))
            for wording in (question.kind, *question.wordings):
                for key in (f"{game}-ask-{wording}", f"{game}-ask-{wording}.own"):
                    yield key, {*arguments_of(question), *own}


def test_a_text_speaks_of_nothing_that_is_not_told():
    told = {key.replace("_", "-"): arguments for key, arguments in texts()}
    spoken = {key: variables(pattern) for key, pattern in TEXTS.items() if key in told}
    assert len(spoken) > 200
    assert {key: names - told[key] for key, names in spoken.items() if names - told[key]} == {}


OTHERWISE: list[tuple[type[Sentences], Event, Event]] = [
    (AvalonWords, ExcaliburUsed(0, 2), ExcaliburUsed(0, None)),
    (AvalonWords, RecruitmentTried(0, 2), RecruitmentTried(0, None)),
    (AvalonWords, Reinforced("good", "fail"), Reinforced("evil", "fail")),
    (AvalonWords, GameEnded("good", "rogue", (), (), None), GameEnded(None, "rogue", (), (), None)),
    (VoyageWords, TileTurned(1, 1, "avalon", fog=False), TileTurned(1, 1, "avalon", fog=True)),
    (VoyageWords, CourseSet("north", "preferred", "majority"), CourseSet(None, None, "necessity")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "one", "other"), OTHERWISE, ids=lambda told: getattr(told, "kind", None))
def test_a_field_may_call_for_other_words(words, one, other, language):
    """Whoever is called like the sign that nobody is there is somebody all the same."""
    said = words(language, NAMES).event(one)
    assert said != words(language, NAMES).event(other)
    if "seat" in one.data or "named" in one.data:
        assert NAMES[2] in said.replace(".", " ").split()


@pytest.mark.parametrize(
    ("question", "wording"),
    [
        (Vote(0, (0, 1), 1, 1, 1), "vote"),
        (Vote(0, (0, 1), 1, 1, 1, openly=True), "vote_openly"),
        (ShowLoyalty("lady_of_the_lake", 0), "show_loyalty"),
        (ShowLoyalty("cleric"), "show_loyalty_at_night"),
        (Assassinate("merlin"), "assassinate"),
        (Assassinate("messengers", 2), "assassinate_messengers"),
    ],
)
def test_some_questions_have_other_words_at_certain_moments(question: Question, wording: str):
    assert question.wording == wording
    assert AvalonWords("en", NAMES).prompt_key(question) == f"avalon-ask-{wording}"
