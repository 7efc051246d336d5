"""What only a host can do, done on the page, and seen by everybody it concerns."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, expect

from tests.browser.person import Person
from tests.browser.scenes import Scene, tool
from tests.browser.stage import NAMES, Stage
from tests.server.serving import Server

Contexts = Callable[..., BrowserContext]


def open_seat(contexts: Contexts, server: Server, stage: Stage, seat: int, **device: Any) -> Person:
    """The browser of somebody whose socket is on the stage, too."""
    person = Scene(stage.path, stage.storage(seat), stage=stage).show(contexts(**device), server)
    person.name = NAMES[seat]
    return person


def chair(host: Person, name: str) -> Locator:
    """Somebody's line in the host's tools, which are open."""
    return host.page.get_by_role("dialog").get_by_role("button", name=re.compile(name))


def do(host: Person, name: str, key: str) -> None:
    """Open somebody's line and do this to them. It closes by itself when the server has accepted that."""
    line = chair(host, name)
    expect(line).to_have_attribute("aria-expanded", "false")
    host.press(line)
    host.press(host.find("button", key))


def test_people_leave_lose_their_phone_and_come_back(new_context: Contexts, server: Server) -> None:
    """A bot stands in and gives back, a seat goes to another phone, one is muted, and one is taken off the table."""
    stage = Stage(server).start().dawn()
    stage.until("vote")
    host = open_seat(new_context, server, stage, 0)
    others = {seat: open_seat(new_context, server, stage, seat, phone=seat == 2) for seat in (1, 2, 3)}
    for seat in others:
        stage.sitters[seat].leave()
    bedwyr, ceridwen, dylan = others.values()
    host.press(host.find("button", "page-host-tools"))

    # Bedwyr goes away: a bot plays for him until he is back.
    bedwyr.open("/")
    expect(chair(host, "Bedwyr")).to_contain_text(host.say("page-away"))
    do(host, "Bedwyr", "page-stand-in")
    expect(chair(host, "Bedwyr")).to_contain_text(host.say("page-bot-stands-in"))
    bedwyr.open(stage.path)
    expect(chair(host, "Bedwyr")).not_to_contain_text(host.say("page-bot-stands-in"))
    expect(bedwyr.next_step).to_be_visible()

    # Ceridwen has lost her phone: whoever opens the new link sits on her chair, and the old phone is shut out.
    ceridwen.open("/")
    expect(chair(host, "Ceridwen")).to_contain_text(host.say("page-away"))
    do(host, "Ceridwen", "page-hand-over")
    link = host.page.get_by_role("textbox", name=host.say("page-hand-over-link")).input_value()
    found = Person(new_context(phone=True), server.address, "Ceridwen").open(link)
    found.introduce(shield=3)
    found.press(found.find("button", "page-sit-down"))
    expect(found.next_step).to_be_visible()
    expect(found.seats.get_by_label(f"Ceridwen, {found.say('you')}")).to_be_visible()
    ceridwen.open(stage.path)
    expect(ceridwen.page.get_by_text(ceridwen.say("error-handed-over"))).to_be_visible()
    expect(chair(host, "Ceridwen")).not_to_contain_text(host.say("page-away"))

    # Dylan is muted, may speak again, and is then taken off the table; a bot plays on under his name.
    tool("talk")(dylan)
    do(host, "Dylan", "page-mute")
    expect(dylan.page.get_by_text(dylan.say("page-you-are-muted"))).to_be_visible()
    do(host, "Dylan", "page-unmute")
    expect(dylan.page.get_by_label(dylan.say("page-say-something"))).to_be_visible()
    do(host, "Dylan", "page-kick")
    expect(dylan.page.get_by_text(dylan.say("error-kicked"))).to_be_visible()
    expect(chair(host, "Dylan")).to_contain_text(host.say("page-is-bot"))


def test_a_game_is_paused_handed_to_another_host_ended_and_played_again(new_context: Contexts, server: Server) -> None:
    stage = Stage(server).start().dawn()
    stage.until("vote")
    ann = open_seat(new_context, server, stage, 0)
    bedwyr = open_seat(new_context, server, stage, 1, phone=True)
    approve = bedwyr.find("button", "avalon-vote-approve")

    ann.press(ann.find("button", "page-host-tools"))
    expect(approve).to_be_visible()
    ann.press(ann.find("button", "page-pause"))
    expect(bedwyr.page.get_by_text(bedwyr.say("page-is-paused"))).to_be_visible()
    expect(approve).to_have_count(0)
    ann.press(ann.find("button", "page-resume"))
    expect(approve).to_be_visible()

    do(ann, "Bedwyr", "page-make-host")
    expect(ann.find("button", "page-host-tools")).to_have_count(0)
    bedwyr.press(bedwyr.find("button", "page-host-tools"))
    bedwyr.hold_until_done(bedwyr.find("button", "page-abandon"))
    for person in (ann, bedwyr):
        expect(person.page.get_by_text(person.say("page-was-abandoned"))).to_be_visible()
    bedwyr.press(bedwyr.find("button", "page-start"))
    for person in (ann, bedwyr):
        expect(person.card).to_be_visible()

    # Everybody but Ann looks at the new card, and the host does not wait for her.
    bedwyr.have_seen()
    expect(bedwyr.find("region", "page-next-step")).to_contain_text("Ann")
    bedwyr.press(bedwyr.find("button", "page-break-dawn"))
    expect(bedwyr.card).to_have_count(0)
    expect(ann.page.get_by_text(ann.say("page-night-late"))).to_be_visible()
    ann.see_the_night_through()
