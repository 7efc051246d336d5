"""Somebody at a browser who plays the sea game: offers directions as captain, and votes."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.keyboard import KeyboardPerson
from tests.browser.person import Person, capital

LAST_TURN: Final = 20
DIRECTIONS: Final = ("north", "west", "south", "east")
_PATIENCE: Final = 20_000
"""Milliseconds: the table rests on votes that turn and on a ship that sails."""


def arrow(person: Person, way: str) -> Locator:
    """The arrow at the ship that leads this way."""
    name = capital(person.say(f"voyage-direction-{way}"))
    return person.find("region", "page-the-table").get_by_role("button", name=f"{name}.")


def sea(person: Person) -> list[str]:
    """What the map says of each place, row by row."""
    table = person.page.get_by_role("table", name=person.say("page-map-hint"))
    return [text.strip() for text in table.locator("tbody td").all_inner_texts()]


class Navigator(Person):
    """Finds the way by what the page says of it."""

    def host_voyage(self, shield: int = 1) -> str:
        """From the home page to a lobby of one's own; the link for the others."""
        self.press(self.find("link", "page-host"))
        self.choose(self.find("radio", "voyage-name"))
        # The page of another game takes the place of this one, and what was typed meanwhile would be lost.
        expect(self.page.get_by_text(self.say("page-voyage-details"))).to_be_visible()
        self.introduce(shield)
        self.press(self.find("button", "page-open-table"))
        return self.page.get_by_role("textbox", name=self.say("page-link")).input_value()

    # What is on the page

    @property
    def is_captain(self) -> bool:
        label = f"{self.name}, {self.say('you')}, {self.say('voyage-captain')}"
        return self.seats.get_by_role("img", name=label).is_visible()

    @property
    def way_to_story(self) -> Locator:
        return self.find("button", "page-to-story")

    def turn(self, number: int) -> Locator:
        return self.page.get_by_text(self.say("voyage-turn-numbered", turn=number, last=LAST_TURN), exact=True)

    def ways(self) -> dict[str, str]:
        """Every direction that may be chosen, and what the page says of it."""
        expect(arrow(self, "north")).to_be_visible()
        return {
            way: arrow(self, way).get_attribute("aria-label") or ""
            for way in DIRECTIONS
            if arrow(self, way).get_attribute("aria-disabled") == "false"
        }

    # Moves

    def comes_to(self, turn: int) -> bool:
        """Wait for this turn: whether there is one before the end."""
        expect(self.turn(turn).or_(self.way_to_story).first).to_be_visible(timeout=_PATIENCE)
        return not self.way_to_story.is_visible()

    def offer(self, homeward: bool) -> None:
        """As captain, show a direction and hide another; homeward goes whoever would rather lose the route."""
        lost = self.say("voyage-leads-lost")
        ways = self.ways()
        preferred = next((way for way, leads in ways.items() if (lost in leads) == homeward), next(iter(ways)))
        self.steer(preferred, "page-show-direction")
        expect(arrow(self, preferred)).to_have_attribute("aria-disabled", "true")
        self.steer(next(way for way in self.ways() if way != preferred), "page-hide-direction")

    def steer(self, way: str, deed: str) -> None:
        """Choose the arrow of this direction, and confirm."""
        self.press(arrow(self, way))
        self._answer(self.press, self.find("button", deed, direction=self.say(f"voyage-direction-{way}")))

    def vote(self, vote: str) -> None:
        button = self.find("button", f"voyage-vote-{vote}")
        expect(button).to_be_visible(timeout=_PATIENCE)
        self._answer(self.press, button)


class KeyboardNavigator(Navigator, KeyboardPerson):
    """Steers with the arrow keys."""

    KEYS: Final = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}

    def steer(self, way: str, deed: str) -> None:
        self.page.keyboard.press(self.KEYS[way])
        button = self.find("button", deed, direction=self.say(f"voyage-direction-{way}"))
        expect(button).to_be_focused()
        self._answer(lambda _: self.page.keyboard.press("Enter"), button)
