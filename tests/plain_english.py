"""Refuse wordings in docstrings, comments, documents and test names that readers must decode: part of `./run check`.

STYLE.md explains what to write instead. Text in quotes or backticks is not checked.

.venv/bin/python tests/plain_english.py [PATH ...]    check these files and folders, or all
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

REFUSED = {
    r"what (is|are|was|were|it|they|has|have|had|can|may|must|this|that|a|an)\b": "name the thing",
    r"(whatever|whoever|whomever)\b": "name the thing or the actor",
    r"some(body|one)\b": "name the actor: a player, a seat, a client",
    r"so (many|much)\b": "this number of",
    r"(of|by|with|at) which\b": "split the sentence",
    r"anew\b": "again",
    r"nine of ten\b": "p90",
    r"thereby|therein|thereof|whereby|wherein\b": "split the sentence",
}
_PATTERN = re.compile("|".join(rf"(?P<p{index}>\b{each})" for index, each in enumerate(REFUSED)), re.IGNORECASE)
_QUOTED = re.compile(r"```.*?```|``.*?``|`[^`]*`|\"[^\"\n]*\"|“[^”\n]*”", re.DOTALL)
_WEB_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'])//[^\n]*", re.DOTALL)

CHECKED = ("*.py", "*.md", "*.ts", "*.svelte", "*.css", "run")
LEFT_OUT = (
    "STYLE.md",
    "docs/rules/",
    "docs/story/",
    "docs/vocabulary/",
    "docs/figures/grail-balance.md",
    "src/afallon/grail/packs/",
    "src/afallon/server/page/",
    "tests/plain_english.py",
)
"""Generated pages, the rules' own wording, stories and the two files that quote what they refuse."""


def main(arguments: list[str]) -> int:
    found = 0
    for path in files(arguments):
        text = Path(ROOT, path).read_text(encoding="utf-8")
        for line, prose in sorted(prose_of(path, text)):
            for start, wording, advice in refused(prose):
                found += 1
                print(f"{path}:{line + prose[:start].count(chr(10))}: “{wording}”: {advice}")
    if found:
        print(f"{found} wordings to change; see STYLE.md")
    return 1 if found else 0


def files(named: list[str]) -> list[str]:
    """Return the tracked files to check, relative to the project folder."""
    listed = subprocess.run(
        ["git", "ls-files", *(named or CHECKED)], cwd=ROOT, check=True, capture_output=True, encoding="utf-8"
    ).stdout.splitlines()
    return [path for path in listed if not path.startswith(LEFT_OUT) and any(map(Path(path).match, CHECKED))]


def prose_of(path: str, text: str) -> Iterator[tuple[int, str]]:
    """Yield each piece of prose in a file with the number of its first line."""
    if path.endswith(".py"):
        yield from _python_prose(text)
    elif path.endswith((".ts", ".svelte", ".css")):
        for comment in _WEB_COMMENT.finditer(text):
            yield text[: comment.start()].count("\n") + 1, comment[0]
    elif path.endswith(".md"):
        yield 1, text
    else:
        for number, line in enumerate(text.splitlines(), 1):
            yield number, line.partition("#")[2]


def refused(prose: str) -> Iterator[tuple[int, str, str]]:
    """Yield the position, wording and advice of each refused wording outside quotes."""
    unquoted = _QUOTED.sub(lambda quoted: re.sub(r"[^\n]", " ", quoted[0]), prose)
    for match in _PATTERN.finditer(unquoted):
        assert match.lastgroup
        yield match.start(), match[0], list(REFUSED.values())[int(match.lastgroup[1:])]


def _python_prose(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(docstring))):
                yield node.lineno, docstring
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test_"):
                yield node.lineno, name.replace("_", " ")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
