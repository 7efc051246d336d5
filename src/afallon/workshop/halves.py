"""Key halves on the edges of a card: each kind has its own shape with a letter or sign inside.

A left half and a right half of one kind form a whole figure when two cards lie side by side. The figure is a circle for
an attribute, a diamond for magic and a square for a free key.
"""

from collections.abc import Iterator
from typing import Final

from afallon.grail.content.cards import AttributeHalf, LeftEdge, LeftHalf, RightEdge, RightHalf
from afallon.workshop.markup import Markup, tag
from afallon.workshop.words import WorkshopWords

WIDTH: Final = 9
HEIGHT: Final = 10
_SHAPES: Final = {
    "attribute": "M0 0C11.6 0 11.6 10 0 10Z",
    "bonus": "M0 0C11.6 0 11.6 10 0 10Z",
    "magic": "M0 0 9 5 0 10Z",
    "free": "M0 .6H8V9.4H0Z",
}
"""The figure of each kind as a left half; a right half is mirrored."""

BONUSES: Final = {"markers": "●", "affinity": "♥", "stage": "⚑", "draw": "▤", "discard_last": "✕", "extra_card": "⊕"}
"""The sign of each bonus."""


def left_edge(edge: LeftEdge, rows: int) -> tuple[Markup, ...]:
    """Return the left edge of a card, row by row."""
    return tuple(_left_half(edge[row] if row < len(edge) else None) for row in range(rows))


def right_edge(words: WorkshopWords, edge: RightEdge, rows: int) -> tuple[Markup, ...]:
    """Return the right edge of a card, row by row."""
    return tuple(_right_half(words, edge[row] if row < len(edge) else None) for row in range(rows))


def _left_half(half: LeftHalf | None) -> Markup:
    """Return the half with the bonus of a connected key."""
    if half is None:
        return tag("i")
    kind = str(half.__struct_config__.tag)
    return _drawn(kind, kind, list(_bonuses(half)))


def _right_half(words: WorkshopWords, half: RightHalf | None) -> Markup:
    """Return the half with the requirement for connecting a key."""
    if half is None:
        return tag("i")
    kind = str(half.__struct_config__.tag)
    written = []
    if isinstance(half, AttributeHalf):
        written += [words.say(f"letters-{half.attribute}"), str(half.at_least)]
    elif kind == "magic":
        written.append("✧")
    if half.cancel:
        written.append("⊘")
    elif half.times != 1:
        written.append(f"×{half.times}")
    return _drawn(kind, half.attribute if isinstance(half, AttributeHalf) else kind, written, mirrored=True)


def _bonuses(half: LeftHalf) -> Iterator[str]:
    for field, sign in BONUSES.items():
        number = getattr(half, field)
        if number is True:
            yield sign
        elif number:
            yield f"+{number}{sign}"


def _drawn(kind: str, class_: str, written: list[str], *, mirrored: bool = False) -> Markup:
    is_crowded = len(written) > 2 or (kind == "magic" and max(map(len, written), default=0) > 1)
    size = 2.2 if is_crowded else 2.8
    inwards = 2.9 if kind == "magic" else 4.1
    middle = WIDTH - inwards if mirrored else inwards
    top = HEIGHT / 2 + size * 0.36 - (len(written) - 1) * size / 2
    texts = [
        tag("text", line, x=middle, y=round(top + size * place, 2), font_size=size)
        for place, line in enumerate(written)
    ]
    transform = f"translate({WIDTH} 0) scale(-1 1)" if mirrored else None
    figure = tag("path", d=_SHAPES[kind], transform=transform)
    return tag("svg", figure, *texts, viewBox=f"0 0 {WIDTH} {HEIGHT}", class_=f"half {class_}")
