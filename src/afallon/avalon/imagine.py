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
from afallon.avalon.view import AvalonView, Quest
from afallon.kernel import Answer, Decision, Event, Fold, Game, Rng, Table

_TRIES = 10_000


def imagine(game: Game, events: Sequence[Event], seat: int | None, rng: Rng) -> AvalonTable:
    """A table whose stream for this seat equals `events`; every deal that fits them may come up."""
    fold = Fold(lambda: AvalonView(reader=seat))
    view = fold.extend(list(events))
    assert isinstance(view, AvalonView)
    for _ in range(_TRIES):
        deal = _imagine_deal(view, rng)
        if deal is not None and (cards := _imagine_cards(view, deal, rng)) is not None:
            return _play(game, _setup(view, deal), events, cards, rng)
    raise ValueError("no deal fits these events")


def _imagine_deal(view: AvalonView, rng: Rng) -> list[str] | None:
    """Characters for all seats that fit what the reader has been dealt, has seen, and was shown."""
    setup = _setup(view)
    left = Counter(setup.deck)
    deal: list[str] = []
    for seat in range(view.seats):
        fitting = [name for name in left if left[name] and _fits(view, setup, seat, name)]
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


def _fits(view: AvalonView, setup: Setup, seat: int, name: str) -> bool:
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
    if view.guess is not None and (seat == view.guess[0]) != (name == setup.assassin):
        return False
    if any(kind == "assassinate" and (seat == asked) != (name == setup.assassin) for asked, kind in view.asked.items()):
        return False
    return all(
        entry.card is None or entry.inspected != seat or entry.card == character.side for entry in view.inspections
    )


def _imagine_cards(view: AvalonView, deal: list[str], rng: Rng) -> dict[int, dict[int, str]] | None:
    """For each quest who played which card, or `None` if this deal cannot have shown those cards."""
    cards: dict[int, dict[int, str]] = {}
    for quest in view.quests:
        played = _imagine_quest(view, quest, deal, rng)
        if played is None:
            return None
        cards[quest.quest] = played
    return cards


def _imagine_quest(view: AvalonView, quest: Quest, deal: list[str], rng: Rng) -> dict[int, str] | None:
    known = view.cards_given.get(quest.quest, {})
    fails = quest.cards.get("fail", 0) - sum(card == "fail" for card in known.values())
    able = [seat for seat in quest.team if seat not in known and CHARACTERS[deal[seat]].side == EVIL]
    if not 0 <= fails <= len(able):
        return None
    failing = [able.pop(int(rng.random() * len(able))) for _ in range(fails)]
    return {seat: known.get(seat, "fail" if seat in failing else "success") for seat in quest.team}


def _play(game: Game, setup: Setup, events: Sequence[Event], cards: dict[int, dict[int, str]], rng: Rng) -> AvalonTable:
    """Play the game again under this set-up, every answer in the order in which it was given."""
    table: AvalonTable = Table(game, setup, seats=setup.seats)
    for place, event in enumerate(events):
        if event.kind != "answered":
            continue
        decision = table.open[event.data["seat"]]
        if "value" in event.data:
            value = event.data["value"]
        elif decision.kind == "play_card" and table.state.quest in cards:
            value = cards[table.state.quest][decision.seat]
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
