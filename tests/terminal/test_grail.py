"""Grail at the terminal: playing and drawing in every language; undo, save and resume; checks of packs."""

import itertools
import re
import shutil
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import afallon as package
from afallon.grail.content import load_pack
from afallon.grail.content.shelf import add_packs
from afallon.grail.rules.beginning.questions import TakeSecret
from afallon.grail.rules.characters.questions import HandOver
from afallon.grail.rules.day.questions import PayFor
from afallon.grail.rules.encounter.sequence import next_keys
from afallon.grail.scene import table_scene
from afallon.grail.view_position import position_of
from afallon.grail.wording import abilities, encounter, item, joined_key, requirements
from afallon.grail.wording import card as face_of
from afallon.kernel import Answer, Decision, OneOf
from afallon.players import PLAYERS
from afallon.terminal import screen, spoken
from afallon.terminal.grail import chart, fight
from afallon.terminal.grail.kit import GRAIL
from afallon.terminal.grail.words import GrailWords, at_table
from afallon.terminal.prompt import letters, menu_of, read_answer, read_command
from afallon.terminal.scene import Scene, standing
from afallon.terminal.session import load, replay
from afallon.terminal.signs import DRAWN, TYPED
from afallon.text import LANGUAGES, say

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

PACK = Path(__file__).parents[1] / "grail" / "packs" / "fixture"
NAMES = tuple(f"{number} Maximiliana Wolfgang"[:20] for number in range(4))
PLAY = ("play", "grail", "--pack", PACK, "--seed", 3)


def read_game(path):
    session, record = load(path)
    return replay(path, record), session


def moments(seats, seed, answers, *, language="en", player="careful", names=NAMES):
    """Yield scenes of a campaign from the view of the asked seat."""
    table = package.new("grail", seats=seats, seed=seed, pack=str(PACK))
    words, rng, mind = at_table(GrailWords(language, names[:seats]), table.setup), Random(seed), PLAYERS[player]()
    for _ in range(answers):
        decision = next(iter(table.open.values()))
        view, events = table.view(decision.seat), table.events_for(decision.seat)
        yield Scene(GRAIL, words, view, events, max(len(events) - 9, 0), decision)
        table.submit(Answer(decision.id, decision.seat, mind.answer(decision, view, rng)))


def rows_of(renderable, width, height):
    console = Console(width=width, height=height, file=StringIO(), force_terminal=True, color_system=None)
    console.print(renderable(console))
    return console.file.getvalue().splitlines()


# Playing


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_days_can_be_played_in_each_language(afallon, own_folder, language):
    code, printed, complaint = afallon(*PLAY, "--seats", 2, "--lang", language, typed="1\n2\n1\n" * 40)
    (path,) = own_folder.iterdir()
    table, session = read_game(path)
    assert (code, complaint) == (0, "")
    assert table.answers > 60
    words = at_table(GrailWords(language, session.names), table.setup)
    flat = " ".join(printed.split())
    for event in table.events_for(0):
        assert not words.is_told(event) or " ".join(words.event(event).split()) in flat


def test_an_installed_pack_is_given_by_its_name(afallon, own_folder):
    add_packs(PACK.parent)
    code, _, complaint = afallon("play", "grail", "--pack", "fixture", "--seed", 3)
    assert (code, complaint) == (0, "")
    (path,) = own_folder.iterdir()
    assert read_game(path)[0].setup.folder == "fixture"


@pytest.mark.slow
def test_without_a_pack_option_the_default_pack_is_played(afallon, own_folder):
    code, printed, complaint = afallon("play", "grail", "--seed", 3)
    assert (code, complaint) == (0, "")
    assert "Sallow Hythe" in printed
    (path,) = own_folder.iterdir()
    assert read_game(path)[0].setup.folder == "hush"


def test_a_campaign_from_another_machine_needs_the_folder_of_its_pack(afallon, tmp_path, own_folder):
    path = tmp_path / "game.jsonl"
    afallon(*PLAY, "--save", path)
    path.write_text(path.read_text("utf-8").replace(str(PACK), "the name that it had there"), "utf-8")
    code, _, complaint = afallon("play", "grail", "--resume", path)
    assert (code, "the name that it had there" in complaint) == (1, True)
    assert afallon("play", "grail", "--resume", path, "--pack", PACK)[0] == 0
    assert afallon("play", "grail", "--resume", path)[0] == 0  # the folder is saved now


