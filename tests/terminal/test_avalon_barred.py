"""Barred answers in Avalon are shown with their reason, in every language."""

from random import Random

import pytest

import afallon
from afallon.kernel import OneOf
from afallon.terminal.avalon.words import AvalonWords
from afallon.text import LANGUAGES, has
from tests.properties.setups import legal_setup

BARRING = {
    *("AV-QUEST-02", "AV-ROLE-12", "AV-ROLE-13", "AV-ROLE-17", "AV-LANC-05", "AV-ROGUE-04", "AV-SORC-03"),
    *("AV-MSG-02", "AV-MSG-04", "AV-TARGET-02", "AV-TARGET-03", "AV-TARGET-04"),
}
"""The rules that may bar an answer."""


def barred_in_games(games):
    """Yield every decision of these random games that has barred answers."""
    for number in range(games):
        rng = Random(number)
        table = afallon.new("avalon", seed=number, **legal_setup(rng))
        while table.outcome is None:
            for decision in table.open.values():
                if isinstance(decision.options, OneOf) and decision.options.barred:
                    yield decision
            decision = next(iter(table.open.values()))
            table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))


@pytest.mark.slow
def test_barred_answers_name_exactly_the_known_rules():
    seen = set()
    for decision in barred_in_games(300):
        for barred in decision.options.barred:
            assert barred.value not in decision.options
            seen.add(barred.rule)
    assert seen == BARRING


@pytest.mark.slow
@pytest.mark.parametrize("rule", sorted(BARRING))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_message(language, rule):
    assert has(language, f"avalon-barred-{rule.lower()}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_shows_barred_answers_with_their_reason(language):
    deal = ("merlin", "assassin", "servant", "lunatic", "servant", "minion", "servant")
    table = afallon.new("avalon", seats=7, deal=deal, first_leader=0)
    for seat, value in ((0, [2, 3]), *((seat, "approve") for seat in range(7))):
        table.submit(afallon.Answer(table.open[seat].id, seat, value))
    words = AvalonWords(language, tuple("ABCDEFG"))
    for seat, card, rule in ((2, "fail", "av-quest-02"), (3, "success", "av-role-12")):
        (line,) = words.barred(table.open[seat])
        assert words.say(f"avalon-quest-card-{card}") in line
        assert words.say(f"avalon-barred-{rule}") in line
