"""Every screen of Voyage, each with the steps that lead to it."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.navigator import arrow
from tests.browser.person import Person
from tests.browser.scenes import Scene, catch_up, hold_card, tool
from tests.browser.voyage_stage import ASTRAY, OUTWARD, VoyageStage
from tests.server.serving import Server

LONG_NAMES: Final = ("Oleksandra", "Bartholomew", "Ceridwen", "Małgorzata", "Wilhelmina", "Ffion", "Gwenllian")


def host(server: Server) -> Scene:
    return Scene("/?host=voyage", act=lambda person: expect(person.find("button", "page-open-table")).to_be_enabled())


def host_details(server: Server) -> Scene:
    return Scene(
        "/?host=voyage", act=lambda person: person.press(person.page.get_by_text(person.say("page-voyage-details")))
    )


def lobby(server: Server) -> Scene:
    stage = VoyageStage(server, people=3)
    return _scene(stage, 0, lambda person: expect(person.find("button", "page-change-setup")).to_be_visible())


def night(server: Server) -> Scene:
    stage = VoyageStage(server).start()
    return _scene(stage, 0, lambda person: expect(person.card).to_be_visible())


def night_held(server: Server) -> Scene:
    scene = night(server)
    scene.act = hold_card
    return scene


def choosing(way: str, after: tuple[str, ...] = OUTWARD, **table: Any) -> Callable[[Server], Scene]:
    """Return a scene of the captain after these turns, with an arrow chosen."""

    def build(server: Server) -> Scene:
        stage = VoyageStage(server, **table).start()
        stage.dawn()
        stage.sail(*after)
        return _scene(stage, stage.captain.seat, lambda person: person.press(arrow(person, way)))

    return build


def hiding(server: Server) -> Scene:
    stage = VoyageStage(server).start().sail(*OUTWARD).show("south")
    return _scene(stage, stage.captain.seat, lambda person: person.press(arrow(person, "west")))


def voting(**table: Any) -> Callable[[Server], Scene]:
    """Return a scene of the last seat's open vote; the others have voted."""

    def build(server: Server) -> Scene:
        stage = VoyageStage(server, **table).start().sail(*OUTWARD).offer("south")
        stage.vote(*stage.sitters[:-1])
        return _scene(
            stage, stage.seats - 1, lambda person: expect(person.find("button", "voyage-vote-white")).to_be_visible()
        )

    return build


def tool_scene(key: str, **table: Any) -> Callable[[Server], Scene]:
    def build(server: Server) -> Scene:
        scene = voting(**table)(server)
        scene.act = tool(key)
        return scene

    return build


def sailing(server: Server) -> Scene:
    """Return a scene in which the votes have just been revealed, before the ship moves."""
    scene = voting()(server)
    stage = scene.stage
    assert isinstance(stage, VoyageStage)
    scene.storage = stage.storage(0)

    def look_on(person: Person) -> None:
        expect(person.next_step).to_be_visible()
        catch_up(person)
        stage.vote(stage.sitters[-1])
        expect(person.page.get_by_text(person.say("voyage-won-preferred")).first).to_be_attached()

    scene.act = look_on
    return scene


def big_screen(server: Server) -> Scene:
    scene = voting()(server)
    scene.path += "?screen"
    scene.storage = {}
    scene.act = lambda person: expect(person.seats.get_by_role("listitem").first).to_be_visible()
    return scene


def reveal(server: Server) -> Scene:
    """Return the reveal. Cards turn only on pages that were open at the end, so the page is open on the last turn."""
    stage = VoyageStage(server).start().sail(*OUTWARD, *ASTRAY[:-1])

    def look_on(person: Person) -> None:
        expect(person.next_step).to_be_visible()
        catch_up(person)
        stage.sail(ASTRAY[-1])
        expect(person.find("button", "page-to-story")).to_be_visible(timeout=10_000)

    return _scene(stage, 0, look_on)


def story(server: Server) -> Scene:
    stage = VoyageStage(server).start().sail(*OUTWARD, *ASTRAY)
    return _scene(stage, 0, lambda person: expect(person.find("heading", "page-who-was-who")).to_be_visible())


def timeline(server: Server) -> Scene:
    """Return the story with its timeline at moment 30, as seen with all roles."""
    scene = story(server)

    def step(person: Person) -> None:
        person.page.get_by_role("combobox", name=person.say("page-eyes")).select_option("all")
        slider = person.page.get_by_role("slider", name=person.say("page-moment-of-game"))
        slider.fill("30")
        slider.scroll_into_view_if_needed()
        slider.evaluate("slider => slider.closest('section').scrollIntoView()")

    scene.act = step
    return scene


def _scene(stage: VoyageStage, seat: int, act: Callable[[Person], object]) -> Scene:
    return Scene(stage.path, stage.storage(seat), act, stage)


VOYAGE_SCENES: Final[dict[str, Callable[[Server], Scene]]] = {
    "voyage-host": host,
    "voyage-host-details": host_details,
    "voyage-lobby": lobby,
    "voyage-night": night,
    "voyage-night-held": night_held,
    "voyage-first-turn": choosing("north", after=()),
    "voyage-choosing": choosing("west"),
    "voyage-hiding": hiding,
    "voyage-uncharted": choosing("south", seats=3, charted=False),
    "voyage-seven": choosing("east", seats=7, names=LONG_NAMES),
    "voyage-voting": voting(),
    "voyage-voting-seven": voting(seats=7, names=LONG_NAMES, charted=False),
    "voyage-sailing": sailing,
    "voyage-offers": tool_scene("history"),
    "voyage-offers-seven": tool_scene("history", seats=7, names=LONG_NAMES),
    "voyage-card": tool_scene("card"),
    "voyage-rules": tool_scene("rules"),
    "voyage-notes": tool_scene("notes"),
    "voyage-log": tool_scene("log"),
    "voyage-big-screen": big_screen,
    "voyage-reveal": reveal,
    "voyage-story": story,
    "voyage-timeline": timeline,
}
