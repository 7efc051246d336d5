"""A whole game without a mouse."""

import time
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.browser.keyboard import KeyboardPerson
from tests.server.serving import Server


def test_a_whole_game_against_bots_by_keyboard(new_context: Callable[..., BrowserContext], server: Server) -> None:
    person = KeyboardPerson(new_context(), server.address, "Ann").open()
    person.press(person.find("button", "page-play-now"))
    person.see_the_night_through()
    moves = set()
    end = time.monotonic() + 300
    while not person.is_at_the_end:
        assert time.monotonic() < end, person.offers()
        moves.add(person.move())
        person.page.wait_for_timeout(50)
    assert "vote" in moves
    person.to_the_story()
    person.press(person.find("button", "page-rematch"))
    expect(person.card).to_be_visible()


def test_a_sheet_opens_and_closes_by_keyboard(new_context: Callable[..., BrowserContext], server: Server) -> None:
    person = KeyboardPerson(new_context(), server.address, "Ann").open()
    person.press(person.find("link", "page-host"))
    person.introduce(shield=5)
    person.press(person.find("button", "page-open-table"))
    opener = person.find("button", "page-change-setup")
    person.press(opener)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()
