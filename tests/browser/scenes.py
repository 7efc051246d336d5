"""Every screen of the page, each with the steps that lead to it: for tests of layout and for screenshots."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, expect

from tests.browser.person import Person
from tests.browser.stage import NAMES, Stage
from tests.server.serving import Server

SAID = "Bedwyr, whom do you trust?"


class Scene:
    """One screen: its path, the browser storage that it needs, and the first actions on it."""

    def __init__(
        self,
        path: str = "/",
        storage: dict[str, Any] | None = None,
        act: Callable[[Person], object] = lambda person: None,
        stage: Stage | None = None,
    ) -> None:
        self.path, self.storage, self.act, self.stage = path, storage or {}, act, stage

    def show(self, context: BrowserContext, server: Server, language: str = "en", **settings: Any) -> Person:
        """Open the screen in a new browser, in this language and with these settings of the page."""
        person = Person(context, server.address, NAMES[0], language)
        person.company = self.stage
        person.open("/icon.svg")  # a document without scripts, where the storage can be filled
        kept = {**self.storage, "language": language, "settings": settings}
        keep(person, **kept)
        person.open(self.path)
        self.act(person)
        settle(person)
        return person

    def show_again(self, person: Person, language: str, **settings: Any) -> None:
        """Show the screen again in another language or with other settings."""
        keep(person, language=language, settings=settings)
        person.language = language
        person.page.reload()
        self.act(person)
        settle(person)


def keep(person: Person, **kept: Any) -> None:
    """Write entries into the local storage of the person's browser."""
    entries = {f"afallon.{key}": json.dumps(value) for key, value in kept.items()}
    person.page.evaluate("entries => Object.entries(entries).forEach(([k, v]) => localStorage.setItem(k, v))", entries)


def catch_up(person: Person) -> None:
    """Advance the page's clock past its first seconds: events in them count as old and are not animated."""
    person.page.clock.install()
    person.let_pass(2_000)


def settle(person: Person) -> None:
    """Wait until fonts are loaded and finite animations have ended."""
    person.wait_until(
        """() => document.fonts.status === 'loaded' && document.body.innerText.trim() !== '' &&
           document.getAnimations().every(animation => animation.playState !== 'running' ||
               animation.effect.getComputedTiming().iterations === Infinity)"""
    )


def tool(key: str) -> Callable[[Person], object]:
    """Return an action that opens this panel from the toolbar."""
    return lambda person: person.press(
        person.find("navigation", "page-tools").get_by_role("button", name=person.say(f"page-tool-{key}"))
    )


def hold_card(person: Person) -> None:
    """Hold the card without releasing it."""
    holding = person.holding(person.card)
    holding.__enter__()  # the page closes before the finger lifts
    expect(person.page.get_by_role("heading", level=2)).to_be_visible()


def pick_two(person: Person) -> None:
    for place in (0, 1):
        person.press(person.seats.get_by_role("button").nth(place))


def home(server: Server) -> Scene:
    return Scene()


def home_with_seats(server: Server) -> Scene:
    stage = Stage(server, people=1)
    return Scene(storage=stage.storage(0), stage=stage)


def host(server: Server) -> Scene:
    return Scene("/?host", act=lambda person: expect(person.find("button", "page-open-table")).to_be_enabled())


def host_details(server: Server) -> Scene:
    return Scene("/?host", act=lambda person: person.press(person.page.get_by_text(person.say("page-details"))))


def join(server: Server) -> Scene:
    return Scene("/?join")


def take_a_seat(server: Server) -> Scene:
    stage = Stage(server, people=3)
    return Scene(
        stage.path, act=lambda person: expect(person.find("button", "page-sit-down")).to_be_visible(), stage=stage
    )


def no_table(server: Server) -> Scene:
    return Scene("/r/AAAAAAAAAA", act=lambda person: expect(person.find("heading", "page-no-table")).to_be_visible())


def lobby(server: Server) -> Scene:
    stage = Stage(server, people=3)
    return Scene(
        stage.path,
        stage.storage(0),
        lambda person: expect(person.find("button", "page-change-setup")).to_be_visible(),
        stage,
    )


def lobby_full(server: Server) -> Scene:
    stage = Stage(server, seats=10)
    return Scene(
        stage.path,
        stage.storage(0),
        lambda person: expect(person.find("button", "page-start")).to_be_visible(),
        stage,
    )


def chair(server: Server) -> Scene:
    scene = lobby(server)
    scene.act = lambda person: person.press(
        person.seats.get_by_role("button", name=person.say("page-empty-chair")).first
    )
    return scene


def change_setup(server: Server) -> Scene:
    scene = lobby(server)
    scene.act = lambda person: person.press(person.find("button", "page-change-setup"))
    return scene


def night(server: Server) -> Scene:
    stage = Stage(server).start()
    return Scene(stage.path, stage.storage(0), lambda person: expect(person.card).to_be_visible(), stage)


def night_held(server: Server) -> Scene:
    scene = night(server)
    scene.act = hold_card
    return scene


def night_waiting(server: Server) -> Scene:
    """Return the night of a host who has confirmed the card and waits for two others."""
    scene = night(server)
    assert scene.stage is not None
    for sitter in scene.stage.sitters[:3]:
        sitter.command("have_seen")
    scene.act = lambda person: expect(person.find("button", "page-break-dawn")).to_be_visible()
    return scene


