"""The book's worked diplomacy, number by number (GR-EX-15 to 32).

The pack `mourner` has its cards under our names.
"""

import pytest

from tests.grail.arena import OPPONENT, card, charges, edge, parley
from tests.grail.driver import Play

DECK = ["mourner", "proverb", "pledge", "murmur", "murmur", "jest", "listen"]


class Scenario:
    """The parley, played up to the point that a test needs."""

    def __init__(self):
        self.play = Play("mourner", draws=DECK)
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
        return sorted(self.traveller.diplomacy.hand)

    def cards(self):
        return [played.card for played in self.encounter.sequence]

    def next_round(self):
        self.play.give("play", "stop")
        self.play.go_on("play")

    def round_2(self):
        self.play.give("play", "proverb")
        self.next_round()

    def pledge(self):
        self.round_2()
        self.play.give("play", "pledge")
        self.play.give("pay_magic", "yes")

    def jest(self):
        self.pledge()
        self.next_round()
        self.play.give("play", "jest")

    def listen(self):
        self.jest()
        self.play.give("play", charges(self.play, 2))
        self.play.give("play", "listen")


@pytest.fixture
def scenario():
    return Scenario()


@pytest.mark.rule("GR-EX-15")
def test_b1_the_marker_starts_on_grey_with_three_cards(scenario):
    assert (scenario.encounter.affinity, scenario.encounter.stage) == (0, "grief")
    assert scenario.hand == ["murmur", "pledge", "proverb"]
    traveller = scenario.traveller
    assert (traveller.energy, traveller.health, traveller.terror) == (5, 6, 2)
    assert (traveller.resources["magic"], traveller.resources["reputation"]) == (1, 1)


@pytest.mark.rule("GR-EX-16", "GR-EX-17")
def test_b2_b3_a_stage_bonus_gives_two_and_the_free_key_one(scenario):
    scenario.play.give("play", "proverb")
    assert [moved["affinity"] for moved in scenario.play.happened("affinity_moved")] == [2, 3]
    assert scenario.encounter.affinity == 3


@pytest.mark.rule("GR-EX-18")
def test_b4_no_further_card_can_be_played_and_the_check_does_nothing(scenario):
    scenario.play.give("play", "proverb")
    assert scenario.play.options(0) == ["stop", "retreat"]
    scenario.next_round()
    assert scenario.play.happened("stage_won") == []


@pytest.mark.rule("GR-EX-19")
def test_b5_the_reaction_of_stage_1(scenario):
    scenario.round_2()
    assert scenario.encounter.affinity == 2
    assert scenario.traveller.terror == 3


@pytest.mark.rule("GR-EX-20")
def test_b6_the_hand_after_round_1(scenario):
    scenario.round_2()
    assert scenario.hand == ["murmur", "murmur", "pledge"]
    assert scenario.encounter.round == 2


@pytest.mark.rule("GR-EX-21")
def test_b7_three_keys_connect_for_one_magic(scenario):
    scenario.pledge()
    assert scenario.encounter.sequence[-1].linked == (0, 1, 2)
    assert scenario.traveller.resources["magic"] == 0
    assert scenario.hand == ["jest", "murmur", "murmur"]
    assert scenario.encounter.affinity == 4


@pytest.mark.rule("GR-EX-22", "GR-EX-23")
def test_b8_b9_stage_1_is_won_and_no_reaction_follows(scenario):
    scenario.pledge()
    terror, reactions = scenario.traveller.terror, scenario.play.happened("reaction_began")
    scenario.next_round()
    assert scenario.play.happened("stage_won") == [{"stage": "grief"}]
    assert (scenario.encounter.affinity, scenario.encounter.stage) == (0, "trust")
    assert scenario.play.happened("reaction_began") == reactions
    assert scenario.traveller.terror == terror


