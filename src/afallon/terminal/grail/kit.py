"""Grail's terminal kit."""

from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from afallon.grail.rules.joint_choices import JointQuestion
from afallon.grail.scene import table_scene
from afallon.grail.view import GrailView
from afallon.kernel import Decision, Record
from afallon.lab.grail.proof.proofs import FOLDER, HERE, placed
from afallon.terminal.grail import spoken, table
from afallon.terminal.grail.setup import read_request, regroup
from afallon.terminal.grail.words import AGREEING, GrailWords, at_table
from afallon.terminal.kit import TerminalKit
from afallon.terminal.signs import Signs


def _leader(view: GrailView) -> int:
    return view.state.party.leader if view.state.parties else 0


def _shares_turns(decision: Decision) -> bool:
    return decision.kind == "act"


def _is_joint(decision: Decision) -> bool:
    return isinstance(decision.about, JointQuestion)


def _consent(decision: Decision) -> tuple[str, Any] | None:
    return AGREEING.get(decision.kind)


def _may_undo(view: GrailView) -> bool:
    return view.undoable


def _journal(view: GrailView, words: GrailWords) -> list[str]:
    """Return the notebook and the reader's location."""
    seen = table_scene(view)
    return [*spoken.journal(seen, words), *spoken.place(seen, words, spoken.reader_of(view) or 0)]


def _story(view: GrailView, words: GrailWords) -> list[str]:
    return [*spoken.journal(table_scene(view), words), *_ending(view, words)]


def _ending(view: GrailView, words: GrailWords) -> list[str]:
    """Return the day and each character's tracks."""
    seen = table_scene(view)
    people = zip(words.names, seen.characters, strict=False)
    return [
        spoken.day(seen, words),
        *(f"{name}: {', '.join(spoken.tracks(one, words))}" for name, one in people),
    ]


def _draw_story(view: GrailView, words: GrailWords, console: Console, signs: Signs) -> RenderableType:
    return Group(table.drawn_journal(view, words, console, signs), *map(Text, _ending(view, words)))


def _placed(record: Record, path: Path) -> Record:
    """Return the record with its pack's folder, if it is a proof: a proof is stored with its pack and names none."""
    folder = path.resolve().parent
    is_proof = folder.name == FOLDER and record.header.options.get("pack") == HERE
    return placed(record, str(folder.parent)) if is_proof else record


GRAIL = TerminalKit(
    game="grail",
    words=GrailWords,
    placed=_placed,
    at_table=at_table,
    read_request=read_request,
    regroup=regroup,
    first_to_ask=_leader,
    has_secrets=False,
    consent=_consent,
    may_undo=_may_undo,
    shares_turns=_shares_turns,
    is_joint=_is_joint,
    welcome=spoken.welcome,
    table=spoken.table,
    history=_journal,
    verses=spoken.verses,
    story=_story,
    ending=_ending,
    draw_head=table.head,
    draw_body=table.body,
    draw_history=table.drawn_journal,
    draw_story=_draw_story,
)
