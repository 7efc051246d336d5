"""What can happen in an encounter of either kind."""

from afallon.grail.rules.changes import change, revealing
from afallon.grail.rules.state import Encounter, Piles, Played, State


def under_way(state: State) -> Encounter:
    """The encounter under way, for those who know that there is one."""
    assert state.encounter is not None
    return state.encounter


def piles_of(state: State, seat: int) -> Piles:
    """A character's hand and discarded cards of the kind that this encounter is played with."""
    piles: Piles = getattr(state.characters[seat], under_way(state).kind)
    return piles


@change
def encounter_began(state: State, *, card: str, encounter_kind: str, participants: tuple[int, ...]) -> None:
    """The pool is empty, the marker stands on grey, nothing is played (GR-COMBAT-07)."""
    state.encounter = Encounter(card, encounter_kind, list(participants))


@revealing
def encounter_read(state: State, *, card: str) -> None:
    """An encounter without keys: its text is all there is (GR-ENC-08)."""


@change
def effect_put_off(state: State, *, path: str, place: int, seat: int) -> None:
    """An effect that cannot happen now waits for the end of the encounter (GR-LOC-37, GR-ENC-15)."""
    under_way(state).afterwards.append((path, place, seat))


@change
def weapons_taken_up(state: State, *, seat: int, items: tuple[str, ...]) -> None:
    """The weapons in use when the equipment check is over (GR-TRAIT-26)."""
    under_way(state).weapons[seat] = list(items)


@change
def encounter_searched_out(state: State, *, deck: str, card: str) -> None:
    """A certain card is taken out of a deck, which is shuffled (GR-ENC-10)."""
    pile = state.decks[deck]
    pile.shuffle()
    pile.take(card)


@change
def encounter_taken(state: State, *, card: str) -> None:
    """From the supply."""
    state.encounters.remove(card)


@change
def encounter_put_away(state: State, *, card: str) -> None:
    """To the supply."""
    state.encounters.append(card)


# Hands


@change
def card_taken(state: State, *, seat: int, card: str) -> None:
    """A drawn card goes into the hand."""
    piles_of(state, seat).hand.append(card)


@change
def hand_redrawn(state: State, *, seat: int) -> None:
    """The hand is discarded for a new one (GR-COMBAT-12, 14)."""
    piles = piles_of(state, seat)
    piles.discarded += piles.hand
    piles.hand = []


@change
def card_discarded(state: State, *, seat: int, card: str, source: str) -> None:
    """From `hand`, or from the top of the `deck` (it was drawn)."""
    piles = piles_of(state, seat)
    if source == "hand":
        piles.hand.remove(card)
    piles.discarded.append(card)


@change
def must_retreat(state: State, *, seat: int) -> None:
    """The deck was too small for a draw; it happens when the effect under way is over (GR-COMBAT-115, 158)."""
    retreating = under_way(state).retreating
    if seat not in retreating:
        retreating.append(seat)


# Rounds


@change
def encounter_round_began(state: State, *, round: int) -> None:
    under_way(state).round = round


@change
def activated(state: State, *, seat: int) -> None:
    encounter = under_way(state)
    encounter.active = seat
    encounter.been_active.append(seat)
    encounter.activations += 1
    encounter.cards_played = 0
    encounter.card_allowed = False
    encounter.withheld = 0


@change
def activation_ended(state: State) -> None:
    under_way(state).active = None


@change
def activations_cleared(state: State) -> None:
    """Time tokens leave the boards; those on cards stay (GR-COMBAT-108)."""
    under_way(state).been_active = []


# The sequence


@change
def card_played(
    state: State, *, seat: int, card: str, source: str, joined: tuple[str, ...], tokens: int, covers: bool
) -> None:
    """From `hand`, or from the top of the `deck` (it was drawn). A card that is covered loses its time tokens."""
    encounter = under_way(state)
    if source == "hand":
        piles_of(state, seat).hand.remove(card)
    if covers:
        encounter.sequence[-1].tokens = 0
    encounter.sequence.append(Played(card, seat, joined=tuple(joined), tokens=tokens))
    encounter.cards_played += 1
    encounter.card_allowed = False


