"""Static files and texts as browsers get them: compressed once, cached, and sent again only when changed."""

import gzip
import re
from pathlib import Path

import httpx
import pytest

from afallon.server.api import content, page, words
from afallon.server.api.content import BROTLI, GZIP, PLAIN
from afallon.server.api.page import FOLDER
from afallon.server.errors import Refusal
from afallon.text import LANGUAGES, sources

if not (FOLDER / "index.html").is_file():
    pytest.skip("the page is not built: run `./run setup`, or `python hatch_build.py`", allow_module_level=True)

FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.*") if path.is_file())
TEXTS = [name for name in FILES if name.endswith((".js", ".css", ".svg"))]
FONTS = [name for name in FILES if name.endswith(".woff2")]


def fetch(http: httpx.Client, path: str, accepted: str = PLAIN, **headers: str) -> tuple[httpx.Response, bytes]:
    """Return an answer, and its body without decompression."""
    with http.stream("GET", path, headers={"Accept-Encoding": accepted, **headers}) as answer:
        return answer, b"".join(answer.iter_raw())


ENCODINGS = {PLAIN: "", GZIP: ".gz", BROTLI: ".br"}


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_file_is_sent_as_compressed_by_the_build(http, name):
    made = {encoding: FOLDER / (name + ending) for encoding, ending in ENCODINGS.items()}
    made = {encoding: path.read_bytes() for encoding, path in made.items() if path.exists()}
    assert set(made) == set(ENCODINGS) or len(made[PLAIN]) < 200, "only tiny files lack compressed forms"
    tags = {}
    for accepted in (PLAIN, "gzip, deflate", "gzip, deflate, br, zstd"):
        answer, body = fetch(http, f"/{name}", accepted)
        encoding = answer.headers.get("content-encoding", PLAIN)
        assert encoding == min(
            (one for one in made if one in (PLAIN, *accepted.split(", "))), key=lambda e: len(made[e])
        )
        assert body == made[encoding]
        assert answer.headers.get("vary", "") == ("Accept-Encoding" if len(made) > 1 else "")
        tags[answer.headers["etag"]] = encoding
    assert len(set(tags.values())) == len(tags), "each encoding is another sequence of bytes"


@pytest.mark.parametrize("name", FONTS)
def test_a_font_is_not_compressed_again(http, name):
    answer, body = fetch(http, f"/{name}", "gzip, br")
    assert "content-encoding" not in answer.headers
    assert body == (FOLDER / name).read_bytes()
    assert answer.headers["content-type"] == "font/woff2"


def test_only_files_with_a_digest_in_their_name_are_cached_forever(http):
    for name in (*TEXTS, *FONTS):
        cached = fetch(http, f"/{name}")[0].headers["cache-control"]
        assert ("immutable" in cached) == name.startswith("assets/"), name
    for path in ("/", "/api/words/en"):
        assert fetch(http, path)[0].headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("accepted", ["", "identity", "zstd", "gzip;q=0, br; q=0.0", "compress"])
def test_a_client_without_a_supported_encoding_gets_plain_text(http, accepted):
    answer, body = fetch(http, "/api/words/en", accepted)
    assert "content-encoding" not in answer.headers
    assert b"avalon-name =" in body


@pytest.mark.parametrize(
    "path", ["/", "/icon.svg", "/api/words/uk", "/api/words/uk/page", f"/{TEXTS[0]}", f"/{FONTS[0]}"]
)
@pytest.mark.parametrize("accepted", [PLAIN, "gzip", "gzip, br"])
def test_unchanged_content_is_not_sent_again(http, path, accepted):
    first, _ = fetch(http, path, accepted)
    tag = first.headers["etag"]
    for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        again, body = fetch(http, path, accepted, **{"If-None-Match": known})
        assert (again.status_code, body) == (304, b""), known
        for name in ("etag", "cache-control", "vary"):
            assert again.headers.get(name) == first.headers.get(name)
        assert "content-encoding" not in again.headers
    changed, _ = fetch(http, path, accepted, **{"If-None-Match": '"other"'})
    assert changed.status_code == 200


def test_head_has_the_headers_of_get(http):
    headers = {"Accept-Encoding": "gzip, br"}
    for path in (f"/{TEXTS[0]}", "/api/words/en/page", "/"):
        head, (whole, body) = http.head(path, headers=headers), fetch(http, path, "gzip, br")
        assert int(head.headers["content-length"]) == len(body)
        for name in ("content-encoding", "etag", "vary"):
            assert head.headers[name] == whole.headers[name]