def test_resuming_after_every_answer_gives_the_same_campaign(afallon, tmp_path):
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    typed = ["1", "1", "2", "1", "1", "1", "2", "1", "1", "2", "1", "1", "1", "2", "1"]
    afallon(*PLAY, "--seats", 2, "--save", one, typed="".join(f"{line}\n" for line in typed))
    afallon(*PLAY, "--seats", 2, "--save", other)
    for line in typed:
        afallon("play", "grail", "--resume", other, typed=f"{line}\n")
    assert str(load(one)[1]) == str(load(other)[1])


def test_only_answers_that_revealed_nothing_can_be_undone(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    # The bell ringer's own action asks a question, which reveals nothing; exploring does.
    menu = menu_of(next(moments(1, 3, 1)).decision, next(moments(1, 3, 1)).words)
    action = next(choice.handles[0] for choice in menu.choices if choice.value == "character")
    explore = next(choice.handles[0] for choice in menu.choices if choice.value == "explore")
    code, printed, _ = afallon(*PLAY, "--seats", 1, "--save", path, typed=f"{action}\nu\n{explore}\nu\n")
    table, _ = read_game(path)
    assert code == 0
    assert say("en", "grail-cannot-take-back") in " ".join(printed.split())
    kept = [event.data.get("action") for _, event in standing(table.events_for(0)) if event.kind == "party_formed"]
    assert kept == ["explore"]
    assert table.state.characters[0].resources["magic"] == 2  # the tolling was never paid


def test_at_the_beginning_there_is_nothing_to_undo(afallon):
    code, printed, _ = afallon(*PLAY, "--seats", 1, typed="u\n")
    assert code == 0
    assert say("en", "grail-cannot-take-back") in " ".join(printed.split())


def test_people_act_before_bots_do(afallon, own_folder):
    afallon(*PLAY, "--seats", 3)
    (path,) = own_folder.iterdir()
    assert read_game(path)[0].answers == 0


def test_two_people_act_in_turn_though_both_may_give_at_any_time(afallon, tmp_path):
    """A player who has passed may still give, but the player who can act is asked."""
    path = tmp_path / "game.jsonl"
    first = next(moments(2, 3, 1))
    leave = next(choice.handles[0] for choice in menu_of(first.decision, first.words).choices if choice.value == "pass")
    code, printed, _ = afallon(*PLAY, "--people", "Ann,Olena", "--save", path, typed=f"{leave}\n")
    table, _ = read_game(path)
    assert code == 0
    assert [character.passed for character in table.state.characters].count(True) == 1
    assert {seat for seat, one in table.open.items() if not one.optional} == {1}
    assert printed.count(say("en", "terminal-turn-to", name="Olena")) == 1
    assert say("en", "terminal-hand-over", name="Olena") not in printed  # Grail has no secrets


JOURNEY = "travel\n2\n"
"""Ann goes to the Salt Orchard, where no question is asked."""


def answered(path):
    table, _ = read_game(path)
    return [(event.seat, event.about.kind) for event in table.events_for(None) if event.kind == "answered"]


def test_a_standing_consent_is_not_asked_again(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    people = (*PLAY, "--people", "Ann,Bo,Cy", "--save", path)
    afallon(*people, typed=f"{JOURNEY}a\na\na\ntravel\n1\n")
    assert answered(path)[-5:] == [(0, "act"), (0, "choose_target"), (1, "join"), (2, "join"), (0, "take_along")]
    table, _ = read_game(path)
    assert [one.location for one in table.state.characters] == [1, 1, 1]


def test_undo_takes_back_consents_with_the_answer_before_them(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    people = (*PLAY, "--people", "Ann,Bo,Cy", "--save", path)
    afallon(*people, typed=f"{JOURNEY}a\na\na\ntravel\n1\nu\n")
    table, _ = read_game(path)
    assert {seat: one.kind for seat, one in table.open.items()} == {0: "choose_target"}


def test_a_standing_consent_can_be_withdrawn(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    people = (*PLAY, "--people", "Ann,Bo,Cy", "--save", path)
    afallon(*people, typed=f"{JOURNEY}a\na\na\nn\na\nn\nn\ntravel\n1\n")  # Bo wants to be asked again
    table, _ = read_game(path)
    assert {seat: one.kind for seat, one in table.open.items()} == {1: "join"}


def test_another_player_can_act_first(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    afallon(*PLAY, "--people", "Ann,Bo,Cy", "--save", path, typed="n\ntravel\n2\n")
    assert answered(path)[-2:] == [(1, "act"), (1, "choose_target")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_joint_choice_is_typed_once_for_all_people_here(afallon, tmp_path, language):
    path = tmp_path / "game.jsonl"
    typed = "2\n" + f"{say(language, 'yes')}\n" * 2 + "1\n"
    _, printed, _ = afallon(*PLAY, "--people", "Ann,Bo", "--lang", language, "--save", path, typed=typed)
    assert answered(path)[-2:] == [(0, "choose_verse"), (1, "choose_verse")]
    assert say(language, "list-last-separator").join(("Ann", "Bo")) in " ".join(printed.split())
    assert printed.count(say(language, "terminal-turn-to", name="Bo")) == 1  # when he was asked to join


@pytest.mark.parametrize(("seats", "accepted"), [(2, "yes"), (3, "all of them")])
def test_undo_takes_back_a_joint_choice_for_all_people_here(afallon, tmp_path, seats, accepted):
    path = tmp_path / "game.jsonl"
    people = (*PLAY, "--people", "Ann,Bo", "--seats", seats, "--save", path)
    typed = f"explore\nyes\n{accepted}\n1\n"
    afallon(*people, typed=typed)
    assert answered(path)[-seats:] == [(seat, "choose_verse") for seat in (2, 0, 1)[-seats:]]  # a bot comes first
    afallon(*people, typed=f"{typed}u\n")
    table, _ = read_game(path)
    assert {seat: one.kind for seat, one in table.open.items()} == {0: "choose_verse", 1: "choose_verse"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_travel_can_be_undone_before_its_destination_is_chosen(afallon, tmp_path, language):
    path = tmp_path / "game.jsonl"
    back = next(letter for name, letter, _ in letters(language, _first_menu(language)) if name == "undo")
    _, printed, _ = afallon(*PLAY, "--seats", 1, "--lang", language, "--save", path, typed=f"1\n{back}\n")
    table, _ = read_game(path)
    assert {seat: one.kind for seat, one in table.open.items()} == {0: "act"}
    assert table.state.parties == []
    offered = f"{back}: {say(language, 'terminal-command-undo.label')}"
    assert " ".join(printed.split()).count(offered) == 2  # among the commands, and beside the places


def _first_menu(language):
    scene = next(moments(1, 3, 1, language=language))
    return menu_of(scene.decision, scene.words)


def test_verses_can_be_read_again(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    _, before, _ = afallon(*PLAY, "--seats", 1, "--save", path, typed="v\n")
    assert say("en", "grail-no-verses") in before
    afallon("play", "grail", "--resume", path, typed="explore\n" + "1\n" * 8)
    _, printed, _ = afallon("play", "grail", "--resume", path, typed="v\n")
    table, session = read_game(path)
    words = at_table(GrailWords("en", session.names), table.setup)
    assert table.view(0).verses
    for verse in table.view(0).verses:
        assert " ".join(words.name("verse", verse).split()) in " ".join(printed.split())


def test_a_campaign_can_be_replayed(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    afallon(*PLAY, "--seats", 2, "--save", path, typed="1\n2\n" * 20)
    code, printed, _ = afallon("replay", path, "--seat", 1)
    assert code == 0
    assert "Lantern Hill" in printed


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--pack", "/nowhere"), "no such folder"),
        (("--pack", PACK, "--seats", 5), "one to four"),
        (("--pack", PACK, "--characters", "merlin"), "merlin"),
        (("--pack", PACK, "--chronicler", 1), "chronicler"),
    ],
)
def test_a_refused_set_up_names_the_reason(afallon, arguments, told):
    code, _, complaint = afallon("play", "grail", *arguments)
    assert code == 2
    assert told in complaint


# Drawing


@pytest.mark.slow
@pytest.mark.parametrize("signs", [DRAWN, TYPED], ids=["drawn", "typed"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (160, 50), (50, 16)])
def test_the_drawn_table_fits_any_window(signs, width, height):
    for scene in itertools.islice(moments(3, 4, 150), 0, None, 13):
        rows = rows_of(lambda console, scene=scene: screen.draw(scene, console, signs), width, height)
        assert max(map(cell_len, rows)) <= width
        flat = " ".join(" ".join(rows).split())
        assert scene.words.question(scene.decision, scene.view) in flat


def test_the_map_shows_light_ways_and_unexplored_keys():
    scene = next(moments(2, 4, 1))
    drawn = chart.draw(table_scene(scene.view), scene.words, TYPED, 60, 30, seat=scene.view.reader).plain
    assert re.search(r"\[ *5 *\]--\[ *1\*6 *\]--\[ *3 *\]>", drawn)
    assert "^12" in drawn  # from 5 to the north: not explored yet
    assert re.match(r"[^\n]*\n +1,2\n", drawn.split("1*6")[1])  # both travellers stand there


def fights(seed, answers):
    """Yield moments of encounters of one traveller, each with the answer and the events after it."""
    table = package.new("grail", seats=1, seed=seed, pack=str(PACK))
    words, rng, mind = at_table(GrailWords("en", NAMES[:1]), table.setup), Random(seed), PLAYERS["careful"]()
    for _ in range(answers):
        (decision,) = table.open.values()
        view = package.find_game("grail").view(0)
        events = table.events_for(0)
        for event in events:
            view.apply(event)
        value = mind.answer(decision, view, rng)
        table.submit(Answer(decision.id, 0, value))
        if decision.kind == "play" and view.state.encounter is not None:
            yield view, words, value, table.events_for(0)[len(events) :]


@pytest.mark.slow
def test_the_shown_keys_are_the_keys_that_connect():
    played = 0
    for view, words, card, told in fights(6, 250):
        if card not in getattr(view.state.characters[0], view.state.encounter.kind).hand:
            continue
        played += 1
        table = position_of(view)
        (text,) = {fight.keys_of(words, held) for held in table_scene(view).encounter.hands[0] if held.card == card}
        keys = {key.row: key for key in next_keys(table, card)}
        assert (text == words.say("grail-no-keys")) == (not keys)
        rows = {event.data["row"] for event in told if event.kind == "key_connected"}
        for row, key in keys.items():
            line = words.phrase(joined_key(key))
            assert line in text
            if not any(other.is_magic for other in keys.values()):  # magic asks first whether it is paid
                assert (words.say("grail-key-short", half=line) in text) == (row not in rows)
    assert played > 10


@pytest.mark.slow
def test_the_shown_attack_or_reaction_is_the_next_one():
    met = set()
    for view, words, value, told in fights(6, 400):
        for event in told:
            if value == "stop" and event.kind in ("attack_began", "reaction_began"):
                key = "grail-next-attack" if event.kind == "attack_began" else "grail-next-reaction"
                assert words.say(key, effects=words.effects_at(event.data["path"])) in fight.lines(
                    table_scene(view), words, 0
                )
                met.add(event.kind)
                break
    assert met == {"attack_began", "reaction_began"}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_campaign_has_texts(language):
    """Questions, answers, hints, rules, the table and the log, in long campaigns with either player."""
    for player in ("random", "careful"):
        last = None
        for scene in moments(4, 11, 260, language=language, player=player):
            words, decision = scene.words, scene.decision
            assert all(spoken.question(scene))
            assert words.rules(decision.kind, scene.view)
            assert words.waiting(scene.view)
            menu = menu_of(decision, words)
            for choice in menu.choices:
                assert choice.label
            assert letters(language, menu)
            last = scene
        assert all(line for _, line in last.log(in_full=True))
        for told in (GRAIL.table, GRAIL.history, GRAIL.ending, GRAIL.welcome):
            assert all(told(last.view, last.words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_text(language):
    """Card text is generated from effects; each verb, condition, key and ability of the pack has words."""
    pack = load_pack(PACK)
    words = at_table(GrailWords(language, NAMES), package.new("grail", seats=1, seed=1, pack=str(PACK)).setup)
    for path, listed in pack.effects.items():
        assert not listed or words.effects_at(path) != words.say("grail-nothing")
    for kind, printed in pack.cards.items():
        for name, one in printed.items():
            assert words.name("card", name) in fight.card_text(words, kind, name)
            assert len(words.cards.face(face_of(one)).rows) == max(len(one.left), len(one.right))
    for held in pack.items.values():
        assert len(words.cards.face(item(held)).text) == len(held.abilities)
    for met in pack.encounters.values():
        assert words.cards.face(encounter(met)).text
    for skill in pack.skills.values():
        for side in skill.sides:
            assert len(words.cards.sentences(abilities(side.abilities, "owner"))) == len(side.abilities)
    for location in pack.locations.values():
        for verse in location.verses:
            assert not verse.requires or words.phrase(requirements(verse.requires, "party"))


def test_card_text_describes_the_effects_of_the_card():
    words = at_table(GrailWords("en", NAMES), package.new("grail", seats=1, seed=1, pack=str(PACK)).setup)
    assert fight.card_text(words, "combat", "net") == (
        "Net. Keys from the top, left | right: +1 marker, draw 1 card | Aggression 1; – | –; Free: extra card | Free. "
        "During the enemy’s attack – take 1 damage less."
    )
    assert words.effects_at("locations/7/immediate") == (
        "if any of you has a companion or any of you has at least 2 points of caution, each of you gains 1 experience; "
        "otherwise each of you takes 1 unavoidable damage"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_command_has_its_own_letter(language):
    scene = next(moments(1, 3, 1, language=language))
    menu = menu_of(scene.decision, scene.words)
    shown = [letter for _, letter, _ in letters(language, menu)]
    assert len(shown) == len(set(shown))
    assert [read_command(letter, language, menu) for letter in "?tlsjuq"] == [
        "rules", "table", "log", "save", "journal", "undo", "quit",
    ]  # fmt: skip
    for choice in menu.choices:
        assert read_answer(choice.handles[0], menu) == choice.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("about", "options"),
    [
        (PayFor("travel", ((0, "energy", 1), (2, "energy", 1))), ("own", 0, 2)),
        (HandOver(1, ("food", 2)), ("discard", 0, 2)),
        (TakeSecret(11, "miller"), (0, 1, 2)),
    ],
    ids=["pay_for", "hand_over", "take_secret"],
)
def test_inputs_for_people_and_other_answers_do_not_collide(language, about, options):
    """Each answer has its own key: a person that of the seat, and a word beside them another."""
    words = GrailWords(language, ("Ann", "Bob", "Cara"))
    menu = menu_of(Decision(1, 1, about, OneOf(options), about.rule), words)
    shown = [choice.handles[0] for choice in menu.choices]
    assert len(shown) == len(set(shown))
    for choice in menu.choices:
        assert all(read_answer(handle, menu) == choice.value for handle in choice.handles)
    assert [read_answer(number, menu) for number in ("1", "3")] == [0, 2]
    assert [read_answer(name, menu) for name in ("ann", "cara")] == [0, 2]
    assert isinstance(options[0], int) or read_answer("0", menu) == options[0]


# Another group


@pytest.mark.rule("GR-SAVE-18", "GR-SAVE-21")
def test_another_group_continues_a_saved_campaign(afallon, tmp_path):
    """Three people continue for two: in a new file, on the same map and day."""
    before, after = tmp_path / "before.jsonl", tmp_path / "after.jsonl"
    afallon(*PLAY, "--people", "Ann,Olena", "--save", before)
    kept = before.read_bytes()
    code, _, complaint = afallon("play", "grail", "--resume", before, "--people", "Olena,Bob,Ann", "--save", after)
    assert (code, complaint) == (0, "")
    assert before.read_bytes() == kept
    (old, _), (new, session) = read_game(before), read_game(after)
    assert session.names == ("Olena", "Bob", "Ann")
    tiles = [[one.tile for one in table.state.characters] for table in (old, new)]
    assert tiles[1] == [tiles[0][1], "deserter", tiles[0][0]]  # people keep their characters
    assert (new.state.places, new.state.day) == (old.state.places, old.state.day)


@pytest.mark.rule("GR-SAVE-18", "GR-SAVE-23")
def test_one_named_character_can_continue_alone(afallon, tmp_path):
    before, after = tmp_path / "before.jsonl", tmp_path / "after.jsonl"
    afallon(*PLAY, "--people", "Ann,Olena", "--characters", "bell_ringer,eel_catcher", "--save", before)
    code, _, complaint = afallon(
        *("play", "grail", "--resume", before, "--people", "Olena", "--characters", "eel_catcher", "--save", after)
    )
    assert (code, complaint) == (0, "")
    table, session = read_game(after)
    assert (session.names, [one.tile for one in table.state.characters]) == (("Olena",), ["eel_catcher"])
    assert set(table.state.away) == {"bell_ringer"}


@pytest.mark.rule("GR-SAVE-26")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_group_cannot_change_during_an_action(afallon, tmp_path, language):
    path = tmp_path / "game.jsonl"
    first = next(moments(2, 3, 1))
    going = next(one.handles[0] for one in menu_of(first.decision, first.words).choices if one.value == "travel")
    afallon(*PLAY, "--people", "Ann,Olena", "--save", path, typed=f"\n\n\n{going}\n")
    assert read_game(path)[0].state.parties
    code, _, complaint = afallon("play", "grail", "--resume", path, "--people", "Ann", "--lang", language)
    assert code == 2
    assert say(language, "grail-problem-not-between-actions") in complaint


def test_other_games_cannot_change_their_people(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    afallon("play", "voyage", "--seed", 1, "--save", path)
    code, _, complaint = afallon("play", "voyage", "--resume", path, "--people", "Ann,Bob,Cara")
    assert (code, complaint.strip()) == (2, say("en", "terminal-same-people", file=str(path)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_problems_of_a_campaign_are_reported(afallon, tmp_path, language):
    wrong = (
        "--seats",
        7,
        "--mode",
        "easy",
        "--chronicler",
        "Ann",
        "--characters",
        "x,x,x",
        "--wine",
        "--lang",
        language,
    )
    of_any_pack = [
        say(language, "terminal-misunderstood", argument="--wine"),
        say(language, "grail-problem-wrong-number-of-seats", players="7"),
        say(language, "problem-no-such-value", option="mode", value="easy", allowed="challenge, normal, story"),
        say(language, "problem-unreadable-option", option="chronicler", value="Ann", expected="number"),
    ]
    assert complaints(afallon, "--lang", language, "--pack", PACK, *wrong) == [
        *of_any_pack,
        say(language, "grail-problem-not-one-character-each", characters="x, x, x"),
        say(language, "grail-problem-unknown-character", character="x"),
    ]
    *told, of_pack = complaints(afallon, "--lang", language, "--pack", tmp_path, *wrong)
    assert told == of_any_pack
    assert str(tmp_path) in of_pack


def complaints(afallon, *options):
    code, printed, complaint = afallon("play", "grail", *options)
    assert (code, printed) == (2, "")
    return complaint.splitlines()


# Packs


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_of_a_sound_pack_counts_its_contents(afallon, language):
    code, printed, complaint = afallon("pack", "check", PACK, "--lang", language)
    assert (code, complaint) == (0, "")
    assert say(language, "grail-pack-is-sound", name="hallow_reach") in printed
    assert "locations: 16" in printed


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_reports_a_mistake_with_its_place(afallon, tmp_path, language):
    folder = shutil.copytree(PACK, tmp_path / "pack")
    (folder / "z.yaml").write_text(
        "items:\n  - id: ladder\n    abilities:\n      - {timing: flip, effects: [], colour: red}\n"
    )
    code, printed, complaint = afallon("pack", "check", folder, "--lang", language)
    assert (code, printed) == (1, "")
    assert "z.yaml" in complaint
    assert "4" in complaint
    assert "colour" in complaint
