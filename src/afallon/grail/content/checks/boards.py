"""Boards: every starting cell is on its track."""

from collections.abc import Iterator

from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import TRACKS
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections


def check_boards(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report starting cells of energy, health and terror that are off their track (GR-CHAR-04, 05, 18)."""
    for board in sections.boards:
        for track in TRACKS:
            start, most = getattr(board, f"{track}_start"), getattr(board, f"{track}_max")
            if start is not None and not 0 <= start <= most:
                yield origins.problem("boards", board, (f"{track}_start",), "cell_off_track", start=start, most=most)
