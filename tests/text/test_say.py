"""`say`: plurals, fallbacks, and arguments that are never parsed."""

import subprocess
import sys

import pytest

from afallon.text import LANGUAGES, MissingWords, has, listed, say, sources

STRICT = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

COUNTED = {
    "en": {1: "1 fail", 2: "2 fails", 5: "5 fails", 21: "21 fails"},
    "uk": {1: "1 провал", 2: "2 провали", 5: "5 провалів", 21: "21 провал"},
    "pl": {1: "1 Porażka", 2: "2 Porażki", 5: "5 Porażek", 21: "21 Porażek"},
    "it": {1: "1 fallimento", 2: "2 fallimenti", 5: "5 fallimenti", 21: "21 fallimenti"},
    "ru": {1: "1 провал", 2: "2 провала", 5: "5 провалов", 21: "21 провал"},
}

PLAYERS = {
    "en": {1: "1 player ", 2: "2 players ", 5: "5 players ", 21: "21 players "},
    "uk": {1: "1 гравця ", 2: "2 гравців ", 5: "5 гравців ", 21: "21 гравця "},
    "pl": {1: "1 gracza ", 2: "2 graczy ", 5: "5 graczy ", 21: "21 graczy "},
    "it": {1: "1 persona ", 2: "2 persone ", 5: "5 persone ", 21: "21 persone "},
    "ru": {1: "1 игрока ", 2: "2 игроков ", 5: "5 игроков ", 21: "21 игрока "},
}

CHEEKY_NAMES = [
    "{ $leader }",
    '{ "Merlin" }',
    "{ avalon-character-merlin }",
    "{ NUMBER(5) }",
    "}",
    "<b onclick='x'>Zoë & co</b>",
    "\\u0041\nnight-all-open = x",
    "*[other] -term .attr = #",
    "Олена",
]


@STRICT
@pytest.mark.parametrize("number", [1, 2, 5, 21])
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_agree_with_numbers(language, number):
    assert say(language, "avalon-quest-card-fail.count", count=number) == COUNTED[language][number]
    prompt = say(language, "avalon-ask-choose-team", size=number, quest=1, attempt=1, fails_to_sink=1)
    assert PLAYERS[language][number] in prompt


@STRICT
@pytest.mark.parametrize("language", LANGUAGES)
def test_large_numbers_have_no_grouping(language):
    assert "12345" in say(language, "avalon-problem-no-such-leader", seat=12345)


@STRICT
@pytest.mark.parametrize("name", CHEEKY_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_not_parsed_as_fluent(language, name):
    plain = say(language, "avalon-event-leader-chosen", name="NAME")
    assert say(language, "avalon-event-leader-chosen", name=name) == plain.replace("NAME", name)


@STRICT
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_invisible_marks_surround_a_name(language):
    assert not set("\u2066\u2067\u2068\u2069") & set(say(language, "avalon-event-leader-chosen", name="Ann"))


@STRICT
def test_an_underscore_is_read_as_a_dash():
    assert say("en", "avalon-ask-choose_team.waiting", name="Ann") == "Ann is choosing a team."


@STRICT
@pytest.mark.parametrize(
    ("language", "items", "text"),
    [
        ("en", [], ""),
        ("en", ["Ann"], "Ann"),
        ("en", ["Ann", "Bob"], "Ann and Bob"),
        ("en", ["Ann", "Bob", "Cid"], "Ann, Bob and Cid"),
        ("uk", ["Ann", "Bob", "Cid"], "Ann, Bob та Cid"),
        ("pl", ["Ann", "Bob", "Cid"], "Ann, Bob i Cid"),
        ("it", ["Ann", "Bob", "Cid"], "Ann, Bob e Cid"),
        ("ru", ["Ann", "Bob", "Cid"], "Ann, Bob и Cid"),
    ],
)
def test_lists_read_as_text(language, items, text):
    assert listed(language, items) == text


def test_each_language_has_its_own_name():
    names = [say(language, "language-name") for language in LANGUAGES]
    assert names == ["English", "Українська", "Polski", "Italiano", "Русский"]


def test_a_missing_message_falls_back_to_english(monkeypatch):
    from afallon import text

    def without_words(language):
        return {} if language == "uk" else sources(language)

    def forget():
        text._bundle.cache_clear()
        text._resources.cache_clear()

    forget()
    monkeypatch.setattr(text, "sources", without_words)
    try:
        assert not has("uk", "avalon-side-good")
        with pytest.warns(MissingWords, match="avalon-side-good is not in uk"):
            assert say("uk", "avalon-side-good") == "good"
    finally:
        forget()


def test_terms_replace_those_of_the_engine():
    stone = "-menhir = { $form ->\n    [indefinite] an ogham\n   *[nominative] ogham\n}"
    assert say("en", "grail-has-seal-menhir", stone) == "there is an ogham here"
    assert say("en", "grail-event-menhir-lit", stone, number="7", dial="3") == "An ogham shines: 7, dial 3."
    assert say("en", "grail-has-seal-menhir") == "there is a menhir here"


def test_an_unknown_key_is_rendered_as_the_key():
    with pytest.warns(MissingWords):
        assert say("pl", "avalon-no-such-key") == "avalon-no-such-key"
    with pytest.warns(MissingWords):
        assert say("pl", "avalon-character-merlin.no-such-attribute") == "avalon-character-merlin.no-such-attribute"


def test_a_missing_argument_is_noticed():
    with pytest.warns(MissingWords, match="avalon-event-leader-chosen"):
        say("en", "avalon-event-leader-chosen")


def test_has_knows_messages_and_attributes():
    assert has("it", "avalon-character-merlin")
    assert has("it", "avalon-character-merlin.short")
    assert not has("it", "avalon-character-merlin.long")
    assert not has("it", "avalon-character-gawain")


def test_an_unknown_language_is_refused_with_the_list_of_languages():
    with pytest.raises(ValueError, match=r"'de'.*en, uk, pl, it, ru"):
        say("de", "avalon-name")


def test_importing_the_package_loads_no_language_and_no_fluent():
    program = "import sys, afallon.text; print([name for name in ('fluent', 'babel') if name in sys.modules])"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, encoding="utf-8").stdout
    assert shown.strip() == "[]"
