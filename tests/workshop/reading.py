"""Readers of the workshop's output, in place of a browser."""

from html.parser import HTMLParser
from xml.etree import ElementTree


class Page(HTMLParser):
    """A parsed page: its anchors, internal links, text, and the resources that it would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.unwritten = 0
        self.words = ""
        self.opened: list[str] = []
        self.feed(text)
        assert self.opened == [], "every element is closed"

    def handle_starttag(self, tag, attributes):
        named = dict(attributes)
        if tag not in ("meta", "br"):
            self.opened.append(tag)
        if "id" in named:
            self.anchors.append(named["id"])
        if tag == "a":
            self.links.append(named["href"])
        self.fetched += [named[name] for name in ("src", "srcset") if name in named]
        self.fetched += [tag] if tag in ("script", "link", "iframe") else []
        self.unwritten += named.get("class") == "unwritten"

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in ("meta", "br"):
            self.opened.pop()

    def handle_endtag(self, tag):
        assert self.opened.pop() == tag

    def handle_data(self, data):
        self.words += data


def read_svg(text: str) -> ElementTree.Element:
    """Return the picture as a tree; it must be well formed."""
    return ElementTree.fromstring(text)
