"""Search for deals that are consistent with the reader's knowledge."""

from collections import Counter
from collections.abc import Callable
from functools import cache

from afallon.avalon.character import EVIL, GOOD
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.imagine.cards import QuestTold, choose
from afallon.avalon.imagine.clues import Clues
from afallon.avalon.night import sights, tags_of
from afallon.avalon.state import AvalonPosition, setup_of
from afallon.avalon.steps.inspection import loyalty_cards
from afallon.avalon.steps.quest import PlayCards
from afallon.avalon.tags import SWITCHES_SIDES
from afallon.kernel import OneOf, Rng


class Rules:
    """The legal cards of a character's holder, computed by the real rules in a scratch position."""

    def __init__(self, position: AvalonPosition) -> None:
        self._position = position
        self.hand: Callable[[str, int, int, bool], frozenset[str]] = cache(self._hand)

    def side(self, name: str, switches: int) -> str:
        """Return the side of this character after this number of Lancelot switches."""
        side = CHARACTERS[name].side
        if SWITCHES_SIDES in CHARACTERS[name].tags and switches % 2:
            return GOOD if side == EVIL else EVIL
        return side

    def loyalty(self, name: str, switches: int) -> tuple[str, ...]:
        """Return the loyalty cards that the holder may hand over."""
        self._seat(name, switches)
        return loyalty_cards(self._position, 0).cards

    def _hand(self, name: str, round: int, switches: int, watched: bool) -> frozenset[str]:
        """Return the cards that the holder may play on a quest, without the limit on messages."""
        self._seat(name, switches)
        state = self._position.state
        state.round, state.team = round, (0,)
        if (rogues := state.modules.get("rogues")) is not None:
            rogues.watched = 0 if watched else None
        options = PlayCards().ask(self._position).options[0]
        assert isinstance(options, OneOf)
        return frozenset(str(card) for card in options.values)

    def _seat(self, name: str, switches: int) -> None:
        self._position.state.characters = [name]
        self._position.state.sides = [self.side(name, switches)]


class Deals:
    """The deals that are consistent with the clues of night, inspections and quest cards."""

    def __init__(self, position: AvalonPosition, clues: Clues) -> None:
        self._deck = Counter(setup_of(position).deck)
        self.rules = Rules(position)
        self.allowed: list[frozenset[str]] = [
            frozenset(name for name in self._deck if self._may_hold(position, clues, seat, name))
            for seat in range(clues.announced.seats)
        ]
        self._quests = clues.quests

    def imagine(self, rng: Rng) -> list[str] | None:
        """Return a random consistent deal, or `None`: backtracking search, seats with the fewest options first."""
        dealt: dict[int, str] = {}
        left = Counter(self._deck)
        seats = sorted(range(len(self.allowed)), key=lambda seat: (len(self.allowed[seat]), rng.random()))

        def deal(number: int) -> bool:
            if number == len(seats):
                return True
            seat = seats[number]
            names = [name for name in self.allowed[seat] if left[name]]
            for name in sorted(sorted(names), key=lambda name: rng.random() ** (1 / left[name]), reverse=True):
                dealt[seat] = name
                left[name] -= 1
                if self._fits(seat, dealt, left) and deal(number + 1):
                    return True
                left[name] += 1
                del dealt[seat]
            return False

        return [dealt[seat] for seat in range(len(seats))] if deal(0) else None

    def _fits(self, seat: int, dealt: dict[int, str], left: Counter[str]) -> bool:
        """Whether every quest with this seat is still consistent."""
        for telling in self._quests:
            members = {member for quest in telling for member in quest.places}
            if seat in members:
                hands = {member: self._hand(telling[0], member, dealt, left) for member in members}
                if choose(telling, hands) is None:
                    return False
        return True

    def _hand(self, quest: QuestTold, seat: int, dealt: dict[int, str], left: Counter[str]) -> frozenset[str]:
        """Return the cards that this seat may have played with any of its remaining characters."""
        names = (dealt[seat],) if seat in dealt else [name for name in self.allowed[seat] if left[name]]
        hands = [self.rules.hand(name, quest.round, quest.switches, seat == quest.watched) for name in names]
        return hands[0] if len(hands) == 1 else frozenset().union(*hands)

    def _may_hold(self, position: AvalonPosition, clues: Clues, seat: int, name: str) -> bool:
        """Whether the clues allow that this seat holds this character."""
        if seat in clues.characters:
            return clues.characters[seat] == name
        setup = setup_of(position)
        tags = tags_of(setup, name)
        for sight in sights(setup):
            if sight.name in clues.seen and sight.shows(tags) != (seat in clues.seen[sight.name]):
                return False
        if clues.assassin is not None and (seat == clues.assassin) != (name == setup.assassin):
            return False
        if seat in clues.not_the_servant and name == "untrustworthy_servant":
            return False
        if any((seat in seats) != (self.rules.side(name, switches) == EVIL) for seats, switches in clues.evil):
            return False
        return all(
            card in self.rules.loyalty(name, switches) for shown, card, switches in clues.loyalties if shown == seat
        )
