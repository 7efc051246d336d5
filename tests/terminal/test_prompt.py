"""Typed input: accepted forms, and the reasons for refusals."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afallon.avalon.questions import Assassinate, ChooseQuest, ChooseTeam, PlayCard, Vote
from afallon.kernel import Barred, Decision, OneOf, Subset
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.prompt import InputRefused, commands, menu_of, read_answer, read_command
from afallon.text import LANGUAGES

NAMES = ("Ann", "Anna Maria", "Bob", "Олена", "Éva")
ENGLISH = AvalonWords("en", NAMES)


def decision(about, options):
    return Decision(1, 0, about, options, about.rule)


TEAM = decision(ChooseTeam(quest=1, attempt=1, size=2, fails_to_sink=1), Subset((0, 1, 2, 3, 4), 2))
VOTE = decision(
    Vote(leader=0, team=(0, 1), quest=1, attempt=1, fails_to_sink=1),
    OneOf(("approve", "reject")),
)
CARD = decision(PlayCard(quest=1, team=(0, 1), fails_to_sink=1), OneOf(("success", "fail")))
GUESS = decision(Assassinate(aim="merlin"), OneOf((1, 2, 4)))


def read(asked, text, words=ENGLISH):
    return read_answer(text, menu_of(asked, words))


@pytest.mark.parametrize(
    ("text", "team"),
    [
        ("1 3", (0, 2)),
        ("3,1", (0, 2)),
        ("  5 ;4 ", (3, 4)),
        ("bob ann", (0, 2)),
        ("BOB, anna maria", (1, 2)),
        ("anna maria bob", (1, 2)),
        ("anna b", (1, 2)),
        ("ол é", (3, 4)),
        ("e\u0301va 1", (0, 4)),
    ],
)
def test_a_team_is_typed_by_numbers_names_or_prefixes(text, team):
    assert read(TEAM, text) == team


@pytest.mark.parametrize(
    ("asked", "text", "key"),
    [
        (TEAM, "1", "terminal-refused-size"),
        (TEAM, "1 2 3", "terminal-refused-size"),
        (TEAM, "1 ann", "terminal-refused-twice"),
        (TEAM, "1 6", "terminal-refused-unknown"),
        (TEAM, "0 1", "terminal-refused-unknown"),
        (TEAM, "a b", "terminal-refused-several"),
        (TEAM, "-1 2", "terminal-refused-unknown"),
        (TEAM, "zed bob", "terminal-refused-unknown"),
        (GUESS, "ann", "terminal-refused-not-now"),
        (GUESS, "4", "terminal-refused-not-now"),
        (GUESS, "2 3", "terminal-refused-one"),
        (VOTE, "maybe", "terminal-refused-unknown"),
        (VOTE, "y n", "terminal-refused-one"),
        (VOTE, "3", "terminal-refused-unknown"),
    ],
)
def test_an_invalid_answer_is_refused_with_its_reason(asked, text, key):
    with pytest.raises(InputRefused) as caught:
        read(asked, text)
    assert caught.value.key == key


def test_a_typed_barred_answer_is_refused_with_its_reason():
    quest = decision(ChooseQuest(attempt=1), OneOf((2, 4), barred=(Barred(1, "AV-TARGET-02"), Barred(5, "AV-X-01"))))
    success = decision(CARD.about, OneOf(("fail",), barred=(Barred("success", "AV-ROLE-12"),)))
    hand = OneOf(("success", "fail"), barred=(Barred("rogue_fail", "AV-ROGUE-04"),))
    cases = [
        (quest, "1", "Quest 1", "it has been played"),
        (quest, "5", "Quest 5", "by rule AV-X-01"),
        (success, "s", "success", "the Lunatic always plays fail"),
        (success, "SUCCESS", "success", "the Lunatic always plays fail"),
        (decision(CARD.about, hand), "rogue fail", "rogue fail", "you hold the watch token"),
    ]
    for asked, text, name, why in cases:
        with pytest.raises(InputRefused) as caught:
            read(asked, text)
        assert (caught.value.key, caught.value.details) == ("terminal-refused-barred", {"name": name, "why": why})
    assert read(quest, "4") == 4
    assert read(success, "1") == "fail"
    assert read(decision(CARD.about, hand), "f") == "fail"  # allowed answers have precedence


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [
        ("en", ["y", "Yes", "approve", "app", "1"], ["n", "NO", "reject", "r", "2"]),
        ("uk", ["т", "так", "за", "y", "approve"], ["н", "ні", "проти", "п", "n"]),
        ("pl", ["z", "zgoda", "tak", "y"], ["n", "nie", "sprzeciw"]),
        ("it", ["a", "approvo", "sì", "si"], ["r", "respingo", "no"]),
        ("ru", ["д", "да", "одобряю"], ["н", "нет", "отклоняю"]),
    ],
)
def test_votes_can_be_typed_in_each_language(language, yes, no):
    words = AvalonWords(language, NAMES)
    assert {read(VOTE, text, words) for text in yes} == {"approve"}
    assert {read(VOTE, text, words) for text in no} == {"reject"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", [VOTE, CARD], ids=["vote", "card"])
def test_inputs_of_answers_and_commands_do_not_collide(language, asked):
    choices = menu_of(asked, AvalonWords(language, NAMES)).choices
    letters = {letter for typed in commands(language).values() for letter in typed}
    for choice in choices:
        assert not letters & set(choice.handles)
    for one, other in combinations(choices, 2):
        assert not set(one.handles) & set(other.handles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_letter_is_one_command_and_latin_letters_work_in_each_language(language):
    letters = [letter for typed in commands(language).values() for letter in set(typed)]
    assert len(letters) == len(set(letters))
    assert [read_command(letter, language) for letter in "?hlsq"] == ["rules", "history", "log", "save", "quit"]
    assert read_command("1", language) is None


@given(st.text(max_size=30))
def test_any_text_is_an_answer_or_explained(text):
    for asked in (TEAM, VOTE, CARD, GUESS):
        try:
            assert read(asked, text) in asked.options
        except InputRefused as refused:
            assert refused.key.startswith("terminal-refused-")


@given(st.sets(st.sampled_from(range(5)), min_size=2, max_size=2), st.booleans())
def test_the_shown_inputs_can_be_typed(team, by_name):
    choices = menu_of(TEAM, ENGLISH).choices
    text = ", ".join(choices[seat].label if by_name else choices[seat].handles[0] for seat in team)
    assert read(TEAM, text) == tuple(sorted(team))
