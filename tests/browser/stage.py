"""Bring a table to a wanted moment quickly: players answer at sockets, and any of them can also open a page."""

import json
import weakref
from contextlib import ExitStack, suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import Server

NAMES = ("Ann", "Bedwyr", "Ceridwen", "Dylan", "Elen", "Ffion", "Gwyn", "Heledd", "Idris", "Lowri")


class Sitter:
    """One player's socket, the events received on it and the open question."""

    def __init__(self, server: Server, room: str, seat: int, token: str) -> None:
        self.seat, self.token = seat, token
        self.question: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        address = server.address.replace("http", "ws")
        opening = ExitStack()
        self._socket: ClientConnection = opening.enter_context(
            connect(f"{address}/api/rooms/{room}/socket", max_queue=None)
        )
        self.leave = weakref.finalize(self, opening.close)
        # `recv` with a timeout may wait forever: in CPython 3.11 a SimpleQueue ignores a timeout that has just passed.
        self._messages: Queue[str | bytes] = Queue()
        Thread(target=_read_into, args=(self._messages, self._socket), daemon=True).start()
        self._socket.send(json.dumps({"type": "hello", "pass": token}))
        self._ids = 0

    @property
    def card(self) -> dict[str, Any]:
        """Wait for this seat's card and return it, with its character and side."""
        while True:
            for event in self.events:
                if event["kind"] == "dealt":
                    return dict(event["data"])
            assert self.listen(10) is not None, "no card was dealt"

    @property
    def side(self) -> str:
        """Wait for this seat's card and return its side."""
        return str(self.card["side"])

    def listen(self, seconds: float = 0.005) -> dict[str, Any] | None:
        """Read and return one message; None if none arrives in time."""
        try:
            message: dict[str, Any] = json.loads(self._messages.get(timeout=seconds))
        except Empty:
            return None
        for event in message.get("events", ()):
            self.events.append(event)
            if event["data"].get("seat") == self.seat and event["kind"] in ("asked", "answered"):
                self.question = event["data"] if event["kind"] == "asked" else None
        return message

    def command(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait until the server has stored it."""
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


def _read_into(messages: "Queue[str | bytes]", socket: ClientConnection) -> None:
    """Read the socket until it closes or the server is killed."""
    with suppress(ConnectionClosed):
        for message in socket:
            messages.put(message)


class Stage:
    """A room whose chairs are taken by players at sockets: all of them, or the first `people`."""

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

    def dawn(self) -> "Stage":
        """Confirm all cards. Answering a question confirms a card as well."""
        for sitter in self.sitters:
            sitter.command("have_seen")
        return self

    def until(self, kind: str, seat: int | None = None, vote: str = "approve", card: str = "success") -> int:
        """Answer until a seat, or this seat, has this kind of question; return that seat.

        This seat, or else seat 0, is on every team.
        """
        for _ in range(1_000):
            for sitter in self.sitters:
                while sitter.listen() is not None:
                    pass
                if sitter.question is not None and sitter.question["kind"] == kind and seat in (None, sitter.seat):
                    return sitter.seat
            asked = next((sitter for sitter in self.sitters if sitter.question is not None), None)
            if asked is not None and asked.question is not None:
                asked.answer(_choose(asked.question, seat or 0, vote, card))
        raise AssertionError("this moment did not come")

    def find(self, side: str) -> int:
        """Return a seat of this side."""
        return next(sitter.seat for sitter in self.sitters if sitter.side == side)

    def holder(self, character: str) -> int:
        """Return the seat that holds this character."""
        return next(sitter.seat for sitter in self.sitters if sitter.card["character"] == character)

    def storage(self, seat: int, **kept: Any) -> dict[str, Any]:
        """Return browser storage with the pass of this seat."""
        held = {"room": self.room, "seat": seat, "pass": self.passes[seat], "name": NAMES[seat], "shield": seat}
        return {"passes": [{**held, "used": 0}], **kept}


def _choose(question: dict[str, Any], seat: int, vote: str, card: str) -> Any:
    """Return the wanted vote or card if it is allowed; put this seat on every team."""
    options = question["options"]
    if options["type"] == "subset":
        others = [other for other in options["of"] if other != seat]
        return sorted([seat, *others[: options["size"] - 1]])
    wanted = {"vote": vote, "play_card": card}.get(question["kind"])
    return wanted if wanted in options["values"] else options["values"][0]


def _read(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 201, answer.text
    return dict(answer.json())
