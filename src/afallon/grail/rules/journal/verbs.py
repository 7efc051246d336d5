"""Verbs of the notebook."""

from afallon.grail.content.effects import NoteTask
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.journal.events import TaskNoted
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell


@verb(NoteTask)
def note_task(turn: GrailTurn, effect: NoteTask, scene: Scene) -> None:
    if effect.task not in turn.state.tasks:
        tell(turn, TaskNoted(task=effect.task))
