"""A person who uses only the keyboard; every Tab asserts a visible focus."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

_FOCUS_IS_SEEN = """() => {
    const drawn = element => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const focused = document.activeElement;
    const label = focused.closest('label');
    return focused === document.body || drawn(focused) || (label !== null && drawn(label));
}"""


class KeyboardPerson(Person):
    """A person who presses Tab, arrows, Enter and Space instead of clicking."""

    def press(self, target: Locator, timeout: float | None = None) -> None:
        self._go_to(target)
        self.page.keyboard.press("Enter")

    def choose(self, radio: Locator) -> None:
        """Tab to the group of radio buttons, then move within it by arrow keys."""
        group = radio.locator("xpath=ancestor::fieldset").get_by_role("radio")
        chosen = next((button for button in group.all() if button.is_checked()), group.first)
        self._go_to(chosen)
        self.page.keyboard.press("Space")
        for _ in range(group.count()):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError("the arrow keys do not reach this radio button")

    @contextmanager
    def holding(self, target: Locator) -> Iterator[None]:
        self._go_to(target)
        self.page.keyboard.down("Space")
        yield
        self.page.keyboard.up("Space")

    def _go_to(self, target: Locator) -> None:
        expect(target).to_be_enabled()
        for _ in range(150):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
            assert self.page.evaluate(_FOCUS_IS_SEEN), self.page.evaluate("document.activeElement.outerHTML")
        raise AssertionError(f"Tab does not reach {target}")
