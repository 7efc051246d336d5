"""A question in sentences, for screen readers and pipes."""

from afallon.terminal.prompt import Menu, letters, menu_of
from afallon.terminal.scene import Scene
from afallon.terminal.words import Words


def question(scene: Scene) -> list[str]:
    """Return the question, its answers, and the barred ones."""
    decision, words = scene.decision, scene.words
    assert decision is not None
    typed, menu = [], menu_of(decision, words)
    for choice in menu.choices:
        hint = words.remark(decision, choice.value, scene.view)
        typed.append(f"{choice.handles[0]}: {choice.label}" + (f" ({hint})" if hint else ""))
    if scene.kit.may_undo(scene.view):
        typed += [f"{letter}: {label}" for name, letter, label in letters(words.language, menu) if name == "undo"]
    return [scene.question(), ", ".join(typed), *words.barred(decision)]


def commands(words: Words, menu: Menu) -> str:
    """Return the commands available at this question."""
    return ", ".join(f"{letter}: {label}" for _, letter, label in letters(words.language, menu))
