"""The page supports a character from an installed package: in the set-up, on her card and in the rules panel."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import PAGE
from tests.browser.person import Person
from tests.browser.scenes import Scene, hold_card, tool
from tests.browser.stage import Stage
from tests.guinevere import NAMES, SHORT, make_package
from tests.server.serving import Server

STAR = 'path[d^="M24 8l4.5 10.5"]'
"""The default crest of good."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server with the package that adds Guinevere."""
    if not PAGE.exists():
        pytest.skip("the page is not built: run `./run setup`, or `python hatch_build.py`")
    folder = tmp_path_factory.mktemp("added")
    with Server(folder, make_package(folder / "elsewhere")) as running:
        yield running


def test_a_host_can_choose_an_added_character(sit: Callable[..., Person]) -> None:
    ann = sit("Ann", language="uk", locale="uk-UA").open()
    ann.press(ann.find("link", "page-host"))
    ann.press(ann.page.get_by_text(ann.say("page-details")))
    ann.press(ann.page.locator("summary").filter(has_text=ann.say("avalon-group-faces")).last)
    her = ann.page.get_by_role("checkbox", name=NAMES["uk"])
    entry = ann.page.locator("label").filter(has=her)
    expect(entry).to_contain_text(SHORT["uk"])
    expect(entry).to_contain_text(ann.say("avalon-odds-unknown"))
    expect(entry.locator(STAR)).to_have_count(1)
    ann.choose(her)
    ann.choose(ann.page.get_by_role("checkbox", name=ann.say("avalon-character-percival")).first)
    expect(ann.find("button", "page-open-table")).to_be_enabled()

    # No printed edition has her, so choosing one is refused with a reason.
    ann.choose(ann.find("radio", "avalon-edition-ru"))
    expect(ann.page.get_by_text(ann.say("page-problem-refused")).first).to_be_visible()
    ann.choose(ann.find("radio", "avalon-edition-custom"))

    # The set-up code restores her.
    code = ann.page.get_by_role("textbox", name=ann.say("page-setup-code"), exact=True).input_value()
    ann.choose(ann.page.get_by_role("radio", name=ann.say("avalon-preset-first-game")))
    expect(her).not_to_be_checked()
    ann.page.get_by_role("textbox", name=ann.say("page-setup-code-paste")).fill(code)
    ann.press(ann.find("button", "page-use"))
    expect(her).to_be_checked()

    ann.introduce()
    ann.press(ann.find("button", "page-open-table"))
    expect(ann.find("button", "page-change-setup")).to_be_visible()
    expect(ann.page.get_by_text(NAMES["uk"]).first).to_be_visible()


def test_an_added_character_has_her_own_card(new_context: Callable[..., BrowserContext], server: Server) -> None:
    stage = Stage(server, characters=["merlin", "percival", "assassin", "guinevere"]).start()
    scene = Scene(stage.path, stage.storage(stage.holder("guinevere")), hold_card, stage)
    person = scene.show(new_context(phone=True), server, language="pl")
    expect(person.page.get_by_role("heading", level=2)).to_have_text(NAMES["pl"])
    expect(person.page.get_by_text(SHORT["pl"])).to_be_visible()
    expect(person.page.locator(STAR).first).to_be_visible()


def test_the_rules_panel_explains_an_added_character(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    stage = Stage(server, characters=["merlin", "percival", "assassin", "guinevere"]).start().dawn()
    seat = stage.until("vote")
    person = Scene(stage.path, stage.storage(seat), tool("rules"), stage).show(new_context(), server, language="it")
    expect(person.page.get_by_text(NAMES["it"]).first).to_be_visible()
    expect(person.page.get_by_text(SHORT["it"])).to_be_visible()
