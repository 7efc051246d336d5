"""Verbs of encounters of either kind."""

from afallon.grail.content import effects as do
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene, active_seat, meant
from afallon.grail.rules.encounter.bonuses import discard_last
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.encounter.events import (
    AttackCancelled,
    AttackReduced,
    CardAllowed,
    ChargesChanged,
)
from afallon.grail.rules.encounter.hands import TakeBack, discard_cards, draw_cards
from afallon.grail.rules.encounter.leaving import leave_encounter
from afallon.grail.rules.encounter.reductions import ALL_OF_IT, section_of
from afallon.grail.rules.state import GrailPosition, GrailTurn
from afallon.grail.rules.telling import tell


@verb(do.DrawCards)
def let_draw(turn: GrailTurn, effect: do.DrawCards, scene: Scene) -> None:
    for seat in reversed(_in_encounter(turn, meant(turn, effect.who, scene))):
        draw_cards(turn, seat, amount_of(turn, effect.amount, scene))


@verb(do.DiscardCards)
def let_discard(turn: GrailTurn, effect: do.DiscardCards, scene: Scene) -> None:
    for seat in reversed(_in_encounter(turn, meant(turn, effect.who, scene))):
        amount = amount_of(turn, effect.amount, scene)
        discard_cards(turn, seat, amount, effect.source, because=scene.effect_path)


@verb(do.TakeDiscarded)
def let_take_back(turn: GrailTurn, effect: do.TakeDiscarded, scene: Scene) -> None:
    amount = amount_of(turn, effect.amount, scene)
    for seat in reversed(_in_encounter(turn, meant(turn, effect.who, scene))) if amount else ():
        turn.push(TakeBack.name, seat, amount)


@verb(do.DiscardLast)
def let_discard_last(turn: GrailTurn, effect: do.DiscardLast, scene: Scene) -> None:
    if turn.state.encounter is not None:
        discard_last(turn, effect.amount)


@verb(do.GainCharges)
def gain_charges(turn: GrailTurn, effect: do.GainCharges, scene: Scene) -> None:
    """Add charges to the effect's own card, if it is still in the sequence (GR-COMBAT-69)."""
    encounter = turn.state.encounter
    if encounter is not None and scene.card is not None and scene.card < len(encounter.sequence):
        charges = encounter.sequence[scene.card].charges + amount_of(turn, effect.amount, scene)
        tell(turn, ChargesChanged(place=scene.card, charges=charges))


@verb(do.AllowCard)
def allow_card(turn: GrailTurn, effect: do.AllowCard, scene: Scene) -> None:
    if turn.state.encounter is not None:
        tell(turn, CardAllowed())


@verb(do.Reduce)
def reduce(turn: GrailTurn, effect: do.Reduce, scene: Scene) -> None:
    encounter = turn.state.encounter
    if encounter is not None and encounter.attack is not None:
        by = ALL_OF_IT if effect.amount is None else amount_of(turn, effect.amount, scene)
        tell(turn, AttackReduced(what=effect.what, by=by, place=scene.card))


@verb(do.Cancel)
def cancel(turn: GrailTurn, effect: do.Cancel, scene: Scene) -> None:
    """Cancel the rest of an attack, opportunity attack or reaction of this type (GR-COMBAT-68)."""
    encounter = turn.state.encounter
    sorts = {"attack": "attacks", "opportunity": "opportunity", "reaction": "stages"}
    if encounter is not None and section_of(encounter.attack) == sorts[effect.what]:
        tell(turn, AttackCancelled())


@verb(do.EndEncounter)
def end(turn: GrailTurn, effect: do.EndEncounter, scene: Scene) -> None:
    encounter = turn.state.encounter
    if encounter is None or encounter.ended is not None:
        return
    if effect.ended == "leave":
        active = active_seat(turn)
        if active is not None:
            leave_encounter(turn, active)
    else:
        end_encounter(turn, effect.ended)


def _in_encounter(position: GrailPosition, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the participants among these seats; others cannot draw or discard."""
    encounter = position.state.encounter
    return () if encounter is None else tuple(seat for seat in seats if seat in encounter.participants)
