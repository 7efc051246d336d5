"""Every message of the socket but commands: what a client says first, and all that the server says."""

from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec

from afallon.kernel import OwnScene, TableScene
from afallon.sentences.said import SaidQuestion
from afallon.server.errors import ErrorBody
from afallon.server.rooms.public_room import PublicRoom
from afallon.server.rooms.room import Talk

Value = TypeVar("Value")

_PATH = {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "integer"}]}}

SceneChange = Annotated[
    list[Any],
    msgspec.Meta(
        description="`[path, value]`: the value at this path is now another. `[path]`: it is gone, and what follows it "
        "in a list.",
        extra_json_schema={"prefixItems": [_PATH, {}], "minItems": 1, "maxItems": 2},
    ),
]

encode = msgspec.json.Encoder().encode


def once(value: Value) -> Value:
    """The same value, already encoded: whatever messages it becomes part of, it is not encoded again."""
    return cast(Value, msgspec.Raw(encode(value)))


class Hello(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag="hello",
    rename={"pass_": "pass", "match_number": "game"},
):
    """The first message of a client: who it is, and what it already has."""

    pass_: str | None = None
    """The pass; null for a nameless spectator."""

    match_number: int = 0
    """The game of which this client has events."""

    events: int = 0
    """The number of the last event it has."""

    talk: int = 0
    """The number of the last thing said that it has."""

    language: str | None = None
    """In which this client wants to be told, ready to be read, what happens and is asked in Grail; null for a client
    that reads events and options."""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Keeps the connection open; the server says `pong`."""

    id: int | None = None


GestureKind = Literal["considers", "wants", "yes", "wait", "look", "thanks"]
Pointed = Annotated[str, msgspec.Meta(max_length=120)]


class Gesture(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="gesture"):
    """What people around one table see each other do. It is passed on to whoever else is here, and kept nowhere."""

    gesture: GestureKind
    """Thinking of something, wanting it, or a sign."""

    at: Pointed | None = None
    """What it is about, in a way that clients agree on among themselves; null for nothing, or nothing any more."""

    question: int | None = None
    """The id of the question that this person has; a gesture about an earlier one is not shown."""


class _Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a reader has learnt."""

    number: int
    """Its place in this reader's stream, counted from 1."""

    kind: str
    data: dict[str, Any]


class NumberedEvent(_Told, frozen=True):
    """One thing that a reader has learnt."""

    text: str = ""
    """The event as a line, for a client that has asked for a language."""


class SceneEvent(_Told, frozen=True):
    """One thing that a reader has learnt, and what it changes in what that reader sees."""

    table: list[SceneChange]
    """What changes in what everybody sees."""

    mine: list[SceneChange]
    """What changes in what this reader alone has."""

    text: str = ""
    """The event as a line, for a client that has asked for a language."""


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class Welcome(ServerMessage, frozen=True, tag="welcome", rename={"match_number": "game"}):
    """The answer to `hello`; what the client lacks follows."""

    seat: int | None
    """The chair of this pass; null for a spectator."""

    room: PublicRoom
    match_number: int
    """The game that is being played, or was played last; 0 before the first."""

    restart: bool
    """Forget the events you have: they come again from the first."""


class RoomMessage(ServerMessage, frozen=True, tag="room"):
    """The room has changed. It is always whole."""

    room: PublicRoom


class SceneMessage(ServerMessage, frozen=True, tag="scene", rename={"match_number": "game"}, omit_defaults=True):
    """What this client sees, whole: after `welcome`, and when a game begins."""

    match_number: int
    events: list[NumberedEvent]
    """The events that this client lacks."""

    table: TableScene
    """What everybody sees, after all of them."""

    mine: OwnScene
    """What this reader alone has."""

    said: SaidQuestion | None = None
    """The open question of this seat, ready to be read, for a client that has asked for a language."""

    pad: str = ""
    """Nothing: it hides how long the rest is that only this seat may know."""


class EventsMessage(ServerMessage, frozen=True, tag="events", rename={"match_number": "game"}, omit_defaults=True):
    """The next events of this seat's stream, without gaps."""

    match_number: int
    events: list[SceneEvent]
    said: SaidQuestion | None = None
    """The open question of this seat, ready to be read, for a client that has asked for a language."""

    pad: str = ""
    """Nothing: it hides how long the rest is that only this seat may know."""


class TalkMessage(ServerMessage, frozen=True, tag="talk"):
    """What was said."""

    talk: list[Talk]


class GestureMessage(ServerMessage, frozen=True, tag="gesture_made"):
    """Somebody at the table has made a gesture."""

    seat: int
    gesture: GestureKind
    at: Pointed | None
    question: int | None


class Accepted(ServerMessage, frozen=True, tag="accepted", omit_defaults=True):
    """The command was carried out and is durable; what it changed was sent before."""

    reply_to: int | None
    """The `id` of the command."""

    invite: str | None = None
    """The link of a chair that is handed over."""


class Refused(ServerMessage, frozen=True, tag="refused"):
    """Nothing has changed."""

    reply_to: int | None
    """The `id` of the command; null when it had none that could be read."""

    error: ErrorBody


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to `ping`."""


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The socket is about to be closed."""

    code: str
    """Why; each is an `error-<code>` in the words as well."""


AnyServerMessage = (
    Welcome
    | RoomMessage
    | SceneMessage
    | EventsMessage
    | TalkMessage
    | GestureMessage
    | Accepted
    | Refused
    | Pong
    | Bye
)
