"""The messages of the socket, except commands: a client's first message, and everything that the server sends."""

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
        description="`[path, value]`: set the value at this path. `[path]`: remove the value, and in a list also all "
        "values after it.",
        extra_json_schema={"prefixItems": [_PATH, {}], "minItems": 1, "maxItems": 2},
    ),
]

encode = msgspec.json.Encoder().encode


def once(value: Value) -> Value:
    """Return the value already encoded, so that messages that contain it do not encode it again."""
    return cast(Value, msgspec.Raw(encode(value)))


class Hello(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag="hello",
    rename={"pass_": "pass", "match_number": "game"},
):
    """The first message of a client: its pass, and the part of the game that it already has."""

    pass_: str | None = None
    """The pass; null for a nameless spectator."""

    match_number: int = 0
    """The number of the game that the client has events of."""

    events: int = 0
    """The number of the last event that the client has."""

    talk: int = 0
    """The number of the last entry of the talk that the client has."""

    language: str | None = None
    """The language of log lines and questions of Grail, rendered on the server; null if the client renders them."""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Keeps the connection open; the server answers `pong`."""

    id: int | None = None


GestureKind = Literal["considers", "wants", "yes", "wait", "look", "thanks"]
Pointed = Annotated[str, msgspec.Meta(max_length=120)]


class Gesture(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="gesture"):
    """A gesture that the people at one table can see. It is passed on to everybody else who is here and not stored."""

    gesture: GestureKind
    """The kind of gesture: considering something, wanting it, or a sign."""

    at: Pointed | None = None
    """The thing it is about, by a name that clients agree on; null for nothing, or to end the gesture."""

    question: int | None = None
    """The id of this person's open question; a gesture about an earlier one is not shown."""


class _Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event of a reader's stream."""

    number: int
    """Its place in this reader's stream, counted from 1."""

    kind: str
    data: dict[str, Any]


class NumberedEvent(_Told, frozen=True):
    """One event of a reader's stream."""

    text: str = ""
    """The log line of the event, for a client that has asked for a language."""


class SceneEvent(_Told, frozen=True):
    """One event of a reader's stream, and its changes to that reader's scene."""

    table: list[SceneChange]
    """The changes to the part of the scene that everybody sees."""

    mine: list[SceneChange]
    """The changes to the part of the scene that this reader alone has."""

    text: str = ""
    """The log line of the event, for a client that has asked for a language."""


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class Welcome(ServerMessage, frozen=True, tag="welcome", rename={"match_number": "game"}):
    """The answer to `hello`. The scene, if there is a game, and new entries of the talk follow."""

    seat: int | None
    """The chair of this pass; null for a spectator."""

    room: PublicRoom
    match_number: int
    """The game that is being played, or was played last; 0 before the first."""

    restart: bool
    """Forget the events you have: they are sent again from the first."""


class RoomMessage(ServerMessage, frozen=True, tag="room"):
    """The room has changed. It is always sent whole."""

    room: PublicRoom


class SceneMessage(ServerMessage, frozen=True, tag="scene", rename={"match_number": "game"}, omit_defaults=True):
    """The whole scene of this client: after `welcome`, and when a game begins."""

    match_number: int
    events: list[NumberedEvent]
    """The events that the client does not have."""

    table: TableScene
    """The part of the scene that everybody sees, after these events."""

    mine: OwnScene
    """The part of the scene that this reader alone has."""

    said: SaidQuestion | None = None
    """The open question of this seat, rendered in words, for a client that has asked for a language."""

    pad: str = ""
    """Padding: it hides the length of the part that only this seat may know."""


class EventsMessage(ServerMessage, frozen=True, tag="events", rename={"match_number": "game"}, omit_defaults=True):
    """The next events of this seat's stream, without gaps."""

    match_number: int
    events: list[SceneEvent]
    said: SaidQuestion | None = None
    """The open question of this seat, rendered in words, for a client that has asked for a language."""

    pad: str = ""
    """Padding: it hides the length of the part that only this seat may know."""


class TalkMessage(ServerMessage, frozen=True, tag="talk"):
    """New entries of the talk."""

    talk: list[Talk]


class GestureMessage(ServerMessage, frozen=True, tag="gesture_made"):
    """A person at the table has made a gesture."""

    seat: int
    gesture: GestureKind
    at: Pointed | None
    question: int | None


class Accepted(ServerMessage, frozen=True, tag="accepted", omit_defaults=True):
    """The command was carried out and is durable. Its changes were sent before."""

    reply_to: int | None
    """The `id` of the command."""

    invite: str | None = None
    """The link to a chair that is handed over."""


class Refused(ServerMessage, frozen=True, tag="refused"):
    """The command was refused; nothing has changed."""

    reply_to: int | None
    """The `id` of the command; null if it had none, or none that could be read."""

    error: ErrorBody


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to `ping`."""


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The socket is about to be closed."""

    code: str
    """The reason, as the message `error-<code>`."""


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
