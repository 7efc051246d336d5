"""Cards as sheets to print and cut."""

import pytest

from afallon.grail.content import load_pack
from afallon.languages import LANGUAGES
from afallon.sentences.grail.pack_words import PackWords
from afallon.text import say
from afallon.workshop.sheets import CARDS, PAGE, TILES, make_sheets
from tests.grail.tables import PACKS
from tests.workshop.reading import Page


def test_sheets_have_every_copy_of_every_card(pack, folder):
    sheets = make_sheets(pack, str(folder), "en")
    copies = sum(card.copies for kind in pack.cards.values() for card in kind.values())
    copies += sum(encounter.copies for encounter in pack.encounters.values())
    copies += sum(item.copies for item in pack.items.values()) + len(pack.secrets) + 2 * len(pack.skills)
    copies += len(pack.story_events) + sum(event.copies for event in pack.random_events.values())
    assert sheets.count('<article class="card') == copies + 1  # the card that explains the signs
    tiles = len(pack.locations) + len(pack.characters)
    assert sheets.count('<article class="tile') == tiles
    assert sheets.count('class="sheet cards"') == -(-(copies + 1) // 9)
    assert sheets.count('class="sheet tiles"') == -(-tiles // 6)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_cards_have_their_names(pack, folder, language):
    page = Page(make_sheets(pack, str(folder), language))
    words = PackWords(str(folder), language)
    for of, names in (
        ("card", [*pack.cards["combat"], *pack.cards["diplomacy"]]),
        ("encounter", pack.encounters),
        ("item", pack.items),
        ("secret", pack.secrets),
        ("location", pack.locations),
        ("character", pack.characters),
        ("event", [*pack.story_events, *pack.random_events]),
    ):
        assert [name for name in names if words.name(of, name) not in page.words] == []
    assert page.fetched == []
    assert page.unwritten == 0


@pytest.mark.parametrize("grid", [CARDS, TILES])
def test_pages_have_room_for_cut_marks(grid):
    left, top = grid.corner
    assert min(left, top) > 7
    assert left * 2 + grid.columns * grid.width == PAGE[0]
    assert top * 2 + grid.rows * grid.height == PAGE[1]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_attribute_has_its_own_letters_on_halves(language):
    attributes = ("aggression", "empathy", "courage", "caution", "practicality", "spirituality")
    letters = [say(language, f"workshop-letters-{attribute}") for attribute in attributes]
    assert len(set(letters)) == 6
    assert {len(one) for one in letters} == {2}
    page = Page(make_sheets(load_pack(PACKS / "fixture"), str(PACKS / "fixture"), language))
    assert "grail-" not in page.words
    assert "workshop-" not in page.words


def test_halves_are_in_their_rows_with_shape_and_sign():
    sheets = make_sheets(load_pack(PACKS / "shire"), str(PACKS / "shire"), "en")
    pole = sheets.partition("<h2>Boat Pole</h2>")[2].partition("</article>")[0]
    left, right = pole.partition('class="edge left"')[2].split('class="edge right"')
    shapes = [part.partition('"')[0] for part in left.split('class="half ')[1:]]
    assert shapes == ["bonus", "free"]
    assert left.count("<i></i>") == right.count("<i></i>") == 1
    assert "+1●" in left
    assert ">Ca<" in right
    assert ">1<" in right
