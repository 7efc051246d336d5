"""axe-core finds no serious fault on any screen, wide and on a phone, in the dark and the light theme."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext

from tests.browser.chromium import PHONE, WIDE
from tests.browser.module_scenes import MODULE_SCENES
from tests.browser.person import Person
from tests.browser.scenes import SCENES, settle
from tests.server.serving import Server

LOOKED_AT = (
    *("home", "host-details", "take-a-seat", "lobby", "night-waiting", "night-held", "table", "voting", "quest"),
    *("history", "talk", "notes", "rules", "settings", "story"),
    *("host-families", "full-hands", "plot-cards", "secret", "narrator-line", "around-gather"),
)
ALL = {**SCENES, **MODULE_SCENES}


def faults(person: Person, look: str, **only: object) -> list[str]:
    """Return the serious and critical faults, each with the first elements that have it."""
    found = Axe().run(person.page, options={"resultTypes": ["violations"], **only}).response["violations"]
    return [
        f"{look}: {fault['id']} ({fault['impact']}): {[node['html'][:150] for node in fault['nodes'][:3]]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("name", LOOKED_AT)
def test_no_serious_accessibility_fault(new_context: Callable[..., BrowserContext], server: Server, name: str) -> None:
    scene = ALL[name](server)
    person = scene.show(new_context(color_scheme="dark"), server)
    found: list[str] = []
    for size in (WIDE, PHONE):
        if size is PHONE:
            person.page.set_viewport_size(PHONE)
            scene.show_again(person, "en")
        person.page.emulate_media(color_scheme="dark")
        settle(person)
        found += faults(person, f"{size['width']} dark")
        person.page.emulate_media(color_scheme="light")  # changes colours and nothing else
        settle(person)
        found += faults(person, f"{size['width']} light", runOnly=["color-contrast"])
    assert not found, "\n" + "\n".join(found)
