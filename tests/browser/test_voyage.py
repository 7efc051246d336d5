"""Voyage in the browser: a whole game, its secrets, accessibility and languages."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from afallon.text import LANGUAGES, say
from afallon.voyage.roles import ROLES
from tests.browser.chromium import PHONE
from tests.browser.frames import check_fields, finished_stream
from tests.browser.navigator import KeyboardNavigator, Navigator, sea
from tests.browser.person import capital
from tests.browser.recording import Recording
from tests.browser.test_accessibility import faults
from tests.browser.test_languages import KEY, spilled, words
from tests.browser.test_secrets import everything_written
from tests.browser.voyage_scenes import LONG_NAMES, VOYAGE_SCENES
from tests.browser.voyage_stage import OUTWARD, VoyageStage
from tests.server.serving import Server

FACE_DOWN = set(".?^S")
"""The symbols of a map without turned tiles: unknown, fog, coast and start."""


CARDS = ("preferred", "alternative")
SCREENS = {
    "voyage-host-details": "pl",
    "voyage-lobby": "uk",
    "voyage-night-held": "it",
    "voyage-choosing": "ru",
    "voyage-voting-seven": "uk",
    "voyage-timeline": "pl",
}
"""The main screens, each with one language besides English; together they cover all languages."""
ALIKE = ("No", *LONG_NAMES, *(say(language, "language-name") for language in LANGUAGES))
"""Text that is equal in several languages."""


def check_frames(recording: Recording, seat: int | None) -> None:
    """Assert documented fields and, until the roles are shown, no secrets of other seats."""
    check_fields(recording, seat)
    for message in recording.messages:
        if message["type"] == "scene":
            check_scene(message["table"], message["mine"], seat)
        for event in message.get("events", ()):
            assert not {"dealt", "face_down"} & {path[0] for path, *_ in event.get("mine", ())}
    before_the_end = []
    for event in recording.events():
        if event["kind"] == "roles_shown":
            break
        before_the_end.append(event)
        data = event["data"]
        assert event["kind"] != "tiles_hidden"
        assert event["kind"] != "dealt" or data["seat"] == seat
        if event["kind"] in ("asked", "answered") and data["seat"] != seat:
            assert not {"options", "value"} & set(data)
    spoken = json.dumps([event["data"] for event in before_the_end])
    assert sum(f'"{role}"' in spoken for role in ROLES) == (seat is not None)


def check_scene(table: dict[str, Any], mine: dict[str, Any], seat: int | None) -> None:
    """Assert that a complete scene has no role but the reader's and no face-down direction of another captain."""
    assert (mine["reader"], mine["dealt"], mine["face_down"]) == (seat, {}, {})
    assert seat is not None or (mine["role"], mine["hidden"]) == (None, {})
    assert bool(table["roles"]) == (table["outcome"] is not None)
    captains = {turn["turn"]: turn["captain"] for turn in table["turns"]}
    assert all(captains[int(turn)] == seat for turn in mine["hidden"])
    for turn in table["turns"]:
        assert turn["alternative"] is None or turn["card"] == "alternative"


def named_roles(written: str) -> list[str]:
    return [role for role in ROLES if say("en", f"voyage-role-{role}").lower() in written.lower()]


@pytest.fixture
def aboard(new_context: Callable[..., BrowserContext], server: Server) -> Callable[..., Navigator]:
    """Return a function that makes a Voyage player with their own browser context, before their first page."""

    def new(name: str, language: str = "en", kind: type[Navigator] = Navigator, **settings: Any) -> Navigator:
        return kind(new_context(**settings), server.address, name, language)

    return new


def test_a_whole_voyage(aboard: Callable[..., Navigator], server: Server) -> None:
    """Four people play from the home page to the story: one on a phone in Ukrainian, one by keyboard.

    There are no bots: a bot as captain might lose the route on the first turn if its role gains from it.
    """
    ann = aboard("Ann").open()
    link = ann.host_voyage(shield=1)
    bea = aboard("Bea", "uk", phone=True, locale="uk-UA").open(link)
    cid = aboard("Cid", kind=KeyboardNavigator).open(link)
    crew = [ann, bea, cid, aboard("Dan").open(link)]
    for shield, person in enumerate(crew[1:], 2):
        person.sit_down(shield)
    ann.press(ann.find("button", "page-start"))
    for person in crew:
        person.have_seen()

    turn = 1
    while all(person.comes_to(turn) for person in crew):
        captain = next((person for person in crew if person.is_captain), None)
        if captain is not None:
            captain.offer(homeward=turn >= 3)
        if turn == 2:
            reload_at_sea(bea)
            expect(ann.find("region", "page-offers").get_by_role("row")).to_have_count(1 + turn)
        for person in crew:
            person.vote("white")
        turn += 1
    assert turn > 3

    expect(ann.way_to_story).to_be_visible()
    assert faults(ann, "the end") == []
    for seat, person in enumerate(crew):
        person.to_the_story()
        events = finished_stream(server, link.rpartition("/")[2], seat)
        check_scores(person, {event["kind"]: event["data"] for event in events})
        check_frames(person.recording, seat)
        assert person.recording.events() == events
        assert person.recording.complaints == []
        assert len(person.recording.hosts) == 1


