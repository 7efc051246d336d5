"""Advancement at the table: texts, saves, undo, and campaigns from before there was advancement."""

from random import Random

import msgspec
import pytest

import afallon
from afallon.grail.migrations import ask_about_advancement
from afallon.grail.rules.advancement.questions import BuyCard, KeepCard, RaiseAttribute, TakeOutOfDeck, TakeSkill
from afallon.grail.scene import table_scene
from afallon.kernel import CHANCE, Record, Table
from afallon.kernel.record import Answered, Digest, Undone
from afallon.kernel.snapshot import Snapshot
from afallon.players.grail import wander
from afallon.terminal.grail.spoken import person
from afallon.terminal.grail.words import GrailWords, at_table
from afallon.text import LANGUAGES
from tests.grail.driver import Play
from tests.grail.tables import PACKS
from tests.grail.world import pass_all

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

DRAWN = ("eel_bite", "drowning_hold", "eel_bite")


def evening(experience=20):
    """Return a campaign at its first purchase, with this amount of experience."""
    play = Play("fixture", characters=["eel_catcher"], draws=DRAWN)
    play.go_on("act")
    play.set(0, experience=experience)
    pass_all(play)
    play.go_on("advance")
    return play


def with_new_cards():
    play = evening()
    play.give("advance", BuyCard("combat"), 0)
    return play


def with_a_skill():
    play = evening()
    play.give("advance", RaiseAttribute("practicality"), 0)
    return play


def with_a_larger_deck():
    play = evening(2)
    play.give("advance", BuyCard("combat"), 0)
    play.give("keep_upgrade", KeepCard("drowning_hold"), 0)
    return play


MOMENTS = {
    "advance": (evening, BuyCard("combat")),
    "keep_upgrade": (with_new_cards, KeepCard("eel_bite")),
    "learn_skill": (with_a_skill, TakeSkill(5, "forager")),
    "rebuild_decks": (with_a_larger_deck, TakeOutOfDeck("combat", "net")),
}


def spoken(play, language="en"):
    words = at_table(GrailWords(language, ("Ann",)), play.table.setup)
    return words, play.table.open[0], play.table.view(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", MOMENTS)
def test_every_advancement_question_has_words(kind, language):
    play = MOMENTS[kind][0]()
    words, decision, view = spoken(play, language)
    assert decision.kind == kind
    told = [words.rules(kind, view)[0]]
    told += [words.answer(kind, value) for value in decision.options.enumerate()]
    told += [words.why_barred(barred) for barred in decision.options.barred]
    assert all(told)
    assert not any("GR-" in one or "_" in one for one in told)
    play.give(kind, MOMENTS[kind][1], 0)
    told = [words.event(event) for event in play.table.events_for(0)[-5:] if words.is_told(event)]
    assert told and not any("_" in one for one in told)


def test_skills_and_new_cards_show_their_printed_text():
    words, decision, view = spoken(with_a_skill())
    assert words.answer("learn_skill", TakeSkill(5, "forager")) == "Forager (card 5)"
    assert words.remark(decision, TakeSkill(5, "forager"), view) == "action – once a day, pay 1 energy: gain 1 food"
    words, decision, view = spoken(with_new_cards())
    assert "On play – draw 1 card." in words.remark(decision, KeepCard("drowning_hold"), view)


def shown(play):
    return table_scene(play.table.view(None)).characters[0]


def test_skills_are_listed_with_the_cards_of_a_character():
    play = with_a_skill()
    words, _, _ = spoken(play)
    assert not any("Forager" in line for line in person(shown(play), words))
    play.give("learn_skill", TakeSkill(5, "forager"), 0)
    lines = person(shown(play), words)
    assert "Cards: Forager" in lines
    assert any("practicality 3" in line for line in lines)


def test_a_barred_purchase_names_the_missing_experience():
    words, decision, view = spoken(evening(3))
    said = {barred.value: words.why_barred(barred) for barred in decision.options.barred}
    assert said[RaiseAttribute("spirituality")] == "missing: 3 experience"
    assert words.remark(decision, BuyCard("combat"), view) == "2 experience"


@pytest.mark.parametrize("kind", MOMENTS)
def test_a_campaign_continues_from_a_save_at_every_question(kind):
    begin, answer = MOMENTS[kind]
    play, saved = begin(), begin()
    plain = msgspec.json.decode(msgspec.json.encode(saved.table.snapshot()), type=Snapshot, strict=False)
    saved.table = Table.restore(plain)
    for table in (play, saved):
        table.draws = list(DRAWN)
        table.give(kind, answer, 0)
        table.go_on("act")
    assert saved.state == play.state
    assert play.table.view(0).state == play.state


def test_undo_does_not_go_back_past_a_drawn_card():
    play = evening()
    play.give("advance", RaiseAttribute("empathy"), 0)
    assert play.table.view(0).undoable
    play.give("advance", BuyCard("combat"), 0)
    assert not play.table.view(0).undoable


# Campaigns of version 1


def before_there_was_any(seed, answers=400):
    """Return a campaign without advancement, its record as written by version 1, and the number of unasked questions.

    The record of version 1 lacks the questions that it did not ask, and has other question ids.
    """
    table = afallon.new("grail", seats=2, seed=seed, pack=str(PACKS / "fixture"))
    rng, lines, standing, read, is_new = Random(seed), [], [], 0, False
    while len(standing) < answers or is_new:  # end with an answer to a question of version 1
        decision = next(iter(table.open.values()))
        is_new = decision.kind in ("advance", "rebuild_decks")
        value = "done" if is_new else wander(decision, rng)
        table.submit(afallon.Answer(decision.id, decision.seat, value))
        if not is_new and rng.random() < 0.1:
            table.undo()
        for line in table.lines(after=read):
            read += 1
            if isinstance(line, Undone):
                del standing[line.keep :]
                lines.append(Undone(standing.count(False)))
            elif isinstance(line, Answered):
                standing.append(is_new and line.seat != CHANCE)
                lines += [] if standing[-1] else [msgspec.structs.replace(line, decision=0, digest="")]
    header = msgspec.structs.replace(table.record().header, version=1)
    return table, Record(header, tuple(lines)), standing.count(True)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 3, 4])
def test_a_migrated_campaign_of_version_1_has_bought_nothing(seed):
    table, old, unasked = before_there_was_any(seed)
    assert unasked
    again = Table.replay(old)
    assert again.state == table.state
    assert ask_about_advancement(old).header.version == 2


def test_digests_of_version_1_are_checked_until_the_first_new_question():
    _, old, _ = before_there_was_any(1, answers=3)
    with pytest.raises(afallon.RecordError):
        Table.replay(Record(old.header, (*old.lines, Digest("0" * 32))))
