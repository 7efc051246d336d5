"""Texts of verbs on the world: every verb in each of its forms, every number and timing, in every language."""

from typing import get_args

import msgspec
import pytest

from afallon.grail.content.cards import Timing
from afallon.grail.content.effects import Effect, Modify
from afallon.terminal.grail.words import GrailWords
from afallon.text import LANGUAGES

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

VERBS = [
    *({"do": "lift_affliction", "affliction": name, "who": "each"} for name in ("dying", "going_mad")),
    {"do": "take_discarded", "amount": 2, "who": "owner"},
    {"do": "put_out_menhir"},
    {"do": "put_out_menhir", "location": 7},
    {"do": "change_menhir", "amount": -1},
    {"do": "change_menhir", "amount": 2, "location": 7},
    {"do": "change_menhir", "amount": 2, "location": "all"},
    {"do": "discard_location"},
    {"do": "discard_location", "number": 7},
    {"do": "discard_location", "number": 7, "from_game": True},
    {"do": "place_guardian", "guardian": "knight"},
    {"do": "place_guardian", "guardian": "knight", "location": 7},
    {"do": "move_guardian", "guardian": "knight"},
    {"do": "remove_guardian", "guardian": "knight"},
    *({"do": "meet", "encounter": "knight", "who": who} for who in ("party", "each", "active", "owner", "here")),
    *({"do": "add_encounter", "encounter": "knight", "place": place} for place in ("shuffled", "top", "bottom")),
    {"do": "remove_encounter", "encounter": "knight"},
    {"do": "remove_encounter", "encounter": "knight", "amount": 1},
    *({"do": "add_event", "event": "storm", "place": place} for place in ("top", "bottom")),
    {"do": "remove_event", "event": "storm"},
    *(
        {"do": "look_at_deck", "deck": deck, "amount": 3, "who": "party"}
        for deck in ("items", "events", "own", "green", "grey", "purple", "blue")
    ),
    {"do": "look_at_deck", "deck": "items", "amount": 3, "order": True, "who": "party"},
    {"do": "end_day"},
    *(
        {"do": "modify", "what": what, "amount": 1, "who": "owner"}
        for words in get_args(Modify.__annotations__["what"])
        for what in get_args(words)
    ),
]


def told(language, verb):
    return GrailWords(language, ("Ann",)).effects((msgspec.convert(verb, Effect),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_verbs_have_different_texts(language):
    texts = [told(language, verb) for verb in VERBS]
    assert len(set(texts)) == len(texts)
    assert not [text for text in texts if "{" in text or "grail-" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_timings_have_different_texts(language):
    words = GrailWords(language, ("Ann",))
    texts = [words.say(f"grail-timing-{timing}") for timing in get_args(Timing)]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_actions_of_parties_have_different_texts(language):
    words = GrailWords(language, ("Ann",))
    names = ("travel", "dawn", "affliction", "on_empty_dial", "before_action", "after_action", "on_arrival")
    texts = [words.action(name) for name in names]
    assert len(set(texts)) == len(texts)


def test_english_texts_of_verbs():
    assert told("en", VERBS[2]) == "the owner of this card takes 2 cards from the discard pile"
    assert told("en", {"do": "change_menhir", "amount": -1, "location": "all"}) == "dial of every lit menhir −1"
    assert told("en", {"do": "meet", "colour": "grey", "who": "here"}) == "all who are here meet 1 grey encounter"
