"""The accuracy of role inference on people's games, by cross-validation of fitted habits.

The protocol: before each of the quests 2 to 5, estimate from public information how likely each seat is evil. At the
end, find Merlin with the knowledge of the Assassin.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from itertools import islice
from math import isnan, log, nan
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import msgspec

from afallon.avalon import events
from afallon.avalon.character import EVIL
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.view import AvalonView
from afallon.kernel import Event
from afallon.lab.avalon.logs import Log, Unplayable, deal_of, read_logs, replay
from afallon.lab.estimate import estimate, share_interval
from afallon.lab.match import Match, play
from afallon.lab.report import header, row
from afallon.lab.runs import Runner
from afallon.players.avalon.belief import public_belief
from afallon.players.avalon.reading import Reader
from afallon.players.avalon.reading.habits import HABITS, Habits

FOLDS: Final = 4
CHUNK: Final = 40
BINS: Final = 10


class Chunk(msgspec.Struct, frozen=True):
    """A range of games in a file, and the files of habits: one for each fold."""

    logs: str
    habits: tuple[str, ...]
    first: int
    after: int


class Moment(msgspec.Struct, frozen=True):
    """The moment before a quest, with the probability that each seat is evil: by the reading, and by `careful`."""

    quest: int
    read: tuple[float, ...]
    careful: tuple[float, ...]


class Measured(msgspec.Struct, frozen=True):
    """One game: the evil seats, the estimates, and whether the reading and the person named Merlin."""

    deck: tuple[str, ...]
    evil: tuple[bool, ...]
    moments: tuple[Moment, ...]
    guess: tuple[bool, bool] | None


def study(runner: Runner, logs: Path, docs: Path, *, write: bool) -> None:
    """Cross-validate habits on these logs and write the figures; `write` also stores habits fitted to all logs."""
    from afallon.lab.avalon.habits import Observations, fit

    games = list(read_logs(logs))
    observed = [Observations() for _ in range(FOLDS)]
    unplayable = 0
    counter = runner.counting("games watched", len(games))
    for number, log_ in enumerate(games):
        counter.count()
        try:
            stream = replay(log_).events_for(None)
        except Unplayable:
            unplayable += 1
        else:
            observed[number % FOLDS].watch(stream, deal_of(log_)[0], Random(number))
    counter.finish()
    made_by = f"afallon lab fit-habits LOGS --write, with {len(games) - unplayable} games"
    runner.folder.mkdir(parents=True, exist_ok=True)
    crosswise = [fit([one for one in observed if one is not left_out], made_by) for left_out in observed]
    files = tuple(_keep(runner.folder, habits) for habits in crosswise)
    chunks = [Chunk(str(logs), files, first, first + CHUNK) for first in range(0, len(games), CHUNK)]
    measured = [one for part in runner.run("readings", measure, chunks, list[Measured]) for one in part]
    docs.joinpath("figures", "readings.md").write_text("\n".join(_page(measured, len(games), unplayable)), "utf-8")
    if write:
        HABITS.write_bytes(msgspec.json.format(msgspec.json.encode(fit(observed, made_by)), indent=0) + b"\n")


def _keep(folder: Path, habits: Habits) -> str:
    """Write habits to a file named by their hash, so that cached measurements of other habits are not used."""
    written = msgspec.json.encode(habits)
    path = folder / f"habits-{blake2b(written, digest_size=6).hexdigest()}.json"
    path.write_bytes(written)
    return str(path)


def measure(chunk: Chunk) -> list[Measured]:
    """Measure the games of a chunk."""
    habits = [msgspec.json.decode(Path(path).read_bytes(), type=Habits) for path in chunk.habits]
    games = enumerate(islice(read_logs(Path(chunk.logs)), chunk.after))
    found = (measure_game(log_, habits[number % FOLDS]) for number, log_ in games if number >= chunk.first)
    return [measured for measured in found if measured is not None]


def measure_game(log_: Log, habits: Habits) -> Measured | None:
    """Return the estimates for one game, or `None` if it cannot be replayed."""
    try:
        table = replay(log_)
    except Unplayable:
        return None
    deal, _ = deal_of(log_)
    reader, view = Reader(habits=habits), AvalonView(reader=None)
    moments = []
    for event in table.events_for(None):
        reader.feed(event)
        view.apply(event)
        if isinstance(event, events.RoundStarted) and event.round > 1:
            belief = public_belief(view)
            careful = tuple(belief.evil(seat) for seat in range(view.seats))
            moments.append(Moment(event.round, reader.reading.evil, careful))
    return Measured(
        deck=view.deck,
        evil=tuple(CHARACTERS[name].side == EVIL for name in deal),
        moments=tuple(moments),
        guess=None if view.guess is None or "merlin" not in deal else _guess(table, view, habits, deal.index("merlin")),
    )


def _guess(table: Any, view: AvalonView, habits: Habits, merlin: int) -> tuple[bool, bool]:
    """Return whether the Assassin's stream makes Merlin the likeliest, and whether the Assassin named him."""
    assert view.guess is not None
    reader = Reader(view.guess.assassin, habits=habits)
    for event in table.events_for(view.guess.assassin):
        if isinstance(event, events.MerlinGuessed):
            break
        reader.feed(event)
    chances = [held.get("merlin", 0.0) for held in reader.reading.characters]
    return chances.index(max(chances)) == merlin, merlin in view.guess.named


