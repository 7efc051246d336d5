"""`afallon voyage map`: draws a layout, or reports its problems."""

import sys
from pathlib import Path

import afallon
from afallon.kernel import Problem
from afallon.terminal.voyage.words import VoyageWords
from afallon.text import say
from afallon.voyage.drawing import draw
from afallon.voyage.layout import Layout, check_layout
from afallon.voyage.library import DEFAULT, LAYOUTS, find_layout
from afallon.voyage.setup import RANDOM
from afallon.voyage.tiles import MAP_TILES, SIGNS


def show_map(language: str, *, layout: str = DEFAULT, seed: int | None = None, check: str | None = None) -> int:
    """Draw a layout given by name or file, or a random one; with `check`, only check the file.

    Returns the exit code.
    """
    if check is None and layout == RANDOM:
        found: Layout | None = Layout(tuple(afallon.new("voyage", seats=3, seed=seed, layout=RANDOM).state.tiles))
        problems: tuple[Problem, ...] = ()
    elif check is None and layout in LAYOUTS:
        found, problems = find_layout(layout), ()
    else:
        path = Path(check or layout)
        try:
            found, problems = check_layout(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            print(say(language, "voyage-map-unreadable", file=str(path), reason=reason), file=sys.stderr)
            return 1
    if found is None:
        print(say(language, "voyage-map-is-not-sound", count=len(problems)), file=sys.stderr)
        for problem in problems:
            print("  " + say_problem(language, problem), file=sys.stderr)
        return 1
    if check is not None:
        print(say(language, "voyage-map-is-sound"))
    else:
        print(draw(found.tiles))
        print("\n" + "   ".join(f"{SIGNS[tile]} {say(language, f'voyage-tile-{tile}')}" for tile in MAP_TILES))
        print(f"\n{found}")
    return 0


def say_problem(language: str, problem: Problem) -> str:
    """Return the message of a problem, with the names of tiles and roles."""
    return VoyageWords(language, ()).problem(problem)
