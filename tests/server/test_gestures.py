"""Gestures at the table of a campaign: passed on to the others, stored nowhere, and rate-limited."""

import json
from typing import Any

import pytest

from afallon.server.settings import Limits, Rate
from tests.server.campaigns import begin, campaign_server, settle
from tests.server.clients import Client, join, open_room
from tests.server.patience import run


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with campaign_server(tmp_path_factory.mktemp("gestures")) as running:
        yield running


async def gesture(client: Client, what: str, at: str | None = None, **more: int) -> None:
    await client.send_raw(json.dumps({"type": "gesture", "gesture": what, "at": at, **more}))


def told(client: Client, kind: str) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, client.messages) if message["type"] == kind]


def gestures(client: Client) -> list[dict[str, Any]]:
    return told(client, "gesture_made")


def refusals(client: Client) -> list[str]:
    return [message["error"]["code"] for message in told(client, "refused")]


def test_a_gesture_is_seen_by_the_others_and_not_by_newcomers(server):
    async def table():
        ann, ben = await begin(server, "Ann", "Ben")
        watcher = await Client(server, ann.room_code).connect()
        await gesture(ann, "considers", at="place:12", question=7)
        await gesture(ann, "thanks")
        seen = [
            {"type": "gesture_made", "seat": 0, "gesture": "considers", "at": "place:12", "question": 7},
            {"type": "gesture_made", "seat": 0, "gesture": "thanks", "at": None, "question": None},
        ]
        for other in (ben, watcher):
            await other.until(lambda other=other: gestures(other) == seen)
        late = await Client(server, ann.room_code).connect()
        await settle([ann, late])
        assert gestures(ann) == gestures(late) == []

    run(table())


def test_gestures_of_spectators_and_too_long_ones_are_refused(server):
    async def table():
        ann, ben = await begin(server, "Ann", "Ben")
        watcher = await Client(server, ann.room_code).connect()
        await gesture(watcher, "yes")
        await watcher.until(lambda: refusals(watcher) == ["not_seated"])
        await gesture(ann, "look", at="x" * 121)
        await gesture(ann, "rude")
        await ann.until(lambda: refusals(ann) == ["bad_message", "bad_message"])
        await ann.command("mute", seat=1, muted=True)
        await gesture(ben, "wait")
        await ben.until(lambda: refusals(ben) == ["muted"])
        assert gestures(ann) == []

    run(table())


def test_games_with_secrets_refuse_gestures(server):
    async def table():
        room = await open_room(server)
        ben = await join(server, room["room"], "Ben")
        client = await Client(server, room["room"], ben["pass"]).connect()
        await gesture(client, "yes")
        await client.until(lambda: refusals(client) == ["no_campaign"])

    run(table())


def test_too_fast_gestures_are_dropped_without_harm(tmp_path):
    async def table(server):
        ann, ben = await begin(server, "Ann", "Ben")
        for place in range(9):
            await gesture(ann, "considers", at=f"place:{place}")
        await ann.command("say", text="still here")
        await ben.until(lambda: ben.talk)
        assert [one["at"] for one in gestures(ben)] == ["place:0", "place:1", "place:2"]
        assert refusals(ann) == []

    limits = Limits(messages=None, gestures=Rate(1e-9, 3), reads=None, wrong_codes=None, new_rooms=None)
    with campaign_server(tmp_path, limits=limits) as server:
        run(table(server))
