"""The games that can be played at the terminal."""

from typing import Final

from afallon.terminal.avalon.face import AVALON
from afallon.terminal.grail.face import GRAIL
from afallon.terminal.voyage.face import VOYAGE

FACES: Final = {face.game: face for face in (AVALON, VOYAGE, GRAIL)}
