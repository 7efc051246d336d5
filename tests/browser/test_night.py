"""The night ends when everybody has confirmed their card; a reload or a restart changes nothing."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, expect

from tests.browser.person import Person
from tests.browser.scenes import SCENES
from tests.server.serving import Server


def looked(person: Person, name: str) -> Locator:
    """Return the text that this player has looked at their card."""
    return person.seats.get_by_text(f"{name}: {person.say('page-has-looked')}")


def test_the_night_ends_for_everybody_at_once(new_context: Callable[..., BrowserContext], tmp_path: Path) -> None:
    with Server(tmp_path, night_absence=600) as server:
        scene = SCENES["night"](server)
        stage = scene.stage
        assert stage is not None
        ann = scene.show(new_context(), server)
        scene.storage = stage.storage(1)
        bedwyr = scene.show(new_context(phone=True), server)
        watcher = Person(new_context(), server.address, "Wim").open(f"{stage.path}?screen")

        ann.have_seen()
        expect(looked(bedwyr, "Ann")).to_be_attached()
        expect(ann.card).to_be_visible()
        expect(ann.next_step).to_contain_text("Bedwyr")
        for sitter in stage.sitters[2:]:
            sitter.command("have_seen")
        expect(watcher.page.get_by_text(watcher.say("page-night-waits", names="Bedwyr"))).to_be_visible()

        server.kill()
        server.start()
        ann.page.reload()
        expect(ann.next_step).to_contain_text("Bedwyr")
        expect(ann.find("button", "page-have-seen")).to_have_count(0)
        for name in ("Ceridwen", "Elen"):
            expect(looked(ann, name)).to_be_attached()

        bedwyr.page.reload()
        bedwyr.see_the_night_through()
        expect(ann.card).to_have_count(0)
        expect(ann.next_step).to_be_visible()
        expect(watcher.page.get_by_text(watcher.say("page-night-waits", names="Bedwyr"))).to_have_count(0)
        ann.page.reload()
        expect(ann.next_step).to_be_visible()
        expect(ann.find("button", "page-have-seen")).to_have_count(0)
