"""Determinization for search: rebuild a table from a view, with its own chance.

A view does not hold the stack of phases and steps. During an encounter it can be derived from the state. The rebuilt
game ends with the encounter.
"""

from afallon.grail.rules.encounter import questions
from afallon.grail.rules.encounter.bonuses import bonus_of
from afallon.grail.rules.encounter.sequence import keys_at, magic_payers
from afallon.grail.rules.program import PROGRAM
from afallon.grail.rules.state import Encounter, GrailPosition, State
from afallon.grail.rules.under_way import piles_of
from afallon.grail.view import GrailView
from afallon.grail.view_position import position_of
from afallon.kernel import Decision, SeededChance, Table, find_game
from afallon.kernel.program import Frame


def imagine(decision: Decision, view: GrailView, seed: int) -> Table[State] | None:
    """Return a table that asks this decision, with its own chance.

    Return `None` if the stack cannot be derived from the view.
    """
    encounter, position = view.state.encounter, position_of(view)
    if encounter is None or encounter.active is None:
        return None
    following = [*_after_encounter(view.state), *_after_activation(encounter)]
    match decision.about:
        case questions.Play(forced=forced):
            asking: Frame = ("play_cards", (forced,))
        case questions.PayMagic() as about if keys := _magic_keys(position, encounter, about):
            asking, *later = keys
            following += reversed(later)
        case _:
            return None
    table: Table[State] = Table.at(
        find_game("grail"), position.setup, view.state.copy(), seats=len(position.seats), stack=following, asking=asking
    )
    table.chance = SeededChance(seed)
    return table


def _after_encounter(state: State) -> list[Frame]:
    """Return the frames that end the game: after the encounter, and once more if the action is broken off."""
    over: Frame = ("defeat", ("imagined",))
    free: Frame = ("end_party", ())
    return [over, *[free] * len(state.parties), over]


def is_won(state: State) -> bool:
    """Return whether the last encounter was won."""
    return bool(state.parties) and state.party.ended == "won"


def _after_activation(encounter: Encounter) -> list[Frame]:
    """Return the rest of the encounter and, last, of the activation, after the last card was played."""
    return [
        _after(encounter.kind, "rounds"),
        ("rounds", ()),
        _after("encounter_round", "activations"),
        ("activations", ()),
        ("readiness_check", ()),
        _after(f"{encounter.kind}_activation", "play_cards"),
    ]


def _magic_keys(position: GrailPosition, encounter: Encounter, about: questions.PayMagic) -> list[Frame]:
    """Return the step that asks to pay this magic key, and the steps that follow it for the card just played.

    Return an empty list if the card may not have been played yet, because a copy of it is in hand.
    """
    in_hand = about.card in piles_of(position.state, about.seat).hand
    if in_hand or not encounter.sequence or encounter.sequence[-1].card != about.card:
        return []
    place = len(encounter.sequence) - 1
    played = encounter.sequence[place]
    keys = keys_at(position, place, played.card)
    unpaid = (
        number
        for number, key in enumerate(keys)
        if key.is_magic and key.row not in played.magic and bonus_of(key) == about.gives
    )
    asked = next(unpaid, None)
    if asked is None:
        return []
    return [
        ("pay_magic", (about.seat, keys[asked].row, magic_payers(position, about.seat))),
        *(("connect_key", (place, key.row, None)) for key in keys[asked + 1 :]),
        ("discard_last_bonus", (place,)),
        ("on_play", (place,)),
        ("card_resolved", ()),
        ("play_cards", (False,)),
    ]


def _after(phase: str, step: str) -> Frame:
    """Return the frame for the rest of a phase after this step."""
    return phase, [one.name for one in PROGRAM.phases[phase]].index(step) + 1
