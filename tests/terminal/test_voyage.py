"""Voyage at the terminal: whole games, the drawn table, typed input, and secrets at one keyboard."""

import re
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import afallon as package
from afallon.kernel import Answer, Asked, Decision, OneOf
from afallon.terminal import screen
from afallon.terminal.prompt import commands, letters, menu_of, read_answer, read_command
from afallon.terminal.scene import Scene
from afallon.terminal.session import load, replay
from afallon.terminal.signs import DRAWN, TYPED
from afallon.terminal.voyage import chart, story, turns
from afallon.terminal.voyage.kit import VOYAGE
from afallon.terminal.voyage.seen import seen
from afallon.terminal.voyage.words import VoyageWords
from afallon.terminal.words import capital
from afallon.text import LANGUAGES, say
from afallon.voyage.grid import place_of
from afallon.voyage.library import find_layout
from afallon.voyage.questions import ChoosePreferred, Vote
from afallon.voyage.roles import ROLES

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

CIRCLE = "3\n2\n1\n"
"""Inputs that answer any question: the third direction if there is one, and either vote."""

LONG_NAMES = tuple(f"{number} Maximiliana Wolfgang"[:20] for number in range(7))
WAYS = ("north", "east", "south", "west")


def read_game(path):
    session, record = load(path)
    return replay(path, record), VoyageWords("en", session.names)


def moments(seats, seed, *, language="en", every=5, names=LONG_NAMES, **options):
    """Yield scenes of a long random voyage from the view of the asked seat, and then its end."""
    rng = Random(seed)
    table = package.new("voyage", seats=seats, seed=seed, **options)
    words, asked = VoyageWords(language, names[:seats]), 0
    while table.outcome is None:
        seat, decision = next(iter(table.open.items()))
        view, events = table.view(seat), table.events_for(seat)
        if asked % every == 0:
            yield Scene(VOYAGE, words, view, events, max(len(events) - 9, 0), decision)
        asked += 1
        safe = [way for way in decision.options.values if way in WAYS and isinstance(view.course(way), int)]
        table.submit(Answer(decision.id, seat, rng.choice(safe or decision.options.values)))
    yield Scene(VOYAGE, words, table.view(None), table.events_for(None))


def decision(about, *values):
    """Return a question with this subject."""
    return Decision(1, 0, about, OneOf(values), about.rule)


def rows_of(renderable, width, height=60):
    console = Console(width=width, height=height, file=StringIO(), force_terminal=True, color_system=None)
    console.print(renderable(console) if callable(renderable) else renderable)
    return console.file.getvalue().splitlines()


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_voyage_in_each_language(afallon, own_folder, language):
    code, printed, complaint = afallon(
        "play", "voyage", "--seats", 3, "--lang", language, "--seed", 4, typed=CIRCLE * 99
    )
    (path,) = own_folder.iterdir()
    table, words = read_game(path)
    words = VoyageWords(language, words.names)
    assert (code, complaint) == (0, "")
    assert table.outcome is not None
    flat, view = " ".join(printed.split()), table.view(None)
    for line in (*story.ending(view, words), words.role(view.roles[0], view)):
        assert " ".join(line.split()) in flat
    for seat in table.seats:
        assert words.holder("role", seat, view.roles[seat]) in flat


@pytest.mark.slow
def test_resuming_after_every_answer_gives_the_same_voyage(afallon, tmp_path):
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    arguments = ("play", "voyage", "--seats", 3, "--seed", 6, "--layout", "random")
    afallon(*arguments, "--save", one, typed=CIRCLE * 99)
    answers = re.findall(r"\S+", CIRCLE * 99)
    afallon(*arguments, "--save", other)
    for _ in range(60):
        table = read_game(other)[0]
        if table.outcome is not None:
            break
        options = table.open[0].options.values
        typed = next(number for number in answers if int(number) <= len(options))
        del answers[: answers.index(typed) + 1]
        afallon("play", "--resume", other, typed=f"{typed}\n")
    assert str(load(one)[1]) == str(load(other)[1])


