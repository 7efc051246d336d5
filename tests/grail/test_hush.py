"""The Hush, the campaign that is installed: sound in all its languages; it can be begun, played, won and lost."""

from random import Random

import pytest

import afallon
from afallon.grail.content import load_pack
from afallon.grail.content.glossary import MODE_RULES
from afallon.grail.content.messages import read_messages
from afallon.grail.content.pack_check import check_pack
from afallon.grail.content.shelf import USUAL_PACK, folder_of, installed_packs
from afallon.grail.content.texts import key_of
from afallon.grail.content.translations import freshness
from afallon.grail.setup import SEATS
from afallon.lab.grail import proof
from afallon.lab.grail.campaigns import Campaign
from afallon.lab.grail.campaigns import play as play_campaign
from tests.grail.driver import DEFAULTS, Play

FOLDER = folder_of(USUAL_PACK)
HOME, TALLY_HOUSE, GREEN, WIVES, BEGGAR, EIGHT_WIVES = 101, 102, 105, 106, 107, 151


class Walk(Play):
    """A campaign of one, told by what is chosen; whatever else is asked gets the driver's answer."""

    def __init__(self, character="branwen"):
        super().__init__(FOLDER, characters=[character])

    def choose(self, *choices):
        """One choice after another, wherever it is offered first."""
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
        value = DEFAULTS.get(self.asked[0])
        self.give(self.asked[0], value if value in self.options(0) else self.options(0)[0])

    def learn_the_rite(self):
        """Gwenno, a good name in pledge, and what the Beggar’s Stone pays."""
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


def test_it_is_installed_and_the_usual_pack():
    assert USUAL_PACK in installed_packs()
    assert load_pack(FOLDER).card.id == "hush"


def test_the_check_finds_nothing_not_even_what_is_worth_a_look():
    assert check_pack(FOLDER)[1] == ()


def test_every_language_says_everything_and_no_translation_is_behind():
    pack = load_pack(FOLDER)
    source, *translations = (read_messages(FOLDER, language) for language in pack.card.languages)
    assert {key_of("verse", name) for name in pack.verses} <= source.by_key.keys()
    for translated in translations:
        assert translated.by_key.keys() == source.by_key.keys(), translated.language
        assert set(freshness(FOLDER, source, translated).values()) == {"fresh"}, translated.language


def test_the_letters_begin_with_the_letters_of_her_name():
    pack = load_pack(FOLDER)
    owners = sorted(pack.characters, key=lambda character: pack.characters[character].number)
    for language in pack.card.languages:
        said = read_messages(FOLDER, language).by_key
        letters = [said[f"{key_of('character', owner)}.letter"].text for owner in owners]
        assert "".join(letter[0] for letter in letters) in ("NEST", "НЕСТ"), language


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_campaigns_run_without_a_fault(seats):
    table = afallon.new("grail", seats=seats, seed=seats, pack=USUAL_PACK)
    rng = Random(seats)
    for answers in range(600):
        if table.outcome is not None:
            break
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
        if answers % 200 == 0:
            assert afallon.Table.restore(table.snapshot()).state == table.state


def test_a_planner_wins_the_chapter():
    pack = load_pack(FOLDER)
    played = play_campaign(Campaign(str(FOLDER), pack.hash, seats=3, seed=0, days=10, knows_pack=True))
    assert {"learn_the_rite", "wake_the_wives"} <= {*played.achieved}
    assert played.side == "victory"


def test_the_kept_records_win_the_chapter_by_one_to_four_in_every_mode():
    states = dict(proof.check_records(FOLDER))
    assert {*states} == {f"chapter-1-{mode}-{seats}" for mode in MODE_RULES for seats in SEATS}
    assert {state.ending for state in states.values()} <= {"nine_voices", "eight_wives"}


def test_whoever_pays_with_what_was_theirs_hears_nine_voices():
    walk = Walk()
    walk.learn_the_rite()
    walk.go_to(HOME, GREEN)
    walk.choose("explore", "cut_a_thread_from_the_line")
    walk.sleep()
    walk.go_to(HOME, TALLY_HOUSE, WIVES)
    walk.hear_the_wives_out()
    food = walk.state.characters[0].resources["food"]
    walk.choose("inspect_menhir", "yes", "grain")
    assert walk.state.characters[0].resources["food"] == food - 2
    assert (walk.state.ending, walk.table.outcome.side) == ("nine_voices", "victory")
    assert walk.state.day <= 9
    last = walk.happened("verse_read", "paragraph_read")[-2:]
    assert last == [{"verse": "book:home_again"}, {"paragraph": "book:home_again:gwenno_in"}]


def test_the_wives_are_deaf_to_whoever_has_not_heard_them():
    walk = Walk()
    walk.learn_the_rite()
    walk.go_to(WIVES)
    walk.choose("inspect_menhir")
    assert walk.asked[0] == "act"
    assert not walk.state.ending


def test_hob_is_a_short_way_and_the_stones_are_eight():
    walk = Walk()
    walk.learn_the_rite()
    walk.go_to(WIVES)
    walk.hear_the_wives_out(days=2)
    walk.choose("explore", "sit_down_by_hob", "let_him")
    assert (walk.state.ending, walk.table.outcome.side) == ("eight_wives", "victory")
    assert walk.state.characters[0].location == EIGHT_WIVES
    assert "151:the_tune" in [event["verse"] for event in walk.happened("verse_read")]


def test_a_robbed_tally_house_still_sells_the_rite():
    walk = Walk()
    walk.go_to(TALLY_HOUSE)
    walk.draws.append("skull")
    walk.choose("explore", "come_back_by_the_window")
    walk.set(0, wealth=6)
    walk.choose("explore", "push_silver_under_the_door")
    assert walk.state.characters[0].secrets
    assert walk.state.characters[0].resources["wealth"] == 0


def test_when_the_home_stone_is_out_the_chapter_is_lost_and_mercy_begins_it_again():
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
