"""How Voyage is asked for, shown and told."""

from typing import Any

from afallon.terminal.kit import TerminalKit
from afallon.terminal.voyage import spoken, story, table, turns
from afallon.terminal.voyage.setup import read_request
from afallon.terminal.voyage.words import VoyageWords
from afallon.voyage.view import VoyageView


def _captain(view: VoyageView) -> int:
    return view.captain


def _nothing_is_final(kind: str, value: Any) -> bool:
    return False  # a choice is put to the vote, and a vote is one of many


VOYAGE = TerminalKit(
    game="voyage",
    words=VoyageWords,
    read_request=read_request,
    chief=_captain,
    needs_confirmation=_nothing_is_final,
    welcome=spoken.welcome,
    table=spoken.table,
    history=turns.sentences,
    story=story.lines,
    ending=story.ending,
    draw_head=table.head,
    draw_body=table.body,
    draw_history=turns.page,
    draw_story=story.drawn,
)
