"""What a page has sent and received, and what its browser has complained about."""

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, WebSocket


class Recording:
    """Listens to one page from its first moment. Each socket is kept apart: a page opens a new one when it reloads."""

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
        """Everything received, on whichever socket."""
        return [message for socket in self.received for message in socket]

    def events(self, game: int = 1) -> list[dict[str, Any]]:
        """The events received of one game, by their numbers; each socket must have told the same."""
        by_number: dict[int, dict[str, Any]] = {}
        for message in self.messages:
            if message["type"] in ("scene", "events") and message["game"] == game:
                for told in message["events"]:
                    event = {name: told[name] for name in ("number", "kind", "data")}
                    assert by_number.setdefault(event["number"], event) == event
        return [by_number[number] for number in sorted(by_number)]

    def answers(self) -> list[Any]:
        """What this page has answered to questions."""
        return [message["value"] for message in self.sent if message["type"] == "answer"]

    def _socket_opened(self, socket: WebSocket) -> None:
        self._asked(socket.url)
        heard: list[dict[str, Any]] = []
        self.received.append(heard)
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob"):
            self.hosts.add(parts.netloc)

    def _console(self, message: ConsoleMessage) -> None:
        # Where a test does without a service worker, the browser says so.
        if message.type in ("error", "warning") and "registration blocked by Playwright" not in message.text:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")
