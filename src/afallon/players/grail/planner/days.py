"""Planning of days: where to travel, which action to take, what to choose, eat and learn."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from afallon.grail.content import effects as do
from afallon.grail.content.cards import AttributeHalf, Card
from afallon.grail.content.effects import Choice, Cost, Effects
from afallon.grail.rules.advancement.questions import BuyCard, KeepCard, RaiseAttribute
from afallon.grail.rules.day.questions import CardAction, ChooseTarget
from afallon.grail.rules.effects.abilities import abilities_of
from afallon.grail.rules.effects.questions import ChooseEffect, UseAbility, Vote
from afallon.grail.rules.journal.questions import ChooseVerse
from afallon.grail.rules.map.questions import ChooseLocation
from afallon.grail.rules.quantities import MOST_MARKERS, RED_CELLS, value_of
from afallon.kernel import Decision
from afallon.players.grail.planner import light
from afallon.players.grail.planner.errands import Errand, Plans
from afallon.players.grail.planner.group import Group

REST: Final = "pass"
TIRED: Final = RED_CELLS - 1
"""Energy at or below which a character rests, as an exhausted one regains less (GR-DUSK-11)."""

URGENT: Final = 25.0
"""Worth from which an errand justifies exhaustion."""

WORTHWHILE: Final = 1.0
"""Worth up to which an own action is not worth a turn."""

SAVED_FOR_RITES: Final = 2
"""Food per character that is kept while a character is only slightly hurt."""


def plan(decision: Decision, group: Group, rng: Random) -> Any:
    """Return its answer by day and at dusk; `None` to a question that it has no plan for."""
    think = _THOUGHTS.get(decision.kind)
    return None if think is None else think(decision, group, rng)


def _act(decision: Decision, group: Group, rng: Random) -> Any:
    """Take an own action if it pays more than the best errand; else do the errand step by step; else rest."""
    options = list(decision.options.enumerate())
    errand, plans = _errand(group)
    own = _own_action(plans, options)
    if own is not None and own[0] > errand.worth:
        return own[1]
    action = "travel" if errand.location != group.me.location else errand.action
    return action if action in options else REST


def _errand(group: Group) -> tuple[Errand, Plans]:
    """Return the next errand. A character apart from the others joins them first."""
    plans = Plans(group)
    here = group.me.location
    if here != group.rallying_point and (way := group.distances(here).get(group.rallying_point)) is not None:
        return Errand(0, "travel", group.rallying_point, way[1]), plans
    errand = plans.best(here)
    if errand is None or (group.me.energy <= TIRED and errand.worth < URGENT and not _costs_nothing(errand, here)):
        return Errand(0, REST, here, here), plans
    return errand, plans


def _costs_nothing(errand: Errand, here: int) -> bool:
    return errand.location == here and errand.action == "inspect_menhir"


def _own_action(plans: Plans, options: list[Any]) -> tuple[float, str] | None:
    """Return the worth and name of the best own action, of the character or of one of its cards, if worthwhile."""
    group = plans.group
    found: list[tuple[str, Effects, tuple[Cost, ...]]] = []
    if "character" in options:
        action = group.pack.characters[group.me.tile].action
        assert action is not None
        found.append(("character", action.effects, action.cost))
    if "card" in options:
        abilities = abilities_of(group.position, group.seat, "action")
        found += [("card", ability.effects, ability.cost) for ability, _ in abilities]
    worths = [
        (plans.prices.effects(effects, group.me.location) - plans.prices.cost(cost), name)
        for name, effects, cost in found
    ]
    return max((action for action in worths if action[0] > WORTHWHILE), default=None)


def _choose_target(decision: Decision, group: Group, rng: Random) -> Any:
    about, options = decision.about, list(decision.options.enumerate())
    if isinstance(about, ChooseTarget) and about.action == "travel":
        errand, plans = _errand(group)
        if errand.first in options:
            return errand.first
        return max(options, key=lambda location: getattr(plans.best(location), "worth", 0.0))
    cards = [option for option in options if isinstance(option, CardAction)]
    prices = Plans(group).prices
    return max(cards, key=lambda card: _worth_at(prices, group, card.path), default=None)


def _worth_at(prices: Any, group: Group, path: str) -> float:
    """Return the worth of the effects at this path."""
    return float(prices.effects(group.pack.effects.get(path, ()), group.me.location))


def _choose(decision: Decision, group: Group, rng: Random) -> Any:
    """Return the choice that is worth most; among equals, a random one."""
    about, location, verse = decision.about, group.me.location, ""
    choices: tuple[Choice, ...] = ()
    if isinstance(about, ChooseVerse):
        verse, location = about.verse, about.location
        choices = group.verse(about.verse).choices
    elif isinstance(about, ChooseEffect | Vote):
        path, _, place = about.effect.rpartition("/")
        effect = group.pack.effects[path][int(place)]
        assert isinstance(effect, do.Choose)
        choices = effect.choices
    options, prices = set(decision.options.enumerate()), Plans(group).prices
    worths = {
        choice.id: prices.choice(choice, location, 0, verse) + rng.random() * 0.01
        for choice in choices
        if choice.id in options
    }
    return max(worths, key=lambda name: worths[name], default=None)


def _use_ability(decision: Decision, group: Group, rng: Random) -> Any:
    """Use an ability that brings more than it costs; in an encounter use all."""
    about = decision.about
    assert isinstance(about, UseAbility)
    if group.state.encounter is not None:
        return "yes"
    prices = Plans(group).prices
    price = sum(prices.price(what, amount) for what, amount in about.price)
    return "yes" if _worth_at(prices, group, about.ability) > price else "no"


def _eat(decision: Decision, group: Group, rng: Random) -> Any:
    """Eat when hurt or afraid; a slight hurt can wait while the next rite needs food."""
    me, options = group.me, list(decision.options.enumerate())
    if "yes" not in options:
        return "no"
    hurt = me.health_max - me.health + me.terror
    wanted = light.needs(group).get("food", 0) > 0 or group.total("food") <= SAVED_FOR_RITES * len(group.seats)
    must = "challenge_old_rest" in group.state.rules
    return "yes" if must or hurt > (3 if wanted else 0) else "no"


def _choose_location(decision: Decision, group: Group, rng: Random) -> Any:
    """Return the location where the best errand would begin."""
    assert isinstance(decision.about, ChooseLocation)
    plans = Plans(group)
    return max(decision.options.enumerate(), key=lambda place: getattr(plans.best(place), "worth", 0.0))


def _advance(decision: Decision, group: Group, rng: Random) -> Any:
    """Raise the attribute that the own cards need most, while markers last; then buy cards."""
    options = list(decision.options.enumerate())
    points = {
        option: _asked_for(group, option.attribute)
        for option in options
        if isinstance(option, RaiseAttribute) and value_of(group.me, option.attribute) < MOST_MARKERS
    }
    wanted = [option for option, asked in points.items() if asked]
    if wanted:
        return max(wanted, key=lambda option: points[option])
    cards = [option for option in options if isinstance(option, BuyCard)]
    return rng.choice(cards) if cards else "done"


def _asked_for(group: Group, attribute: str) -> int:
    """Return the number of keys in the own decks that need a higher value of this attribute to connect."""
    value = value_of(group.me, attribute)
    total = 0
    for kind, cards in group.pack.cards.items():
        deck = group.state.decks[f"{kind}/{group.seat}"]
        for name in (*deck.top, *deck.pool, *deck.bottom):
            total += sum(
                isinstance(half, AttributeHalf) and half.attribute == attribute and half.at_least > value
                for half in cards[name].right
            )
    return total


def _keep_upgrade(decision: Decision, group: Group, rng: Random) -> Any:
    cards = {**group.pack.cards["combat"], **group.pack.cards["diplomacy"]}
    kept = [option for option in decision.options.enumerate() if isinstance(option, KeepCard)]
    return max(kept, key=lambda option: _strength(cards[option.card]), default=None)


def _strength(card: Card) -> float:
    """Return the worth of a card in any position: its bonuses, abilities, and how well others can follow it."""
    halves = [half for half in card.left if half is not None]
    bonuses = sum(half.markers + half.affinity + half.stage + half.draw + half.extra_card for half in halves)
    return bonuses + len(card.abilities) + 0.5 * sum(half is not None for half in card.right)


_THOUGHTS: Final[dict[str, Callable[[Decision, Group, Random], Any]]] = {
    "act": _act,
    "choose_target": _choose_target,
    "choose_verse": _choose,
    "choose_effect": _choose,
    "vote": _choose,
    "use_ability": _use_ability,
    "eat": _eat,
    "choose_location": _choose_location,
    "advance": _advance,
    "keep_upgrade": _keep_upgrade,
}
"""Functions by kind of question."""
