"""Avalon's vocabulary: every declaration is documented and used, and nothing undeclared is accepted."""

import re

import msgspec
import pytest

from afallon.avalon import queries
from afallon.avalon.basic import BASIC_GAME
from afallon.avalon.character import GOOD, Character
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.game import GAME
from afallon.avalon.in_play import parts_in_play
from afallon.avalon.module import AvalonModule
from afallon.avalon.modules import MODULES
from afallon.avalon.night import EVIL_MEET
from afallon.avalon.tags import SEEMS_MERLIN
from afallon.kernel import View
from tests.goldens.games import FOLDER

WORDS = GAME.vocabulary
DECLARED = [*WORDS.events.values(), *WORDS.questions.values()]
PARTS = parts_in_play(tuple(CHARACTERS), tuple(MODULES))
SIGHTS = [EVIL_MEET, *(sight for character in CHARACTERS.values() for sight in character.sights)]
PLAYED = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("declared", DECLARED, ids=lambda declared: declared.__name__)
def test_a_declaration_has_a_one_line_docstring_and_typed_fields(declared):
    assert declared.__doc__.endswith((".", ").")) and "\n" not in declared.__doc__
    for field in msgspec.structs.fields(declared):
        schema = msgspec.json.schema(field.type)
        variants = schema.get("anyOf", [schema])
        assert field.type is bool or any("title" in variant for variant in variants), field


@pytest.mark.parametrize("event", WORDS.events.values(), ids=lambda event: event.__name__)
def test_every_event_happens_in_some_golden_game(event):
    assert re.search(rf"^(    to [\d ]+: )?{event.kind}( |$)", PLAYED, re.MULTILINE)


@pytest.mark.parametrize("question", WORDS.questions.values(), ids=lambda question: question.__name__)
def test_every_question_names_a_rule(question):
    assert re.fullmatch(r"AV-[A-Z]+-\d\d", question.rule)


def test_every_query_has_a_handler_and_none_is_undeclared():
    answered = {query for part in PARTS for query in part.queries}
    assert answered == set(WORDS.queries.values())
    assert queries.HAND in answered


def test_listeners_listen_to_declared_events():
    heard = {event for part in (BASIC_GAME, *PARTS) for event in part.listeners}
    assert heard and heard <= set(WORDS.events.values())


def test_the_knowledge_of_a_part_comes_from_declared_events():
    kinds = {*WORDS.events, *View.handlers}
    known = [part.known for part in PARTS if part.known is not None]
    assert {kind for one in known for kind in one.handlers} <= kinds
    assert set(GAME.view(None).handlers) <= kinds
    assert all(part.known.part == part.name for part in PARTS if part.known is not None)


@pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: sight.name)
def test_sights_match_declared_tags_names_and_sides(sight):
    wanted = [sight.watchers, sight.shown]
    looked_for = frozenset().union(*(tags for who in wanted for tags in (who.has, who.lacks)))
    assert looked_for <= {*WORDS.tags, *CHARACTERS, "good", "evil"}


MAKERS = {
    "character guinevere": lambda **traits: Character(name="guinevere", side=GOOD, **traits),
    "module grail": lambda **traits: AvalonModule(name="grail", **traits),
}


@pytest.mark.parametrize(("owner", "make"), MAKERS.items(), ids=MAKERS)
def test_an_undeclared_trait_is_refused_by_name(owner, make):
    assert SEEMS_MERLIN in make(traits=frozenset({SEEMS_MERLIN})).traits
    with pytest.raises(TypeError, match=rf"{owner}.*'seems_merlyn'"):
        make(traits=frozenset({SEEMS_MERLIN, "seems_merlyn"}))
    with pytest.raises(TypeError, match="'seems_merlin'"):  # a plain string with the name of a declared tag
        make(traits=frozenset({"seems_merlin"}))
