"""Every legal pair of families, modules and options occurs in games that random players finish."""

from collections.abc import Iterator
from itertools import combinations, count
from random import Random
from typing import Any

import pytest

import afallon
from afallon import Player, Record, SetupError, Table
from afallon.players import PLAYERS
from afallon.testing.compare import everything
from afallon.testing.play import next_answer
from afallon.testing.questions import check_goes_on, check_options, check_words
from afallon.testing.streams import check_streams, check_views
from tests.avalon import test_contract as avalon
from tests.properties.play import Mood
from tests.properties.setups import EDITIONS, FEATURES, SIDES, Draft, Feature, is_legal

Pair = frozenset[str]
TERMS = avalon.TestAvalon()


def drafts_with(names: Pair, editions: tuple[str, ...] = ("custom",)) -> Iterator[Draft]:
    """Yield every minimal set-up with these features, the largest table first."""
    for edition in editions:
        for seats in sorted(SIDES, reverse=True):
            for order in (sorted(names), sorted(names, reverse=True)):
                draft: Draft | None = Draft(seats, edition)
                for name in order:
                    draft = draft and draft.plus(FEATURES[name])
                if draft is not None:
                    yield draft


def has(draft: Draft, feature: Feature) -> bool:
    return (
        draft.characters.issuperset(feature.characters)
        and draft.modules.issuperset(feature.modules)
        and not draft.characters & set(feature.without)
        and feature.options.items() <= draft.options.items()
    )


def pairs_in(draft: Draft) -> set[Pair]:
    present = [name for name, feature in FEATURES.items() if has(draft, feature)]
    return {frozenset(pair) for pair in combinations(present, 2)}


def covering_drafts(rng: Random) -> Iterator[Draft]:
    """Yield a few rich set-ups that contain every legal pair."""
    missing = {frozenset(pair): None for pair in combinations(FEATURES, 2)}
    while missing:
        pair = next(iter(missing))
        del missing[pair]
        draft = next(drafts_with(pair), None)
        if draft is None:
            continue
        wanted = [name for other in missing for name in sorted(other)]
        rng.shuffle(wanted)
        for name in dict.fromkeys(wanted):
            draft = draft.plus(FEATURES[name]) or draft
        for covered in pairs_in(draft) & set(missing):
            del missing[covered]
        yield draft


@pytest.mark.slow
def test_every_legal_pair_is_played_to_the_end() -> None:
    """Each set-up is played once at random, and once with a bias, which leads further."""
    played: set[Pair] = set()
    for number, draft in enumerate(covering_drafts(Random(7)), start=1):
        for player in (PLAYERS["random"](), Mood(Random(number))):
            play_checked(afallon.new("avalon", seed=number, **draft.setup()), player, Random(number))
        played |= pairs_in(draft)
    legal = {pair for pair in map(frozenset, combinations(FEATURES, 2)) if any(drafts_with(pair))}
    print(f"\npairs: {len(legal)} of {len(FEATURES)} features, in {2 * number} games")
    assert legal <= played
    assert len(legal) > 600


def play_checked(table: Table[Any], player: Player, rng: Random) -> None:
    """Play to the end, and check everything after each answer; earlier copies must stay unchanged."""
    copies: list[tuple[Table[Any], dict[str, str]]] = []
    for answers in count():
        if table.outcome is not None:
            break
        if answers % 15 == 0:
            copies.append((table.copy(), everything(table)))
        table.submit(next_answer(table, player, rng))
        for check in (check_goes_on, check_options):
            check(TERMS, table, rng)
    for check in (check_streams, check_views, check_words):
        check(TERMS, table, rng)
    assert everything(Table.replay(Record.parse(str(table.record())))) == everything(table)
    assert all(everything(copy) == before for copy, before in copies)


def test_the_engine_refuses_exactly_the_illegal_set_ups() -> None:
    """Random features are combined, legal or not."""
    rng, allowed, games = Random(3), 0, 1500
    for _ in range(games):
        features = [FEATURES[name] for name in rng.sample(sorted(FEATURES), rng.randint(0, 4))]
        setup = {
            "seats": rng.choice(sorted(SIDES)),
            "edition": rng.choice(EDITIONS),
            "characters": sorted({name for feature in features for name in feature.characters} - _forgotten(rng)),
            "modules": sorted({name for feature in features for name in feature.modules}),
        }
        for feature in features:
            setup |= feature.options
        try:
            afallon.new("avalon", **setup)
        except SetupError as error:
            assert not is_legal(setup), (setup, error)
        else:
            assert is_legal(setup), setup
            allowed += 1
    assert 0.2 < allowed / games < 0.8


def _forgotten(rng: Random) -> set[str]:
    """Return a character that a host forgot, now and then."""
    needed = ("merlin", "good_lancelot", "evil_sorcerer", "junior_messenger", "mordred")
    return {rng.choice(needed)} if rng.random() < 0.3 else set()