def test_a_voyage_can_be_replayed(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    afallon("play", "voyage", "--seats", 3, "--seed", 4, "--save", path, typed="1\n")
    assert afallon("replay", path) == (1, "", say("en", "terminal-still-playing") + "\n")
    afallon("play", "--resume", path, typed=CIRCLE * 99)
    table, words = read_game(path)
    for seat, events in (("all", table.all_events()), ("2", table.events_for(1))):
        code, printed, _ = afallon("replay", path, "--seat", seat)
        flat = " ".join(printed.split())
        assert code == 0
        for event in events:
            assert not words.is_told(event) or words.event(event) in flat


def test_command_line_options_are_in_the_record(afallon, tmp_path):
    path, map_file = tmp_path / "game.jsonl", tmp_path / "map.txt"
    map_file.write_text(str(find_layout("balanced")))
    options = ("--layout", map_file, "--lasting-captain", "--no-charted", "--sailor-points", "1/2")
    assert afallon("play", "voyage", *options, "--save", path)[0] == 0
    assert load(path)[1].header.options == {
        "layout": str(find_layout("balanced")),
        "charted": False,
        "lasting_captain": True,
        "sailor_points": "1/2",
        "roles": None,
        "first_captain": None,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_problems_of_a_set_up_are_reported_at_once(afallon, language):
    options = ("--seats", 8, "--layout", "nowhere", "--sailor-points", "many", "--people", "Ann,ann")
    code, _, complaint = afallon("play", "voyage", "--lang", language, *options)
    assert code == 2
    assert say(language, "terminal-problem-name-twice", name="ann") in complaint
    assert say(language, "voyage-problem-wrong-number-of-seats", players=8) in complaint
    assert say(language, "voyage-problem-unknown-layout", layout="nowhere") in complaint
    assert say(language, "voyage-problem-unreadable-points", value="many") in complaint


def test_options_of_another_game_are_refused(afallon):
    assert afallon("play", "voyage", "--with", "percival")[0] == 2
    assert afallon("play", "--layout", "random")[0] == 2


def test_help_shows_the_options_of_the_game(afallon, capsys):
    for command, there, absent in ((["voyage"], "--layout", "--with"), ([], "--with", "--layout")):
        with pytest.raises(SystemExit):
            afallon("play", *command, "--help")
        printed = capsys.readouterr().out
        assert there in printed
        assert absent not in printed


def way(language, name):
    return say(language, f"voyage-direction-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_direction_that_loses_the_route_needs_confirmation(afallon, tmp_path, language):
    path = tmp_path / "game.jsonl"
    ann = ("play", "voyage", "--seats", 3, "--people", "Ann", "--seed", 3, "--lang", language, "--save", path)
    question = say(language, "terminal-voyage-confirm", answer=capital(way(language, "north")))
    code, printed, _ = afallon(*ann, typed=f"{way(language, 'north')}\n{way(language, 'south')}\n")
    assert (code, question in " ".join(printed.split())) == (0, True)
    assert read_game(path)[0].view(0).turns[-1].preferred == "south"
    afallon(*ann, typed=f"{way(language, 'north')}\n" * 2)
    assert read_game(path)[0].view(0).turns[-1].preferred == "north"


def test_a_vote_that_loses_the_route_needs_confirmation_if_there_is_a_choice(afallon, tmp_path):
    path = tmp_path / "game.jsonl"
    ann = ("play", "voyage", "--seats", 3, "--people", "Ann", "--seed", 3, "--save", path)
    question = say("en", "terminal-voyage-confirm", answer="White")
    code, printed, _ = afallon(*ann, typed="north\nnorth\nsouth\nwhite\n")
    assert (code, question in " ".join(printed.split())) == (0, True)
    assert read_game(path)[0].open[0].kind == "vote"
    afallon("play", "--resume", path, typed="white\nblack\n")
    assert read_game(path)[0].view(0).turns[0].votes[0] == "black"
    words = VoyageWords("en", ("Ann", "Bob", "Cleo"))
    about = ChoosePreferred(turn=1, captain=0, row=0, column=3)
    assert VOYAGE.confirmation(words, decision(about, "north"), "north", package.new("voyage", seats=3).view(0)) is None


# Rules


@pytest.mark.rule("VO-COMP-07")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", ["2", "1/2"])
def test_the_rules_list_the_points_of_every_role(afallon, language, points):
    arguments = ("play", "voyage", "--seats", 3, "--lang", language, "--seed", 4, "--sailor-points", points)
    help_asked, plain = (" ".join(afallon(*arguments, typed=typed)[1].split()) for typed in ("?\n", ""))
    for role in ROLES:
        earns = say(language, f"voyage-role-{role}.short", rate=points)
        line = f"{capital(say(language, f'voyage-role-{role}'))}: {earns}"
        assert line in help_asked
        assert line not in plain
    assert say(language, "voyage-shared-role") in help_asked
    assert f"{points}." in say(language, "voyage-role-sailor.short", rate=points)


# Several people at one keyboard


@pytest.mark.parametrize("seed", range(2))
def test_turns_show_no_secret_of_another_player(afallon, tmp_path, seed):
    people, path = ("Ann", "Bob", "Cleo"), tmp_path / "game.jsonl"
    arguments = ("play", "voyage", "--people", ",".join(people), "--seed", seed, "--lang", "en", "--save", path)
    _, printed, _ = afallon(*arguments, typed="\n3\n2\n1\n" * 99)
    table, words = read_game(path)
    ended = " ".join(words.event(table.events_for(None)[-3]).split())
    before = " ".join(printed.split()).partition(ended)[0]
    _, *pieces = re.split(r"Pass the keyboard to (Ann|Bob|Cleo)\. \w+, press Enter", before)
    secrets = {
        name: {words.say("voyage-card", role=words.say(f"voyage-role-{table.state.roles[seat]}"))}
        for seat, name in enumerate(people)
    }
    subjects = [e.about for e in table.all_events() if isinstance(e, Asked) and isinstance(e.about, ChoosePreferred)]
    prompts = {name: set() for name in words.names}
    for about in subjects:
        prompts[words.names[about.captain]].add(words.question(decision(about), None))
    assert len(pieces) > 3 * 2 * len(people)
    seen, commanders = set(), set()
    for name, shown in zip(pieces[::2], pieces[1::2], strict=True):
        for other in people:
            assert not any(secret in shown for secret in secrets[other] - secrets[name]), (name, other)
        seen |= {name} if any(secret in shown for secret in secrets[name]) else set()
        commanders |= {name} if any(prompt in shown for prompt in prompts[name]) else set()
    assert seen == set(people)
    assert len(commanders) > 1


@pytest.mark.parametrize("captain", range(3))
def test_only_the_captain_sees_the_hidden_direction(captain):
    table = package.new("voyage", seats=3, seed=1, first_captain=captain)
    for way in ("south", "west"):
        table.submit(Answer(table.open[captain].id, captain, way))
    words = VoyageWords("en", ("Ann", "Bob", "Cleo"))
    reminder = words.say("terminal-voyage-hidden-way", direction=words.direction("west"))
    hint = words.hint("vote", "black", table.view(captain))
    assert hint.startswith(words.direction("west"))
    for seat in (None, *table.seats):
        scene = Scene(VOYAGE, words, table.view(seat), table.events_for(seat), decision=table.open.get(seat))
        shown = rows_of(lambda console, s=scene: screen.draw(s, console, DRAWN), 100, 30)
        spoken = VOYAGE.table(scene.view, words) + VOYAGE.history(scene.view, words)
        for text in (" ".join(shown), " ".join(spoken)):
            assert (reminder in text) == (seat == captain), seat
        assert seat == captain or words.hint("vote", "black", scene.view) == words.say("terminal-voyage-hidden")


# The drawn table


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_window(language, width, height):
    for scene in moments(7, width, language=language, every=23):
        notice = say(language, "terminal-refused-twice", name=LONG_NAMES[0])
        rows = rows_of(lambda console, s=scene, t=notice: screen.draw(s, console, DRAWN, notice=t), width, height)
        assert max(map(cell_len, rows)) <= width
        assert len(rows) < height, "\n".join(rows)
        assert sum(row.startswith((" 1 ", " 9 ")) for row in rows) == 2, "the whole map is there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_fits_80_columns(language):
    *_, last = moments(7, 3, language=language)
    rows = rows_of(lambda console: story.drawn(last.view, last.words, console, DRAWN), 80)
    assert max(map(cell_len, rows)) <= 80


@pytest.mark.parametrize("draw", [chart.small, chart.large])
@pytest.mark.parametrize("signs", [DRAWN, TYPED], ids=["drawn", "typed"])
def test_the_map_shows_ship_explored_cells_and_legal_directions(draw, signs):
    step = 3 if draw is chart.small else 6
    for scene in moments(4, 7, every=9, charted=False):
        view = scene.view
        rows = [row for row in rows_of(draw(seen(view), signs), 80) if re.match(r" \d ", row)]
        goals = {view.course(way): way for way in view.turns[-1].directions if view.outcome is None}
        for cell in range(63):
            row, column = place_of(cell)
            at = 4 + column * step + step // 6
            before, sign, after = rows[row][at : at + 3]
            assert sign == signs.tiles[view.tile(cell)]
            if cell == view.ship:
                assert before + after == "[]"
            elif cell in view.explored:
                assert (before, after) == signs.visited
            elif cell in goals:
                assert before == signs.ways[goals[cell]]
        shown = {view.tile(cell) for cell in range(63) if cell not in view.explored}
        assert shown <= {"unknown", "fog", "coast"}


def test_ascii_signs_are_ascii():
    *_, last = moments(4, 3, names=tuple("ABCD"))
    drawn = [
        *rows_of(chart.large(seen(last.view), TYPED), 80),
        *rows_of(turns.grid(seen(last.view), last.words, TYPED, 80), 80),
    ]
    assert "\n".join(drawn).isascii()


def test_the_grid_shows_captain_votes_and_offer_of_every_turn():
    *_, last = moments(4, 5, names=("Ann", "Bob", "Cleo", "Dan"))
    header, _, *rows = rows_of(turns.grid(seen(last.view), last.words, TYPED, 80), 80)
    assert len(rows) == len(last.view.turns) > 5
    for row, turn in zip(rows, last.view.turns, strict=True):
        hidden = TYPED.ways[turn.alternative] if turn.alternative else "?"
        assert row.split()[:2] == [str(turn.turn), TYPED.ways[turn.preferred] + hidden]
        for seat, vote in enumerate(turn.votes):
            at = header.index(f"{seat + 1} {last.words.names[seat]}")
            assert row[at : at + 2] == (TYPED.leader if seat == turn.captain else " ") + vote[0]


def test_a_spectator_does_not_see_directions_that_stayed_hidden():
    *_, last = moments(4, 5)
    kept = [turn for turn in last.view.turns if turn.card == "preferred"]
    assert kept
    assert all(turn.alternative is None for turn in kept)


# Typed input


DIRECTION = decision(ChoosePreferred(turn=1, captain=0, row=0, column=3), *WAYS)
VOTE = decision(Vote(turn=1, captain=0, preferred="south"), "white", "black")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", ["n", "e", "s", "w"]),
        ("uk", ["пн", "схід", "пд", "зх"]),
        ("pl", ["pn", "wschód", "pd", "z"]),
        ("it", ["nord", "e", "s", "ovest"]),
        ("ru", ["север", "во", "ю", "запад"]),
    ],
)
def test_directions_can_be_typed_in_each_language(language, typed):
    menu = menu_of(DIRECTION, VoyageWords(language, ()))
    assert [read_command(text, language, menu) for text in typed] == [None] * 4
    assert [read_answer(text, menu) for text in typed] == list(WAYS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", [DIRECTION, VOTE], ids=["direction", "vote"])
def test_every_command_can_be_typed_at_every_question(language, asked):
    menu = menu_of(asked, VoyageWords(language, ()))
    shown = letters(language, menu)
    assert [name for name, _, _ in shown] == list(commands(language))
    for name, letter, _ in shown:
        assert read_command(letter, language, menu) == name
    for choice in menu.choices:
        assert read_command(choice.handles[0], language, menu) is None
        assert read_answer(choice.handles[0], menu) == choice.value


def test_a_letter_that_is_an_answer_is_not_a_command():
    words = VoyageWords("en", ())
    assert read_command("s", "en", menu_of(DIRECTION, words)) is None
    assert read_command("s", "en", menu_of(VOTE, words)) == "save"
