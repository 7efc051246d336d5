"""Estimates: the mean, and an interval that holds the truth as often as it says."""

from random import Random

import pytest

from afallon.lab.estimate import estimate, estimate_groups, share_interval


def test_a_mean_with_its_interval():
    one = estimate([1, 2, 3, 4])
    assert one.mean == 2.5
    assert one.margin == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)
    assert (one.low, one.high) == (one.mean - one.margin, one.mean + one.margin)
    assert str(one) == "2.50 ± 1.27"


def test_one_value_says_nothing_of_the_rest_and_none_says_nothing():
    assert estimate([3]).margin == float("inf")
    with pytest.raises(ValueError, match="nothing"):
        estimate([])


def test_values_of_one_group_count_as_one_witness():
    single, double = estimate([1, 2, 3, 4]), estimate_groups([[1, 1], [2, 2], [3, 3], [4, 4]])
    assert double.mean == single.mean
    assert double.margin == pytest.approx(single.margin)
    assert double.number == 8
    assert estimate_groups([[1, 3], [2]]).mean == 2


def test_about_95_of_100_intervals_hold_the_truth():
    rng = Random(1)
    holding = 0
    for _ in range(1000):
        one = estimate([rng.random() for _ in range(100)])
        holding += one.low <= 0.5 <= one.high
    assert 930 <= holding <= 970


def test_a_share_of_few_is_not_taken_for_certain():
    low, high = share_interval(estimate([1.0] * 10))
    assert (round(low, 2), high) == (0.72, 1.0)
    low, high = share_interval(estimate([1.0] * 50 + [0.0] * 50))
    assert (round(low, 2), round(high, 2)) == (0.4, 0.6)
