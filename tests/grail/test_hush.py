"""The Hush, the installed campaign: it has no problems in any language and can be played, won and lost."""

from random import Random

import pytest

import afallon
from afallon.grail.content import load_pack
from afallon.grail.content.messages import read_messages
from afallon.grail.content.pack_check import check_pack
from afallon.grail.content.shelf import USUAL_PACK, folder_of, installed_packs
from afallon.grail.content.texts import key_of
from afallon.grail.content.translations import freshness
from afallon.grail.rules.map.events import MenhirDialChanged
from afallon.grail.rules.telling import tell
from afallon.grail.setup import SEATS
from afallon.lab.grail.campaigns import Campaign
from afallon.lab.grail.campaigns import play as play_campaign
from afallon.lab.grail.proof.claims import claims_of
from afallon.lab.grail.proof.proofs import Proofs
from tests.grail.driver import DEFAULTS, Play

FOLDER = folder_of(USUAL_PACK)
HOME, TALLY_HOUSE, STAIRS, GREEN, WIVES, BEGGAR, EIGHT_WIVES = 101, 102, 103, 105, 106, 107, 151
MILL, ROW, FALLEN_BELL, PARISH_STONE = 111, 114, 116, 118
CLAYFOOT_RINGS, ROOKHOUSES_RING, SALTERN_RINGS, ROOKHOUSES_STAND, SALTERN_STANDS = 152, 153, 154, 156, 157


class Walk(Play):
    """A campaign for one player, driven by choices; all other questions get default answers."""

    def __init__(self, character="branwen"):
        super().__init__(FOLDER, characters=[character])

    def choose(self, *choices):
        """Make these choices one after another, each as soon as it is offered."""
        for choice in choices:
            while choice not in self.options(0):
                assert self.asked[0] != "act", f"no {choice} among {self.options(0)}"
                self.go_by_default()
            self.give(self.asked[0], choice)

    def go_to(self, *places):
        for place in places:
            self.choose("travel", place)

    def sleep(self):
        self.choose("pass")
        self.go_on("act", "beg_for_mercy")

    def go_by_default(self):
        value = "retreat" if "retreat" in self.options(0) else DEFAULTS.get(self.asked[0])
        self.give(self.asked[0], value if value in self.options(0) else self.options(0)[0])

    def learn_the_rite(self):
        """Call Gwenno in, pawn reputation at the Tally House, and take the wealth of the Beggar’s Stone."""
        self.choose("explore", "call_gwenno_in", "say_her_whole_name")
        self.go_to(TALLY_HOUSE)
        self.choose("location")
        self.go_to(BEGGAR)
        self.choose("explore", "ask")
        self.sleep()
        self.go_to(TALLY_HOUSE)
        self.choose("explore", "buy_the_rite")

    def hear_the_wives_out(self, days=3):
        for _ in range(days):
            self.choose("explore", "hear_three_of_them_out")
            self.sleep()

    def wake_the_wives(self):
        """Finish chapter I, with the payment in grain."""
        self.learn_the_rite()
        self.go_to(HOME, GREEN)
        self.choose("explore", "cut_a_thread_from_the_line")
        self.sleep()
        self.go_to(HOME, TALLY_HOUSE, WIVES)
        self.hear_the_wives_out()
        self.choose("inspect_menhir", "yes", "grain", "done")

    def refresh(self):
        """Set tracks and resources, so that the cost of days does not matter."""
        self.set(0, health=7, terror=1, food=6, wealth=6, magic=6)
        self.set(0, energy=6)

    def journey(self, *places):
        """Travel through these places; encounters on the way are left by retreat."""
        for place in places:
            self.refresh()
            self.go_to(place)
            self.stay_until("act")
        self.refresh()

    def stay_until(self, kind):
        while self.asked.get(0) not in (kind, None):
            self.go_by_default()

    def carry_the_bronze(self):
        """Go from the Wives to the Row, light its stone, and carry the bronze to the furnace on three days."""
        self.journey(MILL, ROW)
        self.choose("inspect_menhir", "yes")
        self.journey(FALLEN_BELL)
        for _ in range(3):
            self.stay_until("act")
            self.refresh()
            self.choose("explore", "break_off_a_third_and_carry_it")
            self.stay_until("act")
            self.sleep()
        self.journey(ROW)
        self.choose("explore", "go_down_to_the_pit")

    def ring(self):
        self.choose("explore", "pull_with_bare_hands")
        self.stay_until("act")

    def read(self):
        """Return the verses and paragraphs that were read, in order."""
        return [*map(next, map(iter, map(dict.values, self.happened("verse_read", "paragraph_read"))))]


