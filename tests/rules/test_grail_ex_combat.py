"""The book's worked combat, number by number (GR-EX-01 to 14).

The pack `drifter` has its cards under our names.
"""

import pytest

from tests.grail.driver import Play

DECK = ["drifter", "strike", "ward", "hurl", "surge"]


class Scenario:
    """The combat, played up to the point that a test needs."""

    def __init__(self):
        self.play = Play("drifter", draws=DECK)
        self.play.give("act", "travel")
        self.play.give("choose_target", 2)
        self.play.go_on("play")

    @property
    def traveller(self):
        return self.play.state.characters[0]

    @property
    def encounter(self):
        return self.play.state.encounter

    @property
    def hand(self):
        return sorted(self.traveller.combat.hand)

    @property
    def magic(self):
        return self.traveller.resources["magic"]

    def round_1(self):
        self.play.give("play", "strike")
        self.play.give("play", "ward")

    def round_2(self):
        self.round_1()
        self.play.give("play", "stop")
        self.play.go_on("play")

    def hurl(self):
        self.round_2()
        self.play.give("play", "hurl")
        self.play.give("pay_magic", "no")

    def surge(self):
        self.hurl()
        self.play.give("play", "surge")


@pytest.fixture
def scenario():
    return Scenario()


@pytest.mark.rule("GR-EX-01")
def test_the_opening(scenario):
    assert scenario.hand == ["hurl", "strike", "ward"]
    assert scenario.encounter.pool == 0
    assert scenario.magic == 2
    assert (scenario.traveller.energy, scenario.traveller.health, scenario.traveller.terror) == (5, 6, 2)


@pytest.mark.rule("GR-EX-02")
def test_the_first_card_connects_two_keys(scenario):
    scenario.play.give("play", "strike")
    assert scenario.encounter.sequence[0].linked == (0, 2)
    assert scenario.encounter.pool == 2


@pytest.mark.rule("GR-EX-03")
def test_the_additional_card_is_paid_with_magic(scenario):
    scenario.round_1()
    assert (scenario.magic, scenario.encounter.pool) == (1, 2)
    assert scenario.encounter.sequence[1].magic == (1,)


@pytest.mark.rule("GR-EX-04")
def test_a_time_token_and_no_third_card(scenario):
    scenario.round_1()
    assert scenario.encounter.sequence[1].tokens == 1
    assert scenario.play.options(0) == ["stop", "retreat"]


@pytest.mark.rule("GR-EX-05", "GR-EX-06", "GR-EX-07")
def test_the_check_fails_and_the_attack_is_parried(scenario):
    scenario.round_1()
    before = len(scenario.play.table.all_events())
    scenario.play.give("play", "stop")
    told = [(event.kind, event.data) for event in scenario.play.table.all_events()[before:]]
    kinds = [kind for kind, _ in told]
    assert "encounter_ended" not in kinds
    assert scenario.traveller.health == 6
    assert scenario.encounter.pool == 1
    assert ("attack_reduced", {"what": "damage", "by": 2, "place": 1}) in told
    drawn = next(place for place, (kind, _) in enumerate(told) if kind == "card_taken")
    assert kinds.index("attack_ended") < drawn
    assert told[drawn][1]["card"] == "surge"
    assert scenario.hand == ["hurl", "surge"]  # hand 1, draw 1


@pytest.mark.rule("GR-EX-08")
def test_the_delayed_ability_draws_a_card(scenario):
    scenario.round_2()
    assert scenario.encounter.round == 2
    assert scenario.encounter.sequence[1].tokens == 0
    assert scenario.hand == ["hurl", "plain", "surge"]


@pytest.mark.rule("GR-EX-09", "GR-EX-10")
def test_a_first_card_with_a_doubled_free_key(scenario):
    scenario.hurl()
    assert scenario.encounter.sequence[2].linked == (0, 2)
    assert (scenario.magic, scenario.encounter.pool) == (1, 4)
    assert scenario.play.asked == {0: "play"}  # its ability has no options


@pytest.mark.rule("GR-EX-11", "GR-EX-12")
def test_the_last_card_counts_the_keys_of_the_sequence(scenario):
    scenario.surge()
    assert (scenario.magic, scenario.traveller.energy, scenario.encounter.pool) == (0, 4, 6)
    assert scenario.encounter.sequence[3].linked == (1,)
    assert [played.joined for played in scenario.encounter.sequence] == [("aggression",), (), ("aggression",), ()]


@pytest.mark.rule("GR-EX-13", "GR-EX-14")
def test_the_victory(scenario):
    scenario.surge()
    scenario.play.give("play", "stop")
    assert scenario.encounter is None
    assert len(scenario.play.happened("attack_began")) == 1  # from round 1
    assert (scenario.traveller.resources["wealth"], scenario.traveller.resources["experience"]) == (1, 1)
    assert scenario.play.state.decks["encounters/grey"].bottom == ["drifter"]
    deck = scenario.play.state.decks["combat/0"]
    assert (len(deck), deck.top, deck.bottom) == (15, [], [])
