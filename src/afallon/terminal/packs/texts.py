"""`afallon pack texts`: lists missing texts and stale translations."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from afallon.grail.content.errors import PackError
from afallon.grail.content.loader import read_files, read_sections
from afallon.grail.content.messages import Messages, read_messages
from afallon.grail.content.pack import Sections
from afallon.grail.content.translations import accept, freshness
from afallon.languages import LANGUAGES
from afallon.terminal.grail.pack_problems import say_pack_problem
from afallon.text import say
from afallon.workshop.stubs import make_stubs, missing_keys


def add_arguments(parser: ArgumentParser, texts: dict[str, str]) -> None:
    parser.add_argument("--language", choices=LANGUAGES, help=texts["pack-stubs"])
    parser.add_argument("--accept", nargs="+", metavar=("LANGUAGE", "KEY"), help=texts["pack-accept"])


def run(asked: Namespace, language: str) -> int:
    """Show the texts to write, or accept translations."""
    folder = Path(asked.folder)
    try:
        sections, _, problems = read_sections(read_files(folder))
    except PackError as error:
        problems = error.problems
    if problems:
        print(say(language, "grail-pack-has-problems", folder=str(folder), count=str(len(problems))), file=sys.stderr)
        for problem in problems:
            print("  " + say_pack_problem(language, problem), file=sys.stderr)
        return 1
    spoken = [read_messages(folder, one) for one in sections.pack[0].languages]
    if asked.accept is not None:
        return _accept(folder, spoken, asked.accept, language)
    if asked.language is not None:
        return _show_stubs(sections, spoken, asked.language, language)
    for messages in spoken:
        _show(folder, sections, spoken[0], messages, language)
    return 0


def _show(folder: Path, sections: Sections, source: Messages, messages: Messages, language: str) -> None:
    """Print the keys of one language that are missing, stale or not recorded."""
    missing = missing_keys(sections, messages)
    states = freshness(folder, source, messages) if messages is not source else {}
    stale = [key for key, state in states.items() if state == "stale"]
    new = [key for key, state in states.items() if state == "not_recorded"]
    counts = {"missing": str(len(missing)), "stale": str(len(stale)), "unrecorded": str(len(new))}
    print(say(language, "grail-texts-of", language=messages.language, **counts))
    for sign, keys in (("-", missing), ("~", stale), ("+", new)):
        for key in keys:
            print(f"  {sign} {key}")


def _show_stubs(sections: Sections, spoken: list[Messages], into: str, language: str) -> int:
    """Print stubs for the missing texts of one language."""
    messages = next((one for one in spoken if one.language == into), None)
    if messages is None:
        known = ", ".join(one.language for one in spoken)
        print(say(language, "workshop-not-a-language", language=into, known=known), file=sys.stderr)
        return 1
    print("\n".join(make_stubs(sections, spoken[0], messages)), end="")
    return 0


def _accept(folder: Path, spoken: list[Messages], asked: list[str], language: str) -> int:
    """Accept the translations of the first-named language; the keys after it even if they are stale."""
    translations = {messages.language: messages for messages in spoken[1:]}
    into, *keys = asked
    if into not in translations:
        known = ", ".join(translations)
        print(say(language, "grail-texts-no-translation", language=into, known=known), file=sys.stderr)
        return 1
    left = accept(folder, spoken[0], translations[into], keys)
    key = "grail-texts-still-stale" if left else "grail-texts-accepted"
    print(say(language, key, language=into, count=str(left)))
    return 0
