"""The default language, and help texts that are read without loading Fluent."""

import re
from collections.abc import Mapping

from afallon.text import FALLBACK, LANGUAGES, sources


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language of the system locale, in POSIX order; English if it is not supported."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            spoken = re.split(r"[_.@-]", environment[variable])[0].lower()
            return spoken if spoken in LANGUAGES else FALLBACK
    return FALLBACK


def help_lines(language: str) -> dict[str, str]:
    """Return the messages `terminal-help-*`, by the rest of their key.

    They are single lines without placeables, so that help appears at once: loading Fluent takes longer.
    """
    return dict(re.findall(r"^terminal-help-(\S+) = (.+)$", sources(language)["terminal"], re.MULTILINE))


def option_lines(language: str) -> dict[str, str]:
    """Return the help of Avalon's options, from the messages `avalon-option-*`, by `option-*`."""
    written = re.compile(r"^avalon-(option-\S+) = (.+)\n +\.short = (.+)$", re.MULTILINE)
    return {
        key: f"{name}. {short}" for source in sources(language).values() for key, name, short in written.findall(source)
    }
