"""Events of encounters of either kind."""

from afallon.grail.rules.decks.events import OWN_DECKS
from afallon.grail.rules.encounter.attack import reduction_name
from afallon.grail.rules.fields import CardId, DeckName, EncounterId, Ending
from afallon.grail.rules.state import Encounter, Piles, Played, State
from afallon.grail.rules.telling import Change, Revelation, leaves_cards
from afallon.grail.rules.under_way import piles_of, under_way
from afallon.kernel import Deck, Seat, Seats, unsaid


class EncounterBegan(Change):
    """An encounter begins: empty pool, affinity on grey, no cards played (GR-COMBAT-07)."""

    card: EncounterId
    encounter_kind: str
    participants: Seats

    def change(self, state: State) -> None:
        state.encounter = Encounter(self.card, self.encounter_kind, list(self.participants))
        for character in (state.characters[seat] for seat in self.participants):
            if self.encounter_kind not in character.met:
                character.met.append(self.encounter_kind)


class EncounterRead(Revelation):
    """An encounter without keys is read; it consists of its text (GR-ENC-08)."""

    card: EncounterId


class WeaponsTakenUp(Change):
    """The weapons in use after the equipment check are recorded (GR-TRAIT-26)."""

    seat: Seat
    items: tuple[str, ...]

    def change(self, state: State) -> None:
        under_way(state).weapons[self.seat] = list(self.items)


class EncounterSearchedOut(Change):
    """A named card is taken out of a deck, which is shuffled (GR-ENC-10)."""

    deck: DeckName
    card: EncounterId

    def change(self, state: State) -> None:
        pile = state.decks[self.deck]
        pile.shuffle()
        pile.take(self.card)


class EncounterTaken(Change):
    """An encounter card is taken from the supply."""

    card: EncounterId

    def change(self, state: State) -> None:
        state.encounters.remove(self.card)


class EncounterPutAway(Change):
    """An encounter card is returned to the supply."""

    card: EncounterId

    def change(self, state: State) -> None:
        state.encounters.append(self.card)


# Hands


@leaves_cards
class CardTaken(Change):
    """A drawn card goes into the hand."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        piles_of(state, self.seat).hand.append(self.card)


class CardTakenBack(Change):
    """A card of the discard pile goes into the hand."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        piles = piles_of(state, self.seat)
        piles.discarded.remove(self.card)
        piles.hand.append(self.card)


@leaves_cards
class HandRedrawn(Change):
    """The hand is discarded for a new one (GR-COMBAT-12, 14)."""

    seat: Seat

    def change(self, state: State) -> None:
        piles = piles_of(state, self.seat)
        piles.discarded += piles.hand
        piles.hand = []


@leaves_cards
class CardDiscarded(Change):
    """A card is discarded: from `hand`, or from `deck` after it was drawn."""

    seat: Seat
    card: CardId
    source: str

    def change(self, state: State) -> None:
        piles = piles_of(state, self.seat)
        if self.source == "hand":
            piles.hand.remove(self.card)
        piles.discarded.append(self.card)


class MustRetreat(Change):
    """A deck was too small for a draw: this participant retreats after the effect (GR-COMBAT-115, 158)."""

    seat: Seat

    def change(self, state: State) -> None:
        retreating = under_way(state).retreating
        if self.seat not in retreating:
            retreating.append(self.seat)


# Rounds


@leaves_cards
class EncounterRoundBegan(Change):
    """A round of the encounter has begun."""

    round: int

    def change(self, state: State) -> None:
        under_way(state).round = self.round


@leaves_cards
class Activated(Change):
    """This participant is now active (GR-COMBAT-77)."""

    seat: Seat

    def change(self, state: State) -> None:
        encounter = under_way(state)
        encounter.active = self.seat
        encounter.been_active.append(self.seat)
        encounter.activations += 1
        encounter.cards_played = 0
        encounter.card_allowed = False
        encounter.retreat_tried = False
        encounter.withheld = 0


@leaves_cards
class ActivationEnded(Change):
    """Nobody is active until the next participant is chosen."""

    def change(self, state: State) -> None:
        under_way(state).active = None


@leaves_cards
class ActivationsCleared(Change):
    """Time tokens leave the boards; tokens on cards stay (GR-COMBAT-108)."""

    def change(self, state: State) -> None:
        under_way(state).been_active = []


# The sequence


@leaves_cards
class CardPlayed(Change):
    """A card is played from `hand`, or from `deck` after it was drawn. A covered card loses its time tokens."""

    seat: Seat
    card: CardId
    source: str
    joined: tuple[str, ...]
    tokens: int
    covers: bool

    def change(self, state: State) -> None:
        encounter = under_way(state)
        if self.source == "hand":
            piles_of(state, self.seat).hand.remove(self.card)
        if self.covers:
            encounter.sequence[-1].tokens = 0
        encounter.sequence.append(Played(self.card, self.seat, joined=tuple(self.joined), tokens=self.tokens))
        encounter.cards_played += 1
        encounter.card_allowed = False


