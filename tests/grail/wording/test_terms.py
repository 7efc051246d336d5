"""All texts of Grail use the terms of the rules' glossary, and no second word for the same thing."""

import re
from pathlib import Path

import pytest

from afallon.text import LANGUAGES, has, say, sources

SECOND_WORDS = Path(__file__).parent / "second_words"
"""For each language, a file of words that are not used, as regular expressions, each with the term to use."""

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "grail.md").read_text("utf-8")
COLUMNS = ("en", "id", "uk", "pl", "it", "ru")
KINDS = ("quantity", "keyword", "trait", "printed")
"""Prefixes of messages that are not inflected."""


def terms() -> dict[str, dict[str, str]]:
    """Return the terms of the glossary by identifier and language."""
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
    """Return the term without its kind and without an explanation in brackets."""
    return re.sub(r" \(.*\)", "", term.partition("trait: ")[2] or term).replace("'", "’")


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_use_the_terms_of_the_glossary(language):
    followed = set()
    for identifier, names in terms().items():
        for kind in KINDS:
            key = f"grail-{kind}-{identifier}"
            if has(language, key):
                assert say(language, key) in (names[language], *names[language].split(", ")), key
                followed.add(identifier)
    assert {"food", "terror", "courage", "shield", "horde", "charge_in", "opportunity", "loot", "avoidance"} <= followed


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_grail_uses_a_second_word_for_a_term(language):
    refused = [line.split("\t") for line in (SECOND_WORDS / f"{language}.tsv").read_text("utf-8").splitlines()]
    assert len(refused) > 5
    for file, text in sources(language).items():
        if not file.startswith("grail"):
            continue
        for line in re.sub(r"^#.*", "", text, flags=re.MULTILINE).splitlines():
            prose = re.sub(r"^[a-z][\w-]* =|\$\w+|\{ [a-z][\w-]* \}|\[[\w-]+\]|^ *\.[\w-]+ =", "", line)
            for word, term in refused:
                assert not re.search(word, prose), f"{file}: “{line.strip()}” has a second word for “{term}”"
