"""Plots as Vega-Lite specifications, which are plain data. Saving one as SVG needs the `lab` extra."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from afallon.lab.estimate import Estimate

COLOURS: Final = ["#1f4e79", "#b8860b", "#2e7d32", "#a4262c", "#6a3d9a", "#00838f"]
SHAPES: Final = ["circle", "square", "triangle-up", "diamond", "cross", "triangle-down"]
"""Groups differ by shape as well, so that colours are not needed to distinguish them."""

_FONT: Final = {"labelFontSize": 12, "titleFontSize": 12}

Plot = dict[str, Any]


def interval_row(place: str, group: str, one: Estimate) -> dict[str, Any]:
    """Return an estimate as a row of a plot."""
    return {"place": place, "group": group, "mean": one.mean, "low": one.low, "high": one.high}


def point_plot(rows: Sequence[dict[str, Any]], *, title: str, x: str, y: str, by: str, fair: float) -> Plot:
    """Return a plot of means with their intervals, from rows of `interval_row`, in the order of the rows.

    `x`, `y` and `by` are the titles of the axes and of the legend. A dashed line marks the fair value.
    """
    places = list(dict.fromkeys(row["place"] for row in rows))
    groups = list(dict.fromkeys(row["group"] for row in rows))
    if len(groups) > len(SHAPES):
        raise ValueError(f"a plot tells at most {len(SHAPES)} groups apart, not {len(groups)}")
    where = {
        "x": {"field": "place", "type": "nominal", "title": x, "sort": places, "axis": {"labelAngle": 0}},
        "xOffset": {"field": "group", "sort": groups},
        "color": _legend(by, groups, COLOURS),
    }
    low, mean = ({"field": name, "type": "quantitative", "title": y} for name in ("low", "mean"))
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "title": title,
        "width": 560,
        "height": 300,
        "data": {"values": list(rows)},
        "layer": [
            {"mark": {"type": "rule", "strokeDash": [5, 4], "color": "#555555"}, "encoding": {"y": {"datum": fair}}},
            {"mark": {"type": "rule", "strokeWidth": 1.5}, "encoding": {**where, "y": low, "y2": {"field": "high"}}},
            {
                "mark": {"type": "point", "filled": True, "size": 60, "opacity": 1},
                "encoding": {**where, "y": mean, "shape": _legend(by, groups, SHAPES)},
            },
        ],
        "config": {"background": "white", "font": "sans-serif", "axis": _FONT, "legend": _FONT},
    }


def _legend(title: str, groups: Sequence[str], signs: Sequence[str]) -> dict[str, Any]:
    scale = {"domain": list(groups), "range": list(signs[: len(groups)])}
    return {"field": "group", "type": "nominal", "title": title, "scale": scale}


def save(plot: Plot, path: Path) -> None:
    """Write a plot as SVG."""
    import vl_convert

    path.write_text(vl_convert.vegalite_to_svg(plot), "utf-8")