@leaves_cards
class KeyConnected(Change):
    """A key of the last card connects."""

    row: int

    def change(self, state: State) -> None:
        last = under_way(state).sequence[-1]
        last.linked = (*last.linked, self.row)


@leaves_cards
class MagicPaid(Change):
    """A magic marker is put on the key (GR-COMBAT-25). Another event carries the payer's loss."""

    seat: Seat
    row: int

    def change(self, state: State) -> None:
        last = under_way(state).sequence[-1]
        last.magic = (*last.magic, self.row)


class LastCardDiscarded(Change):
    """The last card goes to its owner's discard pile, and everything on it is lost (GR-COMBAT-43, 146)."""

    card: CardId
    owner: Seat

    def change(self, state: State) -> None:
        under_way(state).sequence.pop()
        piles_of(state, self.owner).discarded.append(self.card)


class TimeTokensRemoved(Change):
    """Every card of the sequence loses one time token (GR-COMBAT-83)."""

    def change(self, state: State) -> None:
        for played in under_way(state).sequence:
            played.tokens = max(played.tokens - 1, 0)


@leaves_cards
class ChargesChanged(Change):
    """A card of the sequence has this number of charges."""

    place: int
    charges: int

    def change(self, state: State) -> None:
        under_way(state).sequence[self.place].charges = self.charges


class CardAllowed(Change):
    """The next card may be played without an extra-card bonus."""

    def change(self, state: State) -> None:
        under_way(state).card_allowed = True


class MarkersWithheld(Change):
    """The card being played adds this number of markers less from now on (GR-TRAIT-15)."""

    markers: int

    def change(self, state: State) -> None:
        under_way(state).withheld = self.markers


# Attacks and reactions


@leaves_cards
class AttackEnded(Change):
    """An attack, opportunity attack or reaction is over."""

    def change(self, state: State) -> None:
        encounter = under_way(state)
        encounter.attack = encounter.victim = None
        encounter.reductions, encounter.cancelled = {}, False


@leaves_cards
class AttackReduced(Change):
    """A card at this place reduces the attack by this amount. A negative amount is a reduction that took effect."""

    what: str
    by: int
    place: int | None

    def change(self, state: State) -> None:
        reductions, name = under_way(state).reductions, reduction_name(self.what, self.place)
        reductions[name] = reductions.get(name, 0) + self.by


class AttackCancelled(Change):
    """The rest of the attack or reaction under way is cancelled."""

    def change(self, state: State) -> None:
        under_way(state).cancelled = True


# The end


class ParticipantLeft(Change):
    """A participant leaves the encounter; its cards stay in the sequence (GR-COMBAT-131)."""

    seat: Seat

    def change(self, state: State) -> None:
        encounter = under_way(state)
        encounter.participants.remove(self.seat)
        encounter.left.append(self.seat)
        if self.seat in encounter.retreating:
            encounter.retreating.remove(self.seat)
        if encounter.active == self.seat:
            encounter.active = None


class EncounterEnded(Change):
    """The encounter is over, with this ending (GR-COMBAT-134)."""

    ended: Ending

    def change(self, state: State) -> None:
        under_way(state).ended = self.ended
        state.party.ended = self.ended


@unsaid
class EndingSeen(Change):
    """The ending of an encounter that a group met apart is passed on to its whole party (GR-STORY-08)."""

    party: int
    """The index of the whole party in `State.parties`."""

    ended: Ending | None

    def change(self, state: State) -> None:
        state.parties[self.party].ended = self.ended


@leaves_cards
class CardsReturned(Change):
    """Hand, played and discarded cards return to the deck, which is shuffled (GR-COMBAT-138)."""

    seat: Seat

    def change(self, state: State) -> None:
        encounter, piles = under_way(state), piles_of(state, self.seat)
        deck = state.decks[f"{encounter.kind}/{self.seat}"]
        played = [played.card for played in encounter.sequence if played.owner == self.seat]
        for card in (*piles.hand, *piles.discarded, *played):
            deck.put_at_bottom(card)
        deck.shuffle()
        piles.hand, piles.discarded = [], []
        encounter.sequence = [played for played in encounter.sequence if played.owner != self.seat]


class OwnCardsGone(Change):
    """The combat and diplomacy cards of a dead character leave play (GR-DEATH-13)."""

    seat: Seat

    def change(self, state: State) -> None:
        for deck in OWN_DECKS:
            state.decks[f"{deck}/{self.seat}"] = Deck()
        character = state.characters[self.seat]
        character.combat, character.diplomacy = Piles(), Piles()


class EquipmentTurnedBack(Change):
    """Cards that were flipped or put aside for the encounter are in use again (GR-ITEM-20, 24)."""

    seat: Seat

    def change(self, state: State) -> None:
        character = state.characters[self.seat]
        for held in (*character.items, *character.secrets):
            held.flipped = held.aside = False


class EncounterCleared(Change):
    """The encounter is cleared away completely."""

    def change(self, state: State) -> None:
        state.encounter = None
