"""What the clients of one match are told. What several of them may know is encoded once, and shared."""

from typing import Any, cast

from afallon.kernel import Event, Scenes, Table
from afallon.kernel.scenes import paired
from afallon.server.live.messages import EventsMessage, NumberedEvent, SceneEvent, SceneMessage, encode, once

Reader = int | None
"""A seat, or `None` for a spectator."""


class Telling:
    """The scenes of a match as messages for each who watches it. It begins when the first client comes."""

    def __init__(self, table: Table[Any], match_number: int) -> None:
        self.table = table
        self._match_number = match_number
        self._scenes = Scenes(table)
        self._answers = -1
        self._encoded: dict[int, Any] = {}
        """By what is told: its text. Only what is told at the moment; the table keeps what it was made from."""

        self._messages: dict[tuple[str, Reader, int], bytes] = {}

    def scene(self, reader: Reader, *, after: int) -> bytes:
        """Everything that this reader sees, and the events that came after so many."""
        return self._message("scene", reader, after)

    def news(self, reader: Reader, *, after: int) -> bytes | None:
        """The events that came after so many, and what they change; `None` when there are none."""
        return None if self.table.told(reader) == after else self._message("events", reader, after)

    def _message(self, kind: str, reader: Reader, after: int) -> bytes:
        if self._answers != self.table.answers:
            self._answers = self.table.answers
            self._encoded.clear()
            self._messages.clear()
        key = (kind, reader, after)
        if key not in self._messages:
            make = self._whole_scene if kind == "scene" else self._moments
            self._messages[key] = make(reader, after)
        return self._messages[key]

    def _whole_scene(self, reader: Reader, after: int) -> bytes:
        scene = self._scenes.whole(reader)
        told = paired(self.table.events_for(reader), self.table.events_for(None))[after:]
        events = [
            NumberedEvent(number, event.kind, self._data(event))
            for number, (event, _) in enumerate(told, start=after + 1)
        ]
        return encode(SceneMessage(self._match_number, events, self._shared(scene.table), scene.mine))

    def _moments(self, reader: Reader, after: int) -> bytes:
        events = [
            SceneEvent(one.number, one.event.kind, self._data(one.event), self._shared(one.table), cast(Any, one.mine))
            for one in self._scenes.moments(reader, after=after)
        ]
        return encode(EventsMessage(self._match_number, events))

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
