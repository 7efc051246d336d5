"""Fluent stubs for missing texts, to paste and fill in.

An empty stub is invalid Fluent, so the check finds stubs that were pasted and forgotten.
"""

from collections.abc import Iterator

from afallon.grail.content.messages import Messages
from afallon.grail.content.pack import Sections
from afallon.grail.content.wanted_texts import wanted_texts


def missing_keys(sections: Sections, messages: Messages) -> list[str]:
    """Return the required keys that a language lacks."""
    return [
        key
        for key, wanted in wanted_texts(sections).items()
        if wanted.is_required and key not in messages.by_key and wanted.instead not in messages.by_key
    ]


def make_stubs(sections: Sections, source: Messages, messages: Messages) -> list[str]:
    """Return the lines of all stubs by file, each below its text in the first language.

    Stubs with only attributes extend an existing message.
    """
    by_message: dict[str, list[str]] = {}
    for key in missing_keys(sections, messages):
        by_message.setdefault(key.partition(".")[0], []).append(key)
    by_file: dict[str, list[str]] = {}
    for message, keys in by_message.items():
        by_file.setdefault(_file_of(message, source, messages), []).extend(("", *_stub(keys, source)))
    return [line for file, lines in by_file.items() for line in (f"### {file}", *lines, "")]


def _file_of(message: str, source: Messages, messages: Messages) -> str:
    """Return the file of the message if it exists, else the counterpart of its source file."""
    for language in (messages, source):
        if (written := language.by_key.get(message)) is not None:
            return written.file.replace(f"text/{source.language}", f"text/{messages.language}", 1)
    return f"text/{messages.language}.ftl"


def _stub(keys: list[str], source: Messages) -> Iterator[str]:
    for key in keys:
        if (written := source.by_key.get(key)) is not None:
            first, *rest = written.text.split("\n")
            yield f"# {key} = {first}"
            yield from (f"#     {line}".rstrip() for line in rest)
    for key in keys:
        _, dot, attribute = key.partition(".")
        yield f"    .{attribute} =" if dot else f"{key} ="
