"""Parsed Fluent files for tests: messages by key, with their variables and plurals."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from afallon.text import sources

PLURALS = {
    "en": {"one", "other"},
    "it": {"one", "other"},
    "uk": {"one", "few", "many"},
    "pl": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
}
"""The plural categories of integers in each language."""


FORMS = frozenset({"accusative", "genitive", "dative", "article", "indefinite"})
"""Attributes that are grammatical forms, such as cases. Each language has those that it needs."""


def base_of(key: str) -> str:
    """Return the key of the word that a form belongs to; any other key is returned unchanged."""
    word, _, attribute = key.partition(".")
    return word if attribute in FORMS else key


@cache
def entries(language: str, file: str) -> tuple[ast.EntryType, ...]:
    """Return all entries of a file; none if the language lacks the file."""
    return tuple(FluentParser().parse(sources(language).get(file, "")).body)


@cache
def messages(language: str, file: str) -> dict[str, ast.Pattern]:
    """Return every pattern of a file by key; the key of an attribute has a dot."""
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def walk(node: object) -> Iterator[ast.BaseNode]:
    """Yield the node and everything below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
    elif isinstance(node, list):
        for item in node:
            yield from walk(item)


@cache
def variables(pattern: ast.BaseNode) -> frozenset[str]:
    return frozenset(node.id.name for node in walk(pattern) if isinstance(node, ast.VariableReference))


@cache
def numbers(pattern: ast.Pattern) -> frozenset[str]:
    """Return the variables that must be numbers: used in NUMBER, or selecting a plural or a value."""
    found: set[str] = set()
    for node in walk(pattern):
        if isinstance(node, ast.FunctionReference) and node.id.name == "NUMBER":
            found |= variables(node.arguments)
        elif isinstance(node, ast.SelectExpression):
            keys = [variant.key for variant in node.variants]
            if any(isinstance(key, ast.NumberLiteral) or key.name == "one" for key in keys):
                found |= variables(node.selector)
    return frozenset(found)


@cache
def forms_asked(pattern: ast.Pattern) -> frozenset[str]:
    """Return the forms that the pattern requests of its arguments."""
    calls = (node for node in walk(pattern) if isinstance(node, ast.FunctionReference) and node.id.name == "CASE")
    return frozenset(call.arguments.positional[1].value for call in calls)


@cache
def shown_bare(pattern: ast.Pattern) -> frozenset[str]:
    """Return the variables that are shown directly, not through NUMBER."""
    placeables = (node.expression for node in walk(pattern) if isinstance(node, ast.Placeable))
    return frozenset(shown.id.name for shown in placeables if isinstance(shown, ast.VariableReference))


def plural_choices(pattern: ast.Pattern) -> Iterator[set[str]]:
    """Yield the categories of every plural selection."""
    for node in walk(pattern):
        if isinstance(node, ast.SelectExpression):
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if "one" in names:
                yield names


def literal_text(pattern: ast.Pattern) -> str:
    """Return the text without the arguments."""
    return " ".join(node.value for node in walk(pattern) if isinstance(node, ast.TextElement))
