"""Imagining: a whole game that one seat's stream does not tell from the real one, for players that search."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from afallon.avalon.character import EVIL
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.night import sights
from afallon.avalon.plan import Setup
from afallon.avalon.setup import set_up
from afallon.avalon.state import AvalonTable
from afallon.avalon.view import AvalonView
from afallon.kernel import Answer, Decision, Event, Game, Rng, Table

_TRIES = 10_000


def imagine(game: Game, events: Sequence[Event], seat: int | None, rng: Rng) -> AvalonTable:
    """A table whose stream for this seat equals `events`; every deal that fits them may come up."""
    view = AvalonView(reader=seat)
    for event in events:  # an undo takes back what happened, not what the reader has learnt
        view.apply(event)
    guesser = _guesser(events)
    showings = _showings(events)
    for _ in range(_TRIES):
        deal = _imagine_deal(view, guesser, rng)
        if deal is not None and (cards := _imagine_cards(events, showings, deal, rng)) is not None:
            return _play(game, _setup(view, deal), events, cards, rng)
    raise ValueError("no deal fits these events")


def _imagine_deal(view: AvalonView, guesser: int | None, rng: Rng) -> list[str] | None:
    """Characters for all seats that fit what the reader has been dealt, has seen, and was shown."""
    setup = _setup(view)
    left = Counter(setup.deck)
    deal: list[str] = []
    for seat in range(view.seats):
        fitting = [name for name in left if left[name] and _fits(view, setup, guesser, seat, name)]
        copies = [left[name] for name in fitting]
        if not fitting:
            return None
        at = rng.random() * sum(copies)
        chosen = fitting[-1]
        for name, number in zip(fitting, copies, strict=True):
            at -= number
            if at < 0:
                chosen = name
                break
        left[chosen] -= 1
        deal.append(chosen)
    return deal


def _fits(view: AvalonView, setup: Setup, guesser: int | None, seat: int, name: str) -> bool:
    """Whether the reader may believe that this seat holds this character."""
    if seat in view.characters:
        return view.characters[seat] == name
    character = CHARACTERS[name]
    if view.evil and (seat in view.evil) != (character.side == EVIL):
        return False
    own = view.characters.get(view.reader) if isinstance(view.reader, int) else None
    if own is not None:
        seen = {entry.step: entry.seats for entry in view.seen}
        for sight in sights(setup):
            looks = sight.watchers.matches(CHARACTERS[own].tags)
            if looks and sight.shown.matches(character.tags) != (seat in seen.get(sight.name, ())):
                return False
    if guesser is not None and (seat == guesser) != (name == setup.assassin):
        return False
    return all(
        entry.card is None or entry.inspected != seat or entry.card == character.side for entry in view.inspections
    )


def _guesser(events: Sequence[Event]) -> int | None:
    """Who was asked to name Merlin, if it has come to that."""
    asked = (event.data for event in events if event.kind == "asked")
    return next((told["seat"] for told in asked if told["kind"] == "assassinate"), None)


def _showings(events: Sequence[Event]) -> list[tuple[list[int], int]]:
    """For each time that cards were shown: the places of the answers that gave them, and how many were fails."""
    standing: list[int] = []
    showings: list[tuple[list[int], int]] = []
    for place, event in enumerate(events):
        if event.kind == "answered":
            standing.append(place)
        elif event.kind == "rewound":
            standing = [earlier for earlier in standing if events[earlier].number <= event.data["to"]]
        elif event.kind == "cards_shown":
            first = len(standing)
            while first and events[standing[first - 1]].data["kind"] == "play_card":
                first -= 1
            showings.append((standing[first:], event.data["cards"].get("fail", 0)))
    return showings


def _imagine_cards(
    events: Sequence[Event], showings: list[tuple[list[int], int]], deal: list[str], rng: Rng
) -> dict[int, str] | None:
    """A card for each answer that was shown, by its place, or `None` if this deal cannot have shown those cards."""
    cards: dict[int, str] = {}
    for answers, fails in showings:
        cards.update({place: events[place].data["value"] for place in answers if "value" in events[place].data})
        unknown = [place for place in answers if place not in cards]
        able = [place for place in unknown if CHARACTERS[deal[events[place].data["seat"]]].side == EVIL]
        missing = fails - sum(cards.get(place) == "fail" for place in answers)
        if not 0 <= missing <= len(able):
            return None
        failing = [able.pop(int(rng.random() * len(able))) for _ in range(missing)]
        cards.update({place: "fail" if place in failing else "success" for place in unknown})
    return cards


def _play(game: Game, setup: Setup, events: Sequence[Event], cards: dict[int, str], rng: Rng) -> AvalonTable:
    """Play the game again under this set-up, every answer in the order in which it was given."""
    table: AvalonTable = Table(game, setup, seats=setup.seats)
    for place, event in enumerate(events):
        if event.kind == "rewound":
            table.undo()
        if event.kind != "answered":
            continue
        decision = table.open[event.data["seat"]]
        if "value" in event.data:
            value = event.data["value"]
        elif place in cards:
            value = cards[place]
        else:
            value = _told_later(decision, events[place:], rng)
        table.submit(Answer(decision.id, decision.seat, value))
    return table


_TOLD_BY: dict[str, tuple[str, Callable[[dict[str, Any], int], Any]]] = {
    "choose_team": ("team_proposed", lambda told, seat: told["team"]),
    "vote": ("votes_shown", lambda told, seat: told["votes"][seat]),
    "inspect": ("inspected", lambda told, seat: told["inspected"]),
    "show_loyalty": ("loyalty_shown", lambda told, seat: told["card"] if told["inspected"] == seat else None),
    "assassinate": ("merlin_guessed", lambda told, seat: told["named"]),
}
"""By kind of decision: the event that tells its answer to all, and where."""


def _told_later(decision: Decision, following: Sequence[Event], rng: Rng) -> Any:
    """The answer that later events tell; where they do not, anything that may be answered."""
    kind, value = _TOLD_BY.get(decision.kind, ("", lambda told, seat: None))
    for event in following:
        if event.kind == kind:
            told = value(event.data, decision.seat)
            return decision.options.sample(rng) if told is None else told
        if event.kind == "asked" and event.data["seat"] == decision.seat:
            break
    return decision.options.sample(rng)


def _setup(view: AvalonView, deal: list[str] | None = None) -> Setup:
    """The set-up as it was announced, with a deal of one's own."""
    options: dict[str, Any] = {
        "edition": view.edition,
        "characters": [name for name in view.deck if not CHARACTERS[name].fills_up],
        "modules": view.modules,
        "assassin": view.assassin,
        "fifth_team": view.fifth_team,
        "first_leader": view.first_leader,
        "deal": deal,
    }
    return set_up(view.seats, options)
