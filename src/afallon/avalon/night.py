"""The night: the steps of a set-up, and the narrator's script for it."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from afallon.avalon.character import EVIL, Line, Sight, who
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.moments import NEWCOMERS, NIGHT
from afallon.avalon.plan import Setup
from afallon.avalon.tags import APART_FROM_EVIL, GUESSES

EVIL_MEET = Sight(  # AV-REVEAL-03
    name="evil",
    watchers=who(EVIL, lacks=(APART_FROM_EVIL,)),
    shown=who(EVIL, lacks=(APART_FROM_EVIL,)),
    learns="evil",
    together=True,
)


def tags_of(setup: Setup, name: str) -> frozenset[str]:
    """Return all tags of a character in this set-up; the one that makes the guess at the end also has GUESSES."""
    character = CHARACTERS[name]
    tags = character.tags if character.more_tags is None else character.tags | character.more_tags(setup)
    return tags | {GUESSES} if name == setup.assassin else tags


@lru_cache(maxsize=256)
def sights(setup: Setup) -> tuple[Sight, ...]:
    """Return the sights of this set-up's night, in order."""
    brought = [sight for name in dict.fromkeys(setup.deck) for sight in CHARACTERS[name].sights]
    known = {sight.name: sight for sight in (EVIL_MEET, *brought)}.values()
    called_for = [sight for sight in known if _is_called_for(setup, sight)]
    return tuple(sorted(called_for, key=lambda sight: NIGHT.index(sight.moment)))


def _is_called_for(setup: Setup, sight: Sight) -> bool:
    """Whether it has watchers and, if it joins another sight's moment, also shown characters (AV-REVEAL-04)."""
    return bool(_matching(setup, sight.watchers.matches)) and (not sight.joins or bool(_matching(setup, sight.shows)))


def watchers(setup: Setup, sight: Sight) -> frozenset[str]:
    """Return the characters that look at this step."""
    return frozenset(_matching(setup, sight.watchers.matches))


def shown(setup: Setup, sight: Sight) -> frozenset[str]:
    """Return the characters that are shown at this step."""
    return frozenset(_matching(setup, sight.shows))


def learns(setup: Setup, sight: Sight) -> str:
    """Return the watchers' lesson; the weaker one if a shown character does not match `shown` (AV-REVEAL-08)."""
    deceives = shown(setup, sight) - set(_matching(setup, sight.shown.matches))
    return sight.seems if deceives and sight.seems else sight.learns


def script(setup: Setup) -> tuple[Line, ...]:
    """Return the narrator's lines (AV-REVEAL-16)."""
    lines = [Line("night-all-close")]
    for said in _steps(setup):
        if len(lines) > 1:
            lines.append(Line("night-all-closed"))
        lines += said
    return (*lines, Line("night-all-closed"), Line("night-all-open"))


def _steps(setup: Setup) -> Iterator[list[Line]]:
    """Yield the lines of each step of the night, in order."""
    for moment in NIGHT:
        here = [sight for sight in sights(setup) if sight.moment == moment]
        for name in dict.fromkeys(setup.deck):
            if CHARACTERS[name].night_lines and moment == (name if name in NIGHT else NEWCOMERS):
                yield [*CHARACTERS[name].night_lines]
        for sight in here:
            if not sight.joins:
                others = [other for other in here if other.joins]
                yield [*(_together(setup, sight, others) if sight.together else _thumbs(setup, sight))]


def _together(setup: Setup, sight: Sight, others: list[Sight]) -> Iterator[Line]:
    """Yield the lines of a group that looks around (AV-REVEAL-04).

    First the excepted characters are told to keep their eyes closed, and those of joining sights to raise a thumb.
    """
    thumbs = [name for other in others for name in _matching(setup, other.shows)]
    apart = [name for name in _matching(setup, sight.shown.excepts) if name not in thumbs]
    yield from (Line("night-eyes-stay-closed", name) for name in apart)
    yield from (Line("night-eyes-closed-thumb-up", name) for name in thumbs)
    yield Line(f"night-{sight.name}-open")
    if thumbs:
        yield Line("night-thumbs-down")
    yield Line(f"night-{sight.name}-close")


def _thumbs(setup: Setup, sight: Sight) -> Iterator[Line]:
    shown = _matching(setup, sight.shows)
    if sight.learns == EVIL:
        yield from (Line("night-fist-stays-closed", name) for name in _matching(setup, sight.shown.excepts))
        yield Line("night-evil-thumbs-up")
        shown = [name for name in shown if CHARACTERS[name].side != EVIL]  # AV-REVEAL-08
    yield from (Line("night-thumb-up", name) for name in shown)
    yield Line("night-opens", sight.name)
    yield Line("night-thumbs-down")
    yield Line("night-closes", sight.name)


def _matching(setup: Setup, wanted: Callable[[frozenset[str]], bool]) -> list[str]:
    return [name for name in dict.fromkeys(setup.deck) if wanted(tags_of(setup, name))]
