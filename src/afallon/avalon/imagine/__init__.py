"""Determinization for bots that search: sample a complete game that is consistent with one seat's stream."""

from collections.abc import Mapping, Sequence
from typing import Any

from afallon.avalon.announced import announced_setup
from afallon.avalon.cards import CARDS
from afallon.avalon.imagine.cards import Telling, choose
from afallon.avalon.imagine.clues import Clues, read
from afallon.avalon.imagine.deals import Deals
from afallon.avalon.imagine.telling import DRAWN, told_later
from afallon.avalon.questions import ChangeCard, PlayCard
from afallon.avalon.state import AvalonTable
from afallon.kernel import CHANCE, Answer, Answered, AnswerError, Decision, Event, Game, Rewound, Rng, Table

_TRIES = 1000


class DoesNotFit(Exception):
    """This deal is inconsistent with the events."""


def imagine(game: Game, events: Sequence[Event], seat: int | None, rng: Rng) -> AvalonTable:
    """Return a table whose stream for this seat equals `events`; every consistent deal can be sampled.

    The stream must reach at least to the first question to a person. Raise `ValueError` if no deal is found.
    """
    clues = read(events)
    setup = announced_setup(clues.announced)
    deals = Deals(Table(game, setup, seats=setup.seats), clues)
    for _ in range(_TRIES):
        deal = deals.imagine(rng)
        if deal is None:
            break
        table = _play(Table(game, setup, seats=setup.seats), deal, events, clues, rng)
        if table is not None and table.events_for(seat) == list(events):
            return table
    raise ValueError("no deal fits these events")


def _play(
    table: AvalonTable, deal: Sequence[str], events: Sequence[Event], clues: Clues, rng: Rng
) -> AvalonTable | None:
    """Replay the game with this deal, every answer in its original order; return `None` if that is impossible."""
    cards: dict[int, str] = {}
    try:
        for name in deal:
            _draw(table, name)
        _draw(table, clues.first_leader)
        for place, event in enumerate(events):
            if isinstance(event, Rewound):
                table.undo()
            elif isinstance(event, DRAWN):
                _draw(table, event.card)
            elif isinstance(event, Answered):
                decision = table.open[event.seat]
                if event.given:
                    value = event.value
                elif isinstance(decision.about, PlayCard):
                    if place not in cards:
                        cards |= _imagine_cards(table.open, clues.quests, place, rng)
                    value = cards[place]
                elif isinstance(decision.about, ChangeCard):
                    value = cards[place]
                else:
                    value = told_later(decision, events, place, rng)
                table.submit(Answer(decision.id, decision.seat, value))
    except (AnswerError, DoesNotFit, LookupError):
        return None
    return table


def _draw(table: AvalonTable, value: str | int) -> None:
    table.submit(Answer(table.open[CHANCE].id, CHANCE, value))


def _imagine_cards(asked: Mapping[int, Decision], quests: Sequence[Telling], place: int, rng: Rng) -> dict[int, str]:
    """Return, by place in the stream, a card for every member of the team whose first answer is at `place`."""
    telling = next(telling for telling in quests if any(place in quest.places.values() for quest in telling))
    members = {member for quest in telling for member in quest.places}
    hands: dict[int, Any] = {
        member: tuple(asked[member].options.enumerate()) if member in asked else tuple(CARDS) for member in members
    }
    cards = choose(telling, hands, rng)
    if cards is None:
        raise DoesNotFit
    return cards
