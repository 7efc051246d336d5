"""Imagining: a complete game that is consistent with one seat's stream, for players that search."""

from collections.abc import Iterator, Sequence

from afallon.kernel import CHANCE, Answer, Answered, Decision, Deck, Event, Fold, Game, Rng, Subset, Table, accepted
from afallon.voyage import fields
from afallon.voyage.events import CourseSet, PreferredShown, TurnStarted, VotesShown
from afallon.voyage.grid import NEIGHBOURS
from afallon.voyage.islands import next_island
from afallon.voyage.layout import Layout
from afallon.voyage.library import hidden_cells
from afallon.voyage.questions import ChooseAlternative, ChoosePreferred, Vote
from afallon.voyage.roles import ROLE_CARDS
from afallon.voyage.setup import check
from afallon.voyage.state import VoyageTable
from afallon.voyage.tiles import CROSS_ISLAND, ISLANDS, MAP_TILES, OPEN_SEA, PLAIN_ISLAND
from afallon.voyage.view import VoyageView


def imagine(game: Game, events: Sequence[Event], seat: int | None, rng: Rng) -> VoyageTable:
    """Return a table whose stream for this seat equals `events`; any deal and layout consistent with them may occur."""
    view = Fold(lambda: VoyageView(reader=seat)).extend(list(events))
    assert isinstance(view, VoyageView)
    options = {
        "layout": str(imagine_layout(view, rng)),
        "charted": view.charted,
        "lasting_captain": view.lasting_captain,
        "sailor_points": view.sailor_points,
        "roles": imagine_roles(view, rng),
        "first_captain": view.first_captain,
    }
    setup = accepted(check(view.seats, options))
    table: VoyageTable = Table(game, setup, seats=view.seats)
    fog = iter(tuple(view.found.values()))
    for place, event in enumerate(events):
        if isinstance(event, Answered):
            decision = table.open[event.seat]
            value = event.value if event.given else _told_later(decision, events[place:], rng)
            table.submit(Answer(decision.id, decision.seat, value))
            if CHANCE in table.open:
                table.submit(Answer(table.open[CHANCE].id, CHANCE, next(fog)))
    return table


def imagine_roles(view: VoyageView, rng: Rng) -> list[str]:
    """Return a role for every seat: the roles that the reader knows, and random remaining cards for the others."""
    cards = Deck.of(ROLE_CARDS)
    for role in view.roles.values():
        cards.take(role)
    roles = []
    for seat in range(view.seats):
        if seat in view.roles:
            roles.append(view.roles[seat])
        else:
            roles.append(str(cards.choices().sample(rng)))
            cards.take(roles[-1])
    return roles


def imagine_layout(view: VoyageView, rng: Rng) -> Layout:
    """Return a random layout consistent with the reader's knowledge of the map; all of them are equally likely."""
    tiles = list(view.tiles)
    hidden = hidden_cells(tuple(tiles))
    if hidden:
        known = {island: tiles.count(island) for island in ISLANDS}
        left = {island: MAP_TILES[island] - known[island] for island in ISLANDS}
        islands = tuple(_imagine_islands(tiles, hidden, sum(left.values()), rng))
        crosses = Subset(islands, left[CROSS_ISLAND]).sample(rng)
        for cell in hidden:
            tiles[cell] = OPEN_SEA
        for cell in islands:
            tiles[cell] = CROSS_ISLAND if cell in crosses else PLAIN_ISLAND
    return Layout(tuple(tiles))


def _imagine_islands(tiles: list[str], hidden: Sequence[int], number: int, rng: Rng) -> Iterator[int]:
    room = [cell for cell in hidden if all(tiles[other] not in ISLANDS for other in NEIGHBOURS[cell])]
    laid: list[int] = []
    while len(laid) < number:
        cell = next_island(room, laid, number).sample(rng)
        assert isinstance(cell, int)
        laid.append(cell)
        yield cell


def _told_later(decision: Decision, following: Sequence[Event], rng: Rng) -> str:
    """Return the answer that later events reveal, or a random legal answer if they reveal none."""
    for event in following:
        match decision.about, event:
            case ChoosePreferred(), PreferredShown(direction=direction):
                return direction
            case ChooseAlternative(), CourseSet(direction=str() as direction, card=fields.ALTERNATIVE):
                return direction
            case Vote(), VotesShown(votes=votes):
                return votes[decision.seat]
            case _, TurnStarted():
                break
    return str(decision.options.sample(rng))
