"""Combat, diplomacy and dusk on the page: cards are previewed before play by mouse, touch and keyboard.

Cards are bought and decks built by pressing card faces.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from afallon import Table
from afallon.grail.foresight import foresee
from afallon.kernel import Decision
from afallon.players import PLAYERS
from afallon.testing.play import next_answer
from tests.browser.chromium import PHONE
from tests.browser.person import Person
from tests.browser.scenes import settle
from tests.browser.test_accessibility import faults
from tests.browser.test_grail import asked
from tests.grail.tables import begin
from tests.server.serving import Server

SIZES = (1280, PHONE["width"], 320)
Wanted = Callable[[Table[Any]], bool]


@pytest.fixture
def sits_down(
    new_context: Callable[..., BrowserContext], campaigns: Server, tmp_path: Path
) -> Callable[..., tuple[Person, Table[Any]]]:
    """Return a function that loads a save of a wanted moment; it returns the person and the saved table."""

    def new(wanted: Wanted, *, phone: bool = False) -> tuple[Person, Table[Any]]:
        table = moment(wanted)
        save = tmp_path / "campaign.jsonl"
        save.write_text(str(table.record()), "utf-8")
        person = Person(new_context(phone=phone), campaigns.address, "Ann")
        person.open()
        person.press(person.find("button", "page-play-now-grail"))
        person.introduce()
        person.page.locator("input[type=file]").set_input_files(save)
        expect(person.page.locator(".step[data-question]")).to_be_visible()
        if not phone:
            person.page.mouse.move(0, 0)  # a card under the mouse would be previewed
        return person, table

    return new


class Saver:
    """A player that answers at random but saves experience for an attribute point that brings a skill."""

    def answer(self, decision: Decision, view: Any, rng: Random) -> Any:
        if decision.kind != "advance":
            return PLAYERS["random"]().answer(decision, view, rng)
        points = view.state.characters[decision.seat].attributes
        dear = [ware for ware in decision.options.values if points.get(getattr(ware, "attribute", ""), 0) > 1]
        return dear[0] if dear else "done"


@cache
def moment(wanted: Wanted) -> Table[Any]:
    """Play a campaign with one seat at random until this moment."""
    player: Any = Saver() if wanted in (a_skill, two_purchases) else PLAYERS["random"]()
    for seed in range(40):
        table, rng = begin("fixture", seats=1, seed=seed), Random(seed)
        for _ in range(600):
            if table.outcome is not None:
                break
            if wanted(table):
                return table
            table.submit(next_answer(table, player, rng))
    raise AssertionError("no seed reaches this moment")


def is_asked(table: Table[Any], kind: str) -> bool:
    return 0 in table.open and table.open[0].kind == kind


def hand_of(table: Table[Any]) -> list[str]:
    encounter = table.state.encounter
    return list(getattr(table.state.characters[0], encounter.kind).hand)


def playable(table: Table[Any]) -> list[str]:
    return [card for card in hand_of(table) if card in table.open[0].options.values]


def has_choice(table: Table[Any], kind: str) -> bool:
    """Return whether two cards may be played in such an encounter, and the first would change the score."""
    encounter = table.state.encounter
    if not is_asked(table, "play") or encounter.kind != kind or len(encounter.sequence) < 2:
        return False
    cards = list(dict.fromkeys(playable(table)))
    score = encounter.pool if kind == "combat" else encounter.affinity
    return len(cards) > 1 and foresee(table, 0, cards[0])[0].score != score


def a_fight(table: Table[Any]) -> bool:
    return has_choice(table, "combat")


def a_talk(table: Table[Any]) -> bool:
    return has_choice(table, "diplomacy")


def a_barred_card(table: Table[Any]) -> bool:
    """Return whether the hand has a barred card and no playable one."""
    return (
        is_asked(table, "play")
        and any(barred.value in hand_of(table) for barred in table.open[0].options.barred)
        and (not playable(table))
    )


def a_purchase(table: Table[Any]) -> bool:
    return is_asked(table, "advance") and table.state.characters[0].resources["experience"] >= 2


def two_purchases(table: Table[Any]) -> bool:
    return is_asked(table, "advance") and table.state.characters[0].resources["experience"] >= 4


def a_new_card(table: Table[Any]) -> bool:
    return is_asked(table, "keep_upgrade")


def a_skill(table: Table[Any]) -> bool:
    return is_asked(table, "learn_skill")


def decks(table: Table[Any]) -> bool:
    return is_asked(table, "rebuild_decks") and len(table.state.decks["combat/0"]) > 15


def card(person: Person, place: int) -> Locator:
    return person.page.locator(".step .hand button").nth(place)


def score(person: Person) -> Locator:
    return person.page.locator(".preview .score").first


def gone_on(person: Person, before: str | None) -> None:
    """Wait until the question has changed."""
    expect(person.page.locator(".step")).not_to_have_attribute("data-question", before or "none")


def test_hovering_previews_a_card_and_clicking_plays_it(sits_down: Callable[..., Any]) -> None:
    ann, table = sits_down(a_fight)
    name = playable(table)[0]
    would, _ = foresee(table, 0, name)
    encounter, before = table.state.encounter, asked(ann)
    ann.page.mouse.move(0, 0)  # the hand may have been drawn under the mouse
    expect(ann.page.locator(".preview")).to_have_count(0)
    card(ann, 0).hover()
    text = ann.say("grail-page-would-pool", **{"from": encounter.pool, "to": would.score, "goal": 0})
    expect(score(ann)).to_contain_text(text.rpartition(" ")[0])
    expect(ann.page.locator(".sequence .shadow .joined")).to_have_count(len(would.rows))
    if would.threat is not None:
        row = int(would.threat.split("/")[3])
        expect(ann.page.locator(".foe tbody tr").nth(row)).to_have_class(re.compile(r"\bthen\b"))
    assert asked(ann) == before
    card(ann, 0).click()
    gone_on(ann, before)


def test_the_first_tap_previews_a_card_and_the_second_plays_it(sits_down: Callable[..., Any]) -> None:
    ann, _ = sits_down(a_fight, phone=True)
    before = asked(ann)
    card(ann, 0).tap()
    expect(score(ann)).to_be_visible()
    first = ann.page.locator(".preview h4").inner_text()
    card(ann, 1).tap()
    expect(ann.page.locator(".preview h4")).not_to_have_text(first)
    assert asked(ann) == before
    card(ann, 1).tap()
    gone_on(ann, before)


def test_focus_previews_a_card_and_enter_plays_it(sits_down: Callable[..., Any]) -> None:
    ann, _ = sits_down(a_talk)
    page, before = ann.page, asked(ann)
    expect(card(ann, 0)).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.closest('.step .hand button')"):
            break
    expect(score(ann)).to_be_visible()
    expect(page.locator(".sequence .shadow")).to_have_count(1)
    assert asked(ann) == before
    page.keyboard.press("Enter")
    gone_on(ann, before)


def test_a_card_can_be_dragged_to_the_sequence(sits_down: Callable[..., Any]) -> None:
    ann, _ = sits_down(a_fight)
    before = asked(ann)
    first = ann.page.locator(".step .hand li").first
    first.drag_to(ann.page.locator(".day"))
    assert asked(ann) == before, "dropping a card elsewhere plays nothing"
    first.drag_to(ann.page.locator(".sequence"))
    gone_on(ann, before)


def test_a_lifted_card_can_be_dragged_by_touch(sits_down: Callable[..., Any]) -> None:
    ann, _ = sits_down(a_fight, phone=True)
    before = asked(ann)
    ann.press(ann.find("button", "grail-page-hints-off"))
    card(ann, 0).tap()
    expect(score(ann)).to_be_visible()
    ann.page.evaluate("scrollTo(0, 0)")
    with ann.holding(card(ann, 0)):
        box = ann.page.locator(".sequence").bounding_box()
        assert box is not None
        ann.drag_to(box["x"] + 60, box["y"] + 40)
        expect(ann.page.locator(".sequence.over")).to_be_visible()
    gone_on(ann, before)


def test_a_barred_card_says_why(sits_down: Callable[..., Any]) -> None:
    ann, _ = sits_down(a_barred_card)
    still = ann.page.locator(".step .hand .still").first
    expect(still.locator(".why")).not_to_be_empty()
    still.focus()
    expect(ann.page.locator(".step .hand button")).to_have_count(0)


def test_a_button_opens_the_legend_of_the_keys(sits_down: Callable[..., Any]) -> None:
    ann, _ = sits_down(a_fight)
    ann.press(ann.find("button", "grail-page-legend"))
    legend = ann.page.get_by_role("dialog")
    for joint in ("joined", "weak", "unpaid", "empty"):
        expect(legend).to_contain_text(ann.say(f"grail-page-legend-{joint}"))
    ann.page.keyboard.press("Escape")
    expect(legend).to_have_count(0)


def test_experience_buys_an_advance(sits_down: Callable[..., Any]) -> None:
    ann, table = sits_down(a_purchase)
    expect(ann.page.locator(".dusk .purse b")).to_have_text(str(table.state.characters[0].resources["experience"]))
    before = asked(ann)
    ann.press(ann.page.locator(".dusk .ware:enabled").last)
    gone_on(ann, before)


def test_a_new_card_is_chosen_by_its_face(sits_down: Callable[..., Any]) -> None:
    ann, table = sits_down(a_new_card)
    faces = ann.page.locator(".dusk .face")
    expect(faces).to_have_count(len(table.open[0].options.values))
    before = asked(ann)
    ann.press(faces.first)
    gone_on(ann, before)


def test_several_purchases_in_one_dusk(sits_down: Callable[..., Any]) -> None:
    ann, _ = sits_down(two_purchases)
    dusk = ann.page.locator(".dusk")
    bought = asked(ann)
    ann.press(dusk.locator(".packet:enabled").first)
    gone_on(ann, bought)
    kept = asked(ann)
    ann.press(dusk.locator(".face:enabled").first)
    gone_on(ann, kept)
    again = asked(ann)
    ann.press(dusk.locator(".packet:enabled").first)
    gone_on(ann, again)


def test_several_changes_to_one_deck(sits_down: Callable[..., Any]) -> None:
    ann, _ = sits_down(decks)
    inside, reserve = ann.page.locator(".dusk .shelf").last, ann.page.locator(".dusk .shelf").first
    for shelf in (inside, reserve, inside):
        before = asked(ann)
        ann.press(shelf.locator("button:enabled").first)
        gone_on(ann, before)


def test_a_tap_takes_a_card_out_of_a_deck(sits_down: Callable[..., Any]) -> None:
    ann, table = sits_down(decks)
    count = len(table.state.decks["combat/0"])
    ann.choose(ann.page.get_by_role("radio", name=ann.say("grail-page-deck-combat")))
    expect(ann.page.get_by_role("heading", name=ann.say("grail-page-in-deck", count=count))).to_be_visible()
    ann.press(ann.page.locator(".dusk .shelf").last.locator("button:enabled").first)
    if count > 16:
        expect(ann.page.get_by_role("heading", name=ann.say("grail-page-in-deck", count=count - 1))).to_be_visible()
    else:
        expect(ann.page.locator(".dusk .shelf").first.locator("button")).not_to_have_count(0)


@pytest.mark.parametrize("wanted", [a_fight, a_talk, a_purchase, a_new_card, a_skill, decks])
def test_no_serious_accessibility_fault_and_no_overflow(sits_down: Callable[..., Any], wanted: Wanted) -> None:
    ann, _ = sits_down(wanted)
    page = ann.page
    found: list[str] = []
    for width in SIZES:
        page.set_viewport_size({"width": width, "height": 844})
        if page.locator(".hand button").count():
            page.locator(".hand button").first.focus()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            settle(ann)
            found += faults(ann, f"{width} {scheme}")
        spills = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if spills > 0:
            found.append(f"{spills} pixels too wide at {width}")
    page.set_viewport_size({"width": 640, "height": 844})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    if (spills := page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")) > 0:
        found.append(f"{spills} pixels too wide with large text")
    small = page.evaluate(
        "[...document.querySelectorAll('.hand button, .dusk button, .fight button, .fight summary')]"
        ".map((one) => one.getBoundingClientRect()).filter((box) => box.height < 44 || box.width < 44).length"
    )
    assert not small, f"{small} controls are too small for a finger"
    assert not found, "\n" + "\n".join(found)
