"""Throughput of the server in moves per second, and the latency from an answer to all screens.

The server runs in its own process with its real store on disk. The clients are socket bots in this process, five to a
table. Each size is measured twice: flat out (every bot answers at once) for throughput, and at people's pace (every bot
takes up to six seconds) for latency. Both processes share the machine.

    python benchmarks/server.py            print the table
    python benchmarks/server.py --write    and write it to docs/figures/server.md
    python benchmarks/server.py --memory   print instead how the memory grows from game to game
"""

import argparse
import asyncio
import gc
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from afallon.kernel.options import Options
from afallon.server.http_server import listen
from afallon.server.main import run
from afallon.server.settings import Limits, Settings

REPORT = Path(__file__).parents[1] / "docs" / "figures" / "server.md"
SEATS = 5
SLOWEST_ANSWER = 6.0


class Question(msgspec.Struct):
    seat: int | None = None
    kind: str | None = None
    id: int | None = None
    options: Options | None = None


class News(msgspec.Struct):
    kind: str
    data: msgspec.Raw


class Message(msgspec.Struct):
    """The fields of a message that a bot needs."""

    type: str
    game: int = 0
    events: list[News] = []
    error: msgspec.Raw = msgspec.Raw()


decode = msgspec.json.Decoder(Message).decode
decode_question = msgspec.json.Decoder(Question).decode


class Measure:
    """Counts moves, and measures each one's latency from sending to the last of five screens."""

    def __init__(self) -> None:
        self.running = False
        self.moves = 0
        self.games = 0
        self.times: list[float] = []
        self._waiting: dict[tuple[Any, ...], tuple[float, int]] = {}

    def sent(self, *move: Any) -> None:
        self._waiting[move] = (time.perf_counter(), SEATS)

    def seen(self, *move: Any) -> None:
        begun, missing = self._waiting.get(move, (0.0, 0))
        if missing == 1:
            del self._waiting[move]
            if self.running:
                self.moves += 1
                self.times.append(time.perf_counter() - begun)
        elif missing:
            self._waiting[move] = (begun, missing - 1)


class Bot:
    """One seat at one table: answers at random, at once or after a while."""

    def __init__(self, socket: ClientConnection, room: str, seat: int, measure: Measure) -> None:
        self.socket, self.room, self.seat, self.measure = socket, room, seat, measure
        self.rng = Random(f"{room}/{seat}")
        self.pace = 0.0
        self.tasks: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Play game after game. The host asks for the rematch."""
        async for text in self.socket:
            message = decode(text)
            if message.type == "refused":
                raise RuntimeError(text)
            for news in message.events:
                if news.kind == "answered":
                    about = decode_question(news.data)
                    self.measure.seen(self.room, message.game, about.seat, about.id)
                elif news.kind == "asked":
                    about = decode_question(news.data)
                    if about.seat == self.seat and about.options is not None:
                        self.later(self.answer(message.game, about, about.options))
                elif news.kind == "game_ended" and self.seat == 0:
                    self.measure.games += 1
                    self.later(self.socket.send('{"type": "rematch"}'))

    def later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def answer(self, game: int, question: Question, options: Options) -> None:
        if self.pace:
            await asyncio.sleep(self.rng.random() * self.pace)
        value = options.sample(self.rng)
        self.measure.sent(self.room, game, self.seat, question.id)
        fields = {"type": "answer", "game": game, "decision": question.id, "value": value}
        await self.socket.send(msgspec.json.encode(fields).decode())


class Figures(msgspec.Struct):
    """Moves per second, p50 and p99 of their latency in ms, and the server's CPU time per move in ms."""

    moves: float
    half: float
    most: float
    cpu: float


class Row(msgspec.Struct):
    tables: int
    calm: Figures
    flat_out: Figures


def cpu_seconds(process: int) -> float:
    """Return the CPU time of a process; only on Linux."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process: int) -> float:
    """Return the resident memory of a process; only on Linux."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def watch_memory(address: str, process: int, tables: int, seconds: float) -> None:
    """Play rematches at this number of tables, flat out, and print the memory at intervals."""
    counted = Measure()
    bots = [bot for _ in range(tables) for bot in await _seat_table(address, counted)]
    playing = [asyncio.create_task(bot.play()) for bot in bots]
    await asyncio.gather(*(bot.socket.send('{"type": "start"}') for bot in bots if bot.seat == 0))
    for _ in range(8):
        await asyncio.sleep(seconds)
        print(f"{counted.games / tables:8,.0f} games at each table: {megabytes(process):6.1f} MB", flush=True)
    for task in playing:
        task.cancel()
    await asyncio.gather(*(bot.socket.close() for bot in bots), return_exceptions=True)


