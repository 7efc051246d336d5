"""Runs: every result once and in order, also after interruptions."""

import io

import pytest

from afallon.lab.match import Match
from afallon.lab.runs import Runner
from afallon.lab.voyage.voyages import Voyage, sail


class Squares:
    """A task that counts its calls and may be interrupted."""

    def __init__(self, stop_at=None):
        self.calls, self.stop_at = [], stop_at

    def __call__(self, number):
        if number == self.stop_at:
            raise KeyboardInterrupt
        self.calls.append(number)
        return number * number


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "runs"


def run(folder, task, items, mark="m", progress=None):
    return Runner(folder, mark=mark, progress=progress).run("squares", task, items, int)


def test_results_come_in_the_order_of_the_items(folder):
    assert run(folder, Squares(), [3, 1, 2, 1]) == [9, 1, 4, 1]


def test_an_interrupted_run_continues_after_the_last_result(folder):
    interrupted, again = Squares(stop_at=3), Squares()
    with pytest.raises(KeyboardInterrupt):
        run(folder, interrupted, range(6))
    assert run(folder, again, range(6)) == [0, 1, 4, 9, 16, 25]
    assert (interrupted.calls, again.calls) == ([0, 1, 2], [3, 4, 5])


def test_an_item_with_a_torn_line_runs_again(folder):
    run(folder, Squares(), range(3))
    (journal,) = folder.glob("*.jsonl")
    journal.write_bytes(journal.read_bytes()[:-3])
    again = Squares()
    assert run(folder, again, range(4)) == [0, 1, 4, 9]
    assert again.calls == [2, 3]
    third = Squares()
    assert run(folder, third, range(4)) == [0, 1, 4, 9]
    assert third.calls == []


def test_results_of_other_code_are_not_reused(folder):
    run(folder, Squares(), range(3))
    again = Squares()
    run(folder, again, range(3), mark="other")
    assert again.calls == [0, 1, 2]


def test_a_run_shows_its_progress(folder):
    output = io.StringIO()
    run(folder, Squares(), range(3), progress=output)
    assert "squares: 3 of 3" in output.getvalue()


def test_the_folder_ignores_itself_in_git(folder):
    run(folder, Squares(), [1])
    assert (folder / ".gitignore").read_text() == "*\n"


def test_two_processes_give_the_same_results_as_one(folder):
    matches = [Match("voyage", ("random",) * 4, seed) for seed in range(12)]
    one = Runner(folder, mark="one", progress=None).run("voyages", sail, matches, Voyage)
    two = Runner(folder, mark="two", processes=2, progress=None).run("voyages", sail, matches, Voyage)
    assert one == two
    assert len({voyage.points for voyage in one}) > 1
