"""Avalon's table in whole sentences."""

from afallon.avalon.box import OPTIONS, untold
from afallon.avalon.modules.lady_of_the_lake import KnownLady
from afallon.avalon.view import AvalonView
from afallon.terminal.avalon import board
from afallon.terminal.avalon.words import AvalonWords


def welcome(view: AvalonView, words: AvalonWords) -> list[str]:
    """What is played."""
    return [
        words.say("terminal-in-play", names=words.joined(words.deck(view.deck))),
        *(words.say("terminal-module", module=words.say(f"avalon-module-{name}")) for name in view.modules),
        *(words.say("terminal-option", option=words.say(f"avalon-option-{name}")) for name in _options(view)),
    ]


def _options(view: AvalonView) -> list[str]:
    """The options that are worth a word, each by what follows `avalon-option-`."""
    settled = [(OPTIONS[name], value) for name, value in view.announced.options.items()]
    told = [(option, value) for option, value in settled if value != untold(option)]
    return [option.name if option.is_switch else f"{option.name}-{value}" for option, value in told]


def table(view: AvalonView, words: AvalonWords) -> list[str]:
    """Everything the drawn table shows but the votes: what the reader knows, the quests, the leader, the count."""
    lines = [*words.knowledge(view), *quests(view, words), *board.lines(view, words)]
    if view.leader >= 0:
        lines.append(words.say("terminal-leader", name=words.names[view.leader]))
    lady = KnownLady.of(view).holder
    if lady is not None:
        lines.append(words.say("terminal-lady", name=words.names[lady]))
    return [*lines, words.say("terminal-rejections", track=f"{view.rejections} / 5")]


def quests(view: AvalonView, words: AvalonWords) -> list[str]:
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
