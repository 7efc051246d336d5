"""Set-up codes of Voyage: every set-up survives the round trip, and every preset can be played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afallon.voyage import code
from afallon.voyage.library import find_layout
from afallon.voyage.presets import PRESETS
from afallon.voyage.setup import check

OPTIONS = st.fixed_dictionaries(
    {
        "layout": st.sampled_from(["balanced", "random", str(find_layout("balanced"))]),
        "charted": st.sampled_from([None, False, True]),
        "lasting_captain": st.booleans(),
        "sailor_points": st.sampled_from(["0", "2", "1/2", "3/4", "99"]),
        "first_captain": st.none() | st.integers(min_value=0, max_value=2),
    }
)


@given(st.integers(min_value=3, max_value=7), OPTIONS)
def test_every_set_up_survives_the_round_trip(seats, options):
    assert code.read(code.write(seats, options)) == (seats, options)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_preset_can_be_played_and_has_a_code(preset):
    setup, problems = check(preset.seats, preset.options)
    assert (setup is not None, problems) == (True, ())
    seats, options = code.read(code.write(preset.seats, preset.options))
    assert check(seats, options)[0] == setup


@given(st.text(max_size=30) | st.text(alphabet="0123456789ABCDEFGHJKMNPQRSTVWXYZ", max_size=60).map("V".__add__))
def test_any_text_is_read_or_refused(text):
    try:
        seats, options = code.read(text)
    except code.BadCode:
        return
    check(seats, options)


def test_the_meaning_of_codes_does_not_change():
    assert code.write(4, {}) == "V1002000F"
    assert code.read("V1002000F")[1] == {
        "layout": "balanced",
        "charted": None,
        "lasting_captain": False,
        "sailor_points": "2",
        "first_captain": None,
    }


def test_roles_are_never_part_of_a_code():
    assert code.write(3, {"roles": ["admiral", "sailor", "traitor"]}) == code.write(3, {})
