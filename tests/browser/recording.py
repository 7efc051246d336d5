"""Record the WebSocket messages, contacted hosts and browser errors of a page."""

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, WebSocket


class Recording:
    """A recording of one page from its start, with one list of messages per socket: a reload opens a new socket."""

    def __init__(self, page: Page) -> None:
        self.received: list[list[dict[str, Any]]] = []
        self.sent: list[dict[str, Any]] = []
        self.hosts: set[str] = set()
        self.complaints: list[str] = []
        page.on("websocket", self._socket_opened)
        page.on("request", lambda request: self._asked(request.url))
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    @property
    def messages(self) -> list[dict[str, Any]]:
        """Return the messages received on all sockets."""
        return [message for socket in self.received for message in socket]

    def events(self, game: int = 1) -> list[dict[str, Any]]:
        """Return the events of one game by number; assert that all sockets received the same."""
        by_number: dict[int, dict[str, Any]] = {}
        for message in self.messages:
            if message["type"] in ("scene", "events") and message["game"] == game:
                for received in message["events"]:
                    event = {name: received[name] for name in ("number", "kind", "data")}
                    assert by_number.setdefault(event["number"], event) == event
        return [by_number[number] for number in sorted(by_number)]

    def answers(self) -> list[Any]:
        """Return the values that this page has sent as answers."""
        return [message["value"] for message in self.sent if message["type"] == "answer"]

    def _socket_opened(self, socket: WebSocket) -> None:
        self._asked(socket.url)
        messages: list[dict[str, Any]] = []
        self.received.append(messages)
        socket.on("framereceived", lambda text: messages.append(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob"):
            self.hosts.add(parts.netloc)

    def _console(self, message: ConsoleMessage) -> None:
        # Tests that block service workers cause this warning.
        if message.type in ("error", "warning") and "registration blocked by Playwright" not in message.text:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")
