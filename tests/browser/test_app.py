"""The page as an app: Back, URLs of panels, an offline page, and notifications without secrets."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import PAGE
from tests.browser.person import Person
from tests.browser.scenes import SCENES, keep, tool
from tests.browser.stage import NAMES, Stage
from tests.server.serving import Server

DEVICE = """
    window.asked = 0; window.shared = []; window.awake = 0; window.noticed = []; window.away = false;
    window.Notification = class { static permission = 'default'; static async requestPermission() {
        window.asked += 1; return (Notification.permission = 'granted'); } };
    navigator.share = async what => window.shared.push(what);
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
        window.awake += 1;
        return { released: false, release() { this.released = true; window.awake -= 1; } };
    } } });
    Object.defineProperty(navigator, 'serviceWorker', { value: {
        register: async () => null,
        getRegistration: async () => ({ showNotification: (...what) => window.noticed.push(what) }) } });
    Object.defineProperty(document, 'hidden', { get: () => window.away });
"""
"""Init script with fake device APIs that record their calls."""


def test_back_closes_a_sheet_and_every_panel_has_a_url(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    context = new_context(phone=True)
    context.add_init_script(DEVICE)
    person = SCENES["voting"](server).show(context, server)
    sheet, at_the_table = person.page.get_by_role("dialog"), person.page.url
    assert person.page.evaluate("window.awake") == 1
    tool("history")(person)
    expect(sheet).to_be_visible()
    history = person.page.url
    person.page.go_back()
    expect(sheet).to_have_count(0)
    assert person.page.url == at_the_table
    expect(person.find("button", "avalon-vote-approve")).to_be_visible()

    tool("talk")(person)
    person.press(sheet.get_by_role("button", name=person.say("page-close")))
    expect(sheet).to_have_count(0)
    expect(person.page).to_have_url(at_the_table)

    person.open(history)
    expect(sheet.get_by_role("heading", name=person.say("page-tool-history"))).to_be_visible()
    person.page.go_back()
    expect(sheet).to_have_count(0)
    assert person.page.url == at_the_table
    person.press(person.find("link", "page-home"))
    expect(person.find("link", "page-host")).to_be_visible()
    assert person.page.evaluate("window.awake") == 0


def test_a_link_is_shared_with_the_share_sheet_of_the_device(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    context = new_context(phone=True)
    context.add_init_script(DEVICE)
    person = SCENES["lobby"](server).show(context, server)
    person.press(person.find("button", "app-share"))
    (shared,) = person.page.evaluate("window.shared")
    assert shared["url"] == person.page.get_by_role("textbox", name=person.say("page-link")).input_value()


def test_turn_notifications_are_opt_in_and_do_not_contain_the_question(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    stage = Stage(server).start().dawn()
    leader = stage.until("choose_team")
    seat = (leader + 1) % 5
    context = new_context()
    context.clock.install()
    context.add_init_script(DEVICE)
    person = Person(context, server.address, NAMES[seat]).open("/icon.svg")
    keep(person, **stage.storage(seat))
    person.open(stage.path)
    tool("settings")(person)
    wish = person.page.get_by_role("switch", name=person.say("app-notice"))
    expect(wish).not_to_be_checked()
    assert person.page.evaluate("window.asked") == 0, "permission is requested only after a tap"
    person.press(wish)
    expect(wish).to_be_checked()
    person.let_pass(2_000)  # events right after the welcome do not notify
    person.page.evaluate("window.away = true")
    stage.until("vote", seat)
    person.wait_until("window.noticed.length === 1")
    (title, about), *_ = person.page.evaluate("window.noticed")
    expected: dict[str, Any] = {"body": person.say("app-your-turn"), "tag": stage.room, "data": stage.path}
    assert title == person.say("page-title")
    assert about == {**expected, "icon": "/icon-192.png"}, "the notification does not depend on the question"


def test_chat_appears_at_the_seat_and_spectators_have_a_separate_chat(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    stage = Stage(server).start().dawn()
    stage.until("vote")
    with server.client() as client:
        watcher = client.post(f"/api/rooms/{stage.room}/watch", json={"name": "Wim"}).json()["pass"]
        context = new_context(phone=True)
        context.clock.install()
        person = Person(context, server.address, NAMES[0]).open("/icon.svg")
        keep(person, **stage.storage(0))
        person.open(stage.path)
        expect(person.find("button", "avalon-vote-approve")).to_be_visible()
        person.let_pass(2_000)  # messages right after the welcome do not count as new
        stage.sitters[0].command("set_pace", propose=0, vote=60)
        expect(person.page.get_by_role("timer")).to_contain_text(re.compile("[01]:[0-9][0-9]"))
        body = {"type": "say", "text": "I only watch"}
        client.post(f"/api/rooms/{stage.room}/commands", json=body, headers={"Authorization": f"Bearer {watcher}"})
        stage.sitters[1].command("claim", claim="ready")
    bubble = person.seats.get_by_text(person.say("page-claim-self-ready"))
    expect(bubble).to_be_visible()
    talk = person.find("navigation", "page-tools").get_by_role("button", name=person.say("page-tool-talk"))
    expect(talk).to_contain_text("1")
    person.press(talk)
    log = person.page.get_by_role("log")
    expect(log.get_by_text(person.say("page-claim-self-ready"))).to_be_visible()
    expect(log.get_by_text("I only watch")).to_have_count(0)
    person.press(person.page.get_by_text(person.say("app-watchers-talk", count=1)))
    expect(person.page.get_by_text("I only watch")).to_be_visible()


def test_a_finished_game_has_a_picture_and_is_in_the_history_of_this_device(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    person = SCENES["story"](server).show(new_context(), server)
    expect(person.page.get_by_role("img", name=person.say("app-picture.alt"))).to_be_visible()
    with person.page.expect_download() as saving:
        person.press(person.find("button", "app-picture-png"))
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")
    person.press(person.find("link", "page-home"))
    person.press(person.find("link", "app-played"))
    expect(person.page.get_by_role("listitem")).to_have_count(1)
    with person.page.expect_download() as saving:
        person.press(person.find("button", "app-played-export"))
    assert [game["game"] for game in json.loads(saving.value.path().read_bytes())] == ["avalon"]
    person.hold_until_done(person.find("button", "app-played-forget"))
    expect(person.page.get_by_text(person.say("app-played-none"))).to_be_visible()
    person.page.go_back()
    expect(person.find("link", "page-host")).to_be_visible()
    expect(person.find("link", "app-played")).to_have_count(0)


def test_an_offline_page_is_shown_while_the_server_is_down(
    new_context: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    if not PAGE.exists():
        pytest.skip("the page is not built: run `./run setup`, or `python hatch_build.py`")
    with Server(tmp_path) as own:
        person = SCENES["lobby"](own).show(new_context(service_workers="allow"), own, "uk")
        kept = """async () => {
            await navigator.serviceWorker.ready;
            const all = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
            return all.flat().map(request => new URL(request.url).pathname).sort();
        }"""
        person.wait_until(f"async () => (await ({kept})()).length === 2")
        assert person.page.evaluate(kept) == ["/offline", "/plain.css"], "neither games nor pages are cached"
        own.kill()
        person.page.reload()
        expect(person.page.get_by_role("heading", name=person.say("app-offline"))).to_be_visible()
        own.start()
        expect(person.find("heading", "page-invite")).to_be_visible()
        own.kill()  # faster than a graceful stop, which waits for connections
