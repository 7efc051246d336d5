"""Break the engine on purpose and count how many of the breaks the tests notice.

Runs mutmut on the modules of `[tool.mutmut]` in pyproject.toml, prints the share of killed mutants, and exits with 1
when it is below the required share. A stopped run continues when it is started again.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "mutants" / "mutmut-cicd-stats.json"
NOTICED = ("killed", "timeout", "segfault")
MISSED = ("survived", "no_tests", "suspicious")


def mutmut(*arguments: str) -> int:
    """Run one mutmut command in the project folder and return its exit status.

    Its progress display is shown in a terminal only; elsewhere, the end of the output is shown if the command fails.
    """
    # A skipped test fails a CI run (tests/conftest.py), which must not look like a killed mutant.
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    command = [sys.executable, "-m", "mutmut", *arguments]
    if sys.stdout.isatty():
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        print(*(done.stdout + done.stderr).splitlines()[-60:], sep="\n", file=sys.stderr)
    return done.returncode


def share_noticed(results: dict[str, int]) -> float:
    """Return the percentage of mutants that the tests noticed; mutants that were not run are left out."""
    noticed = sum(results.get(kind, 0) for kind in NOTICED)
    missed = sum(results.get(kind, 0) for kind in MISSED)
    return 100 * noticed / (noticed + missed) if noticed + missed else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(prog="./run mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", help="mutants to try, as in 'afallon.kernel.table*' (all)")
    parser.add_argument("--at-least", type=float, default=85.0, metavar="PERCENT", help="%(default)s")
    parser.add_argument("--max-children", type=int, metavar="N", help="processes (one per processor)")
    options = parser.parse_args()

    children = ["--max-children", str(options.max_children)] if options.max_children else []
    RESULTS.unlink(missing_ok=True)
    if status := mutmut("run", *children, *options.names):
        return status
    mutmut("export-cicd-stats")
    if not RESULTS.exists():
        print("no mutants were made", file=sys.stderr)
        return 1

    results: dict[str, int] = json.loads(RESULTS.read_text())
    share = share_noticed(results)
    print(", ".join(f"{kind.replace('_', ' ')} {results[kind]}" for kind in results if results[kind]))
    print(f"noticed {share:.1f}%, asked for {options.at_least:.1f}%")
    print("look at the others with .venv/bin/mutmut browse")
    return 0 if share >= options.at_least else 1


if __name__ == "__main__":
    sys.exit(main())
