"""The greedy player: takes the largest immediate gain, protects its health, and never trades."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from afallon.grail.content.encounters import CombatEncounter
from afallon.grail.rules.combat.attacks import attack_row
from afallon.grail.rules.combat.checks import price_of
from afallon.grail.rules.encounter.charges import rights
from afallon.grail.rules.encounter.questions import UseCharges
from afallon.grail.rules.state import GrailPosition, setup_of
from afallon.grail.view import GrailView
from afallon.grail.view_position import position_of
from afallon.kernel import Decision
from afallon.players.grail.wandering import wander
from afallon.players.grail.worth import damage_of, helps_now, worth_of_card

_SIMPLE: Final[dict[str, str]] = {
    "join": "yes",
    "accept": "yes",
    "take_along": "all_of_them",
    "join_arrival": "yes",
    "accept_arrival": "yes",
    "accept_gift": "yes",
    "activate": "yes",
    "give_magic": "yes",
    "lend_charges": "yes",
    "use_ability": "yes",
    "pay_magic": "yes",
    "avoid": "no",
    "retreat_together": "no",
    "mulligan": "keep",
    "pay_for": "own",
    "use_items": "done",
    "equip": "done",
    "plan": "done",
    "rebuild_decks": "done",
    "choose_mode": "done",
    "give_what": "never_mind",
}
"""Fixed answers by kind of question, given when they are options."""


def answer(decision: Decision, view: GrailView, rng: Random) -> Any:
    """Return its answer, given the knowledge of its seat."""
    return choose(decision, position_of(view), rng)


def choose(decision: Decision, position: GrailPosition, rng: Random) -> Any:
    """Return its answer in this position."""
    options = list(decision.options.enumerate())
    if _SIMPLE.get(decision.kind) in options:
        return _SIMPLE[decision.kind]
    think = _THOUGHTS.get(decision.kind)
    thought = None if think is None else think(position, decision.seat, options)
    return wander(decision, rng) if thought is None else thought


def _play(position: GrailPosition, seat: int, options: list[Any]) -> Any:
    """Stop once the encounter is won, retreat from a lost one, else play the best card if it brings anything.

    The first card is played in any case.
    """
    encounter = position.state.encounter
    assert encounter is not None
    if encounter.kind == "combat":
        if encounter.pool >= price_of(position) and "stop" in options:
            return "stop"
        if encounter.cards_played == 0 and _is_lost(position, seat):
            return "retreat"
    ways = rights(position, seat)
    for name in options:
        if isinstance(name, UseCharges) and helps_now(ways[name][0].effects):
            return name
    if "top" in options:
        return "top"
    hand = [card for card in options if card in getattr(position.state.characters[seat], encounter.kind).hand]
    if not hand:
        return "stop" if "stop" in options else None
    best = max(hand, key=lambda card: worth_of_card(position, seat, card))
    return best if encounter.cards_played == 0 or worth_of_card(position, seat, best) > 0 else "stop"


def _is_lost(position: GrailPosition, seat: int) -> bool:
    """Return whether the current attack would take all health while a retreat would not."""
    encounter = position.state.encounter
    assert encounter is not None
    enemy = setup_of(position).pack.encounters[encounter.card]
    assert isinstance(enemy, CombatEncounter)
    row, health = attack_row(position), position.state.characters[seat].health
    threat = 0 if row is None else damage_of(enemy.attacks[row].effects)
    return threat >= health > damage_of(enemy.opportunity) and encounter.pool + 2 < price_of(position)


def _use_rights(position: GrailPosition, seat: int, options: list[Any]) -> Any:
    """Use a right that helps now, such as one that prevents harm; otherwise go on."""
    ways = rights(position, seat)
    return next((name for name in options if name in ways and helps_now(ways[name][0].effects)), "go_on")


def _worst_card(position: GrailPosition, seat: int, options: list[Any]) -> Any:
    return min(options, key=lambda card: worth_of_card(position, seat, card))


def _best_card(position: GrailPosition, seat: int, options: list[Any]) -> Any:
    return max(options, key=lambda card: worth_of_card(position, seat, card))


def _eat(position: GrailPosition, seat: int, options: list[Any]) -> Any:
    character = position.state.characters[seat]
    hungry = character.health < character.health_max or character.terror > 0
    return "yes" if hungry and "yes" in options else "no"


def _act(position: GrailPosition, seat: int, options: list[Any]) -> Any:
    """Rest before the red cells are reached; otherwise leave the choice to chance."""
    tired = position.state.characters[seat].energy <= 1
    return "pass" if tired and "pass" in options else None


def _most(position: GrailPosition, seat: int, options: list[Any]) -> Any:
    return max(options)


_THOUGHTS: Final[dict[str, Callable[[GrailPosition, int, list[Any]], Any]]] = {
    "play": _play,
    "before_effect": _use_rights,
    "breathing_space": _use_rights,
    "discard": _worst_card,
    "keep_cards": _best_card,
    "eat": _eat,
    "act": _act,
    "contribute": _most,
}
"""Functions by kind of question; `None` as their answer leaves the choice to chance."""
