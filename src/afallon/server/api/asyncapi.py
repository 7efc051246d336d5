"""The AsyncAPI document of the socket, made from the structs of its messages."""

from typing import Any, Final

from afallon import __version__
from afallon.server.api.wire import FROM_CLIENT, FROM_SERVER, wire_schemas

_SCHEMAS: Final = "#/components/schemas/{name}"


def asyncapi() -> dict[str, Any]:
    """Return the document: one channel, its messages in both directions, and their schemas."""
    schemas = wire_schemas(_SCHEMAS)
    messages = {message.__name__: _message(message, schemas) for message in (*FROM_CLIENT, *FROM_SERVER)}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Afallon: the socket of a room", "version": __version__},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/rooms/{code}/socket",
                "description": "All messages between a room and one client. The client sends the first one, `hello`.",
                "parameters": {"code": {"description": "The code of the room."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {
            "hear": _operation("receive", "The messages of a client.", FROM_CLIENT),
            "tell": _operation("send", "The messages of the server.", FROM_SERVER),
        },
        "components": {"messages": messages, "schemas": schemas},
    }


def _message(message: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    name = message.__name__
    return {
        "name": tag_of(message),
        "title": name,
        "summary": schemas[name]["description"],
        "payload": {"$ref": _SCHEMAS.format(name=name)},
    }


def _operation(action: str, summary: str, messages: tuple[Any, ...]) -> dict[str, Any]:
    """Return an operation, from the server's side: it receives the messages of clients and sends its own."""
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "summary": summary,
        "messages": [{"$ref": f"#/channels/table/messages/{message.__name__}"} for message in messages],
    }


def tag_of(message: Any) -> str:
    """Return the `type` of a message."""
    return str(message.__struct_config__.tag)
