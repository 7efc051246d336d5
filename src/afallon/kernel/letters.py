"""Codes that people send each other or read out: letters without look-alikes, and integers written in them.

A code of integers is a letter for its subject, the integers, and one check letter that catches typing errors. Each
integer is written in digits of four bits, lowest first; a fifth bit says that another digit follows.
"""

from collections.abc import Iterable, Iterator
from typing import Final

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two digits and letters without look-alikes: no I, L, O or U."""

_SEEN_AS: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})


class BadCode(ValueError):
    """The text is not a valid code: mistyped, cut short, or made by a newer version."""


def tidy(text: str) -> str:
    """Normalise a typed code: upper case, no spaces or dashes, and look-alikes as the digits that they resemble."""
    return text.strip().upper().translate(_SEEN_AS)


def write_numbers(first: str, numbers: Iterable[int]) -> str:
    """Return the code of these integers, none of them negative, with this first letter."""
    body = first + "".join(_digits(number) for number in numbers)
    return body + _check_letter(body)


def read_numbers(first: str, code: str) -> list[int]:
    """Return the integers of a code with this first letter. Raises `BadCode`."""
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
    """Return a check letter that differs if any one letter differs, or if two neighbours are swapped.

    The letters are the coefficients of a polynomial over the field of 32 elements, and this is its value at `x`. It has
    no constant term, so that swapping the last letter with the check letter is noticed as well.
    """
    total = 0
    for letter in body:
        total = (total ^ LETTERS.index(letter)) << 1
        if total & 32:
            total ^= 0b100101
    return LETTERS[total]
