"""The socket: `hello`, `welcome`, and then every message of the room."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from afallon.languages import LANGUAGES
from afallon.server.api.messages import MOST_BYTES, carry_out, decode, read_id
from afallon.server.api.services import Services, find_room
from afallon.server.asgi_scope import client_address
from afallon.server.credentials import hash_secret
from afallon.server.errors import ErrorBody, Refusal, error_body, log_failure
from afallon.server.live.connection import Connection
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.messages import Bye, Gesture, Hello, Ping, Pong, Refused, encode

_SECONDS_TO_SAY_HELLO: Final = 10
_PATIENCE: Final = 20
"""Number of messages that may be unreadable or too fast before the client is disconnected."""

AnySocket = WebSocket[Any, Any, Any]


class Farewell(Exception):
    """The reason to close the socket, as an error code."""


_hellos = msgspec.json.Decoder(Hello)
_passing = msgspec.json.Decoder(Ping | Gesture)
"""Messages that change nothing."""


@websocket("/api/rooms/{code:str}/socket")
async def table_socket(socket: AnySocket, code: FromPath[str], services: NamedDependency[Services]) -> None:
    """Serve one client, from `hello` to `bye`."""
    await socket.accept()
    try:
        live, connection = await _let_in(socket, code, services)
    except Farewell as farewell:
        await _close(socket, farewell)
        return
    except Refusal as refusal:
        await _close(socket, Farewell(refusal.code))
        return
    if connection is None:
        return
    sending = asyncio.create_task(_send_all(socket, connection))
    try:
        await _listen(socket, services, live, connection)
    except Farewell as farewell:
        connection.bye(str(farewell))
    except Exception as error:
        log_failure(error)
        connection.bye("room_closed")
    finally:
        services.rooms.disconnect(live, connection)
        connection.outgoing.put_nowait(None)
        await sending


async def _let_in(socket: AnySocket, code: str, services: Services) -> tuple[Any, Connection | None]:
    try:
        message = await asyncio.wait_for(_receive(socket), _SECONDS_TO_SAY_HELLO)
    except TimeoutError:
        raise Farewell("too_slow") from None
    if message is None:
        return None, None
    try:
        hello: Hello = decode(message, _hellos)
    except Refusal:
        raise Farewell("bad_message") from None
    pass_hash = None if hello.pass_ is None else hash_secret(hello.pass_)
    if pass_hash is None:
        services.reject_if_busy()
    live = await find_room(services, socket.scope, code, pass_hash)
    language = hello.language if hello.language in LANGUAGES else None
    connection = Connection(pass_hash, language)
    await services.rooms.connect(
        live, connection, match_number=hello.match_number, events=hello.events, talk=hello.talk
    )
    return live, connection


async def _listen(socket: AnySocket, services: Services, live: LiveRoom, connection: Connection) -> None:
    """Handle the messages of a client one after another, until it leaves or sends too many faulty ones."""
    caller, faults = client_address(socket.scope), 0
    while (message := await _receive(socket)) is not None:
        if connection.closing:
            return
        if not services.limiter.allow_message(caller, connection.pass_hash):
            faults += 1
            if faults > _PATIENCE:
                raise Farewell("too_fast")
            connection.send(Refused(None, ErrorBody("too_fast")))
            continue
        if (passing := _read_passing(message)) is not None:
            if isinstance(passing, Ping):
                connection.send(Pong())
            elif services.limiter.allow("gestures", connection.pass_hash or caller):  # a lost gesture does no harm
                _pass_on(services, live, connection, passing)
            continue
        if services.load.is_overloaded and not services.limiter.allow("rush", connection.pass_hash or caller):
            connection.send(Refused(read_id(message), ErrorBody("server_busy")))
            continue
        reply = await carry_out(services.rooms, live, message, connection.pass_hash)
        if isinstance(reply, Refused) and reply.error.code == "bad_message":
            faults += 1
            if faults > _PATIENCE:
                raise Farewell("bad_message")
        if reply.reply_to is not None or isinstance(reply, Refused):
            connection.send(reply)  # a message without an id asks for no receipt


def _read_passing(message: bytes) -> Ping | Gesture | None:
    """Return a ping or a gesture; `None` if the message is neither."""
    if b'"ping"' not in message and b'"gesture"' not in message:
        return None
    try:
        found: Ping | Gesture = decode(message, _passing)
    except Refusal:
        return None
    return found


def _pass_on(services: Services, live: LiveRoom, connection: Connection, gesture: Gesture) -> None:
    try:
        services.rooms.pass_on(live, connection, gesture)
    except Refusal as refusal:
        connection.send(Refused(None, error_body(refusal)))


async def _receive(socket: AnySocket) -> bytes | None:
    """Return the next message; `None` if the client has gone."""
    message: Any = await socket.receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    content: bytes = text.encode("utf-8", "surrogatepass") if text is not None else (message.get("bytes") or b"")
    if len(content) > MOST_BYTES:
        raise Farewell("bad_message")
    return content


async def _send_all(socket: AnySocket, connection: Connection) -> None:
    """Send the queued messages in order, and close the socket at the end of the queue."""
    try:
        while (message := await connection.outgoing.get()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        await socket.close()
    except Exception:  # the client has gone
        connection.closing = True


async def _close(socket: AnySocket, farewell: Farewell) -> None:
    try:
        await socket.send_text(encode(Bye(str(farewell))).decode())
        await socket.close()
    except Exception:
        return
