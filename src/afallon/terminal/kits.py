"""The games that can be played at the terminal."""

from typing import Final

from afallon.terminal.avalon.kit import AVALON
from afallon.terminal.grail.kit import GRAIL
from afallon.terminal.voyage.kit import VOYAGE

KITS: Final = {kit.game: kit for kit in (AVALON, VOYAGE, GRAIL)}