def test_the_hush_is_installed_and_is_the_default_pack():
    assert USUAL_PACK in installed_packs()
    assert load_pack(FOLDER).card.id == "hush"


@pytest.mark.slow
def test_the_hush_has_neither_problems_nor_warnings():
    assert check_pack(FOLDER)[1] == ()


def test_all_translations_are_complete_and_fresh():
    pack = load_pack(FOLDER)
    english, *translations = (read_messages(FOLDER, language) for language in pack.card.languages)
    assert translations
    assert {key_of("verse", name) for name in pack.verses} <= english.by_key.keys()
    for translated in translations:
        assert english.by_key.keys() == translated.by_key.keys()
        assert set(freshness(FOLDER, english, translated).values()) == {"fresh"}


def test_the_initials_of_the_letters_spell_her_name_in_every_language():
    pack = load_pack(FOLDER)
    tiles = sorted(pack.characters.values(), key=lambda tile: tile.number)
    for language in pack.card.languages:
        texts = read_messages(FOLDER, language).by_key
        initials = "".join(texts[key_of("character", tile.id) + ".letter"].text[0] for tile in tiles)
        assert initials == {"uk": "НЕСТ", "ru": "НЕСТ"}.get(language, "NEST")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_campaigns_run_without_errors(seats):
    table = afallon.new("grail", seats=seats, seed=seats, pack=USUAL_PACK)
    rng = Random(seats)
    for answers in range(600):
        if table.outcome is not None:
            break
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
        if answers % 200 == 0:
            assert afallon.Table.restore(table.snapshot()).state == table.state


@pytest.mark.parametrize("seed", range(4))
def test_random_campaigns_continue_through_chapter_two(seed):
    walk, rng = Walk(), Random(seed)
    walk.wake_the_wives()
    for _ in range(1200):
        if walk.table.outcome is not None:
            break
        decision = rng.choice(list(walk.table.open.values()))
        walk.table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
    assert walk.state.chapter == 2
    assert afallon.Table.restore(walk.table.snapshot()).state == walk.state


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 3])
def test_a_planner_that_knows_the_pack_wins_chapter_one(seats):
    pack = load_pack(FOLDER)
    campaigns = (Campaign(str(FOLDER), pack.hash, seats, seed, chapter=2, knows_pack=True) for seed in range(8))
    assert any(play_campaign(campaign).chapter == 2 for campaign in campaigns)


@pytest.mark.slow
def test_a_planner_that_knows_the_pack_wins_chapter_two():
    pack = load_pack(FOLDER)
    campaigns = (Campaign(str(FOLDER), pack.hash, 1, seed, days=60, knows_pack=True) for seed in range(8))
    assert any(play_campaign(campaign).side == "victory" for campaign in campaigns)


@pytest.mark.slow
def test_the_kept_proofs_cover_all_chapters_endings_and_verses():
    """The claims are for one to four players in every mode."""
    proofs = Proofs(FOLDER)
    assert [(proof.name, proof.error) for proof in proofs if proof.error is not None] == []
    assert set(claims_of(load_pack(FOLDER), SEATS)) - proofs.shown == set()


def test_waking_the_wives_with_grain_leads_to_the_nine_voices():
    walk = Walk()
    walk.wake_the_wives()
    assert walk.state.day <= 9
    assert walk.read()[-3:] == ["book:home_again", "book:home_again:gwenno_in", "book:nine_voices"]
    assert (walk.state.chapter, walk.state.quests) == (2, ["wake_the_row"])


def test_the_wives_cannot_be_woken_before_they_were_heard_out():
    walk = Walk()
    walk.learn_the_rite()
    walk.go_to(WIVES)
    walk.choose("inspect_menhir")
    assert walk.asked[0] == "act"
    assert not walk.state.ending


