"""The scenes of one table for all its readers, with the patches that each event causes."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from afallon.kernel.events import Answered, Asked, Rewound
from afallon.kernel.scene import Change, Scene, changes
from afallon.kernel.table import Table
from afallon.kernel.vocabulary import Event

Reader = int | str | None
"""A seat, `None` for a spectator, or `Stream.TRUTH`."""


_NOTHING: Final[list[Change]] = []

_MOST_KEPT: Final = 5000
"""Drop the cached changes of a reader that lags behind by this number of events, and show it the whole scene instead.
Readers that keep watching never lag that far."""


class Moment(NamedTuple):
    """An event of a reader's stream, with the patches to this reader's scene."""

    number: int
    event: Event
    public: Event | None
    """The public version of the event, or `None` if it has none."""

    table: list[Change]
    """The patches to the shared part: one list, shared by all readers of the event."""

    mine: list[Change]


class Scenes:
    """The scenes of all readers of a table. The shared part is computed once for all of them.

    They start from the current moment, or with `from_the_start` from the moment before the first event.
    """

    def __init__(self, table: Table[Any], *, from_the_start: bool = False) -> None:
        self._table = table
        self._from_the_start = from_the_start
        self._all = _Public(table, from_the_start)
        self._own: dict[Reader, _Own] = {}

    def first(self, reader: Reader) -> Scene:
        """Return the scene from which the moments of this reader start."""
        own = self._of(reader)
        return Scene(self._all.first, own.first)

    def whole(self, reader: Reader) -> Scene:
        """Return the current scene of this reader."""
        own = self._of(reader)
        own.read(self._all)
        return Scene(self._all.shown, own.shown)

    def moments(self, reader: Reader, *, after: int) -> list[Moment]:
        """Return the events of this reader after the first `after`, but none from before its first look at the scene.

        Earlier moments are dropped, so later calls must not ask for them again.
        """
        own = self._of(reader)
        own.read(self._all)
        own.forget(after)
        self._forget_what_all_have()
        return own.moments.copy()

    def _forget_what_all_have(self) -> None:
        everything = self._all
        if self._from_the_start:
            return
        if len(everything.told) > _MOST_KEPT:
            latest = everything.gone + len(everything.told)
            self._own = {reader: own for reader, own in self._own.items() if latest - own.public < _MOST_KEPT}
        everything.forget(min(own.public for own in self._own.values()))

    def _of(self, reader: Reader) -> "_Own":
        own = self._own.get(reader)
        if own is None:
            if not self._from_the_start:
                self._all.read()
            own = self._own[reader] = _Own(self._table, reader, self._all, self._from_the_start)
        return own


def paired(events: Sequence[Event], public: Sequence[Event]) -> list[tuple[Event, Event | None]]:
    """Pair each event of a reader's stream with its public version, or with `None`."""
    pairs: list[tuple[Event, Event | None]] = []
    place = 0
    for event in events:
        shared = public[place] if place < len(public) and _tells_the_same(event, public[place]) else None
        pairs.append((event, shared))
        place += shared is not None
    return pairs


class _Reading:
    """Progress through one reader's stream, and the latest version of a part of the scene."""

    def __init__(self, table: Table[Any], reader: Reader, from_the_start: bool) -> None:
        self.game = table.game
        self.stream = table.stream(reader)
        self.fold = table.new_fold(reader)
        past = [] if from_the_start else self.stream.events
        self.view = self.fold.extend(past, self.stream.before)
        self.begun = self.number = self.stream.before + len(past)
        self.first: Any = None
        self.shown: Any = None
        self._text = b""
        """The part that is shown, encoded: unlike the structs, later events cannot change it."""

        self._table, self._reader = table, reader

    def news(self) -> list[Event]:
        """Return the events that have not been read yet."""
        self._table.stream(self._reader)
        return self.stream.events[self.number - self.stream.before :]

    def take(self, events: Sequence[Event]) -> None:
        self.view = self.fold.extend(events, self.number)
        self.number += len(events)

    def show(self, part: Any) -> list[Change]:
        """Replace the shown part; return the patches to it."""
        text = msgspec.json.encode(part)
        if text == self._text:
            return _NOTHING
        before, self.shown, self._text = self.shown, msgspec.json.decode(text), text
        return changes(before, self.shown)


class _Public(_Reading):
    """Progress through the public stream: the shared part, and its patches for each public event."""

    def __init__(self, table: Table[Any], from_the_start: bool) -> None:
        super().__init__(table, None, from_the_start)
        self.show(self.game.table_scene(self.view))
        self.first = self.shown
        self.told: list[tuple[Event, list[Change]]] = []
        self.gone = 0
        """The number of events dropped from the start of `told`."""

    def forget(self, before: int) -> None:
        del self.told[: before - self.gone]
        self.gone = before

    def read(self) -> None:
        news = self.news()
        for place, event in enumerate(news):
            self.take((event,))
            shows = _is_last_of_its_kind(news, place)
            self.told.append((event, self.show(self.game.table_scene(self.view)) if shows else _NOTHING))


class _Own(_Reading):
    """Progress through one reader's stream: the reader's own part, and its patches.

    Normally, consecutive public events are folded together, up to the next event with a version of its own for this
    reader, or to the end. With `from_the_start`, each event is folded by itself.
    """

    def __init__(self, table: Table[Any], reader: Reader, public: _Public, from_the_start: bool) -> None:
        super().__init__(table, reader, from_the_start)
        self.show(self.game.own_scene(self.view))
        self.first = self.shown
        self.moments: list[Moment] = []
        self.public = 0 if from_the_start else public.gone + len(public.told)
        """The number of public events that have been read."""

        self._each = from_the_start

    def forget(self, before: int) -> None:
        gone = min(max(before - self.begun, 0), len(self.moments))
        del self.moments[:gone]
        self.begun += gone

    def read(self, public: _Public) -> None:
        public.read()
        news, told = self.news(), public.told
        taken, place_in_told = 0, self.public - public.gone
        for place, event in enumerate(news):
            shared: Event | None = None
            on_table = mine = _NOTHING
            if place_in_told < len(told) and _tells_the_same(event, told[place_in_told][0]):
                shared, on_table = told[place_in_told]
                place_in_told += 1
            is_last = place + 1 == len(news)
            if is_last or ((self._each or event is not shared) and _is_last_of_its_kind(news, place)):
                self.take(news[taken : place + 1])
                taken = place + 1
                mine = self.show(self.game.own_scene(self.view))
            self.moments.append(Moment(self.begun + len(self.moments) + 1, event, shared, on_table, mine))
        self.public = public.gone + place_in_told


def _is_last_of_its_kind(news: Sequence[Event], place: int) -> bool:
    """Return whether to show a new scene here: not between the `Asked` or `Answered` events of one group."""
    event = news[place]
    return place + 1 == len(news) or not isinstance(event, Asked | Answered) or type(news[place + 1]) is not type(event)


def _tells_the_same(event: Event, public: Event) -> bool:
    """Return whether both are the same event, perhaps with private parts in this reader's version."""
    if isinstance(event, Asked) and isinstance(public, Asked):
        return (event.seat, event.id) == (public.seat, public.id)
    if isinstance(event, Answered) and isinstance(public, Answered):
        return (event.seat, event.id) == (public.seat, public.id)
    return event is public or type(event) is type(public) is Rewound
