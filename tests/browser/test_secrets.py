"""Secrets on the page: shown only while held, absent from the document otherwise; no card is played by accident."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from afallon.avalon.characters import CHARACTERS
from afallon.text import say
from tests.browser.frames import check_frames
from tests.browser.person import Person
from tests.browser.scenes import SCENES, Scene
from tests.browser.stage import Stage
from tests.server.serving import Server


def words_of_characters() -> list[str]:
    return [say("en", f"avalon-character-{name}") for name in CHARACTERS]


def everything_written(person: Person) -> str:
    """Return the HTML of the whole page, hidden parts included, without the log, which names the characters in play."""
    return str(
        person.page.evaluate(
            """() => {
                const copy = document.documentElement.cloneNode(true);
                copy.querySelectorAll('[role=log], script, style').forEach(element => element.remove());
                return copy.outerHTML;
            }"""
        )
    )


@pytest.fixture
def show(new_context: Callable[..., BrowserContext], server: Server) -> Callable[..., tuple[Scene, Person]]:
    def shown(name: str, phone: bool = False) -> tuple[Scene, Person]:
        scene = SCENES[name](server)
        return scene, scene.show(new_context(phone=phone), server)

    return shown


@pytest.mark.parametrize("name", ["night", "voting", "quest"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_no_character_name_is_in_the_document(show: Any, name: str, phone: bool) -> None:
    _, person = show(name, phone)
    written = everything_written(person).lower()
    assert [word for word in words_of_characters() if word.lower() in written] == []


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_the_card_is_in_the_document_only_while_held(show: Any, phone: bool) -> None:
    scene, person = show("night", phone)
    dealt = next(event["data"]["character"] for event in scene.stage.sitters[0].events if event["kind"] == "dealt")
    word = person.say(f"avalon-character-{dealt}")
    expect(person.find("button", "page-have-seen")).to_be_disabled()
    with person.holding(person.card):
        expect(person.page.get_by_role("heading", name=word)).to_be_visible()
    expect(person.page.get_by_role("heading", name=word)).to_have_count(0)
    assert word not in everything_written(person)
    expect(person.find("button", "page-have-seen")).to_be_enabled()


def test_the_card_hides_when_the_window_loses_the_focus(show: Any) -> None:
    _, person = show("night")
    with person.holding(person.card):
        expect(person.card).to_have_attribute("aria-pressed", "true")
        person.page.evaluate("window.dispatchEvent(new Event('blur'))")
        expect(person.card).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_taps_and_short_holds_play_no_card(
    new_context: Callable[..., BrowserContext], server: Server, phone: bool
) -> None:
    stage = Stage(server).start()
    seat = stage.until("play_card", stage.find("evil"))
    scene = Scene(
        stage.path, stage.storage(seat), lambda person: expect(person.find("button", "page-play-card")).to_be_visible()
    )
    context = new_context(phone=phone)
    context.clock.install()
    person = scene.show(context, server)
    play = person.find("button", "page-play-card")
    expect(play).to_be_disabled()
    fail = person.find("radio", "avalon-quest-card-fail")
    fail.check(force=True)
    for _ in range(3):
        person.press(play)
    person.page.clock.pause_at(person.page.evaluate("Date.now()") + 1_000)
    with person.holding(play):
        person.page.clock.run_for(400)
    person.page.clock.run_for(5_000)
    person.page.clock.resume()
    assert person.recording.answers() == []
    person.hold_until_done(play)
    expect(play).to_have_count(0)
    assert person.recording.answers() == ["fail"]


def test_good_cannot_play_a_fail(new_context: Callable[..., BrowserContext], server: Server) -> None:
    stage = Stage(server).start()
    seat = stage.until("play_card", stage.find("good"))
    scene = Scene(
        stage.path,
        stage.storage(seat),
        lambda person: expect(person.next_step.get_by_role("radio").first).to_be_visible(),
    )
    person = scene.show(new_context(), server)
    person.find("radio", "avalon-quest-card-fail").check(force=True)
    expect(person.find("button", "page-play-card")).to_be_disabled()
    expect(person.page.get_by_text(person.say("page-card-not-allowed"))).to_be_visible()


@pytest.mark.parametrize("name", ["spectator", "big-screen"])
def test_a_spectator_sees_only_public_facts(show: Any, name: str) -> None:
    _, person = show(name)
    check_frames(person.recording, None)
    written = everything_written(person).lower()
    assert [word for word in words_of_characters() if word.lower() in written] == []
    assert person.next_step.get_by_role("button").count() == 0
    assert person.card.count() == 0
