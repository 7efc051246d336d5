"""Avalon's terminal kit."""

from typing import Any

from afallon.avalon.cards import CARDS
from afallon.avalon.questions import PlayCard
from afallon.avalon.view import AvalonView
from afallon.kernel import Decision
from afallon.terminal.avalon import spoken, story, table, votes
from afallon.terminal.avalon.setup import read_request
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.kit import TerminalKit


def _leader(view: AvalonView) -> int:
    return view.leader


def _confirmation(words: AvalonWords, decision: Decision, value: Any, view: AvalonView) -> str | None:
    """Return a question before a card counts as a fail."""
    if decision.kind != PlayCard.kind or CARDS[value] != "fail":
        return None
    return words.say("terminal-confirm", card=words.answer(decision.kind, value))


AVALON = TerminalKit(
    game="avalon",
    words=AvalonWords,
    read_request=read_request,
    first_to_ask=_leader,
    confirmation=_confirmation,
    welcome=spoken.welcome,
    table=spoken.table,
    history=votes.sentences,
    story=story.lines,
    ending=story.ending,
    draw_head=table.head,
    draw_body=table.body,
    draw_history=votes.page,
    draw_story=story.drawn,
)