@pytest.mark.rule("GR-EX-24")
def test_b10_the_hand_after_round_2(scenario):
    scenario.pledge()
    scenario.next_round()
    assert scenario.hand == ["jest", "listen", "murmur", "murmur"]


@pytest.mark.rule("GR-EX-25")
def test_b11_the_extra_card_bonus_of_a_first_card_is_ignored_and_one_card_is_drawn(scenario):
    scenario.jest()
    assert scenario.encounter.sequence[-1].linked == (0,)
    assert len(scenario.hand) == 4


@pytest.mark.rule("GR-EX-26")
def test_b12_the_marker_is_not_green_so_reputation_is_lost(scenario):
    scenario.jest()
    assert scenario.encounter.affinity == 0
    assert scenario.traveller.resources["reputation"] == 0


@pytest.mark.rule("GR-EX-27")
def test_b13_two_connected_keys_give_two_charges(scenario):
    scenario.jest()
    assert scenario.encounter.sequence[-1].charges == 2


@pytest.mark.rule("GR-EX-28")
def test_b14_two_charges_let_a_card_be_played(scenario):
    scenario.jest()
    assert "listen" not in scenario.play.options(0)
    scenario.play.give("play", charges(scenario.play, 2))
    assert scenario.encounter.sequence[2].charges == 0
    scenario.play.give("play", "listen")
    assert len(scenario.hand) == 3


@pytest.mark.rule("GR-EX-29")
def test_b15_the_stage_bonus_of_stage_2_and_a_time_token(scenario):
    scenario.listen()
    assert scenario.encounter.affinity == 1
    assert scenario.encounter.sequence[-1].tokens == 1


@pytest.mark.rule("GR-EX-30")
def test_b16_the_reaction_of_stage_2_discards_the_card_with_its_token(scenario):
    scenario.listen()
    before = len(scenario.play.happened("card_drawn"))
    scenario.next_round()
    assert scenario.traveller.energy == 4
    assert scenario.cards() == ["proverb", "pledge", "jest"]
    assert "listen" in scenario.traveller.diplomacy.discarded
    assert len(scenario.play.happened("card_drawn")) == before + 1  # the only draw is at the end of the round


@pytest.mark.rule("GR-EX-31")
def test_b17_the_joke_is_last_again_but_does_not_repeat(scenario):
    scenario.listen()
    lost = len(scenario.play.happened("resource_changed"))
    scenario.next_round()
    assert scenario.cards()[-1] == "jest"
    assert len(scenario.play.happened("resource_changed")) == lost


@pytest.mark.rule("GR-EX-32")
def test_b18_the_marker_reaches_the_highest_cell_of_stage_2(scenario):
    scenario.listen()
    scenario.next_round()
    for affinity in (2, 3):
        scenario.play.give("play", "murmur")
        assert scenario.encounter.affinity == affinity
        scenario.next_round()
    scenario.play.give("play", "murmur")
    scenario.play.give("play", "stop")
    assert scenario.play.happened("encounter_ended") == [{"ended": "won"}]
    assert [won["stage"] for won in scenario.play.happened("stage_won")] == ["grief", "trust"]
    assert scenario.traveller.resources["experience"] == 2
    assert scenario.play.state.decks["encounters/blue"].bottom == ["mourner"]
    assert len(scenario.play.state.decks["diplomacy/0"]) == 15


@pytest.mark.rule("GR-EX-46", "GR-DIPLO-42", "GR-DIPLO-44")
@pytest.mark.parametrize(("symbol", "affinity"), [({}, 1), ({"times": 2}, 2), ({"cancel": True}, 0)])
def test_a_multiplier_doubles_a_step_and_cancel_removes_it(tmp_path, symbol, affinity):
    smile = card("smile", [None, None, {"affinity": 1}], [])
    opponent = {**OPPONENT, "right": edge(None, None, ("free", symbol))}
    play = parley(tmp_path, opponent, [smile], decks=[["smile"]])
    play.give("play", "smile")
    assert play.state.encounter.affinity == affinity
