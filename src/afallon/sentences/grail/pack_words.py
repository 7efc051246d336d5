"""The names and the story of a pack, in the reader's language."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from afallon.grail.content.shelf import folder_of
from afallon.grail.content.texts import key_of, read_text
from afallon.text import FALLBACK

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class PackWords:
    """The texts of one pack in one language; what it lacks is said in the pack's own languages, the first first, or in
    English, and what these lack by its name."""

    def __init__(self, pack: str, language: str, own: Sequence[str] = ()) -> None:
        self._bundles = [_bundle(pack, spoken) for spoken in dict.fromkeys((language, *own, FALLBACK))]

    def name(self, of: str, name: str | int) -> str:
        """What something of the pack is called, or the text of a verse."""
        key = key_of(of, name)
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern: Any = bundle.get_message(key).value
                return str(bundle.format_pattern(pattern)[0])
        return str(name).replace("_", " ").rpartition(":")[2]


@cache
def _bundle(pack: str, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # late: it takes longer than everything else here

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read_text(folder_of(pack), language)))
    return bundle
