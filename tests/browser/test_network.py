"""The page contacts only its own server, obeys its content security policy, and reconnects after a restart."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.scenes import SCENES
from tests.server.serving import Server

EVERYWHERE = ("home", "host-details", "lobby-ten", "night-held", "voting", "rules", "talk", "big-screen", "story")


@pytest.mark.parametrize("name", EVERYWHERE)
def test_the_page_contacts_no_other_host(new_context: Callable[..., BrowserContext], server: Server, name: str) -> None:
    person = SCENES[name](server).show(new_context(), server, "uk")
    assert person.recording.hosts == {f"127.0.0.1:{server.port}"}
    # To fill the storage, the test opens an image as a document; for such a document the browser requests favicon.ico.
    assert [complaint for complaint in person.recording.complaints if "favicon.ico" not in complaint] == []
    assert person.context.cookies() == []


def test_pages_reconnect_after_a_server_restart(new_context: Callable[..., BrowserContext], tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        scene = SCENES["voting"](server)
        person = scene.show(new_context(), server)
        watcher = scene.show(new_context(phone=True), server)
        table = person.page.get_by_role("main").aria_snapshot()
        server.kill()
        expect(person.page.get_by_text(person.say("page-mending"))).to_be_visible()
        server.start()
        for viewer in (person, watcher):
            expect(viewer.page.get_by_text(viewer.say("page-mending"))).to_have_count(0, timeout=20_000)
        person.press(person.find("button", "avalon-vote-reject"))
        for viewer in (person, watcher):
            expect(viewer.find("button", "avalon-vote-reject")).to_have_count(0)
        assert person.recording.answers() == ["reject"]
        assert person.recording.events() == watcher.recording.events()
        assert "vote" in table.lower()
