"""Grail's screens: the asked player, costs and effects of answers, quests and hands."""

import shutil

import pytest

import afallon as package
from afallon.grail.scene import table_scene
from afallon.terminal import screen
from afallon.terminal.grail import fight, spoken
from afallon.terminal.grail.words import GrailWords, at_table
from afallon.terminal.prompt import menu_of
from afallon.terminal.signs import TYPED
from tests.terminal.test_grail import PACK, moments, rows_of

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")


def first(kind, *, seats=2, seed=4, player="careful"):
    """Return the first moment of a campaign that asks this kind of question."""
    return next(scene for scene in moments(seats, seed, 400, player=player) if scene.decision.kind == kind)


def answers(scene):
    """Return the remark on each answer, by its label."""
    menu = menu_of(scene.decision, scene.words)
    return {one.label: scene.words.remark(scene.decision, one.value, scene.view) for one in menu.choices}


def question_of(scene):
    """Return the row of the drawn screen with the question."""
    rows = rows_of(lambda console: screen.draw(scene, console, TYPED), 120, 40)
    return next(row for row in rows if scene.words.question(scene.decision, scene.view)[:40] in row).strip()


def test_a_shared_screen_names_the_asked_player():
    scene = first("act")
    name = scene.words.names[scene.decision.seat]
    assert question_of(scene) == f"{name}  Day 1, round 1: what do you do?"


def test_a_name_in_the_question_or_of_a_single_player_is_not_repeated():
    together, alone = first("choose_target"), first("act", seats=1)
    name = together.words.names[together.decision.seat]
    assert question_of(together) == f"{name} (travel): where to?"
    assert question_of(alone) == "Day 1, round 1: what do you do?"


def test_a_single_player_has_no_commands_for_turn_order():
    together, alone = first("act"), first("act", seats=1)
    assert {"next", "ask_again"} <= set(menu_of(together.decision, together.words).commands)
    assert not {"next", "ask_again"} & set(menu_of(alone.decision, alone.words).commands)


def test_an_action_shows_its_cost_and_effects():
    assert answers(first("act", seats=1))["character action"] == (
        "1 energy and 1 magic; choose one: “Ring for the living” – lose 2 terror; "
        "“Ring for the dead” – gain 1 reputation"
    )


def test_a_choice_shows_its_limit_cost_and_effects():
    assert answers(first("choose_effect")) == {
        "Greet her": "once a chapter, the party gains 1 reputation",
        "Pay for news": "1 wealth; the party gains the secret “How the Beacon Is Lit”",
        "Pass by": None,
    }


def test_a_card_that_may_be_turned_shows_its_effects():
    said = answers(first("equip"))
    assert said["turn over the secret “How the Beacon Is Lit”"] == (
        "Action – pay 1 magic: reveal the locations around this one; gain 1 experience."
    )


def test_a_new_card_is_named_once():
    for label, said in answers(first("keep_upgrade")).items():
        assert said.startswith("Keys from the top")
        assert label not in said


def test_copies_in_a_hand_are_shown_once():
    scene = next(
        scene
        for scene in moments(2, 4, 400)
        if (met := table_scene(scene.view).encounter) is not None
        and any(len({held.card for held in hand}) < len(hand) for hand in met.hands.values())
    )
    met = table_scene(scene.view).encounter
    told = fight.lines(table_scene(scene.view), scene.words, scene.decision.seat)
    for seat, hand in met.hands.items():
        (line,) = [line for line in told if line.startswith(f"Hand of {scene.words.names[seat]}")]
        for card in {held.card for held in hand}:
            name, copies = scene.words.name("card", card), [held.card for held in hand].count(card)
            assert line.count(name) == 1
            assert (f"{name} ×{copies}" in line) == (copies > 1)


def test_a_question_for_a_card_shows_the_hand_only_in_its_answers():
    scene = first("play")
    told = fight.lines(table_scene(scene.view), scene.words, scene.decision.seat, own_hand=False)
    assert not any(line.startswith(f"Hand of {scene.words.names[scene.decision.seat]}") for line in told)
    hand = table_scene(scene.view).encounter.hands[scene.decision.seat]
    assert {scene.words.name("card", held.card) for held in hand} <= {
        *answers(scene),
        *(scene.words.answer("play", barred.value) for barred in scene.decision.options.barred),
    }


def test_a_quest_shows_its_hint_until_it_is_achieved(tmp_path):
    folder = shutil.copytree(PACK, tmp_path / "pack")
    english = folder / "text" / "en.ftl"
    quest = "quest-keep-the-light = Keep the beacon burning until the hundredth day."
    english.write_text(english.read_text("utf-8").replace(quest, f"{quest}\n    .hint = Ask the ferrywoman."), "utf-8")
    table = package.new("grail", seats=1, seed=3, pack=str(folder))
    words, seen = at_table(GrailWords("en", ("Ann",)), table.setup), table_scene(table.view(0))
    seen.quests = ["keep_the_light"]
    told = "Quests: Keep the beacon burning until the hundredth day."
    assert f"{told} Ask the ferrywoman." in spoken.journal(seen, words)
    seen.achieved = ["keep_the_light"]
    assert f"{told} (done)" in spoken.journal(seen, words)


def test_passing_has_one_log_line():
    *_, last = moments(1, 3, 80)
    told = [line for _, line in last.log()]
    assert any("passes" in line for line in told)
    assert not any(line.endswith((": pass.", ": event.")) for line in told)


def test_a_log_line_that_ends_with_a_sentence_has_one_full_stop():
    told = [line for scene in moments(2, 4, 12) for _, line in scene.log()]
    assert "Quest: Wait for the eighth day: the beacon wakes with the tide." in told
    assert not any(line.endswith("..") for line in told)


def test_an_empty_journal_shows_the_location(afallon):
    _, printed, _ = afallon("play", "grail", "--pack", PACK, "--seed", 3, "--seats", 1, typed="j\n")
    assert printed.count("is here: 1 Lantern Hill.") == 2  # at the beginning, and in the journal


def test_a_choice_locked_by_the_story_is_not_shown_as_barred():
    table = package.new("grail", seats=1, seed=3, pack="hush")
    words = at_table(GrailWords("en", ("Ann",)), table.setup)
    table.submit(package.Answer(table.open[0].id, 0, "explore"))
    decision = table.open[0]
    assert "hear_your_names" in {one.value for one in decision.options.barred}
    assert words.barred(decision) == []
