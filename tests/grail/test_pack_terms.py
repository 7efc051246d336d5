"""Terms of a pack: it may rename menhirs, Mercy and the faces of a toss; otherwise the engine's terms are used."""

import re

import msgspec
import pytest

from afallon.grail.content import load_pack
from afallon.grail.content.shelf import installed_packs
from afallon.sentences.grail.pack_words import PackWords
from afallon.sentences.grail.printing import Printer
from afallon.sentences.grail.words import GrailSentences
from afallon.text import LANGUAGES, say, sources
from tests.grail.tables import PACKS

MENHIR = re.compile(r"menhir|мен[гх]ір|менгир", re.IGNORECASE)
FOR_AUTHORS = re.compile(r"grail-pack-")
"""Keys of messages for authors of packs, who need the engine's term."""


def hush(language):
    folder = installed_packs()["hush"]
    pack = load_pack(folder)
    return GrailSentences(language, (), pack, PackWords("hush", language, pack.card.languages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_engine_texts_name_menhirs_only_by_terms(language):
    for file, text in sources(language).items():
        if not file.startswith("grail") or file in ("grail-terms", "grail-pack-check"):
            continue
        for entry in re.split(r"^(?=[a-z])", re.sub(r"^#.*", "", text, flags=re.MULTILINE), flags=re.MULTILINE):
            key, _, value = entry.partition(" =")
            prose = re.sub(r"-menhir\b|\$menhirs?\b|\[menhir\]", "", value)
            assert FOR_AUTHORS.match(key) or not MENHIR.search(prose), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_the_hush_have_another_word_for_menhirs(language):
    folder = installed_packs()["hush"]
    pack = load_pack(folder)
    catalogue = msgspec.to_builtins(Printer("hush", pack, language).catalogue())
    texts = [text for name, part in catalogue.items() if name != "terms" for text in strings(part)]
    assert len(texts) > 1000
    assert not [text for text in texts if MENHIR.search(text) and "_" not in text and text != "menhir"]


def strings(part):
    """Yield every text in a value, without keys."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for inner in part.values():
            yield from strings(inner)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from strings(inner)


def test_a_term_is_inflected_and_agreed_with():
    assert hush("uk").say("grail-number-menhir-cost") == "вартість каменя"
    assert hush("en").say("grail-event-menhir-lit", number="101", dial="8") == "A stone shines: 101, dial 8."
    assert hush("en").say("grail-event-tossed", face=hush("en").say("grail-face-skull")) == "The dial falls: crack."
    assert "Second Yes" in hush("en").say("grail-ask-beg-for-mercy", reason="Lost.", chapter=1)


def test_a_pack_without_terms_uses_those_of_the_engine():
    pack = load_pack(PACKS / "fixture")
    words = GrailSentences("en", (), pack, PackWords(str(PACKS / "fixture"), "en", pack.card.languages))
    assert words.terms == ""
    assert words.say("grail-action-mercy") == "Mercy" == say("en", "grail-action-mercy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_of_the_hush_have_the_forms_of_the_engine(language):
    own = PackWords("hush", language).terms
    for form in re.findall(r"\[([a-z-]+)\]", sources(language)["grail-terms"]):
        assert f"[{form}]" in own, form


def test_a_pack_defines_terms_language_by_language():
    folder = str(PACKS / "shire")
    assert "Second Chance" in PackWords(folder, "en").terms
    assert PackWords(folder, "uk").terms == ""
