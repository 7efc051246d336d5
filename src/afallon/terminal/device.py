"""The two output devices of the terminal: a drawn table, and plain lines for screen readers and pipes."""

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from rich.console import Console, Group, RenderableType
from rich.text import Text

from afallon.terminal import screen, spoken
from afallon.terminal.prompt import menu_of
from afallon.terminal.scene import Scene
from afallon.terminal.signs import DRAWN, TYPED, Signs
from afallon.terminal.words import Words

Drawing = Callable[[Console, Signs], RenderableType]
"""A function that draws something for a console and its set of signs."""

PROMPT = "> "
_BLANK_LINES = 80
"""Number of empty lines that push a secret off a terminal that cannot be cleared."""


class Device(Protocol):
    """Shows a scene and reads an answer. Reading may end in `EOFError` or `KeyboardInterrupt`."""

    def begin(self) -> None: ...

    def end(self) -> None: ...

    def tell(self, scene: Scene) -> None:
        """Begin a turn: print new log lines, unless the scene will be drawn as a whole."""

    def ask(self, scene: Scene, notice: str | None) -> str:
        """Show the scene, its question and the previous error, and read a line."""

    def read(self, lines: Sequence[str], words: Words, drawing: Drawing | None = None) -> None:
        """Show something other than the table, and wait until it is read."""

    def step(self, scene: Scene, line: str) -> str:
        """Show the scene at one moment of a replay, and wait for a line if the device pauses."""

    def turn_to(self, line: str) -> None:
        """Say which player is asked, where all share the screen and it does not show this."""

    def hand_over(self, scene: Scene, line: str) -> None:
        """Remove all secrets from the screen, show the public scene, and wait for the next player."""

    def wipe(self) -> None:
        """Clear the screen."""

    def leave(self, lines: Sequence[str], drawing: Drawing | None = None) -> None:
        """Print the last lines, which stay in the terminal after the end."""

    def show_command(self, line: str) -> None:
        """Print a command to copy, without line breaks."""


def open_device(*, plain: bool, shared: bool) -> Device:
    """Return the device for this terminal: drawn if possible, unless `plain` is set."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    console = _Console(highlight=False)
    if plain or not console.is_terminal or console.is_dumb_terminal or not sys.stdin.isatty():
        return Plain(console)
    return Painted(console, TYPED if console.options.ascii_only else DRAWN, shared=shared)


class _Console(Console):
    """A console that lets `main` choose the exit code when the reader of its output is gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError from None


class Painted:
    """A full-screen device, redrawn for each question, on the terminal's alternate screen without scrollback."""

    def __init__(self, console: Console, signs: Signs, *, shared: bool) -> None:
        self._console, self._signs, self._shared = console, signs, shared

    def begin(self) -> None:
        self._console.set_alt_screen(True)

    def end(self) -> None:
        self.wipe()
        self._console.set_alt_screen(False)

    def tell(self, scene: Scene) -> None:
        pass

    def ask(self, scene: Scene, notice: str | None) -> str:
        self.wipe()
        self._console.print(screen.draw(scene, self._console, self._signs, notice=notice))
        return input(PROMPT)

    def read(self, lines: Sequence[str], words: Words, drawing: Drawing | None = None) -> None:
        content = drawing(self._console, self._signs) if drawing else _paragraphs(lines)
        for page in screen.pages(content, self._console):
            self.wipe()
            self._console.print(page, end="")
            self._wait(words.say("terminal-press-enter"))

    def step(self, scene: Scene, line: str) -> str:
        self.wipe()
        self._console.print(screen.draw(scene, self._console, self._signs))
        return self._wait(line)

    def turn_to(self, line: str) -> None:
        pass

    def hand_over(self, scene: Scene, line: str) -> None:
        self.step(scene, line)

    def wipe(self) -> None:
        if self._shared:
            self._console.file.write("\x1b[3J")  # clears the scrollback
        self._console.clear()

    def leave(self, lines: Sequence[str], drawing: Drawing | None = None) -> None:
        self._console.print(drawing(self._console, self._signs) if drawing else _paragraphs(lines))

    def show_command(self, line: str) -> None:
        self._console.print(Text(line), soft_wrap=True)

    def _wait(self, line: str) -> str:
        self._console.print(Text(line, "bold reverse"), end=" ")
        return input()


class Plain:
    """A line-based device: prints only news, in whole sentences, without symbols."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._knows_letters = False

    def begin(self) -> None:
        pass

    def end(self) -> None:
        pass

    def tell(self, scene: Scene) -> None:
        self._print(line for fresh, line in scene.log(in_full=True) if fresh)

    def ask(self, scene: Scene, notice: str | None) -> str:
        if notice:
            self._print([notice])
        self._print(spoken.question(scene))
        if not self._knows_letters:
            assert scene.decision is not None
            self._print([spoken.commands(scene.words, menu_of(scene.decision, scene.words))])
            self._knows_letters = True
        return self._input(PROMPT)

    def read(self, lines: Sequence[str], words: Words, drawing: Drawing | None = None) -> None:
        self._print(lines)

    def step(self, scene: Scene, line: str) -> str:
        self.tell(scene)
        return ""

    def turn_to(self, line: str) -> None:
        self._print([line])

    def hand_over(self, scene: Scene, line: str) -> None:
        self.wipe()
        self._print([line])
        self._input()

    def wipe(self) -> None:
        if self._console.is_terminal:
            self._console.print("\n" * _BLANK_LINES)

    def leave(self, lines: Sequence[str], drawing: Drawing | None = None) -> None:
        self._print(lines)

    def show_command(self, line: str) -> None:
        self._console.print(Text(line), soft_wrap=True)

    def _input(self, prompt: str = "") -> str:
        typed = input(prompt)
        if not sys.stdin.isatty():
            self._console.print()  # piped input does not echo a line break
        return typed

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._console.print(Text(line))


def _paragraphs(lines: Sequence[str]) -> RenderableType:
    return Group(*map(Text, lines))
