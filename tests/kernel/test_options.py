"""Options: reading, sampling, counting, listing, numbering."""

from collections import Counter
from random import Random

import msgspec
import pytest

from afallon.kernel import BadAnswer, Barred, Choice, Number, OneOf, Options, Subset
from afallon.kernel.options import NotAnOption, one_of


class Fixed:
    """A generator that returns these numbers."""

    def __init__(self, *numbers):
        self.numbers = list(numbers)

    def random(self):
        return self.numbers.pop(0)


JUST_BELOW_ONE = 1 - 2.0**-53

EVERY_KIND = [
    OneOf(("a", "b", 3, None)),
    OneOf((0,)),
    OneOf(("x", "y"), (5, 1)),
    Subset((0, 1, 2, 3, 4), 2),
    Subset((1, 4, 6, 7), 3),
    Subset((2, 5), 0),
    Subset((2, 5), 2),
    Number(-2, 3),
    Number(7, 7),
]


@pytest.mark.parametrize("options", EVERY_KIND, ids=str)
def test_every_kind_numbers_its_options_in_the_order_of_listing(options):
    listed = list(options.enumerate())
    assert options.count() == len(listed) == len(set(listed))
    assert [options.encode(value) for value in listed] == list(range(len(listed)))
    assert [options.decode(number) for number in range(len(listed))] == listed
    assert all(value in options for value in listed)
    assert [options.read(value) for value in listed] == listed


@pytest.mark.parametrize("options", EVERY_KIND, ids=str)
def test_a_number_outside_the_count_is_refused(options):
    count = options.count()
    with pytest.raises(ValueError, match=f"^-1 numbers no option: there are {count}$"):
        options.decode(-1)
    with pytest.raises(ValueError, match=f"^{count} numbers no option: there are {count}$"):
        options.decode(count)


@pytest.mark.parametrize("options", EVERY_KIND, ids=str)
def test_every_kind_survives_conversion_to_text(options):
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


def test_the_text_forms():
    assert msgspec.json.encode(OneOf(("a", None))) == b'{"type":"one_of","values":["a",null]}'
    assert msgspec.json.encode(OneOf(("a",), (2,))) == b'{"type":"one_of","values":["a"],"weights":[2]}'
    assert msgspec.json.encode(Subset((1, 2), 1)) == b'{"type":"subset","of":[1,2],"size":1}'
    assert msgspec.json.encode(Number(1, 6)) == b'{"type":"number","least":1,"most":6}'


def test_an_equal_value_of_another_type_is_not_an_option():
    options = OneOf((0, 1))
    assert 1 in options
    assert True not in options
    assert 1.0 not in options
    assert "1" not in options
    assert None not in options


@pytest.mark.parametrize(
    ("options", "value"),
    [
        (OneOf((0, 1)), True),
        (OneOf((0, 1)), 1.0),
        (OneOf((0, 1)), "1"),
        (OneOf((0, 1)), None),
        (OneOf(("a",)), ["a"]),
        (OneOf(("a",)), {"a": 1}),
        (Subset((0, 1, 2), 2), 1),
        (Subset((0, 1, 2), 2), "01"),
        (Subset((0, 1, 2), 2), {0, 1}),
        (Subset((0, 1, 2), 2), {0: 1, 1: 2}),
        (Subset((0, 1, 2), 2), [0, True]),
        (Subset((0, 1, 2), 2), [0, 1.0]),
        (Subset((0, 1, 2), 2), [0, "1"]),
        (Subset((0, 1, 2), 2), [0, [1]]),
        (Number(0, 3), True),
        (Number(0, 3), 1.0),
        (Number(0, 3), "1"),
        (Number(0, 3), None),
    ],
    ids=str,
)
def test_a_value_of_the_wrong_type_is_a_bad_answer(options, value):
    with pytest.raises(BadAnswer) as refused:
        options.read(value)
    assert refused.value.code == "wrong_type"
    assert refused.value.details == {"value": value}
    assert value not in options


@pytest.mark.parametrize(
    ("options", "value"),
    [
        (OneOf(("a", "b")), "c"),
        (OneOf(("a", 2)), 3),
        (Subset((0, 1, 2), 2), [0]),
        (Subset((0, 1, 2), 2), [0, 1, 2]),
        (Subset((0, 1, 2), 2), [1, 1]),
        (Subset((0, 1, 2), 2), [0, 1, 1]),
        (Subset((0, 1, 2), 2), [0, 3]),
        (Subset((0, 1, 2), 2), [-1, 0]),
        (Number(0, 3), -1),
        (Number(0, 3), 4),
    ],
    ids=str,
)
def test_a_value_of_the_right_type_may_not_be_an_option(options, value):
    with pytest.raises(NotAnOption):
        options.read(value)
    assert value not in options


def test_the_canonical_form_of_a_subset_is_a_sorted_tuple():
    options = Subset((0, 3, 5, 8), 3)
    assert options.read([8, 0, 5]) == (0, 5, 8)
    assert options.read((5, 3, 0)) == (0, 3, 5)
    assert options.encode([8, 0, 5]) == 2
    assert [5, 8, 0] in options


