"""Shared test settings: tests left out of quick runs, advice when no browser is installed, no silent skips in CI."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

# Time limits on single examples only measure how busy the machine is.
settings.register_profile("afallon", parent=settings(), deadline=None)
settings.load_profile("afallon")


HERE = Path(__file__).parent
NEVER_QUICK = (HERE / "browser", HERE / "server")
"""Folders whose tests need a browser or a server; a quick run does not collect them."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="no browser, no server, and nothing that is marked as slow")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if config.getoption("quick") and collection_path in NEVER_QUICK else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if HERE / "browser" in item.path.parents:
            item.add_marker(pytest.mark.browser)
    if config.getoption("quick"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("slow")])
        items[:] = [item for item in items if not item.get_closest_marker("slow")]


def find_browser() -> str | None:
    """Return the path of Chromium, or None. The headless shell needs an eighth less CPU than the full browser."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") and not find_browser():
        pytest.skip(
            "no Chromium here: on Debian `apt-get install chromium-headless-shell`, or run `./run test` as root"
        )


SKIPPED_IN_CI = 6
"""Exit status when a test was skipped in CI, even if others failed: a second run cannot mend a skip."""


def skips_are_failures() -> bool:
    """In CI a test that did not run is a test that failed."""
    return os.environ.get("CI", "").lower() in ("true", "1", "yes")


def count_skipped(config: pytest.Config) -> int:
    """Count the skipped tests that were reported; with xdist only the controller has the reports."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return len(reporter.stats.get("skipped", ())) if reporter else 0


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    ran = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
    if skips_are_failures() and ran and count_skipped(session.config):
        session.exitstatus = SKIPPED_IN_CI


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if skips_are_failures() and (skipped := count_skipped(config)):
        terminalreporter.section("skipped in CI", red=True)
        for report in terminalreporter.stats["skipped"]:
            reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
            terminalreporter.line(f"{report.nodeid}: {reason}")
        terminalreporter.line(f"CI is set, so {skipped} skipped test(s) fail the run.", red=True)
