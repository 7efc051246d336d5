"""What the terminal needs of a game: how it is asked for, shown and told."""

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
    """One game at the terminal. Views and words are the game's own."""

    game: str
    words: Callable[[str, tuple[str, ...]], Words]
    """By language and names."""

    read_request: Callable[[Namespace, str], Request]
    """What a command line asks for, in a language."""

    regroup: Callable[[Namespace, str, Any, tuple[str, ...]], Request] | None = None
    """What a command line asks for when a game goes on with other people; by its table, and their names before."""

    placed: Callable[[Record, Path], Record] = lambda record, path: record
    """The record of this file as it can be replayed, where its options depend on where the file lies."""

    at_table: Callable[[Any, Any], Any] = lambda words, setup: words
    """Words that know a set-up, for a game whose names stand in it."""

    has_secrets: bool = True
    """Whether anybody knows what others must not see; if not, the screen is for all, and the keyboard just travels."""

    consent: Callable[[Decision], tuple[str, Any] | None] = lambda decision: None
    """The answer that agrees to what somebody else does, and the name of what is agreed to; or it is no such question.
    Somebody may agree to that once and for all."""

    may_undo: Callable[[Any], bool] = lambda view: False
    """By view: whether the last answer may be taken back."""

    shares_turns: Callable[[Decision], bool] = lambda decision: False
    """Whether any of those who have this question may answer it for all: then people come first."""

    is_joint: Callable[[Decision], bool] = lambda decision: False
    """Whether one answer comes of all who have this question: then one of them types it for all at this keyboard."""

    chief: Callable[[Any], int]
    """By view: the seat to ask first, so that the keyboard travels less."""

    confirmation: Callable[[Any, Decision, Any, Any], str | None] = lambda words, decision, value, view: None
    """By words, question, answer and view: what to ask first, where a slip of the finger would ruin a game."""

    # In sentences, by view and words

    welcome: Callable[[Any, Any], list[str]]
    table: Callable[[Any, Any], list[str]]
    history: Callable[[Any, Any], list[str]]
    verses: Callable[[Any, Any], list[str]] = lambda view, words: []
    """What has been read aloud so far, to read it again."""

    story: Callable[[Any, Any], list[str]]
    ending: Callable[[Any, Any], list[str]]

    # To look at

    draw_head: Callable[["Scene", Signs], RenderableType]
    draw_body: Callable[["Scene", Console, Signs, int], RenderableType]
    """What is between head and question, for so many rows."""

    draw_history: Callable[[Any, Any, Console, Signs], RenderableType]
    draw_story: Callable[[Any, Any, Console, Signs], RenderableType]