def table_scene(kind: str, act: Callable[[Person], object] | None = None, **options: Any) -> Callable[[Server], Scene]:
    """Return a scene of the seat that has this kind of question, after a rejected team and a quest."""

    def build(server: Server) -> Scene:
        stage = Stage(server, **options).start()
        stage.until("vote")
        stage.until("choose_team", vote="reject")
        if kind not in ("inspect", "show_loyalty", "assassinate"):
            stage.until("play_card")
            stage.until("choose_team")
        seat = stage.until(kind)
        show = act or (lambda person: expect(person.next_step.get_by_role("button").first).to_be_visible())
        return Scene(stage.path, stage.storage(seat), show, stage)

    return build


def tool_scene(key: str, **options: Any) -> Callable[[Server], Scene]:
    return table_scene("vote", tool(key), **options)


def talk(server: Server) -> Scene:
    scene = table_scene("vote", tool("talk"))(server)
    assert scene.stage is not None
    ann, bedwyr, ceridwen = scene.stage.sitters[:3]
    ann.command("say", text=SAID)
    bedwyr.command("claim", claim="good", about=None, character=None)
    ceridwen.command("claim", claim="doubt", about=1, character=None)
    ann.command("claim", claim="character", about=None, character="merlin")
    return scene


def waiting(server: Server) -> Scene:
    scene = table_scene("vote")(server)
    assert scene.stage is not None
    scene.stage.sitters[0].answer("approve")
    scene.storage = scene.stage.storage(0)
    scene.act = lambda person: expect(person.next_step).to_be_visible()
    return scene


def host_tools(server: Server) -> Scene:
    scene = waiting(server)
    scene.act = lambda person: person.press(person.find("button", "page-host-tools"))
    return scene


def lady_shown(server: Server) -> Scene:
    """Return the table of the Lady's holder after a loyalty card was handed over."""
    stage = Stage(server, 7, modules=["lady_of_the_lake"], characters=["merlin", "assassin"]).start()
    seat = stage.until("inspect")
    stage.until("show_loyalty")
    stage.until("choose_team")
    if stage.sitters[seat].question is not None:  # the holder is now the leader and has another question
        stage.until("vote")
        stage.sitters[seat].answer("approve")
    return Scene(stage.path, stage.storage(seat), lambda person: expect(person.next_step).to_be_visible(), stage)


def spectator(server: Server) -> Scene:
    scene = table_scene("vote")(server)
    scene.storage = {}

    def watch(person: Person) -> None:
        person.press(person.find("button", "page-only-watch"))
        expect(person.next_step).to_be_visible()

    scene.act = watch
    return scene


def big_screen(server: Server) -> Scene:
    scene = table_scene("vote")(server)
    scene.path += "?screen"
    scene.act = lambda person: expect(person.seats.get_by_role("listitem").first).to_be_visible()
    return scene


def big_screen_lobby(server: Server) -> Scene:
    stage = Stage(server, people=3)
    return Scene(
        f"{stage.path}?screen",
        {},
        lambda person: expect(person.seats.get_by_role("listitem").first).to_be_visible(),
        stage,
    )


def reveal(server: Server) -> Scene:
    """Return the reveal. Cards turn only on pages that were open at the end, so the page is open during the guess."""
    stage = Stage(server).start()
    seat = stage.until("assassinate")

    def guess(person: Person) -> None:
        expect(person.next_step).to_be_visible()
        catch_up(person)
        _guess(stage, seat)
        expect(person.find("button", "page-to-story")).to_be_visible()

    return Scene(stage.path, stage.storage(0), guess, stage)


def story(server: Server) -> Scene:
    stage = Stage(server).start()
    stage.until("vote")
    stage.until("choose_team", vote="reject")
    stage.until("play_card")
    stage.until("choose_team", card="fail")
    seat = stage.until("assassinate")
    _guess(stage, seat)
    return Scene(stage.path, stage.storage(0), _story_is_visible, stage)


def _story_is_visible(person: Person) -> None:
    expect(person.find("heading", "page-who-was-who")).to_be_visible()


def _guess(stage: Stage, seat: int) -> None:
    """Answer with the first allowed seat."""
    question = stage.sitters[seat].question
    assert question is not None
    stage.sitters[seat].answer(question["options"]["values"][0])


LADY: dict[str, Any] = {"seats": 7, "modules": ["lady_of_the_lake"], "characters": ["merlin", "assassin"]}
EVERYBODY: dict[str, Any] = {
    "seats": 10,
    "characters": ["merlin", "percival", "assassin", "morgana", "mordred", "oberon"],
    "modules": ["lady_of_the_lake"],
}

SCENES: dict[str, Callable[[Server], Scene]] = {
    "home": home,
    "home-continue": home_with_seats,
    "host": host,
    "host-details": host_details,
    "join": join,
    "take-a-seat": take_a_seat,
    "no-table": no_table,
    "lobby": lobby,
    "lobby-ten": lobby_full,
    "chair": chair,
    "change-setup": change_setup,
    "night": night,
    "night-held": night_held,
    "night-waiting": night_waiting,
    "table": table_scene("choose_team", pick_two),
    "table-ten": table_scene("choose_team", **EVERYBODY),
    "waiting": waiting,
    "voting": table_scene("vote"),
    "quest": table_scene("play_card"),
    "history": tool_scene("history"),
    "history-ten": tool_scene("history", **EVERYBODY),
    "card": tool_scene("card"),
    "rules": tool_scene("rules"),
    "notes": tool_scene("notes"),
    "talk": talk,
    "log": tool_scene("log"),
    "settings": tool_scene("settings"),
    "host-tools": host_tools,
    "lady": table_scene("inspect", **LADY),
    "lady-loyalty": table_scene("show_loyalty", **LADY),
    "lady-shown": lady_shown,
    "assassination": table_scene("assassinate"),
    "spectator": spectator,
    "big-screen": big_screen,
    "big-screen-lobby": big_screen_lobby,
    "reveal": reveal,
    "story": story,
}
