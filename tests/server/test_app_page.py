"""The page as an app: link previews, a room code in the address, and the page that is shown offline."""

import json
import re
from html import unescape

import httpx
import pytest

from afallon.server.api.page import FOLDER
from afallon.text import LANGUAGES, say

if not (FOLDER / "index.html").is_file():
    pytest.skip("the page is not built: run `./run setup`, or `python hatch_build.py`", allow_module_level=True)


def preview(http: httpx.Client, path: str, language: str = "en") -> dict[str, str]:
    """Return the preview that a messenger reads from a link."""
    text = http.get(path, headers={"Accept-Language": language}).text
    return {name: unescape(value) for name, value in re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', text)}


def deal(http: httpx.Client) -> str:
    body = {"game": "avalon", "seats": 5, "options": {}, "name": "Ann", "play_now": True}
    return str(http.post("/api/rooms", json=body).json()["room"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_preview_is_in_the_readers_language(http, language):
    for path, shows in (("/", "home"), ("/r/ABCDEFGHJK", "room")):
        told = preview(http, path, language)
        assert told["title"] == say(language, f"app-preview-{shows}")
        assert told["description"] == say(language, f"app-preview-{shows}.about")
        assert told["locale"] == language
    image = http.get("/" + told["image"].rpartition("/")[2])
    assert (image.status_code, image.headers["content-type"]) == (200, "image/jpeg")
    assert told["image"].startswith("http")


def test_a_preview_does_not_reveal_whether_a_room_exists(http):
    code = deal(http)
    assert http.get(f"/r/{code}").content == http.get("/r/0000000000").content


def test_a_room_code_as_path_redirects_to_the_room(http):
    code = deal(http).replace("-", "")
    for typed in (code, code.lower(), f"{code[:5]}-{code[5:]}"):
        answer = http.get(f"/{typed}", follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (302, f"/r/{code}")
    assert http.get("/ABCDE", follow_redirects=False).status_code == 404
    assert http.get(f"/x/{code}", follow_redirects=False).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offline_page_explains_itself_and_retries(http, language):
    answer = http.get(f"/offline/{language}")
    assert f'lang="{language}"' in answer.text
    assert say(language, "app-offline.about") in unescape(answer.text)
    assert 'http-equiv="refresh"' in answer.text
    assert http.get("/offline/xx").status_code == 404


def test_the_app_can_be_installed(http):
    answer = http.get("/app.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.content)
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert http.get(icon["src"]).headers["content-type"].startswith(icon["type"])
    assert http.get("/worker.js").headers["cache-control"] == "no-cache"
