"""The messages about one match. Parts that several clients may know are encoded once and shared."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

from afallon.kernel import Event, Scenes, Table
from afallon.kernel.scenes import paired
from afallon.sentences.said import SaidQuestion, Speaker
from afallon.server.kit import ServerKit
from afallon.server.live.messages import EventsMessage, NumberedEvent, SceneEvent, SceneMessage, encode, once

_LEAST_OWN: Final = {SceneMessage: 4096, EventsMessage: 1024}
"""Minimum size in bytes of the part of a message that only its seat may know; larger parts are padded to the next power
of two. A whole scene has everything that a seat was ever told alone, which may be much or nothing."""

_MOST_PAST: Final = 100
"""Maximum number of past events that a newcomer to a campaign gets."""

_PAD: Final = b',"pad":""}'


class Reader(NamedTuple):
    """The recipient of messages."""

    seat: int | None
    """`None` for a spectator."""

    language: str | None = None
    """The language of log lines and questions, for games that are rendered on the server."""

    names: tuple[str, ...] = ()
    """The names of the players by seat, for games that are rendered on the server."""


class Telling:
    """The scenes of a match as messages for each reader. It is created when the first client connects.

    A campaign hides nothing, so its messages need no padding. As it is long, newcomers get only the latest events.
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
        """Encoded parts by the `id` of their source, for one moment only. The table keeps the sources alive."""

        self._messages: dict[tuple[str, Reader, int], bytes] = {}

    def scene(self, reader: Reader, *, after: int) -> bytes:
        """Return the whole scene of this reader, with the events after number `after`."""
        return self._message("scene", reader, after)

    def news(self, reader: Reader, *, after: int) -> bytes | None:
        """Return the events after number `after` with their changes; `None` if there are none."""
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
        """Encode the message for this reader, and pad it.

        The part that a seat does not share with everybody is padded to a round size, even if it is empty. So the length
        of a message depends only on public facts.
        """
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
        """Encode a part of the scene that is the same for every reader, once."""
        found = self._encoded.get(id(part))
        if found is None:
            found = self._encoded[id(part)] = once(part)
        return found
