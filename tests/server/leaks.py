"""Leaks to plant in a server (`LEAK=<name>` in its environment), to show that tests detect them."""

from typing import Any

from afallon.avalon.game import GAME
from afallon.kernel import OwnScene, TableScene
from afallon.server.live.telling import Telling, encode


def no_padding() -> None:
    """Do not pad messages."""
    Telling._padded = lambda self, message, reader, shared: encode(message)  # type: ignore[method-assign]


def padding_of_whole_messages() -> None:
    """Pad whole messages instead of their private part, so that public content may push a secret over a boundary."""

    def padded(self: Telling, message: Any, reader: int | None, shared: Any) -> bytes:
        text = encode(message)
        return text if reader is None else text[:-1] + b',"pad":"' + b"0" * (64 - (len(text) + 9) % 64) + b'"}'

    Telling._padded = padded  # type: ignore[method-assign]


def deal_in_the_public_scene() -> None:
    """Put the deal into the public part of the scene."""

    class Open(TableScene):
        card: str

    def table_scene(view: Any) -> TableScene:
        return Open(view.asked, view.outcome, str(_truth.get("deal")))

    _know_the_deal()
    type(GAME).table_scene = lambda self, view: table_scene(view)  # type: ignore[method-assign]


def deal_in_an_own_scene() -> None:
    """Put the deal into every reader's own part of the scene."""

    class Knowing(OwnScene):
        card: str

    def own_scene(view: Any) -> OwnScene:
        return Knowing(view.reader, view.open_question, str(_truth.get("deal")))

    _know_the_deal()
    type(GAME).own_scene = lambda self, view: own_scene(view)  # type: ignore[method-assign]


_truth: dict[str, Any] = {}


def _know_the_deal() -> None:
    begin = type(GAME).begin

    def knowing(self: Any, setup: Any) -> Any:
        if setup.deal is not None:
            _truth["deal"] = setup.deal
        return begin(self, setup)

    type(GAME).begin = knowing  # type: ignore[method-assign]
