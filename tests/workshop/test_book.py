"""The journal as a book."""

import shutil

import pytest

from afallon.grail.content import load_pack
from afallon.grail.content.prose import plain
from afallon.languages import LANGUAGES
from afallon.sentences.grail.pack_words import PackWords
from afallon.workshop.book import make_book
from afallon.workshop.starting import start_pack
from tests.grail.tables import PACKS
from tests.workshop.reading import Page


def test_the_book_has_every_verse_and_no_broken_link(pack, folder):
    page = Page(make_book(pack, str(folder), "en"))
    verses = {f"v-{name.replace(':', '-')}" for name in pack.verses}
    assert verses <= set(page.anchors)
    assert len(page.anchors) == len(set(page.anchors))
    assert {link.removeprefix("#") for link in page.links} <= set(page.anchors)
    assert {f"#s-{number}" for number in pack.locations} <= set(page.links)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_book_has_all_texts_in_each_language(pack, folder, language):
    page = Page(make_book(pack, str(folder), language))
    words, told = PackWords(str(folder), language), " ".join(page.words.split())
    for verse in pack.verses:
        for paragraph in plain(words.name("verse", verse)).split("\n\n"):
            assert " ".join(paragraph.split()) in told
    for ending in pack.endings:
        assert words.name("ending", ending) in told
    assert page.unwritten == 0


def test_the_book_is_one_file_without_scripts(pack, folder):
    book = make_book(pack, str(folder), "en")
    assert Page(book).fetched == []
    assert "http" not in book
    assert "url(" not in book


def test_emphasis_is_shown():
    book = make_book(load_pack(PACKS / "shire"), str(PACKS / "shire"), "en")
    assert "<em>Bring nothing that floats.</em>" in book


def test_choices_link_to_verses_and_show_conditions_and_costs():
    book = make_book(load_pack(PACKS / "fixture"), str(PACKS / "fixture"), "en")
    roots = book.partition('id="v-2-roots"')[0].rpartition('<ul class="choices">')[2]
    assert 'href="#v-2-roots"' in roots
    assert '<ul class="conditions">' in book
    assert '<p class="cost">' in book


def test_missing_translations_are_marked(tmp_path):
    folder = shutil.copytree(PACKS / "shire", tmp_path / "pack")
    (folder / "text/uk/locations/102-ferry-stage.ftl").unlink()
    page = Page(make_book(load_pack(folder), str(folder), "uk"))
    assert page.unwritten > 2
    assert "counts planks" in page.words  # in the first language of the pack
    assert Page(make_book(load_pack(folder), str(folder), "en")).unwritten == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_can_be_made_in_every_language(language):
    page = Page(make_book(load_pack(PACKS / "fixture"), str(PACKS / "fixture"), language))
    assert "grail-" not in page.words
    assert "workshop-" not in page.words


def test_texts_of_a_pack_are_escaped(tmp_path):
    folder = shutil.copytree(PACKS / "shire", tmp_path / "pack")
    (folder / "text/en/locations/105-orchard.ftl").write_text('location-105 = <script>& "quotes"\n', "utf-8")
    book = make_book(load_pack(folder), str(folder), "en")
    assert "<script>" not in book
    assert '<script>& "quotes"' in Page(book).words


def test_paragraphs_stand_under_their_conditions(tmp_path):
    start_pack(tmp_path / "night")
    book = make_book(load_pack(tmp_path / "night"), str(tmp_path / "night"), "en")
    told = book.partition("as if you were late.")[2].partition("Call it by its name")[0]
    assert '<ul class="conditions">' in told
    assert "It has its head on one side." in told
