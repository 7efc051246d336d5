"""Step 2: the active character plays cards (GR-COMBAT-85 to 91, GR-DIPLO-59 to 61)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.encounter.abilities import FireAbility, abilities_now
from afallon.grail.rules.encounter.bonuses import NO, YES, ConnectKey, DiscardLastBonus, bonus_of, ways_to_pay
from afallon.grail.rules.encounter.charges import RETREAT, use_right, with_rights
from afallon.grail.rules.encounter.events import CardPlayed, MarkersWithheld, MustRetreat
from afallon.grail.rules.encounter.hands import deck_of
from afallon.grail.rules.encounter.keys import Key
from afallon.grail.rules.encounter.questions import GiveMagic, PayMagic, Play, Right
from afallon.grail.rules.encounter.sequence import (
    card_named,
    has_played_all,
    magic_payers,
    needs_magic,
    next_keys,
    playable,
    would_connect,
)
from afallon.grail.rules.joint_choices import YES_OR_NO
from afallon.grail.rules.quantities import is_panicking
from afallon.grail.rules.queries import GOAL, MARKERS_WITHHELD
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import piles_of, under_way
from afallon.kernel import Ask, Barred, Offer, OneOf, Step, all_of

STOP: Final = "stop"
TOP: Final = "top"
"""Answer: play the top card of the deck, as panic demands."""


class PlayCards(Step[State]):
    """Ask the active character for a card, a right, a retreat or the end of this step, again after each.

    Whether the first card must come from the deck is decided when the step begins (GR-COMBAT-114).
    """

    name = "play_cards"

    def ask(self, position: GrailPosition, panic: bool | None = None) -> Ask | None:
        encounter = under_way(position.state)
        seat = encounter.active
        assert seat is not None
        forced = _is_forced(position, seat, panic)
        if forced and not len(position.state.decks[deck_of(position, seat)]):
            return None
        about = Play(
            seat=seat,
            encounter=encounter.card,
            score=encounter.pool if encounter.kind == "combat" else encounter.affinity,
            goal=position.fold(GOAL, 0),
            played=encounter.cards_played,
            forced=forced,
        )
        words = with_rights(position, seat, TOP if forced else STOP)
        return all_of(about, {seat: words if forced else _with_cards(position, seat, words)})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], panic: bool | None = None) -> None:
        encounter = under_way(turn.state)
        seat = encounter.active
        assert seat is not None
        forced = _is_forced(turn, seat, panic)
        if not answers:  # an empty deck in panic (GR-COMBAT-150, GR-DIPLO-93)
            tell(turn, MustRetreat(seat=seat))
            turn.push("forced_retreats")
            return
        answer = answers[seat]
        if answer == STOP:
            return
        turn.push(self.name, forced and answer != TOP)
        if answer == RETREAT:
            if encounter.kind == "combat":
                turn.push("try_retreat", seat)
            else:
                turn.push("retreat_together")
        elif answer == TOP:
            turn.push("draw", deck_of(turn, seat), PlayDrawn.name, seat)
        elif isinstance(answer, Right):
            use_right(turn, seat, answer)
        elif needs_magic(turn, seat, answer) and (payers := magic_payers(turn, seat)) != (seat,):
            turn.push(ChooseMagic.name if payers[0] == seat else AskForMagic.name, seat, answer, payers)
        else:
            play(turn, seat, answer, "hand")


class PlayDrawn(Step[State]):
    """Play the top card of the deck (GR-COMBAT-110)."""

    name = "play_drawn"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], card: str, seat: int) -> None:
        play(turn, seat, card, "deck")


class ChooseMagic(Step[State]):
    """Ask the player who pays the magic that a card needs to be played, if others could as well.

    Nobody's magic is taken without consent (GR-PARTY-27).
    """

    name = "choose_magic"

    def ask(self, position: GrailPosition, seat: int, card: str, payers: tuple[int, ...]) -> Ask:
        about = PayMagic(seat=seat, card=card, gives=bonus_of(_opening_key(position, card)))
        return all_of(about, {seat: ways_to_pay(seat, payers)})

    def resolve(
        self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, card: str, payers: tuple[int, ...]
    ) -> None:
        answer = answers[seat]
        if answer == YES:
            play(turn, seat, card, "hand", payer=seat)
        elif answer != NO:
            turn.push(AskForMagic.name, seat, card, (answer.seat, *(one for one in payers if one != answer.seat)))


class AskForMagic(Step[State]):
    """Ask another participant to pay the magic that a card needs to be played at all (GR-PARTY-14)."""

    name = "ask_for_magic"

    def ask(self, position: GrailPosition, seat: int, card: str, payers: tuple[int, ...]) -> Ask:
        gives = bonus_of(_opening_key(position, card))
        about = GiveMagic(seat=seat, payer=payers[0], card=card, gives=gives, first=True)
        return all_of(about, {payers[0]: YES_OR_NO})

    def resolve(
        self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, card: str, payers: tuple[int, ...]
    ) -> None:
        if answers[payers[0]] == "yes":
            play(turn, seat, card, "hand", payer=payers[0])
        elif seat in payers:
            turn.push(ChooseMagic.name, seat, card, (seat, *(one for one in payers[1:] if one != seat)))
        elif len(payers) > 1:
            turn.push(self.name, seat, card, payers[1:])


class OnPlay(Step[State]):
    """Fire the abilities of the card just played, unless it has discarded itself (GR-COMBAT-39, 58)."""

    name = "on_play"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], place: int) -> None:
        for _, scene in reversed(abilities_now(turn, "on_play", ())):
            if scene.card == place:
                turn.push(FireAbility.name, "on_play", (), *scene)


class CardResolved(Step[State]):
    """Finish a card: carry out the retreats that it caused (GR-COMBAT-158)."""

    name = "card_resolved"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if under_way(turn.state).withheld:
            tell(turn, MarkersWithheld(markers=0))
        turn.push("forced_retreats")


def play(turn: GrailTurn, seat: int, card: str, source: str, payer: int | None = None) -> None:
    """Append a card to the sequence: attribute keys, magic keys, free key, then its ability (GR-COMBAT-30).

    Each joined key is evaluated once, while the card is being played (GR-COMBAT-29).
    """
    encounter = under_way(turn.state)
    keys, payer = next_keys(turn, card), _payer(turn, seat, card, payer)
    place, is_first = len(encounter.sequence), encounter.cards_played == 0
    tokens = [ability.tokens for ability in card_named(turn, card).abilities if ability.timing == "delayed"]
    tell(
        turn,
        CardPlayed(
            seat=seat,
            card=card,
            source=source,
            joined=tuple(key.attribute for key in keys if key.attribute is not None),
            tokens=max(tokens, default=0),
            covers=place > 0 and not card_named(turn, encounter.sequence[-1].card).passive,
        ),
    )
    withheld = turn.fold(MARKERS_WITHHELD, 0) if is_first else 0
    if withheld:
        tell(turn, MarkersWithheld(markers=withheld))
    turn.push(CardResolved.name)
    turn.push(OnPlay.name, place)
    turn.push(DiscardLastBonus.name, place)
    for key in reversed(keys):
        turn.push(ConnectKey.name, place, key.row, payer)


def _with_cards(position: GrailPosition, seat: int, words: OneOf) -> OneOf:
    """Return the hand followed by these options: playable cards with their offers, the others barred."""
    fitting = {card: _promise(position, seat, card) for card in playable(position, seat)}
    hand = piles_of(position.state, seat).hand
    rule = _barring_rule(position, seat)
    barred = tuple(Barred(card, rule) for card in dict.fromkeys(hand) if card not in fitting)
    return OneOf((*fitting, *words.values), offers=(*fitting.values(), *words.offers), barred=(*barred, *words.barred))


def _promise(position: GrailPosition, seat: int, card: str) -> Offer:
    """Return the least cost of playing a card, with its keys as preview; bonuses of magic keys are excluded."""
    brings: dict[str, int] = {}
    joined, connected, by_magic = [], [], []
    for key in next_keys(position, card):
        joined.append(key.row)
        if key.is_magic:
            by_magic.append(key.row)
        elif would_connect(position, seat, key, magic=False):
            connected.append(key.row)
            for what, amount in bonus_of(key):
                brings[what] = brings.get(what, 0) + amount
    rows = {"joined": tuple(joined), "connected": tuple(connected), "by_magic": tuple(by_magic)}
    cost = {"magic": 1} if needs_magic(position, seat, card) else {}
    return Offer(cost=cost, preview={**brings, **{name: found for name, found in rows.items() if found}})


def _barring_rule(position: GrailPosition, seat: int) -> str:
    """Return the rule that bars cards: the card limit is reached, or they have no extra-card bonus."""
    if has_played_all(position, seat):
        return "GR-TRAIT-24"
    return "GR-COMBAT-87" if under_way(position.state).kind == "combat" else "GR-DIPLO-60"


def _opening_key(position: GrailPosition, card: str) -> Key:
    """Return the magic key without which the card cannot be played."""
    return next(key for key in next_keys(position, card) if key.is_magic and key.left.extra_card and key.times)


def _is_forced(position: GrailPosition, seat: int, panic: bool | None) -> bool:
    """Return whether the first card must come from the deck."""
    if under_way(position.state).cards_played:
        return False
    return is_panicking(position.state, position.state.characters[seat]) if panic is None else panic


def _payer(position: GrailPosition, seat: int, card: str, agreed: int | None) -> int | None:
    """Return the seat that pays the magic needed to play the card: the one that agreed, else the player."""
    if not needs_magic(position, seat, card):
        return None
    return seat if agreed is None else agreed
