"""Screenshots of every screen: `python -m tests.browser.screens [NAME ...]` writes them to .screens, which git ignores.

Every screen is taken wide and on a phone, some also in the light theme or another language. `--docs` takes only the
screenshots used by documents, into docs/screens.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.browser.chromium import chromium, open_context
from tests.browser.grail_scenes import GRAIL_SCENES
from tests.browser.module_scenes import MODULE_SCENES
from tests.browser.scenes import SCENES as AVALON_SCENES
from tests.browser.voyage_scenes import VOYAGE_SCENES
from tests.server.serving import ROOT, Server

SCENES = {**AVALON_SCENES, **MODULE_SCENES, **VOYAGE_SCENES, **GRAIL_SCENES}

FOLDER = ROOT / ".screens"
SHOWN = ROOT / "docs" / "screens"
"""The screenshots used by documents, kept in git; tests/test_docs.py checks that none is unused."""


class Shot(NamedTuple):
    """One screenshot: a scene on a device, in a colour scheme and a language."""

    scene: str
    phone: bool
    light: str = "dark"
    language: str = "en"

    @property
    def file(self) -> str:
        """Return the file name: scene, device, and a colour scheme or language other than dark and English."""
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


ALL = (*(Shot(name, phone) for name in SCENES for phone in (False, True)), *MORE)


def main(arguments: list[str]) -> None:
    if arguments == ["--docs"]:
        folder, wanted = SHOWN, [shot for shot in ALL if (SHOWN / shot.file).exists()]
    else:
        folder, wanted = FOLDER, [shot for shot in ALL if not arguments or shot.scene in arguments]
    folder.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, Server(Path(data)) as server, chromium() as browser:
        for shot in wanted:
            context = open_context(browser, phone=shot.phone, color_scheme=shot.light)
            person = SCENES[shot.scene](server).show(context, server, shot.language)
            person.page.wait_for_timeout(400)  # the tap highlight fades
            person.page.screenshot(path=folder / shot.file, type="jpeg", quality=62)
            context.close()
            print(shot.file, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
