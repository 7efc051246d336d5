"""Set-up codes and presets: encoding a set-up and decoding the code gives the same set-up."""

import json
from functools import partial
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from afallon.avalon import code
from afallon.avalon.box import OPTIONS
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.game import GAME
from afallon.avalon.modules import MODULES
from afallon.avalon.numbers import NAME
from afallon.avalon.presets import PRESETS
from afallon.avalon.setup import check
from afallon.kernel.letters import write_numbers
from afallon.text import LANGUAGES, has

seats = st.integers(5, 10)
options = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.sampled_from(sorted(EDITIONS)),
        "characters": st.lists(st.sampled_from(sorted(CHARACTERS)), unique=True),
        "modules": st.lists(st.sampled_from(sorted(MODULES)), unique=True),
        "assassin": st.sampled_from([None, *sorted(CHARACTERS)]),
        "first_leader": st.none() | st.integers(0, 9),
        "fifth_team": st.sampled_from(["vote", "goes"]),
        "allegiance_deck": st.sampled_from([None, "five", "six"]),
        "fifth_quest": st.sampled_from([None, "two_successes", "two_quests"]),
        "hidden_sorcerer": st.booleans(),
        "senior_messenger": st.booleans(),
        "magic_after_one_fail": st.booleans(),
        "rogue_shares_early": st.booleans(),
        "excalibur_choice": st.booleans(),
        "allegiance_by_number": st.booleans(),
        "hidden_guess": st.booleans(),
    },
)


@given(seats, options)
def test_a_set_up_survives_encoding_and_decoding(seats, options):
    setup, _ = check(seats, options)
    assume(setup is not None)
    text = code.write(seats, GAME.options(setup))
    assert len(text) <= 20
    assert set(text) <= set(code.LETTERS)
    back_seats, back_options = code.read(text)
    assert check(back_seats, back_options)[0] == setup


def preset_codes():
    return [code.write(preset.seats, GAME.options(check(preset.seats, preset.options)[0])) for preset in PRESETS]


@pytest.mark.parametrize("text", preset_codes())
def test_typing_errors_are_detected(text):
    one_wrong = {text[:n] + letter + text[n + 1 :] for n in range(len(text)) for letter in code.LETTERS}
    swapped = {text[:n] + text[n + 1] + text[n] + text[n + 2 :] for n in range(len(text) - 1)}
    for slip in (one_wrong | swapped | {text[:-1], text + "0"}) - {text}:
        with pytest.raises(code.BadCode):
            code.read(slip)


@given(st.text(max_size=30) | st.text(alphabet=code.LETTERS, max_size=20).map("A".__add__))
def test_any_text_is_decoded_or_refused(text):
    try:
        seats, options = code.read(text)
    except code.BadCode:
        return
    check(seats, options)


well_written = st.lists(st.integers(0, 40) | st.integers(0, 2**80), max_size=40).map(partial(write_numbers, "A"))
"""Codes with a valid check letter and arbitrary numbers."""


@given(well_written)
def test_any_numbers_are_decoded_or_refused(text):
    try:
        seats, options = code.read(text)
    except code.BadCode:
        return
    setup, problems = check(seats, options)
    assert (setup is None) == any(problem.refused for problem in problems)


names = st.from_regex(NAME, fullmatch=True).filter(lambda name: len(name) <= 40)


def named(kind, name, *more):
    return [kind, *(1 + code._NAME_LETTERS.index(letter) for letter in name), 0, *more]


@given(names, st.integers(1, 4))
def test_an_addition_that_is_missing_here_is_refused_by_name(name, kind):
    assume(name not in CHARACTERS and name not in MODULES and name not in EDITIONS)
    seats, options = code.read(write_numbers("A", [0, 0, 5, 0, 3, 0, 0, *named(kind, name)]))
    _, problems = check(seats, options)
    unknown = {1: "edition", 2: "character", 3: "module", 4: "character"}[kind]
    assert [(p.code, p.details) for p in problems] == [(f"unknown_{unknown}", {unknown: name})]


@given(names, st.integers(0, 99))
def test_an_added_option_that_is_missing_here_is_refused_by_name(name, value):
    assume(name not in OPTIONS and name not in {"edition", "characters", "modules", "assassin", "deal", "first_leader"})
    seats, options = code.read(write_numbers("A", [0, 0, 5, 0, 3, 0, 0, *named(5, name, value)]))
    _, problems = check(seats, options)
    assert [(p.code, p.details) for p in problems] == [("unknown_option", {"option": name})]


