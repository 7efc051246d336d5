"""Languages: per person, changeable at any time, completely translated, and fitting on a phone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from afallon.testing.terms import THOROUGHNESS
from afallon.text import LANGUAGES, say
from tests.browser.chromium import PHONE
from tests.browser.module_scenes import MODULE_SCENES
from tests.browser.person import Person
from tests.browser.scenes import SAID, SCENES, settle, tool
from tests.browser.stage import NAMES
from tests.server.serving import Server

SCREENS = (
    *("home", "host-details", "take-a-seat", "lobby", "night-held", "night-waiting", "table", "quest", "history-ten"),
    *("rules", "talk", "settings", "host-tools", "lady-loyalty", "story"),
    *("full-hands", "plot-cards", "night-leader", "narrator-line", "around-gather"),
)
KEY = re.compile(r"\b(?:page|avalon|error|language|server|list|voyage|around|narrator|night)-[a-z][a-z-]+")
# Text that is equal in all languages: names, codes, rule ids, URLs and chat messages.
SAME = re.compile(
    "|".join(
        (
            re.escape(SAID),
            *NAMES,
            "Afallon",
            "Avalon",
            "Merlin",
            "Morgana",
            "Mordred",
            "Oberon",
            "Percival",
            "Excalibur",
        )
    )
    + r"|[A-Z0-9]{5}-[A-Z0-9]{5}|(AV|VO|GR)(-[A-Z]+)+(-\d+)?|http:\S+|\d+ min"
)

EVERY_WORD = """() => {
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) texts.push(walk.currentNode.data);
    for (const element of document.querySelectorAll('*'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
            if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
    return texts.map(text => text.trim());
}"""

SPILLED = """async width => {
    const page = document.scrollingElement;
    for (let still = 0, before = 0; still < 5; still = page.scrollWidth === before ? still + 1 : 0) {
        before = page.scrollWidth;
        await new Promise(requestAnimationFrame);
    }
    const over = element => element.getBoundingClientRect().right > width + 1;
    const wide = [...document.body.querySelectorAll('*')]
        .filter(element => over(element) && ![...element.children].some(over));
    if (page.scrollWidth <= width) return [];
    return [page.scrollWidth, ...wide.slice(0, 5).map(element => element.outerHTML.slice(0, 150))];
}"""


def languages_of(name: str) -> tuple[str, ...]:
    """Return the languages besides English to test on a screen: one, rotating over the screens, or all if thorough."""
    others = LANGUAGES[1:]
    return tuple(others) if THOROUGHNESS > 1 else (others[SCREENS.index(name) % len(others)],)


def words(person: Person) -> set[str]:
    """Return every visible or accessible text of the page that needs translation."""
    texts = person.page.evaluate(EVERY_WORD)
    return {text for text in texts if re.search(r"[^\W\d_]{2}", SAME.sub("", text))}


def spilled(person: Person, look: str) -> list[str]:
    """Return the elements that overflow a narrow window, also with large text."""
    found = []
    for width, text in ((390, 100), (320, 100), (390, 200)):
        person.page.set_viewport_size({"width": width, "height": 844})
        person.page.evaluate(f"document.documentElement.style.fontSize = '{text}%'")
        spill = person.page.evaluate(SPILLED, width)
        if spill:
            found.append(f"{look} at {width} px, text {text}%, is as wide as {spill}")
    person.page.set_viewport_size(PHONE)
    return found


@pytest.mark.parametrize(("name", "languages"), [(name, languages_of(name)) for name in SCREENS])
def test_every_screen_is_translated_and_fits(
    new_context: Callable[..., BrowserContext], server: Server, name: str, languages: tuple[str, ...]
) -> None:
    scene = {**SCENES, **MODULE_SCENES}[name](server)
    person = scene.show(new_context(viewport=PHONE), server)
    found = spilled(person, "en")
    english = words(person)
    found += [f"en: a key is shown: {text}" for text in english if KEY.search(text)]
    for language in languages:
        scene.show_again(person, language)
        written = words(person)
        left = written & english - {say(other, "language-name") for other in LANGUAGES}
        found += [f"{language}: English is left: {text}" for text in sorted(left)]
        found += [f"{language}: a key is shown: {text}" for text in sorted(written) if KEY.search(text)]
        found += spilled(person, language)
    assert not found, "\n" + "\n".join(found)


def test_the_language_changes_on_the_home_page_at_once(sit: Callable[..., Person]) -> None:
    person = sit("Ann").open()
    for language in (*LANGUAGES, "en"):
        person.page.get_by_role("combobox", name=person.say("language-choose")).select_option(language)
        person.language = language
        expect(person.find("button", "page-play-now")).to_be_visible()
        assert person.page.evaluate("document.documentElement.lang") == language


def test_changing_the_language_mid_game_affects_one_person(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    scene: Any = SCENES["voting"](server)
    person = scene.show(new_context(), server)
    seat = next(sitter.seat for sitter in scene.stage.sitters if sitter.token == scene.storage["passes"][0]["pass"])
    scene.storage = scene.stage.storage((seat + 1) % 5)
    neighbour = scene.show(new_context(), server)
    tool("settings")(person)
    for language in (*LANGUAGES[1:], "en"):
        person.choose(person.page.get_by_role("radio", name=say(language, "language-name"), exact=True))
        person.language = language
        expect(person.find("button", "avalon-vote-approve")).to_be_visible()
        expect(person.page.get_by_role("radio", name=person.say("page-light-dark"))).to_be_visible()
    settle(person)
    expect(neighbour.find("button", "avalon-vote-approve")).to_be_visible()
    person.page.reload()
    expect(person.find("button", "avalon-vote-approve")).to_be_visible()


def test_the_first_language_is_that_of_the_browser(sit: Callable[..., Person]) -> None:
    person = sit("Ola", "pl", locale="pl-PL").open()
    expect(person.find("button", "page-play-now")).to_be_visible()