def test_the_bounds_of_a_number_are_options():
    options = Number(2, 4)
    assert [options.read(value) for value in (2, 3, 4)] == [2, 3, 4]
    assert options.encode(4) == 2
    assert options.count() == 3


def test_subsets_are_ordered_by_their_members():
    options = Subset((1, 3, 4, 8), 2)
    assert list(options.enumerate()) == [(1, 3), (1, 4), (1, 8), (3, 4), (3, 8), (4, 8)]
    assert Subset(tuple(range(14)), 4).count() == 1001


def test_one_of_keeps_the_first_of_equal_values():
    assert one_of(["b", "a", "b", None, "a"]) == OneOf(("b", "a", None))
    assert one_of([]) == OneOf(())


def test_one_of_samples_by_index():
    options = OneOf(("a", "b", "c", "d"))
    draws = [options.sample(Fixed(number)) for number in (0.0, 0.2499, 0.25, 0.5, 0.75, JUST_BELOW_ONE)]
    assert draws == ["a", "a", "b", "c", "d", "d"]


def test_weights_are_copies():
    options = OneOf(("a", "b", "c"), (1, 2, 1))
    draws = [options.sample(Fixed(number)) for number in (0.0, 0.2499, 0.25, 0.7499, 0.75, JUST_BELOW_ONE)]
    assert draws == ["a", "a", "b", "b", "c", "c"]


def test_a_weight_of_zero_is_never_drawn():
    options = OneOf(("a", "b", "c"), (0, 1, 0))
    assert [options.sample(Fixed(number)) for number in (0.0, JUST_BELOW_ONE)] == ["b", "b"]


def test_a_subset_is_sampled_with_one_random_number():
    options = Subset((3, 5, 7), 2)
    draws = [options.sample(Fixed(number)) for number in (0.0, 0.3333, 0.3334, 0.6667, JUST_BELOW_ONE)]
    assert draws == [(3, 5), (3, 5), (3, 7), (5, 7), (5, 7)]


def test_a_number_samples_from_least_to_most():
    options = Number(4, 6)
    assert [options.sample(Fixed(number)) for number in (0.0, 0.3333, 0.3334, 0.6667, JUST_BELOW_ONE)] == [
        4,
        4,
        5,
        6,
        6,
    ]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (OneOf(("a", "b", "c")), {"a": 1, "b": 1, "c": 1}),
        (OneOf(("a", "b", "c"), (1, 3, 2)), {"a": 1, "b": 3, "c": 2}),
        (Subset((0, 1, 2, 3), 2), dict.fromkeys([(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)], 1)),
        (Number(1, 6), dict.fromkeys(range(1, 7), 1)),
    ],
    ids=str,
)
def test_sample_frequencies_match_the_weights(options, expected):
    rng, draws = Random(7), 6000
    drawn = Counter(options.sample(rng) for _ in range(draws))
    share = {value: draws * copies / sum(expected.values()) for value, copies in expected.items()}
    assert set(drawn) == set(expected)
    # Five standard deviations either way: a wrong share is far outside, and a fixed seed keeps the test deterministic.
    assert all(abs(drawn[value] - share[value]) < 5 * share[value] ** 0.5 for value in expected)


class Take(Choice):
    item: str
    amount: int = 1


class Explosive:
    def __eq__(self, other):
        raise RuntimeError("compared")

    __hash__ = None


TAKE = OneOf((Take("rope"), Take("lamp", 0), "stop"), barred=(Barred(Take("boat"), "T-2"), Barred(3, "T-3")))


@pytest.mark.parametrize("value", [Take("rope"), {"choice": "take", "item": "rope", "amount": 1}])
def test_a_choice_may_be_given_in_its_plain_form(value):
    assert TAKE.read(value) == Take("rope")
    assert TAKE.encode(value) == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"choice": "take", "item": "rope", "amount": True},
        {"choice": "take", "item": "rope", "amount": 1.0},
        {"choice": "take", "item": "lamp", "amount": False},
        {"choice": "take", "item": "rope"},
        {"choice": "take", "item": "rope", "amount": 1, "more": 1},
        {"choice": "take", "item": "rope", "amount": Explosive()},
        {"choice": "take", "item": ["rope"], "amount": 1},
        {},
        Take("oar"),
    ],
    ids=["true", "point", "false", "less", "more", "explosive", "list", "nothing", "other"],
)
def test_a_value_similar_to_a_choice_is_not_an_option(wrong):
    with pytest.raises(NotAnOption) as refused:
        TAKE.read(wrong)
    assert refused.value.barred is None


@pytest.mark.parametrize(
    ("value", "rule"), [(Take("boat"), "T-2"), ({"choice": "take", "item": "boat", "amount": 1}, "T-2"), (3, "T-3")]
)
def test_a_barred_value_is_refused_with_its_rule_in_any_form(value, rule):
    with pytest.raises(NotAnOption) as refused:
        TAKE.read(value)
    assert refused.value.barred.rule == rule
