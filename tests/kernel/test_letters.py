"""Codes of numbers: round trip, detection of typing errors, and correction of look-alikes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afallon.kernel.letters import LETTERS, BadCode, read_numbers, tidy, write_numbers


@given(st.lists(st.integers(min_value=0, max_value=1 << 200), max_size=9))
def test_numbers_survive_the_round_trip(numbers):
    code = write_numbers("X", numbers)
    assert set(code) <= set(LETTERS)
    assert read_numbers("X", code) == numbers


def test_codes_of_other_kinds_are_refused():
    with pytest.raises(BadCode):
        read_numbers("Y", write_numbers("X", [1, 2]))


def test_a_truncated_code_is_refused():
    code = write_numbers("X", [16])
    for length in range(len(code)):
        with pytest.raises(BadCode):
            read_numbers("X", code[:length])


def test_every_typing_error_of_one_letter_or_two_neighbours_is_noticed():
    code = write_numbers("X", [3, 255, 0, 17])
    slips = {code[:n] + letter + code[n + 1 :] for n in range(len(code)) for letter in LETTERS}
    slips |= {code[:n] + code[n + 1] + code[n] + code[n + 2 :] for n in range(len(code) - 1)}
    for slip in slips - {code}:
        with pytest.raises(BadCode):
            read_numbers("X", slip)


def test_look_alikes_and_separators_are_corrected():
    assert tidy(" k7-m2 oil ") == "K7M2011"
