"""The beginning: announce the set-up, deal, choose the first leader, hold the night."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from afallon.avalon import questions
from afallon.avalon.cards import BASIC_CARDS, CARDS
from afallon.avalon.character import Sight
from afallon.avalon.events import Dealt, GameStarted, LeaderChosen, NightEnded, Seen
from afallon.avalon.queries import QUEST_CARDS, TEAM_SIZE
from afallon.avalon.sizes import SIDES, TEAMS, fails_to_sink
from afallon.avalon.state import AvalonPosition, AvalonTurn, State, setup_of
from afallon.kernel import ALL, CHANCE, Ask, OneOf, Step, all_of

_DEALS = [questions.Deal(seat) for seat in range(max(SIDES))]


class Announce(Step[State]):
    """The characters and modules in play are announced; the deal stays secret (AV-SETUP-06)."""

    name = "announce"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        setup = setup_of(turn)
        event = GameStarted(
            seats=setup.seats,
            edition=setup.edition,
            deck=setup.deck,
            modules=setup.modules,
            assassin=setup.assassin,
            sizes=tuple([turn.fold(TEAM_SIZE, size) for size in TEAMS[setup.seats]]),
            fails_to_sink=fails_to_sink(setup.seats),
            quest_cards=tuple([card for card in CARDS if card in turn.fold(QUEST_CARDS, BASIC_CARDS)]),
            options=dict(setup.settled),
        )
        turn.emit(event, to=ALL)


class Deal(Step[State]):
    """Each player is dealt one character and sees it alone (AV-SETUP-04)."""

    name = "deal"

    def ask(self, position: AvalonPosition) -> Ask | None:
        if setup_of(position).deal is not None:
            return None
        state = position.state
        return all_of(_DEALS[len(state.characters)], {CHANCE: state.undealt.choices()})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        seat = len(state.characters)
        deal = setup_of(turn).deal
        name = deal[seat] if deal is not None else answers[CHANCE]
        state.undealt.take(name)
        side = setup_of(turn).side_of(name)
        state.characters.append(name)
        state.sides.append(side)
        turn.emit(Dealt(seat, name, side), to=(seat,))
        if state.undealt:
            turn.push(self.name)


class FirstLeader(Step[State]):
    """The first leader is named at set-up or drawn at random (AV-SETUP-05)."""

    name = "first_leader"

    def ask(self, position: AvalonPosition) -> Ask | None:
        if setup_of(position).first_leader is not None:
            return None
        return _ask_first_leader(len(position.seats))

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        named = setup_of(turn).first_leader
        turn.state.leader = named if named is not None else answers[CHANCE]
        turn.emit(LeaderChosen(turn.state.leader), to=ALL)


@cache
def _ask_first_leader(seats: int) -> Ask:
    return all_of(questions.FirstLeader(), {CHANCE: OneOf(tuple(range(seats)))})


class Night(Step[State]):
    """A step of the night: the watchers learn the shown seats and the lesson about them."""

    def __init__(self, sight: Sight, watchers: frozenset[str], shown: frozenset[str], learns: str) -> None:
        self.name = "night_" + sight.name  # type: ignore[misc]
        self.sight, self.watchers, self.shown, self.learns = sight, watchers, shown, learns

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        sight, dealt = self.sight, list(enumerate(turn.state.characters))
        shown = [seat for seat, name in dealt if name in self.shown]
        for seat, name in dealt:
            if name in self.watchers:
                seen = tuple([other for other in shown if other != seat])
                turn.emit(Seen(seat, sight.name, seen, self.learns), to=(seat,))


class Dawn(Step[State]):
    """All open their eyes, and the first round begins (AV-REVEAL-15)."""

    name = "dawn"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        turn.emit(NightEnded(), to=ALL)
        turn.go("round")
