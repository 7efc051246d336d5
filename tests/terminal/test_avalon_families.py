"""Every character and module at the terminal: whole games, private knowledge, and public things on the table."""

from io import StringIO
from itertools import cycle, islice
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import afallon as package
from afallon.avalon.presets import PRESETS
from afallon.terminal import screen
from afallon.terminal.avalon import board, spoken, story
from afallon.terminal.avalon.kit import AVALON
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.prompt import menu_of, read_answer
from afallon.terminal.scene import Scene
from afallon.terminal.session import load, replay
from afallon.terminal.signs import DRAWN
from afallon.text import LANGUAGES, say
from tests.avalon.driver import Play

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal", "Ivy", "Jon")
LONG_NAMES = tuple(f"{number} Maximiliana Wolfgang"[:20] for number in range(10))

# Every question accepts one of these lines and refuses the others; typing a fail again confirms it.
CIRCLE = "".join(f"{line}\n" for line in ("1", "1", "2", "3", "4", "5", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5", "0"))
SIX = "1 2 3 4 5 6\n6\n7\n"

OPTIONS = {
    "lancelots_drawn": ("--allegiance-deck", "five"),
    "quest_selection": ("--fifth-quest", "two_quests"),
    "sorcerers": ("--hidden-sorcerer",),
    "messengers": ("--senior-messenger",),
}
"""Options used beside a preset."""

IN_A_LANGUAGE = list(zip(PRESETS, islice(cycle(LANGUAGES), len(PRESETS)), strict=True))


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "language"), IN_A_LANGUAGE, ids=[preset.name for preset in PRESETS])
def test_every_preset_plays_a_whole_game(afallon, tmp_path, preset, language):
    path = tmp_path / "game.jsonl"
    code, printed, complaint = afallon(
        *("play", "avalon", "--preset", preset.name, *OPTIONS.get(preset.name, ()), "--bots", "random"),
        *("--people", "Ann", "--lang", language, "--seed", 11, "--save", path),
        typed=(CIRCLE + SIX) * 60,
    )
    session, record = load(path)
    table = replay(path, record)
    assert (code, complaint) == (0, "")
    assert table.outcome is not None
    assert table.view(None).modules == tuple(sorted(preset.options["modules"]))
    words, flat = AvalonWords(language, session.names), " ".join(printed.split())
    for event in table.events_for(0):
        assert not words.is_told(event) or words.event(event) in flat
    for line in story.ending(table.view(None), words):
        assert line in flat


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_lines_of_every_night_script_begin_with_a_capital(afallon, preset):
    for language in LANGUAGES:
        code, printed, complaint = afallon("script", "--preset", preset.name, "--lang", language)
        assert (code, complaint) == (0, "")
        assert all(line[0].isupper() for line in printed.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preset_can_be_given_by_its_translated_name(afallon, language):
    by_name = afallon("script", "--lang", language, "--preset", say(language, "avalon-preset-sorcerers"))
    assert by_name == afallon("script", "--lang", language, "--preset", "sorcerers")
    code, _, complaint = afallon("script", "--lang", language, "--preset", "circus")
    assert code == 2
    assert "circus" in complaint
    assert "full_hands" in complaint


def test_options_and_additions_change_a_preset(afallon, own_folder):
    afallon(*("play", "--preset", "rogues", "--without", "good_rogue", "--with", "excalibur", "--fifth-team", "goes"))
    (path,) = own_folder.iterdir()
    view = replay(path, load(path)[1]).view(None)
    assert "evil_rogue" in view.deck
    assert "good_rogue" not in view.deck
    assert (view.modules, view.announced.options["fifth_team"], view.seats) == (("excalibur",), "goes", 8)


def scenes(preset, language, names, seed, every):
    """Yield moments of a random game from the view of the asked seat, then the complete log."""
    rng = Random(seed)
    table = package.new("avalon", seats=preset.seats, seed=seed, **preset.options)
    words, asked = AvalonWords(language, names[: preset.seats]), 0
    while table.outcome is None:
        seat, decision = rng.choice(list(table.open.items()))
        if asked % every == 0:
            yield Scene(AVALON, words, table.view(seat), table.events_for(seat), 0, decision)
        asked += 1
        table.submit(package.Answer(decision.id, seat, decision.options.sample(rng)))
    yield Scene(AVALON, words, table.view(None), table.all_events())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["big_box", "full_hands", "plot_cards"])
