"""Words that are still to be written, as stubs of Fluent to be pasted and filled in.

An empty stub is no Fluent yet, so the check finds whatever was pasted and forgotten.
"""

from collections.abc import Iterator

from afallon.grail.content.messages import Messages
from afallon.grail.content.pack import Sections
from afallon.grail.content.wanted_texts import wanted_texts


def missing_keys(sections: Sections, messages: Messages) -> list[str]:
    """The keys that a language must have and has not."""
    return [
        key
        for key, wanted in wanted_texts(sections).items()
        if wanted.is_required and key not in messages.by_key and wanted.instead not in messages.by_key
    ]


def make_stubs(sections: Sections, source: Messages, messages: Messages) -> list[str]:
    """The lines of all stubs, each under the file where it belongs and under its words in the first language.

    Attributes alone are to be added to a message that is there already.
    """
    by_message: dict[str, list[str]] = {}
    for key in missing_keys(sections, messages):
        by_message.setdefault(key.partition(".")[0], []).append(key)
    by_file: dict[str, list[str]] = {}
    for message, keys in by_message.items():
        by_file.setdefault(_file_of(message, source, messages), []).extend(("", *_stub(keys, source)))
    return [line for file, lines in by_file.items() for line in (f"### {file}", *lines, "")]


def _file_of(message: str, source: Messages, messages: Messages) -> str:
    """The file of the message, if it is there; else the like of the one in which its source stands."""
    for told in (messages, source):
        if (written := told.by_key.get(message)) is not None:
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
