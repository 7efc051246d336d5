"""Public things on the table beside quests and votes."""

from collections.abc import Iterator

from afallon.avalon.events import CardTurned
from afallon.avalon.modules.lady_of_the_lake import NAME as LADY
from afallon.avalon.scene import AvalonTable, Thing
from afallon.avalon.staging import table_scene
from afallon.avalon.view import AvalonView
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.words import capital


def lines(view: AvalonView, words: AvalonWords) -> list[str]:
    """Return one sentence for each thing; none in a game without modules."""
    table = table_scene(view)
    tokens = [line for thing, line in _tokens(table, words) if thing.name != LADY]
    return [*tokens, *_turned(table, words), *_marks(table, words), *_cards(table, words), *_shown(view, words)]


def lady(table: AvalonTable, words: AvalonWords) -> list[str]:
    """Return who has the Lady of the Lake. It is separate since the token stays from quest to quest."""
    return [line for thing, line in _tokens(table, words) if thing.name == LADY]


def _tokens(table: AvalonTable, words: AvalonWords) -> Iterator[tuple[Thing, str]]:
    for name, person in zip(words.names, table.people, strict=False):
        for thing in person.tokens:
            yield thing, f"{capital(words.say(thing.words))}: {name}"


def _turned(table: AvalonTable, words: AvalonWords) -> Iterator[str]:
    """Yield the face-up card of each seat, while this team is out."""
    for seat, person in enumerate(table.people):
        if person.card_up is not None:
            yield words.event(CardTurned(seat=seat, card=person.card_up))


def _marks(table: AvalonTable, words: AvalonWords) -> Iterator[str]:
    """Yield the marks at quests, each with its quest numbers."""
    at_quests: dict[str, list[str]] = {}
    for number, quest in enumerate(table.quests, start=1):
        for mark in quest.marks:
            at_quests.setdefault(mark.words, []).append(str(number))
    if at_quests:
        marks = [f"{words.say(key)} {', '.join(numbers)}" for key, numbers in at_quests.items()]
        yield words.say("terminal-marks", marks="; ".join(marks))


def _cards(table: AvalonTable, words: AvalonWords) -> Iterator[str]:
    """Yield the plot cards still to be given, and those held by players."""
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
    """Yield the other players' characters that all have seen before the end."""
    if isinstance(view.reader, int) and view.outcome is None:
        for seat in view.shown:
            if seat != view.reader:
                yield words.person(seat, view)
