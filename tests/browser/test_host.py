"""The host's tools on the page, and their effect on the pages of other players."""

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
    """Open a page for a seat that also has a socket on the stage."""
    person = Scene(stage.path, stage.storage(seat), stage=stage).show(contexts(**device), server)
    person.name = NAMES[seat]
    return person


def chair(host: Person, name: str) -> Locator:
    """Return the line of this player in the open host tools."""
    return host.page.get_by_role("dialog").get_by_role("button", name=re.compile(name))


def do(host: Person, name: str, key: str) -> None:
    """Open the line of this player and press this button. The line closes when the server has accepted it."""
    line = chair(host, name)
    expect(line).to_have_attribute("aria-expanded", "false")
    host.press(line)
    host.press(host.find("button", key))


def test_the_host_replaces_hands_over_mutes_and_removes_players(new_context: Contexts, server: Server) -> None:
    """A bot stands in until a player is back; a seat moves to another phone; a player is muted and then removed."""
    stage = Stage(server).start().dawn()
    stage.until("vote")
    host = open_seat(new_context, server, stage, 0)
    others = {seat: open_seat(new_context, server, stage, seat, phone=seat == 2) for seat in (1, 2, 3)}
    for seat in others:
        stage.sitters[seat].leave()
    bedwyr, ceridwen, dylan = others.values()
    host.press(host.find("button", "page-host-tools"))

    # Bedwyr leaves: a bot plays for him until he is back.
    bedwyr.open("/")
    expect(chair(host, "Bedwyr")).to_contain_text(host.say("page-away"))
    do(host, "Bedwyr", "page-stand-in")
    expect(chair(host, "Bedwyr")).to_contain_text(host.say("page-bot-stands-in"))
    bedwyr.open(stage.path)
    expect(chair(host, "Bedwyr")).not_to_contain_text(host.say("page-bot-stands-in"))
    expect(bedwyr.next_step).to_be_visible()

    # Ceridwen has lost her phone: the new link takes over her seat, and the old pass is refused.
    ceridwen.open("/")
    expect(chair(host, "Ceridwen")).to_contain_text(host.say("page-away"))
    do(host, "Ceridwen", "page-hand-over")
    link = host.page.get_by_role("textbox", name=host.say("page-hand-over-link")).input_value()
    new_phone = Person(new_context(phone=True), server.address, "Ceridwen").open(link)
    new_phone.introduce(shield=3)
    new_phone.press(new_phone.find("button", "page-sit-down"))
    expect(new_phone.next_step).to_be_visible()
    expect(new_phone.seats.get_by_label(f"Ceridwen, {new_phone.say('you')}")).to_be_visible()
    ceridwen.open(stage.path)
    expect(ceridwen.page.get_by_text(ceridwen.say("error-handed-over"))).to_be_visible()
    expect(chair(host, "Ceridwen")).not_to_contain_text(host.say("page-away"))

    # Dylan is muted, unmuted and then removed; a bot plays on under his name.
    tool("talk")(dylan)
    do(host, "Dylan", "page-mute")
    expect(dylan.page.get_by_text(dylan.say("page-you-are-muted"))).to_be_visible()
    do(host, "Dylan", "page-unmute")
    expect(dylan.page.get_by_label(dylan.say("page-say-something"))).to_be_visible()
    do(host, "Dylan", "page-kick")
    expect(dylan.page.get_by_text(dylan.say("error-kicked"))).to_be_visible()
    expect(chair(host, "Dylan")).to_contain_text(host.say("page-is-bot"))


def test_the_host_pauses_hands_over_ends_and_restarts_a_game(new_context: Contexts, server: Server) -> None:
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

    # Bedwyr confirms his new card and ends the night without waiting for Ann.
    bedwyr.have_seen()
    expect(bedwyr.find("region", "page-next-step")).to_contain_text("Ann")
    bedwyr.press(bedwyr.find("button", "page-break-dawn"))
    expect(bedwyr.card).to_have_count(0)
    expect(ann.page.get_by_text(ann.say("page-night-late"))).to_be_visible()
    ann.see_the_night_through()
