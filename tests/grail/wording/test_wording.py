"""Card texts: the goldens, their completeness, and single cases."""

import re
import typing
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial

import msgspec
import pytest

from afallon.grail.content import cards, conditions, effects
from afallon.grail.content.glossary import Keyword, ModeRule, Once, Payment, Quantity, Scope, Trait
from afallon.grail.wording import Line, addressed
from afallon.grail.wording import effects as lines_of
from afallon.grail.wording.phrases import phrase
from afallon.sentences.grail.card_text import CardText, Sentence, running
from afallon.text import LANGUAGES
from tests.grail.wording.make import golden, path_of
from tests.grail.wording.names import name_in
from tests.grail.wording.samples import samples

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_match_the_goldens(language):
    """After a change run `python -m tests.grail.wording.make` and review the diff."""
    assert golden(language) == path_of(language).read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_sentence(language):
    text = CardText(language, partial(name_in, language))
    for _, entries in samples():
        for sample in entries:
            for printed in _all(text.face(sample.face).text):
                assert re.match(r"[^\W\d_]|[“„«(+]", printed.text), printed.text
                assert printed.text[0] == printed.text[0].upper()
                assert printed.text.endswith((".", ":"))
                assert printed.text.endswith(":") == bool(printed.below)
                assert not re.search(r"[a-z]_[a-z]|  |\s[.,;:]|[.,;]{2}|\{|\}", printed.text), printed.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_verbs_have_different_texts(language):
    text = CardText(language, partial(name_in, language))
    for section, entries in samples():
        if section == "effects: verbs":
            said = [running(text.face(sample.face).text) for sample in entries]
            assert [one for one, number in Counter(said).items() if number > 1] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language):
    english, other = (CardText(one, partial(name_in, one)) for one in ("en", language))
    for _, entries in samples():
        for sample in entries:
            assert running(english.face(sample.face).text) != running(other.face(sample.face).text)


def _all(printed: typing.Iterable[Sentence]) -> Iterator[Sentence]:
    for one in printed:
        yield one
        yield from _all(one.below)


# Completeness


def _seen() -> tuple[set[type], dict[tuple[type, str], set[typing.Any]]]:
    """Return the types of all content in the samples, and the values of each of their fields."""
    types: set[type] = set()
    values: dict[tuple[type, str], set[typing.Any]] = defaultdict(set)

    def walk(content: typing.Any) -> None:
        if isinstance(content, msgspec.Struct):
            types.add(type(content))
            for field in content.__struct_fields__:
                value = getattr(content, field)
                if isinstance(value, str | int):
                    values[type(content), field].add(value)
                walk(value)
        elif isinstance(content, tuple):
            for one in content:
                values[type(content), ""].add(one if isinstance(one, str) else "")
                walk(one)

    for _, entries in samples():
        for sample in entries:
            walk(sample.content)
    return types, values


TYPES, VALUES = _seen()
CONTENT = (
    *typing.get_args(effects.Effect),
    *typing.get_args(conditions.Requirement),
    *(effects.Per, effects.Choice, effects.AnyCost, cards.Ability),
)


def test_the_goldens_contain_every_verb_and_condition():
    assert {one.__name__ for one in CONTENT} - {one.__name__ for one in TYPES} == set()


def _literals(annotation: typing.Any) -> set[typing.Any]:
    if typing.get_origin(annotation) is typing.Literal:
        return set(typing.get_args(annotation))
    return set().union(*map(_literals, typing.get_args(annotation)))


@pytest.mark.parametrize("content", CONTENT, ids=lambda one: one.__name__)
def test_the_goldens_contain_every_word_of_the_closed_sets(content):
    """Every timing, modifier, keyword, colour, … that an author may write."""
    for field, annotation in typing.get_type_hints(content).items():
        allowed = _literals(annotation)
        if allowed not in SHARED:
            assert allowed - VALUES[content, field] == set(), field


SHARED = [set(typing.get_args(one)) for one in (Scope, Quantity, Payment, Keyword, Trait, Once, ModeRule)]
"""Sets of words that many types share; a single type need not show all of them."""


@pytest.mark.parametrize("words", SHARED[:-1], ids=min)
def test_the_goldens_contain_every_word_of_the_shared_sets(words):
    """Mode rules are separate sentences and not part of card texts."""
    assert any(words <= values for values in VALUES.values())


def test_the_goldens_contain_every_scope():
    for content in (effects.Gain, effects.Modify, effects.Choose, conditions.HasAtLeast, conditions.HasState):
        assert set(typing.get_args(Scope)) <= VALUES[content, "who"]


# Single cases


def english(*verbs: effects.Effect, you="party") -> str:
    return running(CardText("en", partial(name_in, "en")).sentences(lines_of(verbs, you)))


def test_successive_verbs_of_one_subject_share_a_sentence():
    gain, lose = effects.Gain(what="food", amount=1, who="each"), effects.Lose(what="terror", who="each")
    assert english(gain, lose) == "Each of you gains 1 food and loses 1 terror."
    assert english(gain, effects.Gain(what="wealth", amount=2, who="each"), lose) == (
        "Each of you gains 1 food and 2 wealth. Each of you loses 1 terror."
    )
    assert english(gain, effects.Lose(what="terror", who="active")) == (
        "Each of you gains 1 food. The active character loses 1 terror."
    )


def test_a_card_addresses_its_reader_as_you():
    gain = effects.Gain(what="food", amount=1, who="owner")
    assert english(gain, you=addressed("items")) == "Gain 1 food."
    assert english(gain, you=addressed("combat_cards")) == "The owner of this card gains 1 food."
    assert english(effects.DrawCards(who="active"), you=addressed("combat_cards")) == "Draw 1 card."
    assert (
        english(effects.Gain(what="food", amount=1, who="party"), you=addressed("locations"))
        == "The party gains 1 food."
    )


def test_a_grammatical_form_is_passed_on_to_arguments():
    text = CardText("uk", partial(name_in, "uk"))
    food = phrase("amount-food", units=1)
    assert text.phrase(food, "accusative") == "1 їжу"
    assert text.phrase((food, phrase("amount-magic", units=1)), "accusative") == "1 їжу та 1 очко чарів"
    assert text.phrase(phrase("in-use", what=phrase("keyword-weapon")), "genitive") == "зброї у спорядженні"
    assert text.phrase(food) == "1 їжа"


def test_within_a_sentence_there_are_neither_capitals_nor_full_stops():
    text = CardText("en", partial(name_in, "en"))
    choose = effects.Choose(
        choices=(
            effects.Choice(id="ring", effects=(effects.Gain(what="food", amount=1, who="party"),)),
            effects.Choice(id="leave"),
        ),
        who="party",
    )
    assert text.aside(lines_of((effects.Escape(), choose))) == (
        "the enemy escapes; the party chooses one: “Ring the bell” – the party gains 1 food; “Leave it be”"
    )
    assert text.sentences((Line(phrase("effect-escape")),)) == (Sentence("The enemy escapes."),)
