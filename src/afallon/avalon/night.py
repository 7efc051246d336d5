"""The night: which steps a set-up calls for, and the script that a narrator reads for it."""

from afallon.avalon.character import EVIL, Line, Sight, who
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.moments import NIGHT
from afallon.avalon.plan import Setup

EVIL_MEET = Sight(  # AV-REVEAL-03
    name="evil",
    watchers=who(EVIL, lacks=("apart_from_evil",)),
    shown=who(EVIL, lacks=("apart_from_evil",)),
    learns="evil",
    together=True,
)


def sights(setup: Setup) -> tuple[Sight, ...]:
    """The steps of this set-up's night, in their order."""
    called_for = [EVIL_MEET]
    for name in dict.fromkeys(setup.deck):
        called_for += CHARACTERS[name].sights
    return tuple(sorted(called_for, key=lambda sight: NIGHT.index(sight.name)))


def script(setup: Setup) -> tuple[Line, ...]:
    """What the narrator says, line by line (AV-REVEAL-16)."""
    lines = [Line("night-all-close")]
    for place, sight in enumerate(sights(setup)):
        if place:
            lines.append(Line("night-all-closed"))
        lines += _together(setup, sight) if sight.together else _thumbs(setup, sight)
    return (*lines, Line("night-all-closed"), Line("night-all-open"))


def _together(setup: Setup, sight: Sight) -> list[Line]:
    apart = [Line("night-eyes-stay-closed", name) for name in _excepted(setup, sight)]
    return [Line(f"night-{sight.name}-open"), *apart, Line(f"night-{sight.name}-close")]


def _thumbs(setup: Setup, sight: Sight) -> list[Line]:
    if sight.learns == EVIL:
        up = [Line("night-evil-thumbs-up")]
        up += [Line("night-fist-stays-closed", name) for name in _excepted(setup, sight)]
    else:
        shown = [name for name in dict.fromkeys(setup.deck) if sight.shown.matches(CHARACTERS[name].tags)]
        up = [Line("night-thumb-up", name) for name in shown]
    look = [Line("night-opens", sight.name), Line("night-thumbs-down"), Line("night-closes", sight.name)]
    return up + look


def _excepted(setup: Setup, sight: Sight) -> list[str]:
    return [name for name in dict.fromkeys(setup.deck) if sight.shown.excepts(CHARACTERS[name].tags)]
