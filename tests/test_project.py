"""Tests of the project as a whole: its files, its set-up script, its one dependency."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

REGISTRY_ADDRESS = re.compile(
    r"https?://[^/\s\"']*(?:pypi|pythonhosted|npm|registry|artifact)|(?:pypi|pythonhosted|npmjs)\.(?:org|com|io)\b"
)
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:home|Users|root|work|workspace)/[\w.-]+")

# Runs with `ALLOWED` defined: imports the core, and refuses all third-party packages but the allowed ones.
IMPORT_THE_CORE = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in ALLOWED and top not in sys.stdlib_module_names and not top.startswith("_sysconfigdata"):
            raise ImportError(f"the core must not import {name}")

sys.meta_path.insert(0, Blocker())
import importlib, pkgutil
import afallon

for package in ("kernel", "avalon", "voyage", "grail"):
    if any(found.name == package for found in pkgutil.iter_modules(afallon.__path__)):
        top = importlib.import_module(f"afallon.{package}")
        for found in pkgutil.walk_packages(top.__path__, top.__name__ + "."):
            importlib.import_module(found.name)
"""


def project_files() -> list[Path]:
    """List the files that are, or would be, in git."""
    if not shutil.which("git"):
        pytest.skip("no git here: on Debian `apt-get install git`")
    every_owner = ["-c", "safe.directory=*"]
    command = ["git", *every_owner, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, encoding="utf-8").stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def read_text(path: Path) -> str:
    """Read a file; one that is not text counts as empty."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return ""


@pytest.mark.parametrize("address", [REGISTRY_ADDRESS, MACHINE_PATH], ids=["registry", "machine"])
def test_no_file_contains_a_registry_or_machine_path(address):
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in project_files()
        for match in address.finditer(read_text(path))
    ]
    assert not found, "\n" + "\n".join(found)


def test_pins_are_versions_without_addresses():
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert [pin for pin in pins if not re.fullmatch(r"[a-z0-9._-]+==[A-Za-z0-9.+!]+", pin)] == []


def test_lock_files_carry_no_addresses():
    names = {path.name: path for path in project_files()}
    assert "uv.lock" not in names, "uv.lock records registry hosts: constraints.txt has the pins"
    if "package-lock.json" in names:
        assert '"resolved"' not in read_text(names["package-lock.json"])


def test_the_set_up_script_is_posix_shell():
    assert (ROOT / "run").read_text("utf-8").startswith("#!/bin/sh\n")
    subprocess.run(["sh", "-n", "run"], cwd=ROOT, check=True)


def test_every_name_in_the_public_api_exists():
    everything: dict[str, object] = {}
    exec("from afallon import *", everything)
    assert {"new", "Table", "Answer", "register"} <= set(everything)


def test_the_core_needs_only_msgspec():
    code = f"ALLOWED = {{'afallon', 'msgspec'}}\n{IMPORT_THE_CORE}"
    command = [sys.executable, "-I", "-c", code]
    done = subprocess.run(command, capture_output=True, check=False, encoding="utf-8")
    assert done.returncode == 0, done.stderr


def imports(path: Path) -> Iterator[str]:
    """Name the modules that a file imports from outside its own package."""
    for node in ast.walk(ast.parse(read_text(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""


def test_the_text_package_needs_only_fluent():
    own = ("afallon.text", "afallon.additions", "afallon.languages", "fluent")
    strangers = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / "src/afallon/text").rglob("*.py"))
        for name in imports(path)
        if not name.startswith(own) and name.partition(".")[0] not in sys.stdlib_module_names
    ]
    assert not strangers, "\n" + "\n".join(strangers)
