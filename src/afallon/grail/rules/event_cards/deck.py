"""The event deck: story events of a chapter, and random events that cards put on top of it."""

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
"""A card of the event deck that came face down from the top of the random stack. Nobody knows which one it is before it
is revealed, so until then the stack is treated as if it still lay there. No card of a pack has this name."""


def build_event_deck(turn: GrailTurn, chapter: Chapter | None) -> None:
    """The parts lie on each other in the order of the chapter's recipe, the first on top (GR-WORLD-16)."""
    groups = [] if chapter is None else list(_groups(turn, chapter))
    first = next((place for place, group in enumerate(groups) if len(group) > 1), len(groups))
    tell(turn, DeckBuilt(deck=EVENTS, cards=groups[first] if first < len(groups) else ()))
    for (card,) in reversed(groups[:first]):
        tell(turn, CardPutOnTop(deck=EVENTS, card=card))
    for group in reversed(groups[first + 1 :]):
        turn.push("put_under", EVENTS, group)


def discard_event_deck(turn: GrailTurn) -> None:
    """The story events that are left in it are over; random ones are in their stack again (GR-WORLD-24)."""
    deck = turn.state.decks[EVENTS]
    pool = (card for card, copies in deck.pool.items() for _ in range(copies))
    for card in (*deck.top, *pool, *deck.bottom):
        if card in setup_of(turn).pack.story_events:
            tell(turn, EventDiscarded(event=card))
        elif card != UNSEEN:  # somebody has looked at it
            tell(turn, CardPutAtBottom(deck=RANDOM_EVENTS, card=card))


def put_random_events(turn: GrailTurn, amount: int) -> None:
    """From the top of the random stack on top of the event deck, as many as are left (GR-EVENT-02).

    A mode may call for one fewer (GR-MODE-27).
    """
    decks = turn.state.decks
    amount -= "challenge_fewer_random_events" in turn.state.rules
    left = len(decks[RANDOM_EVENTS]) - decks[EVENTS].top.count(UNSEEN)
    for _ in range(min(amount, left)):
        tell(turn, CardPutOnTop(deck=EVENTS, card=UNSEEN))


def _groups(position: GrailPosition, chapter: Chapter) -> Iterator[tuple[str, ...]]:
    """The deck from its top: cards whose order chance decides are together."""
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
