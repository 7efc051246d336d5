"""A person at a browser, who finds elements by role and accessible name, as a screen reader does."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Locator, Page, TimeoutError, expect

from afallon.text import say
from tests.browser.chromium import PATIENCE
from tests.browser.recording import Recording


def capital(text: str) -> str:
    """Return the text with a capital first letter, as the page writes names that stand alone."""
    return text[:1].upper() + text[1:]


class Person:
    """A person with a name, a language and a page. On a phone every press is a touch."""

    def __init__(self, context: BrowserContext, address: str, name: str, language: str = "en") -> None:
        self.context, self.address, self.name, self.language = context, address, name, language
        self.has_touch = context.new_page().evaluate("navigator.maxTouchPoints > 0")
        self.page: Page = context.pages[0]
        self.recording = Recording(self.page)
        self._fingers: CDPSession | None = None
        self.company: object = None
        """The stage with the other players; this reference keeps their sockets open."""

    # Elements of the page

    def say(self, key: str, **arguments: Any) -> str:
        return say(self.language, key, **arguments)

    def find(self, role: Any, key: str, **arguments: Any) -> Locator:
        """Return the element with this role whose accessible name is the text of this key."""
        return self.page.get_by_role(role, name=capital(self.say(key, **arguments)), exact=True)

    @property
    def next_step(self) -> Locator:
        """Return the region with the prompt and this person's controls."""
        return self.find("region", "page-next-step")

    @property
    def seats(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("page-at-the-table"))

    def offers(self) -> str:
        """Return the ARIA snapshot of the next step; empty if there is none."""
        try:
            return self.next_step.aria_snapshot() if self.next_step.is_visible() else ""
        except TimeoutError:  # it disappeared meanwhile
            return ""

    # Gestures

    def press(self, target: Locator, timeout: float | None = None) -> None:
        """Click or tap as soon as the element is ready; raise `TimeoutError` after `timeout` milliseconds."""
        target.tap(timeout=timeout) if self.has_touch else target.click(timeout=timeout)

    def choose(self, radio: Locator) -> None:
        """Check a radio button, which may be hidden under a picture."""
        radio.check(force=True)

    @contextmanager
    def holding(self, target: Locator) -> Iterator[None]:
        """Hold the finger or the mouse button down until the end of the block."""
        target.tap(trial=True) if self.has_touch else target.click(trial=True)  # wait until it accepts a press
        box = target.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"], 200) / 2
        if self.has_touch:
            self._touch("touchStart", x, y)
            yield
            self._touch("touchEnd")
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            yield
            self.page.mouse.up()

    def drag_to(self, x: float, y: float) -> None:
        """Move the pressed finger to this point in a few steps."""
        for part in (0.2, 0.6, 1):
            self._touch("touchMove", x, y + (1 - part) * 200)

    def _touch(self, type: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        if self._fingers is None:
            self._fingers = self.context.new_cdp_session(self.page)
        self._fingers.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points})

    def hold_until_done(self, target: Locator) -> None:
        """Hold a hold-to-confirm button until its action runs."""
        expect(target).to_be_enabled()
        with self.holding(target):
            expect(self.page.locator("button.holding")).to_have_count(0)

    def wait_until(self, expression: str) -> None:
        """Wait until a JavaScript expression is true. The page's CSP allows `wait_for_function` only a single look."""
        deadline = monotonic() + PATIENCE / 1000
        while not self.page.evaluate(expression):
            assert monotonic() < deadline, f"never true: {expression}"
            self.page.wait_for_timeout(50)

    def let_pass(self, milliseconds: int) -> None:
        """Advance the page's fake clock, which the context must have installed."""
        self.page.clock.fast_forward(milliseconds)

    # The way to a table

    def open(self, path: str = "/") -> "Person":
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self

    def introduce(self, shield: int = 1) -> None:
        """Enter the name and choose a shield, counted from 1."""
        self.page.get_by_label(self.say("page-your-name")).fill(self.name)
        self.choose(self.find("radio", "page-shield-numbered", number=shield))

    def host(self, shield: int = 1, preset: str | None = None) -> str:
        """Open an Avalon lobby from the home page; return the link for the other players."""
        self.press(self.find("link", "page-host"))
        if preset is not None:
            self.choose(self.page.get_by_role("radio", name=self.say(f"avalon-preset-{preset}")))
        self.introduce(shield)
        self.press(self.find("button", "page-open-table"))
        return self.page.get_by_role("textbox", name=self.say("page-link")).input_value()

    def sit_down(self, shield: int = 1) -> None:
        """Take a seat on the page that the link opens, and wait for the lobby."""
        self.introduce(shield)
        self.press(self.find("button", "page-sit-down"))
        expect(self.seats.get_by_role("button", name=f"{self.name}, {self.say('you')}")).to_be_visible()

    # The night

    @property
    def card(self) -> Locator:
        return self.find("button", "page-hold-to-look")

    def look(self) -> str:
        """Hold the secret card and release it; return the character that it names."""
        with self.holding(self.card):
            face = self.page.get_by_role("heading", level=2)
            expect(face).to_be_visible()
            character = face.inner_text()
        expect(face).to_have_count(0)
        return character

    def have_seen(self) -> str:
        """Look at the secret card and confirm it; return the character. The night ends when everybody has confirmed."""
        character = self.look()
        have_seen = self.find("button", "page-have-seen")
        self.press(have_seen)
        expect(have_seen).to_have_count(0)
        return character

    def see_the_night_through(self) -> str:
        """Confirm the card as the last player and wait for the table; return the character."""
        character = self.have_seen()
        expect(self.card).to_have_count(0)
        expect(self.next_step).to_be_visible()
        return character

    # Moves

    def move(self, vote: str = "approve", card: str = "success") -> str | None:
        """Make the move that the page offers and return its name; None if there is none."""
        offers = self.offers()
        if f'button "{capital(self.say(f"avalon-vote-{vote}"))}"' in offers:
            self._answer(self.press, self.find("button", f"avalon-vote-{vote}"))
            return "vote"
        if f'button "{self.say("page-play-card")}"' in offers:
            self.choose(self.find("radio", f"avalon-quest-card-{card}"))
            self._answer(self.hold_until_done, self.find("button", "page-play-card"))
            return "card"
        if f'button "{self.say("page-hand-card")}"' in offers:
            self._answer(self.hold_until_done, self.find("button", "page-hand-card"))
            return "loyalty"
        if "button" in offers and self.seats.get_by_role("button").count():
            return self._pick()
        return None

    def _answer(self, gesture: Callable[[Locator], None], button: Locator) -> None:
        """Answer with this button and wait until the question is gone: the next question may have the same button."""
        question = self.next_step.get_attribute("data-question")
        gesture(button)
        expect(self.page.locator(f'[data-question="{question}"]')).to_have_count(0)

    def _pick(self) -> str:
        """Choose people one by one until the confirm button is enabled."""
        people = self.seats.get_by_role("button")
        confirm = self.next_step.get_by_role("button")
        for place in range(people.count()):
            self.press(people.nth(place))
            if confirm.is_enabled():
                break
        button = self.page.get_by_role("button", name=confirm.inner_text(), exact=True)
        if self.say("page-hold-hint") in self.offers():
            self._answer(self.hold_until_done, button)
            return "guess"
        team = self.find("button", "page-propose-team").is_visible()
        self._answer(self.press, button)
        return "team" if team else "person"

    # The end

    @property
    def is_at_the_end(self) -> bool:
        return (
            self.find("button", "page-to-story").is_visible() or self.find("heading", "page-who-was-who").is_visible()
        )

    def to_the_story(self) -> None:
        """Go from the reveal to the story. A page opened after the end shows the story at once."""
        story = self.find("heading", "page-who-was-who")
        if not story.is_visible():
            self.press(self.find("button", "page-to-story"))
        expect(story).to_be_visible()
