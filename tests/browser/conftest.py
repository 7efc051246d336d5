"""Fixtures: one server, one browser and a browser context per person.

While Playwright runs, its thread cannot run another event loop. So the browser closes after this folder's tests, not
at the end of the run.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.chromium import chromium, open_context
from tests.browser.person import Person
from tests.server.serving import ROOT, Server

PACKS = ROOT / "tests/grail/packs"
PAGE = ROOT / "src/afallon/server/page/index.html"


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not PAGE.exists():
        pytest.skip("the page is not built: run `./run setup`, or `python hatch_build.py`")
    with Server(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture(scope="module")
def campaigns(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server with packs and a fixed seed for campaigns. Tests may kill and restart it."""
    if not PAGE.exists():
        pytest.skip("the page is not built: run `./run setup`, or `python hatch_build.py`")
    with Server(tmp_path_factory.mktemp("campaigns"), {"SEED": "0" * 31 + "1"}, packs=(PACKS,)) as running:
        yield running


@pytest.fixture
def new_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Return a function that opens a browser context per person; they close with the test."""
    opened: list[BrowserContext] = []

    def new(**settings: Any) -> BrowserContext:
        opened.append(open_context(browser, **settings))
        return opened[-1]

    yield new
    for context in opened:
        context.close()


@pytest.fixture
def sit(new_context: Callable[..., BrowserContext], server: Server) -> Callable[..., Person]:
    """Return a function that makes a person with their own browser context, before their first page."""

    def new(name: str, language: str = "en", phone: bool = False, **settings: Any) -> Person:
        return Person(new_context(phone=phone, **settings), server.address, name, language)

    return new


@pytest.fixture
def wander(new_context: Callable[..., BrowserContext], campaigns: Server) -> Callable[..., Person]:
    """Return the same function as `sit` for the server with campaigns."""

    def new(name: str, language: str = "en", phone: bool = False) -> Person:
        return Person(new_context(phone=phone), campaigns.address, name, language)

    return new
