"""Somebody without a mouse: Tab, arrows, Enter and Space, and always a focus that can be seen."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

_FOCUS_IS_SEEN = """() => {
    const drawn = one => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const focused = document.activeElement;
    const label = focused.closest('label');
    return focused === document.body || drawn(focused) || (label !== null && drawn(label));
}"""


class KeyboardPerson(Person):
    """Does everything that a person does, by keyboard."""

    def press(self, target: Locator, timeout: float | None = None) -> None:
        self._go_to(target)
        self.page.keyboard.press("Enter")

    def choose(self, radio: Locator) -> None:
        """Tab goes to a group of radio buttons as a whole, arrows go through it."""
        group = radio.locator("xpath=ancestor::fieldset").get_by_role("radio")
        chosen = next((one for one in group.all() if one.is_checked()), group.first)
        self._go_to(chosen)
        self.page.keyboard.press("Space")
        for _ in range(group.count()):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError("the arrows do not lead there")

    @contextmanager
    def holding(self, target: Locator) -> Iterator[None]:
        self._go_to(target)
        self.page.keyboard.down("Space")
        yield
        self.page.keyboard.up("Space")

    def _go_to(self, target: Locator) -> None:
        expect(target).to_be_enabled()
        for _ in range(150):
            if target.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
            assert self.page.evaluate(_FOCUS_IS_SEEN), self.page.evaluate("document.activeElement.outerHTML")
        raise AssertionError(f"the keyboard does not come to {target}")
