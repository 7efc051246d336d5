"""Lazily shuffled decks: known top, unordered pool, known bottom."""

import msgspec
import pytest

from afallon.kernel import Deck, OneOf


def test_a_new_deck_is_a_pool_with_copies_in_a_fixed_order():
    deck = Deck.of(("queen", "ace", "queen", "jack"))
    assert list(deck.pool.items()) == [("ace", 1), ("jack", 1), ("queen", 2)]
    assert (deck.top, deck.bottom) == ([], [])
    assert len(deck) == 4


def test_the_pool_is_drawn_by_copies():
    assert Deck.of(("b", "a", "b")).choices() == OneOf(("a", "b"), (1, 2))


def test_the_length_counts_every_part():
    assert len(Deck({"a": 2, "b": 1}, ["c"], ["d", "e", "f"])) == 7
    assert len(Deck()) == 0
    assert not Deck()


def test_the_known_top_comes_first_then_the_pool_then_the_known_bottom():
    deck = Deck.of(("a", "b"))
    deck.put_on_top("under")
    deck.put_on_top("over")
    deck.put_at_bottom("last but one")
    deck.put_at_bottom("last")
    drawn = []
    while deck:
        card = deck.choices().values[0]
        deck.take(card)
        drawn.append((card, len(deck)))
    assert drawn == [("over", 5), ("under", 4), ("a", 3), ("b", 2), ("last but one", 1), ("last", 0)]


def test_a_known_card_is_the_only_choice():
    assert Deck({"a": 3}, ["b", "c"], []).choices() == OneOf(("b",))
    assert Deck({}, [], ["d", "e"]).choices() == OneOf(("d",))
    assert Deck().choices() == OneOf(())


def test_taking_from_the_pool_leaves_its_other_copies():
    deck = Deck.of(("a", "a", "b"))
    deck.take("a")
    assert deck == Deck({"a": 1, "b": 1}, [], [])
    deck.take("a")
    assert deck == Deck({"b": 1}, [], [])


def test_a_card_is_taken_from_the_part_it_was_drawn_from():
    deck = Deck({"a": 1}, ["a"], ["a"])
    deck.take("a")
    assert deck == Deck({"a": 1}, [], ["a"])
    deck.take("a")
    assert deck == Deck({}, [], ["a"])
    deck.take("a")
    assert deck == Deck({}, [], [])


def test_a_card_that_cannot_be_drawn_cannot_be_taken():
    with pytest.raises(ValueError, match="not in list"):
        Deck({"a": 1}, ["b"], []).take("a")
    with pytest.raises(KeyError, match="b"):
        Deck({"a": 1}, [], ["b"]).take("b")


def test_shuffling_forgets_every_known_place():
    deck = Deck({"a": 1}, ["c", "b"], ["a", "b"])
    deck.shuffle()
    assert deck == Deck({"a": 2, "b": 2, "c": 1}, [], [])
    assert list(deck.pool) == ["a", "b", "c"]


def test_a_copy_shares_nothing():
    deck = Deck({"a": 1}, ["b"], ["c"])
    twin = deck.copy()
    assert twin == deck
    twin.put_on_top("x")
    twin.put_at_bottom("y")
    twin.pool["z"] = 1
    assert deck == Deck({"a": 1}, ["b"], ["c"])
    assert twin == Deck({"a": 1, "z": 1}, ["x", "b"], ["c", "y"])


def test_empty_decks_share_nothing():
    Deck().put_on_top("a")
    Deck().put_at_bottom("b")
    assert len(Deck()) == 0


def test_a_deck_survives_conversion_to_text():
    deck = Deck({"a": 2}, ["b"], ["c"])
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck) == deck


def test_a_card_is_found_counted_and_removed_in_any_part():
    deck = Deck.of(("ox", "ox", "owl"))
    deck.put_on_top("fox")
    deck.put_on_top("ox")
    deck.put_at_bottom("ox")
    deck.put_at_bottom("cat")
    assert "cat" in deck
    assert "dog" not in deck
    assert deck.count("ox") == 4
    deck.remove("ox")  # the known places of the others stay known
    assert (deck.top, deck.pool, deck.bottom) == (["fox"], {"owl": 1, "ox": 2}, ["ox", "cat"])
    for card in ("ox", "ox", "owl", "cat"):
        deck.remove(card)
    assert (deck.top, deck.pool, deck.bottom) == (["fox"], {}, ["ox"])
