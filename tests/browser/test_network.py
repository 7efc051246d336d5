"""The page speaks to its own server alone, breaks no rule of its content security policy, and outlives a restart."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.scenes import SCENES
from tests.server.serving import Server

EVERYWHERE = ("home", "host-details", "lobby-ten", "night-held", "voting", "rules", "talk", "big-screen", "story")


@pytest.mark.parametrize("name", EVERYWHERE)
def test_nothing_comes_from_elsewhere(new_context: Callable[..., BrowserContext], server: Server, name: str) -> None:
    person = SCENES[name](server).show(new_context(), server, "uk")
    assert person.recording.hosts == {f"127.0.0.1:{server.port}"}
    # A picture is opened by itself to fill the storage; only then does a browser ask for an icon of its own accord.
    assert [one for one in person.recording.complaints if "favicon.ico" not in one] == []
    assert person.context.cookies() == []


def test_pages_go_on_after_a_restart(new_context: Callable[..., BrowserContext], tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        scene = SCENES["voting"](server)
        person = scene.show(new_context(), server)
        watcher = scene.show(new_context(phone=True), server)
        table = person.page.get_by_role("main").aria_snapshot()
        server.kill()
        expect(person.page.get_by_text(person.say("page-mending"))).to_be_visible()
        server.start()
        for one in (person, watcher):
            expect(one.page.get_by_text(one.say("page-mending"))).to_have_count(0, timeout=20_000)
        person.press(person.find("button", "avalon-vote-reject"))
        for one in (person, watcher):
            expect(one.find("button", "avalon-vote-reject")).to_have_count(0)
        assert person.recording.answers() == ["reject"]
        assert person.recording.events() == watcher.recording.events()
        assert "vote" in table.lower()
