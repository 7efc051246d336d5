"""Avalon's table in sentences."""

from afallon.avalon.sizes import LAST_ATTEMPT
from afallon.avalon.staging import table_scene
from afallon.avalon.view import AvalonView
from afallon.terminal.avalon import board
from afallon.terminal.avalon.words import AvalonWords


def welcome(view: AvalonView, words: AvalonWords) -> list[str]:
    """Return the characters, modules and options in play."""
    return [
        words.say("terminal-in-play", names=words.joined(words.deck(view.deck))),
        *(words.say("terminal-module", module=words.say(f"avalon-module-{name}")) for name in view.modules),
        *(words.say("terminal-option", option=words.say(key)) for key in table_scene(view).options),
    ]


def table(view: AvalonView, words: AvalonWords) -> list[str]:
    """Return the contents of the drawn table without votes: knowledge, quests, things, leader and rejections."""
    scene = table_scene(view)
    lines = [*words.knowledge(view), *quests(view, words), *board.lines(view, words)]
    if scene.leader is not None:
        lines.append(words.say("terminal-leader", name=words.names[scene.leader]))
    lines += board.lady(scene, words)
    return [*lines, words.say("terminal-rejections", track=f"{scene.rejections} / {LAST_ATTEMPT}")]


def quests(view: AvalonView, words: AvalonWords) -> list[str]:
    """Return the five quests, one sentence each."""
    lines = []
    for number, quest in enumerate(table_scene(view).quests, start=1):
        parts = [words.say("terminal-quest", quest=number, size=quest.size)]
        if quest.fails_to_sink > 1:
            parts.append(words.say("avalon-quest-numbered.two-fails"))
        if quest.succeeded is not None:
            kind = "quest-succeeded" if quest.succeeded else "quest-failed"
            parts.append(words.say(f"avalon-event-{kind}", quest=number, fails=quest.fails))
        lines.append(" ".join(parts))
    return lines
