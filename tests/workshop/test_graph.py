"""The map and the journal as a picture."""

import msgspec

from afallon.grail.content import Pack, load_pack
from afallon.grail.content.effects import Choice, Read
from afallon.grail.content.glossary import SIDES
from afallon.grail.content.locations import Location, Verse
from afallon.workshop.graph import make_graph
from afallon.workshop.journal import Journal
from afallon.workshop.layers import in_layers
from afallon.workshop.map_plan import lay_out
from tests.grail.tables import PACKS
from tests.workshop.reading import read_svg

SVG = "{http://www.w3.org/2000/svg}"


def of_class(drawing, *classes):
    return [one for one in drawing.iter() if set(classes) <= set(one.get("class", "").split())]


def test_every_location_and_every_verse_is_drawn(pack, folder):
    drawing = read_svg(make_graph(pack, str(folder), "en"))
    originals = [number for number, location in pack.locations.items() if location.original is None]
    assert len(of_class(drawing, "tile")) == len(originals)
    assert len(of_class(drawing, "tile", "start")) == 1
    drawn = [text.text for text in of_class(drawing, "verse-number")]
    assert set(Journal(pack).numbers.values()) <= set(drawn)
    keys = [text.text for text in of_class(drawing, "key")]
    known = [getattr(pack.locations[number].keys, side) for number in originals for side in SIDES]
    assert sorted(keys) == sorted(str(key) for key in known if key is not None)


def test_menhirs_have_their_range(pack, folder):
    drawing = read_svg(make_graph(pack, str(folder), "en"))
    menhirs = [one for one in pack.locations.values() if "menhir" in one.seals and one.original is None]
    assert len(of_class(drawing, "range")) == len(menhirs)


def test_every_box_is_inside_the_picture(pack, folder):
    drawing = read_svg(make_graph(pack, str(folder), "en"))
    width, height = (float(drawing.get(side)) for side in ("width", "height"))
    for one in drawing.iter(f"{SVG}rect"):
        x, y = float(one.get("x", 0)), float(one.get("y", 0))
        assert 0 <= x <= x + float(one.get("width")) <= width
        assert 0 <= y <= y + float(one.get("height")) <= height


def test_neighbours_lie_beside_each_other(pack):
    plan = lay_out(pack)
    assert len(set(plan.cells.values())) == len(plan.cells)
    for number, (row, column) in plan.cells.items():
        east = pack.locations[number].keys.east
        if east in plan.cells:
            assert plan.cells[east] == (row, column + 1)


def test_dead_ends_and_unreached_verses_have_signs(tmp_path):
    pack = flawed_pack()
    drawing = read_svg(make_graph(pack, str(tmp_path), "en"))
    assert verses(drawing, "dead-end") == ["1.3"]
    assert verses(drawing, "unreached") == ["1.4"]
    assert set(verses(drawing, "complete")) == {"1.1", "✦1"}
    assert verses(drawing, "elsewhere") == ["✦1"]
    assert [one.get("class") for one in of_class(drawing, "way", "otherwise")] == ["way otherwise"]
    assert len(of_class(drawing, "way", "read")) == 1
    for sort, sign in (("dead-end", "✕"), ("unreached", "?"), ("complete", "■")):
        signs = [text.text for one in of_class(drawing, "verse", sort) for text in of_class(one, "sign")]
        assert set(signs) == {sign}


def verses(drawing, sort):
    """Return the numbers of the verses of this sort; the legend has none."""
    return [text.text for one in of_class(drawing, "verse", sort) for text in of_class(one, "verse-number")]


def flawed_pack():
    """Return a journal with every mistake that the picture can show, though the pack check would refuse it."""
    verses = (
        Verse(id="gate", choices=(Choice(id="in", go="yard"), Choice(id="on", complete=True))),
        Verse(id="yard", otherwise="pit", effects=(Read(verse="book:well"),), go="book:well"),
        Verse(id="pit"),
        Verse(id="lost", go="gate"),
    )
    location = Location(number=1, explore="gate", verses=verses)
    book = (Verse(id="well", complete=True),)
    sections = load_pack(PACKS / "crossroads").sections
    return Pack(msgspec.structs.replace(sections, locations=(location,), book=book), "0" * 32)


def test_layers_follow_the_distance_from_the_openings():
    journal = Journal(flawed_pack())
    layered = in_layers(journal, journal.sections[0])
    assert layered.layers == (("1:gate",), ("1:yard",), ("1:pit",), ("1:lost",))
    assert layered.unreached == {"1:lost"}