# Metrics


def area(chances: Sequence[float], truths: Sequence[bool]) -> float:
    """Return the area under the ROC curve: how often an evil seat gets a higher chance than a good one.

    Return NaN if there are not both.
    """
    ordered = sorted(zip(chances, truths, strict=True))
    evil = sum(truths)
    if evil in (0, len(ordered)):
        return nan
    ranks, place = 0.0, 0
    while place < len(ordered):
        end = place
        while end < len(ordered) and ordered[end][0] == ordered[place][0]:
            end += 1
        ranks += (place + 1 + end) / 2 * sum(truth for _, truth in ordered[place:end])
        place = end
    return (ranks - evil * (evil + 1) / 2) / (evil * (len(ordered) - evil))


def calibration(chances: Sequence[float], truths: Sequence[bool]) -> list[tuple[int, float, float]]:
    """Return by tenth of the chances: their number, their mean, and the share that was true."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for chance, truth in zip(chances, truths, strict=True):
        bins[min(int(chance * BINS), BINS - 1)].append((chance, truth))
    return [
        (len(one), sum(chance for chance, _ in one) / len(one), sum(truth for _, truth in one) / len(one))
        for one in bins
        if one
    ]


def calibration_error(chances: Sequence[float], truths: Sequence[bool]) -> float:
    """Return the mean distance of the chances from the share that was true, over the tenths."""
    return sum(number * abs(mean - true) for number, mean, true in calibration(chances, truths)) / len(chances)


def loss(chances: Sequence[float], truths: Sequence[bool]) -> float:
    """Return the mean logarithmic loss."""
    likelihoods = (chance if truth else 1 - chance for chance, truth in zip(chances, truths, strict=True))
    return -sum(log(max(chance, 1e-6)) for chance in likelihoods) / len(chances)


def _special(deck: Iterable[str]) -> set[str]:
    return {name for name in deck if name not in ("servant", "minion", "assassin")}


GROUPS: Final[dict[str, Callable[[Measured], bool]]] = {
    "5 players, Merlin alone": lambda g: len(g.evil) == 5 and _special(g.deck) == {"merlin"},
    "5, with Percival and Morgana": lambda g: (
        len(g.evil) == 5 and _special(g.deck) == {"merlin", "percival", "morgana"}
    ),
    "6, with Percival and Morgana": lambda g: (
        len(g.evil) == 6 and _special(g.deck) == {"merlin", "percival", "morgana"}
    ),
    "5, any set-up": lambda g: len(g.evil) == 5,
    "6, any set-up": lambda g: len(g.evil) == 6,
    "7, any set-up": lambda g: len(g.evil) == 7,
    "8 to 10, any set-up": lambda g: len(g.evil) >= 8,
    "7 to 10, any set-up": lambda g: len(g.evil) >= 7,
    "all": lambda g: True,
}


def _flat(
    games: Iterable[Measured], of: Callable[[Moment], Sequence[float]], quest: int | None = None
) -> tuple[list[float], list[bool]]:
    chances: list[float] = []
    truths: list[bool] = []
    for game in games:
        for moment in game.moments:
            if quest in (None, moment.quest):
                chances += of(moment)
                truths += game.evil
    return chances, truths


HEADING: Final = """\
{games} games that people played online; {unplayable} of them break our rules and are left out. Habits were fitted to
three quarters of the games and tested on the last, {folds} times over (cross-validation). Before each of the quests 2
to 5, every seat gets a chance of being evil, by public information alone. The area (AUC) is how often an evil seat gets
a higher chance than a good seat. The calibration error is the mean distance of the chances from the true share, in
tenths. `careful` is the public belief of that bot. Two things flatter the figures a little: the small tables behind
the first estimate were counted over all of these games, and the features, the ridge and the caution were chosen by
looking at such figures. Fitted and written by
"""


def _page(measured: Sequence[Measured], games: int, unplayable: int) -> Iterator[str]:
    yield "# How well people's games can be read"
    yield ""
    yield from HEADING.format(games=games, unplayable=unplayable, folds=FOLDS).splitlines()
    yield ""
    yield "    afallon lab fit-habits LOGS --write"
    yield ""
    yield from header(
        "games",
        "number",
        "area",
        "`careful`",
        "before quest 2",
        "3",
        "4",
        "5",
        "calibration error",
        "loss",
        "`careful`",
    )
    for name, belongs in GROUPS.items():
        group = [game for game in measured if belongs(game)]
        if not group:
            continue
        read, careful = _flat(group, lambda m: m.read), _flat(group, lambda m: m.careful)
        quests = [area(*_flat(group, lambda m: m.read, quest)) for quest in range(2, 6)]
        cells = [area(*read), area(*careful), *quests, calibration_error(*read), loss(*read), loss(*careful)]
        yield row(name, str(len(group)), *("–" if isnan(cell) else f"{cell:.3f}" for cell in cells))
    yield ""
    yield "Who is Merlin, by all that the Assassin knows when he guesses, in per cent with Wilson's 95% interval:"
    yield ""
    yield from header("players", "guesses", "the reading is right", "people were", "by chance")
    for seats in range(5, 11):
        guesses = [game.guess for game in measured if game.guess is not None and len(game.evil) == seats]
        if guesses:
            chance = 100 / (seats - sum(next(g.evil for g in measured if len(g.evil) == seats)))
            shares = [_share([float(guess[who]) for guess in guesses]) for who in (0, 1)]
            yield row(str(seats), str(len(guesses)), *shares, f"{chance:.0f}")
    yield ""
    yield "Calibration, all games:"
    yield ""
    yield from header("chances", "mean chance", "were evil")
    for number, mean, true in calibration(*_flat(measured, lambda m: m.read)):
        yield row(str(number), f"{100 * mean:.1f}", f"{100 * true:.1f}")
    yield ""
    yield from _speed()


CAST: Final = {
    5: ("merlin", "percival", "assassin", "morgana"),
    7: ("merlin", "percival", "assassin", "morgana", "oberon"),
    10: ("merlin", "percival", "assassin", "morgana", "mordred", "oberon"),
}


def _speed() -> Iterator[str]:
    """Yield the time of a reading after each event of a game between bots, for spectators and for every seat."""
    yield "How long it takes to read an event, in milliseconds of processor time, over a whole game between bots:"
    yield ""
    yield from header("players", "characters", "events", "in public", "from a seat", "the longest")
    for seats, cast in CAST.items():
        table = play(Match("avalon", ("careful",) * seats, 1, {"characters": cast}))
        times = {seat: _times(table.events_for(seat), seat) for seat in (None, *table.seats)}
        own = [time for seat in table.seats for time in times[seat]]
        cells = (sum(times[None]) / len(times[None]), sum(own) / len(own), max(max(each) for each in times.values()))
        yield row(str(seats), ", ".join(cast), str(len(times[None])), *(f"{1000 * cell:.1f}" for cell in cells))
    yield ""


def _times(stream: Iterable[Event], seat: int | None) -> list[float]:
    reader, times = Reader(seat), []
    for event in stream:
        start = process_time()
        reader.feed(event)
        assert reader.reading is not None
        times.append(process_time() - start)
    return times


def _share(values: Sequence[float]) -> str:
    low, high = share_interval(share := estimate(values))
    return f"{100 * share.mean:.0f} ({100 * low:.0f}–{100 * high:.0f})"
