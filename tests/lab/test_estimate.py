"""Estimates: the mean, and an interval with the stated coverage."""

from random import Random

import pytest

from afallon.lab.estimate import estimate, estimate_groups, share_interval


def test_an_estimate_has_mean_and_interval():
    estimated = estimate([1, 2, 3, 4])
    assert estimated.mean == 2.5
    assert estimated.margin == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)
    assert (estimated.low, estimated.high) == (estimated.mean - estimated.margin, estimated.mean + estimated.margin)
    assert str(estimated) == "2.50 ± 1.27"


def test_one_value_gives_an_infinite_margin_and_none_is_refused():
    assert estimate([3]).margin == float("inf")
    with pytest.raises(ValueError, match="nothing"):
        estimate([])


def test_values_of_one_group_are_not_independent():
    single, double = estimate([1, 2, 3, 4]), estimate_groups([[1, 1], [2, 2], [3, 3], [4, 4]])
    assert double.mean == single.mean
    assert double.margin == pytest.approx(single.margin)
    assert double.number == 8
    assert estimate_groups([[1, 3], [2]]).mean == 2


def test_about_95_percent_of_intervals_hold_the_true_mean():
    rng = Random(1)
    holding = 0
    for _ in range(1000):
        one = estimate([rng.random() for _ in range(100)])
        holding += one.low <= 0.5 <= one.high
    assert 930 <= holding <= 970


def test_the_interval_of_a_small_sample_is_wide():
    low, high = share_interval(estimate([1.0] * 10))
    assert (round(low, 2), high) == (0.72, 1.0)
    low, high = share_interval(estimate([1.0] * 50 + [0.0] * 50))
    assert (round(low, 2), round(high, 2)) == (0.4, 0.6)
