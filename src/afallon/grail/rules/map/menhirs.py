"""Lighting menhirs (GR-MENHIR-13 to 34)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.content.locations import MenhirRecord
from afallon.grail.rules.characters.tracks import spend
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import at_hand, is_card, plain
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.joint_choices import YES_OR_NO, agreed, ask_together
from afallon.grail.rules.map import questions
from afallon.grail.rules.map.events import CostLeftOut, MenhirLit, MenhirRefused
from afallon.grail.rules.map.revealing import reveal_around
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Number, Offer, OneOf, Step, all_of

SHARED: Final = ("energy", "magic", "food", "wealth")
"""Resources that any character present may contribute for all. The same applies to cards.

Each character pays its own share of any other kind (GR-MENHIR-18, GR-STORY-06).
"""


Pledges = tuple[tuple[int, str, int], ...]
"""Contributions: seat, kind and amount."""

Requests = tuple[tuple[int, str], ...]
"""Contributions to ask for, in order: seat and kind."""


def light_menhir(turn: GrailTurn, number: int, dial: int) -> None:
    """Light a menhir at once, and reveal the locations that come into range (GR-MENHIR-20 to 22).

    Only neighbours of characters' locations are revealed. `dial` is the printed value, which cards and a mode rule may
    change.
    """
    tell(turn, MenhirLit(number=number, dial=lasting(turn, dial)))
    for location in sorted({turn.state.characters[seat].location for seat in living(turn.state)}):
        reveal_around(turn, location)


def lasting(position: GrailPosition, dial: int) -> int:
    """Return the initial value of a menhir's dial, with the leader's modifiers and the mode rule (GR-MODE-25, 26)."""
    if position.state.parties:
        dial = max(modified(position, "menhir_dial", dial, position.state.party.leader), 1)
    return max(dial - 1, 1) if "challenge_short_menhirs" in position.state.rules else dial


def dial_of(position: GrailPosition, record: MenhirRecord) -> int:
    return record.dial[len(living(position.state)) - 1]


def total_cost(position: GrailPosition, record: MenhirRecord, without: str | None) -> dict[str, int]:
    """Return the total cost by kind, except the one left out by a mode rule.

    Resources are due per player of the campaign, present or not (GR-MENHIR-16). Cards are due once (GR-STORY-06).
    """
    players = len(living(position.state))
    shares = _shares(position, record).items()
    return {what: amount if is_card(what) else amount * players for what, amount in shares if what != without}


def _shares(position: GrailPosition, record: MenhirRecord) -> dict[str, int]:
    """Return the cost per player, with the leader's modifiers, and the cards that it costs."""
    leader = position.state.party.leader
    amounts = {
        what: amount if is_card(what) else modified(position, "menhir_cost", amount, leader)
        for what, amount in plain(record.cost)
    }
    return {what: amount for what, amount in amounts.items() if amount}


class Rite(Step[State]):
    """Form a party of all characters present, even those who have passed (GR-MENHIR-33), without using their turns."""

    name = "rite"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        leader, location = state.party.leader, state.party.location
        others = [seat for seat in living(state) if seat != leader and state.characters[seat].location == location]
        form_party(turn, (leader, *by_number(state, others)), "menhir", location)
        turn.push(Activate.name)
        if may_leave_out(turn):
            turn.push(LeaveOut.name)


class LeaveOut(Step[State]):
    """In story mode, ask the characters present which kind of the cost nobody pays (GR-MODE-11, 12, 14)."""

    name = "leave_out"

    def ask(self, position: GrailPosition) -> Ask | None:
        kinds = _could_leave_out(position)
        if len(kinds) < 2:
            return None
        party, record = position.state.party, _record(position)
        offers = tuple(Offer(cost=total_cost(position, record, kind)) for kind in kinds)
        about = questions.LeaveOut(party.location, tuple(total_cost(position, record, None).items()))
        return ask_together(about, party.members, OneOf(tuple(map(questions.Without, kinds)), offers=offers))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        kinds = _could_leave_out(turn)
        if kinds:
            wish = agreed(turn, answers) if answers else questions.Without(kinds[0])
            tell(turn, CostLeftOut(resource=wish.resource))


class Activate(Step[State]):
    """If the menhir can be lit, ask its inspector whether to light it (GR-DAY-50)."""

    name = "activate"

    def ask(self, position: GrailPosition) -> Ask | None:
        if not _is_possible(position, position.state.party.left_out):
            return None
        party, record = position.state.party, _record(position)
        price = total_cost(position, record, party.left_out)
        dial = lasting(position, dial_of(position, record))
        about = questions.Activate(party.location, tuple(price.items()), dial)
        options = OneOf(YES_OR_NO.values, offers=(Offer(cost=price), None)) if price else YES_OR_NO
        return all_of(about, {party.leader: options})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if "yes" in answers.values():
            turn.push(Contribute.name, _asked(turn), ())


