"""The event deck: story events of a chapter, and random events that effects put on top of it."""

from collections.abc import Iterator
from typing import Final

from afallon.grail.content.chapters import Chapter
from afallon.grail.rules.decks.events import CardPutAtBottom, CardPutOnTop, DeckBuilt
from afallon.grail.rules.event_cards.events import EventDiscarded
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of
from afallon.grail.rules.telling import tell

EVENTS: Final = "events"
RANDOM_EVENTS: Final = "random_events"

UNSEEN: Final = "*"
"""Placeholder for a face-down card from the top of the random stack in the event deck.

Nobody knows the card before it is revealed, so until then the stack is treated as still holding it. No card of a pack
has this name.
"""


def build_event_deck(turn: GrailTurn, chapter: Chapter | None) -> None:
    """Build the deck from the parts of the chapter's recipe, the first part on top (GR-WORLD-16)."""
    groups = [] if chapter is None else list(_groups(turn, chapter))
    first = next((place for place, group in enumerate(groups) if len(group) > 1), len(groups))
    tell(turn, DeckBuilt(deck=EVENTS, cards=groups[first] if first < len(groups) else ()))
    for (card,) in reversed(groups[:first]):
        tell(turn, CardPutOnTop(deck=EVENTS, card=card))
    for group in reversed(groups[first + 1 :]):
        turn.push("put_under", EVENTS, group)


def discard_event_deck(turn: GrailTurn) -> None:
    """Discard the remaining story events, and return random ones to their stack (GR-WORLD-24)."""
    deck = turn.state.decks[EVENTS]
    pool = (card for card, copies in deck.pool.items() for _ in range(copies))
    for card in (*deck.top, *pool, *deck.bottom):
        if card in setup_of(turn).pack.story_events:
            tell(turn, EventDiscarded(event=card))
        elif card != UNSEEN:  # a card that was looked at
            tell(turn, CardPutAtBottom(deck=RANDOM_EVENTS, card=card))


def put_random_events(turn: GrailTurn, amount: int) -> None:
    """Put random events from the top of their stack on the event deck, as many as are left (GR-EVENT-02).

    A mode rule may reduce the number by one (GR-MODE-27).
    """
    decks = turn.state.decks
    amount -= "challenge_fewer_random_events" in turn.state.rules
    left = len(decks[RANDOM_EVENTS]) - decks[EVENTS].top.count(UNSEEN)
    for _ in range(min(amount, left)):
        tell(turn, CardPutOnTop(deck=EVENTS, card=UNSEEN))


def _groups(position: GrailPosition, chapter: Chapter) -> Iterator[tuple[str, ...]]:
    """Yield the deck from its top, in groups of cards whose order chance decides."""
    for recipe in chapter.events:
        cards = tuple(
            event.id
            for event in setup_of(position).pack.story_events.values()
            if (event.chapter, event.part) == (chapter.number, recipe.part)
        )
        if recipe.shuffled and cards:
            yield cards
        else:
            yield from ((card,) for card in cards)