@pytest.mark.parametrize(
    "numbers",
    [
        [],
        [0, 0, 5, 0, 3, 0],
        [0, 4, 5, 0, 3, 0, 0],  # unknown edition
        [0, 0, 1 << 24, 0, 3, 0, 0],  # unknown character
        [0, 0, 5, 1 << 7, 3, 0, 0],  # unknown module
        [0, 0, 5, 0, 25, 0, 0],  # unknown assassin
        [0, 0, 5, 0, 3, 0, 1 << 30],  # unknown option
        [2**70, 0, 5, 0, 3, 0, 0],  # too many seats
        [0, 0, 5, 0, 3, 2**70, 0],
        [0, 0, 5, 0, 3, 0, 0, 0],  # unknown kind of name
        [0, 0, 5, 0, 3, 0, 0, 2],  # truncated
        [0, 0, 5, 0, 3, 0, 0, 2, 0],  # empty name
        [0, 0, 5, 0, 3, 0, 0, 2, 1, 2, 3],
        [0, 0, 5, 0, 3, 0, 0, 2, 1, 38, 0],  # unknown letter
        [0, 0, 5, 0, 3, 0, 0, 6, 1, 0],  # unknown kind of name
        [0, 0, 5, 0, 3, 0, 0, 5, 1, 0],  # an option without a value
        [0, 0, 5, 0, 3, 0, 0, *[2, 1, 0] * 400],
    ],
    ids=str,
)
def test_malformed_numbers_are_refused(numbers):
    with pytest.raises(code.BadCode):
        code.read(write_numbers("A", numbers))


def test_codes_are_read_with_typing_variations():
    text = code.write(7, {"characters": ["merlin", "assassin"], "assassin": "assassin"})
    typed = "-".join(text.lower()).replace("0", "o").replace("1", "l")
    assert code.read(f" {typed} ") == code.read(text)


def test_a_code_contains_no_deal():
    setup, _ = check(5, {"deal": ["merlin", "assassin", "servant", "minion", "servant"]})
    assert setup is not None
    assert "deal" not in code.read(code.write(5, GAME.options(setup)))[1]


def test_an_issued_code_keeps_its_meaning():
    assert code.read("A0050300M") == (
        5,
        {
            "edition": "custom",
            "characters": ["merlin", "assassin"],
            "modules": [],
            "assassin": "assassin",
            "first_leader": None,
            "fifth_team": "vote",
        },
    )


OLD = json.loads((Path(__file__).parent / "codes.json").read_text("utf-8"))
"""Codes as first issued: every preset, and set-ups of all sorts. They must stay valid for ever."""


@pytest.mark.parametrize("text", OLD)
def test_old_codes_stay_valid(text):
    seats, options = OLD[text]
    assert code.read(text) == (seats, options)
    setup, _ = check(seats, options)
    assert setup is not None


def test_the_old_codes_cover_all_characters_modules_and_options():
    named = [{*options["characters"], *options["modules"], *options} for _, options in OLD.values()]
    assert set().union(*named) >= {*CHARACTERS, *MODULES, *OPTIONS} - {"servant", "minion"}


def test_codes_keep_options_that_differ_from_the_editions_default():
    _, lancelots = code.read("A32NG3M23072")
    assert lancelots["edition"] == "pl"
    assert lancelots["modules"] == ["quest_selection", "lancelot_variant_1"]
    assert lancelots["fifth_team"] == "goes"
    assert (lancelots["allegiance_deck"], lancelots["fifth_quest"]) == ("six", "two_successes")
    _, hidden = code.read("A30NGGGW7030R11")
    assert (hidden["hidden_sorcerer"], hidden["senior_messenger"]) == (True, True)
    assert "allegiance_deck" not in hidden


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_presets_are_playable_and_translated(preset):
    setup, problems = check(preset.seats, preset.options)
    assert setup is not None
    assert not problems, "a preset gives no warnings"
    for language in LANGUAGES:
        for key in (f"avalon-preset-{preset.name}", f"avalon-preset-{preset.name}.short"):
            assert has(language, key), f"{key} is missing in {language}"
