"""Verbs of the notebook."""

from afallon.grail.content.effects import NoteTask
from afallon.grail.rules.changes import tell
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import GrailTable


@verb(NoteTask)
def note_task(table: GrailTable, effect: NoteTask, scene: Scene) -> None:
    if effect.task not in table.state.tasks:
        tell(table, "task_noted", task=effect.task)
