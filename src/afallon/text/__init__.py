"""All texts that people read, in five languages: one folder per language with Fluent files.

Message keys consist of words and dashes. Underscores are read as dashes, so that identifiers of the rules fit as they
are: `say("uk", f"avalon-character-{name}.short")`. The part after the dot is an attribute of the message.
"""

import re
import warnings
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Self

from afallon.additions import AdditionError, text_folders
from afallon.languages import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource


class Word(str):
    """Text with further grammatical forms, such as cases; a message selects one by `CASE($word, "genitive")`."""

    __slots__ = ("form",)

    form: Callable[[str], str]

    def __new__(cls, text: str, form: Callable[[str], str]) -> Self:
        word = super().__new__(cls, text)
        word.form = form
        return word


class MissingWords(UserWarning):
    """A text is incomplete: the language lacks the key, or an argument of the message is missing."""


def say(language: str, key: str, terms: str = "", /, **arguments: Any) -> str:
    """Return the text of a message. Arguments are numbers, plain text or a `Word`; none is ever parsed as Fluent.

    `terms` is Fluent source that replaces terms such as `-menhir`, in the same language.

    A key that the language lacks is rendered in English, and a key that English lacks as the key itself, both with a
    `MissingWords` warning. So a game continues, and a test that turns warnings into errors fails.
    """
    for spoken in dict.fromkeys((language, FALLBACK)):
        bundle = _bundle(spoken, terms if spoken == language else "")
        pattern = _pattern(bundle, key)
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, arguments)
            for error in errors:
                _warn(f"{key} in {spoken}: {error}")
            return str(text)
        _warn(f"{key} is not in {spoken}")
    return key


def has(language: str, key: str) -> bool:
    """Return whether the language itself has the key."""
    return _pattern(_bundle(language), key) is not None


def check_words(keys: Iterable[str]) -> None:
    """Check that plug-ins have these messages in every language. Raises `AdditionError` if not.

    Keys of Afallon itself are skipped to save time; tests cover them.
    """
    ours = set(re.findall(r"^([a-z][a-z0-9-]*) =", "\n".join(_ours(FALLBACK).values()), re.MULTILINE))
    wanted = [key for key in dict.fromkeys(key.replace("_", "-") for key in keys) if key.partition(".")[0] not in ours]
    missing = [
        f"{key} ({language})"
        for language, bundle in [(one, _make_bundle(one, _parsed(_added(one).values()))) for one in LANGUAGES]
        for key in wanted
        if _pattern(bundle, key) is None
    ]
    if missing:
        packages = ", ".join(text_folders()) or "what is added"
        raise AdditionError(f"words are missing in the folder `text` of {packages}: {'; '.join(missing)}")


def listed(language: str, items: Sequence[str]) -> str:
    """Join the items to a list in running text: "A, B and C"."""
    if len(items) < 2:
        return "".join(items)
    return say(language, "list-separator").join(items[:-1]) + say(language, "list-last-separator") + items[-1]


@cache
def sources(language: str) -> dict[str, str]:
    """Return the Fluent files of a language as text, by name without the ending. The browser reads the same files."""
    if language not in LANGUAGES:
        raise ValueError(f"no words in the language {language!r}; there are {', '.join(LANGUAGES)}")
    return {**_ours(language), **_added(language)}


def _ours(language: str) -> dict[str, str]:
    return _files(files(__name__) / language)


def _added(language: str) -> dict[str, str]:
    """Return the Fluent files of plug-ins. Raises `AdditionError` for a plug-in that lacks a language."""
    found: dict[str, str] = {}
    for package, folder in text_folders().items():
        if silent := [spoken for spoken in LANGUAGES if not (folder / spoken).is_dir()]:
            raise AdditionError(f"{package} has no words in {', '.join(silent)}: make a folder for each in {folder}")
        found |= {f"{package}/{name}": text for name, text in _files(folder / language).items()}
    return found


def _files(folder: Traversable) -> dict[str, str]:
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in found}


@cache
def _bundle(language: str, terms: str = "") -> "FluentBundle":
    bundle = _make_bundle(language, _resources(language))
    for resource in _parsed([terms]):
        bundle.add_resource(resource, allow_overrides=True)
    return bundle


@cache
def _resources(language: str) -> "tuple[Resource, ...]":
    return _parsed(sources(language).values())


def _parsed(texts: Iterable[str]) -> "tuple[Resource, ...]":
    from fluent.runtime import FluentResource  # late, since this import is slow

    return tuple(FluentResource(text) for text in texts)


def _make_bundle(language: str, resources: "Iterable[Resource]") -> "FluentBundle":
    from fluent.runtime import FluentBundle  # late, since this import is slow

    functions: dict[str, Any] = {"CASE": _in_form, "CAPITAL": _capital}
    bundle = FluentBundle([language], functions, use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle


def _in_form(word: Any, form: str) -> Any:
    """Return the word in a form; a value without forms is returned unchanged."""
    return word.form(form) if isinstance(word, Word) else word


def _capital(text: Any) -> Any:
    """Return the text with a capital first letter, for a term that begins a sentence."""
    return text[:1].upper() + text[1:]


def _pattern(bundle: "FluentBundle", key: str) -> Any:
    """Return the pattern of a message or of its attribute, or `None`."""
    name, _, attribute = key.replace("_", "-").partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _warn(what: str) -> None:
    warnings.warn(what, MissingWords, stacklevel=3)


__all__ = ["FALLBACK", "LANGUAGES", "MissingWords", "Word", "check_words", "has", "listed", "say", "sources"]
