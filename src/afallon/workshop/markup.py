"""HTML and SVG as text. Text that is not `Markup` is escaped, so no text of a pack can become a tag."""

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

UNWRITTEN: Final = ("\ue000", "\ue001")
"""Delimiters around fallback texts for missing translations; they become a visible mark."""

_EMPTY: Final = frozenset({"br", "meta", "path", "rect", "circle", "line", "polygon"})


class Markup(str):
    """Text that is already HTML or SVG."""

    __slots__ = ()


Child = str | Iterable["Child"] | None


def tag(name: str, /, *children: Child, **attributes: str | float | None) -> Markup:
    """Return an element with its children. `class_` is the class, an underscore a dash; `None` is left out."""
    said = "".join(
        f' {field.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for field, value in attributes.items()
        if value is not None
    )
    inner = markup(children)
    return Markup(f"<{name}{said}/>" if name in _EMPTY and not inner else f"<{name}{said}>{inner}</{name}>")


def markup(child: Child) -> Markup:
    """Return anything as markup."""
    if child is None:
        return Markup()
    if isinstance(child, Markup):
        return child
    if isinstance(child, str):
        begin, end = UNWRITTEN
        return Markup(escape(child).replace(begin, '<mark class="unwritten">').replace(end, "</mark>"))
    return Markup("".join(map(markup, child)))


def page(language: str, title: str, style: str, *children: Child) -> str:
    """Return a page as one file, with the named style sheet from this folder."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", plain(title)),
        tag("style", Markup((Path(__file__).parent / style).read_text("utf-8"))),
    )
    return f"<!doctype html>\n{tag('html', head, tag('body', *children), lang=language)}\n"


def plain(text: str) -> str:
    """Return the text without delimiters, for places where it cannot be marked."""
    return text.replace(UNWRITTEN[0], "").replace(UNWRITTEN[1], "")