def reload_at_sea(person: Navigator) -> None:
    """Reload the page during a question and check that the question and the map are back."""
    button = person.find("button", "voyage-vote-black")
    expect(button).to_be_visible(timeout=10_000)
    before = sea(person)
    person.page.reload()
    expect(button).to_be_visible()
    assert sea(person) == before


def check_scores(person: Navigator, facts: dict[str, Any]) -> None:
    """Assert that all roles and points are on the page in this person's language."""
    room = next(message["room"] for message in reversed(person.recording.messages) if "room" in message)
    lines = person.page.get_by_role("main").get_by_role("listitem")
    for chair, role, points in zip(
        room["chairs"], facts["roles_shown"]["roles"], facts["points_counted"]["points"], strict=True
    ):
        score = person.say("page-points", points=sum(points.values()))
        line = f"{capital(person.say(f'voyage-role-{role}'))}: {score}"
        expect(lines.filter(has_text=chair["name"]).filter(has_text=line)).to_be_visible()


# Secrets


@pytest.mark.parametrize("name", ["voyage-night", "voyage-choosing", "voyage-voting"])
def test_no_role_name_is_in_the_document(new_context: Callable[..., BrowserContext], server: Server, name: str) -> None:
    person = VOYAGE_SCENES[name](server).show(new_context(), server)
    assert named_roles(everything_written(person)) == []
    seat = next(message["seat"] for message in person.recording.messages if message["type"] == "welcome")
    check_frames(person.recording, seat)


def test_the_captain_also_sees_the_hidden_direction_face_down(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    scene = VOYAGE_SCENES["voyage-voting"](server)
    assert isinstance(scene.stage, VoyageStage)
    scene.storage = scene.stage.storage(scene.stage.captain.seat)
    scene.act = lambda person: expect(person.next_step).to_be_visible()
    person = scene.show(new_context(), server)
    offer = person.find("region", "page-the-table").get_by_role("listitem")
    preferred, alternative = (offer.filter(has_text=capital(person.say(f"voyage-{card}"))) for card in CARDS)
    expect(preferred).to_contain_text("South")
    expect(alternative).to_contain_text(person.say("page-face-down"))


def test_a_spectator_sees_only_public_facts(new_context: Callable[..., BrowserContext], server: Server) -> None:
    person = VOYAGE_SCENES["voyage-big-screen"](server).show(new_context(), server)
    check_frames(person.recording, None)
    assert named_roles(everything_written(person)) == []


def test_tiles_lie_face_down_until_the_ship_comes(new_context: Callable[..., BrowserContext], server: Server) -> None:
    person = VOYAGE_SCENES["voyage-uncharted"](server).show(new_context(), server)
    events = person.recording.events()
    laid = next(event["data"] for event in events if event["kind"] == "map_laid")
    assert set("".join(laid["rows"])) == FACE_DOWN
    turned = [event["data"] for event in events if event["kind"] == "tile_turned"]
    assert len(turned) == len(OUTWARD)
    islands = [text for text in sea(person) if "island" in text.lower()]
    assert len(islands) == sum("island" in tile["tile"] for tile in turned)


# Screens


@pytest.mark.parametrize("name", SCREENS)
def test_no_serious_accessibility_fault(new_context: Callable[..., BrowserContext], server: Server, name: str) -> None:
    scene = VOYAGE_SCENES[name](server)
    person = scene.show(new_context(color_scheme="dark"), server)
    found = faults(person, "wide, dark")
    person.page.emulate_media(color_scheme="light")
    person.page.set_viewport_size(PHONE)
    scene.show_again(person, "en")
    found += faults(person, "phone, light")
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(("name", "language"), SCREENS.items())
def test_every_screen_is_translated_and_fits(
    new_context: Callable[..., BrowserContext], server: Server, name: str, language: str
) -> None:
    scene = VOYAGE_SCENES[name](server)
    person = scene.show(new_context(viewport=PHONE), server)
    found = spilled(person, "en")
    english = words(person)
    scene.show_again(person, language)
    written = words(person)
    left = {text for text in written & english if not any(word in text for word in ALIKE)}
    found += [f"{language}: English is left: {text}" for text in sorted(left)]
    found += [f"{language}: a key is shown: {text}" for text in sorted(written) if KEY.search(text)]
    found += spilled(person, language)
    assert not found, "\n" + "\n".join(found)


def test_seven_long_names_fit_on_a_phone(new_context: Callable[..., BrowserContext], server: Server) -> None:
    person = VOYAGE_SCENES["voyage-seven"](server).show(new_context(phone=True), server)
    for name in LONG_NAMES:
        shown = person.seats.get_by_title(name)
        fits = "label => label.scrollWidth <= label.clientWidth && label.clientHeight < 30"
        assert shown.evaluate(fits), name
