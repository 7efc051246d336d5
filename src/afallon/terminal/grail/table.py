"""Grail's drawn table: map and characters on the left; encounter or journal and the log on the right."""

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from afallon.grail.scene import GrailTable, GrailTrack, table_scene
from afallon.grail.view import GrailView
from afallon.terminal import parts
from afallon.terminal.grail import chart, fight, spoken
from afallon.terminal.grail.words import GrailWords
from afallon.terminal.scene import Scene
from afallon.terminal.signs import Signs

_LEFT = 44
_FEWEST_NEWS = 4


def head(scene: Scene, signs: Signs) -> RenderableType:
    """Draw the reader's name and the day."""
    view, words = scene.view, scene.words
    shown = [words.say("grail-name")]
    if isinstance(view.reader, int):
        shown.append(words.names[view.reader])
    shown.append(spoken.day(table_scene(view), words))
    return Text(" · ".join(shown), "bold")


def body(scene: Scene, console: Console, signs: Signs, height: int) -> RenderableType:
    """Draw two columns, as far as the window allows."""
    left = min(_LEFT, console.width // 2)
    right = console.width - left - 2
    columns = Grid(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    columns.add_column(width=left)
    columns.add_column(width=right)
    seen = table_scene(scene.view)
    columns.add_row(
        Group(*_world(scene, seen, console, signs, width=left, height=height)),
        Group(*_story(scene, seen, console, signs, width=right, height=height)),
    )
    return columns


def _world(
    scene: Scene, seen: GrailTable, console: Console, signs: Signs, *, width: int, height: int
) -> list[RenderableType]:
    words = scene.words
    people: list[RenderableType] = []
    for seat in range(len(seen.characters)):
        name, owned = _person(seen, words, signs, seat)
        people += name.wrap(console, width)
        people += [Text.assemble("  ", row) for row in owned.wrap(console, width - 2)]
    room = max(height - len(people) - 2, 4)
    drawn = chart.draw(seen, words, signs, width, room, seat=spoken.reader_of(scene.view))
    shown: list[RenderableType] = [parts.heading(words.say("grail-map")), drawn, *people]
    note = Text(chart.legend(words, signs), "dim")
    spare = height - sum(parts.height(console, part, width) for part in shown)
    return [*shown, note] if parts.height(console, note, width) <= spare else shown


def _person(seen: GrailTable, words: GrailWords, signs: Signs, seat: int) -> tuple[Text, Text]:
    """Return the name with the tracks, and the states with the resources."""
    character = seen.characters[seat]
    mark = signs.no if not character.alive else signs.nothing if character.passed else " "
    active = seen.encounter is not None and seen.encounter.active == seat
    name = Text(f"{seat + 1}{mark}{words.names[seat]}", "bold reverse" if active else "bold")
    tracks = (f"{_track(words.quantity(what), track)} " for what, track in character.tracks.items())
    owned = [f"{words.quantity(what)} {value}" for what, value in character.resources.items() if value]
    states = [words.say(f"grail-state-{one}") for one in character.conditions]
    return Text.assemble(name, " ", *tracks), Text(", ".join([*states, *owned]), "dim")


def _track(name: str, track: GrailTrack) -> str:
    """Return the value and, for energy, the limit set by health: `e 4|6` is 4 of at most 6."""
    return f"{name[:2]} {track.value}{'|' if track.limit < track.most else '/'}{track.limit}"


def _story(
    scene: Scene, seen: GrailTable, console: Console, signs: Signs, *, width: int, height: int
) -> list[RenderableType]:
    words, reader = scene.words, spoken.reader_of(scene.view)
    if seen.encounter is not None:
        shown: list[RenderableType] = [parts.heading(words.say("grail-encounter"))]
        asks_for_a_card = scene.decision is not None and scene.decision.kind == "play"
        shown += map(Text, fight.lines(seen, words, reader, own_hand=not asks_for_a_card))
    else:
        title, *journal = spoken.journal(seen, words)
        shown = [parts.heading(title), *map(Text, journal), *map(Text, spoken.place(seen, words, reader or 0))]
    room = height - sum(parts.height(console, part, width) for part in shown) - 1
    while room < _FEWEST_NEWS and len(shown) > 3:
        room += parts.height(console, shown.pop(), width)
    return [
        *shown,
        parts.heading(words.say("terminal-log")),
        *parts.last(parts.log(scene, console, signs, width), room),
    ]


def drawn_journal(view: GrailView, words: GrailWords, console: Console, signs: Signs) -> RenderableType:
    """Draw the notebook and the whole map."""
    seen, reader = table_scene(view), spoken.reader_of(view)
    return Group(
        *map(Text, spoken.journal(seen, words)),
        parts.heading(words.say("grail-map")),
        chart.draw(seen, words, signs, console.width, 200, seat=reader),
        Text(chart.legend(words, signs), "dim"),
        *map(Text, spoken.place(seen, words, reader or 0)),
    )
