"""The AsyncAPI document: it is consistent, and all messages match it."""

import asyncio
import json
import re

import pytest
from jsonschema_rs import Draft202012Validator

from afallon.server.api.asyncapi import asyncapi
from afallon.server.api.wire import FROM_CLIENT, FROM_SERVER
from tests.server.clients import PlayingClient, seat_five
from tests.server.patience import run


def references(part):
    if isinstance(part, dict):
        yield from ([part["$ref"]] if "$ref" in part else [])
        part = list(part.values())
    for inner in part if isinstance(part, list) else ():
        yield from references(inner)


def test_every_reference_resolves():
    described = asyncapi()
    found = set(references(described))
    assert len(found) > 50
    for reference in found:
        place = described
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]
        assert place


def test_every_message_is_on_the_channel():
    described = asyncapi()
    said = {name: len(operation["messages"]) for name, operation in described["operations"].items()}
    assert said == {"hear": len(FROM_CLIENT), "tell": len(FROM_SERVER)}
    assert len(described["channels"]["table"]["messages"]) == len({*FROM_CLIENT, *FROM_SERVER})
    names = [message["name"] for message in described["components"]["messages"].values()]
    assert len(names) == len(set(names)), "two messages have one type"


def test_the_documents_are_served(server):
    with server.client() as http:
        assert http.get("/docs/asyncapi.json").json() == json.loads(json.dumps(asyncapi()))
        page = http.get("/docs").text
    assert "asyncapi.json" in page and "openapi.json" in page
    for message in (*FROM_CLIENT, *FROM_SERVER):
        assert f"<code>{message.__struct_config__.tag}</code>" in page
    assert not re.search(r"<script|src=", page)


def validator(described, message):
    """Return a validator for messages of one type, which rejects fields that the description does not name."""
    schema = described["components"]["schemas"][message]
    return Draft202012Validator({**schema, "additionalProperties": False, "components": described["components"]})


def test_all_messages_of_a_game_match_their_schemas(server):
    described = asyncapi()
    by_type = {one["name"]: name for name, one in described["components"]["messages"].items()}
    checks = {tag: validator(described, name) for tag, name in by_type.items()}

    async def work():
        clients = await seat_five(server, lambda pass_, number: PlayingClient(server, "", pass_, number))
        await clients[0].command("start")
        await clients[1].command("say", text="hm")
        await clients[1].command("start")
        await asyncio.gather(*(client.play() for client in clients))
        await clients[2].command("leave")
        for client in clients:
            await client.close()
        return [json.loads(text) for client in clients for text in client.messages]

    sent = run(work())
    for message in sent:
        checks[message["type"]].validate(message)
    kinds = {message["type"] for message in sent}
    assert kinds == {"welcome", "room", "scene", "events", "talk", "accepted", "refused", "bye"}


@pytest.mark.parametrize(
    "message",
    [{"type": "events", "game": 1}, {"type": "events", "game": "1", "events": []}, {"type": "pong", "more": 1}],
)
def test_a_message_that_breaks_its_schema_is_detected(message):
    described = asyncapi()
    name = {"events": "EventsMessage", "pong": "Pong"}[message["type"]]
    assert not validator(described, name).is_valid(message)
