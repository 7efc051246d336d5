"""Grail's drawn table: the map and the people on the left; the encounter or the journal and the log on the right."""

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
    """Whose eyes, and which day."""
    view, words = scene.view, scene.words
    shown = [words.say("grail-name")]
    if isinstance(view.reader, int):
        shown.append(words.names[view.reader])
    shown.append(spoken.day(view, words))
    return Text(" · ".join(shown), "bold")


def body(scene: Scene, console: Console, signs: Signs, height: int) -> RenderableType:
    """Two columns, as far as the window allows."""
    left = min(_LEFT, console.width // 2)
    right = console.width - left - 2
    columns = Grid(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    columns.add_column(width=left)
    columns.add_column(width=right)
    columns.add_row(
        Group(*_world(scene, console, signs, left, height)), Group(*_story(scene, console, signs, right, height))
    )
    return columns


def _world(scene: Scene, console: Console, signs: Signs, width: int, height: int) -> list[RenderableType]:
    view, words = scene.view, scene.words
    seen = table_scene(view)
    people = [line for seat in range(len(seen.characters)) for line in _person(seen, words, signs, seat, width)]
    room = max(height - len(people) - 2, 4)
    drawn = chart.draw(view, words, signs, width, room)
    shown: list[RenderableType] = [parts.heading(words.say("grail-map")), drawn, *people]
    note = Text(chart.legend(words, signs), "dim")
    spare = height - sum(parts.height(console, part, width) for part in shown)
    return [*shown, note] if parts.height(console, note, width) <= spare else shown


def _person(seen: GrailTable, words: GrailWords, signs: Signs, seat: int, width: int) -> list[Text]:
    """Two rows: the name with the tracks, and what it owns."""
    character = seen.characters[seat]
    mark = signs.no if not character.alive else signs.nothing if character.passed else " "
    active = seen.encounter is not None and seen.encounter.active == seat
    name = Text(f"{seat + 1}{mark}{words.names[seat]}", "bold reverse" if active else "bold")
    tracks = (f"{_track(words.quantity(what), track)} " for what, track in character.tracks.items())
    rows = [Text.assemble(name, " ", *tracks)]
    owned = [f"{words.quantity(what)} {value}" for what, value in character.resources.items() if value]
    states = [words.say(f"grail-state-{one}") for one in character.conditions]
    rows.append(Text("  " + ", ".join([*states, *owned]), "dim"))
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return rows


def _track(name: str, track: GrailTrack) -> str:
    """The value, and for energy what health lets it have: `e 4|6` is 4 of at most 6."""
    return f"{name[:2]} {track.value}{'|' if track.limit < track.most else '/'}{track.limit}"


def _story(scene: Scene, console: Console, signs: Signs, width: int, height: int) -> list[RenderableType]:
    view, words = scene.view, scene.words
    if view.state.encounter is not None:
        shown: list[RenderableType] = [parts.heading(words.say("grail-encounter"))]
        shown += map(Text, fight.lines(view, words))
    else:
        title, *journal = spoken.journal(view, words)
        shown = [parts.heading(title), *map(Text, journal), *map(Text, spoken.place(view, words))]
    room = height - sum(parts.height(console, part, width) for part in shown) - 1
    while room < _FEWEST_NEWS and len(shown) > 3:
        room += parts.height(console, shown.pop(), width)
    return [
        *shown,
        parts.heading(words.say("terminal-log")),
        *parts.last(parts.log(scene, console, signs, width), room),
    ]


def drawn_journal(view: GrailView, words: GrailWords, console: Console, signs: Signs) -> RenderableType:
    """The notebook, and the whole map."""
    return Group(
        *map(Text, spoken.journal(view, words)),
        parts.heading(words.say("grail-map")),
        chart.draw(view, words, signs, console.width, 200),
        Text(chart.legend(words, signs), "dim"),
        *map(Text, spoken.place(view, words)),
    )
