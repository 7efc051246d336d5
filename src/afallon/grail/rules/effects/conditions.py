"""Evaluation of conditions."""

from collections.abc import Callable
from typing import Any, Final

from afallon.grail.content import conditions as has
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.encounters import CombatEncounter
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.effects.abilities import is_in_use
from afallon.grail.rules.effects.scene import Scene, meant, members
from afallon.grail.rules.effects.values import value_now
from afallon.grail.rules.quantities import is_in_state
from afallon.grail.rules.state import Character, GrailPosition, setup_of


def hold(position: GrailPosition, requirements: Requirements, scene: Scene) -> bool:
    """Return whether all of these conditions hold now."""
    return not requirements or all(_TESTS[type(one)](position, one, scene) for one in requirements)


def _of_seats(test: Callable[[GrailPosition, int, Any], bool]) -> Callable[[GrailPosition, Any, Scene], bool]:
    """Lift a test of one seat to a condition: for `each` all seats must pass, else one is enough (GR-PARTY-18)."""

    def holds(position: GrailPosition, condition: Any, scene: Scene) -> bool:
        results = [test(position, seat, condition) for seat in meant(position, condition.who, scene)]
        return all(results) if condition.who == "each" else any(results)

    return holds


def _of_characters(
    test: Callable[[GrailPosition, Character, Any], bool],
) -> Callable[[GrailPosition, Any, Scene], bool]:
    """Lift a test of one character to a condition, as `_of_seats`."""
    return _of_seats(lambda position, seat, condition: test(position, position.state.characters[seat], condition))


def _has_item(position: GrailPosition, character: Character, condition: has.HasItem) -> bool:
    """Return whether the character has a matching item. A condition on a keyword also accepts secrets (GR-ITEM-01)."""
    pack = setup_of(position).pack
    cards = [(held, pack.items[str(held.card)].keyword) for held in character.items]
    if condition.item is None and condition.keyword is not None:
        cards += [(held, pack.secrets[int(held.card)].keyword) for held in character.secrets]
    return any(
        condition.item in (None, held.card)
        and condition.keyword in (None, keyword)
        and (is_in_use(held) or not condition.in_use)
        for held, keyword in cards
    )


def _is_here(position: GrailPosition, condition: has.HasLocation, scene: Scene) -> bool:
    location = setup_of(position).pack.locations[position.state.party.location]
    by_number = condition.number is None or condition.number in (location.number, location.original)
    return by_number and (condition.seal is None or condition.seal in location.seals)


def _is_revealed(position: GrailPosition, condition: has.HasRevealed, scene: Scene) -> bool:
    locations = setup_of(position).pack.locations
    return any(condition.number in (number, locations[number].original) for number in position.state.places)


def _has_tokens(position: GrailPosition, condition: has.HasTokens, scene: Scene) -> bool:
    place = position.state.places[position.state.party.location]
    return (place.time_tokens if condition.token == "time" else place.quest_tokens) >= condition.at_least


def _has_dial(position: GrailPosition, condition: has.HasDial, scene: Scene) -> bool:
    dial = position.state.dials.get(condition.dial)
    return (0 if dial is None else dial.value) >= condition.at_least


def _is_chapter(position: GrailPosition, condition: has.HasChapter, scene: Scene) -> bool:
    return _fits(position.state.chapter, condition.chapter, condition.at_least, condition.at_most)


def _is_under_way(position: GrailPosition, condition: has.HasUnderWay, scene: Scene) -> bool:
    encounter = position.state.encounter
    if encounter is None:
        return False
    card = setup_of(position).pack.encounters[encounter.card]
    return (
        condition.kind in (None, encounter.kind)
        and condition.colour in (None, card.colour)
        and condition.level in (None, card.level)
        and (condition.trait is None or (isinstance(card, CombatEncounter) and condition.trait in card.traits))
    )


def _is_lit(position: GrailPosition, condition: has.HasMenhir, scene: Scene) -> bool:
    locations = setup_of(position).pack.locations
    wanted = position.state.party.location if condition.number is None else condition.number
    return any(
        place.menhir
        for number, place in position.state.places.items()
        if wanted in (number, locations[number].original)
    )


def _is_mode(position: GrailPosition, condition: has.HasMode, scene: Scene) -> bool:
    state = position.state
    is_it = setup_of(position).outfits is not None if condition.mode == "free" else condition.mode in (None, state.mode)
    return is_it and (condition.rule is None or condition.rule in state.rules)


def _was_read(position: GrailPosition, condition: has.HasRead, scene: Scene) -> bool:
    """Return whether the verse was read before. A reading under way does not count, even if interrupted."""
    state = position.state
    under_way = [name for party in state.parties for name in (party.verse, *(aside for aside, _ in party.set_aside))]
    return state.read.get(condition.verse, 0) > under_way.count(condition.verse)


def _is_cell(position: GrailPosition, condition: has.HasAffinity, scene: Scene) -> bool:
    encounter = position.state.encounter
    if encounter is None:
        return False
    cell = "red" if encounter.affinity < 0 else "green" if encounter.affinity > 0 else "grey"
    return cell == condition.cell


def _count_players(position: GrailPosition, condition: has.HasPlayers, scene: Scene) -> bool:
    counted = living(position.state) if condition.among == "campaign" else members(position)
    return _fits(len(counted), condition.exactly, condition.at_least, condition.at_most)


def _fits(number: int, exactly: int | None, at_least: int | None, at_most: int | None) -> bool:
    """Return whether the number is the exact one, or in this range. A bound of `None` does not apply."""
    return (
        exactly in (None, number)
        and (at_least is None or number >= at_least)
        and (at_most is None or number <= at_most)
    )


_TESTS: Final[dict[type, Callable[[GrailPosition, Any, Scene], bool]]] = {
    has.HasAtLeast: _of_seats(lambda position, seat, test: value_now(position, seat, test.what) >= test.amount),
    has.HasAtMost: _of_seats(lambda position, seat, test: value_now(position, seat, test.what) <= test.amount),
    has.HasState: _of_characters(lambda position, character, test: is_in_state(position.state, character, test.state)),
    has.HasItem: _of_characters(_has_item),
    has.HasSecret: _of_characters(
        lambda position, character, test: any(held.card == test.secret for held in character.secrets)
    ),
    has.HasCharacter: _of_characters(lambda position, character, test: character.tile == test.character),
    has.HasStatus: lambda position, test, scene: position.state.statuses.get(test.status, 0) >= test.at_least,
    has.HasQuest: lambda position, test, scene: (
        test.quest in (position.state.ever_achieved if test.achieved else position.state.quests)
    ),
    has.HasChapter: _is_chapter,
    has.HasDay: lambda position, test, scene: position.state.day >= test.at_least,
    has.HasPlayers: _count_players,
    has.HasLocation: _is_here,
    has.HasRevealed: _is_revealed,
    has.HasTokens: _has_tokens,
    has.HasDial: _has_dial,
    has.HasAffinity: _is_cell,
    has.HasPool: lambda position, test, scene: (
        position.state.encounter is not None and position.state.encounter.pool >= test.at_least
    ),
    has.HasEncounter: lambda position, test, scene: position.state.party.ended == test.ended,
    has.HasUnderWay: _is_under_way,
    has.HasMenhir: _is_lit,
    has.HasMode: _is_mode,
    has.HasRead: _was_read,
    has.HasTask: lambda position, test, scene: test.task in position.state.tasks,
    has.HasNot: lambda position, test, scene: not hold(position, test.of, scene),
    has.HasAny: lambda position, test, scene: any(hold(position, (one,), scene) for one in test.of),
}
