"""Cost of Grail campaigns: bytes per answer on the wire, memory per campaign, and latency.

Two people and a spectator play the fixture pack at random, through the server's rooms without a network. The messages
to each of them are measured per answer, plain and compressed. Then many campaigns are kept in memory at once, and a
long one is loaded from disk. Before that, a browser plays a campaign and the latency of each tap is measured.

    python benchmarks/campaigns.py                  print the table
    python benchmarks/campaigns.py --write          and write it to docs/figures/campaigns.md
    python benchmarks/campaigns.py --campaigns 50   with 50 campaigns in memory instead of 200
"""

import argparse
import asyncio
import gc
import os
import platform
import sqlite3
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from gzip import compress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, sync_playwright

from afallon.grail.content.shelf import add_packs
from afallon.players.grail import wander
from afallon.server.credentials import hash_secret
from afallon.server.http_server import listen
from afallon.server.live.connection import Connection
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.room_service import RoomService
from afallon.server.main import run
from afallon.server.rooms.commands.playing import Answer, Start
from afallon.server.settings import ROOMS_FILE, Settings
from afallon.server.sqlite_store import SqliteStore
from afallon.text import say

ROOT = Path(__file__).parents[1]
REPORT = ROOT / "docs" / "figures" / "campaigns.md"
PACKS = ROOT / "tests" / "grail" / "packs"
PACK_TITLE = "Hallow Reach"
OFFERED = ".step .hand button:enabled, .step .answers button:enabled, .dusk button:enabled"
WATCH = """() => {
    let begun = 0, before = null;
    const asked = () => document.querySelector('.step')?.dataset.question;
    addEventListener('pointerdown', event => { begun = event.timeStamp; before = asked(); window.shown = 0; }, true);
    const look = () => {
        if (begun && asked() && asked() !== before) { window.shown = performance.now() - begun; begun = 0; }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Measures the time from a press until the frame that shows the next question."""

ANSWERS_IN_MEMORY = 150
"""About as many as in one evening."""


class Campaign:
    """A table with two people."""

    def __init__(self, live: LiveRoom, passes: list[str]) -> None:
        self.live, self.passes = live, passes

    @classmethod
    async def begin(cls, rooms: RoomService) -> "Campaign":
        setup: dict[str, Any] = {"game": "grail", "seats": 2, "options": {"pack": "fixture"}, "play_now": False}
        code, _, first = await rooms.open_room(**setup, name="Ann", shield=0, language="en")
        live = await rooms.find(code)
        _, second = await rooms.join(live, name="Ben", shield=1, language="en", seat=None, invite=None)
        campaign = cls(live, [hash_secret(first), hash_secret(second)])
        await rooms.carry_out(live, Start(), campaign.passes[0])
        return campaign

    async def answer(self, rooms: RoomService, rng: Random) -> bool:
        """Give a random answer. Returns whether the campaign goes on."""
        table = self.live.room.table
        if table is None:
            return False
        decision = rng.choice(list(table.open.values()))
        command = Answer(match_number=1, decision=decision.id, value=wander(decision, rng))
        await rooms.carry_out(self.live, command, self.passes[decision.seat])
        return True


def drained(connection: Connection) -> bytes:
    """Return everything queued for this client."""
    parts = []
    while not connection.outgoing.empty():
        parts.append(connection.outgoing.get_nowait() or b"")
    return b"\n".join(parts)


async def weigh_messages(rooms: RoomService, answers: int) -> list[tuple[str, list[int], list[int]]]:
    """Return for each reader the bytes per answer, plain and compressed, and the same for a newcomer."""
    campaign, rng = await Campaign.begin(rooms), Random(1)
    readers = {
        "a player": Connection(campaign.passes[0]),
        "a player, with words": Connection(campaign.passes[1], "uk"),
        "a spectator": Connection(None),
    }
    for connection in readers.values():
        await rooms.connect(campaign.live, connection, match_number=0, events=0, talk=0)
        drained(connection)
    sent: dict[str, list[bytes]] = {name: [] for name in readers}
    newcomers: list[bytes] = []
    for number in range(answers):
        if not await campaign.answer(rooms, rng):
            break
        for name, connection in readers.items():
            sent[name].append(drained(connection))
        if number % 20 == 0:
            newcomer = Connection(campaign.passes[1])
            await rooms.connect(campaign.live, newcomer, match_number=0, events=0, talk=0)
            newcomers.append(drained(newcomer))
            rooms.disconnect(campaign.live, newcomer)
            for connection in readers.values():
                drained(connection)
    return [
        (name, [len(text) for text in texts], [len(compress(text, 6)) for text in texts])
        for name, texts in [*sent.items(), ("a newcomer", newcomers)]
    ]


async def weigh_memory(rooms: RoomService, campaigns: int) -> tuple[float, float, float]:
    """Return the process's memory before and with this number of campaigns, in MB, and answers per second.

    One player of each campaign is connected.
    """
    await Campaign.begin(rooms)  # loads the pack and the rules
    before, begun = _resident(), perf_counter()

    async def evening(seed: int) -> tuple[Campaign, Connection, int]:
        campaign, rng = await Campaign.begin(rooms), Random(seed)
        connection, answers = Connection(campaign.passes[0]), 0
        await rooms.connect(campaign.live, connection, match_number=0, events=0, talk=0)
        for _ in range(ANSWERS_IN_MEMORY):
            answers += await campaign.answer(rooms, rng)
            drained(connection)
        return campaign, connection, answers

    held = await asyncio.gather(*map(evening, range(campaigns)))
    seconds = perf_counter() - begun
    return before, _resident(), sum(answers for _, _, answers in held) / seconds


