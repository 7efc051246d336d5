"""Step 2: the active character plays cards (GR-COMBAT-85 to 91, GR-DIPLO-59 to 61)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.asking import YES_OR_NO
from afallon.grail.rules.changes import tell
from afallon.grail.rules.characters.values import is_panicking
from afallon.grail.rules.encounter.abilities import FireAbility, abilities_now
from afallon.grail.rules.encounter.bonuses import ConnectKey, DiscardLastBonus
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.encounter.charges import rights, use_right
from afallon.grail.rules.encounter.hands import deck_of
from afallon.grail.rules.encounter.sequence import card_named, magic_payers, needs_magic, next_keys, playable
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of

STOP: Final = "stop"
RETREAT: Final = "retreat"
TOP: Final = "top"
"""The top card of the deck, which panic forces."""


class PlayCards(Step[State]):
    """A card, an ability of charges or an item, a retreat, or the end of this step. Asked again after each.

    Whether the first card comes from the deck is decided when the step begins (GR-COMBAT-114).
    """

    name = "play_cards"

    def ask(self, table: GrailTable, panic: bool | None = None) -> Ask | None:
        encounter = under_way(table.state)
        seat = encounter.active
        assert seat is not None
        if _is_forced(table, seat, panic):
            deck = table.state.decks[deck_of(table, seat)]
            cards: list[str] = [TOP] if len(deck) else []
        else:
            cards = [*playable(table, seat), STOP]
        if not cards:
            return None
        return all_of("play", {seat: one_of([*cards, *rights(table, seat), RETREAT])}, rule="GR-COMBAT-85")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], panic: bool | None = None) -> None:
        encounter = under_way(table.state)
        seat = encounter.active
        assert seat is not None
        forced = _is_forced(table, seat, panic)
        if not answers:  # an empty deck in panic (GR-COMBAT-150, GR-DIPLO-93)
            tell(table, "must_retreat", seat=seat)
            table.push("forced_retreats")
            return
        answer = answers[seat]
        if answer == STOP:
            return
        table.push(self.name, forced and answer != TOP)
        if answer == RETREAT:
            if encounter.kind == "combat":
                table.push("retreat", seat)
            else:
                table.push("retreat_together")
        elif answer == TOP:
            table.push("draw", deck_of(table, seat), PlayDrawn.name, seat)
        elif answer in rights(table, seat):
            use_right(table, seat, answer)
        elif needs_magic(table, seat, answer) and magic_payers(table, seat)[0] != seat:
            table.push(AskForMagic.name, seat, answer, magic_payers(table, seat))
        else:
            play(table, seat, answer, "hand")


class PlayDrawn(Step[State]):
    """The top card of the deck is played (GR-COMBAT-110)."""

    name = "play_drawn"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], card: str, seat: int) -> None:
        play(table, seat, card, "deck")


class AskForMagic(Step[State]):
    """Another participant is asked to pay the magic that a card needs to be played at all (GR-PARTY-14)."""

    name = "ask_for_magic"

    def ask(self, table: GrailTable, seat: int, card: str, payers: tuple[int, ...]) -> Ask:
        return all_of("consent", {payers[0]: YES_OR_NO}, rule="GR-PARTY-14")

    def resolve(
        self, table: GrailTable, answers: Mapping[int, Any], seat: int, card: str, payers: tuple[int, ...]
    ) -> None:
        if answers[payers[0]] == "yes":
            play(table, seat, card, "hand", payer=payers[0])
        elif len(payers) > 1:
            table.push(self.name, seat, card, payers[1:])


class OnPlay(Step[State]):
    """The abilities of the card just played, unless it has discarded itself (GR-COMBAT-39, 58)."""

    name = "on_play"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], place: int) -> None:
        for _, scene in reversed(abilities_now(table, "on_play", ())):
            if scene.card == place:
                table.push(FireAbility.name, "on_play", (), *scene)


class CardResolved(Step[State]):
    """The card is done with; who had to retreat because of it does so now (GR-COMBAT-158)."""

    name = "card_resolved"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        if under_way(table.state).withheld:
            tell(table, "markers_withheld", markers=0)
        table.push("forced_retreats")


def play(table: GrailTable, seat: int, card: str, source: str, payer: int | None = None) -> None:
    """Append a card to the sequence: attribute keys, magic keys, free key, then its ability (GR-COMBAT-30).

    Which attribute and free keys connect is decided here and now (GR-COMBAT-29).
    """
    encounter = under_way(table.state)
    keys, payer = next_keys(table, card), _payer(table, seat, card, payer)
    place, is_first = len(encounter.sequence), encounter.cards_played == 0
    tokens = [ability.tokens for ability in card_named(table, card).abilities if ability.timing == "delayed"]
    tell(
        table,
        "card_played",
        seat=seat,
        card=card,
        source=source,
        joined=tuple(key.attribute for key in keys if key.attribute is not None),
        tokens=max(tokens, default=0),
        covers=place > 0 and not card_named(table, encounter.sequence[-1].card).passive,
    )
    withheld = table.fold("markers_withheld", 0) if is_first else 0
    if withheld:
        tell(table, "markers_withheld", markers=withheld)
    table.push(CardResolved.name)
    table.push(OnPlay.name, place)
    table.push(DiscardLastBonus.name, place)
    for key in reversed(keys):
        table.push(ConnectKey.name, seat, key.row, payer)


def _is_forced(table: GrailTable, seat: int, panic: bool | None) -> bool:
    """Must the first card come from the deck?"""
    if under_way(table.state).cards_played:
        return False
    return is_panicking(table.state.characters[seat]) if panic is None else panic


def _payer(table: GrailTable, seat: int, card: str, agreed: int | None) -> int | None:
    """Who pays the magic without which the card cannot be played: whoever has agreed to, else its player."""
    if not needs_magic(table, seat, card):
        return None
    return seat if agreed is None else agreed