async def measure(address: str, process: int, tables: int, seconds: float) -> Row:
    """Seat five bots at each of this number of tables, and measure their games."""
    counted = Measure()
    slots = asyncio.Semaphore(20)

    async def seat_table() -> list[Bot]:
        async with slots:
            return await _seat_table(address, counted)

    bots = [bot for table in await asyncio.gather(*(seat_table() for _ in range(tables))) for bot in table]
    playing = [asyncio.create_task(bot.play()) for bot in bots]
    for bot in bots:
        bot.pace = SLOWEST_ANSWER
    await asyncio.gather(*(bot.socket.send('{"type": "start"}') for bot in bots if bot.seat == 0))
    calm = await _watch(counted, process, warm_up=SLOWEST_ANSWER, seconds=seconds)
    for bot in bots:
        bot.pace = 0.0
    flat_out = await _watch(counted, process, warm_up=SLOWEST_ANSWER + 1, seconds=seconds)
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*(bot.socket.close() for bot in bots), return_exceptions=True)
    return Row(tables, calm, flat_out)


async def _watch(counted: Measure, process: int, *, warm_up: float, seconds: float) -> Figures:
    await asyncio.sleep(warm_up)
    counted.moves, counted.times, counted.running = 0, [], True
    begun, used = time.perf_counter(), cpu_seconds(process)
    await asyncio.sleep(seconds)
    counted.running = False
    took, used, times = time.perf_counter() - begun, cpu_seconds(process) - used, sorted(counted.times)
    if not times:  # too short for any move
        return Figures(0.0, float("nan"), float("nan"), float("nan"))
    half, most = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
    return Figures(counted.moves / took, half, most, used / counted.moves * 1000)


async def _seat_table(address: str, counted: Measure) -> list[Bot]:
    opened = await _post(address, "/api/rooms", {"game": "avalon", "seats": SEATS, "name": "P0"})
    room = opened["room"].replace("-", "")
    passes = [opened["pass"]]
    for seat in range(1, SEATS):
        passes.append((await _post(address, f"/api/rooms/{room}/join", {"name": f"P{seat}"}))["pass"])
    bots = []
    for seat, token in enumerate(passes):
        socket = await connect(f"ws://{address}/api/rooms/{room}/socket", compression=None, ping_interval=None)
        await socket.send(msgspec.json.encode({"type": "hello", "pass": token}).decode())
        bots.append(Bot(socket, room, seat, counted))
    return bots


async def _post(address: str, path: str, body: dict[str, Any]) -> dict[str, str]:
    """Return the server's response; retry while it is too busy to admit newcomers."""
    while True:
        answer = await _post_once(address, path, body)
        if "error" not in answer:
            return answer
        if answer["error"]["code"] != "server_busy":
            raise RuntimeError(answer["error"])
        await asyncio.sleep(0.5)


async def _post_once(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send one request over its own connection, by hand: an HTTP client would be slower than the server."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    content = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
    answer = await reader.read()
    writer.close()
    answered: dict[str, Any] = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
    return answered


def serve(folder: str) -> None:
    """Run the server process: as in production, but without limits per address, which all bots share."""
    limits = Limits(**dict.fromkeys(Limits.__struct_fields__))
    opened = listen("127.0.0.1", 0)
    port = opened.getsockname()[1]
    settings = Settings(data=Path(folder), port=port, limits=limits)
    run(settings, opened, lambda: print(port, flush=True))


def report(rows: list[Row]) -> str:
    lines = [
        "# Throughput and latency of the server",
        "",
        "Five socket bots at each table; the server in its own process, every answer on disk before it is sent.",
        "Latency is from sending an answer until the last of the five has it, in milliseconds (p50 and p99).",
        "At people's pace every answer takes up to six seconds of thought; flat out, none at all.",
        "Server and bots share the machine; the bots are also Python programs and use about as much CPU as the server.",
        "The last column is the CPU time of the server alone per move, which limits the moves per core.",
        "",
        "| tables | people's pace: moves a second | p50 | p99 | flat out: moves a second | p50 | p99 | CPU per move |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        calm, fast = row.calm, row.flat_out
        lines.append(
            f"| {row.tables} | {calm.moves:,.0f} | {calm.half:.1f} | {calm.most:.1f} "
            f"| {fast.moves:,.0f} | {fast.half:.0f} | {fast.most:.0f} | {fast.cpu:.2f} ms |"
        )
    machine = f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    return "\n".join([*lines, "", f"Measured with `python benchmarks/server.py --write`: {machine}.", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500], help="how many tables at once")
    parser.add_argument("--seconds", type=float, default=10, help="how long to measure each")
    parser.add_argument("--write", action="store_true", help="write docs/figures/server.md")
    parser.add_argument("--memory", action="store_true", help="how the memory grows over rematches")
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
        return
    rows = []
    for tables in [10] if arguments.memory else arguments.tables:
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, __file__, "--serve", folder]
            with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
                assert process.stdout is not None
                address = f"127.0.0.1:{int(process.stdout.readline())}"
                gc.collect()
                if arguments.memory:
                    asyncio.run(watch_memory(address, process.pid, tables, arguments.seconds))
                else:
                    rows.append(asyncio.run(measure(address, process.pid, tables, arguments.seconds)))
                process.terminate()
        if arguments.memory:
            return
        print(f"{tables} tables: {rows[-1]}", file=sys.stderr)
    print(report(rows))
    if arguments.write:
        REPORT.parent.mkdir(parents=True, exist_ok=True)
        REPORT.write_text(report(rows), "utf-8")


if __name__ == "__main__":
    main()
