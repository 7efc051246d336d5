"""The Hush, the campaign that is installed: it is sound in both its languages, and can be begun, played, won and lost."""

from random import Random

import pytest

import afallon
from afallon.grail.content import load_pack
from afallon.grail.content.messages import read_messages
from afallon.grail.content.pack_check import check_pack
from afallon.grail.content.shelf import USUAL_PACK, folder_of, installed_packs
from afallon.grail.content.translations import freshness
from afallon.lab.grail import proof
from afallon.lab.grail.campaigns import Campaign
from afallon.lab.grail.campaigns import play as play_campaign
from tests.grail.driver import Play

FOLDER = folder_of(USUAL_PACK)
HOME, TALLY_HOUSE, GREEN, WIVES, BEGGAR = 101, 102, 105, 106, 107


def test_it_is_installed_and_the_usual_pack():
    assert USUAL_PACK in installed_packs()
    assert load_pack(FOLDER).card.id == "hush"


def test_the_check_finds_nothing_not_even_what_is_worth_a_look():
    assert check_pack(FOLDER)[1] == ()


def test_both_languages_say_everything_and_no_translation_is_behind():
    english, ukrainian = (read_messages(FOLDER, language) for language in load_pack(FOLDER).card.languages)
    assert english.by_key.keys() == ukrainian.by_key.keys()
    assert {f"verse-{name.replace(':', '-').replace('_', '-')}" for name in load_pack(FOLDER).verses} <= {*english.by_key}
    assert set(freshness(FOLDER, english, ukrainian).values()) == {"fresh"}


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
    assert {*states} == {f"chapter-1-{mode}-{seats}" for mode in ("story", "normal", "challenge") for seats in range(1, 5)}
    assert {state.ending for state in states.values()} <= {"nine_voices", "eight_wives"}