def test_the_table_with_most_content_fits_the_window(name, language):
    preset = next(preset for preset in PRESETS if preset.name == name)
    for width, height in [(80, 24), (140, 45)]:
        for scene in scenes(preset, language, LONG_NAMES, seed=3, every=11):
            console = Console(width=width, height=height, file=StringIO(), force_terminal=True, color_system=None)
            console.print(screen.draw(scene, console, DRAWN))
            rows = console.file.getvalue().splitlines()
            assert max(map(cell_len, rows)) <= width
            assert len(rows) < height, "\n".join(rows)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_question_has_prompt_menu_rules_and_waiting_message(preset):
    for language in LANGUAGES:
        met = set()
        for scene in scenes(preset, language, NAMES, seed=5, every=1):
            words, view, decision = scene.words, scene.view, scene.decision
            if decision is None:
                assert all(words.event(event) for event in scene.events if words.is_told(event))
            elif (key := words.ask_key(decision.kind, view)) not in met:
                met.add(key)
                assert words.question(decision, view)
                assert words.waiting(view)
                assert all(words.rules(decision.kind, view))
                assert spoken.table(view, words)
                menu = menu_of(decision, words)
                typed = [choice.handles[0] for choice in menu.choices if menu.size is None]
                assert [read_answer(handle, menu) for handle in typed] == list(decision.options.enumerate())[
                    : len(typed)
                ]


# Private knowledge, in English


def words_of(play, language="en"):
    return AvalonWords(language, NAMES[: len(play.deal)])


def known(play, seat):
    return " ".join(words_of(play).knowledge(play.table.view(seat)))


def laid(play, seat=None):
    return " ".join(board.lines(play.table.view(seat), words_of(play)))


def asked(play, seat):
    return words_of(play).question(play.table.open[seat], play.table.view(seat))


def waited_for(play):
    return " ".join(words_of(play).waiting(play.table.view(None)))


def rules(play, seat):
    return " ".join(words_of(play).rules(play.table.open[seat].kind, play.table.view(seat)))


def ending(play):
    return " ".join(story.ending(play.table.view(None), words_of(play)))


SEVEN = ("merlin", "assassin", "servant", "minion", "servant", "minion", "servant")


def seven(**others):
    """Return characters for seven players, with these in certain seats (`seat_3="lunatic"`)."""
    return [others.get(f"seat_{seat}", name) for seat, name in enumerate(SEVEN)]


def test_the_cleric_looks_at_the_first_leader():
    play = Play(seven(seat_2="cleric", seat_3="trickster"), first_leader=3)
    assert "that is you" in asked(play, 3)
    assert waited_for(play) == "The Cleric looks at Dan."
    assert "Trickster: May show either side" in rules(play, 3)
    play.answer("show_loyalty", 3, "good")
    assert "Cleo looks at the first leader, Dan: good." in known(play, 2)
    assert "Dan: good" not in known(play, 0)


def test_lancelots_know_each_other_or_evil_knows_them():
    both = {"seat_2": "good_lancelot", "seat_3": "evil_lancelot"}
    assert "This is the other Lancelot: Dan." in known(Play(seven(**both)), 2)
    cards = ["no_change", "switch", "no_change", "no_change", "switch"]
    play = Play(seven(**both), modules=["lancelot_variant_2"], draws=cards)
    assert "This is the evil Lancelot, who did not look: Dan." in known(play, 1)
    assert laid(play) == "At the quests: no change 1, 3, 4; switch 2, 5"
    play.quest(0, 2)
    assert "Your character: good Lancelot. Your side: evil." in known(play, 2)


