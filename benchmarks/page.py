"""First paint of this checkout's page on a slow phone, compared with another's, and the server's cost of a visitor.

    git worktree add ../before SOME-COMMIT                                            and `./run setup` there
    .venv/bin/python benchmarks/page.py ../before                                     print the table
    .venv/bin/python benchmarks/page.py ../before --write docs/figures/page.md        and write it
    .venv/bin/python benchmarks/page.py                                               this checkout alone

Every visit is a first visit with an empty cache, in Chromium, over 1.6 Mbit/s with 150 ms latency, with the processor
throttled to a quarter. Both checkouts are visited in turn, and the median of the visits counts. The cost of a visitor
is measured separately: all resources of a visit are fetched many more times, and the server's CPU time is counted.
"""

import argparse
import http.client
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parents[1]
LANGUAGES = {"English": "en-GB", "Ukrainian": "uk-UA"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SLOWER = 4
GOAL = 1000
VISITORS = 50

PAINTED = """() => new Promise(done => {
    const look = () => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0];
        if (!painted || !document.querySelector('main')) return requestAnimationFrame(look);
        requestAnimationFrame(now => done([painted.startTime, now]));
    };
    look();
})"""
SETTLED = "() => document.fonts.status === 'loaded' && performance.now() > 4000"
FETCHED = """() => performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
    .map(one => [new URL(one.name).pathname, one.transferSize])"""


class Visit(msgspec.Struct):
    """First paint and complete paint in milliseconds; and the bytes of each fetched resource."""

    painted: float
    complete: float
    fetched: dict[str, int]


class Measured(msgspec.Struct):
    painted: float
    complete: float
    requests: int
    kilobytes: float
    fonts: int
    cpu: float


@contextmanager
def serving(checkout: Path) -> Iterator[tuple[str, int]]:
    """Serve a checkout, and yield its address and process id."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder]
        environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment) as process:
            assert process.stdout is not None
            try:
                yield f"127.0.0.1:{int(process.stdout.readline())}", process.pid
            finally:
                process.terminate()


def serve(folder: str) -> None:
    """Run the server process: as in production, but without limits per address."""
    from afallon.server.http_server import listen
    from afallon.server.main import run
    from afallon.server.settings import Limits, Settings

    limits = Limits(**dict.fromkeys(Limits.__struct_fields__))
    opened = listen("127.0.0.1", 0)
    port = opened.getsockname()[1]
    run(Settings(data=Path(folder), port=port, limits=limits), opened, lambda: print(port, flush=True))


def visit(browser: Browser, address: str, locale: str) -> Visit:
    """Visit the home page with an empty cache."""
    context = browser.new_context(locale=locale, **PHONE)
    page: Page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"http://{address}/", wait_until="commit")
    painted, complete = page.evaluate(PAINTED)
    page.wait_for_function(SETTLED)
    fetched = dict(page.evaluate(FETCHED))
    context.close()
    return Visit(painted, complete, fetched)


def cost(address: str, process: int, paths: list[str], locale: str) -> float:
    """Return the server's CPU time for fetching all of these paths once, in milliseconds."""
    headers = {"Accept-Encoding": "gzip, deflate, br, zstd", "Accept-Language": locale}

    def come() -> None:
        connection = http.client.HTTPConnection(address)
        for path in paths:
            connection.request("GET", path, headers=headers)
            connection.getresponse().read()
        connection.close()

    come()  # fills the server's caches
    begun = cpu_seconds(process)
    for _ in range(VISITORS):
        come()
    return (cpu_seconds(process) - begun) / VISITORS * 1000


def cpu_seconds(process: int) -> float:
    """Return the CPU time of a process; only on Linux."""
    try:
        tasks = list(Path(f"/proc/{process}/task").iterdir())
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
    except FileNotFoundError:
        return float("nan")


def measure(checkouts: list[Path], locale: str, visits: int) -> list[Measured]:
    """Visit each checkout this number of times, in turn."""
    with ExitStack() as running:
        browser = running.enter_context(chromium())
        servers = [running.enter_context(serving(checkout)) for checkout in checkouts]
        # The first visitor meets empty caches, and is not counted.
        paths = [list(visit(browser, address, locale).fetched) for address, _ in servers]
        rounds = [[visit(browser, address, locale) for address, _ in servers] for _ in range(visits)]
        costs = [cost(*server, fetched, locale) for server, fetched in zip(servers, paths, strict=True)]
    return [summary(list(seen), used) for seen, used in zip(zip(*rounds, strict=True), costs, strict=True)]


def summary(seen: list[Visit], used: float) -> Measured:
    last = seen[-1].fetched
    fonts = sum(path.endswith(".woff2") for path in last)
    painted, complete = (
        statistics.median(times) for times in zip(*((one.painted, one.complete) for one in seen), strict=True)
    )
    return Measured(painted, complete, len(last), sum(last.values()) / 1000, fonts, used)


@contextmanager
def chromium() -> Iterator[Browser]:
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        path = os.environ.get("AFALLON_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=[*sandbox, "--disable-gpu"])
        yield browser
        browser.close()


def report(checkouts: dict[str, Path], visits: int) -> str:
    """Return the table as Markdown."""
    lines = [
        "# First paint of the page",
        "",
        "The home page on a first visit with a slow phone: 1.6 Mbit/s, 150 ms latency, a processor throttled to a",
        f"quarter. First paint may be the name alone (the goal is {GOAL / 1000:.0f} s); the whole page counts in",
        f"fallback fonts. Times are the median of {visits} visits. Requests and kB count all resources, with fonts.",
        "The CPU time is the server's for one such visitor.",
        "",
        "| | first paint | whole page | requests | kB | fonts | CPU per visitor |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for language, locale in LANGUAGES.items():
        for name, row in zip(checkouts, measure(list(checkouts.values()), locale, visits), strict=True):
            lines.append(
                f"| {language}, {name} | {row.painted / 1000:.2f} s | {row.complete / 1000:.2f} s "
                f"| {row.requests} | {row.kilobytes:.0f} | {row.fonts} | {row.cpu:.1f} ms |"
            )
            print(lines[-1], file=sys.stderr)
    machine = f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    return "\n".join([*lines, "", f"Measured with `benchmarks/page.py`: {machine}.", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, nargs="?", help="another checkout, with its page built")
    parser.add_argument("--visits", type=int, default=7)
    parser.add_argument("--write", type=Path)
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve:
        serve(wanted.serve)
        return
    checkouts = {"before": wanted.other.resolve(), "now": HERE} if wanted.other else {"now": HERE}
    for checkout in checkouts.values():
        if not (checkout / "src" / "afallon" / "server" / "page" / "index.html").is_file():
            parser.error(f"there is no page in {checkout}: run `./run setup` there")
    text = report(checkouts, wanted.visits)
    print(text)
    if wanted.write is not None:
        wanted.write.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
