"""Drawing of a scene for a window of any size. Pure: it reads a scene and prints nothing."""

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.segment import Segments
from rich.text import Text

from afallon.terminal import parts
from afallon.terminal.prompt import letters, menu_of
from afallon.terminal.scene import Scene
from afallon.terminal.signs import Signs


def draw(scene: Scene, console: Console, signs: Signs, *, notice: str | None = None) -> RenderableType:
    """Draw the whole table at the height of the window, minus the input line."""
    head = scene.kit.draw_head(scene, signs)
    foot = _question(scene, console.width, notice)
    height = max(console.height - 1 - parts.height(console, head) - parts.height(console, foot), 0)
    body = console.render_lines(scene.kit.draw_body(scene, console, signs, height), new_lines=True)[:height]
    return Group(head, Segments(part for row in body for part in row), foot)


def _question(scene: Scene, width: int, notice: str | None) -> RenderableType:
    """Draw the question with its answers, or the seats that the table waits for."""
    words = scene.words
    lines: list[RenderableType] = [Rule(style="dim")]
    if notice:
        lines.append(Text(f"! {notice}", "bold red"))
    if scene.decision is None:
        return Group(*lines, *map(Text, words.waiting(scene.view)))
    lines.append(_asked(scene, scene.question()))
    lines += map(Text, parts.packed(choices(scene), width))
    lines += [Text(line, "dim") for line in words.barred(scene.decision)]
    shown = letters(words.language, menu_of(scene.decision, words))
    helps = [f"{letter} {label}" if letter != label else label for name, letter, label in shown if name != "table"]
    lines += [Text(row, "dim") for row in parts.packed(helps, width, " · ")]
    return Group(*lines)


def _asked(scene: Scene, question: str) -> Text:
    """Return the question, with the asked player's name if the screen is shared and the question lacks it."""
    assert scene.decision is not None
    names, text = scene.words.names, Text(question, "bold")
    name = names[scene.decision.seat]
    is_said = question.startswith((f"{name},", f"{name}:", f"{name} ("))
    if scene.kit.has_secrets or len(names) == 1 or len(scene.asked) > 1 or is_said:
        return text
    return Text.assemble((f" {name} ", "reverse"), " ", text)


def choices(scene: Scene) -> list[str]:
    """Return the answers with their shortest input in brackets and their consequences."""
    decision = scene.decision
    assert decision is not None
    shown = []
    for choice in menu_of(decision, scene.words).choices:
        hint = scene.words.remark(decision, choice.value, scene.view)
        shown.append(f"[{choice.handles[0]}] {choice.label}" + (f": {hint}" if hint else ""))
    return shown


def pages(renderable: RenderableType, console: Console) -> list[Segments]:
    """Return the rows of a long drawing, cut into pages that fit the window."""
    rows = console.render_lines(renderable, new_lines=True)
    size = max(console.height - 2, 1)
    starts = range(0, len(rows), size)
    return [Segments([part for row in rows[start : start + size] for part in row]) for start in starts]
