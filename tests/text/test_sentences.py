"""Messages follow the declarations: they use only arguments that their event or question provides."""

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
    """Yield every argument that a message can use of the fields of a declaration."""
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
    """Yield the key of each event's and question's message, with the arguments that it may use."""
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


def test_a_message_uses_only_declared_arguments():
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
def test_a_field_may_select_another_wording(words, one, other, language):
    """A player named like the selector for an empty seat still counts as a player."""
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
def test_some_questions_have_special_wordings(question: Question, wording: str):
    assert question.wording == wording
    assert AvalonWords("en", NAMES).prompt_key(question) == f"avalon-ask-{wording}"
