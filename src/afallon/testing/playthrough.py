"""Playthroughs: one game as text that is readable in a diff, and can be replayed.

    seats: 5                          the options of the set-up, and the seed of chance
    ...
    night_ended                       a public event
        to 0: dealt character=merlin  an event that only some seats received
    ? vote 0 1 2 3 4                  a question and the asked seats
        about leader=0 team=0,3 ...   the public subject of the question
        own 0: side=good              the private part of one asked seat
        0 1 2 3 4: approve reject     the options; each seat receives only its own
    > vote 0 approve; 3 reject        the answers, in the order in which they were given

Cost and preview of an option follow it in braces; `!` marks a barred value, with the rule that forbids it. Audiences
are read from the streams of the seats themselves: an event that is missing in a stream, or is there without need, is an
error.
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from afallon.kernel import (
    CHANCE,
    Answer,
    Answered,
    Asked,
    Decision,
    Event,
    Game,
    OneOf,
    Player,
    SeededChance,
    Subset,
    Table,
)
from afallon.testing.play import begin

Chooser = Callable[[Decision, Table[Any]], Any]
"""A function that answers a question at a table."""

MOST_GROUPS: Final = 200
"""The number of questions after which the playthrough of a long game is cut off."""


class Golden(NamedTuple):
    """A golden game: its title, its options with the seed of chance, and its player."""

    title: str
    options: Mapping[str, Any]
    player: Player
    groups: int = MOST_GROUPS
    ending: Callable[[Table[Any]], str] | None = None
    """Returns a closing text, such as a drawing."""

    def play(self, game: Game) -> str:
        """Return the playthrough for the seed."""
        rng, left = Random(self.options["seed"]), iter(range(self.groups))

        def choose(decision: Decision, table: Table[Any]) -> Any:
            return self.player.answer(decision, table.view(decision.seat), rng)

        return self._write(game, self.options, choose, goes_on=lambda: next(left, None) is not None)

    def replay(self, game: Game, text: str) -> str:
        """Return the text of the same game, replayed from the header and the answers of `text`."""
        _, *lines = text.splitlines()
        answers, left = _read_answers(lines), iter([line for line in lines if line.startswith("> ")])

        def choose(decision: Decision, table: Table[Any]) -> Any:
            kind, seat, value = next(answers)
            assert (decision.kind, decision.seat) == (kind, seat), f"{decision} was not asked then: {kind} {seat}"
            return next(option for option in decision.options.enumerate() if show(option) == value)

        options = dict(map(_read_option, lines[: lines.index("")]))
        return self._write(game, options, choose, goes_on=lambda: next(left, None) is not None)

    def _write(self, game: Game, options: Mapping[str, Any], choose: Chooser, *, goes_on: Callable[[], bool]) -> str:
        """Return the text of a game with these options; `choose` answers every question."""
        setup = {name: value for name, value in options.items() if name != "seed"}
        table = begin(game, setup, chance=SeededChance(options["seed"]))
        listener = Listener(table)
        header = [f"{name}: {msgspec.json.encode(value).decode()}" for name, value in options.items()]
        lines = [f"# {self.title}", *header, "", *listener.hear()]
        while table.outcome is None and goes_on():
            answers = []
            asked = tuple(table.open.values())
            for decision in asked:
                if decision.seat in table.open and table.open[decision.seat].id == decision.id:
                    value = decision.options.read(choose(decision, table))
                    table.submit(Answer(decision.id, decision.seat, value))
                    answers.append(f"{decision.seat} {show(value)}")
            lines += ["", f"> {asked[0].kind} {'; '.join(answers)}", *listener.hear()]
        return "\n".join([*lines, *([] if self.ending is None else ["", self.ending(table)])]) + "\n"


def _read_option(line: str) -> tuple[str, Any]:
    name, _, value = line.partition(": ")
    return name, msgspec.json.decode(value)


def _read_answers(lines: list[str]) -> Iterator[tuple[str, int, str]]:
    for line in lines:
        if line.startswith("> "):
            kind, answers = line[2:].split(" ", 1)
            for answer in answers.split("; "):
                seat, value = answer.split(" ", 1)
                yield kind, int(seat), value


def show(value: Any, between: str = ",") -> str:
    """Return a value in one line, with its parts joined by `between`."""
    if isinstance(value, list | tuple):
        return between.join(show(item, between) for item in value)
    if isinstance(value, dict):
        return between.join(f"{show(name)}:{show(item)}" for name, item in value.items())
    if isinstance(value, msgspec.Struct):
        return f"{getattr(value, 'kind', type(value).__name__)}({_fields(value)})"
    if isinstance(value, str) and ("\n" in value or "; " in value):
        return msgspec.json.encode(value).decode().replace("; ", ";\\u0020")
    return "-" if value is None else str(value)


class Listener:
    """Reads the whole game and every reader's stream side by side, and writes down the audience of each event."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.heard = 0
        self.read: dict[int | None, int] = dict.fromkeys((None, *table.seats), 0)

    def hear(self) -> list[str]:
        """Return one line for each event since the last call."""
        events = self.table.all_events()[self.heard :]
        self.heard += len(events)
        streams = {reader: self.table.events_for(reader)[at:] for reader, at in self.read.items()}
        for reader, stream in streams.items():
            self.read[reader] += len(stream)
        lines: list[str] = []
        questions: list[Asked] = []
        for event in events:
            audience = [reader for reader, stream in streams.items() if stream and _is_same(stream[0], event)]
            told = {reader: streams[reader].pop(0) for reader in audience}
            if isinstance(event, Asked | Answered) and event.seat == CHANCE:
                assert not audience, f"somebody was told what chance answered: {event}"
            elif isinstance(event, Asked | Answered):
                assert len(audience) == len(streams), f"not everybody was told: {event}"
                knowing = [reader for reader, own in told.items() if own == event]
                assert knowing == [event.seat], f"{knowing} were told what is for seat {event.seat} alone: {event}"
                questions += [event] if isinstance(event, Asked) else []
            else:
                lines.append(self._line(event, audience))
        assert not any(streams.values()), f"somebody was told what did not happen: {streams}"
        return lines + _questions(questions)

    def _line(self, event: Event, audience: list[int | None]) -> str:
        words = f"{event.kind} {_fields(event)}".rstrip()
        if len(audience) == len(self.read):
            return words
        assert None not in audience, f"a spectator was told, and not everybody: {event}"
        return f"    to {show(audience, ' ')}: {words}"


