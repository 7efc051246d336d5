"""Texts: every language of the pack has all required texts and no unknown ones."""

from collections.abc import Iterator
from pathlib import Path

from afallon.grail.content.checks.terms import check_terms
from afallon.grail.content.checks.voice import check_voice
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.guess import guesses
from afallon.grail.content.layout import TEXTS
from afallon.grail.content.messages import Messages, read_messages
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.texts import text_files
from afallon.grail.content.translations import freshness
from afallon.grail.content.wanted_texts import Wanted, wanted_texts
from afallon.languages import LANGUAGES


def check_texts(folder: Path, sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Compare required texts with the Fluent files, translations with their source, and texts with the style."""
    card = sections.pack[0]
    wanted = wanted_texts(sections)
    spoken: list[Messages] = []
    for place, language in enumerate(card.languages):
        if language not in LANGUAGES:
            continue
        if not text_files(folder, language):
            details = {"language": language, "wanted": f"{TEXTS}/{language}.ftl"}
            yield origins.problem("pack", card, ("languages", place), "text_file_missing", **details)
        else:
            spoken.append(read_messages(folder, language))
            yield from _check_language(spoken[-1], wanted, origins)
    for translated in spoken[1:]:
        yield from _check_translation(folder, spoken[0], translated)
    yield from check_terms(folder, spoken)
    yield from check_voice(folder, spoken)


def _check_language(messages: Messages, wanted: dict[str, Wanted], origins: Origins) -> Iterator[PackProblem]:
    yield from messages.problems
    allowed = set(wanted) | {one.instead for one in wanted.values()}
    for key, written in messages.by_key.items():
        if key not in allowed and origins.is_whole:
            near = {name: one for name, one in guesses(key, wanted).items() if name == "meant"}
            yield PackProblem(written.file, written.line, "text_unknown", {"key": key, **near})
    for key, (section, entry, path, is_required, instead) in wanted.items():
        if is_required and key not in messages.by_key and instead not in messages.by_key:
            yield origins.problem(section, entry, path, "text_missing", key=key, language=messages.language)


def _check_translation(folder: Path, source: Messages, translated: Messages) -> Iterator[PackProblem]:
    for key, state in freshness(folder, source, translated).items():
        written = translated.by_key[key]
        details = {"key": key, "language": translated.language}
        if state == "stale":
            origin = source.by_key[key]
            details["source"] = f"{origin.file}:{origin.line}"
            yield PackProblem(written.file, written.line, "translation_stale", details)
        elif state == "not_recorded":
            yield PackProblem(written.file, written.line, "translation_not_recorded", details)
