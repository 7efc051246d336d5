"""Pictures of every screen for the documentation: `python -m tests.browser.screens [NAME ...]` fills docs/screens.

Wide and on a phone; by candle or daylight, and in each language somewhere.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.browser.chromium import chromium, open_context
from tests.browser.module_scenes import MODULE_SCENES
from tests.browser.scenes import SCENES as AVALON_SCENES
from tests.browser.voyage_scenes import VOYAGE_SCENES
from tests.server.serving import ROOT, Server

SCENES = {**AVALON_SCENES, **MODULE_SCENES, **VOYAGE_SCENES}

FOLDER = ROOT / "docs" / "screens"


class Shot(NamedTuple):
    """One picture: a scene as somebody sees it."""

    scene: str
    phone: bool
    light: str = "dark"
    language: str = "en"

    @property
    def file(self) -> str:
        """The name says what differs from a wide screen by candle light in English."""
        device = "phone" if self.phone else "wide"
        more = [self.light if self.light != "dark" else "", self.language if self.language != "en" else ""]
        return "-".join([self.scene, device, *filter(None, more)]) + ".jpg"


MORE = (
    Shot("home", False, "light", "uk"),
    Shot("home", True, "light", "pl"),
    Shot("host-details", True, "light", "ru"),
    Shot("lobby", True, "light", "it"),
    Shot("night-held", True, "dark", "uk"),
    Shot("table", False, "light"),
    Shot("table", True, "light", "ru"),
    Shot("voting", True, "light", "uk"),
    Shot("voting", False, "dark", "pl"),
    Shot("quest", True, "light", "pl"),
    Shot("history", False, "light", "it"),
    Shot("rules", True, "light", "uk"),
    Shot("settings", True, "light", "pl"),
    Shot("story", True, "light", "it"),
    Shot("host-families", True, "light", "uk"),
    Shot("full-hands", True, "light", "pl"),
    Shot("plot-cards", True, "light", "ru"),
    Shot("aim", True, "dark", "it"),
    Shot("narrator-line", True, "dark", "uk"),
    Shot("around-pass", True, "light", "pl"),
    Shot("voyage-choosing", False, "light"),
    Shot("voyage-choosing", True, "light", "uk"),
    Shot("voyage-voting", True, "light", "pl"),
    Shot("voyage-night-held", True, "dark", "it"),
    Shot("voyage-story", True, "light", "ru"),
)


def shots(names: list[str]) -> Iterator[Shot]:
    for name in SCENES:
        yield Shot(name, phone=False)
        yield Shot(name, phone=True)
    yield from MORE if not names else (shot for shot in MORE if shot.scene in names)


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, Server(Path(folder)) as server, chromium() as browser:
        for shot in shots(names):
            if names and shot.scene not in names:
                continue
            context = open_context(browser, phone=shot.phone, color_scheme=shot.light)
            person = SCENES[shot.scene](server).show(context, server, shot.language)
            person.page.wait_for_timeout(400)  # what a finger has touched glows for a moment
            person.page.screenshot(path=FOLDER / shot.file, type="jpeg", quality=62)
            context.close()
            print(shot.file, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
