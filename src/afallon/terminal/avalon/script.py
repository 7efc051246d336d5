"""The night script, for somebody to read aloud at a table with real cards."""

from afallon.avalon.night import script
from afallon.avalon.plan import Setup
from afallon.kernel.wording import Named
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.words import capital


def night_lines(setup: Setup, words: AvalonWords) -> list[str]:
    """What the narrator says, one line for each thing said."""
    return [
        capital(words.say(line.key, **words.fact("character", Named(("character",)), line.character)))
        for line in script(setup)
    ]
