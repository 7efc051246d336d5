"""Names and story texts of a pack in the reader's language."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from afallon.grail.content.prose import plain
from afallon.grail.content.shelf import folder_of
from afallon.grail.content.texts import attribute_of, key_of, read_texts, text_files
from afallon.text import FALLBACK

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class PackWords:
    """The texts of a pack in a language, with fallbacks: the pack's own languages in order, English, the bare name."""

    def __init__(self, pack: str, language: str, own: Sequence[str] = ()) -> None:
        self._texts = [_texts(pack, spoken) for spoken in dict.fromkeys((language, *own, FALLBACK))]

    @property
    def terms(self) -> str:
        """Fluent source of the terms that the pack defines in this language, in place of the engine's."""
        return self._texts[0].terms

    def name(self, of: str, name: str | int, scope: str | None = None) -> str:
        """Return the name of an entry of the pack, or the text of a verse, without markup.

        The text of a part of a verse or card is an attribute of its message, the `scope`. Without a scope it is a
        message for the whole pack, or the attribute of the only message that has one of this name.
        """
        return plain(self.written(of, name, scope))

    def written(self, of: str, name: str | int, scope: str | None = None) -> str:
        """Return the same text with its markup."""
        found = (text for texts in self._texts if (text := texts.find(key_of(of, name), scope)) is not None)
        return next(found, str(name).replace("_", " ").rpartition(":")[2])

    def is_written(self, of: str, name: str | int, scope: str | None = None) -> bool:
        """Return whether the language itself has the text, so that no fallback is needed."""
        return self._texts[0].find(key_of(of, name), scope) is not None

    def flavour(self, of: str, name: str | int, which: str) -> str | None:
        """Return a further text of an entry without markup, if there is one: `opening`, `won`, `story`, …"""
        text = self.written_flavour(of, name, which)
        return None if text is None else plain(text)

    def written_flavour(self, of: str, name: str | int, which: str) -> str | None:
        """Return the same text with its markup."""
        key = attribute_of(key_of(of, name), which)
        return next((text for texts in self._texts if (text := texts.written(key)) is not None), None)


class _Texts:
    """The texts of a pack in one language, without fallbacks."""

    def __init__(self, bundle: "FluentBundle", owners: dict[str, list[str]], terms: str) -> None:
        self._bundle = bundle
        self.terms = terms
        """Fluent source of the terms, as `-menhir`."""

        self.owners = owners
        """Maps an attribute to the messages that have it."""

    def find(self, key: str, scope: str | None) -> str | None:
        """Return the text for a key: in its scope, else for the whole pack, else the only attribute of this name."""
        owners = self.owners.get(key, ())
        keys = (f"{scope}.{key}", key, f"{owners[0]}.{key}" if len(owners) == 1 else key)
        return next((text for one in keys if (text := self.written(one)) is not None), None)

    def written(self, key: str) -> str | None:
        """Return the text of a message or attribute, or `None`."""
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return None
        found: Any = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        return None if pattern is None else str(self._bundle.format_pattern(pattern)[0])


@cache
def _texts(pack: str, language: str) -> _Texts:
    from fluent.runtime import FluentBundle, FluentResource  # imported late, because the import is slow
    from fluent.syntax import ast, serialize

    bundle = FluentBundle([language], use_isolating=False)
    owners: dict[str, list[str]] = {}
    terms: list[ast.EntryType] = []
    for text in read_texts(text_files(folder_of(pack), language)):
        resource = FluentResource(text)
        bundle.add_resource(resource)
        for message in (entry for entry in resource.body if isinstance(entry, ast.Message)):
            for attribute in message.attributes:
                owners.setdefault(attribute.id.name, []).append(message.id.name)
        terms += (entry for entry in resource.body if isinstance(entry, ast.Term))
    return _Texts(bundle, owners, serialize(ast.Resource(terms)) if terms else "")
