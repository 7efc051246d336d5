"""Voyage's terminal kit."""

from typing import Any

from afallon.kernel import Decision
from afallon.terminal.kit import TerminalKit
from afallon.terminal.voyage import spoken, story, table, turns
from afallon.terminal.voyage.setup import read_request
from afallon.terminal.voyage.words import VoyageWords
from afallon.terminal.words import capital
from afallon.voyage.view import VoyageView


def _captain(view: VoyageView) -> int:
    return view.captain


def _confirmation(words: VoyageWords, decision: Decision, value: Any, view: VoyageView) -> str | None:
    """Return a question before an answer for a direction that would lose the route, where there is another."""
    losing = {answer for answer in decision.options.enumerate() if words.loses_the_route(decision.kind, answer, view)}
    if value not in losing or len(losing) == decision.options.count():
        return None
    return words.say("terminal-voyage-confirm", answer=capital(words.answer(decision.kind, value)))


VOYAGE = TerminalKit(
    game="voyage",
    words=VoyageWords,
    read_request=read_request,
    first_to_ask=_captain,
    confirmation=_confirmation,
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
