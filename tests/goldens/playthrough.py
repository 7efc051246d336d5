"""A playthrough: one game as text that a person can read in a diff, and the way back.

    seats: 5                          the options of the set-up, and the seed of chance
    ...
    night_ended                       what happened, for all to see
        to 0: dealt character=merlin  what only some seats were told
    ? vote 0 1 2 3 4                  who is asked what
        about leader=0 team=0,3 ...   the subject of the question, for all to see
        own 0: side=good              what of it only the asked seat is told
        0 1 2 3 4: approve reject     what they may answer; each seat is told its own options only
    > vote 0 approve; 3 reject        the answers, in the order in which they were given

Who was told what is read from the streams of the seats themselves: an event that is missing in a stream, or that comes
too much, breaks the playthrough.
"""

from collections.abc import Callable, Iterator
from typing import Any

import afallon
from afallon.kernel import Asked

Chooser = Callable[[afallon.Decision], Any]
LISTS = ("characters", "modules", "deal")
NUMBERS = ("seats", "seed", "first_leader")
SWITCHES = ("hidden_sorcerer", "senior_messenger")


def begin(options: dict[str, Any]) -> afallon.Table[Any]:
    return afallon.new("avalon", **options)


def write(title: str, options: dict[str, Any], choose: Chooser) -> str:
    """The text of a game with these options, whose every question `choose` answers."""
    table = begin(options)
    listener = Listener(table)
    lines = [f"# {title}", *(f"{name}: {show(value, ' ')}".rstrip() for name, value in options.items()), ""]
    lines += listener.hear()
    while table.outcome is None:
        answers = []
        asked = tuple(table.open.values())
        for decision in asked:
            if table.open.get(decision.seat) is not decision:
                continue  # withdrawn: somebody else has answered for all
            value = choose(decision)
            table.submit(afallon.Answer(decision.id, decision.seat, value))
            answers.append(f"{decision.seat} {show(value)}")
        lines += ["", f"> {asked[0].kind} {'; '.join(answers)}", *listener.hear()]
    return "\n".join(lines) + "\n"


def replay(text: str) -> str:
    """The text of the same game, played again from its header and its own answers."""
    title, *lines = text.splitlines()
    header = lines[: lines.index("")]
    answers = _read_answers(lines)

    def choose(decision: afallon.Decision) -> Any:
        kind, seat, value = next(answers)
        assert (decision.kind, decision.seat) == (kind, seat), f"{decision} was not asked then: {kind} {seat}"
        return next(option for option in decision.options.enumerate() if show(option) == value)

    return write(title.removeprefix("# "), dict(map(_read_option, header)), choose)


def _read_option(line: str) -> tuple[str, Any]:
    name, _, value = line.partition(":")
    value = value.strip()
    if name in LISTS:
        return name, value.split()
    if name in SWITCHES:
        return name, value == "True"
    return name, int(value) if name in NUMBERS else value


def _read_answers(lines: list[str]) -> Iterator[tuple[str, int, str]]:
    for line in lines:
        if line.startswith("> "):
            kind, answers = line[2:].split(" ", 1)
            for answer in answers.split("; "):
                seat, value = answer.split(" ", 1)
                yield kind, int(seat), value


def show(value: Any, between: str = ",") -> str:
    """A value in one line, its parts with this between them."""
    if isinstance(value, list | tuple):
        return between.join(show(item, between) for item in value)
    if isinstance(value, dict):
        return between.join(f"{name}:{show(item)}" for name, item in value.items())
    return "-" if value is None else str(value)


class Listener:
    """Follows the whole game and every reader's stream side by side, and writes down who was told what."""

    def __init__(self, table: afallon.Table[Any]) -> None:
        self.table = table
        self.heard = 0
        self.read: dict[int | None, int] = dict.fromkeys((None, *table.seats), 0)

    def hear(self) -> list[str]:
        """What has happened since the last time, a line each."""
        events = self.table.all_events()[self.heard :]
        self.heard += len(events)
        streams = {reader: self.table.events_for(reader)[at:] for reader, at in self.read.items()}
        for reader, stream in streams.items():
            self.read[reader] += len(stream)
        lines: list[str] = []
        asked: list[Asked] = []
        for event in events:
            audience = [reader for reader, stream in streams.items() if stream and _is_same(stream[0], event)]
            told = [streams[reader].pop(0) for reader in audience]
            if event.data.get("seat") == afallon.CHANCE:  # what follows tells what chance has answered
                assert not audience, f"somebody was told what chance answered: {event}"
                continue
            if event.kind in ("asked", "answered"):
                assert len(audience) == len(streams), f"not everybody was told: {event}"
                private = {"options", "own", "value"}
                assert [r for r, own in zip(audience, told, strict=True) if private & set(own.data)] == [
                    event.data["seat"]
                ]
                asked += [event] if isinstance(event, Asked) else []
                continue
            words = f"{event.kind} {_fields(event)}".rstrip()
            if len(audience) == len(streams):
                lines.append(words)
            else:
                assert None not in audience, f"a spectator was told, and not everybody: {event}"
                lines.append(f"    to {show(audience, ' ')}: {words}")
        assert not any(streams.values()), f"somebody was told what did not happen: {streams}"
        return lines + _questions(asked)


def _is_same(told: afallon.Event, event: afallon.Event) -> bool:
    """Whether this is the event, as far as its reader may know it."""
    return told.kind == event.kind and told.data.items() <= event.data.items()


def _fields(told: Any) -> str:
    return " ".join(f"{name}={show(getattr(told, name))}" for name in told.__struct_fields__)


def _questions(asked: list[Asked]) -> list[str]:
    """The questions that were put at once: to whom, about what, and who may answer what."""
    if not asked:
        return []
    seats_by_options: dict[str, list[int]] = {}
    for event in asked:
        options = event.data["options"]
        shown = " ".join(show(value) for value in options["values"]) if "values" in options else _show_subset(options)
        seats_by_options.setdefault(shown, []).append(event.data["seat"])
    (about,) = {event.about for event in asked}
    return [
        f"? {about.kind} {show([event.seat for event in asked], ' ')}",
        *([f"    about {_fields(about)}"] if about.__struct_fields__ else []),
        *(f"    own {event.seat}: {_fields(event.own)}" for event in asked if event.own is not None),
        *(f"    {show(seats, ' ')}: {options}" for options, seats in seats_by_options.items()),
    ]


def _show_subset(options: dict[str, Any]) -> str:
    return f"{options['size']} of {show(options['of'])}"
