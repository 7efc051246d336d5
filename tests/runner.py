"""Run the tests. A browser or server test that fails is run a second time, alone, after all others.

`python -P tests/runner.py ARGUMENTS` passes ARGUMENTS to pytest. Browser and server tests share the machine with other
processes and can fail by chance, so only a test that fails both times fails the run. Tests that needed the second run
are printed at the end under `flaky:`, each with its first error. All other tests are deterministic and get one try.
"""

import os
import subprocess
import sys

import pytest

SECOND_RUN = ("tests/browser/", "tests/server/")
MOST_FLAKY = 12
"""More failures than this are not chance: no second run."""


class Recorder:
    """Pytest plugin: the first error of each failed test, and the number of passed tests."""

    def __init__(self) -> None:
        self.passed = 0
        self.errors: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.errors.setdefault(report.nodeid, first_error(report))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        self.passed = len(terminalreporter.stats.get("passed", ()))

    def may_pass(self) -> bool:
        """Return whether a second run can make the whole run pass."""
        return 0 < len(self.errors) <= MOST_FLAKY and all(test.startswith(SECOND_RUN) for test in self.errors)


def first_error(report: pytest.TestReport) -> str:
    """Return the error message as one line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    message = crash.message if crash is not None else report.longreprtext
    return " ".join(message.split())[:300]


def workers(arguments: list[str]) -> int:
    """Return one worker per core, or two where browser and server tests, which mostly wait, are among the tests."""
    cores = os.cpu_count() or 1
    return cores if "--quick" in arguments else cores * 2


def main(arguments: list[str]) -> int:
    recorder = Recorder()
    status = int(pytest.main(["-n", str(workers(arguments)), "--dist", "worksteal", *arguments], plugins=[recorder]))
    if status != pytest.ExitCode.TESTS_FAILED or not recorder.may_pass():
        return status

    print(f"\n{len(recorder.errors)} failed; running again, alone:", flush=True)
    # Sorted: pytest finds the fixtures of a folder only if its tests stand together.
    again = subprocess.run([sys.executable, "-m", "pytest", "-p", "no:xdist", *sorted(recorder.errors)], check=False)
    if again.returncode != 0:
        return again.returncode
    print("flaky:")
    for test, error in recorder.errors.items():
        print(f"  {test}\n    {error}")
    print(f"{recorder.passed + len(recorder.errors)} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
