"""A real server in a process of its own, for tests that stop, kill and restart it.

Run as a program, it serves with settings as JSON, including those that the command line does not offer.
"""

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import msgspec

from afallon.server.credentials import SecretSource
from afallon.server.http_server import listen
from afallon.server.main import run
from afallon.server.settings import Limits, Settings
from tests.server import leaks
from tests.server.patience import PATIENCE

ROOT = Path(__file__).resolve().parent.parent.parent
# A kept connection may be closed after a long pause of the machine: every request gets its own.
_ONE_REQUEST_EACH = httpx.Limits(max_keepalive_connections=0)
NEVER = 1e9
NO_LIMITS = Limits(**dict.fromkeys(Limits.__struct_fields__))


class Server:
    """A server that can be killed. Its settings and its folder stay."""

    def __init__(self, folder: Path, environment: Mapping[str, str] | None = None, **settings: Any) -> None:
        # On a slow machine as well, no absent person is replaced unless a test says so.
        absence = dict.fromkeys(("absence", "night_absence", "host_absence"), NEVER)
        given: dict[str, Any] = {
            "bot_pace": 0,
            "limits": NO_LIMITS,
            "port": 0,
            "busy_after": NEVER,
            **absence,
            **settings,
        }
        self.settings = Settings(data=folder / "data", **given)
        self.log = folder / "server.log"
        self.environment = {**os.environ, "PYTHONUNBUFFERED": "1", **(environment or {})}
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        settings = msgspec.structs.replace(self.settings, port=self.port)
        plain = msgspec.json.encode(settings, enc_hook=str).decode()
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serving", plain],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
                env=self.environment,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, self.log.read_text()
        self.port = int(line)
        return self

    def kill(self) -> None:
        """Kill the process, as in a power cut."""
        assert self._process is not None
        self._process.kill()
        self._wait(self._process)

    def stop(self) -> int:
        """Stop the process with a signal, and return its exit status."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        return self._wait(self._process)

    @staticmethod
    def _wait(process: "subprocess.Popen[str]") -> int:
        assert process.stdout is not None
        process.stdout.close()
        return process.wait(PATIENCE)

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=PATIENCE, limits=_ONE_REQUEST_EACH)

    def async_client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, limits=_ONE_REQUEST_EACH)

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


def wait_until(condition: Any) -> None:
    """Wait for an event in another process."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "timed out"
        time.sleep(0.02)


def main() -> None:
    settings = msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=lambda kind, value: kind(value))
    logging.basicConfig(level=logging.DEBUG)
    if leak := os.environ.get("LEAK"):
        getattr(leaks, leak)()
    if seed := os.environ.get("SEED"):
        SecretSource.new_seed = lambda self: seed
    opened = listen(settings.host, settings.port)
    port = opened.getsockname()[1]
    settings = msgspec.structs.replace(settings, port=port)
    run(settings, opened, lambda: print(port, flush=True))


if __name__ == "__main__":
    main()