def _is_same(told: Event, event: Event) -> bool:
    """Return whether both are the same event, perhaps without private parts in `told`."""
    if isinstance(told, Asked | Answered) and isinstance(event, Asked | Answered):
        return type(told) is type(event) and (told.seat, told.id) == (event.seat, event.id)
    return told == event


def _questions(asked: list[Asked]) -> list[str]:
    """Return the lines of the questions to one group: the seats, the subject, and the options."""
    if not asked:
        return []
    seats_by_options: dict[str, list[int]] = {}
    for event in asked:
        seats_by_options.setdefault(_show_options(event.options), []).append(event.seat)
    about = asked[0].about
    return [
        f"? {about.kind} {show([event.seat for event in asked], ' ')}",
        *([f"    about {_fields(about)}"] if about.__struct_fields__ else []),
        *(f"    own {event.seat}: {_fields(event.own)}" for event in asked if event.own is not None),
        *(f"    {show(seats, ' ')}: {options}" for options, seats in seats_by_options.items()),
    ]


def _fields(told: Any) -> str:
    return " ".join(f"{name}={show(getattr(told, name))}" for name in told.__struct_fields__)


def _show_options(options: Any) -> str:
    if isinstance(options, Subset):
        return f"{options.size} of {show(options.of)}"
    if not isinstance(options, OneOf):
        return f"{options.least} to {options.most}"
    offers = options.offers or (None,) * len(options.values)
    shown = [f"{show(value)}{_show_offer(offer)}" for value, offer in zip(options.values, offers, strict=True)]
    facts = [f"{one.rule}{' ' if one.facts else ''}{show(dict(one.facts))}" for one in options.barred]
    barred = [f"!{show(one.value)}({why})" for one, why in zip(options.barred, facts, strict=True)]
    return " ".join([*shown, *barred])


def _show_offer(offer: Any) -> str:
    told = {} if offer is None else {**offer.cost, **offer.preview}
    return f"{{{show(told)}}}" if told else ""
