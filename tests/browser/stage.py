"""A table that is brought to a wanted moment at once: its people sit at sockets, and any of them can open a page too."""

import json
import weakref
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import Server

NAMES = ("Ann", "Bedwyr", "Ceridwen", "Dylan", "Elen", "Ffion", "Gwyn", "Heledd", "Idris", "Lowri")


class Sitter:
    """One person's socket: what it was told, and the question that waits for an answer."""

    def __init__(self, server: Server, room: str, seat: int, token: str) -> None:
        self.seat, self.token = seat, token
        self.question: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        address = server.address.replace("http", "ws")
        opening = ExitStack()
        self._socket: ClientConnection = opening.enter_context(connect(f"{address}/api/rooms/{room}/socket"))
        weakref.finalize(self, opening.close)
        self._socket.send(json.dumps({"type": "hello", "pass": token}))
        self._ids = 0

    def listen(self, seconds: float = 0.005) -> dict[str, Any] | None:
        """Take in one message, if there is one."""
        try:
            message: dict[str, Any] = json.loads(self._socket.recv(seconds))
        except TimeoutError:
            return None
        for event in message.get("events", ()):
            self.events.append(event)
            if event["data"].get("seat") == self.seat and event["kind"] in ("asked", "answered"):
                self.question = event["data"] if event["kind"] == "asked" else None
        return message

    def command(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait until it is durable."""
        self._ids += 1
        self._socket.send(json.dumps({"type": type, "id": self._ids, **fields}))
        while True:
            reply = self.listen(10)
            assert reply is not None, f"no reply to {type}"
            if reply.get("reply_to") == self._ids:
                assert reply["type"] == "accepted", reply
                return reply

    def answer(self, value: Any) -> None:
        assert self.question is not None
        self.command("answer", game=1, decision=self.question["id"], value=value)


class Stage:
    """A room whose chairs are all taken by people at sockets, unless fewer are wanted."""

    def __init__(self, server: Server, seats: int = 5, people: int | None = None, **options: Any) -> None:
        self.server, self.seats = server, seats
        with server.client() as client:
            body = {"game": "avalon", "seats": seats, "options": options, "name": NAMES[0], "shield": 0}
            opened = _read(client.post("/api/rooms", json=body))
            self.room: str = opened["room"].replace("-", "")
            self.passes = [opened["pass"]]
            for seat in range(1, seats if people is None else people):
                body = {"name": NAMES[seat], "shield": seat}
                self.passes.append(_read(client.post(f"/api/rooms/{self.room}/join", json=body))["pass"])
        self.sitters = [Sitter(server, self.room, seat, token) for seat, token in enumerate(self.passes)]

    @property
    def path(self) -> str:
        return f"/r/{self.room}"

    def start(self) -> "Stage":
        self.sitters[0].command("start")
        return self

    def until(self, kind: str, seat: int | None = None, vote: str = "approve", card: str = "success") -> int:
        """Let people answer until somebody, or this seat, is asked this kind of question: that seat.

        Teams have the first people at the table in them, so seat 0 is on every one.
        """
        return self.play(lambda sitter, asked: asked == kind and seat in (None, sitter.seat), vote, card)

    def play(self, stop: Callable[[Sitter, str], bool], vote: str = "approve", card: str = "success") -> int:
        """Answer question after question, until one comes up that stops it."""
        for _ in range(1_000):
            for sitter in self.sitters:
                while sitter.listen() is not None:
                    pass
                if sitter.question is not None and stop(sitter, sitter.question["kind"]):
                    return sitter.seat
            asked = next((sitter for sitter in self.sitters if sitter.question is not None), None)
            if asked is not None:
                asked.answer(self._choose(asked.question or {}, vote, card))
        raise AssertionError("this moment did not come")

    def storage(self, seat: int, **kept: Any) -> dict[str, Any]:
        """What the browser of this seat keeps: its pass, and that the night is over."""
        held = {"room": self.room, "seat": seat, "pass": self.passes[seat], "name": NAMES[seat], "shield": seat}
        return {"passes": [{**held, "used": 0}], f"night.{self.room}.1": True, **kept}

    def _choose(self, question: dict[str, Any], vote: str, card: str) -> Any:
        options = question["options"]
        if options["type"] == "subset":
            return options["of"][: options["size"]]
        wanted = {"vote": vote, "play_card": card}.get(question["kind"])
        return wanted if wanted in options["values"] else options["values"][0]


def _read(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 201, answer.text
    return dict(answer.json())
