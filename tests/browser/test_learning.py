"""The guided game, hints and the rule book."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from afallon.server.lessons import find_lesson
from tests.browser.keyboard import KeyboardPerson
from tests.browser.person import Person
from tests.browser.scenes import keep
from tests.browser.stage import Stage
from tests.server.serving import Server


def test_the_guided_game_by_keyboard(new_context: Callable[..., BrowserContext], server: Server) -> None:
    person = KeyboardPerson(new_context(), server.address, "Ann").open()
    person.press(person.find("button", "page-learn-avalon"))
    guide = person.page.get_by_role("complementary", name=person.say("page-lesson"))
    names: dict[str, str] = {}
    for step in find_lesson("avalon").steps:
        said = guide.get_by_role("paragraph")
        if step.night:
            expect(said).to_have_text(person.say("avalon-lesson-card"))
            assert person.have_seen() == person.say("avalon-character-merlin")
            chairs = person.page.locator("[data-thing^=seat-] .name")
            expect(chairs).to_have_count(5)
            names = {f"seat{seat}": name for seat, name in enumerate(chairs.all_inner_texts())}
            continue
        expect(said).to_have_text(person.say(f"avalon-lesson-{step.name}", **names))
        if step.event is None:
            expect(person.page.locator("[data-question]")).to_be_visible()
            assert person.move(vote="reject") is not None
        else:
            last = step == find_lesson("avalon").steps[-1]
            person.press(person.find("button", "page-lesson-done" if last else "page-lesson-go-on"))
    expect(guide).to_have_count(0)
    expect(person.find("button", "avalon-vote-approve")).to_be_visible()
    assert person.move() == "vote"  # the game goes on without guidance


def test_hints_at_the_table_are_the_same_for_good_and_evil(sit: Callable[..., Person], server: Server) -> None:
    stage = Stage(server).start().dawn()
    stage.until("vote", vote="approve")
    shown = set()
    for side in ("good", "evil"):
        person = sit(side)
        person.open()
        keep(person, **stage.storage(stage.find(side)))
        person.open(stage.path)
        hint = person.page.get_by_role("complementary", name=person.say("page-hint"))
        expect(hint).to_be_visible()
        shown.add(hint.inner_html())
        person.press(person.find("button", "page-hint-understood"))
        expect(hint).to_have_count(0)
    assert len(shown) == 1


def test_the_rule_book_opens_at_an_anchor_and_can_be_searched(sit: Callable[..., Person]) -> None:
    person = sit("Ann", "pl", locale="pl").open("/rules/avalon#morgana")
    heading = person.page.get_by_role("heading", name=person.say("avalon-character-morgana"), exact=True)
    expect(heading).to_be_in_viewport()
    person.page.get_by_role("searchbox").fill("lunatyk AV-ROLE-12")
    expect(person.page.get_by_text(person.say("page-nothing-found"))).to_be_visible()
    person.page.get_by_role("searchbox").fill("av-role-12")
    expect(person.page.get_by_role("article")).to_have_count(1)
