"""Codes that people send each other or read out: letters without look-alikes, and whole numbers written in them.

A code of numbers is a letter for what it is about, then the numbers, then one letter that catches slips. Every number
is written in digits of four bits, lowest first; a fifth bit says that another digit follows.
"""

from collections.abc import Iterable, Iterator
from typing import Final

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two digits and letters without look-alikes: no I, L, O or U."""

_SEEN_AS: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})


class BadCode(ValueError):
    """The text is no such code: mistyped, cut short, or made by a newer version."""


def tidy(text: str) -> str:
    """The text as it was meant: capital letters, no spaces or dashes, and look-alikes read as the digits they are."""
    return text.strip().upper().translate(_SEEN_AS)


def write_numbers(first: str, numbers: Iterable[int]) -> str:
    """The code of these numbers, none of them below nought, beginning with this letter."""
    body = first + "".join(_digits(number) for number in numbers)
    return body + _check_letter(body)


def read_numbers(first: str, code: str) -> list[int]:
    """The numbers of a code that begins with this letter; raises `BadCode`."""
    text = tidy(code)
    if not text.startswith(first) or not set(text) <= set(LETTERS) or text[-1] != _check_letter(text[:-1]):
        raise BadCode(code)
    return list(_numbers(text[1:-1]))


def _digits(number: int) -> str:
    written = ""
    while number >= 16:
        written += LETTERS[16 | number & 15]
        number >>= 4
    return written + LETTERS[number]


def _numbers(text: str) -> Iterator[int]:
    number = shift = 0
    for letter in text:
        digit = LETTERS.index(letter)
        number |= (digit & 15) << shift
        shift += 4
        if digit < 16:
            yield number
            number = shift = 0
    if shift:
        raise BadCode(text)


def _check_letter(body: str) -> str:
    """A letter that differs when any one letter does, or when two neighbours change places.

    The letters are the coefficients of a polynomial over the field of 32 elements, without a constant term so that the
    last of them cannot change places with the check letter unnoticed; this is its value at `x`.
    """
    total = 0
    for letter in body:
        total = (total ^ LETTERS.index(letter)) << 1
        if total & 32:
            total ^= 0b100101
    return LETTERS[total]
