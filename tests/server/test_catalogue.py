"""The catalogue of a pack: every printed face in five languages, and nothing of the story."""

import gzip

import pytest

from afallon.grail.content import load_pack
from afallon.grail.content.shelf import add_packs
from afallon.sentences.grail.printing import Printer
from afallon.text import LANGUAGES
from tests.grail.tables import PACKS
from tests.server.campaigns import campaign_server

PACK = load_pack(PACKS / "fixture")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with campaign_server(tmp_path_factory.mktemp("catalogue")) as running:
        yield running


@pytest.fixture(scope="module")
def address(server):
    with server.client() as http:
        packs = {pack["name"]: pack for pack in http.get("/api/games/grail").json()["packs"]}
    return f"/api/packs/fixture/{packs['fixture']['catalogue']}"


def texts_in(value):
    """Yield every text in plain data, except the names of fields."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts_in(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_complete(server, address, language):
    with server.client() as http:
        found = http.get(f"{address}/{language}").json()
    assert found["language"] == language
    assert set(found["cards"]) == {card for cards in PACK.cards.values() for card in cards}
    assert {int(number) for number in found["locations"]} == set(PACK.locations)
    assert {int(number) for number in found["skills"]} == set(PACK.skills)
    for part in ("characters", "items", "encounters", "statuses", "boards", "afflictions"):
        assert set(found[part]) == set(getattr(PACK, part)), part
    assert set(found["events"]) == {*PACK.story_events, *PACK.random_events}
    for name, cards in (("combat", PACK.cards["combat"]), ("diplomacy", PACK.cards["diplomacy"])):
        for card in cards.values():
            printed = found["cards"][card.id]
            assert printed["kind"] == name
            assert [half is None for half in printed["right"]] == [half is None for half in card.right]
            assert all(half is None or half["text"] for half in (*printed["left"], *printed["right"]))
    for enemy in found["encounters"].values():
        assert all(row["lines"] for row in enemy["attacks"])
    assert not any(text.startswith("grail-") for text in texts_in(found))


def test_a_reader_gets_the_first_language_of_a_pack_that_does_not_speak_theirs(server, address):
    with server.client() as http:
        polish, ukrainian = (http.get(f"{address}/{language}").json() for language in ("pl", "uk"))
    assert polish["cards"]["gaff_hook"]["name"] == "Gaff Hook"
    assert polish["cards"]["gaff_hook"]["right"][0]["text"].startswith("praktyczność")  # our own texts are in Polish
    assert ukrainian["cards"]["gaff_hook"]["name"] != "Gaff Hook"


def test_the_first_language_need_not_be_english(tmp_path):
    folder = tmp_path / "packs" / "marsh"
    for file in ("pack", "cards", "map", "encounters", "things"):
        text = (PACKS / "fixture" / f"{file}.yaml").read_text("utf-8")
        target = folder / f"{file}.yaml"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text.replace("languages: [en, uk]", "languages: [uk]"), "utf-8")
    (folder / "text").mkdir()
    (folder / "text" / "uk.ftl").write_text((PACKS / "fixture" / "text" / "uk.ftl").read_text("utf-8"), "utf-8")
    add_packs(folder.parent)
    names = {one: Printer("marsh", load_pack(folder), one).catalogue().cards["gaff_hook"].name for one in ("it", "uk")}
    assert names["it"] == names["uk"]


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_catalogue_reveals_nothing_of_the_story(language):
    add_packs(PACKS)
    printer = Printer("fixture", PACK, language)
    printed = "\n".join(texts_in(_plain(printer.catalogue())))
    told = [text for verse in PACK.verses if " " in (text := printer.words.name("verse", verse))]
    assert told
    assert [text for text in told if text in printed] == []


def test_every_effect_outside_the_story_has_a_path():
    add_packs(PACKS)
    found = Printer("fixture", PACK, "en").catalogue().effects
    story = {path for path in PACK.effects if "/verses/" in path or path.startswith(("book/", "secrets/"))}
    assert set(found) == set(PACK.effects) - story
    assert story
    for path, lines in found.items():
        assert len(lines) == len(PACK.effects[path])


def test_the_catalogue_is_compressed_and_cached_forever(server, address):
    with server.client() as http:
        answer = http.get(f"{address}/en", headers={"Accept-Encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert len(gzip.compress(answer.content)) < 10_000
        again = http.get(f"{address}/en", headers={"If-None-Match": answer.headers["etag"], "Accept-Encoding": "gzip"})
        assert again.status_code == 304


@pytest.mark.parametrize("path", ["fixture/0/en", "nothing/0/en", "..%2Ffixture/0/en"])
def test_other_addresses_are_not_found(server, path):
    with server.client() as http:
        assert http.get(f"/api/packs/{path}").status_code == 404


def test_an_unknown_language_is_not_found(server, address):
    with server.client() as http:
        assert http.get(f"{address}/xx").status_code == 404


def _plain(catalogue):
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(catalogue))
