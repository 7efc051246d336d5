"""What the terminal needs of a game: how it is asked for, shown and told."""

from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console, RenderableType

from afallon.terminal.request import Request
from afallon.terminal.signs import Signs
from afallon.terminal.words import Words

if TYPE_CHECKING:
    from afallon.terminal.scene import Scene


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """One game at the terminal. Views and words are the game's own."""

    game: str
    words: Callable[[str, tuple[str, ...]], Words]
    """By language and names."""

    read_request: Callable[[Namespace, str], Request]
    """What a command line asks for, in a language."""

    chief: Callable[[Any], int]
    """By view: the seat to ask first, so that the keyboard travels less."""

    needs_confirmation: Callable[[str, Any], bool]
    """By kind of question and answer: whether a slip of the finger would ruin a game."""

    # In sentences, by view and words

    welcome: Callable[[Any, Any], list[str]]
    table: Callable[[Any, Any], list[str]]
    history: Callable[[Any, Any], list[str]]
    story: Callable[[Any, Any], list[str]]
    ending: Callable[[Any, Any], list[str]]

    # To look at

    draw_head: Callable[["Scene", Signs], RenderableType]
    draw_body: Callable[["Scene", Console, Signs, int], RenderableType]
    """What is between head and question, for so many rows."""

    draw_history: Callable[[Any, Any, Console, Signs], RenderableType]
    draw_story: Callable[[Any, Any, Console, Signs], RenderableType]
