"""The table of a campaign: map, announcements, joint choices, gestures, guide, print and big screen."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.person import Person
from tests.browser.scenes import settle
from tests.browser.test_accessibility import faults
from tests.browser.test_grail import answers_to, asked, begin, play


def places(person: Person) -> Locator:
    return person.find("group", "grail-page-map").get_by_role("button")


def test_a_place_is_described_before_it_is_chosen(wander: Callable[..., Person]) -> None:
    ann = wander("Ann")
    begin(ann)
    travel = ann.next_step.get_by_role("button", name=ann.say("grail-answer-travel"))
    ann.press(travel)
    marked = ann.page.locator(".place.may")
    expect(marked.first).to_be_visible()
    name = str(marked.first.get_attribute("aria-label")).split(",")[0]
    ann.press(marked.first)
    about = ann.page.get_by_role("region", name=name)
    expect(about).to_contain_text(ann.say("grail-page-safe"))
    before = asked(ann)
    ann.press(about.get_by_role("button", name=name))
    expect(ann.page.locator(".step")).not_to_have_attribute("data-question", before or "none")


def beset(places: list[dict[str, Any]]) -> None:
    """Put every possible marker on one place of the scene."""
    places[1] |= {
        "lit": False,
        "lost_in": 1,
        "guardians": ["somebody"],
        "time_tokens": 2,
        "quest_tokens": 1,
        "rite": {
            "cost": {"food": 3},
            "given": {"food": 1},
            "absent": [0],
            "meets_conditions": False,
            "leaves_one_out": False,
            "is_ready": False,
            "dial": 5,
        },
        "explored": True,
    }


def test_markers_on_a_place_are_explained_and_places_lost_at_dawn_are_counted(wander: Callable[..., Person]) -> None:
    ann = wander("Ann")

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            content = json.loads(message)
            if content["type"] == "scene":
                beset(content["table"]["places"])
            socket.send(json.dumps(content))

        server.on_message(pass_on)

    begin(ann)
    ann.page.route_web_socket("**/socket", between)
    ann.page.reload()
    expect(ann.page.locator(".paper p")).to_have_text(ann.say("grail-page-next-dawn", count=1))
    ann.press(ann.page.locator(".place").nth(1))
    about = ann.page.locator(".about")
    for text in (
        ann.say("grail-page-guardian"),
        ann.say("grail-page-time-tokens", count=2),
        ann.say("grail-page-quest-tokens", count=1),
        ann.say("grail-page-rite", cost=ann.say("grail-amount-food", units=3), dial=5),
        ann.say("grail-page-rite-given", given=1, cost=3),
        ann.say("grail-page-rite-everybody"),
        ann.say("grail-rite-condition"),
        ann.say("grail-explored"),
    ):
        expect(about).to_contain_text(text)
    assert not faults(ann, "a place with every marker")


def test_inspecting_a_menhir_shows_its_price_and_contents(wander: Callable[..., Person]) -> None:
    ann = wander("Ann", phone=True)
    begin(ann)
    ann.press(ann.next_step.get_by_role("button", name=ann.say("grail-answer-inspect-menhir")))
    shown = ann.page.locator(".moment.menhir")
    expect(shown.get_by_role("heading", name=ann.say("grail-page-moment-menhir"))).to_be_visible()
    expect(shown.get_by_role("listitem").first).to_be_in_viewport()
    assert not faults(ann, "an inspected menhir")
    ann.press(shown.get_by_role("button", name=ann.say("grail-page-moment-on")))
    expect(shown).to_have_count(0)


def test_arrow_keys_move_over_the_map_and_buttons_zoom_it(wander: Callable[..., Person]) -> None:
    ann = wander("Ann")
    begin(ann)
    page = ann.page
    here = page.locator(".place[tabindex='0']")
    expect(here).to_have_count(1)
    here.focus()
    first = here.get_attribute("aria-label")
    page.keyboard.press("ArrowUp")
    focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focused not in (None, first)
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name=str(focused).split(",")[0])).to_be_visible()
    paper = ann.find("group", "grail-page-map")
    whole = paper.get_attribute("viewBox")
    ann.press(ann.find("button", "grail-page-nearer"))
    expect(paper).not_to_have_attribute("viewBox", whole or "")
    ann.press(ann.find("button", "grail-page-whole-map"))
    expect(ann.find("button", "grail-page-whole-map")).to_be_disabled()


def test_other_players_see_considered_answers_and_signs(wander: Callable[..., Person]) -> None:
    ann, bob = wander("Ann"), wander("Bob", phone=True)
    begin(ann, bob)
    travel = ann.next_step.get_by_role("button", name=ann.say("grail-answer-travel"))
    travel.hover()
    thought = bob.say("grail-page-mind-considers.what", what=bob.say("grail-answer-travel"))
    expect(bob.page.locator(".people")).to_contain_text(thought)
    ann.press(places(ann).first)
    expect(bob.page.locator(".place .thought")).to_have_count(1)
    bob.press(bob.find("button", "grail-page-sign-thanks"))
    expect(ann.page.locator(".signs")).to_contain_text(f"Bob: {ann.say('grail-page-sign-thanks')}")
    bob.page.reload()
    expect(bob.page.locator(".island")).to_be_visible()
    expect(bob.page.locator(".place .thought")).to_have_count(0)


def chooses_together(person: Person) -> bool:
    """Return whether this person still has to answer in a joint choice."""
    return person.page.locator(".step[data-question] .together").count() > 0


def test_a_joint_choice_shows_wishes_and_the_deciding_player(wander: Callable[..., Person]) -> None:
    ann, bob = wander("Ann"), wander("Bob")
    begin(ann, bob)
    play([ann, bob], Random(3), lambda: all(chooses_together(person) for person in (ann, bob)))
    question = asked(ann)  # still open: it resolves only after Ann has answered as well
    together = ann.page.locator(f'.step[data-question="{question}"] .together')
    expect(together).to_contain_text(ann.say("grail-page-decides"))
    chosen = answers_to(bob, asked(bob) or "").first
    label = chosen.locator(".label, b").first.inner_text()
    bob.press(chosen)
    expect(together.get_by_role("listitem").filter(has_text="Bob")).to_contain_text(label)


def test_marks_of_other_players_move_no_button(wander: Callable[..., Person]) -> None:
    ann, bob = wander("Ann"), wander("Bob")
    begin(ann, bob)
    boxes = "buttons => buttons.map(button => JSON.stringify(button.getBoundingClientRect()))"

    def unmoved(button: Locator, mark: Locator) -> None:
        """Assert that Bob's pointing shows the mark on Ann's page without moving her controls."""
        pressable = ann.page.locator(".side button:visible, .map")
        settle(ann)
        before = pressable.evaluate_all(boxes)
        button.hover()
        expect(mark).to_be_visible()
        assert pressable.evaluate_all(boxes) == before
        bob.page.mouse.move(0, 0)

    step = bob.page.locator(".step[data-question]")
    unmoved(step.get_by_role("button").first, ann.page.locator(".people .mind:not(:empty)"))
    play([ann, bob], Random(3), lambda: all(chooses_together(person) for person in (ann, bob)))
    unmoved(answers_to(bob, asked(bob) or "").first, ann.page.locator(".step .thoughts > *").first)
    before = ann.page.locator(".step button:visible").evaluate_all(boxes)
    bob.press(bob.find("button", "grail-page-sign-thanks"))
    expect(ann.page.locator(".signs")).to_contain_text("Bob")
    assert ann.page.locator(".step button:visible").evaluate_all(boxes) == before


def test_a_press_right_after_a_new_question_is_ignored(wander: Callable[..., Person]) -> None:
    ann = wander("Ann")
    begin(ann)
    page = ann.page
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
    before = asked(ann)
    ann.press(answers_to(ann, before or "").first)
    page.locator(f".step[data-question]:not([data-question='{before}'])").wait_for()
    question, takes = asked(ann), "button => getComputedStyle(button).pointerEvents"
    button = answers_to(ann, question or "").first
    assert button.evaluate(takes) == "none"
    page.clock.run_for(250)
    assert button.evaluate(takes) == "auto"
    ann.press(button)
    expect(page.locator(f".step[data-question='{question}']")).to_have_count(0)


def test_the_guide_shows_its_hints_in_order_and_can_be_switched_off(wander: Callable[..., Person]) -> None:
    ann = wander("Ann")
    begin(ann)
    guide = ann.find("complementary", "grail-page-guide")
    expect(guide).to_contain_text(ann.say("grail-page-hint-welcome"))
    ann.press(guide.get_by_role("button", name=ann.say("grail-page-hint-understood")))
    expect(guide).to_contain_text(ann.say("grail-page-hint-box"))
    finger = ann.page.locator(".points")
    expect(finger).to_be_visible()
    for _ in range(2):
        ann.press(guide.get_by_role("button", name=ann.say("grail-page-hint-understood")))
    expect(guide).to_contain_text(ann.say("grail-page-hint-map"))
    ann.press(ann.page.locator(".place[tabindex='0']"))  # the action itself also completes the hint
    expect(guide).to_contain_text(ann.say("grail-page-hint-menhir"))
    assert not faults(ann, "the guide")
    ann.press(guide.get_by_role("button", name=ann.say("grail-page-hints-off")))
    expect(guide).to_have_count(0)
    expect(finger).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator(".island")).to_be_visible()
    expect(guide).to_have_count(0)


def test_the_rules_panel_shows_rule_ids(wander: Callable[..., Person]) -> None:
    ann = wander("Ann")
    begin(ann)
    ann.press(ann.page.get_by_role("button", name=ann.say("page-tool-rules"), exact=True))
    expect(ann.page.locator(".panel")).to_contain_text("GR-DAY-02")


def test_only_the_journal_is_printed(wander: Callable[..., Person]) -> None:
    ann = wander("Ann")
    begin(ann)
    page = ann.page
    play([ann], Random(2), lambda: page.locator(".verse:not(.old)").count() > 0)
    read = page.locator(".verse:not(.old) .story").first.inner_text()
    ann.press(page.get_by_role("button", name=ann.say("grail-tool-history"), exact=True))
    expect(page.locator(".on-paper")).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator(".on-paper")).to_contain_text(read)
    expect(page.locator("main")).to_be_hidden()


def test_the_big_screen_has_large_text_and_no_buttons(wander: Callable[..., Person]) -> None:
    ann, wall = wander("Ann"), wander("Wall")
    begin(ann)
    wall.page.set_viewport_size({"width": 1920, "height": 1080})
    wall.open(f"{ann.page.url}?screen")
    expect(wall.page.locator(".place").first).to_be_visible()
    assert wall.page.get_by_role("button").count() == 0
    play([ann], Random(2), lambda: ann.page.locator(".verse:not(.old)").count() > 0)
    story = wall.page.locator("article .story").first
    expect(story).to_be_visible()
    tall = story.evaluate("it => parseFloat(getComputedStyle(it).fontSize) * it.currentCSSZoom")
    assert tall >= 30, "too small to read from four metres"
    assert not faults(wall, "big screen")


def test_the_table_fits_with_large_text(wander: Callable[..., Person]) -> None:
    ann = wander("Ann")
    ann.open("/?host=grail")
    ann.page.evaluate("localStorage.setItem('afallon.settings', JSON.stringify({ textSize: 200 }))")
    begin(ann)
    page, found = ann.page, []
    for width in (1280, 640, 390):
        page.set_viewport_size({"width": width, "height": 844})
        ann.press(places(ann).first)
        found += faults(ann, f"200% {width}")
        spills = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if spills > 0:
            found.append(f"{spills} pixels too wide at {width}")
        ann.press(places(ann).first)
    assert not found, "\n".join(found)
