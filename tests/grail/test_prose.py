"""Emphasis and paragraphs in the texts of packs."""

import pytest

from afallon.grail.content.prose import Run, plain, read_prose


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("The stone hums.", [Run("The stone hums.")]),
        ("It is *still* wet.", [Run("It is "), Run("still", True), Run(" wet.")]),
        ("*All* of *it*", [Run("All", True), Run(" of "), Run("it", True)]),
        ("a line\nthat goes on", [Run("a line that goes on")]),
        ("*two\nlines*", [Run("two lines", True)]),
        ("5 * 3", [Run("5 * 3")]),
        (r"a \*star\* falls", [Run("a *star* falls")]),
        (r"*one \* star*", [Run("one * star", True)]),
        ("**", [Run("**")]),
    ],
)
def test_a_paragraph_is_made_of_runs(text, runs):
    assert read_prose(text) == (tuple(runs),)


def test_a_blank_line_separates_paragraphs():
    text = "One,\nstill one.\n\nTwo *and\n\nthree*\n \n\nfour\n"
    assert [[run.text for run in part] for part in read_prose(text)] == [
        ["One, still one."],
        ["Two *and"],
        ["three*"],
        ["four"],
    ]
    assert plain("a *b*\n\nc") == "a b\n\nc"


@pytest.mark.parametrize("text", ["", "  ", "\n\n\n"])
def test_an_empty_text_has_no_paragraphs(text):
    assert read_prose(text) == ()
    assert plain(text) == ""