def test_following_hob_leads_to_the_eight_wives():
    walk = Walk()
    walk.learn_the_rite()
    walk.go_to(WIVES)
    walk.hear_the_wives_out(days=2)
    walk.choose("explore", "sit_down_by_hob", "let_him")
    assert walk.state.characters[0].location == EIGHT_WIVES
    assert walk.read()[-2:] == ["151:the_tune", "book:eight_wives"]


def test_a_robbed_tally_house_still_sells_the_rite():
    walk = Walk()
    walk.go_to(TALLY_HOUSE)
    walk.draws.append("skull")
    walk.choose("explore", "come_back_by_the_window")
    walk.set(0, wealth=6)
    walk.choose("explore", "push_silver_under_the_door")
    assert walk.state.characters[0].secrets
    assert walk.state.characters[0].resources["wealth"] == 0


def test_mercy_restarts_the_chapter_after_the_home_stone_goes_dark():
    walk = Walk()
    while walk.asked[0] == "act":
        walk.sleep()
    assert (walk.state.ending, walk.state.day) == ("silence", 10)
    walk.give("beg_for_mercy", "yes")
    walk.go_on("act")
    character = walk.state.characters[0]
    assert [character.resources[what] for what in ("food", "wealth", "reputation", "magic")] == [3, 2, 1, 2]
    assert character.location == HOME
    assert walk.state.statuses == {"spared": 1, "pushed_under": 1}


def test_the_ending_one_great_bell_is_reached_for_one_parish():
    walk = Walk()
    walk.wake_the_wives()
    walk.carry_the_bronze()
    assert "three_small_ones" not in walk.options(0)
    walk.choose("for_clayfoot")
    walk.stay_until("act")
    assert {CLAYFOOT_RINGS, ROOKHOUSES_STAND, SALTERN_STANDS} <= {*walk.state.places, *walk.state.available}
    walk.journey(MILL, CLAYFOOT_RINGS)
    walk.ring()
    assert (walk.state.ending, walk.table.outcome.side) == ("one_great_bell", "victory")
    assert walk.state.day <= 20
    told = walk.read()
    epilogue = told[told.index("book:the_road_goes_on") :]
    assert epilogue[1:] == [f"book:the_road_goes_on:{paragraph}" for paragraph in ("clayfoot", "gwenno_in")]


def test_the_ending_three_small_bells_is_reached_by_ringing_all_three():
    walk = Walk()
    walk.wake_the_wives()
    walk.journey(STAIRS, HOME)
    walk.choose("explore", "ask_gwenno_about_three_of_a_thing")
    walk.journey(STAIRS, WIVES)
    walk.carry_the_bronze()
    walk.choose("three_small_ones")
    walk.stay_until("act")
    walk.journey(ROOKHOUSES_RING)
    walk.ring()
    walk.journey(PARISH_STONE)
    walk.choose("explore", "lift_the_gate_off_its_hinges", "inspect_menhir", "yes")
    walk.journey(FALLEN_BELL, SALTERN_RINGS)
    walk.ring()
    assert not walk.state.ending
    walk.journey(FALLEN_BELL, ROW, MILL, CLAYFOOT_RINGS)
    walk.ring()
    assert (walk.state.ending, walk.table.outcome.side) == ("three_small_bells", "victory")


def test_after_twelve_days_the_bronze_is_recut_and_mercy_restarts_at_home():
    walk = Walk()
    walk.wake_the_wives()
    began = walk.state.day
    while not walk.state.ending:
        tell(walk.table, MenhirDialChanged(number=WIVES, dial=9))
        walk.refresh()
        walk.sleep()
    assert "tell_them_the_way" in [event["choice"] for event in walk.happened("chosen")]
    assert (walk.state.ending, walk.state.day - began) == ("recut", 12 - 1)
    walk.give("beg_for_mercy", "yes")
    walk.stay_until("act")
    assert walk.state.characters[0].location == HOME
    assert walk.state.places[HOME].dial == 7
    assert (walk.state.statuses["spared"], walk.state.quests) == (1, ["wake_the_row"])
