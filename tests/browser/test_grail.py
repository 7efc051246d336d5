"""Campaigns in the browser: two players, one on a phone; reload, server kill, newcomer, undo, keyboard, axe."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from afallon.text import LANGUAGES
from tests.browser.chromium import PHONE
from tests.browser.person import Person
from tests.browser.test_accessibility import faults
from tests.server.serving import Server

PACK = "Hallow Reach"
_PRESS = 5_000
"""Milliseconds to wait for a control before looking whether its question is still open."""
_LONGEST_WAIT = 600
"""Abort after this number of waits in a row without an answerable question."""


def begin(host: Person, *others: Person, pack: str = PACK) -> str:
    """Start a campaign from the home page; return the room's URL."""
    host.open()
    host.press(host.find("button", "page-play-now-grail"))
    host.choose(host.page.get_by_role("radio", name=pack))
    if others:
        host.choose(host.page.get_by_role("radio", name=str(1 + len(others)), exact=True))
    host.introduce()
    host.press(host.find("button", "page-open-table"))
    link = host.page.get_by_role("textbox", name=host.say("page-link")).input_value()
    for shield, other in enumerate(others, start=2):
        other.open(link)
        other.sit_down(shield)
    host.press(host.find("button", "grail-page-start"))
    for person in (host, *others):
        expect(person.page.locator(".island")).to_be_visible()
    return link


def asked(person: Person) -> str | None:
    """Return the id of the question on this page, if there is one."""
    return person.page.locator(".step").get_attribute("data-question")


def answers(person: Person) -> Locator:
    return person.page.locator(".step .hand button:enabled, .step .answers button:enabled, .dusk button:enabled")


def answers_to(person: Person, question: str) -> Locator:
    """Return the answer buttons of this question, in its step or in the dusk panel; none once it is replaced."""
    of_step = [f'.step[data-question="{question}"] {part} button:enabled' for part in (".hand", ".answers")]
    return person.page.locator(
        ", ".join([*of_step, f'main:has(.step[data-question="{question}"]) .dusk button:enabled'])
    )


def answer(person: Person, question: str, rng: Random) -> bool:
    """Answer this question at random and wait for the page; return whether the question was still open.

    Another player's answer may close it at any time.
    """
    offered = answers_to(person, question)
    choices = offered.count()
    while choices and asked(person) == question:
        chosen = offered.nth(rng.randrange(choices))
        try:
            is_lifted_first = person.has_touch and chosen.evaluate(
                "button => !!button.closest('.hand')", timeout=_PRESS
            )
            person.press(chosen, timeout=_PRESS)
            if is_lifted_first:
                person.press(chosen, timeout=_PRESS)
        except TimeoutError:
            continue
        expect(person.page.locator(".step")).not_to_have_attribute("data-question", question)
        return True
    return False


def play(people: list[Person], rng: Random, until: Callable[[], bool], most: int = 400) -> None:
    """Answer questions at random until the condition holds, at most `most` times."""
    waits = 0
    while most and waits < _LONGEST_WAIT:
        if until():
            return
        ready = [(person, question) for person in people if (question := asked(person)) and answers(person).count()]
        if ready and answer(*rng.choice(ready), rng):
            most, waits = most - 1, 0
        else:
            people[0].page.wait_for_timeout(50)
            waits += 1
    assert until(), "the condition never held"


def in_encounter(person: Person) -> bool:
    return person.page.locator(".fight").count() > 0


def test_two_people_play_through_a_reload_a_server_kill_and_a_newcomer(
    wander: Callable[..., Person], campaigns: Server
) -> None:
    ann, bob = wander("Ann"), wander("Bob", phone=True)
    begin(ann, bob)
    rng = Random(3)
    play([ann, bob], rng, lambda: in_encounter(ann))
    shown = ann.page.locator(".fight h3").inner_text()

    bob.page.reload()
    expect(bob.page.locator(".fight h3")).to_have_text(shown)

    campaigns.kill()
    campaigns.start()
    for person in (ann, bob):
        expect(person.page.locator(".mending")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator(".fight h3")).to_have_text(shown)
    expect(bob.page.locator(".fight h3")).to_have_text(shown)
    play([ann, bob], rng, lambda: not in_encounter(ann))

    cat = wander("Cat")
    cat.open(ann.page.url)
    cat.introduce(3)
    cat.press(cat.find("button", "page-sit-down"))
    expect(cat.page.locator(".island")).to_be_visible()

    def may_regroup() -> bool:
        ann.press(ann.page.get_by_role("button", name=ann.say("page-tool-settings"), exact=True))
        return ann.find("button", "grail-page-regroup").is_enabled()

    play([ann, bob], rng, may_regroup)
    ann.press(ann.find("button", "grail-page-regroup"))
    expect(cat.page.locator(".people li")).to_have_count(3)
    play([ann, bob, cat], rng, lambda: asked(cat) is not None)

    ann.open()
    expect(ann.page.get_by_role("link", name=PACK)).to_be_visible()


def test_an_answer_is_undone_when_all_agree(wander: Callable[..., Person]) -> None:
    ann, bob = wander("Ann"), wander("Bob")
    begin(ann, bob)
    undo = ann.find("button", "grail-page-undo")
    play([ann, bob], Random(1), lambda: undo.count() > 0)
    prompt = ann.page.locator(".step").inner_text()
    ann.press(undo)
    bob.press(bob.find("button", "grail-page-undo-agree"))
    expect(ann.page.locator(".step")).not_to_have_text(prompt)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_question_is_translated(wander: Callable[..., Person], language: str) -> None:
    ann = wander("Ann", language)
    ann.open()
    ann.page.get_by_role("combobox").first.select_option(language)
    begin_in_words(ann)
    step = ann.page.locator(".step")
    expect(step.locator(".prompt")).not_to_be_empty()
    assert "grail-" not in ann.page.locator("main").inner_text()


def begin_in_words(ann: Person) -> None:
    ann.press(ann.find("button", "page-play-now-grail"))
    ann.page.get_by_role("radio").nth(4).wait_for(state="attached")
    ann.introduce()
    ann.press(ann.find("button", "page-open-table"))
    ann.press(ann.find("button", "grail-page-start"))
    expect(ann.page.locator(".island")).to_be_visible()


def test_the_table_has_no_serious_accessibility_fault_and_works_by_keyboard(wander: Callable[..., Person]) -> None:
    ann = wander("Ann")
    begin(ann)
    page, rng = ann.page, Random(2)
    found: list[str] = []

    def look(name: str) -> None:
        for width in (1280, PHONE["width"], 320):
            page.set_viewport_size({"width": width, "height": 844})
            found.extend(faults(ann, f"{name} {width}"))
            spills = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            if spills > 0:
                found.append(f"{name}: {spills} pixels too wide at {width}")
        page.set_viewport_size({"width": 1280, "height": 844})

    look("day")
    play([ann], rng, lambda: page.locator(".verse:not(.old)").count() > 0)
    look("journal")
    play([ann], rng, lambda: in_encounter(ann))
    look("encounter")
    assert not found, "\n" + "\n".join(found)

    for _ in range(5):
        before = asked(ann)
        answers(ann).first.wait_for()
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("!!document.activeElement.closest('.step .hand button, .step .answers button')"):
                break
        page.keyboard.press("Enter")
        expect(page.locator(".step")).not_to_have_attribute("data-question", before or "none")