async def time_loading(rooms: RoomService, folder: Path, most: int) -> tuple[int, float, float]:
    """Return a campaign's number of answers, and the times to load it with and without bookmarks in ms."""
    campaign, rng, answers = await Campaign.begin(rooms), Random(1), 0
    for _ in range(most):
        answers += await campaign.answer(rooms, rng)
        await rooms.housekeeping.run_once()
    code = campaign.live.room.code
    campaign.live.close()

    async def wake() -> float:
        begun = perf_counter()
        live = await rooms.find(code)
        milliseconds = (perf_counter() - begun) * 1000
        live.close()
        return milliseconds

    from_bookmark = await wake()
    with closing(sqlite3.connect(folder / ROOMS_FILE)) as database, database:
        database.execute("DELETE FROM bookmarks")
    return answers, from_bookmark, await wake()


def _resident() -> float:
    """Return the resident memory of this process in MB."""
    gc.collect()
    status = Path("/proc/self/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def _part(numbers: Iterable[float], percent: int) -> float:
    """Return this percentile."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) * percent // 100, len(ordered) - 1)]


def time_taps(wanted: int) -> list[float]:
    """Return the latencies on the page from pressing an answer to the frame with the next question, in ms."""
    taps: list[float] = []
    with TemporaryDirectory() as folder, served(Path(folder)) as address, sync_playwright() as playwright:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        path = os.environ.get("AFALLON_CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=sandbox)
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB")
        rng = Random(1)
        while len(taps) < wanted:  # a random player may soon be dead
            _begin_on_page(page, address)
            while len(taps) < wanted and (offered := _offered(page)) is not None:
                offered.nth(rng.randrange(offered.count())).click()
                with suppress(TimeoutError):
                    taps.append(page.wait_for_function("() => window.shown", timeout=5_000).json_value())
        browser.close()
    return taps


def _begin_on_page(page: Page, address: str) -> None:
    """Start a campaign of one person, from the home page to the first question."""
    page.goto(f"{address}/?host=grail")
    page.get_by_role("radio", name=PACK_TITLE).check(force=True)
    page.get_by_label(say("en", "page-your-name")).fill("Ann")
    page.get_by_role("button", name=say("en", "page-open-table")).click()
    page.get_by_role("button", name=say("en", "grail-page-start")).click()
    page.locator(".step[data-question]").wait_for()
    page.evaluate(WATCH)


def _offered(page: Page) -> Locator | None:
    """Return the buttons that answer the question, or `None` once the campaign is over."""
    offered = page.locator(OFFERED)
    with suppress(TimeoutError):
        offered.first.wait_for(timeout=10_000)
    return offered if offered.count() else None


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve the packs of the tests in a child process, and yield the server's address."""
    command = [sys.executable, __file__, "--serve", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        try:
            yield f"http://127.0.0.1:{int(process.stdout.readline())}"
        finally:
            process.terminate()


def serve(folder: str) -> None:
    """Run the server process. Load shedding is off, since the browser keeps the same machine busy."""
    opened = listen("127.0.0.1", 0)
    port = opened.getsockname()[1]
    settings = Settings(data=Path(folder), port=port, packs=(PACKS,), busy_after=float("inf"))
    run(settings, opened, lambda: print(port, flush=True))


async def measure(wanted: argparse.Namespace, taps: Sequence[float]) -> str:
    campaigns: int = wanted.campaigns
    add_packs(PACKS)
    with TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder))
        rooms = RoomService(Settings(data=Path(folder)), store, lambda code: (f"http://x/r/{code}", False))
        try:
            weighed = await weigh_messages(rooms, wanted.answers)
            loading = await time_loading(rooms, Path(folder), wanted.long)
            before, after, pace = await weigh_memory(rooms, campaigns)
        finally:
            await rooms.close()
            await store.close()
    lines = [
        "# Campaigns on the server",
        "",
        f"Python {platform.python_version()}, the fixture pack, two people.",
        "Made by `python benchmarks/campaigns.py --write`.",
        "",
        "| per answer, to | bytes, p50 | p90 | gzip, p50 | p90 | max |",
        "|---|---|---|---|---|---|",
    ]
    for name, plain, packed in weighed:
        numbers = (median(plain), _part(plain, 90), median(packed), _part(packed, 90), max(packed))
        lines.append(f"| {name} | " + " | ".join(f"{number:,.0f}" for number in numbers) + " |")
    each = (after - before) / campaigns * 1024
    lines += [
        "",
        f"{campaigns} campaigns of {ANSWERS_IN_MEMORY} answers in memory, with one player of each connected, take",
        f"{after:,.0f} MB. The server alone takes {before:,.0f} MB, so each campaign takes {each:,.0f} kB. Together",
        f"they gave {pace:,.0f} answers per second, each on disk before it was sent.",
        "",
        f"A campaign of {loading[0]:,} answers is loaded from disk in {loading[1]:,.0f} ms from its latest bookmark,",
        f"and in {loading[2]:,.0f} ms without bookmarks, by replaying all answers.",
        "",
        "From a tap on an answer to the next question on the screen, in Chromium on the same machine as the server,",
        f"over {len(taps)} answers: p50 {median(taps):.0f} ms, p95 {_part(taps, 95):.0f} ms.",
    ]
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--campaigns", type=int, default=200, help="in memory at once")
    parser.add_argument("--answers", type=int, default=600, help="whose messages are weighed")
    parser.add_argument("--long", type=int, default=2000, help="answers of the campaign that is read from the disk")
    parser.add_argument("--taps", type=int, default=100, help="in a browser")
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
        return
    report = asyncio.run(measure(arguments, time_taps(arguments.taps)))
    print(report)
    if arguments.write:
        REPORT.write_text(report, "utf-8")


if __name__ == "__main__":
    main()