def test_content_is_compressed_only_once(monkeypatch):
    words._words("en", "page")
    page._index("en", 0)
    monkeypatch.setattr(content, "compress", lambda *_, **__: pytest.fail("compressed again"))
    assert words._words("en", "page") is words._words("en", "page")
    assert page._index("en", 0) is page._index("en", 0)


def test_documents_are_sent_uncompressed(http):
    for path in ("/docs", "/docs/openapi.json", "/docs/asyncapi.json", "/plain.css"):
        answer = http.get(path, headers={"accept-encoding": "gzip"})
        assert (answer.status_code, answer.headers.get("content-encoding")) == (200, None)


def test_a_rebuilt_file_is_read_again(tmp_path: Path):
    path = tmp_path / "icon.svg"
    path.write_text("<svg/>")
    before = page._file(path, 1)
    path.write_text("<svg></svg>")
    assert page._file(path, 1) is before
    assert page._file(path, 2).bodies == {PLAIN: b"<svg></svg>"}


@pytest.mark.parametrize(
    ("wishes", "language"),
    [("uk-UA,uk;q=0.9,en;q=0.8", "uk"), ("fr-FR, it-IT", "it"), ("fr", "en"), ("", "en"), ("RU", "ru")],
)
def test_the_page_uses_the_first_supported_language_of_the_browser(http, wishes, language):
    answer, body = fetch(http, "/r/AAAAA", "gzip", **{"Accept-Language": wishes})
    text = gzip.decompress(body).decode()
    assert re.findall(r'<html lang="(\w+)">', text) == [language]
    assert answer.headers["vary"] == "Accept-Language, Accept-Encoding"
    (preloaded,) = re.findall(r'<link rel="preload" as="fetch"[^>]* href="([^"]+)"', text)
    assert preloaded == f"/api/words/{language}/page"
    assert http.get(preloaded).status_code == 200


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["page", "avalon", "voyage"])
def test_the_texts_of_a_part_need_no_other_game(http, language, part):
    """All messages that a part refers to are in that part, or in the part of the page."""
    told = http.get(f"/api/words/{language}/page").text
    if part != "page":
        told += http.get(f"/api/words/{language}/{part}").text
    keys = set(re.findall(r"^(-?[a-z][a-z0-9-]*) =", told, re.M))
    referred = set(re.findall(r"\{\s*(-?[a-z][a-z0-9-]*)\s*[}.]", told))
    assert referred <= keys
    assert {f"{game}-{what}" for game in ("avalon", "voyage") for what in ("name", "tagline")} <= keys


def test_a_game_has_only_its_own_texts(http):
    avalon, voyage = (http.get(f"/api/words/en/{game}").text for game in ("avalon", "voyage"))
    assert "avalon-character-merlin =" in avalon
    assert "voyage-role-admiral =" in voyage
    assert not set(re.findall(r"^(-?\w[\w-]*) =", avalon, re.M)) & set(re.findall(r"^(-?\w[\w-]*) =", voyage, re.M))


def test_comments_for_translators_are_not_sent(http):
    """The texts are the same without the comments."""
    assert any(text.startswith("###") for text in sources("en").values())
    told = http.get("/api/words/en").text
    assert "\n#" not in "\n" + told
    assert [line for text in sources("en").values() for line in text.splitlines() if line and line[0] != "#"] == [
        line for line in told.splitlines() if line
    ]


def test_every_file_belongs_to_the_page_or_a_game_or_the_terminal():
    parts = ("page", "avalon", "voyage", "grail")
    left = {name for name in sources("en") if not any(words._is_in(part, name) for part in parts)}
    assert {name.partition("-")[0] for name in left - words._SAID_HERE} == {"terminal", "workshop"}
    assert left >= words._SAID_HERE


def test_texts_of_added_packages_come_with_every_game():
    assert words._is_in("avalon", "guinevere/words")
    assert words._is_in("voyage", "guinevere/words")
    assert not words._is_in("page", "guinevere/words")


@pytest.mark.parametrize(("language", "part"), [("en", "chess"), ("en", "terminal"), ("de", "page"), ("de", None)])
def test_other_languages_and_parts_are_refused(language, part):
    with pytest.raises(Refusal):
        words._words(language, part)
