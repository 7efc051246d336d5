"""Terminal kits: the functions that the terminal needs of a game."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console, RenderableType

from afallon.kernel import Decision, Record
from afallon.terminal.request import Request
from afallon.terminal.signs import Signs
from afallon.terminal.words import Words

if TYPE_CHECKING:
    from afallon.terminal.scene import Scene


class TerminalKit(msgspec.Struct, frozen=True, kw_only=True):
    """The terminal kit of one game. Views and words are the game's own types."""

    game: str
    words: Callable[[str, tuple[str, ...]], Words]
    """Makes the game's texts from language and names."""

    read_request: Callable[[Namespace, str], Request]
    """Parses the command line into a request, in a language."""

    regroup: Callable[[Namespace, str, Any, tuple[str, ...]], Request] | None = None
    """Parses a command line that continues a game with other people, given its table and their previous names."""

    placed: Callable[[Record, Path], Record] = lambda record, path: record
    """Returns the record of a file as it can be replayed, if its options depend on the file's folder."""

    at_table: Callable[[Any, Any], Any] = lambda words, setup: words
    """Returns texts for a set-up, if the game's names depend on it."""

    has_secrets: bool = True
    """Whether a seat can have secrets; if not, all share the screen and only the keyboard is passed on."""

    consent: Callable[[Decision], tuple[str, Any] | None] = lambda decision: None
    """Returns the name of the consent that this question asks for, and the answer that gives it; `None` for others.

    A player may give such consent for all later questions.
    """

    may_undo: Callable[[Any], bool] = lambda view: False
    """Whether the last answer may be taken back, by view."""

    shares_turns: Callable[[Decision], bool] = lambda decision: False
    """Whether any seat with this question may act first: then people come before bots."""

    is_joint: Callable[[Decision], bool] = lambda decision: False
    """Whether one answer counts for all seats with this question: then one player types it for all at this keyboard."""

    first_to_ask: Callable[[Any], int]
    """The seat to ask first, by view, so that the keyboard changes hands less often."""

    confirmation: Callable[[Any, Decision, Any, Any], str | None] = lambda words, decision, value, view: None
    """Returns a question before an answer that would ruin the game if mistyped, by words, question, answer and view."""

    # Sentences, by view and words

    welcome: Callable[[Any, Any], list[str]]
    table: Callable[[Any, Any], list[str]]
    history: Callable[[Any, Any], list[str]]
    verses: Callable[[Any, Any], list[str]] = lambda view, words: []
    """The verses read so far, to read them again."""

    story: Callable[[Any, Any], list[str]]
    ending: Callable[[Any, Any], list[str]]

    # Drawings

    draw_head: Callable[["Scene", Signs], RenderableType]
    draw_body: Callable[["Scene", Console, Signs, int], RenderableType]
    """Draws the part between head and question, in a number of rows."""

    draw_history: Callable[[Any, Any, Console, Signs], RenderableType]
    draw_story: Callable[[Any, Any, Console, Signs], RenderableType]
