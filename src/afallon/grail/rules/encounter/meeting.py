"""Who meets which encounter, because an effect says so (GR-ENC-15 to 20)."""

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
    """One after another, and not before the one under way has ended (GR-ENC-15, 16)."""
    if turn.state.encounter is not None:
        put_off(turn, scene)
        return
    groups = groups_of(turn) if effect.who == "party" else _those_meant(turn, effect.who, scene)
    if [set(seats) for seats in groups] == [set(turn.state.party.members)]:
        meet_here(turn, effect)
        return
    if setup_of(turn).reading > 2:
        tell(turn, EndingSeen(party=len(turn.state.parties) - 1, ended=None))
    one_place = effect.who == "party" and effect.encounter is not None  # one card is in one place
    for seats in reversed(groups[:1] if one_place else groups):
        turn.push(MeetApart.name, seats, *scene)


def meet_here(turn: GrailTurn, effect: do.Meet) -> None:
    """The acting party meets what the effect says."""
    if effect.encounter is None:
        for _ in range(effect.amount):
            turn.push(MeetDrawn.name, effect.colour)
    elif take_encounter(turn, effect.encounter):
        turn.push("meet", effect.encounter)


def groups_of(position: GrailPosition) -> list[tuple[int, ...]]:
    """Those who meet an encounter together: the party, but of a party that an event, a quest or a chapter has
    called together those who stand in one place (GR-ENC-19). First the one who leads, then by the order of numbers."""
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
    """Who meets an encounter together, apart from the rest of the party."""
    state = position.state
    if who == "here":
        leader = state.party.leader
        others = (seat for seat in by_number(state, living(state)) if seat != leader)
        here = [seat for seat in others if state.characters[seat].location == state.party.location]
        return [(leader, *here)]
    seats = meant_afterwards(position, who, scene)
    return [(seat,) for seat in seats]


class MeetDrawn(Step[State]):
    """The top card of a colour; those who have never been in an encounter of its kind may have the introductory one of
    that colour instead (GR-ENC-14)."""

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
    """The introductory encounter of a colour, if it lies in the supply."""
    encounters = setup_of(position).pack.encounters
    found = (encounters[card] for card in position.state.encounters)
    return next((one.id for one in found if one.level is None and one.colour == colour), None)


def beginners(position: GrailPosition, colour: str) -> tuple[int, ...]:
    """The members of the party who have been in no combat yet, or in no diplomacy, whichever this colour is. The first
    reading of the rules asks nobody."""
    if setup_of(position).reading == 1:
        return ()
    kind, characters = "diplomacy" if colour == "blue" else "combat", position.state.characters
    return tuple(seat for seat in position.state.party.members if kind not in characters[seat].met)


class MeetApart(Step[State]):
    """Those of one place meet what an event or a quest says, as a party of their own (GR-ENC-19, 20)."""

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
    """Those who met it apart tell the party that they belong to: it has seen the worst of what its groups have, and has
    won only if all of them have (GR-STORY-08)."""
    parties = turn.state.parties
    if setup_of(turn).reading < 3 or len(parties) < 2:
        return
    whole, group = parties[-2], parties[-1]
    if whole.action == group.action and {*group.members, *group.left} < {*whole.members, *whole.left}:
        worst = max(filter(None, (whole.ended, ended)), key=_FROM_BEST_TO_WORST.index)
        tell(turn, EndingSeen(party=len(parties) - 2, ended=worst))


def take_encounter(turn: GrailTurn, card: str) -> bool:
    """A certain card leaves its deck or the supply, or its place on the map, where it waited as a guardian (GR-ENC-17).
    Says whether it was to be had (GR-ENC-18)."""
    if take_from_stock(turn, card):
        return True
    place = where_guardian_waits(turn.state, card, turn.state.party.location)
    if place is not None:
        tell(turn, GuardianMet(location=place, card=card))
    return place is not None


def take_from_stock(turn: GrailTurn, card: str) -> bool:
    """A certain card leaves the deck of its colour, which is shuffled (GR-ENC-10), or the supply. Says whether it was
    to be had."""
    deck = f"encounters/{setup_of(turn).pack.encounters[card].colour}"
    pile = turn.state.decks.get(deck)
    if pile is not None and (card in pile.pool or card in pile.top or card in pile.bottom):
        tell(turn, EncounterSearchedOut(deck=deck, card=card))
    elif card in turn.state.encounters:
        tell(turn, EncounterTaken(card=card))
    else:
        return False
    return True
