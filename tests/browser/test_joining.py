"""Take a seat and return to it: room code, second tab, reload, home page."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.browser.person import Person
from tests.browser.scenes import SCENES, tool
from tests.browser.stage import Stage
from tests.server.serving import Server


def test_a_room_code_is_accepted_in_lower_case_with_spaces(sit: Callable[..., Person], server: Server) -> None:
    stage = Stage(server, people=1)
    guest = sit("Bea", phone=True).open()
    guest.press(guest.find("link", "page-join"))
    code = stage.room.lower()
    guest.page.get_by_label(guest.say("page-room-code")).fill(f"{code[:5]} - {code[5:]}")
    guest.press(guest.find("button", "page-find-table"))
    guest.sit_down(shield=7)
    expect(guest.page.get_by_text(guest.say("page-waiting-for-host", name="Ann"))).to_be_visible()


def test_a_wrong_code_says_what_to_do(sit: Callable[..., Person]) -> None:
    guest = sit("Bea").open("/r/2222222222")
    expect(guest.find("heading", "page-no-table")).to_be_visible()
    expect(guest.page.get_by_text(guest.say("error-no-such-room"))).to_be_visible()
    guest.press(guest.find("link", "page-join"))
    expect(guest.page.get_by_label(guest.say("page-room-code"))).to_be_visible()


def test_a_full_table_can_only_be_watched(sit: Callable[..., Person], server: Server) -> None:
    guest = sit("Late").open(Stage(server).path)
    expect(guest.page.get_by_text(guest.say("page-table-full"))).to_be_visible()
    expect(guest.find("button", "page-sit-down")).to_have_count(0)
    guest.press(guest.find("button", "page-only-watch"))
    expect(guest.page.get_by_text(guest.say("page-watching"))).to_be_visible()


def test_a_named_spectator_can_talk_and_take_a_seat_later(sit: Callable[..., Person], server: Server) -> None:
    stage = Stage(server, people=4)
    guest = sit("Wim").open(stage.path)
    guest.page.get_by_label(guest.say("page-your-name")).fill("Wim")
    guest.press(guest.find("button", "page-only-watch"))
    tool("talk")(guest)
    for text in ("Good luck!", "And again."):  # the second one after a reload, which keeps the name
        guest.page.get_by_label(guest.say("page-say-something")).fill(text)
        guest.press(guest.find("button", "page-say"))
        expect(guest.page.get_by_role("listitem").filter(has_text=text)).to_contain_text("Wim")
        guest.page.reload()
        tool("talk")(guest)
    guest.page.keyboard.press("Escape")
    guest.press(guest.find("button", "page-take-a-seat"))
    guest.sit_down(shield=9)


def test_an_unnamed_spectator_cannot_talk(sit: Callable[..., Person], server: Server) -> None:
    guest = sit("Wim").open(Stage(server, people=1).path)
    guest.press(guest.find("button", "page-only-watch"))
    tool("talk")(guest)
    expect(guest.page.get_by_text(guest.say("page-no-talk"))).to_be_visible()
    expect(guest.page.get_by_label(guest.say("page-say-something"))).to_have_count(0)


def test_the_host_fills_the_table_with_bots(sit: Callable[..., Person]) -> None:
    host = sit("Ann").open()
    host.host()
    host.press(host.find("button", "page-fill-with-bots", count=4))
    host.press(host.find("button", "page-start"))
    expect(host.card).to_be_visible()


def test_a_reload_in_mid_game_keeps_the_seat_and_the_table(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    person = SCENES["voting"](server).show(new_context(), server)
    before = person.page.get_by_role("main").aria_snapshot()
    person.page.reload()
    expect(person.find("button", "avalon-vote-approve")).to_be_visible()
    assert person.page.get_by_role("main").aria_snapshot() == before


def test_the_home_page_leads_back_to_the_table(new_context: Callable[..., BrowserContext], server: Server) -> None:
    scene = SCENES["voting"](server)
    person = scene.show(new_context(phone=True), server)
    person.press(person.find("link", "page-home"))
    assert scene.stage is not None
    code = f"{scene.stage.room[:5]}-{scene.stage.room[5:]}"
    person.press(person.page.get_by_role("link", name=re.compile(code)))
    expect(person.find("button", "avalon-vote-approve")).to_be_visible()


def test_a_second_tab_is_the_same_seat(new_context: Callable[..., BrowserContext], server: Server) -> None:
    scene = SCENES["voting"](server)
    context = new_context()
    first = scene.show(context, server)
    second = context.new_page()
    second.goto(server.address + scene.path)
    button = first.say("avalon-vote-approve").capitalize()
    second.get_by_role("button", name=button, exact=True).click()
    expect(first.find("button", "avalon-vote-approve")).to_have_count(0)
    expect(second.get_by_role("button", name=button, exact=True)).to_have_count(0)
    assert first.next_step.inner_text() == second.get_by_role("region", name=first.say("page-next-step")).inner_text()
