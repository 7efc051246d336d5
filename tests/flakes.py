"""Run the browser and server tests N times (default 10) and print the failures by test: `./run flakes [N]`.

Every second run has a busy loop on each core. Half of the runs delay the frames that a page receives, by a different
time for each page. Four runs cover every combination of load and delay.
"""

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from xml.etree import ElementTree

FOLDERS = ("tests/browser", "tests/server")
FRAME_DELAY = 700
"""Longest delay of the frames of a page, in milliseconds."""


@contextmanager
def busy_cores() -> Iterator[None]:
    """Keep each core busy with an endless loop."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def run_once(delayed: bool, report: Path) -> dict[str, str]:
    """Run the tests once. Return the error message of each failed test."""
    environment = {**os.environ, **({"AFALLON_FRAME_DELAY": str(FRAME_DELAY)} if delayed else {})}
    workers = str(os.cpu_count() or 1)
    options = ["-q", "-n", workers, "--dist", "worksteal", f"--junitxml={report}"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *FOLDERS],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if done.returncode not in (0, 1):
        sys.exit(done.stdout)
    return dict(read_failures(report))


def read_failures(report: Path) -> Iterator[tuple[str, str]]:
    """Yield the failed tests of a JUnit report, each with its message as one line."""
    for case in ElementTree.parse(report).iter("testcase"):
        for problem in (*case.findall("failure"), *case.findall("error")):
            name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
            yield name, " ".join((problem.get("message") or "").split())[:200]


def main(arguments: list[str]) -> int:
    runs = int(arguments[0]) if arguments else 10
    failures: dict[str, list[str]] = defaultdict(list)
    with TemporaryDirectory() as folder:
        for number in range(runs):
            busy, delayed = number % 2 == 1, number % 4 >= 2
            began = monotonic()
            with busy_cores() if busy else nullcontext():
                failed = run_once(delayed, Path(folder, "report.xml"))
            load = "busy" if busy else "calm"
            frames = "late frames" if delayed else "prompt frames"
            print(
                f"run {number + 1}: {load}, {frames}: {len(failed)} failed in {monotonic() - began:.0f} s", flush=True
            )
            for test, message in failed.items():
                print(f"  {test}\n    {message}", flush=True)
                failures[test].append(message)
    for test, messages in sorted(failures.items(), key=lambda item: -len(item[1])):
        print(f"{len(messages)} of {runs}: {test}")
    print(f"{sum(map(len, failures.values()))} failures in {runs} runs")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
