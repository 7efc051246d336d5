"""The page's own unit tests, which Vitest runs: `web/src/**/*.test.ts`."""

import subprocess
import sys

from tests.test_project import ROOT


def test_the_page_passes_its_unit_tests():
    done = subprocess.run(
        [sys.executable, "hatch_build.py", "test"], cwd=ROOT, capture_output=True, check=False, encoding="utf-8"
    )
    print(done.stdout)
    assert done.returncode == 0, done.stderr
