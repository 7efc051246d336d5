"""What the clients of one match are told. What several of them may know is encoded once, and shared."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

from afallon.kernel import Event, Scenes, Table
from afallon.kernel.scenes import paired
from afallon.sentences.said import SaidQuestion, Speaker
from afallon.server.kit import ServerKit
from afallon.server.live.messages import EventsMessage, NumberedEvent, SceneEvent, SceneMessage, encode, once

_LEAST_OWN: Final = {SceneMessage: 4096, EventsMessage: 1024}
"""How many bytes of a message are a seat's own, at least; beyond that the next power of two. A whole scene holds all
that a seat has ever been told alone, which may be much or nothing."""

_MOST_PAST: Final = 100
"""How many events of the past a newcomer to a campaign is told at most."""

_PAD: Final = b',"pad":""}'


class Reader(NamedTuple):
    """Who is told."""

    seat: int | None
    """`None` for a spectator."""

    language: str | None = None
    """In which it is said what happens and is asked, if the game is one that is said so."""

    names: tuple[str, ...] = ()
    """Of those who play, by seat, if it is said."""


class Telling:
    """The scenes of a match as messages for each who watches it. It begins when the first client comes.

    Of a campaign, which hides nothing, no length is a secret; and since it is long, newcomers are told only the latest
    events.
    """

    def __init__(self, table: Table[Any], match_number: int, kit: ServerKit) -> None:
        self.table = table
        self._kit = kit
        self._hides_nothing = kit.campaign is not None
        self._speakers: dict[tuple[str, tuple[str, ...]], Speaker] = {}
        self._match_number = match_number
        self._scenes = Scenes(table)
        self._moment = (-1, -1)
        self._encoded: dict[int, Any] = {}
        """By what is told: its text. Only what is told at the moment; the table keeps what it was made from."""

        self._messages: dict[tuple[str, Reader, int], bytes] = {}

    def scene(self, reader: Reader, *, after: int) -> bytes:
        """Everything that this reader sees, and the events that came after so many."""
        return self._message("scene", reader, after)

    def news(self, reader: Reader, *, after: int) -> bytes | None:
        """The events that came after so many, and what they change; `None` when there are none."""
        return None if self.table.told(reader.seat) == after else self._message("events", reader, after)

    def _message(self, kind: str, reader: Reader, after: int) -> bytes:
        moment = (self.table.answers, self.table.told(None))
        if self._moment != moment:
            self._moment = moment
            self._encoded.clear()
            self._messages.clear()
        key = (kind, reader, after)
        if key not in self._messages:
            make = self._whole_scene if kind == "scene" else self._moments
            self._messages[key] = make(reader, after)
        return self._messages[key]

    def _whole_scene(self, reader: Reader, after: int) -> bytes:
        seat, speaker = reader.seat, self._speaker(reader)
        scene = self._scenes.whole(seat)
        if self._hides_nothing:
            after = max(after, self.table.told(seat) - _MOST_PAST)
        before = self.table.stream(seat).before
        after = max(after, before)
        told = paired(self.table.events_for(seat), self.table.events_for(None))[after - before :]
        events = [
            NumberedEvent(number, event.kind, self._data(event), "" if speaker is None else speaker.line(event))
            for number, (event, _) in enumerate(told, start=after + 1)
        ]
        shared = [self._shared(scene.table), *(self._data(public) for _, public in told if public is not None)]
        said = self._question(seat, speaker)
        return self._padded(SceneMessage(self._match_number, events, shared[0], scene.mine, said), seat, shared)

    def _moments(self, reader: Reader, after: int) -> bytes:
        seat, speaker = reader.seat, self._speaker(reader)
        moments = self._scenes.moments(seat, after=after)
        events = [
            SceneEvent(
                one.number,
                one.event.kind,
                self._data(one.event),
                self._shared(one.table),
                cast(Any, one.mine),
                "" if speaker is None else speaker.line(one.event),
            )
            for one in moments
        ]
        told = [(one.public, one.table) for one in moments if one.public is not None]
        shared = [part for event, table in told for part in (self._data(event), self._shared(table))]
        said = self._question(seat, speaker)
        return self._padded(EventsMessage(self._match_number, events, said), seat, shared)

    def _speaker(self, reader: Reader) -> Speaker | None:
        if reader.language is None or self._kit.speaker is None:
            return None
        key = (reader.language, reader.names)
        if key not in self._speakers:
            self._speakers[key] = self._kit.speaker(self.table, *key)
        return self._speakers[key]

    def _question(self, seat: int | None, speaker: Speaker | None) -> SaidQuestion | None:
        decision = None if seat is None or speaker is None else self.table.open.get(seat)
        return None if speaker is None or decision is None else speaker.question(decision)

    def _padded(self, message: SceneMessage | EventsMessage, seat: int | None, shared: Sequence[Any]) -> bytes:
        """The message for this reader. What of it a seat does not share with everybody is filled up to a round size,
        also if it is nothing, so that the length of a message tells only what everybody knows."""
        text = encode(message)
        if seat is None or self._hides_nothing:
            return text
        own = len(text) - 1 + len(_PAD) - sum(memoryview(part).nbytes for part in shared)
        size = _LEAST_OWN[type(message)]
        while size < own:
            size *= 2
        return b"".join((text[:-1], _PAD[:-2], b"0" * (size - own), _PAD[-2:]))

    def _data(self, event: Event) -> Any:
        found = self._encoded.get(id(event))
        if found is None:
            found = self._encoded[id(event)] = once(event.data)
        return found

    def _shared(self, part: Any) -> Any:
        """A part of the scene that is the same for every reader."""
        found = self._encoded.get(id(part))
        if found is None:
            found = self._encoded[id(part)] = once(part)
        return found
