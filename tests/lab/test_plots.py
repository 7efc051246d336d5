"""Plots: every row is drawn, and groups differ by more than colour."""

import sys
from types import SimpleNamespace

import pytest

from afallon.lab.estimate import Estimate
from afallon.lab.plots import interval_row, point_plot, save


def rows(groups):
    return [interval_row(place, group, Estimate(1.5, 0.5, 9)) for place in ("b", "a") for group in groups]


def plot(groups):
    return point_plot(rows(groups), title="Wins", x="role", y="fortune", by="rule", fair=1)


def test_a_plot_shows_every_row_in_the_order_of_the_rows():
    drawn = plot(["two", "one"])
    assert drawn["data"]["values"][0] == {"place": "b", "group": "two", "mean": 1.5, "low": 1.0, "high": 2.0}
    _, bars, points = (layer["encoding"] for layer in drawn["layer"])
    assert bars["x"]["sort"] == ["b", "a"]
    assert (bars["y"]["field"], bars["y2"]["field"], points["y"]["field"]) == ("low", "high", "mean")
    for sign in ("color", "shape"):
        assert points[sign]["scale"]["domain"] == ["two", "one"]
        assert len(set(points[sign]["scale"]["range"])) == 2


def test_more_groups_than_shapes_are_refused():
    assert plot([str(n) for n in range(6)])
    with pytest.raises(ValueError, match="at most 6"):
        plot([str(n) for n in range(7)])


def test_a_plot_is_written_as_svg(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "vl_convert", SimpleNamespace(vegalite_to_svg=lambda spec: spec["title"]))
    save(plot(["one"]), tmp_path / "wins.svg")
    assert (tmp_path / "wins.svg").read_text() == "Wins"
