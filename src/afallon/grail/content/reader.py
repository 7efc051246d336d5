"""YAML reader: plain data with line numbers.

Packs use a subset of YAML: mappings, lists and scalars. Anchors, tags and several documents in a file are refused, and
`yes`, `no`, `on`, `off` are words. So no value has a surprising type, and no document can expand without limit. The
depth of nesting and the size of numbers are limited.
"""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from afallon.grail.content.errors import PackError, PackProblem

Path = tuple[str | int, ...]
DEEPEST: Final = 40
LARGEST_NUMBER: Final = 9_999
"""Far above any number of a campaign; a typing error must not create a deck that fills the memory."""

_NUMBER: Final = re.compile(r"[-+]?(0|[1-9][0-9]*)", re.ASCII)
_MOST_DIGITS: Final = 9
"""Only this many characters of a number are parsed; a longer number is too large in any case."""

_WORDS: Final = {"": None, "~": None, "null": None, "true": True, "false": False}


class Source(NamedTuple):
    """A file as plain data, with the line of each part."""

    file: str
    value: Any
    lines: dict[Path, int]

    def line(self, path: Path) -> int:
        """Return the line of this part, or of the nearest enclosing part."""
        while path not in self.lines:
            path = path[:-1]
        return self.lines[path]

    def span(self, path: Path) -> range:
        """Return the range of lines of this part."""
        inner = [line for place, line in self.lines.items() if place[: len(path)] == path]
        return range(self.line(path), max(inner, default=self.line(path)) + 1)


def read_yaml(file: str, text: str) -> Source:
    """Parse a file; raise `PackError` with the first problem."""
    try:
        import yaml
    except ImportError as error:  # the core depends on msgspec only
        raise ImportError("packs are written in YAML: install afallon[grail]") from error

    lines: dict[Path, int] = {}

    def refuse(event: Any, code: str, **details: Any) -> PackError:
        return PackError((PackProblem(file, event.start_mark.line + 1, code, details),))

    def read(events: Iterator[Any], event: Any, path: Path) -> Any:
        lines.setdefault(path, event.start_mark.line + 1)
        if len(path) > DEEPEST:
            raise refuse(event, "too_deep")
        if getattr(event, "anchor", None) is not None or isinstance(event, yaml.AliasEvent):
            raise refuse(event, "no_anchors")
        if event.tag is not None:
            raise refuse(event, "no_tags", tag=event.tag)
        if isinstance(event, yaml.ScalarEvent):
            value = _scalar(event.value) if event.implicit[0] else event.value
            if isinstance(value, int) and value > LARGEST_NUMBER:
                raise refuse(event, "number_too_large", found=event.value, most=LARGEST_NUMBER)
            if isinstance(value, int) and value < -LARGEST_NUMBER:
                raise refuse(event, "number_too_small", found=event.value, least=-LARGEST_NUMBER)
            return value
        if isinstance(event, yaml.SequenceStartEvent):
            values: list[Any] = []
            while not isinstance(event := next(events), yaml.SequenceEndEvent):
                values.append(read(events, event, (*path, len(values))))
            return values
        mapping: dict[str, Any] = {}
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                raise refuse(event, "key_is_no_word")
            if event.value in mapping:
                raise refuse(event, "key_stands_twice", key=event.value)
            lines[*path, event.value] = event.start_mark.line + 1
            mapping[event.value] = read(events, next(events), (*path, event.value))
        return mapping

    try:
        events = iter(yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)))
        value: Any = None
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                if lines:
                    raise refuse(event, "more_than_one_document")
                value = read(events, next(events), ())
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = 1 if mark is None else mark.line + 1
        raise PackError((PackProblem(file, line, "not_yaml"),)) from error
    except yaml.YAMLError as error:
        raise PackError((PackProblem(file, 1, "character_not_allowed"),)) from error
    lines.setdefault((), 1)
    return Source(file, value, lines)


def _scalar(text: str) -> Any:
    if text in _WORDS:
        return _WORDS[text]
    return int(text[:_MOST_DIGITS]) if _NUMBER.fullmatch(text) else text
