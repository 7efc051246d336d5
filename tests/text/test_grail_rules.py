"""The rules that the page shows by number: each is in the rule file, and has a message."""

import re
from pathlib import Path

from afallon.text import sources
from tests.rules.matrix import load_rules

PAGE = Path(__file__).parents[2] / "web" / "src" / "grail" / "rules.ts"


def test_every_rule_shown_by_the_page_exists_and_has_a_message():
    words = sources("en")["grail-rules"]
    said = {key.upper() for key in re.findall(r"^grail-rule-(gr-\w+-\d+) =", words, re.MULTILINE)}
    shown = set(re.findall(r'"(GR-[A-Z]+-\d+)"', PAGE.read_text("utf-8")))
    prefixes = {"GR-CHAR-4"}  # rules of trade, by the beginning of their numbers
    assert said <= {rule.id for rule in load_rules()}
    assert shown - prefixes == said
