"""Check that the frames received by one seat contain only documented fields and no secrets of other seats."""

from typing import Any

from tests.browser.recording import Recording
from tests.server.serving import Server

MESSAGES = {
    "welcome": {"type", "seat", "room", "game", "restart"},
    "room": {"type", "room"},
    "scene": {"type", "game", "events", "table", "mine"},
    "events": {"type", "game", "events"},
    "talk": {"type", "talk"},
    "accepted": {"type", "reply_to"},
    "pong": {"type"},
}
ROOM = {
    *("code", "game", "seats", "options", "setup_code", "problems", "chairs", "host", "spectators"),
    *("watchers", "locked", "number", "phase", "paused", "night", "link", "network", "older_rules"),
    *("has_free_chair", "summary", "undo_wishes", "lesson", "pace"),
}


def check_fields(recording: Recording, seat: int | None) -> None:
    """Assert that received messages have exactly the documented fields, and that a seat's game messages are padded."""
    assert recording.messages
    for message in recording.messages:
        padded = seat is not None and message["type"] in ("scene", "events")
        assert set(message) == MESSAGES[message["type"]] | ({"pad"} if padded else set())
        if "room" in message:
            assert set(message["room"]) == ROOM


def check_frames(recording: Recording, seat: int | None) -> None:
    """Assert documented fields and, until the characters are shown, no secrets of other seats."""
    check_fields(recording, seat)
    for event in recording.events():
        kind, data = event["kind"], event["data"]
        if kind == "characters_shown":
            break
        if kind in ("dealt", "seen"):
            assert data["seat"] == seat
        if kind == "asked" and data["seat"] != seat:
            assert "options" not in data
        if kind == "answered" and data["seat"] != seat:
            assert "value" not in data


def finished_stream(server: Server, room: str, seat: int | None) -> list[dict[str, Any]]:
    """Fetch the event stream of a seat, or of a spectator, after the game has ended."""
    with server.client() as client:
        query = {} if seat is None else {"seat": seat}
        story = client.get(f"/api/rooms/{room}/games/1/events", params=query).json()
        return [{name: event[name] for name in ("number", "kind", "data")} for event in story["events"]]
