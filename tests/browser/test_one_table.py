"""Play around one real table: a device that narrates the night, and a device that is passed around."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from afallon.avalon.night import script
from afallon.avalon.setup import check
from afallon.kernel import accepted
from afallon.text import say
from tests.browser.person import Person, capital

LISTEN = """
window.heard = [];
const voice = {lang: 'pl-PL', name: 'test', default: true, localService: true, voiceURI: 'test'};
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', {value: {
  getVoices: () => [voice],
  cancel: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  speak: (said) => { window.heard.push([said.text, said.lang, said.rate]); setTimeout(() => said.onend(), 5); },
}});
"""
"""Init script with a fake speech synthesis that records its calls."""


def spoken(language: str, seats: int, **options: object) -> list[str]:
    """Return the expected lines of the narrator for this set-up."""
    return [
        capital(
            say(
                language,
                line.key,
                **({"character": say(language, f"avalon-character-{line.character}")} if line.character else {}),
            )
        )
        for line in script(accepted(check(seats, dict(options))))
    ]


def test_the_narrator_reads_the_night_of_the_chosen_set_up(sit: Callable[..., Person]) -> None:
    reader = sit("Ann", "pl", locale="pl-PL")
    reader.context.add_init_script(LISTEN)
    reader.open("/?host=avalon")
    reader.choose(reader.page.get_by_role("radio", name=reader.say("avalon-preset-percival_and_morgana")))
    reader.press(reader.find("link", "narrator-way"))
    reader.press(reader.find("button", "narrator-sound-check"))
    reader.wait_until("window.heard.length === 1")
    pause = reader.page.get_by_role("slider").first
    pause.fill("1")
    reader.press(reader.find("button", "narrator-begin"))
    wanted = spoken("pl", 6, characters=["merlin", "percival", "assassin", "morgana"])
    expect(reader.page.get_by_role("status")).to_have_text(wanted[0])
    for line in wanted[1:]:  # the arrow key skips the pauses
        reader.page.keyboard.press("ArrowRight")
        expect(reader.page.get_by_role("status")).to_have_text(line)
    heard = reader.page.evaluate("window.heard")
    assert heard[0][0] == reader.say("narrator-sample")
    assert {text for text, _, _ in heard[1:]} >= {wanted[0], wanted[-1]}
    assert all(language == "pl-PL" for _, language, _ in heard)


def test_without_a_voice_the_lines_are_shown(sit: Callable[..., Person]) -> None:
    reader = sit("Ann", phone=True).open("/?narrate")
    reader.press(reader.find("button", "narrator-begin"))
    expect(reader.page.get_by_role("status")).to_have_text(spoken("en", 5)[0])
    reader.press(reader.find("button", "narrator-leave"))
    expect(reader.find("heading", "narrator-title")).to_be_visible()


def pass_around_to_the_end(phone: Person) -> set[str]:
    """Take the phone when offered and make the moves it offers until the story; return the names of its holders."""
    held: set[str] = set()
    take = phone.page.get_by_role("button", name=re.compile(f"^{phone.say('around-take', name='')}"))
    holds = phone.page.get_by_text(re.compile(f"{phone.say('around-holds', name='')}$"))
    reveal = phone.find("button", "page-to-story")
    story = phone.find("heading", "page-who-was-who")
    end = time.monotonic() + 240
    while not story.is_visible():
        assert time.monotonic() < end, phone.page.locator("body").aria_snapshot()
        # While bots play or cards turn, wait for the next human turn or the end of the game.
        expect(take.or_(holds).or_(reveal).or_(story).first).to_be_visible(timeout=60_000)
        if reveal.is_visible():
            phone.press(reveal)
            expect(story).to_be_visible()
        elif take.is_visible():  # the offer stays until it is taken
            held.add(take.inner_text().removeprefix(phone.say("around-take", name="")))
            phone.press(take)
            expect(holds).to_be_visible()
        elif phone.move() is None and phone.card.is_visible():
            phone.have_seen()
    return held


def test_one_phone_is_passed_around_for_a_whole_game(sit: Callable[..., Person]) -> None:
    phone = sit("Ann", phone=True).open("/?host=avalon")
    phone.press(phone.find("link", "around-way"))
    names = ("Ann", "Bea", "Cid")
    for number, name in enumerate(names, start=1):
        phone.page.get_by_role("textbox", name=phone.say("around-name", number=number), exact=True).fill(name)
    phone.press(phone.find("button", "around-begin"))

    characters = {}
    for name in names:
        take = phone.find("button", "around-take", name=name)
        expect(take).to_be_visible()
        assert phone.card.count() == 0, "between two players the screen shows no secret"
        phone.press(take)
        characters[name] = phone.have_seen()
    assert len(characters) == len(names)

    held = pass_around_to_the_end(phone)
    assert held == set(names)
    for name, character in characters.items():
        expect(phone.page.get_by_role("main").get_by_role("listitem").filter(has_text=name).first).to_contain_text(
            character
        )
    assert phone.recording.complaints == []
