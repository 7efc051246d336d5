"""Start Chromium for tests and screenshots: the system's browser, without background traffic."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from tests.conftest import find_browser

WIDE: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}

PATIENCE: Final = 30_000
"""Timeout in milliseconds; generous, since a slow machine is not a fault of the page."""

_QUIET: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


_DELAYED_FRAMES: Final = """(() => {
    const delay = Math.random() * LONGEST, later = window.setTimeout.bind(window);
    for (const name of ["onmessage", "onclose"]) {
        const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, name).set;
        Object.defineProperty(WebSocket.prototype, name, { configurable: true, set(handle) {
            listen.call(this, handle && (event => later(() => handle.call(this, event), delay)));
        } });
    }
})()"""
"""Init script that delays the frames and the end of a WebSocket, in order, by a random time per page.

It keeps the real `setTimeout`, so that a test with a paused clock still receives frames.
"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Yield a browser and close it afterwards. While it runs, this thread cannot run an event loop of its own."""
    expect.set_options(timeout=PATIENCE)
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=[*sandbox, *_QUIET])
        yield browser
        browser.close()


def open_context(browser: Browser, *, phone: bool = False, **settings: Any) -> BrowserContext:
    """Open a browser context with reduced motion: a wide window with a mouse, or an upright phone with touch."""
    device = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": WIDE}
    context = browser.new_context(
        **{"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", **device, **settings}
    )
    context.set_default_timeout(PATIENCE)
    if longest := os.environ.get("AFALLON_FRAME_DELAY"):  # milliseconds; set by tests/flakes.py
        context.add_init_script(_DELAYED_FRAMES.replace("LONGEST", str(int(longest))))
    return context
