"""The plane of the map: keys are consistent, and every location can come into the range of a menhir."""

import pytest

from afallon.grail.content.pack_check import check_pack
from tests.grail.world import world

EAST = {3: {"keys": {"west": 1, "east": 6}}, 6: {"keys": {"west": 3}}}
"""Location 6 is two steps east of the start."""


def found(folder, places):
    world(folder, places=places)
    codes = ("keys_disagree", "two_on_one_cell", "place_never_lit")
    return [(one.code, one.details["number"]) for one in check_pack(folder)[1] if one.code in codes]


@pytest.mark.rule("GR-LOC-12")
def test_keys_that_lead_to_one_location_from_two_sides_must_agree(tmp_path):
    north, east = {"south": 1, "east": 6}, {"west": 1, "north": 6}
    assert found(tmp_path, {2: {"keys": north}, 3: {"keys": east}, 6: {"keys": {"west": 2, "south": 3}}}) == []
    east = {"west": 1, "south": 6}
    assert found(tmp_path, {2: {"keys": north}, 3: {"keys": east}, 6: {"keys": {"west": 2, "north": 3}}}) == [
        ("keys_disagree", 3),
        ("keys_disagree", 6),
    ]


@pytest.mark.rule("GR-LOC-12")
def test_a_cell_holds_only_one_location(tmp_path):
    corner = {2: {"keys": {"south": 1, "east": 6}}, 3: {"keys": {"west": 1, "north": 7}}}
    assert found(tmp_path, {**corner, 6: {"keys": {"west": 2}}, 7: {"keys": {"south": 3}}}) == [("two_on_one_cell", 3)]


@pytest.mark.rule("GR-LOC-12")
def test_a_changed_version_takes_the_cell_of_its_original(tmp_path):
    changed = {7: {"original": 3, "keys": {"west": 1}}}
    assert found(tmp_path, {2: {"immediate": [{"do": "replace_location", "number": 3, "by": 7}]}, **changed}) == []


@pytest.mark.rule("GR-MENHIR-01", "GR-LOC-20")
def test_a_location_out_of_range_of_all_menhirs_is_reported(tmp_path):
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
def test_another_menhir_can_bring_a_location_into_range(tmp_path, lit):
    assert found(tmp_path, {**EAST, **lit}) == []


@pytest.mark.rule("GR-MENHIR-01", "GR-LOC-20")
def test_a_menhir_can_bring_another_menhir_into_range(tmp_path):
    """Location 7 is in range of 6, and 6 in range of 3; without the menhir of 3 both are out of range."""
    far = {6: {"seals": ["menhir"], "keys": {"west": 3, "east": 7}}, 7: {"keys": {"west": 6}}}
    three = {"west": 1, "east": 6}
    assert found(tmp_path, {3: {"seals": ["menhir"], "keys": three}, **far}) == []
    assert found(tmp_path, {3: {"keys": three}, **far}) == [("place_never_lit", 6), ("place_never_lit", 7)]
