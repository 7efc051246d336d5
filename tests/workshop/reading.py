"""Reading what the workshop makes, as a browser would."""

from html.parser import HTMLParser
from xml.etree import ElementTree


class Page(HTMLParser):
    """A page as a reader finds it: its anchors, its links within the page, its words, and whatever it would fetch."""

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
        found = dict(attributes)
        if tag not in ("meta", "br"):
            self.opened.append(tag)
        if "id" in found:
            self.anchors.append(found["id"])
        if tag == "a":
            self.links.append(found["href"])
        self.fetched += [found[name] for name in ("src", "srcset") if name in found]
        self.fetched += [tag] if tag in ("script", "link", "iframe") else []
        self.unwritten += found.get("class") == "unwritten"

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in ("meta", "br"):
            self.opened.pop()

    def handle_endtag(self, tag):
        assert self.opened.pop() == tag

    def handle_data(self, data):
        self.words += data


def read_svg(text: str) -> ElementTree.Element:
    """The picture as a tree; it must be well formed."""
    return ElementTree.fromstring(text)
