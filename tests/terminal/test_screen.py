"""The drawn table: it fits its window in every language, and uses shape as well as colour."""

from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import afallon
from afallon.kernel import Answer
from afallon.terminal import screen
from afallon.terminal.avalon import story, votes
from afallon.terminal.avalon.kit import AVALON
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.scene import Scene
from afallon.terminal.signs import DRAWN, TYPED
from afallon.text import LANGUAGES, say

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

LONG_NAMES = tuple(f"{number} Maximiliana Wolfgang"[:20] for number in range(10))
CHARACTERS = ("merlin", "percival", "assassin", "morgana", "mordred", "oberon")
"""Good characters first, so that a slice has both of them and as many evil ones as the side has."""

EVIL = {5: 2, 7: 3, 10: 4}


def a_console(width, height, **options):
    return Console(width=width, height=height, file=StringIO(), force_terminal=True, highlight=False, **options)


def rows_of(console, renderable):
    console.print(renderable)
    return console.file.getvalue().splitlines()


def moments(seats, seed, *, names=LONG_NAMES, language="en", every=7):
    """Yield scenes of a random game at intervals, from the view of the asked seat."""
    rng = Random(seed)
    table = afallon.new(
        "avalon", seats=seats, seed=seed, characters=CHARACTERS[: 2 + EVIL[seats]], modules=["lady_of_the_lake"]
    )
    words, asked = AvalonWords(language, names[:seats]), 0
    while table.outcome is None:
        seat, decision = rng.choice(list(table.open.items()))
        if asked % every == 0:
            yield Scene(
                AVALON,
                words,
                table.view(seat),
                table.events_for(seat),
                max(len(table.events_for(seat)) - 9, 0),
                decision,
            )
        asked += 1
        table.submit(Answer(decision.id, seat, decision.options.sample(rng)))
    yield Scene(AVALON, words, table.view(None), table.events_for(None))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [7, 10])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 45), (200, 60)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_window(language, width, height, seats):
    for scene in moments(seats, width, language=language, every=9):
        notice = say(language, "terminal-refused-twice", name=LONG_NAMES[0])
        console = a_console(width, height, color_system=None)
        rows = rows_of(console, screen.draw(scene, console, DRAWN, notice=notice))
        assert max(map(cell_len, rows)) <= width
        assert len(rows) < height, "\n".join(rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_fits_80_columns(language):
    *_, last = moments(10, 3, language=language)
    console = a_console(80, 24, color_system=None)
    rows = rows_of(console, story.drawn(last.view, last.words, console, DRAWN))
    assert max(map(cell_len, rows)) <= 80


def test_ascii_signs_are_ascii():
    *_, last = moments(7, 3, names=tuple("ABCDEFG"))
    console = a_console(80, 60, color_system=None)
    grid = rows_of(console, votes.grid(last.view, last.words, TYPED, 80))
    assert "\n".join(grid).isascii()


@pytest.mark.parametrize("signs", [DRAWN, TYPED], ids=["drawn", "typed"])
def test_votes_teams_and_leaders_differ_by_sign(signs):
    *_, last = moments(7, 5, names=tuple("ABCDEFG"))
    console = a_console(80, 200, color_system=None)
    header, *rows = rows_of(console, votes.grid(last.view, last.words, signs, 80))
    rows = rows[1:]  # the characters
    assert len(rows) == len(last.view.proposals)
    for row, proposal in zip(rows, last.view.proposals, strict=True):
        assert row.startswith(f"{proposal.quest}.{proposal.attempt} ")
        for seat in range(7):
            at = header.index(f"{seat + 1} {last.words.names[seat]}")
            vote = signs.yes if proposal.votes[seat] == "approve" else signs.no
            leader = signs.leader if seat == proposal.leader else " "
            member = signs.member if seat in proposal.team else " "
            assert row[at : at + 3] == leader + member + vote


def test_a_view_without_a_question_shows_the_seats_that_are_asked():
    scene = next(moments(5, 1, names=("Ann", "Bob", "Cleo", "Dan", "Eve")))
    public = Scene(AVALON, scene.words, scene.view, scene.events)
    console = a_console(80, 24, color_system=None)
    text = "\n".join(rows_of(console, screen.draw(public, console, DRAWN)))
    assert scene.words.waiting(scene.view)[0] in text


def test_new_log_lines_are_marked():
    scene = next(moments(5, 1, every=3))
    console = a_console(100, 40, color_system=None)
    text = rows_of(console, screen.draw(scene, console, DRAWN))
    fresh = [line for is_fresh, line in scene.log() if is_fresh]
    assert sum(row.startswith(DRAWN.fresh) for row in text) == len(fresh)


def test_long_pages_are_cut_to_the_window():
    *_, last = moments(10, 3)
    console = a_console(80, 10, color_system=None)
    pages = screen.pages(votes.page(last.view, last.words, console, DRAWN), console)
    assert len(pages) > 1
    for page in pages:
        assert len(rows_of(a_console(80, 10), page)) <= 8
