"""What a hostile or broken client may send in place of an answer."""

from typing import Any

from afallon import Answer


class EqualToAll(str):
    """A string that is equal to everything and hashes like one of the options."""

    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        return True


class Explosive:
    """An object of which nothing may be asked."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("compared")

    def __hash__(self) -> int:
        raise RuntimeError("hashed")

    def __repr__(self) -> str:
        raise RuntimeError("shown")

    def __iter__(self) -> Any:
        raise RuntimeError("walked through")


class Whole(int):
    """An int, but not exactly one."""


class Team(list[int]):
    """A list, but not exactly one."""


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


HUGE = 10**5000

HOSTILE_VALUES: dict[str, Any] = {
    "none": None,
    "true": True,
    "false": False,
    "zero point": 0.0,
    "one point": 1.0,
    "not a number": float("nan"),
    "infinite": float("inf"),
    "minus one": -1,
    "beyond the seats": 7,
    "huge": HUGE,
    "minus huge": -HUGE,
    "text of a number": "1",
    "empty text": "",
    "other case": "Approve",
    "with a space": "approve ",
    "long text": "x" * 100_000,
    "half a character": "\ud800",
    "bytes": b"approve",
    "option of nothing": "magic",
    "empty list": [],
    "list of one": [1],
    "same seat twice": [1, 1],
    "two of them the same": [1, 2, 1],
    "all seats": list(range(7)),
    "seat that is none": [0, 7],
    "seat below": [-1, 0],
    "huge seats": [HUGE, HUGE + 1],
    "texts of seats": ["0", "1"],
    "points": [0.0, 1.0],
    "truths": [False, True],
    "nested": [[0, 1]],
    "deeply nested": nested(100_000),
    "a set": {0, 1},
    "a range": range(2),
    "a generator": (seat for seat in (0, 1)),
    "a dictionary": {0: 1},
    "a dictionary of text": {"value": "approve"},
    "an answer": Answer(1, 0, "approve"),
    "a type": str,
    "equal to all": EqualToAll("nonsense"),
    "explosive": Explosive(),
    "explosives": [Explosive(), Explosive()],
    "not quite an int": Whole(1),
    "not quite ints": [Whole(0), Whole(1)],
    "not quite a list": Team([0, 1]),
}

HOSTILE_FIELDS: dict[str, Any] = {
    "text of zero": "0",
    "text of a number": "1",
    "one point": 1.0,
    "true": True,
    "none": None,
    "huge": HUGE,
    "minus huge": -HUGE,
    "beyond": 99,
    "below": -5,
    "a list": [1],
    "a tuple": (1,),
    "a dictionary": {},
    "not quite an int": Whole(1),
    "equal to all": EqualToAll("1"),
    "explosive": Explosive(),
}
"""What stands in an answer in place of a seat or of a decision's id."""

NOT_ANSWERS: dict[str, Any] = {
    "none": None,
    "a number": 1,
    "text": "approve",
    "a tuple": (1, 0, "approve"),
    "a dictionary": {"decision": 1, "seat": 0, "value": "approve"},
    "the class": Answer,
    "explosive": Explosive(),
}

NO_READERS: dict[str, Any] = {
    "chance": -1,
    "below": -2,
    "beyond": 7,
    "huge": HUGE,
    "true": True,
    "zero point": 0.0,
    "text": "0",
    "the complete stream": "truth",
    "a list": [0],
    "a tuple": (0,),
    "not quite an int": Whole(0),
}
