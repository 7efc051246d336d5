"""The bot of docs/bot.md plays exactly as printed, without code of ours."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from afallon.server.kits import KITS
from tests.server.patience import PATIENCE
from tests.server.serving import Server

PAGE = (Path(__file__).parents[2] / "docs" / "bot.md").read_text("utf-8")
(PROGRAM,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.slow
@pytest.mark.parametrize("game", [name for name, kit in KITS.items() if kit.campaign is None])
def test_it_plays_a_whole_game(server, game, tmp_path):
    program = tmp_path / "bot.py"
    program.write_text(PROGRAM, "utf-8")
    command = [sys.executable, "-I", str(program), server.address, game]
    played = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False)
    assert played.returncode == 0, played.stdout + played.stderr
    assert json.loads(played.stdout)["reason"]


def test_it_needs_a_socket_and_nothing_else():
    imported = set(re.findall(r"^(?:import|from) (\w+)", PROGRAM, re.MULTILINE))
    assert imported - sys.stdlib_module_names == {"websockets"}
    assert len(PROGRAM.splitlines()) <= 90
