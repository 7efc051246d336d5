"""Keys lie in a plane, and the light of menhirs can come to every place on it."""

import pytest

from afallon.grail.content.pack_check import check_pack
from tests.grail.world import world

EAST = {3: {"keys": {"west": 1, "east": 6}}, 6: {"keys": {"west": 3}}}
"""6 lies two steps east of the start."""


def found(folder, places):
    world(folder, places=places)
    codes = ("keys_disagree", "two_on_one_cell", "place_never_lit")
    return [(one.code, one.details["number"]) for one in check_pack(folder)[1] if one.code in codes]


@pytest.mark.rule("GR-LOC-12")
def test_keys_that_lead_to_one_place_from_two_sides_agree(tmp_path):
    north, east = {"south": 1, "east": 6}, {"west": 1, "north": 6}
    assert found(tmp_path, {2: {"keys": north}, 3: {"keys": east}, 6: {"keys": {"west": 2, "south": 3}}}) == []
    east = {"west": 1, "south": 6}
    assert found(tmp_path, {2: {"keys": north}, 3: {"keys": east}, 6: {"keys": {"west": 2, "north": 3}}}) == [
        ("keys_disagree", 3),
        ("keys_disagree", 6),
    ]


@pytest.mark.rule("GR-LOC-12")
def test_a_cell_holds_one_place(tmp_path):
    corner = {2: {"keys": {"south": 1, "east": 6}}, 3: {"keys": {"west": 1, "north": 7}}}
    assert found(tmp_path, {**corner, 6: {"keys": {"west": 2}}, 7: {"keys": {"south": 3}}}) == [("two_on_one_cell", 3)]


@pytest.mark.rule("GR-LOC-12")
def test_a_changed_version_lies_where_its_original_lay(tmp_path):
    changed = {7: {"original": 3, "keys": {"west": 1}}}
    assert found(tmp_path, {2: {"immediate": [{"do": "replace_location", "number": 3, "by": 7}]}, **changed}) == []


@pytest.mark.rule("GR-MENHIR-01", "GR-LOC-20")
def test_a_place_beyond_all_light_is_never_laid(tmp_path):
    assert found(tmp_path, EAST) == [("place_never_lit", 6)]


@pytest.mark.rule("GR-MENHIR-01", "GR-LOC-20")
@pytest.mark.parametrize(
    "lit",
    [
        {3: {"seals": ["menhir"], "keys": {"west": 1, "east": 6}}},
        {
            2: {"seals": ["menhir"], "keys": {"south": 1}},
            3: {"keys": {"west": 1, "east": 6}, "immediate": [{"do": "light_menhir"}]},
        },
        {3: {"keys": {"west": 1, "east": 6}}, 2: {"immediate": [{"do": "light_menhir", "location": 3}]}},
    ],
)
def test_another_menhir_brings_light(tmp_path, lit):
    assert found(tmp_path, {**EAST, **lit}) == []


@pytest.mark.rule("GR-MENHIR-01", "GR-LOC-20")
def test_menhirs_pass_the_light_on(tmp_path):
    """The menhir of 7 is lit from 6, which is lit from 3; without 3 all beyond is dark."""
    far = {6: {"seals": ["menhir"], "keys": {"west": 3, "east": 7}}, 7: {"keys": {"west": 6}}}
    three = {"west": 1, "east": 6}
    assert found(tmp_path, {3: {"seals": ["menhir"], "keys": three}, **far}) == []
    assert found(tmp_path, {3: {"keys": three}, **far}) == [("place_never_lit", 6), ("place_never_lit", 7)]