@change
def key_connected(state: State, *, row: int) -> None:
    """Of the last card."""
    last = under_way(state).sequence[-1]
    last.linked = (*last.linked, row)


@change
def magic_paid(state: State, *, seat: int, row: int) -> None:
    """A magic marker lies on the key (GR-COMBAT-25); who paid it loses it by an event of its own."""
    last = under_way(state).sequence[-1]
    last.magic = (*last.magic, row)


@change
def last_card_discarded(state: State, *, card: str, owner: int) -> None:
    """It goes to its owner's discard pile, with all that lies on it (GR-COMBAT-43, 146)."""
    under_way(state).sequence.pop()
    piles_of(state, owner).discarded.append(card)


@change
def time_tokens_removed(state: State) -> None:
    """One from every card of the sequence (GR-COMBAT-83)."""
    for played in under_way(state).sequence:
        played.tokens = max(played.tokens - 1, 0)


@change
def charges_changed(state: State, *, place: int, charges: int) -> None:
    under_way(state).sequence[place].charges = charges


@change
def ability_fired(state: State, *, path: str, owner: int | None, place: int | None) -> None:
    """A card does what it says; `place` is where it lies in the sequence."""


@change
def card_allowed(state: State) -> None:
    """The next card needs no extra-card bonus of its own."""
    under_way(state).card_allowed = True


@change
def markers_withheld(state: State, *, markers: int) -> None:
    """How many markers the card being played adds less from here on (GR-TRAIT-15)."""
    under_way(state).withheld = markers


# Attacks and reactions


def begin_attack(state: State, path: str, victim: int | None = None) -> None:
    """From now on the effects under this path are what abilities may reduce or cancel."""
    encounter = under_way(state)
    encounter.attack, encounter.victim = path, victim
    encounter.reductions, encounter.cancelled = {}, False


@change
def attack_ended(state: State) -> None:
    """An attack, opportunity attack or reaction is over."""
    encounter = under_way(state)
    encounter.attack = encounter.victim = None
    encounter.reductions, encounter.cancelled = {}, False


@change
def attack_reduced(state: State, *, what: str, by: int, place: int | None) -> None:
    """So much less is to come, by the card at this place of the sequence; a negative number has taken effect."""
    reductions, name = under_way(state).reductions, reduction_name(what, place)
    reductions[name] = reductions.get(name, 0) + by


def reduction_name(what: str, place: int | None) -> str:
    """Reductions are kept by what they reduce and by the card that says so: without the card they are not looked at."""
    return what if place is None else f"{what}@{place}"


@change
def attack_cancelled(state: State) -> None:
    under_way(state).cancelled = True


# The end


@change
def participant_left(state: State, *, seat: int) -> None:
    """It takes no further part; its cards stay in the sequence (GR-COMBAT-131)."""
    encounter = under_way(state)
    encounter.participants.remove(seat)
    encounter.left.append(seat)
    if seat in encounter.retreating:
        encounter.retreating.remove(seat)
    if encounter.active == seat:
        encounter.active = None


@change
def encounter_ended(state: State, *, ended: str) -> None:
    under_way(state).ended = ended
    state.party.ended = ended


@change
def cards_returned(state: State, *, seat: int) -> None:
    """Hand, played and discarded cards go back into the deck, which is shuffled (GR-COMBAT-138)."""
    encounter, piles = under_way(state), piles_of(state, seat)
    deck = state.decks[f"{encounter.kind}/{seat}"]
    played = [played.card for played in encounter.sequence if played.owner == seat]
    for card in (*piles.hand, *piles.discarded, *played):
        deck.put_at_bottom(card)
    deck.shuffle()
    piles.hand, piles.discarded = [], []
    encounter.sequence = [played for played in encounter.sequence if played.owner != seat]


@change
def equipment_turned_back(state: State, *, seat: int) -> None:
    """What was flipped or put aside for the encounter is in use again (GR-ITEM-20, 24)."""
    character = state.characters[seat]
    for held in (*character.items, *character.secrets):
        held.flipped = held.aside = False


@change
def encounter_cleared(state: State) -> None:
    state.encounter = None
