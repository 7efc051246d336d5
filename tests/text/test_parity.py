"""All languages have the same keys, attributes and arguments, in well-formed files."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from afallon.text import LANGUAGES, say, sources
from tests.text.messages import (
    FORMS,
    PLURALS,
    base_of,
    entries,
    forms_asked,
    literal_text,
    messages,
    numbers,
    plural_choices,
    shown_bare,
    variables,
)

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

FILES = tuple(sources("en"))
EVERYWHERE = [(language, file) for language in LANGUAGES for file in FILES]
OTHERS = [(language, file) for language, file in EVERYWHERE if language != "en"]

AS_GIVEN = {
    ("avalon-problem-wrong-number-of-seats", "seats"),
    ("avalon-event-cards-shown", "cards"),
    ("voyage-event-points-counted", "points"),
}
"""Variables that are numbers elsewhere, but raw input or a list here."""

FOREIGN_LETTERS = {"en": "а-яёіїєґ", "pl": "а-яёіїєґ", "it": "а-яёіїєґ", "uk": "ыэъё", "ru": "іїєґ"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_same_files(language):
    assert tuple(sources(language)) == FILES


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_a_file_is_well_formed(language, file):
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_occurs_twice(language):
    keys = Counter(
        entry.id.name for file in FILES for entry in entries(language, file) if isinstance(entry, ast.Message)
    )
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize(("language", "file"), OTHERS)
def test_keys_and_attributes_equal_the_english_ones(language, file):
    assert set(map(base_of, messages(language, file))) == set(map(base_of, messages("en", file)))


@pytest.mark.parametrize(("language", "file"), OTHERS)
def test_arguments_equal_the_english_ones(language, file):
    english = messages("en", file)
    own = {key: variables(pattern) for key, pattern in messages(language, file).items()}
    assert own == {key: variables(english[base_of(key)]) for key in own}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_exactly_the_forms_that_messages_request(language):
    patterns = {key: pattern for file in FILES for key, pattern in messages(language, file).items()}
    had = {key.partition(".")[2] for key in patterns if base_of(key) != key}
    assert had == frozenset().union(*map(forms_asked, patterns.values())) & FORMS
    assert frozenset().union(*map(forms_asked, patterns.values())) <= FORMS


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_keys_consist_of_words_and_dashes(language, file):
    assert [key for key in messages(language, file) if not re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)?", key)] == []


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_plurals_are_complete(language, file):
    for key, pattern in messages(language, file).items():
        for categories in plural_choices(pattern):
            assert PLURALS[language] <= categories, key


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_numbers_are_shown_without_grouping(language, file):
    patterns = messages(language, file)
    counted = set().union(*map(numbers, patterns.values()))
    bare = {(key, name) for key, pattern in patterns.items() for name in shown_bare(pattern) & counted}
    assert bare - AS_GIVEN == set()


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_messages_have_no_letters_of_another_alphabet(language, file):
    foreign = re.compile(f"[{FOREIGN_LETTERS[language]}]", re.IGNORECASE)
    assert [key for key, pattern in messages(language, file).items() if foreign.search(literal_text(pattern))] == []


@pytest.mark.parametrize("file", ["common", *(file for file in FILES if file.startswith("avalon"))])
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_cyrillic_messages_have_no_latin_letters(language, file):
    latin = re.compile("[A-Za-z]")
    assert [key for key, pattern in messages(language, file).items() if latin.search(literal_text(pattern))] == []


@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_every_message_renders(language, file, number):
    for key, pattern in messages(language, file).items():
        counted = numbers(messages("en", file)[base_of(key)])
        text = say(language, key, **{name: number if name in counted else f"[{name}]" for name in variables(pattern)})
        assert text, key
        assert "{" not in text, key
        if number:  # zero may have its own sentence, without names
            assert [name for name in shown_bare(pattern) if name not in counted and f"[{name}]" not in text] == [], key
