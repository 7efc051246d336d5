"""Verbs of journal and notebook."""

from afallon.grail.content.effects import Go, NoteTask, Read
from afallon.grail.rules.effects.running import put_off, verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.journal.events import TaskNoted
from afallon.grail.rules.journal.reading import FollowVerse, full_name_in, read_within
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell


@verb(NoteTask)
def note_task(turn: GrailTurn, effect: NoteTask, scene: Scene) -> None:
    if effect.task not in turn.state.tasks:
        tell(turn, TaskNoted(task=effect.task))


@verb(Go)
def go(turn: GrailTurn, effect: Go, scene: Scene) -> None:
    """Continue with another verse at once; the rest of this one is dropped with its reading (GR-STORY-04)."""
    turn.push(FollowVerse.name, effect.verse)


@verb(Read)
def read(turn: GrailTurn, effect: Read, scene: Scene) -> None:
    """Read a verse; defer it to the end of the encounter if one is under way (GR-STORY-05)."""
    if turn.state.encounter is not None:
        put_off(turn, scene)
    else:
        read_within(turn, full_name_in(scene.path, effect.verse))
