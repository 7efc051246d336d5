"""Verbs of encounters of either kind."""

from afallon.grail.content import effects as do
from afallon.grail.rules.changes import tell
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene, active_seat, meant
from afallon.grail.rules.encounter.bonuses import discard_last
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.encounter.hands import discard_cards, draw_cards
from afallon.grail.rules.encounter.leaving import leave_encounter
from afallon.grail.rules.encounter.reductions import ALL_OF_IT, section_of
from afallon.grail.rules.encounter.starting import put_off
from afallon.grail.rules.state import GrailTable, setup_of


@verb(do.Meet)
def meet(table: GrailTable, effect: do.Meet, scene: Scene) -> None:
    """One after another, and not before the one under way has ended (GR-ENC-15, 16)."""
    if table.state.encounter is not None:
        put_off(table, scene)
    elif effect.encounter is not None:
        take_encounter(table, effect.encounter)
        table.push("meet", effect.encounter)
    else:
        for _ in range(effect.amount):
            table.push("draw", f"encounters/{effect.colour}", "meet")


def take_encounter(table: GrailTable, card: str) -> None:
    """A certain card leaves the deck of its colour, which is shuffled (GR-ENC-10), or the supply."""
    deck = f"encounters/{setup_of(table).pack.encounters[card].colour}"
    pile = table.state.decks.get(deck)
    if pile is not None and (card in pile.pool or card in pile.top or card in pile.bottom):
        tell(table, "encounter_searched_out", deck=deck, card=card)
    elif card in table.state.encounters:
        tell(table, "encounter_taken", card=card)


@verb(do.DrawCards)
def let_draw(table: GrailTable, effect: do.DrawCards, scene: Scene) -> None:
    for seat in reversed(_in_encounter(table, meant(table, effect.who, scene))):
        draw_cards(table, seat, amount_of(table, effect.amount, scene))


@verb(do.DiscardCards)
def let_discard(table: GrailTable, effect: do.DiscardCards, scene: Scene) -> None:
    for seat in reversed(_in_encounter(table, meant(table, effect.who, scene))):
        discard_cards(table, seat, amount_of(table, effect.amount, scene), effect.source)


@verb(do.DiscardLast)
def let_discard_last(table: GrailTable, effect: do.DiscardLast, scene: Scene) -> None:
    if table.state.encounter is not None:
        discard_last(table, effect.amount)


@verb(do.GainCharges)
def gain_charges(table: GrailTable, effect: do.GainCharges, scene: Scene) -> None:
    """On the card that says so, if it still lies in the sequence (GR-COMBAT-69)."""
    encounter = table.state.encounter
    if encounter is not None and scene.card is not None and scene.card < len(encounter.sequence):
        charges = encounter.sequence[scene.card].charges + amount_of(table, effect.amount, scene)
        tell(table, "charges_changed", place=scene.card, charges=charges)


@verb(do.AllowCard)
def allow_card(table: GrailTable, effect: do.AllowCard, scene: Scene) -> None:
    if table.state.encounter is not None:
        tell(table, "card_allowed")


@verb(do.Reduce)
def reduce(table: GrailTable, effect: do.Reduce, scene: Scene) -> None:
    encounter = table.state.encounter
    if encounter is not None and encounter.attack is not None:
        by = ALL_OF_IT if effect.amount is None else amount_of(table, effect.amount, scene)
        tell(table, "attack_reduced", what=effect.what, by=by, place=scene.card)


@verb(do.Cancel)
def cancel(table: GrailTable, effect: do.Cancel, scene: Scene) -> None:
    """The rest of the attack of that sort, if it is under way, is dropped (GR-COMBAT-68)."""
    encounter = table.state.encounter
    sorts = {"attack": "attacks", "opportunity": "opportunity", "reaction": "stages"}
    if encounter is not None and section_of(encounter.attack) == sorts[effect.what]:
        tell(table, "attack_cancelled")


@verb(do.EndEncounter)
def end(table: GrailTable, effect: do.EndEncounter, scene: Scene) -> None:
    encounter = table.state.encounter
    if encounter is None or encounter.ended is not None:
        return
    if effect.ended == "leave":
        leave_encounter(table, active_seat(table))
    else:
        end_encounter(table, effect.ended)


def _in_encounter(table: GrailTable, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Cards are drawn and discarded only in an encounter, by those who take part."""
    encounter = table.state.encounter
    return () if encounter is None else tuple(seat for seat in seats if seat in encounter.participants)
