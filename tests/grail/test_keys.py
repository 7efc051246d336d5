"""Keys between two cards."""

import msgspec
import pytest

from afallon.grail.content.cards import LeftEdge, RightEdge
from afallon.grail.rules.encounter.keys import connects, joined

RIGHT = msgspec.convert(
    [{"key": "attribute", "attribute": "courage", "at_least": 2}, {"key": "magic"}, {"key": "free", "times": 2}],
    RightEdge,
)
LEFT = msgspec.convert(
    [{"key": "bonus", "markers": 1}, {"key": "magic", "draw": 1}, {"key": "free", "markers": 1}], LeftEdge
)


def test_halves_of_one_kind_in_one_row_join_in_the_order_of_resolution():
    assert [key.row for key in joined(RIGHT, LEFT)] == [0, 1, 2]
    assert [key.row for key in joined((RIGHT[2], RIGHT[1], RIGHT[0]), (LEFT[2], LEFT[1], LEFT[0]))] == [2, 1, 0]
    assert list(joined((RIGHT[1], None, RIGHT[0]), LEFT)) == []
    assert list(joined((), LEFT)) == []


@pytest.mark.parametrize(
    ("courage", "paid", "rows"), [(2, (1,), [0, 1, 2]), (1, (), [2]), (3, (), [0, 2]), (0, (1,), [1, 2])]
)
def test_attribute_keys_magic_keys_and_free_keys_connect(courage, paid, rows):
    linked = [key.row for key in joined(RIGHT, LEFT) if connects(key, {"courage": courage}.__getitem__, paid)]
    assert linked == rows


def test_cancel_wins_over_a_multiplier():
    free = msgspec.convert([None, None, {"key": "free", "times": 3, "cancel": True}], RightEdge)
    assert [key.times for key in joined(free, LEFT)] == [0]
    assert [key.times for key in joined(RIGHT, LEFT)] == [1, 1, 2]