def test_excalibur_shows_its_holder_and_its_use():
    play = Play(modules=["excalibur"])
    play.propose(0, 1)
    assert asked(play, 0) == "Which member of the team for quest 1 gets Excalibur: Ann and Bob?"
    play.answer("give_excalibur", 0, 1)
    play.approve()
    assert laid(play) == "Excalibur: Bob"
    assert "Excalibur: The leader gives Excalibur" in rules(play, 0)
    play.cards()
    assert [choice.label for choice in menu_of(play.table.open[1], words_of(play)).choices] == ["nobody", "Ann"]
    play.answer("use_excalibur", 1, 0)
    play.answer("change_card", 0, "fail")
    assert "Quest 1, card of Ann: fail (Excalibur)" in known(play, 1)
    assert "(Excalibur)" not in known(play, 2)


def test_declining_excalibur_has_its_own_log_line():
    play = Play(modules=["excalibur"])
    play.propose(0, 1)
    play.answer("give_excalibur", 0, 1)
    play.approve()
    play.cards()
    play.answer("use_excalibur", 1, None)
    lines = [words_of(play).event(event) for event in play.table.events_for(None) if event.kind == "excalibur_used"]
    assert lines == ["Bob leaves Excalibur in its sheath."]


def test_a_trapped_card_is_known_to_the_leader():
    play = Play(modules=["trapper"])
    play.quest(0, 1, 2, fails=[1])
    play.answer("trap_card", 0, 1)
    assert "Quest 1, card of Bob: fail (Trapper)" in known(play, 0)
    assert "Trapper" not in known(play, 2)


def rogues():
    return Play(seven(seat_2="good_rogue", seat_3="evil_rogue"))


def rogue_quest(play, *team, plays, watched=0):
    play.propose(*team)
    play.approve()
    play.answer("give_watch", play.leader, watched)
    assert f"Watch token: {NAMES[watched]}" in laid(play)
    for seat in tuple(play.table.open):
        play.answer("play_card", seat, plays.get(seat, "success"))


def test_a_rogue_wins_alone():
    play = rogues()
    rogue_quest(play, 0, 2, plays={2: "rogue_success"})
    assert laid(play) == "At the quests: rogue success 1"
    rogue_quest(play, 0, 2, 4, plays={})
    play.propose(0, 2, 4)
    play.approve()
    play.answer("give_watch", play.leader, 0)
    hints = [words_of(play).hint("play_card", card, play.table.view(2)) for card in play.options(2)]
    assert hints == [None, "Counts as a success, and leaves its mark at the quest"]
    for seat, card in {0: "success", 2: "rogue_success", 4: "success"}.items():
        play.answer("play_card", seat, card)
    assert ending(play).startswith("The game is over. A Rogue’s own plan has come true. The Rogue wins alone!")
    assert ending(play).endswith("Winners: Cleo.")


def test_a_rogue_wins_partially():
    play = rogues()
    for team, plays in (
        ((0, 2), {}),
        ((0, 2, 4), {}),
        ((0, 1, 2), {1: "fail"}),
        ((0, 1, 3, 5), {1: "fail", 3: "fail"}),
    ):
        rogue_quest(play, *team, plays=plays)
    rogue_quest(play, 0, 2, 4, 6, plays={})
    play.name(4)
    assert ending(play).endswith("Winners: Ann, Eve and Gwen. Victory in part: Cleo.")


def test_magic_needs_no_fail_to_sink_a_quest():
    play = Play(seven(seat_2="good_sorcerer", seat_3="evil_sorcerer"))
    play.propose(0, 2)
    play.approve()
    play.answer("play_card", 0, "success")
    play.answer("play_card", 2, "magic")
    table = " ".join(spoken.table(play.table.view(None), words_of(play)))
    assert "Quest 1 fails. " in table
    assert "0 fails" not in table


