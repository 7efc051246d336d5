"""A person who plays Voyage on the page: offers directions as captain, and votes."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.keyboard import KeyboardPerson
from tests.browser.person import Person, capital

LAST_TURN: Final = 20
DIRECTIONS: Final = ("north", "west", "south", "east")
_PATIENCE: Final = 20_000
"""Timeout in milliseconds; the table pauses while votes turn and while the ship sails."""


def arrow(person: Person, way: str) -> Locator:
    """Return the arrow button at the ship for this direction."""
    name = capital(person.say(f"voyage-direction-{way}"))
    return person.find("region", "page-the-table").get_by_role("button", name=f"{name}.")


def sea(person: Person) -> list[str]:
    """Return the text of each place of the map, row by row, from its table for screen readers."""
    table = person.page.get_by_role("table", name=person.say("page-map-hint"))
    return [text.strip() for text in table.locator("tbody td").all_inner_texts()]


class Navigator(Person):
    """A Voyage player who chooses directions by the labels of their arrows."""

    def host_voyage(self, shield: int = 1) -> str:
        """Open a Voyage lobby from the home page; return the link for the other players."""
        self.press(self.find("link", "page-host"))
        self.choose(self.find("radio", "voyage-name"))
        # The form of the chosen game replaces this one; text typed before that would be lost.
        expect(self.page.get_by_text(self.say("page-voyage-details"))).to_be_visible()
        self.introduce(shield)
        self.press(self.find("button", "page-open-table"))
        return self.page.get_by_role("textbox", name=self.say("page-link")).input_value()

    # Elements of the page

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
        """Return the label of every direction that may be chosen."""
        expect(arrow(self, "north")).to_be_visible()
        return {
            way: arrow(self, way).get_attribute("aria-label") or ""
            for way in DIRECTIONS
            if arrow(self, way).get_attribute("aria-disabled") == "false"
        }

    # Moves

    def comes_to(self, turn: int) -> bool:
        """Wait for this turn or the end of the game; return whether the turn came."""
        expect(self.turn(turn).or_(self.way_to_story).first).to_be_visible(timeout=_PATIENCE)
        return not self.way_to_story.is_visible()

    def offer(self, homeward: bool) -> None:
        """As captain, show one direction and hide another; with `homeward`, prefer a direction that loses the route."""
        lost = self.say("voyage-leads-lost")
        ways = self.ways()
        preferred = next((way for way, leads in ways.items() if (lost in leads) == homeward), next(iter(ways)))
        self.steer(preferred, "page-show-direction")
        expect(arrow(self, preferred)).to_have_attribute("aria-disabled", "true")
        self.steer(next(way for way in self.ways() if way != preferred), "page-hide-direction")

    def steer(self, way: str, button_key: str) -> None:
        """Choose the arrow of this direction and confirm with this button."""
        self.press(arrow(self, way))
        self._answer(self.press, self.find("button", button_key, direction=self.say(f"voyage-direction-{way}")))

    def vote(self, vote: str) -> None:
        button = self.find("button", f"voyage-vote-{vote}")
        expect(button).to_be_visible(timeout=_PATIENCE)
        self._answer(self.press, button)


class KeyboardNavigator(Navigator, KeyboardPerson):
    """A Voyage player who chooses directions with the arrow keys."""

    KEYS: Final = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}

    def steer(self, way: str, button_key: str) -> None:
        self.page.keyboard.press(self.KEYS[way])
        button = self.find("button", button_key, direction=self.say(f"voyage-direction-{way}"))
        expect(button).to_be_focused()
        self._answer(lambda _: self.page.keyboard.press("Enter"), button)
