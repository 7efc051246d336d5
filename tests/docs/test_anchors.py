"""Links between documents lead to headings that exist."""

import re
from functools import cache
from pathlib import Path

from tests.test_docs import FENCE, LINK, documents
from tests.test_project import ROOT, read_text

HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


@cache
def anchors(document: Path) -> frozenset[str]:
    """Return the anchors of a document's headings, as GitHub makes them."""
    titles = HEADING.findall(FENCE.sub("", read_text(document)))
    return frozenset(re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles)


def test_anchors_of_links_exist():
    links = [(path, *link.partition("#")) for path in documents() for link in LINK.findall(read_text(path))]
    broken = [
        f"{path.relative_to(ROOT)}: {file}#{anchor}"
        for path, file, _, anchor in links
        if anchor and "://" not in file and anchor not in anchors(path.parent / file if file else path)
    ]
    assert broken == []
