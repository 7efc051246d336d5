"""Balance of the six roles in Voyage, and the values of `sailor_points` that would improve it.

Three to seven careful players sail random charted maps, with the same deals, maps and chance for every value. A role's
fortune is its wins divided by its fair share of them: 1 is fair, 2 wins twice as often.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Final

import msgspec

from afallon.lab.estimate import Estimate
from afallon.lab.report import header, row, write_json
from afallon.lab.runs import Runner
from afallon.lab.voyage.voyages import SEATS, Voyage, crew, earnings, fortunes, sail_crews, spread
from afallon.voyage.roles import ROLES

AS_WRITTEN: Final = "2"
VALUES: Final = (AS_WRITTEN, "1", "2/3", "1/2", "2/5", "1/3")
SAILOR: Final = "sailor"

Sailed = Mapping[tuple[str, int], list[Voyage]]
"""Voyages by value and number of players."""


class Balance(msgspec.Struct, frozen=True):
    """The results of the roles with one value of `sailor_points`, over all numbers of players."""

    sailor_points: str
    games: int
    spread: float
    fortune: Mapping[str, Estimate]
    points: Mapping[str, Estimate]
    sailor_by_seats: Mapping[int, Estimate]
    sailor_error: float
    """The distance of the sailor's fortune from 1, as the mean over the numbers of players."""

    endings: Mapping[str, float]


def study(runner: Runner, docs: Path, *, games: int) -> None:
    """Run the voyages, and write tables, data and plots."""
    sailed = sail_all(runner, games)
    balances = [weigh(value, sailed) for value in VALUES]
    figures = docs / "figures"
    data = {"games_for_each_value_and_number_of_players": games, "balances": balances}
    write_json(figures / "voyage-balance.json", data)
    (figures / "voyage-balance.md").write_text("\n".join(_page(balances, games)), "utf-8")
    _draw(balances, figures)


def sail_all(runner: Runner, games: int) -> Sailed:
    """Run the voyages of every value and number of players, with the same seeds."""
    cases = [(value, seats) for value in VALUES for seats in SEATS]
    matches = [
        crew(seats, seed, layout="random", charted=True, sailor_points=value)
        for value, seats in cases
        for seed in range(games)
    ]
    voyages = sail_crews(runner, matches)
    return {case: voyages[place * games : (place + 1) * games] for place, case in enumerate(cases)}


def weigh(value: str, sailed: Sailed) -> Balance:
    """Return the results of the roles with this value."""
    by_seats = {seats: sailed[value, seats] for seats in SEATS}
    voyages = [voyage for some in by_seats.values() for voyage in some]
    fortune = fortunes(voyages)
    sailor = {seats: fortunes(some)[SAILOR] for seats, some in by_seats.items()}
    reasons = [voyage.reason for voyage in voyages]
    return Balance(
        sailor_points=value,
        games=len(voyages),
        spread=spread(fortune),
        fortune=fortune,
        points=earnings(voyages),
        sailor_by_seats=sailor,
        sailor_error=sum(abs(one.mean - 1) for one in sailor.values()) / len(sailor),
        endings={reason: reasons.count(reason) / len(reasons) for reason in sorted(set(reasons))},
    )


def proposal(balances: list[Balance]) -> Balance:
    """Return the value with the sailor nearest to fair over all numbers of players."""
    return min(balances, key=lambda balance: balance.sailor_error)


def _page(balances: list[Balance], games: int) -> Iterator[str]:
    yield "# Figures: the balance of the roles in Voyage"
    yield ""
    yield f"`careful` players, random charted maps, {games} games for every value and number of players; 95%"
    yield "intervals. A fortune of 1 is fair: one player's equal share of the wins. Made by"
    yield ""
    yield f"    .venv/bin/python -m afallon.lab voyage-balance --games {games}"
    yield ""
    yield "## The sailor's fortune by the number of players"
    yield ""
    yield from header("sailor_points", *(f"{seats} players" for seats in SEATS), "mean distance from 1")
    for balance in balances:
        cells = [str(one) for one in balance.sailor_by_seats.values()]
        yield row(balance.sailor_points, *cells, f"{balance.sailor_error:.2f}")
    yield ""
    yield f"Nearest to fair: `{proposal(balances).sailor_points}`."
    yield ""
    yield "## Fortunes of all roles"
    yield ""
    yield from header("sailor_points", *ROLES, "spread")
    for balance in balances:
        cells = [str(balance.fortune[role]) for role in ROLES]
        yield row(balance.sailor_points, *cells, f"{balance.spread:.2f}")
    yield ""
    yield "## Points of all roles"
    yield ""
    yield from header("sailor_points", *ROLES)
    for balance in balances:
        yield row(balance.sailor_points, *(str(balance.points[role]) for role in ROLES))
    yield ""
    yield "## How the voyages end, in per cent"
    yield ""
    reasons = sorted({reason for balance in balances for reason in balance.endings})
    yield from header("sailor_points", *reasons)
    for balance in balances:
        yield row(balance.sailor_points, *(f"{100 * balance.endings.get(reason, 0):.0f}" for reason in reasons))
    yield ""


def _draw(balances: list[Balance], figures: Path) -> None:
    from afallon.lab.plots import interval_row, point_plot, save

    ordered = sorted(balances, key=lambda balance: Fraction(balance.sailor_points))
    by_seats = [
        interval_row(balance.sailor_points, f"{seats} players", one)
        for balance in ordered
        for seats, one in balance.sailor_by_seats.items()
    ]
    plot = point_plot(
        by_seats,
        x="points for each open-sea tile",
        y="fortune of the sailor (1 is fair)",
        by="table",
        title="What open sea is worth, and how often the sailor wins",
        fair=1,
    )
    save(plot, figures / "voyage-sailor.svg")
    best = proposal(balances).sailor_points
    roles = [
        interval_row(role.replace("_", " "), _name(balance), balance.fortune[role])
        for balance in balances
        if balance.sailor_points in (AS_WRITTEN, best)
        for role in ROLES
    ]
    plot = point_plot(
        roles,
        x="role",
        y="fortune (1 is fair)",
        by="sailor_points",
        title="How often each role wins, beside its fair part",
        fair=1,
    )
    save(plot, figures / "voyage-roles.svg")


def _name(balance: Balance) -> str:
    return f"{balance.sailor_points} (as written)" if balance.sailor_points == AS_WRITTEN else balance.sailor_points