class Contribute(Step[State]):
    """Ask the characters present one by one for contributions. Nothing is paid before all is covered (GR-MENHIR-34)."""

    name = "contribute"

    def ask(self, position: GrailPosition, asked: Requests, pledges: Pledges) -> Ask | None:
        if not asked:
            return None
        seat, what = asked[0]
        missing = _missing(position, seat, what, pledges)
        most = min(_at_hand(position, seat, what), missing)
        if most == 0 or len(position.state.party.members) == 1:
            return None
        about = questions.Contribute(seat, position.state.party.location, (what, missing))
        return all_of(about, {seat: Number(0, most)})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], asked: Requests, pledges: Pledges) -> None:
        if asked:
            seat, what = asked[0]
            alone = len(turn.state.party.members) == 1
            amount = answers.get(seat, _missing(turn, seat, what, pledges) if alone else 0)
            turn.push(self.name, asked[1:], (*pledges, (seat, what, amount)))
        elif any(_missing(turn, seat, what, pledges) for seat, what in _asked(turn)):
            tell(turn, MenhirRefused(location=turn.state.party.location))
        else:
            _light(turn, pledges)


def _light(turn: GrailTurn, pledges: Pledges) -> None:
    location, record = turn.state.party.location, _record(turn)
    given = [pledge for pledge in pledges if pledge[2]]
    for seat, what, amount in given:
        if not is_card(what):
            spend(turn, seat, what, amount)
    light_menhir(turn, location, dial_of(turn, record))
    run(turn, Scene(f"locations/{location}/menhir/effects"))
    for seat, what, amount in given:
        if is_card(what):
            spend(turn, seat, what, amount)


def _record(position: GrailPosition) -> MenhirRecord:
    record = setup_of(position).pack.locations[position.state.party.location].menhir
    assert record is not None
    return record


def _asked(position: GrailPosition) -> Requests:
    party = position.state.party
    kinds = [what for what in _shares(position, _record(position)) if what != party.left_out]
    return tuple((seat, what) for what in kinds for seat in party.members)


def _at_hand(position: GrailPosition, seat: int, what: str) -> int:
    """Return how much this seat could give. Characters that have passed give no energy (GR-MENHIR-33)."""
    if what == "energy" and position.state.characters[seat].passed:
        return 0
    return _share(position, what) if what == "terror" else at_hand(position, seat, what)


def _share(position: GrailPosition, what: str) -> int:
    return _shares(position, _record(position)).get(what, 0)


def _is_shared(what: str) -> bool:
    """Return whether any character present may contribute this kind for all."""
    return what in SHARED or is_card(what)


def _missing(position: GrailPosition, seat: int, what: str, pledges: Pledges) -> int:
    """Return the uncovered rest of the total cost, or of this seat's own share."""
    if _is_shared(what):
        given = sum(amount for _, kind, amount in pledges if kind == what)
        return total_cost(position, _record(position), None)[what] - given
    return _share(position, what) - sum(amount for giver, kind, amount in pledges if (giver, kind) == (seat, what))


def _could_leave_out(position: GrailPosition) -> tuple[str, ...]:
    """Return the kinds without which the menhir could be lit now.

    Cards are never left out (GR-STORY-06).
    """
    kinds = [what for what in _shares(position, _record(position)) if not is_card(what)]
    return tuple(kind for kind in kinds if _is_possible(position, kind))


def could_be_given(position: GrailPosition) -> dict[str, int]:
    """Return by kind how much the characters present could give; kinds paid individually count up to the share."""
    members, kinds = position.state.party.members, _shares(position, _record(position))
    return {
        what: sum(
            at_hand if _is_shared(what) else min(at_hand, share)
            for at_hand in (_at_hand(position, seat, what) for seat in members)
        )
        for what, share in kinds.items()
    }


def could_be_lit(position: GrailPosition) -> bool:
    """Return whether the characters present could light the menhir now, leaving out a kind where the mode allows."""
    kinds = _could_leave_out(position) if may_leave_out(position) else ()
    return bool(kinds) or _is_possible(position, None)


def may_leave_out(position: GrailPosition) -> bool:
    """Return whether a mode rule lets the group leave out one kind of the cost (GR-MODE-11)."""
    return "story_cheap_menhirs" in position.state.rules


def _is_possible(position: GrailPosition, without: str | None) -> bool:
    """Return whether the menhir could be lit now without this kind of its cost.

    Its other requirements are never left out (GR-MODE-13).
    """
    state, record = position.state, _record(position)
    if record.everybody_present and set(state.party.members) != set(living(state)):  # GR-MENHIR-17
        return False
    given = could_be_given(position)
    if any(given[what] < total for what, total in total_cost(position, record, without).items()):
        return False
    return meets_conditions(position)


def meets_conditions(position: GrailPosition) -> bool:
    """Return whether the menhir's requirements other than its cost hold (GR-MENHIR-19)."""
    scene = Scene(f"locations/{position.state.party.location}/menhir/effects")
    return hold(position, _record(position).requires, scene)
