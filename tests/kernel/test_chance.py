"""The stateless chance driver: the answer follows from seed and number."""

from collections import Counter

from afallon.kernel import CHANCE, Number, OneOf, SeededChance, Subset
from afallon.kernel.chance import _HashRng

MANY_SIDES = Number(0, 2**40 - 1)


def test_chance_has_a_seat_of_its_own():
    assert CHANCE == -1


def test_an_answer_depends_on_seed_and_decision_alone():
    first, again, other = SeededChance(11), SeededChance(11), SeededChance(12)
    backwards = [again.draw(MANY_SIDES, number) for number in range(20, 0, -1)]
    forwards = [first.draw(MANY_SIDES, number) for number in range(1, 21)]
    assert forwards == backwards[::-1]
    assert len(set(forwards)) == 20
    assert not set(forwards) & {other.draw(MANY_SIDES, number) for number in range(1, 21)}


def test_seed_and_decision_do_not_run_into_each_other():
    assert SeededChance(1).draw(MANY_SIDES, 11) != SeededChance(11).draw(MANY_SIDES, 1)


# Changing the numbers below invalidates every known seed.


def test_the_numbers_of_a_key_are_pinned():
    rng = _HashRng(b"11/1")
    drawn = [rng.random() for _ in range(17)]
    assert [drawn[0], drawn[1], drawn[7], drawn[8], drawn[16]] == [
        0.9405778422553908,
        0.5206747777568589,
        0.4476076055224978,
        0.5671849789624515,
        0.7722030648052607,
    ]


def test_the_answers_of_a_seed_are_pinned():
    chance = SeededChance(11)
    assert [chance.draw(Number(1, 6), number) for number in range(1, 13)] == [
        6,
        3,
        4,
        4,
        5,
        3,
        1,
        5,
        3,
        5,
        6,
        5,
    ]
    assert chance.draw(OneOf(("a", "b", "c"), (1, 5, 2)), 1) == "c"
    assert chance.draw(Subset((0, 1, 2, 3, 4, 5, 6), 3), 2) == (1, 2, 3)
    assert SeededChance(2**127 + 5).draw(MANY_SIDES, 1) == 670065228843
    assert SeededChance(-3).draw(MANY_SIDES, 1) == 1023214287734


def test_a_seed_may_have_any_length():
    longest = SeededChance(10**200)
    assert [longest.draw(Number(1, 6), number) for number in range(1, 7)] == [6, 6, 5, 1, 3, 4]
    rng = _HashRng(b"7" * 200)
    assert [rng.random() for _ in range(9)][8] == 0.8203658454743379


def test_numbers_are_uniform_in_the_unit_interval():
    rng = _HashRng(b"even")
    drawn = [rng.random() for _ in range(8000)]
    assert all(0 <= number < 1 for number in drawn)
    tenths = Counter(int(number * 10) for number in drawn)
    assert sorted(tenths) == list(range(10))
    assert all(abs(count - 800) < 5 * 800**0.5 for count in tenths.values())


def test_numbers_use_every_bit_of_a_float():
    rng = _HashRng(b"bits")
    whole = [int(rng.random() * 2**53) for _ in range(500)]
    assert all(sum(number >> bit & 1 for number in whole) in range(175, 326) for bit in range(53))
