"""Encounters caused by effects: the groups that meet them, and their cards (GR-ENC-15 to 20)."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from afallon.grail.content import effects as do
from afallon.grail.content.glossary import Scope
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.effects.running import meant_afterwards, put_off, verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter import questions
from afallon.grail.rules.encounter.events import EncounterSearchedOut, EncounterTaken, EndingSeen
from afallon.grail.rules.joint_choices import YES_OR_NO, agreed, ask_together
from afallon.grail.rules.map.events import GuardianMet
from afallon.grail.rules.map.guardians import where_guardian_waits
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step

_FROM_BEST_TO_WORST: Final = ("won", "avoided", "escaped", "not_won")


@verb(do.Meet)
def meet(turn: GrailTurn, effect: do.Meet, scene: Scene) -> None:
    """Meet encounters one after another, deferred to the end of one under way (GR-ENC-15, 16)."""
    if turn.state.encounter is not None:
        put_off(turn, scene)
        return
    groups = groups_of(turn) if effect.who == "party" else _those_meant(turn, effect.who, scene)
    if [set(seats) for seats in groups] == [set(turn.state.party.members)]:
        meet_here(turn, effect)
        return
    if setup_of(turn).reading > 2:
        tell(turn, EndingSeen(party=len(turn.state.parties) - 1, ended=None))
    one_place = effect.who == "party" and effect.encounter is not None  # one card can be in one place only
    for seats in reversed(groups[:1] if one_place else groups):
        turn.push(MeetApart.name, seats, *scene)


def meet_here(turn: GrailTurn, effect: do.Meet) -> None:
    """Let the acting party meet the effect's encounter, or draw from its deck."""
    if effect.encounter is None:
        for _ in range(effect.amount):
            turn.push(MeetDrawn.name, effect.colour)
    elif take_encounter(turn, effect.encounter):
        turn.push("meet", effect.encounter)


def groups_of(position: GrailPosition) -> list[tuple[int, ...]]:
    """Return the groups that meet an encounter together, the leader's group first.

    Normally this is the party. A party formed for an event, a quest or a chapter is split by location, in the order of
    numbers (GR-ENC-19).
    """
    state = position.state
    party = state.party
    if party.action not in ("event", "quest", "chapter"):
        return [tuple(party.members)]
    groups: dict[int, tuple[int, ...]] = {}
    for seat in (party.leader, *(seat for seat in by_number(state, party.members) if seat != party.leader)):
        location = state.characters[seat].location
        groups[location] = (*groups.get(location, ()), seat)
    return list(groups.values())


def _those_meant(position: GrailPosition, who: Scope | Literal["here"], scene: Scene) -> list[tuple[int, ...]]:
    """Return the groups that meet an encounter apart from the rest of the party."""
    state = position.state
    if who == "here":
        leader = state.party.leader
        others = (seat for seat in by_number(state, living(state)) if seat != leader)
        here = [seat for seat in others if state.characters[seat].location == state.party.location]
        return [(leader, *here)]
    seats = meant_afterwards(position, who, scene)
    return [(seat,) for seat in seats]


class MeetDrawn(Step[State]):
    """Meet the top card of a colour.

    Characters that have never been in an encounter of its kind may meet the introductory one instead (GR-ENC-14).
    """

    name = "meet_drawn"

    def ask(self, position: GrailPosition, colour: str) -> Ask | None:
        card, seats = introductory(position, colour), beginners(position, colour)
        if card is None or not seats or not position.state.decks.get(f"encounters/{colour}"):
            return None
        return ask_together(questions.Introduce(encounter=card, seats=seats), seats, YES_OR_NO)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], colour: str) -> None:
        card = introductory(turn, colour)
        if answers and card is not None and agreed(turn, answers) == "yes":
            tell(turn, EncounterTaken(card=card))
            turn.push("meet", card)
        else:
            turn.push("draw", f"encounters/{colour}", "meet")


def introductory(position: GrailPosition, colour: str) -> str | None:
    """Return the introductory encounter of a colour, if it is in the supply."""
    encounters = setup_of(position).pack.encounters
    found = (encounters[card] for card in position.state.encounters)
    return next((one.id for one in found if one.level is None and one.colour == colour), None)


def beginners(position: GrailPosition, colour: str) -> tuple[int, ...]:
    """Return the members who have not yet been in an encounter of this colour's kind.

    In the first rules reading nobody is asked.
    """
    if setup_of(position).reading == 1:
        return ()
    kind, characters = "diplomacy" if colour == "blue" else "combat", position.state.characters
    return tuple(seat for seat in position.state.party.members if kind not in characters[seat].met)


class MeetApart(Step[State]):
    """Let the group of one location meet an effect's encounter, as a party of its own (GR-ENC-19, 20)."""

    name = "meet_apart"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seats: tuple[int, ...], *arguments: Any) -> None:
        scene = Scene(*arguments)
        effect = scene.effects(turn)[scene.place]
        assert isinstance(effect, do.Meet)
        here = tuple(seat for seat in seats if seat in living(turn.state))
        if here:
            form_party(turn, here, turn.state.party.action, turn.state.characters[here[0]].location)
            meet_here(turn, effect)


def pass_on_ending(turn: GrailTurn, ended: str) -> None:
    """Pass the ending of a group's encounter on to the whole party.

    The party keeps the worst ending of its groups, so it has won only if all have (GR-STORY-08).
    """
    parties = turn.state.parties
    if setup_of(turn).reading < 3 or len(parties) < 2:
        return
    whole, group = parties[-2], parties[-1]
    if whole.action == group.action and {*group.members, *group.left} < {*whole.members, *whole.left}:
        worst = max(filter(None, (whole.ended, ended)), key=_FROM_BEST_TO_WORST.index)
        tell(turn, EndingSeen(party=len(parties) - 2, ended=worst))


def take_encounter(turn: GrailTurn, card: str) -> bool:
    """Take a named card from its deck, the supply or, as a guardian, from the map (GR-ENC-17).

    Return whether it was available (GR-ENC-18).
    """
    if take_from_stock(turn, card):
        return True
    place = where_guardian_waits(turn.state, card, turn.state.party.location)
    if place is not None:
        tell(turn, GuardianMet(location=place, card=card))
    return place is not None


def take_from_stock(turn: GrailTurn, card: str) -> bool:
    """Take a named card from the deck of its colour, which is shuffled (GR-ENC-10), or from the supply.

    Return whether it was available.
    """
    deck = f"encounters/{setup_of(turn).pack.encounters[card].colour}"
    pile = turn.state.decks.get(deck)
    if pile is not None and (card in pile.pool or card in pile.top or card in pile.bottom):
        tell(turn, EncounterSearchedOut(deck=deck, card=card))
    elif card in turn.state.encounters:
        tell(turn, EncounterTaken(card=card))
    else:
        return False
    return True
