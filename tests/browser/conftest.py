"""One server, one browser and as many people as a test likes.

While Playwright runs, its thread cannot run another event loop; so the browser ends with this folder, not with the run.
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
    """A server that has packs, and may be killed. The seed of its campaigns is always the same."""
    if not PAGE.exists():
        pytest.skip("the page is not built: run `./run setup`, or `python hatch_build.py`")
    with Server(tmp_path_factory.mktemp("campaigns"), {"SEED": "0" * 31 + "1"}, packs=(PACKS,)) as running:
        yield running


@pytest.fixture
def new_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Open browsers of different people; they close with the test."""
    opened: list[BrowserContext] = []

    def new(**settings: Any) -> BrowserContext:
        opened.append(open_context(browser, **settings))
        return opened[-1]

    yield new
    for context in opened:
        context.close()


@pytest.fixture
def sit(new_context: Callable[..., BrowserContext], server: Server) -> Callable[..., Person]:
    """Somebody with a browser of their own, who has not opened a page yet."""

    def new(name: str, language: str = "en", phone: bool = False, **settings: Any) -> Person:
        return Person(new_context(phone=phone, **settings), server.address, name, language)

    return new


@pytest.fixture
def wander(new_context: Callable[..., BrowserContext], campaigns: Server) -> Callable[..., Person]:
    """The same where campaigns are played."""

    def new(name: str, language: str = "en", phone: bool = False) -> Person:
        return Person(new_context(phone=phone), campaigns.address, name, language)

    return new
