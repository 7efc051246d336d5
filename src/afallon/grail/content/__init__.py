"""Content: the schemas of packs, their loader and their checks. Nothing here depends on a game under way."""

from afallon.grail.content.errors import PackError, PackProblem
from afallon.grail.content.loader import load_pack
from afallon.grail.content.pack import Pack

__all__ = ["Pack", "PackError", "PackProblem", "load_pack"]
