"""The table in whole sentences, for those who listen, and for pipes."""

from afallon.avalon.view import AvalonView
from afallon.terminal.prompt import commands, menu_of
from afallon.terminal.scene import Scene
from afallon.terminal.words import Words


def table(view: AvalonView, words: Words) -> list[str]:
    """Everything the drawn table shows but the votes: what the reader knows, the quests, the leader, the count."""
    lines = [*words.knowledge(view), *quests(view, words)]
    if view.leader >= 0:
        lines.append(words.say("terminal-leader", name=words.names[view.leader]))
    if view.lady_holders:
        lines.append(words.say("terminal-lady", name=words.names[view.lady_holders[-1]]))
    return [*lines, words.say("terminal-rejections", track=f"{view.rejections} / 5")]


def quests(view: AvalonView, words: Words) -> list[str]:
    """The five quests, one sentence each."""
    lines = []
    for number, (size, needed) in enumerate(zip(view.sizes, view.fails_to_sink, strict=True), start=1):
        parts = [words.say("terminal-quest", quest=number, size=size)]
        if needed > 1:
            parts.append(words.say("avalon-quest-numbered.two-fails"))
        for quest in view.quests:
            if quest.quest == number and quest.succeeded is not None:
                kind = "quest-succeeded" if quest.succeeded else "quest-failed"
                parts.append(words.say(f"avalon-event-{kind}", quest=number, fails=quest.fails))
        lines.append(" ".join(parts))
    return lines


def question(scene: Scene) -> list[str]:
    """The question, and what may be answered."""
    assert scene.decision is not None
    menu = menu_of(scene.decision, scene.words)
    typed = ", ".join(f"{choice.handles[0]}: {choice.label}" for choice in menu.choices)
    return [scene.words.question(scene.decision, scene.view), typed]


def letters(words: Words) -> str:
    """What else may be typed at any question."""
    typed = commands(words.language)
    return ", ".join(f"{typed[name][0]}: {words.say(f'terminal-command-{name}.label')}" for name in typed)
