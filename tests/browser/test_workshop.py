"""Layout and print of the workshop's book and card sheets in a browser."""

import re

import pytest

from afallon.grail.content import load_pack
from afallon.workshop.book import make_book
from afallon.workshop.sheets import make_sheets
from tests.grail.tables import PACKS

FIXTURE = PACKS / "fixture"

OVERFLOWING = """() => [...document.querySelectorAll(".card .text, .tile")]
    .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.closest("article").querySelector("h2").textContent)"""

WIDER_THAN_THE_SCREEN = "() => document.documentElement.scrollWidth > window.innerWidth"


@pytest.fixture
def opened(new_context, tmp_path):
    """Return a function that opens generated HTML as a file."""

    def show(text, **settings):
        file = tmp_path / "made.html"
        file.write_text(text, "utf-8")
        page = new_context(**settings).new_page()
        page.goto(file.as_uri())
        return page

    return show


@pytest.mark.parametrize("language", ["en", "uk", "it"])
def test_no_text_overflows_its_card(opened, language):
    page = opened(make_sheets(load_pack(FIXTURE), str(FIXTURE), language))
    assert page.evaluate(OVERFLOWING) == []


def test_every_sheet_is_one_page_of_a4(opened):
    page = opened(make_sheets(load_pack(FIXTURE), str(FIXTURE), "en"))
    printed = page.pdf(prefer_css_page_size=True)
    sizes = re.findall(rb"/MediaBox \[0 0 (\d+)[.\d]* (\d+)", printed)
    assert sizes == [(b"594", b"841")] * page.locator(".sheet").count()


def test_the_book_fits_a_phone(opened):
    page = opened(make_book(load_pack(FIXTURE), str(FIXTURE), "uk"), phone=True)
    assert page.evaluate(WIDER_THAN_THE_SCREEN) is False
    page.locator("nav a").first.click()
    assert page.url.endswith("#s-1")
