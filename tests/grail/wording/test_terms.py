"""Card text uses the terms of the rules' glossary."""

import re
from pathlib import Path

import pytest

from afallon.text import LANGUAGES, has, say

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "grail.md").read_text("utf-8")
COLUMNS = ("en", "id", "uk", "pl", "it", "ru")
KINDS = ("quantity", "keyword", "trait", "printed")
"""Words that stand by themselves; others are inflected."""


def terms() -> dict[str, dict[str, str]]:
    """The glossary: what each identifier is called in each language."""
    table = RULES.partition("## 2. Glossary")[2].partition("\n## ")[0]
    found: dict[str, dict[str, str]] = {}
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
        identifiers = re.findall(r"`(\w+)`", line)
        if len(cells) != len(COLUMNS) or not identifiers:
            continue
        columns = dict(zip(COLUMNS, cells, strict=True))
        for place, identifier in enumerate(identifiers):
            named = {language: columns[language].split(" / ") for language in LANGUAGES}
            found[identifier] = {
                language: _plain(names[place] if len(names) == len(identifiers) else columns[language])
                for language, names in named.items()
            }
    return found


def _plain(term: str) -> str:
    """Without what kind of thing it is, and without the brackets that explain it."""
    return re.sub(r" \(.*\)", "", term.partition("trait: ")[2] or term).replace("'", "’")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_cards_are_those_of_the_glossary(language):
    followed = set()
    for identifier, names in terms().items():
        for kind in KINDS:
            key = f"grail-{kind}-{identifier}"
            if has(language, key):
                assert say(language, key) in (names[language], *names[language].split(", ")), key
                followed.add(identifier)
    assert {"food", "terror", "courage", "shield", "horde", "charge_in", "opportunity", "loot", "avoidance"} <= followed
