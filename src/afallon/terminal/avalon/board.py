"""What lies on the table for all to see, beside the quests and the votes."""

from collections.abc import Iterator

from afallon.avalon.events import CardTurned
from afallon.avalon.modules.lady_of_the_lake import NAME as LADY
from afallon.avalon.scene import AvalonTable, Thing
from afallon.avalon.staging import table_scene
from afallon.avalon.view import AvalonView
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.words import capital


def lines(view: AvalonView, words: AvalonWords) -> list[str]:
    """One sentence for each thing; nothing in a game without modules."""
    table = table_scene(view)
    tokens = [line for thing, line in _tokens(table, words) if thing.name != LADY]
    return [*tokens, *_turned(table, words), *_marks(table, words), *_cards(table, words), *_shown(view, words)]


def lady(table: AvalonTable, words: AvalonWords) -> list[str]:
    """Who has the Lady of the Lake; she is told apart, since she stays from quest to quest."""
    return [line for thing, line in _tokens(table, words) if thing.name == LADY]


def _tokens(table: AvalonTable, words: AvalonWords) -> Iterator[tuple[Thing, str]]:
    for name, person in zip(words.names, table.people, strict=False):
        for thing in person.tokens:
            yield thing, f"{capital(words.say(thing.words))}: {name}"


def _turned(table: AvalonTable, words: AvalonWords) -> Iterator[str]:
    """Whose card lies face up, as long as this team is out."""
    for seat, person in enumerate(table.people):
        if person.card_up is not None:
            yield words.event(CardTurned(seat=seat, card=person.card_up))


def _marks(table: AvalonTable, words: AvalonWords) -> Iterator[str]:
    """Whatever was laid at quests, each with their numbers."""
    at_quests: dict[str, list[str]] = {}
    for number, quest in enumerate(table.quests, start=1):
        for mark in quest.marks:
            at_quests.setdefault(mark.words, []).append(str(number))
    if at_quests:
        marks = [f"{words.say(key)} {', '.join(numbers)}" for key, numbers in at_quests.items()]
        yield words.say("terminal-marks", marks="; ".join(marks))


def _cards(table: AvalonTable, words: AvalonWords) -> Iterator[str]:
    """Plot cards: those that are still to be given, and those that somebody keeps."""
    if table.cards:
        yield words.say("terminal-plot-drawn", cards=_named(table.cards, words))
    held = [
        words.say("avalon-player-and-plot-cards", name=name, cards=_named(person.cards, words))
        for name, person in zip(words.names, table.people, strict=False)
        if person.cards
    ]
    if held:
        yield words.say("terminal-plot-hands", hands=words.joined(held))


def _named(things: list[Thing], words: AvalonWords) -> str:
    return words.joined(words.say(thing.words) for thing in things)


def _shown(view: AvalonView, words: AvalonWords) -> Iterator[str]:
    """Others' characters that all have seen before the end."""
    if isinstance(view.reader, int) and view.outcome is None:
        for seat in view.shown:
            if seat != view.reader:
                yield words.person(seat, view)
