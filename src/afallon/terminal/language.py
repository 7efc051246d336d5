"""Which language to speak before anybody has been asked, and the few words that must not wait for Fluent."""

import re
from collections.abc import Mapping

from afallon.text import FALLBACK, LANGUAGES, sources


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the person's system, as POSIX looks for it; English if we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            spoken = re.split(r"[_.@-]", environment[variable])[0].lower()
            return spoken if spoken in LANGUAGES else FALLBACK
    return FALLBACK


def help_lines(language: str) -> dict[str, str]:
    """The texts of `terminal-help-*`, by what follows.

    They are one line each, without placeables, so that help is there at once: Fluent takes longer to load than the
    help takes to read.
    """
    return dict(re.findall(r"^terminal-help-(\S+) = (.+)$", sources(language)["terminal"], re.MULTILINE))


def option_lines(language: str) -> dict[str, str]:
    """What the options of Avalon do: the texts of `avalon-option-*`, which are as plain, by `option-*`."""
    written = re.compile(r"^avalon-(option-\S+) = (.+)\n +\.short = (.+)$", re.MULTILINE)
    return {
        key: f"{name}. {short}" for source in sources(language).values() for key, name, short in written.findall(source)
    }
