"""The night script, to be read aloud at a table with real cards."""

from afallon.avalon.night import script
from afallon.avalon.plan import Setup
from afallon.kernel.wording import Named
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.words import capital


def night_lines(setup: Setup, words: AvalonWords) -> list[str]:
    """Return the narrator's lines."""
    return [
        capital(words.say(line.key, **words.fact("character", Named(("character",)), line.character)))
        for line in script(setup)
    ]