def test_messages_are_shown_at_quests_and_messengers_are_hunted():
    deal = seven(seat_2="senior_messenger", seat_3="evil_messenger", seat_4="junior_messenger")
    play = Play(deal, senior_messenger=True)
    assert "This is the junior Messenger: Eve." in known(play, 2)
    for team in ((2, 4), (2, 4, 6), (2, 4, 6)):
        play.propose(*team)
        play.approve()
        for seat in tuple(play.table.open):
            play.answer("play_card", seat, "good_message" if "good_message" in play.options(seat) else "success")
    assert "At the quests: good message 1, 1, 2, 2" in laid(play)
    assert asked(play, 1) == "Whom do you aim at: Merlin, or the two good Messengers?"
    play.answer("declare_aim", 1, "messengers")
    assert asked(play, 1) == "Which two players do you name as the Messengers?"
    assert waited_for(play) == "Bob is choosing who could be the good Messengers."
    play.answer("assassinate", 1, [2, 4])
    assert "Both good Messengers have been found. Evil wins!" in ending(play)


@pytest.mark.parametrize(("named", "told"), [(None, "Bob recruits nobody."), (2, "Cleo is the Untrustworthy Servant")])
def test_recruitment_of_the_untrustworthy_servant(named, told):
    play = Play(seven(seat_2="untrustworthy_servant"))
    assert "This player hunts in the end: Bob." in known(play, 2)
    play.quests("+++")
    assert asked(play, 1).startswith("Who is the Untrustworthy Servant, who would turn to evil")
    play.answer("recruit", 1, named)
    log = " ".join(words_of(play).event(event) for event in play.table.events_for(0) if words_of(play).is_told(event))
    assert told in log
    assert ("Cleo: Untrustworthy Servant (evil)" in laid(play, 0)) == (named == 2)


def test_the_revealer_is_known_to_all():
    play = Play(seven(seat_3="revealer"))
    play.quests("--")
    assert laid(play, 0) == "Dan: Revealer (evil)"


def test_a_leader_chooses_the_quest():
    play = Play(modules=["quest_selection"])
    menu = menu_of(play.table.open[0], words_of(play))
    assert [choice.label for choice in menu.choices] == ["Quest 1", "Quest 2", "Quest 3", "Quest 4"]
    assert read_answer("3", menu) == 3
    play.answer("choose_quest", 0, 4)
    assert asked(play, 0) == "Choose 3 players for quest 4 (attempt 1 of 5)."


def test_plot_cards_are_given_held_and_used():
    play = Play(modules=["plot_cards"], draws=["have_at_you"])
    assert asked(play, 0) == "Who gets the plot card “Have at You”?"
    assert "Plot cards to hand over: Have at You" in laid(play)
    play.answer("give_plot_card", 0, 3)
    assert laid(play) == "Plot cards: Dan (Have at You)"
    play.propose(0, 1)
    proposed = "Ann proposes Ann and Bob for quest 1 (attempt 1 of 5): do you approve?"
    assert asked(play, 3) == f"You vote openly, before all others: {proposed}"
    assert waited_for(play) == "Still to vote openly: Dan."
    play.answer("vote", 3, "reject")
    assert asked(play, 0) == proposed
    for seat in (0, 1, 2, 4):
        play.answer("vote", seat, "approve")
    play.cards()
    play.draw("ambush")
    play.answer("give_plot_card", 1, 4)
    play.propose(0, 1, 2)
    play.answer("vote", 3, "reject")
    for seat in (0, 1, 2, 4):
        play.answer("vote", seat, "approve")
    assert "Ambush: Kept until used" in rules(play, 0)
    play.cards(fails=[1])
    assert "0" in [choice.handles[0] for choice in menu_of(play.table.open[4], words_of(play)).choices]
    play.answer("ambush", 4, 1)
    assert "Quest 2, card of Bob: fail (Ambush)" in known(play, 4)
    assert "Ambush" not in known(play, 0)
    assert laid(play) == "Plot cards: Dan (Have at You)"


def test_the_leader_sees_which_plot_card_to_give():
    play = Play(SEVEN, modules=["plot_cards"], draws=["ambush", "the_king_returns"])
    menu = menu_of(play.table.open[0], words_of(play))
    assert [choice.label for choice in menu.choices] == ["Ambush", "The King Returns"]
    play.answer("choose_plot_card", 0, "ambush")
    assert asked(play, 0) == "Who gets the plot card “Ambush”?"
    play.answer("give_plot_card", 0, 1)
    assert asked(play, 0) == "Who gets the plot card “The King Returns”?"
